//! Files of rules, that rewrite gates or select instructions: what the author wrote.

use super::grammar::Bad;
use onespec_bv::Binary;
use pest::Parser;
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::Pair;

#[derive(pest_derive::Parser)]
#[grammar = "syntax/rules.pest"]
struct Grammar;

/// Bytes of a text.
pub type Span = (usize, usize);
type Node<'i> = Pair<'i, Rule>;

/// Brackets and operators that may be open at once; pest and walks of trees recurse.
const MOST: usize = 60;
/// Bytes of a rule at most.
const LONGEST: usize = 8_000;

/// How often steps are repeated at most, and the names that a right side may come to.
const MOST_TIMES: i128 = 64;
const MOST_LETS: usize = 1024;

/// An item of a file; rules as their bytes, since placeholders are replaced before they are read.
#[derive(Debug)]
pub enum Item {
    Rule(Span),
    For {
        params: Vec<String>,
        /// Values of the parameters, each with its bytes.
        tuples: Vec<Vec<(String, Span)>>,
        items: Vec<Item>,
        span: Span,
    },
}

/// A rule.
#[derive(Debug)]
pub struct RuleTree {
    /// `simplify`, `canonical`, `expand`, `select`
    pub kind: String,
    pub name: String,
    pub left: Pat,
    /// Names for parts of the right side, in order: each stands for its part up to the next one of the same name. Steps that
    /// are repeated stand here as often as they are done.
    pub lets: Vec<(String, Tree)>,
    pub right: Tree,
    pub where_: Option<Tree>,
    pub prio: i64,
    /// What a rule that selects costs, where that is not the number of its instructions.
    pub cost: Option<u16>,
    /// Why it is believed although it is not proven.
    pub trust: Option<String>,
}

/// A pattern.
#[derive(Debug)]
pub struct Pat {
    pub kind: PatKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum PatKind {
    Number(i128),
    /// `ICMP.SLT.i32(…)`
    Gate(String, Vec<Pat>),
    /// A name, and what stands behind the colon.
    Var(String, Option<String>),
}

/// An expression.
#[derive(Debug, Clone)]
pub struct Tree {
    pub kind: TreeKind,
    pub span: Span,
}

#[derive(Debug, Clone)]
pub enum TreeKind {
    Number(i128),
    Name(String),
    Call(String, Vec<Tree>),
    Unary(&'static str, Box<Tree>),
    Binary(&'static str, Box<Tree>, Box<Tree>),
    Cond(Box<Tree>, Box<Tree>, Box<Tree>),
}

/// Operators by how tightly they bind.
const OPERATORS: &[(&str, u8)] = &[
    ("||", 1),
    ("&&", 2),
    ("==", 3),
    ("!=", 3),
    ("<", 3),
    ("<=", 3),
    (">", 3),
    (">=", 3),
    ("<u", 3),
    ("<=u", 3),
    (">u", 3),
    (">=u", 3),
    ("<s", 3),
    ("<=s", 3),
    (">s", 3),
    (">=s", 3),
    ("|", 4),
    ("^", 5),
    ("&", 6),
    ("<<", 7),
    (">>", 7),
    (">>s", 7),
    ("+", 8),
    ("-", 8),
    ("*", 9),
    ("/", 9),
    ("%", 9),
    ("/u", 9),
    ("%u", 9),
];

const PREFIXES: [&str; 3] = ["~", "-", "!"];

/// The items of a file.
pub fn items(text: &str) -> Result<Vec<Item>, Bad> {
    Ok(parse(Rule::file, text)?.into_inner().filter_map(item).collect())
}

/// A rule whose placeholders are replaced.
pub fn rule(text: &str) -> Result<RuleTree, Bad> {
    let node = parse(Rule::one_rule, text)?.into_inner().next();
    let none = || Bad::new("this is no rule", (0, text.len()));
    let node = node.ok_or_else(none)?;
    let clauses: Vec<Node<'_>> = node
        .clone()
        .into_inner()
        .filter(|p| p.as_rule() == Rule::clause)
        .collect();
    repeats(&node)?;
    let mut read = read_rule(node).ok_or_else(none)?;
    read_clauses(clauses, &mut read)?;
    Ok(read)
}

fn parse(entry: Rule, text: &str) -> Result<Node<'_>, Bad> {
    if entry == Rule::one_rule && text.len() > LONGEST {
        return Err(Bad::new(
            format!("a rule is at most {LONGEST} bytes long"),
            (0, text.len()),
        ));
    }
    let (mut open, mut choices) = (0usize, 0usize);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'?' => choices += 1,
            b'=' => choices = 0,
            b'(' | b'{' | b'[' => open += 1,
            b')' | b'}' | b']' => open = open.saturating_sub(1),
            _ => {}
        }
        if open > MOST || choices > MOST {
            return Err(Bad::new(format!("this is nested more than {MOST} deep"), (at, at + 1)));
        }
    }
    let parsed = Grammar::parse(entry, text).map_err(|error| {
        let at = match error.location {
            InputLocation::Pos(at) => (at, at),
            InputLocation::Span(span) => span,
        };
        let expected = match &error.variant {
            ErrorVariant::ParsingError { positives, .. } => positives.iter().map(|r| shown(*r)).collect::<Vec<_>>(),
            ErrorVariant::CustomError { .. } => Vec::new(),
        };
        // Where a rule breaks off at its name, pest tells of the start of the file only.
        let at_start = entry == Rule::file && expected.iter().any(|e| matches!(*e, "a file" | "the end"));
        match expected.is_empty() || at_start {
            true => Bad::new(
                "a rule is `KIND NAME: LEFT => RIGHT`, KIND being simplify, canonical, expand or select",
                at,
            ),
            false => Bad::new(format!("expected {}", expected.join(", ")), at),
        }
    })?;
    parsed
        .into_iter()
        .next()
        .ok_or_else(|| Bad::new("nothing here", (0, 0)))
}

fn shown(of: Rule) -> &'static str {
    match of {
        Rule::file => "a file",
        Rule::item | Rule::rule | Rule::one_rule | Rule::kind => "a rule",
        Rule::forall => "for",
        Rule::pat | Rule::pcall | Rule::pvar | Rule::pnum => "a pattern",
        Rule::rhs | Rule::expr | Rule::chain | Rule::unary | Rule::primary | Rule::call | Rule::lone => "an expression",
        Rule::binop => "an operator",
        Rule::unop => "a sign",
        Rule::binding | Rule::kw_let => "let",
        Rule::repeat | Rule::kw_repeat => "repeat",
        Rule::times => "a number of times",
        Rule::clause | Rule::kw_where | Rule::kw_prio | Rule::kw_cost | Rule::kw_trust => "where, prio, cost, trust",
        Rule::name | Rule::var | Rule::opname => "a name",
        Rule::number | Rule::neg => "a number",
        Rule::EOI => "the end",
        _ => "more",
    }
}

fn span(node: &Node<'_>) -> Span {
    (node.as_span().start(), node.as_span().end())
}

/// Bytes up to the last that is neither blank nor a line of comment: pest takes those in although nothing follows.
fn significant(text: &str) -> usize {
    let mut text = text.trim_end();
    while let Some((before, last)) = text.rsplit_once('\n') {
        if !last.trim_start().starts_with('#') {
            break;
        }
        text = before.trim_end();
    }
    text.len()
}

fn item(node: Node<'_>) -> Option<Item> {
    match node.as_rule() {
        Rule::rule => {
            let start = span(&node).0;
            Some(Item::Rule((start, start + significant(node.as_str()))))
        }
        Rule::forall => {
            let at = span(&node);
            let (mut params, mut tuples, mut items) = (Vec::new(), Vec::new(), Vec::new());
            for part in node.into_inner() {
                match part.as_rule() {
                    Rule::params => params.extend(part.into_inner().map(|p| p.as_str().to_string())),
                    Rule::tuple => tuples.push(part.into_inner().map(|w| (w.as_str().to_string(), span(&w))).collect()),
                    _ => items.extend(item(part)),
                }
            }
            Some(Item::For {
                params,
                tuples,
                items,
                span: at,
            })
        }
        _ => None,
    }
}

fn read_rule(node: Node<'_>) -> Option<RuleTree> {
    let mut parts = node.into_inner();
    let (kind, name) = (parts.next()?.as_str().to_string(), parts.next()?.as_str().to_string());
    let left = pattern(parts.next()?)?;
    let (mut lets, mut right) = (Vec::new(), None);
    let rhs = parts.next()?.into_inner().next()?;
    match rhs.as_rule() {
        Rule::block => {
            for part in rhs.into_inner() {
                match part.as_rule() {
                    Rule::binding => lets.push(binding(part)?),
                    Rule::repeat => {
                        let count = times(&part)?;
                        let steps = part.into_inner().filter(|p| p.as_rule() == Rule::binding);
                        let steps: Vec<(String, Tree)> = steps.map(binding).collect::<Option<_>>()?;
                        (0..count).for_each(|_| lets.extend(steps.iter().cloned()));
                    }
                    _ => right = tree(part),
                }
            }
        }
        _ => right = tree(rhs),
    }
    Some(RuleTree {
        kind,
        name,
        left,
        lets,
        right: right?,
        where_: None,
        prio: 0,
        cost: None,
        trust: None,
    })
}

/// `let NAME = EXPRESSION;`
fn binding(node: Node<'_>) -> Option<(String, Tree)> {
    let mut inner = node.into_inner().filter(|p| p.as_rule() != Rule::kw_let);
    Some((inner.next()?.as_str().to_string(), tree(inner.next()?)?))
}

/// How often the steps of a `repeat` are done, if that is a number that may be.
fn times(node: &Node<'_>) -> Option<usize> {
    let count = node.clone().into_inner().find(|p| p.as_rule() == Rule::times)?;
    let count = count
        .into_inner()
        .next()
        .filter(|count| count.as_rule() == Rule::number)?;
    let count = Some(number(count.as_str())).filter(|n| (1..=MOST_TIMES).contains(n))?;
    usize::try_from(count).ok()
}

/// Sees to it that steps are repeated as often as may be.
fn repeats(rule: &Node<'_>) -> Result<(), Bad> {
    let right = rule.clone().into_inner().find(|p| p.as_rule() == Rule::rhs);
    let block = right
        .and_then(|right| right.into_inner().next())
        .filter(|p| p.as_rule() == Rule::block);
    let mut names = 0;
    for part in block.into_iter().flat_map(Node::into_inner) {
        let bindings = |part: &Node<'_>| {
            part.clone()
                .into_inner()
                .filter(|p| p.as_rule() == Rule::binding)
                .count()
        };
        names += match part.as_rule() {
            Rule::binding => 1,
            Rule::repeat => match times(&part) {
                Some(times) => times * bindings(&part),
                None => {
                    let count = part.clone().into_inner().find(|p| p.as_rule() == Rule::times);
                    let at = count.map_or_else(|| span(&part), |count| span(&count));
                    return Err(Bad::new(format!("steps are repeated 1 to {MOST_TIMES} times"), at));
                }
            },
            _ => 0,
        };
        if names > MOST_LETS {
            let message = format!("with all repetitions the names of a rule are at most {MOST_LETS}");
            return Err(Bad::new(message, span(&part)));
        }
    }
    Ok(())
}

/// What stands behind the right side, each clause once.
fn read_clauses(clauses: Vec<Node<'_>>, rule: &mut RuleTree) -> Result<(), Bad> {
    let mut seen = Vec::new();
    for clause in clauses {
        let Some(clause) = clause.into_inner().next() else {
            continue;
        };
        let (which, at) = (clause.as_rule(), span(&clause));
        if seen.contains(&which) {
            return Err(Bad::new("a rule has each of where, prio, cost and trust once", at));
        }
        seen.push(which);
        let Some(value) = clause.into_inner().next_back() else {
            continue;
        };
        let at = span(&value);
        let ranged = |lowest: i128, highest: i128, what: &str| {
            let found = Some(number(value.as_str())).filter(|n| (lowest..=highest).contains(n));
            found.ok_or_else(|| Bad::new(format!("{what} is a number from {lowest} to {highest}"), at))
        };
        match which {
            Rule::where_c => rule.where_ = tree(value),
            Rule::cost_c => rule.cost = Some(ranged(0, 1000, "a cost")? as u16),
            Rule::prio_c => rule.prio = ranged(-1000, 1000, "a priority")? as i64,
            _ => {
                let why = value.as_str().trim_matches('"').trim();
                if why.is_empty() {
                    return Err(Bad::new("`trust` says why the rule is right", at));
                }
                rule.trust = Some(why.to_string());
            }
        }
    }
    Ok(())
}

/// A number; one that is too large becomes the largest, which fits nothing.
fn number(text: &str) -> i128 {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest.trim()),
        None => (false, text),
    };
    let digits = digits.replace('_', "");
    let value = match (digits.strip_prefix("0x"), digits.strip_prefix("0b")) {
        (Some(hex), _) => i128::from_str_radix(hex, 16),
        (_, Some(binary)) => i128::from_str_radix(binary, 2),
        _ => digits.parse(),
    };
    let value = value.unwrap_or(i128::MAX);
    if negative { -value } else { value }
}

fn pattern(node: Node<'_>) -> Option<Pat> {
    let node = node.into_inner().next()?;
    let at = span(&node);
    let kind = match node.as_rule() {
        Rule::pnum => PatKind::Number(number(node.as_str())),
        Rule::pcall => {
            let mut parts = node.into_inner();
            let name = parts.next()?.as_str().to_string();
            PatKind::Gate(name, parts.map(pattern).collect::<Option<_>>()?)
        }
        _ => {
            let mut parts = node.into_inner();
            let name = parts.next()?.as_str().to_string();
            PatKind::Var(name, parts.next().map(|ty| ty.as_str().to_string()))
        }
    };
    Some(Pat { kind, span: at })
}

fn tree(node: Node<'_>) -> Option<Tree> {
    let at = span(&node);
    let mut parts = node.into_inner();
    let first = chain(parts.next()?)?;
    match (parts.next(), parts.next()) {
        (Some(yes), Some(no)) => Some(Tree {
            kind: TreeKind::Cond(Box::new(first), Box::new(tree(yes)?), Box::new(tree(no)?)),
            span: at,
        }),
        _ => Some(first),
    }
}

/// Operands and operators in turn, by precedence climbing.
fn chain(node: Node<'_>) -> Option<Tree> {
    let mut operands = Vec::new();
    let mut operators: Vec<(&'static str, u8)> = Vec::new();
    let reduce = |operands: &mut Vec<Tree>, operators: &mut Vec<(&'static str, u8)>| {
        let (op, _) = operators.pop()?;
        let (b, a) = (operands.pop()?, operands.pop()?);
        let at = (a.span.0, b.span.1);
        operands.push(Tree {
            kind: TreeKind::Binary(op, Box::new(a), Box::new(b)),
            span: at,
        });
        Some(())
    };
    for part in node.into_inner() {
        match part.as_rule() {
            Rule::binop => {
                let found = *OPERATORS.iter().find(|(text, _)| *text == part.as_str())?;
                while operators.last().is_some_and(|(_, binds)| *binds >= found.1) {
                    reduce(&mut operands, &mut operators)?;
                }
                operators.push(found);
            }
            _ => operands.push(unary(part)?),
        }
    }
    while !operators.is_empty() {
        reduce(&mut operands, &mut operators)?;
    }
    operands.pop()
}

/// The operator on numbers that a text stands for; those of comparisons and conditions have none. Without a letter it is that of
/// numbers without sign.
pub fn arithmetic(op: &str) -> Option<Binary> {
    Some(match op {
        "+" => Binary::Add,
        "-" => Binary::Sub,
        "*" => Binary::Mul,
        "/" | "/u" => Binary::DivU,
        "%" | "%u" => Binary::RemU,
        "&" => Binary::And,
        "|" => Binary::Or,
        "^" => Binary::Xor,
        "<<" => Binary::Shl,
        ">>" => Binary::ShrU,
        ">>s" => Binary::ShrS,
        _ => return None,
    })
}

fn unary(node: Node<'_>) -> Option<Tree> {
    let at = span(&node);
    let mut parts: Vec<Node<'_>> = node.into_inner().collect();
    let mut made = primary(parts.pop()?)?;
    for sign in parts.into_iter().rev() {
        let sign = PREFIXES.into_iter().find(|text| *text == sign.as_str())?;
        made = Tree {
            kind: TreeKind::Unary(sign, Box::new(made)),
            span: at,
        };
    }
    Some(made)
}

fn primary(node: Node<'_>) -> Option<Tree> {
    let node = node.into_inner().next()?;
    let at = span(&node);
    let kind = match node.as_rule() {
        Rule::number => TreeKind::Number(number(node.as_str())),
        Rule::paren => return tree(node.into_inner().next()?),
        Rule::call => {
            let mut parts = node.into_inner();
            let name = parts.next()?.as_str().to_string();
            TreeKind::Call(name, parts.map(tree).collect::<Option<_>>()?)
        }
        _ => TreeKind::Name(node.as_str().trim().to_string()),
    };
    Some(Tree { kind, span: at })
}

#[cfg(test)]
mod tests {
    use super::rule;

    #[test]
    fn steps_that_are_repeated_stand_as_often() {
        let text = "expand t: MUL(x, y) => { let s = x; repeat 3 { let t = ADD(s, y); let s = t; } let u = s; u }";
        let Ok(tree) = rule(text) else {
            panic!("{text} cannot be read");
        };
        let names: Vec<&str> = tree.lets.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["s", "t", "s", "t", "s", "t", "s", "u"]);
    }
}
