//! Expressions of timing: names become operands, data, numbers that a core gives, or words that stand for themselves.

use super::super::cx::Cx;
use crate::model::{Isa, Kind, Op};
use crate::syntax::timing::{self as ast, Node};
use crate::syntax::yaml::Text;
use onespec_core::isa::timing::{Expr, Fun, Member, Side};
use onespec_core::isa::{BinOp, UnOp};
use onespec_diag::{Diag, Place, did_you_mean};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// Whose names an expression sees.
#[derive(Debug, Clone, Copy)]
pub enum Sees<'a> {
    /// Those of an instruction; `None` is a word that is none.
    Op(Option<&'a Op>),
    /// Those of any instruction: rules are for many.
    Any,
    /// Those of producers and of consumers.
    Pair(&'a [&'a Op], &'a [&'a Op]),
    /// `n` alone: the number of cycles to fill.
    Cycles,
}

/// A name that stands in a text, and whether an instruction has it.
struct Seen {
    place: Place,
    known: bool,
    /// What could have been meant.
    near: Vec<String>,
}

/// Makes expressions of one machine, and remembers names that no instruction has.
pub struct Exprs<'x, 'a> {
    pub cx: &'x Cx<'a>,
    isa: &'x Isa,
    mnemonics: HashSet<&'x str>,
    parsed: RefCell<HashMap<Rc<str>, Option<Rc<ast::Expr>>>>,
    names: RefCell<BTreeMap<(u32, u32, String), Seen>>,
}

/// What a core says that expressions name.
#[derive(Debug, Clone, Copy)]
pub struct Given<'a> {
    pub units: &'a [(&'static str, u16)],
    pub numbers: &'a [(&'static str, i64)],
}

pub fn leak_text(text: &str) -> &'static str {
    Box::leak(text.into())
}

pub fn leak<T>(items: Vec<T>) -> &'static [T] {
    Box::leak(items.into_boxed_slice())
}

fn boxed(e: Expr) -> &'static Expr {
    Box::leak(Box::new(e))
}

impl<'x, 'a> Exprs<'x, 'a> {
    pub fn new(cx: &'x Cx<'a>, isa: &'x Isa) -> Exprs<'x, 'a> {
        Exprs {
            cx,
            isa,
            mnemonics: isa.ops.iter().map(|op| op.name.as_str()).collect(),
            parsed: RefCell::default(),
            names: RefCell::default(),
        }
    }

    /// A text as an expression. `None` after reporting.
    pub fn expr(&self, given: Given<'_>, sees: Sees<'_>, text: &Text) -> Option<Expr> {
        let tree = self.tree(text)?;
        Resolve {
            all: self,
            given,
            sees,
            text,
        }
        .expr(&tree)
    }

    /// The tree of a text; each text is parsed, and a fault in it told, once.
    fn tree(&self, text: &Text) -> Option<Rc<ast::Expr>> {
        if let Some(known) = self.parsed.borrow().get(&text.text) {
            return known.clone();
        }
        let found = ast::parse(&text.text)
            .inspect_err(|bad| self.cx.report(bad.diag("expression", &text.origin)))
            .ok()
            .map(Rc::new);
        self.parsed.borrow_mut().insert(text.text.clone(), found.clone());
        found
    }

    /// Notes that a name stands in a text. It is told where no instruction that the text is for has it.
    pub fn note(&self, place: Place, name: &str, known: bool, near: impl FnOnce() -> Vec<String>) {
        let (start, _) = place.within.unwrap_or((0, 0));
        let key = (place.origin.file, place.origin.start + start, name.to_string());
        let mut names = self.names.borrow_mut();
        let seen = names.entry(key).or_insert_with(|| Seen {
            place,
            known: false,
            near: Vec::new(),
        });
        seen.known |= known;
        if !seen.known && seen.near.is_empty() {
            seen.near = near();
        }
    }

    /// Reports names that no instruction has.
    pub fn finish(&self) {
        for ((_, _, name), seen) in self.names.borrow().iter().filter(|(_, seen)| !seen.known) {
            let message = format!("no instruction that this is for has `{name}`");
            let diag = Diag::error("E0802", seen.place.clone(), message);
            let help = did_you_mean(name, seen.near.iter().map(String::as_str));
            self.cx.report(diag.help(
                help.unwrap_or_else(|| {
                    "a name is an operand, a `let`, data, a parameter, or a number of `given`".into()
                }),
            ));
        }
    }
}

/// One text on its way to an expression.
struct Resolve<'x, 'y, 'a> {
    all: &'y Exprs<'x, 'a>,
    given: Given<'y>,
    sees: Sees<'y>,
    text: &'y Text,
}

/// What a name of an instruction is.
enum Found {
    /// It is looked up when the expression is evaluated; a word, where the value is data that is no number.
    Name { word: bool },
    /// A field that is fixed, or a column: a number for good.
    Number(i64),
}

impl Resolve<'_, '_, '_> {
    fn place(&self, at: (usize, usize)) -> Place {
        self.text.origin.at(at.0, at.1)
    }

    fn bad(&self, at: (usize, usize), message: String, help: String) {
        self.all
            .cx
            .report(Diag::error("E0802", self.place(at), message).help(help));
    }

    fn expr(&self, e: &ast::Expr) -> Option<Expr> {
        Some(match &e.node {
            Node::Number(n) => Expr::Num(*n),
            Node::Name(name) => self.name(name, e.at),
            Node::Un(op, a) => match (op, self.expr(a)?) {
                (UnOp::Neg, Expr::Num(n)) => Expr::Num(n.wrapping_neg()),
                (op, a) => Expr::Un(*op, boxed(a)),
            },
            Node::Bin(op @ (BinOp::Eq | BinOp::Ne), a, b) => {
                let left = self.expr(a)?;
                let right = match &b.node {
                    Node::Name(word) if self.is_word(&left) => self.word(&left, word, b.at),
                    _ => self.expr(b)?,
                };
                Expr::Bin(*op, boxed(left), boxed(right))
            }
            Node::Bin(op, a, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                Expr::Bin(*op, boxed(a?), boxed(b?))
            }
            Node::Cond(c, a, b) => {
                let (c, a, b) = (self.expr(c), self.expr(a), self.expr(b));
                Expr::Cond(boxed(c?), boxed(a?), boxed(b?))
            }
            Node::Bits(a, hi, lo) => Expr::Bits(boxed(self.expr(a)?), *hi, *lo),
            Node::In(a, members) => {
                let left = self.expr(a)?;
                let word = self.is_word(&left);
                let member = |member: &ast::Member| match member {
                    ast::Member::Range(lo, hi) => Some(Member::Range(*lo, *hi)),
                    ast::Member::Name(name) if word => match self.word(&left, name, e.at) {
                        Expr::Word(word) => Some(Member::Word(word)),
                        _ => None,
                    },
                    ast::Member::Name(name) => {
                        let given = self.given.numbers.iter().find(|(known, _)| known == name);
                        if given.is_none() {
                            let help = "numbers, ranges, and numbers of `given`".into();
                            self.bad(e.at, format!("`{name}` is no number"), help);
                        }
                        given.map(|(_, n)| Member::Range(*n, *n))
                    }
                };
                let members = members.iter().map(member).collect::<Option<Vec<_>>>()?;
                Expr::In(boxed(left), leak(members))
            }
            Node::Call(name, args) => self.call(name, args, e.at)?,
        })
    }

    fn call(&self, name: &str, args: &[ast::Expr], at: (usize, usize)) -> Option<Expr> {
        let (side, bare) = self.side(name);
        let word = match args {
            [
                ast::Expr {
                    node: Node::Name(word),
                    at,
                },
            ] => Some((word.as_str(), *at)),
            _ => None,
        };
        match (bare, word) {
            ("uses", Some((unit, at))) => {
                let index = self.given.units.iter().position(|(known, _)| *known == unit);
                if index.is_none() {
                    let help = did_you_mean(unit, self.given.units.iter().map(|(known, _)| *known));
                    let help = help.unwrap_or_else(|| "units of a core stand under its `units`".into());
                    self.bad(at, format!("there is no unit `{unit}`"), help);
                }
                return Some(Expr::Uses(side, index? as u8));
            }
            ("alt", Some((operand, at))) => {
                let (side, operand) = self.side(operand);
                self.look_up(side, operand, at);
                return Some(Expr::Alternative(side, leak_text(operand)));
            }
            _ => {}
        }
        let (fun, least, most) = match name {
            "min" => (Fun::Min, 2, 16),
            "max" => (Fun::Max, 2, 16),
            "log2" => (Fun::Log2, 1, 1),
            "popcount" => (Fun::Popcount, 1, 1),
            "pick" => (Fun::Pick, 2, 64),
            _ => {
                let known = ["min", "max", "log2", "popcount", "pick", "uses", "alt"];
                let help = did_you_mean(name, known).unwrap_or_default();
                self.bad(at, format!("there is no function `{name}`"), help);
                return None;
            }
        };
        if !(least..=most).contains(&args.len()) {
            let help = match least == most {
                true => format!("it takes {least}"),
                false => format!("it takes {least} or more"),
            };
            self.bad(at, format!("`{name}` has {} arguments here", args.len()), help);
            return None;
        }
        let args = args.iter().map(|e| self.expr(e)).collect::<Vec<_>>();
        Some(Expr::Call(fun, leak(args.into_iter().collect::<Option<Vec<_>>>()?)))
    }

    /// The side that a name says, and the rest of the name.
    fn side<'n>(&self, name: &'n str) -> (Side, &'n str) {
        match (self.sees, name.split_once('.')) {
            (Sees::Pair(..), Some(("from", rest))) => (Side::From, rest),
            (Sees::Pair(..), Some(("to", rest))) => (Side::To, rest),
            _ => (Side::Own, name),
        }
    }

    fn name(&self, name: &str, at: (usize, usize)) -> Expr {
        let (side, bare) = self.side(name);
        match self.look_up(side, bare, at) {
            Some(Found::Number(n)) => Expr::Num(n),
            _ => Expr::Name(side, leak_text(bare)),
        }
    }

    /// What a name is; one that is nothing is noted.
    fn look_up(&self, side: Side, name: &str, at: (usize, usize)) -> Option<Found> {
        let given = self.given.numbers.iter().any(|(known, _)| *known == name)
            || self.all.isa.params.iter().any(|param| param.name == name);
        let word = matches!(self.sees, Sees::Op(None)) && name == "word";
        let everywhere = matches!(self.sees, Sees::Cycles) && name == "n" || name == "op" || word;
        let found = if everywhere {
            Some(Found::Name { word: name == "op" })
        } else if given {
            Some(Found::Name { word: false })
        } else {
            self.of_instructions(side, name)
        };
        let place = self.place(at);
        let near = || self.near(side);
        self.all.note(place, name, found.is_some(), near);
        found
    }

    /// The instructions that a name may be of.
    fn ops(&self, side: Side) -> Vec<&Op> {
        match (self.sees, side) {
            (Sees::Op(Some(op)), Side::Own) => vec![op],
            (Sees::Any, Side::Own) => self.all.isa.ops.iter().collect(),
            (Sees::Pair(from, _), Side::From) => from.to_vec(),
            (Sees::Pair(_, to), Side::To) => to.to_vec(),
            _ => Vec::new(),
        }
    }

    fn of_instructions(&self, side: Side, name: &str) -> Option<Found> {
        if name == "width" && side != Side::Own {
            return Some(Found::Name { word: false });
        }
        let ops = self.ops(side);
        let one = ops.len() == 1 && matches!(self.sees, Sees::Op(_));
        ops.into_iter().find_map(|op| self.of(op, name, one))
    }

    /// What a name of an instruction is.
    fn of(&self, op: &Op, name: &str, one: bool) -> Option<Found> {
        let plain = Found::Name { word: false };
        if op.operands.iter().any(|o| o.name == name) || op.lets.iter().any(|l| l.name == name) {
            return Some(plain);
        }
        if let Some((whole, part)) = name.split_once('.') {
            let operand = op.operands.iter().find(|o| o.name == whole)?;
            let Some(Kind::Sum { alts, .. }) = self.all.isa.kinds.get(usize::from(operand.kind)) else {
                return None;
            };
            let mut parts = alts.iter().flat_map(|alt| &alt.operands);
            return parts.any(|o| o.name == part).then_some(plain);
        }
        if let Some((_, value)) = op.data.iter().find(|(key, _)| key == name) {
            return Some(Found::Name {
                word: value.trim().parse::<i64>().is_err(),
            });
        }
        op.consts.get(name).filter(|_| one).map(|n| Found::Number(*n))
    }

    fn near(&self, side: Side) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for op in self.ops(side).into_iter().take(8) {
            names.extend(op.operands.iter().map(|o| o.name.clone()));
            names.extend(op.lets.iter().map(|l| l.name.clone()));
            names.extend(op.data.iter().map(|(key, _)| key.clone()));
        }
        names.extend(self.given.numbers.iter().map(|(name, _)| name.to_string()));
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether what is compared with the expression is a word.
    fn is_word(&self, e: &Expr) -> bool {
        match e {
            Expr::Alternative(..) => true,
            Expr::Name(_, "op") => true,
            Expr::Name(side, name) => matches!(self.of_instructions(*side, name), Some(Found::Name { word: true })),
            _ => false,
        }
    }

    /// A word that is compared with a mnemonic, an alternative, or data.
    fn word(&self, with: &Expr, word: &str, at: (usize, usize)) -> Expr {
        if let Expr::Name(_, "op") = with
            && word != "other"
            && !self.all.mnemonics.contains(word)
        {
            let help = did_you_mean(word, self.all.mnemonics.iter().copied());
            let help = help.unwrap_or_else(|| "`op` is the mnemonic of an entry".into());
            self.bad(at, format!("no instruction is called `{word}`"), help);
        }
        Expr::Word(leak_text(word))
    }
}
