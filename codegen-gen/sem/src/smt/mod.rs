//! Rules as questions to an SMT solver. The crate `onespec-select` asks whether patterns of selection hold by the same terms.
//! A rule keeps the value if no operands and constants satisfy its condition and make its two sides different. Both sides
//! come from the typed semantics of the gates. Floating-point functions of the host are
//! functions of which nothing is known, so what is proven holds whatever they are.

pub mod domain;
mod steps;
pub mod terms;
pub mod world;

use super::ir::{CmpOp, Program};
use super::rules::{LeftKind, Operand, Right, Rule};
use domain::{Sym, walk};
use onespec_bv::calc::{self, Domain, Step};
use onespec_description::model::Graph;
use std::fmt::Write;
use terms::{Term, Terms};

use world::World;

/// Something that has no term.
#[derive(Debug, Clone)]
pub struct Unsupported(pub String);

/// A question: the rule is proven for these types when the answer is `unsat`.
#[derive(Debug, Clone)]
pub struct Obligation {
    /// By class of the rule, names of types.
    pub types: Vec<String>,
    /// In SMT-LIB 2, up to `(check-sat)`. A model, if there is one, is asked for by `(get-value (…))` of `names`.
    pub text: String,
    /// Variables and constants of the left side, by its nodes.
    pub names: Vec<(usize, String)>,
    /// Both sides.
    pub sides: [String; 2],
    /// It is about functions of the host of which nothing is known: `unsat` is a proof, `sat` says nothing.
    pub opaque: bool,
}

type Res<T> = Result<T, Unsupported>;

/// Constants that a condition fixes, by node of the left side: `c == 2`.
pub fn fixed(rule: &Rule) -> Vec<(usize, u64)> {
    conditions(rule)
        .into_iter()
        .filter_map(|calc| match calc {
            [
                Step::Leaf(Operand::Constant(node)),
                Step::Number(n),
                Step::Compare(CmpOp::Eq),
            ] => Some((*node, u64::try_from(*n).ok()?)),
            _ => None,
        })
        .collect()
}

/// A constant that a condition makes a power of two: there are few of them.
pub fn power(rule: &Rule) -> Option<usize> {
    conditions(rule).into_iter().find_map(|calc| match calc {
        [Step::Leaf(Operand::Constant(node)), Step::IsPowerOfTwo] => Some(*node),
        _ => None,
    })
}

/// The conditions that must all hold.
fn conditions(rule: &Rule) -> Vec<&[Step<Operand>]> {
    let mut open: Vec<&[Step<Operand>]> = rule.where_.iter().map(Vec::as_slice).collect();
    let mut found = Vec::new();
    while let Some(calc) = open.pop() {
        match calc::split(calc) {
            Some((Step::Both, operands)) => open.extend(operands),
            _ => found.push(calc),
        }
    }
    found
}

/// The question of a rule with these types, where constants have these values (by node of the left side).
///
/// # Errors
/// If semantics has no term.
pub fn obligation(
    graph: &Graph,
    program: &Program,
    rule: &Rule,
    types: &[u8],
    fixed: &[(usize, u64)],
) -> Res<Obligation> {
    let mut asker = Asker {
        graph,
        program,
        rule,
        types,
        terms: Terms::default(),
        values: vec![None; rule.left.len()],
    };
    let mut names = Vec::new();
    for (node, left) in rule.left.iter().enumerate() {
        if matches!(left.kind, LeftKind::Var(_, None)) {
            let (name, width) = (format!("x{node}"), asker.width(left.class));
            let term = match fixed.iter().find(|(fixed, _)| *fixed == node) {
                Some((_, value)) => Term::constant(width, (*value).into()),
                None => {
                    names.push((node, name.clone()));
                    asker.terms.declare(&name, width)
                }
            };
            if let Some(slot) = asker.values.get_mut(node) {
                *slot = Some(term);
            }
        }
    }
    let condition = match &rule.where_ {
        Some(calc) => {
            let value = asker.calc(calc)?;
            asker.terms.is_true(&value)
        }
        None => Term::constant(1, 1),
    };
    let (left, _) = asker.left(&mut 0)?;
    let mut lets = Vec::new();
    for part in &rule.lets {
        let made = asker.right(part, &lets)?;
        lets.push(made);
    }
    let (right, _) = asker.right(&rule.right, &lets)?;
    let mut text = String::from("(set-logic QF_UFBV)\n");
    text += &asker.terms.text;
    let _ = writeln!(text, "(assert (= {} #b1))", condition.text);
    let _ = writeln!(text, "(assert (not (= {} {})))", left.text, right.text);
    text += "(check-sat)\n";
    let name = |ty: &u8| {
        let def = graph.types.get(usize::from(*ty));
        def.map_or(String::new(), |t| t.name.to_lowercase())
    };
    Ok(Obligation {
        opaque: asker.terms.is_opaque(),
        types: types.iter().map(name).collect(),
        text,
        names,
        sides: [left.text.to_string(), right.text.to_string()],
    })
}

/// What a gate (opcode, code of a condition, own type) gives for values of these types. `None`: it has no semantics there.
pub fn gate(
    program: &Program,
    terms: &mut Terms,
    (op, cond, own): (u16, Option<u64>, u8),
    args: Vec<(Term, u8)>,
    world: &mut Option<World>,
) -> Res<Option<Sym>> {
    let inputs: Vec<u8> = args.iter().map(|(_, ty)| *ty).collect();
    let code = program.gates.get(usize::from(op));
    let instance = code.and_then(|code| code.instances.iter().find(|i| i.own == own && i.inputs == inputs));
    let Some(func) = instance.and_then(|i| i.func) else {
        return Ok(None);
    };
    let mut values: Vec<Sym> = args.into_iter().map(|(term, _)| Sym::Bits(term)).collect();
    if let Some(decl) = program.funcs.get(func as usize)
        && let Some(param) = decl.params.get(values.len())
    {
        let ty = decl.locals.get(*param as usize).map(|local| &local.ty);
        values.push(match ty.and_then(super::ir::Ty::bits) {
            Some(width) => Sym::Bits(Term::constant(width, cond.unwrap_or(0).into())),
            None => Sym::Int(terms::Number::constant(cond.unwrap_or(0).into())),
        });
    }
    let mut walk = walk(program, terms, world.take());
    let value = walk.call(func, values);
    *world = walk.domain.world.take();
    value.map(Some)
}

struct Asker<'a> {
    graph: &'a Graph,
    program: &'a Program,
    rule: &'a Rule,
    types: &'a [u8],
    terms: Terms,
    /// By node of the left side.
    values: Vec<Option<Term>>,
}

impl Asker<'_> {
    fn ty(&self, class: usize) -> u8 {
        self.types.get(class).copied().unwrap_or(0)
    }

    fn width(&self, class: usize) -> u32 {
        let ty = self.graph.types.get(usize::from(self.ty(class)));
        ty.map_or(1, |t| t.width.max(1))
    }

    fn gate(&mut self, op: u16, cond: Option<u64>, own: u8, args: Vec<(Term, u8)>) -> Res<Term> {
        match gate(self.program, &mut self.terms, (op, cond, own), args, &mut None)? {
            Some(Sym::Bits(term)) => Ok(term),
            Some(_) => Err(Unsupported("a gate without a value".into())),
            None => Err(Unsupported("a gate without semantics".into())),
        }
    }

    /// Term and type of a node of the pattern; its operands follow it.
    fn left(&mut self, at: &mut usize) -> Res<(Term, u8)> {
        let node = *at;
        *at += 1;
        let Some(left) = self.rule.left.get(node) else {
            return Err(Unsupported("a pattern that ends early".into()));
        };
        let ty = self.ty(left.class);
        match &left.kind {
            LeftKind::Number(n) => Ok((Term::constant(self.width(left.class), *n as u128), ty)),
            LeftKind::Var(_, first) => {
                let value = self.values.get(first.unwrap_or(node)).cloned().flatten();
                value.map(|v| (v, ty)).ok_or(Unsupported("an unbound variable".into()))
            }
            LeftKind::Gate(op, cond, operands) => {
                let args: Res<Vec<(Term, u8)>> = (0..*operands).map(|_| self.left(at)).collect();
                Ok((self.gate(*op, *cond, ty, args?)?, ty))
            }
        }
    }

    fn right(&mut self, right: &Right, lets: &[(Term, u8)]) -> Res<(Term, u8)> {
        match right {
            Right::Let(i) => lets.get(*i).cloned().ok_or(Unsupported("an unbound name".into())),
            Right::Left(node) => self.left(&mut node.clone()),
            Right::Constant(calc, class) => {
                let value = self.calc(calc)?;
                let width = self.width(*class);
                Ok((self.terms.resize(&value, width, false), self.ty(*class)))
            }
            Right::Gate(op, cond, class, args) => {
                let args: Res<Vec<(Term, u8)>> = args.iter().map(|arg| self.right(arg, lets)).collect();
                let ty = self.ty(*class);
                Ok((self.gate(*op, *cond, ty, args?)?, ty))
            }
        }
    }

    fn constant(&self, node: usize) -> Res<Term> {
        let value = self.values.get(node).cloned().flatten();
        value.ok_or(Unsupported("a constant that is none".into()))
    }

    /// A computation on constants; answers are 0 and 1.
    fn calc(&mut self, calc: &[Step<Operand>]) -> Res<Term> {
        calc::walk(calc, self)
    }
}

impl Domain for Asker<'_> {
    type Leaf = Operand;
    type Value = Term;
    type Error = Unsupported;

    fn malformed(&self) -> Unsupported {
        Unsupported("a computation that is not well formed".into())
    }

    fn step(&mut self, step: &Step<Operand>, operands: &[Term]) -> Res<Term> {
        let Step::Leaf(operand) = step else {
            return Ok(self.terms.calculate(step, operands));
        };
        Ok(match *operand {
            Operand::Constant(node) => {
                let value = self.constant(node)?;
                self.terms.resize(&value, calc::WIDTH, false)
            }
            Operand::Width(class) => Term::constant(calc::WIDTH, self.width(class).into()),
            Operand::Fold(op, class, _) => {
                let (ty, width) = (self.ty(class), self.width(class));
                let values = operands
                    .iter()
                    .map(|value| (self.terms.resize(value, width, false), ty))
                    .collect();
                let value = self.gate(op, None, ty, values)?;
                self.terms.resize(&value, calc::WIDTH, false)
            }
        })
    }
}
