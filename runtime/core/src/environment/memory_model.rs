//! How `memory_model` is written: which executions of several threads are possible, as relations between their
//! accesses, in the notation of *herd*'s cat language (Alglave, Maranget, Tautschnig, "Herding cats", 2014).
//!
//! A line is a definition, `let name = expression`, or an axiom: `acyclic expression`, `irreflexive expression` or
//! `empty expression`. A line that begins with a blank goes on with the one before; `//` begins a comment. What stands
//! in [`BASES`] is given. From the loosest on, the operators are `a | b` (union), `a ; b` (sequence), `a \ b`
//! (difference), `a & b` (intersection), and behind an expression `^-1` (inverse), `+` (transitive closure), `*`
//! (reflexive and transitive closure) and `?` (or nothing between). `[s]` relates each access of a set to itself; `0`
//! is the empty relation.

use super::names::Fault;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Sets and relations that an execution gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Base {
    /// `M`: all accesses.
    Accesses,
    /// `R`: accesses that read.
    Reads,
    /// `W`: accesses that write.
    Writes,
    /// `AMO`: single accesses that read and write.
    Atomic,
    /// `X`: loads and stores that are made to be pairs.
    Paired,
    /// `AQ`: accesses with the annotation `acquire`.
    Acquire,
    /// `RL`: accesses with the annotation `release`.
    Release,
    /// `po`, program order: from an access to those behind it in its thread.
    ProgramOrder,
    /// `loc`: between accesses of one location.
    SameLocation,
    /// `int`: between accesses of one thread.
    SameThread,
    /// `ext`: between accesses of two threads.
    OtherThread,
    /// `addr`: address dependency.
    Address,
    /// `data`: data dependency.
    Data,
    /// `ctrl`: control dependency.
    Control,
    /// `fence`: from an access to one behind it, with a fence between that orders them.
    Fence,
    /// `rmw`: from the load to the store of a pair.
    ReadModifyWrite,
    /// `rf`, reads-from: from a store to the loads that read from it.
    ReadsFrom,
    /// `co`, coherence order: from a store to those of its location that become visible later.
    Coherence,
    /// `fr`, from-read: from a load to the stores that become visible behind the one that it read from.
    FromRead,
    /// `rsw`: between loads that read from one store, or both the initial value.
    SameWrite,
}

/// What an expression is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A set of accesses.
    Set,
    /// A binary relation between accesses.
    Relation,
}

/// The given sets and relations: name, what it is, kind, description.
pub const BASES: [(&str, Base, Kind, &str); 20] = [
    ("M", Base::Accesses, Kind::Set, "all accesses"),
    ("R", Base::Reads, Kind::Set, "accesses that read"),
    ("W", Base::Writes, Kind::Set, "accesses that write"),
    ("AMO", Base::Atomic, Kind::Set, "single accesses that read and write"),
    (
        "X",
        Base::Paired,
        Kind::Set,
        "loads and stores that are made to be pairs (`reservation`)",
    ),
    ("AQ", Base::Acquire, Kind::Set, "accesses with the annotation `acquire`"),
    ("RL", Base::Release, Kind::Set, "accesses with the annotation `release`"),
    (
        "po",
        Base::ProgramOrder,
        Kind::Relation,
        "from an access to those behind it in its thread",
    ),
    (
        "loc",
        Base::SameLocation,
        Kind::Relation,
        "between accesses of one location",
    ),
    (
        "int",
        Base::SameThread,
        Kind::Relation,
        "between accesses of one thread",
    ),
    (
        "ext",
        Base::OtherThread,
        Kind::Relation,
        "between accesses of two threads",
    ),
    (
        "addr",
        Base::Address,
        Kind::Relation,
        "address dependency: what was read decides where, or whether, memory is accessed",
    ),
    (
        "data",
        Base::Data,
        Kind::Relation,
        "data dependency: what was read decides what is stored",
    ),
    (
        "ctrl",
        Base::Control,
        Kind::Relation,
        "control dependency: what was read decides what comes next",
    ),
    (
        "fence",
        Base::Fence,
        Kind::Relation,
        "from an access to one behind it, with a fence between that orders them (`orders`)",
    ),
    (
        "rmw",
        Base::ReadModifyWrite,
        Kind::Relation,
        "from the load to the store of a pair",
    ),
    (
        "rf",
        Base::ReadsFrom,
        Kind::Relation,
        "from a store to the loads that read from it",
    ),
    (
        "co",
        Base::Coherence,
        Kind::Relation,
        "from a store to those of its location that become visible later",
    ),
    (
        "fr",
        Base::FromRead,
        Kind::Relation,
        "from a load to the stores that become visible behind the one that it read from",
    ),
    (
        "rsw",
        Base::SameWrite,
        Kind::Relation,
        "between loads that read from one store, or both what was there at first",
    ),
];

/// An expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// A given set or relation.
    Base(Base),
    /// An earlier definition: index into [`MemoryModel::definitions`].
    Defined(usize),
    /// The empty relation.
    Empty,
    /// `[s]`: each access of a set to itself.
    Identity(Box<Expr>),
    /// `a | b`, of sets or of relations.
    Union(Box<Expr>, Box<Expr>),
    /// `a ; b`: relational composition.
    Sequence(Box<Expr>, Box<Expr>),
    /// `a \ b`, of sets or of relations.
    Difference(Box<Expr>, Box<Expr>),
    /// `a & b`, of sets or of relations.
    Intersection(Box<Expr>, Box<Expr>),
    /// `a^-1`.
    Inverse(Box<Expr>),
    /// Transitive closure.
    Closure(Box<Expr>),
    /// The relation, and each access to itself.
    Reflexive(Box<Expr>),
}

/// What must hold of a relation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Axiom {
    /// No cycle.
    Acyclic,
    /// No access is related to itself.
    Irreflexive,
    /// No pair at all.
    Empty,
}

/// A memory model.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MemoryModel {
    /// What is defined, in the order of the text.
    pub definitions: Vec<Expr>,
    /// What must hold of an execution, in the order of the text.
    pub axioms: Vec<(Axiom, Expr)>,
}

/// Most operators inside each other, most names of an expression, and most definitions and axioms.
const MAX_NESTING: usize = 64;
const MAX_NAMES: usize = 256;
const MAX_LINES: usize = 256;

/// Reads a text: the model, and what is wrong.
pub fn read(text: &str) -> (MemoryModel, Vec<Fault>) {
    let mut model = MemoryModel::default();
    let mut names: Vec<(&str, Kind)> = Vec::new();
    let mut faults = Vec::new();
    for (at, line) in statements(text) {
        if names.len() + model.axioms.len() >= MAX_LINES {
            faults.push(fault(at, 1, format!("more than {MAX_LINES} definitions and axioms")));
            break;
        }
        let mut reader = Reader {
            text: line,
            start: at,
            at: 0,
            names: &names,
            nesting: 0,
            count: 0,
        };
        match reader.statement() {
            Ok(Statement::Let(name, kind, expr)) => {
                names.push((name, kind));
                model.definitions.push(expr);
            }
            Ok(Statement::Axiom(axiom, expr)) => model.axioms.push((axiom, expr)),
            Err(problem) => faults.push(problem),
        }
    }
    if model.axioms.is_empty() && faults.is_empty() {
        let end = text.trim_end().len();
        faults.push(fault(
            0,
            end,
            "it has no axiom: every execution would be possible".to_string(),
        ));
    }
    (model, faults)
}

/// How the text is written, for people.
pub fn form() -> &'static str {
    "lines `let name = expression`, `acyclic expression`, `irreflexive expression` and `empty expression`"
}

fn fault(at: usize, len: usize, message: String) -> Fault {
    Fault {
        at: at..at + len,
        message,
        help: format!("it is written as {}", form()),
    }
}

/// Statements with their places: a line, and the lines behind it that begin with a blank.
fn statements(text: &str) -> Vec<(usize, &str)> {
    let mut all: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let body = line.split("//").next().unwrap_or("").trim_end();
        let goes_on = body.starts_with([' ', '\t']);
        match all.last_mut() {
            Some((_, end)) if goes_on && !body.is_empty() => *end = at + body.len(),
            _ if !body.is_empty() => all.push((at, at + body.len())),
            _ => {}
        }
        at += line.len();
    }
    all.into_iter()
        .filter_map(|(start, end)| Some((start, text.get(start..end)?)))
        .collect()
}

enum Statement<'a> {
    Let(&'a str, Kind, Expr),
    Axiom(Axiom, Expr),
}

/// An expression with its kind and the place where it begins.
type Read = Result<(Expr, Kind, usize), Fault>;

struct Reader<'a, 'n> {
    text: &'a str,
    /// Where the statement begins in the whole text.
    start: usize,
    at: usize,
    names: &'n [(&'a str, Kind)],
    nesting: usize,
    /// Names in the statement so far.
    count: usize,
}

impl<'a> Reader<'a, '_> {
    fn fault(&self, at: usize, len: usize, message: String) -> Fault {
        fault(self.start + at, len, message)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Goes to what comes next, behind blanks and comments.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let body = rest.trim_start();
            self.at += rest.len() - body.len();
            if !body.starts_with("//") {
                return;
            }
            self.at += body.find('\n').unwrap_or(body.len());
        }
    }

    /// Whether this comes next, and is taken.
    fn takes(&mut self, token: &str) -> bool {
        self.skip();
        let found = self.rest().starts_with(token);
        self.at += if found { token.len() } else { 0 };
        found
    }

    /// A name, or nothing.
    fn word(&mut self) -> &'a str {
        self.skip();
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '-'));
        let word = rest.get(..end.unwrap_or(rest.len())).unwrap_or("");
        self.at += word.len();
        word
    }

    fn statement(&mut self) -> Result<Statement<'a>, Fault> {
        let word = self.word();
        let axiom = match word {
            "let" => None,
            "acyclic" => Some(Axiom::Acyclic),
            "irreflexive" => Some(Axiom::Irreflexive),
            "empty" => Some(Axiom::Empty),
            _ => {
                let len = word.len().max(1);
                return Err(self.fault(0, len, format!("`{word}` begins neither a definition nor an axiom")));
            }
        };
        if let Some(axiom) = axiom {
            let (expr, kind, at) = self.union()?;
            self.end()?;
            self.wants(Kind::Relation, kind, at)?;
            return Ok(Statement::Axiom(axiom, expr));
        }
        self.skip();
        let at = self.at;
        let name = self.word();
        if name.is_empty() {
            return Err(self.fault(at, 1, "the name of a definition is missing".to_string()));
        }
        let known = BASES.iter().any(|(base, ..)| *base == name) || self.names.iter().any(|(known, _)| *known == name);
        if known {
            return Err(self.fault(at, name.len(), format!("`{name}` is defined already")));
        }
        if !self.takes("=") {
            return Err(self.fault(self.at, 1, format!("a `=` is missing behind `{name}`")));
        }
        let (expr, kind, _) = self.union()?;
        self.end()?;
        Ok(Statement::Let(name, kind, expr))
    }

    fn end(&mut self) -> Result<(), Fault> {
        self.skip();
        match self.rest() {
            "" => Ok(()),
            rest => Err(self.fault(self.at, rest.len(), "this goes on with no operator".to_string())),
        }
    }

    fn wants(&self, wanted: Kind, kind: Kind, at: usize) -> Result<(), Fault> {
        let message = match (wanted, kind) {
            (Kind::Relation, Kind::Set) => "this is a set of accesses; `[s]` makes a relation of it",
            (Kind::Set, Kind::Relation) => "this is a relation, where a set of accesses is needed",
            _ => return Ok(()),
        };
        Err(self.fault(at, self.at.saturating_sub(at).max(1), message.to_string()))
    }

    /// Two operands of one kind.
    fn same(&self, (a, b): (Kind, Kind), at: usize) -> Result<Kind, Fault> {
        self.wants(a, b, at).map(|()| a)
    }

    fn union(&mut self) -> Read {
        let (mut expr, mut kind, start) = self.sequence()?;
        while self.takes("|") {
            let (other, of, at) = self.sequence()?;
            kind = self.same((kind, of), at)?;
            expr = Expr::Union(expr.into(), other.into());
        }
        Ok((expr, kind, start))
    }

    fn sequence(&mut self) -> Read {
        let (mut expr, kind, start) = self.difference()?;
        while self.takes(";") {
            self.wants(Kind::Relation, kind, start)?;
            let (other, of, at) = self.difference()?;
            self.wants(Kind::Relation, of, at)?;
            expr = Expr::Sequence(expr.into(), other.into());
        }
        Ok((expr, kind, start))
    }

    fn difference(&mut self) -> Read {
        let (mut expr, mut kind, start) = self.intersection()?;
        while self.takes("\\") {
            let (other, of, at) = self.intersection()?;
            kind = self.same((kind, of), at)?;
            expr = Expr::Difference(expr.into(), other.into());
        }
        Ok((expr, kind, start))
    }

    fn intersection(&mut self) -> Read {
        let (mut expr, mut kind, start) = self.postfix()?;
        while self.takes("&") {
            let (other, of, at) = self.postfix()?;
            kind = self.same((kind, of), at)?;
            expr = Expr::Intersection(expr.into(), other.into());
        }
        Ok((expr, kind, start))
    }

    fn postfix(&mut self) -> Read {
        let (mut expr, kind, start) = self.primary()?;
        let mut operators = 0;
        loop {
            expr = match () {
                () if self.takes("^-1") => Expr::Inverse(expr.into()),
                () if self.takes("+") => Expr::Closure(expr.into()),
                () if self.takes("*") => Expr::Reflexive(Expr::Closure(expr.into()).into()),
                () if self.takes("?") => Expr::Reflexive(expr.into()),
                () => return Ok((expr, kind, start)),
            };
            self.wants(Kind::Relation, kind, start)?;
            operators += 1;
            if operators > MAX_NESTING {
                return Err(self.fault(start, 1, "this is nested too deeply".to_string()));
            }
        }
    }

    fn primary(&mut self) -> Read {
        self.skip();
        let start = self.at;
        for (open, close) in [("(", ")"), ("[", "]")] {
            if !self.takes(open) {
                continue;
            }
            self.nesting += 1;
            if self.nesting > MAX_NESTING {
                return Err(self.fault(start, 1, "this is nested too deeply".to_string()));
            }
            let (expr, kind, at) = self.union()?;
            self.nesting -= 1;
            if open == "[" {
                self.wants(Kind::Set, kind, at)?;
            }
            if !self.takes(close) {
                return Err(self.fault(start, 1, format!("this `{open}` is not closed")));
            }
            return Ok(match open {
                "[" => (Expr::Identity(expr.into()), Kind::Relation, start),
                _ => (expr, kind, start),
            });
        }
        self.count += 1;
        if self.count > MAX_NAMES {
            return Err(self.fault(
                start,
                1,
                format!("more than {MAX_NAMES} names: define a part of it by itself"),
            ));
        }
        let word = self.word();
        if word == "0" {
            return Ok((Expr::Empty, Kind::Relation, start));
        }
        if let Some((_, base, kind, _)) = BASES.iter().find(|(name, ..)| *name == word) {
            return Ok((Expr::Base(*base), *kind, start));
        }
        if let Some(number) = self.names.iter().position(|(name, _)| *name == word) {
            return Ok((Expr::Defined(number), self.names[number].1, start));
        }
        let mut problem = match word {
            "" => self.fault(start, 1, "an expression is missing here".to_string()),
            _ => self.fault(start, word.len(), format!("nothing is called `{word}`")),
        };
        let all = BASES.iter().map(|(name, ..)| *name);
        let names: Vec<&str> = all.chain(self.names.iter().map(|(name, _)| *name)).collect();
        problem.help = format!("there are: {}", names.join(", "));
        Err(problem)
    }
}
