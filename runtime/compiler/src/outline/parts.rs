//! Parts of a kernel's iterations by themselves: what they give to variables, and how that is combined. Sums and the like can
//! be made so.

use super::variables::{self, Places};
use crate::vectorize::recipe::{Builder, Purpose};
use crate::vectorize::shape::{Shape, View};
use crate::vectorize::{Reason, Why};
use onespec_graph::module::Function;
use onespec_graph::{Gate, Opcode, Role, Type};

/// A variable that iterations contribute to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contribution {
    /// Its type.
    pub ty: Type,
    /// The gate that combines what two parts of the iterations give.
    pub op: Opcode,
    /// Bits of a value that changes nothing.
    pub neutral: u64,
    /// The parameter that is the variable before the loop. `None`: it is `neutral` then.
    pub parameter: Option<usize>,
    /// Where it is stored behind the address of results; `None` where it is the function's result.
    pub offset: Option<u64>,
}

/// A parameter that a kernel gets behind those that it has, so that parts of its iterations can be done by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Added {
    /// The parameter of this number as callers give it: where the loop uses a bound for something else than to count.
    Same(usize),
    /// This number: what a variable begins with.
    Number(u64),
}

/// How parts of a kernel's iterations are done by themselves: by bounds of their own, which only say where to begin and end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parts {
    /// By variable that is left behind.
    pub contributions: Vec<Contribution>,
    /// Parameters that it has got.
    pub added: Vec<Added>,
}

/// Makes of a kernel one that parts of the iterations can be done by.
///
/// # Errors
/// A variable that parts of the iterations do not give by themselves: it is handed on, or its floats are added in order.
pub fn parts(kernel: &mut Function) -> Result<Parts, Reason> {
    variables::tidy(kernel);
    let mut parts = Parts::default();
    let first = kernel.signature.params.len();
    let (contributions, begins) = contributions(kernel, first)?;
    parts.contributions = contributions;
    for (phi, number) in begins {
        let new = add(kernel, kernel.circuit.ty(phi));
        // Behind the state that it is bound to.
        kernel.circuit.set_input(phi, 1, new);
        parts.added.push(Added::Number(number));
    }
    for bound in 0..2 {
        let uses = other_uses(kernel, bound)?;
        if let Some(&(gate, _)) = uses.first() {
            let ty = kernel.circuit.ty(argument(kernel, bound).unwrap_or(gate));
            let new = add(kernel, ty);
            uses.into_iter()
                .for_each(|(gate, index)| kernel.circuit.set_input(gate, index, new));
            parts.added.push(Added::Same(bound));
        }
    }
    Ok(parts)
}

/// A new parameter.
fn add(kernel: &mut Function, ty: Type) -> Gate {
    let role = kernel.circuit.set().by_role(Role::Arg).unwrap_or(0);
    let number = kernel.signature.params.len() as u64;
    kernel.signature.params.push(ty);
    if let Some(signature) = &mut kernel.circuit.signature {
        signature.params.push(ty);
    }
    kernel.circuit.add(role, ty, number, &[], &[], &[])
}

/// The gate of a parameter, if something uses it.
fn argument(kernel: &Function, number: usize) -> Option<Gate> {
    let c = &kernel.circuit;
    let is_it = |gate: &Gate| !c.is_dead(*gate) && c.role(*gate) == Role::Arg && c.bits(*gate) == number as u64;
    c.gates().find(is_it)
}

/// Gates and inputs by which the loop uses a bound for something else than to count.
fn other_uses(kernel: &Function, bound: usize) -> Result<Vec<(Gate, u32)>, Reason> {
    let c = &kernel.circuit;
    let Some(gate) = argument(kernel, bound) else {
        return Ok(Vec::new());
    };
    let view = View::of(c).ok_or_else(|| Why::Unstructured.at(kernel.line))?;
    let outer = view
        .heads()
        .first()
        .copied()
        .ok_or_else(|| Why::Empty.at(kernel.line))?;
    let shape = Shape::nest(&view, outer)?;
    let compares = c.value(shape.branch, 0);
    let counts = |user: Gate| user == shape.index || user == compares;
    let users = c.gates().filter(|user| !c.is_dead(*user) && !counts(*user));
    let uses = users.flat_map(|user| {
        let inputs = (0..).zip(c.inputs(user).iter()).filter(|(_, input)| *input == gate);
        inputs.map(|(index, _)| (user, index)).collect::<Vec<_>>()
    });
    Ok(uses.collect())
}

/// Variables with what they begin with, where that is a number.
type Begins = Vec<(Gate, u64)>;

/// The contributions of a kernel to its variables, in their order; none where it leaves nothing behind. Those that begin with a number of
/// the kernel's own, which a part of the iterations cannot begin with, are to get parameters from `next` on.
fn contributions(kernel: &Function, next: usize) -> Result<(Vec<Contribution>, Begins), Reason> {
    let c = &kernel.circuit;
    let view = View::of(c).ok_or_else(|| Why::Unstructured.at(kernel.line))?;
    let ends = c.gates().find(|gate| c.role(*gate) == Role::Return);
    let ends = ends.ok_or_else(|| Why::Unstructured.at(kernel.line))?;
    let outer = view
        .heads()
        .first()
        .copied()
        .ok_or_else(|| Why::Empty.at(kernel.line))?;
    if c.values(ends).is_empty() && Shape::nest(&view, outer)?.carried.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let shape = Shape::of(&view, outer)?;
    let builder = Builder::new(Purpose::Elements, &view, &shape, &[], None);
    let builder = builder.ok_or_else(|| Why::NoLanes.at(kernel.line))?;
    let (recipe, _) = builder.build(&kernel.unordered)?;
    let (phis, places) = variables::left_behind(&view, &shape).ok_or_else(|| Why::Carried.at(kernel.line))?;
    let mut found = Vec::with_capacity(phis.len());
    let mut begins = Begins::new();
    for (at, phi) in phis.into_iter().enumerate() {
        let sum = recipe.sums.iter().find(|sum| sum.phi == phi);
        let reduction = sum.ok_or_else(|| Why::Carried.at(c.line(phi)))?.reduction;
        if reduction.neutral.is_float() && !kernel.unordered.contains(&phi) {
            return Err(Why::Order.at(c.line(phi)));
        }
        let neutral = reduction.neutral.bits(view.gates.width(c.ty(phi)));
        let first = c.value(phi, 0);
        let parameter = match c.role(first) {
            Role::Arg => usize::try_from(c.bits(first)).ok(),
            Role::Constant if c.bits(first) == neutral => None,
            Role::Constant => {
                begins.push((phi, c.bits(first)));
                Some(next + begins.len() - 1)
            }
            _ => return Err(Why::Carried.at(c.line(phi))),
        };
        let offset = places
            .as_ref()
            .and_then(|Places { offsets, .. }| offsets.get(at).copied());
        found.push(Contribution {
            ty: c.ty(phi),
            op: reduction.op,
            neutral,
            parameter,
            offset,
        });
    }
    Ok((found, begins))
}
