//! Variants as the runtime's tables ([`onespec_core::isa::variants`]).

use super::cases::{Row, rows};
use super::location::{Base, Number, Part, Place};
use super::shape::{Access, Flow, Kind, Variant, flows};
use super::sources::Sources;
use super::term::{MAX_WIDTH, Terms, Var};
use super::variables::Variable;
use super::world::World;
use onespec_bv::word::sext;
use onespec_core::isa::{self, Effects, Hold, Which, variants};
use onespec_description::model::Isa;
use onespec_sem::ir::{Program, Ty};
use onespec_sem::isa_tables::{leak, text};
use std::collections::BTreeSet;

/// Variants with more rows of operand values are left to the instruction as a whole.
const MAX_ROWS: usize = 4;
/// Most variants of an instruction that are kept.
const MAX_VARIANTS: usize = 6;

/// The variants of a machine, and the state that they name. Where a machine has parameters, those of the last assignment
/// of them, which is the widest.
pub fn lower(isa: &Isa, programs: &[Program]) -> variants::Found {
    let Some(program) = programs.last() else {
        return variants::Found::default();
    };
    let world = World::new(isa, program);
    let (mut terms, mut sources) = (Terms::default(), Sources::default());
    let all = flows(&world, &mut terms, &mut sources);
    let of = all.iter().filter(|flow| !is_plain(&world, flow));
    variants::Found {
        variants: leak(of.map(|flow| one(&world, flow)).collect()),
        state: states(&world),
    }
}

/// Whether all that an instruction touches is a scalar register for each operand.
fn is_plain(world: &World<'_>, flow: &Flow) -> bool {
    let plain = |a: &Access| match a.place {
        Place::Register { file, .. } => {
            let of = world.isa.files.get(usize::from(file));
            let vectors = of.is_some_and(|f| f.holds.iter().any(|(ty, _)| ty.starts_with('v')));
            a.count == 1 && a.part == Part::Whole && world.width(file) <= MAX_WIDTH && !vectors
        }
        Place::State(s) => world.isa.state.iter().all(|known| {
            world
                .program
                .state
                .get(usize::from(s))
                .is_none_or(|s| s.name != known.name)
                || known.holds.is_empty()
        }),
        _ => false,
    };
    flow.variants.iter().all(|v| match &v.done {
        Ok(shape) => shape
            .inputs
            .iter()
            .chain(shape.results.iter().map(|r| &r.access))
            .all(plain),
        Err(_) => true,
    })
}

fn one(world: &World<'_>, flow: &Flow) -> variants::Variants {
    let (mut list, mut rest) = (Vec::new(), BTreeSet::new());
    for v in &flow.variants {
        match variant(world, flow, v) {
            Ok(made) if !is_usable(&made) => _ = rest.insert("values that no gate has"),
            Ok(_) if list.len() >= MAX_VARIANTS => _ = rest.insert("more variants than are kept"),
            Ok(made) => list.push(made),
            Err(why) => _ = rest.insert(why),
        }
    }
    variants::Variants {
        op: flow.op,
        list: leak(list),
        rest: leak(rest.into_iter().map(text).collect()),
    }
}

/// Whether a gate can have the values of a variant: one result at most, registers whose numbers are known, rows that are
/// as long as vectors are.
fn is_usable(v: &variants::Variant) -> bool {
    let known =
        |x: &variants::Values| !matches!(x.at, variants::At::File(_)) && (x.count == 0 || x.count.is_power_of_two());
    v.results.len() <= 1
        && v.inputs.iter().chain(v.results).all(known)
        && !v.effects.any(Effects::JUMPS.and(Effects::BRANCHES))
}

fn variant(world: &World<'_>, flow: &Flow, v: &Variant) -> Result<variants::Variant, &'static str> {
    let shape = v.done.as_ref().map_err(|why| *why)?;
    let rows = rows(&v.choices, &flow.variables).ok_or("its operands depend on each other")?;
    if rows.len() > MAX_ROWS {
        return Err("its operands depend on each other");
    }
    let values = |a: &Access, tied: bool| {
        at(flow, a).map(|at| variants::Values {
            at,
            count: a.count.min(u32::from(u16::MAX)) as u16,
            mask: a.part == Part::Lane(0),
            tied,
        })
    };
    let mut inputs = Vec::new();
    let masks = shape.results.iter().flat_map(|r| &r.masks);
    for access in shape.inputs.iter().chain(masks) {
        let made = values(access, false)?;
        if !inputs.contains(&made) {
            inputs.push(made);
        }
    }
    let mut results: Vec<variants::Values> = Vec::new();
    for result in &shape.results {
        let made = values(&result.access, result.tied)?;
        match results.iter_mut().find(|known| known.at == made.at) {
            Some(known) => known.tied |= made.tied,
            None => results.push(made),
        }
    }
    let modes = shape
        .modes
        .iter()
        .filter_map(|s| world.program.state.get(usize::from(*s)));
    Ok(variants::Variant {
        cases: leak(rows.iter().map(|row| case(flow, row)).collect()),
        effects: Effects(shape.effects),
        access: v.access,
        inputs: leak(inputs),
        results: leak(results),
        kind: match shape.kind {
            Kind::Scalar => variants::Kind::Scalar,
            Kind::Map => variants::Kind::Map,
            Kind::Reduction => variants::Kind::Reduction,
            Kind::Cross => variants::Kind::Cross,
        },
        modes: leak(modes.map(|s| text(&s.name)).collect()),
    })
}

fn at(flow: &Flow, access: &Access) -> Result<variants::At, &'static str> {
    let which = |n: Number| match (n.base, n.offset, n.plus) {
        (Base::None, n, None) => u16::try_from(n)
            .map(Which::Fixed)
            .map_err(|_| "registers by computed numbers"),
        (Base::Operand(i), 0, None) => {
            let operand = flow.variables.get(usize::from(i)).map(|v| v.operand);
            operand.map(Which::Operand).ok_or("registers by computed numbers")
        }
        _ => Err("registers by computed numbers"),
    };
    Ok(match access.place {
        Place::Register { file, number } => variants::At::Register(file, which(number)?),
        Place::View { file, unit, number } => variants::At::Unit(file, unit.min(1024) as u16, which(number)?),
        Place::File(file) => variants::At::File(file),
        Place::State(s) => variants::At::State(s),
        Place::Memory | Place::Loop(_) => return Err("lanes that no value is"),
    })
}

fn case(flow: &Flow, row: &Row) -> variants::Case {
    let (mut operands, mut features) = (Vec::new(), Vec::new());
    for (var, set) in &row.values {
        match var {
            Var::Index(i) => {
                let Some(v) = flow.variables.get(usize::from(*i)).filter(|v| v.part.is_none()) else {
                    continue;
                };
                if v.values.as_ref().is_none_or(|all| all.len() != set.len()) {
                    operands.push((*i, ranges(v, set)));
                }
            }
            Var::Feature(f) => {
                if let [one] = set.iter().collect::<Vec<_>>().as_slice() {
                    features.push((*f, **one != 0));
                }
            }
            _ => {}
        }
    }
    variants::Case {
        operands: leak(operands),
        alternatives: leak(row.alternatives.iter().map(|(o, a)| (*o, *a)).collect()),
        features: leak(features),
    }
}

fn ranges(v: &Variable, set: &BTreeSet<u128>) -> &'static [(i64, i64)] {
    let value = |raw: &u128| {
        if v.signed {
            sext(*raw, v.width) as i64
        } else {
            *raw as i64
        }
    };
    let values: BTreeSet<i64> = set.iter().map(value).collect();
    let mut out: Vec<(i64, i64)> = Vec::new();
    for n in values {
        match out.last_mut() {
            Some((_, hi)) if *hi + 1 == n => *hi = n,
            _ => out.push((n, n)),
        }
    }
    leak(out)
}

/// All named state, with the types of values that it holds.
fn states(world: &World<'_>) -> &'static [variants::State] {
    let all = world.program.state.iter().map(|s| {
        let known = world.isa.state.iter().find(|known| known.name == s.name);
        let holds = known.map_or(&[][..], |known| &known.holds);
        variants::State {
            name: text(&s.name),
            width: match s.ty {
                Ty::Bits(n) => n,
                _ => 64,
            },
            holds: leak(
                holds
                    .iter()
                    .map(|(ty, above)| Hold {
                        ty: text(ty),
                        above: *above,
                    })
                    .collect::<Vec<isa::Hold>>(),
            ),
        }
    });
    leak(all.collect())
}
