//! Gates as terms over their inputs: what the terms of instructions are covered with.

use super::symbolic::{self, Effects, Sym, World};
use onespec_description::model::{Bank, Bitfield, Class, GateRole, Graph, PrimType, Term};
use onespec_lanes::term::{Id, Op, Terms, Var};
use onespec_sem::ir::{Program, Ty};
use std::cell::Cell;
use std::collections::HashMap;

/// A gate with types.
#[derive(Debug, Clone)]
pub struct Gate {
    pub op: u16,
    /// Its condition: name and code.
    pub cond: Option<(String, u64)>,
    /// Its own type; `None` where it has no value.
    pub own: Option<u8>,
    pub inputs: Vec<u8>,
    pub means: Means,
    pub role: GateRole,
    pub commutes: bool,
    /// With these types it is what another gate is: a sum of bits is their exclusive or.
    pub degenerate: bool,
    /// It is what the machine computes for another gate: the approximation, and that gate.
    pub approximates: Option<(u16, u16)>,
}

/// What a gate computes, over its inputs as [`Var::Wire`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Means {
    Value(Id),
    /// Address and value.
    Store(Id, Id),
    /// The condition is its input.
    Branch,
}

/// Everything that can be covered with.
#[derive(Clone)]
pub struct Gates {
    pub list: Vec<Gate>,
    /// By own type and the kind of the outermost operation.
    index: HashMap<(u8, u8), Vec<u16>>,
    /// Gates that give their input as another type.
    pub casts: Vec<u16>,
    pub stores: Vec<u16>,
    pub branches: Vec<u16>,
    /// The type of a condition.
    pub bit: u8,
}

/// Types and their widths.
#[derive(Debug, Clone)]
pub struct Types {
    pub names: Vec<String>,
    pub widths: Vec<u32>,
    /// Of a vector, how many elements it has, and their type.
    pub lanes: Vec<Option<(u32, u8)>>,
    /// Which of them are floats.
    pub floats: Vec<bool>,
}

impl Types {
    /// Those of a set of gates, on a machine whose vectors are `scale` times as wide as their types say.
    pub fn of(graph: &Graph, scale: u32) -> Types {
        let width = |t: &PrimType| t.width * if t.lanes > 0 { scale } else { 1 };
        let lanes = |t: &PrimType| (t.lanes > 0).then(|| (u32::from(t.lanes) * scale, t.element));
        Types {
            names: graph.types.iter().map(|t| t.name.to_lowercase()).collect(),
            widths: graph.types.iter().map(width).collect(),
            lanes: graph.types.iter().map(lanes).collect(),
            floats: graph.types.iter().map(|t| t.bank == Bank::Float).collect(),
        }
    }

    pub fn width(&self, ty: u8) -> u32 {
        self.widths.get(usize::from(ty)).copied().unwrap_or(0)
    }

    pub fn name(&self, ty: u8) -> &str {
        self.names.get(usize::from(ty)).map_or("", String::as_str)
    }

    /// How many elements a vector has, and their type.
    pub fn lanes(&self, ty: u8) -> Option<(u32, u8)> {
        self.lanes.get(usize::from(ty)).copied().flatten()
    }

    pub fn named(&self, name: &str) -> Option<u8> {
        self.names.iter().position(|n| n == name).map(|i| i as u8)
    }
}

/// Kinds of operations, for the index.
pub fn kind(op: &Op) -> u8 {
    match op {
        Op::Const(_) => 0,
        Op::Var(_) => 1,
        Op::Lin(..) => 2,
        Op::Mul => 3,
        Op::And => 4,
        Op::Or => 5,
        Op::Xor => 6,
        Op::Shl => 7,
        Op::Shr => 8,
        Op::Sar => 9,
        Op::Rotl => 10,
        Op::Udiv => 11,
        Op::Urem => 12,
        Op::Sdiv => 13,
        Op::Srem => 14,
        Op::Eq => 15,
        Op::Ult => 16,
        Op::Slt => 17,
        Op::Ite => 18,
        Op::Slice(_) => 19,
        Op::Concat => 20,
        Op::Sext => 21,
        Op::Clz => 22,
        Op::Ctz => 23,
        Op::Pop => 24,
        Op::Load => 25,
        Op::Call(..) => 26,
    }
}

impl Gates {
    /// Evaluates every scalar gate that has semantics. `word`: bits of an address.
    pub fn read(graph: &Graph, program: &Program, terms: &mut Terms, word: u32) -> Gates {
        let types = Types::of(graph, 1);
        let mut made = Gates {
            list: Vec::new(),
            index: HashMap::new(),
            casts: Vec::new(),
            stores: Vec::new(),
            branches: Vec::new(),
            bit: types.widths.iter().position(|w| *w == 1).unwrap_or(0) as u8,
        };
        let address = graph
            .arch
            .as_ref()
            .map(|(_, narrow, wide)| match types.width(*narrow) == word {
                true => *narrow,
                false => *wide,
            });
        let scalar = |ty: u8| {
            let ty = graph.types.get(usize::from(ty));
            ty.is_some_and(|t| t.lanes == 0 && t.width > 0 && t.bank != Bank::Vector)
        };
        // Wires in order, so that operands that commute are in theirs.
        for width in types.widths.iter().filter(|w| **w > 0 && **w <= 64) {
            (0..4).for_each(|i| {
                terms.var(Var::Wire(i), *width);
            });
        }
        for (op, (gate, code)) in graph.gates.iter().zip(&program.gates).enumerate() {
            let op = op as u16;
            if gate.role == GateRole::Branch {
                made.branches.push(made.list.len() as u16);
                made.list.push(Gate {
                    op,
                    cond: None,
                    own: None,
                    inputs: vec![made.bit],
                    means: Means::Branch,
                    role: gate.role,
                    commutes: false,
                    degenerate: false,
                    approximates: None,
                });
                continue;
            }
            let accesses = matches!(gate.role, GateRole::Load | GateRole::Store);
            if gate.class != Class::Compute && !accesses {
                continue;
            }
            // Gates that say what others do already are left to rules.
            let derived = !gate.data.iter().any(|(key, value)| key == "derive" && value == "no");
            for instance in &code.instances {
                let fits = instance
                    .inputs
                    .iter()
                    .zip(&gate.values)
                    .all(|(ty, input)| scalar(*ty) && (input.term != Term::Arch || Some(*ty) == address));
                let (Some(func), true) = (instance.func, fits) else {
                    continue;
                };
                let own = scalar(instance.own).then_some(instance.own);
                if own.is_none() && gate.role != GateRole::Store {
                    continue;
                }
                let conditions: Vec<Option<(String, u64)>> = match gate.bitfield {
                    Bitfield::None => vec![None],
                    Bitfield::Condition(table) => {
                        let table = graph.conditions.get(usize::from(table));
                        let codes = table.into_iter().flat_map(|t| &t.codes);
                        codes.map(|(name, code)| Some((name.clone(), *code))).collect()
                    }
                    _ => continue,
                };
                for cond in conditions {
                    terms.begin();
                    let mut args: Vec<Sym> = Vec::new();
                    for (i, ty) in instance.inputs.iter().enumerate() {
                        args.push(Sym::Term(terms.var(Var::Wire(i as u8), types.width(*ty))));
                    }
                    if let Some((_, code)) = &cond {
                        let ty = program.funcs.get(func as usize).and_then(|f| {
                            let param = f.params.get(instance.inputs.len())?;
                            f.locals.get(*param as usize).map(|l| l.ty.clone())
                        });
                        let width = match ty {
                            Some(Ty::Bits(n)) => n,
                            _ => 128,
                        };
                        args.push(Sym::Term(terms.constant(width, u128::from(*code))));
                    }
                    let world = World {
                        program,
                        operands: &[],
                        reads: &[],
                        given: &[],
                        unobserved: &[],
                        parts: &[],
                        features: &[],
                        variables: &[],
                        wanted: &Cell::new(None),
                        assumed: &Cell::new(false),
                        ilen: 0,
                    };
                    let mut walk = symbolic::walk(&world, terms);
                    let value = walk.call(func, args);
                    let Effects { store, trap, .. } = walk.domain.effects;
                    let means = match (value, store) {
                        (Ok(Sym::Term(t)), None) if trap.is_none() => Means::Value(t),
                        (Ok(_), Some(store)) => Means::Store(store.addr, store.value),
                        _ => continue,
                    };
                    if terms.is_full() {
                        continue;
                    }
                    made.push(
                        Gate {
                            op,
                            cond,
                            own,
                            inputs: instance.inputs.clone(),
                            means,
                            role: gate.role,
                            commutes: gate.commutative,
                            degenerate: false,
                            approximates: None,
                        },
                        terms,
                        derived,
                    );
                }
            }
        }
        made.compare(terms, &types);
        made
    }

    /// Finds gates that do at some types what they do not do at the widest.
    fn compare(&mut self, terms: &Terms, types: &Types) {
        let form = |gate: &Gate| match gate.means {
            Means::Value(t) => kind(terms.op(t)),
            _ => 0,
        };
        let mut widest: HashMap<(u16, u64), (u32, u8)> = HashMap::new();
        let id = |gate: &Gate| (gate.op, gate.cond.as_ref().map_or(0, |(_, code)| *code));
        let width = |gate: &Gate| gate.inputs.iter().map(|ty| types.width(*ty)).max().unwrap_or(0);
        for gate in &self.list {
            let entry = widest.entry(id(gate)).or_insert((0, 0));
            *entry = (*entry).max((width(gate), form(gate)));
        }
        for gate in &mut self.list {
            gate.degenerate = widest.get(&id(gate)).is_some_and(|(_, kind)| *kind != form(gate));
        }
    }

    pub(super) fn push(&mut self, gate: Gate, terms: &Terms, derived: bool) {
        let at = self.list.len() as u16;
        match (gate.means, gate.own) {
            _ if !derived => {}
            (Means::Value(t), Some(own)) => match terms.op(t) {
                Op::Var(_) => self.casts.push(at),
                op => self.index.entry((own, kind(op))).or_default().push(at),
            },
            (Means::Store(..), _) => self.stores.push(at),
            _ => return,
        }
        self.list.push(gate);
    }

    /// The gate that one stands for; itself, if it is exact.
    pub fn exact(&self, at: u16) -> u16 {
        self.get(at).and_then(|g| g.approximates).map_or(at, |(_, exact)| exact)
    }

    pub fn get(&self, at: u16) -> Option<&Gate> {
        self.list.get(usize::from(at))
    }

    /// Gates of a type whose outermost operation is of a kind.
    pub fn of(&self, own: u8, kind: u8) -> &[u16] {
        self.index.get(&(own, kind)).map_or(&[], Vec::as_slice)
    }
}
