//! Timing over the tables of [`crate::isa::timing`]: distances between instructions, a data-flow analysis that finds hazards in
//! code ([`check`]), and a model of the pipeline that counts cycles ([`Clock`]). `docs/reference/timing.md` says what the tables
//! mean.

mod clock;
#[cfg(feature = "asm")]
mod fill;
mod finding;
mod flow;
mod graph;
mod instance;
mod show;
mod value;

pub use clock::{Clock, LanesOf, Step};
#[cfg(feature = "asm")]
pub use fill::{Placed, Repaired};
pub use finding::{Kind, TimingFinding, check, describe};
pub use flow::{Found, Hazard};
pub use graph::{Behind, Block, Graph, States};
pub use instance::{Access, Instance, Item, Items, MAX_CYCLES, Piece};
pub use show::show;

use crate::isa::timing::{Core, Dep, Expr, Fun, OTHER, Pair, Wait};
use crate::isa::{BinOp, FeatureSet, Isa, OpId, UnOp};
use crate::operand::ones;
use crate::target::Resolved;
use value::{Env, Subject};

/// The timing of a target.
#[derive(Debug, Clone, Copy)]
pub struct Model {
    isa: &'static Isa,
    core: &'static Core,
    features: FeatureSet,
    /// Whether writes have to keep a distance from earlier reads.
    tracks_reads: bool,
    /// What rules add to the cycles of a producer, at most.
    margin: i64,
}

/// How far apart the starts of two instructions have to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Distance {
    /// Who keeps the distance.
    pub wait: Wait,
    /// Cycles between the starts; issue slots with [`Wait::Slots`]. 0 or less where order is enough.
    pub cycles: i64,
}

impl Model {
    /// The timing of a target. `None`: its description says nothing about it.
    pub fn of(isa: &'static Isa, target: &Resolved) -> Option<Model> {
        let core = isa.cores.get(usize::from(target.core?))?;
        Some(Model::new(isa, core, target.features))
    }

    /// The timing of a target with these features on a core of a machine.
    pub fn new(isa: &'static Isa, core: &'static Core, features: FeatureSet) -> Model {
        let reads = |pair: &Pair| matches!(pair.dep, None | Some(Dep::War)) && pair.wait != Some(Wait::Hardware);
        let most = |e: &Option<Expr>| e.as_ref().map_or(0, most);
        Model {
            isa,
            core,
            features,
            tracks_reads: core.pairs.iter().any(reads),
            margin: core
                .pairs
                .iter()
                .map(|pair| most(&pair.latency).saturating_add(most(&pair.add)))
                .max()
                .unwrap_or(0),
        }
    }

    /// The tables of its core.
    pub fn core(&self) -> &'static Core {
        self.core
    }

    fn env<'a>(&'a self, own: Option<Subject<'a>>) -> Env<'a> {
        Env {
            isa: self.isa,
            core: self.core,
            features: &self.features,
            own,
            from: None,
            to: None,
        }
    }

    /// The rule for a producer and a consumer, if there is one, with the environment of its expressions.
    fn pair<'a>(
        &'a self,
        (p, a): (&'a Instance, &Access),
        (k, b): (&'a Instance, &Access),
        dep: Dep,
    ) -> Option<(&'static Pair, Env<'a>)> {
        if self.core.pairs.is_empty() {
            return None;
        }
        let with = |of: &'a Instance, access: &Access| {
            Some(Subject {
                width: access.width,
                ..self.subject(of)
            })
        };
        let env = Env {
            from: with(p, a),
            to: with(k, b),
            ..self.env(None)
        };
        let among = |list: &[OpId], of: &Instance| list.is_empty() || list.binary_search(&of.id()).is_ok();
        let called = |list: &[&str], access: &Access| list.is_empty() || list.contains(&access.name);
        let rule = self.core.pairs.iter().find(|rule| {
            rule.dep.is_none_or(|of| of == dep)
                && among(rule.from, p)
                && among(rule.to, k)
                && called(rule.results, a)
                && called(rule.operands, b)
                && rule.when.as_ref().is_none_or(|when| env.holds(when))
        });
        Some((rule?, env))
    }

    /// The distance between the starts of two instructions that access a register in these steps. `None`: order is enough.
    pub fn distance(
        &self,
        (p, a, from): (&Instance, &Access, u32),
        (k, b, to): (&Instance, &Access, u32),
        dep: Dep,
    ) -> Option<Distance> {
        let found = self.pair((p, a), (k, b), dep);
        let rule = found.as_ref().map(|(rule, _)| *rule);
        let number = |e: &Option<Expr>| {
            let (_, env) = found.as_ref()?;
            env.number(e.as_ref()?)
        };
        let (mut latency, mut reads) = (a.cycles, b.cycles);
        match rule {
            None if dep != Dep::Raw => return None,
            None => {}
            Some(rule) => {
                if dep != Dep::Raw {
                    (latency, reads) = (0, 0);
                }
                if rule.latency.is_some() {
                    (latency, reads) = (number(&rule.latency).unwrap_or(0), 0);
                }
                latency += number(&rule.add).unwrap_or(0);
            }
        }
        let (from, to) = match rule.is_some_and(|rule| rule.whole) {
            true => (a.last, 0),
            false => (from, to),
        };
        Some(Distance {
            wait: rule.and_then(|rule| rule.wait).unwrap_or(p.wait),
            cycles: i64::from(from) + latency - i64::from(to) - reads,
        })
    }

    /// Whether the hardware waits between two instructions although the producer's results are of a class.
    fn lifted(&self, from: (&Instance, &Access), to: (&Instance, &Access), dep: Dep) -> bool {
        let rule = self.pair(from, to, dep).map(|(rule, _)| rule);
        rule.is_some_and(|rule| rule.wait == Some(Wait::Hardware))
    }

    /// Cycles until the last result of an instruction may be read, where nothing is known of its operands.
    pub fn result_cycles(&self, op: OpId) -> u32 {
        let keys = self.core.keys_of(op);
        let args = [0; crate::operand::MAX_OPERANDS];
        let of = self.isa.ops.get(usize::from(op));
        let subject = Subject {
            op: of,
            args: &args,
            keys,
            width: None,
        };
        let env = self.env(Some(subject));
        let cycles = keys.latency.iter().filter_map(|(_, e)| env.number(e));
        cycles.max().unwrap_or(1).clamp(0, MAX_CYCLES) as u32
    }

    /// The mnemonic of an instruction.
    pub fn name(&self, of: &Instance) -> &'static str {
        let op = (of.id() != OTHER)
            .then(|| self.isa.ops.get(usize::from(of.id())))
            .flatten();
        op.map_or("other", |op| op.name)
    }
}

/// What names stand for, at most.
const MAX_NAMED: i64 = 256;

/// A bound for the absolute value of an expression whose names stand for at most [`MAX_NAMED`].
fn most(e: &Expr) -> i64 {
    match e {
        Expr::Num(n) => n.saturating_abs(),
        Expr::Word(_) | Expr::Alternative(..) => 0,
        Expr::Name(..) => MAX_NAMED,
        // Conditions are 0 or 1; a conditional is one of its values, whatever its condition compares.
        Expr::Uses(..) | Expr::In(..) | Expr::Un(UnOp::Not, _) => 1,
        Expr::Bin(BinOp::And | BinOp::Or | BinOp::Eq | BinOp::Ne, ..) => 1,
        Expr::Bin(BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge, ..) => 1,
        Expr::Cond(_, a, b) => most(a).max(most(b)),
        Expr::Un(_, a) => most(a).saturating_add(1),
        Expr::Bin(BinOp::Shl, a, b) => most(a).saturating_mul(1i64 << most(b).clamp(0, 62)),
        Expr::Bin(BinOp::Shr | BinOp::Div | BinOp::Rem, a, _) => most(a),
        Expr::Bin(BinOp::Mul, a, b) => most(a).saturating_mul(most(b)),
        // Bits of numbers with signs reach up to the next power of two.
        Expr::Bin(BinOp::BitOr | BinOp::BitXor | BinOp::BitAnd, a, b) => most(a).max(most(b)).saturating_mul(2),
        Expr::Bin(BinOp::Add | BinOp::Sub, a, b) => most(a).saturating_add(most(b)),
        Expr::Bits(_, hi, lo) => i64::try_from(ones(hi.saturating_sub(*lo).saturating_add(1))).unwrap_or(i64::MAX),
        Expr::Call(Fun::Log2 | Fun::Popcount, _) => i64::from(u64::BITS),
        Expr::Call(Fun::Min | Fun::Max | Fun::Pick, args) => args.iter().map(most).max().unwrap_or(0),
    }
}
