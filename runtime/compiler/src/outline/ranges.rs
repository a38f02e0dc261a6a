//! Arrays of a kernel: the captured address that each access begins with, and its bytes.

use super::exchanges::{self, is_exchange};
use super::region::Region;
use super::{Affine, Array, Extent, Parameter, Range};
use crate::vectorize::linear::{Linear, Lines, sign};
use crate::vectorize::shape::{Shape, View};
use hashbrown::HashMap;
use onespec_graph::{Gate, Role};

/// Summands of an address that are looked at.
const MOST: usize = 64;
/// Ranges that are told of one array.
const RANGES: usize = 8;

/// Parameters of a kernel.
pub(super) struct Found {
    pub parameters: Vec<Parameter>,
    /// By parameter, the gate of the caller that is given; none for the place of results.
    pub captured: Vec<Option<Gate>>,
    pub arrays: Vec<Array>,
    /// Exchanges, by the parameter that is the address of their array.
    pub exchanges: Vec<(u32, Gate)>,
    pub unknown: bool,
}

pub(super) fn arrays(view: &View<'_>, shape: &Shape, region: &Region, lines: &mut Lines<'_, '_>) -> Found {
    let c = view.circuit;
    let mut captured = vec![Some(shape.first), Some(shape.bound)];
    captured.extend(region.captured.iter().copied().map(Some));
    let mut number: HashMap<Gate, u32> = (0..)
        .zip(&captured)
        .skip(2)
        .filter_map(|(n, gate)| Some(((*gate)?, n)))
        .collect();
    number.insert(shape.first, 0);
    if !number.contains_key(&shape.bound) {
        number.insert(shape.bound, 1);
    }
    let mut parameters = vec![Parameter::First, Parameter::Bound];
    parameters.extend(region.captured.iter().map(|_| Parameter::Scalar));
    let mut found = Found {
        parameters,
        captured,
        arrays: Vec::new(),
        exchanges: Vec::new(),
        unknown: false,
    };
    for &access in &region.accesses {
        let is_load = c.role(access) == Role::Load;
        let exchanges = is_exchange(c, access);
        let address = match exchanges {
            true => exchanges::address(c, access),
            false => c.value(access, if is_load { 0 } else { 1 }),
        };
        let ty = if is_load || exchanges {
            c.ty(access)
        } else {
            c.ty(c.value(access, 0))
        };
        let bytes = i64::from((view.gates.width(ty) / 8).max(1));
        let Some(base) = base(view, shape, address) else {
            found.unknown = true;
            continue;
        };
        let Some(&parameter) = number.get(&base) else {
            found.unknown = true;
            continue;
        };
        // Where an extension may wrap, what it gives is not known.
        let form = lines.form(address).filter(|form| form.checks.is_empty());
        let range = form.and_then(|form| range(view, shape, &number, &form, base, bytes));
        let at = match found.arrays.iter().position(|array| array.parameter == parameter) {
            Some(at) => at,
            None => {
                found.parameters[parameter as usize] = Parameter::Array(found.arrays.len());
                found.arrays.push(Array {
                    parameter,
                    reads: Extent::Nothing,
                    writes: Extent::Nothing,
                    exchanges: Extent::Nothing,
                });
                found.arrays.len() - 1
            }
        };
        let array = &mut found.arrays[at];
        let extent = match (exchanges, is_load) {
            (true, _) => &mut array.exchanges,
            (false, true) => &mut array.reads,
            (false, false) => &mut array.writes,
        };
        extent.add(range);
        if exchanges {
            found.exchanges.push((parameter, access));
        }
    }
    if region.results.len() > 1 {
        found.parameters.push(Parameter::Results(region.results.len() as u32));
        found.captured.push(None);
    }
    found
}

impl Extent {
    fn add(&mut self, range: Option<Range>) {
        let Some(range) = range else {
            *self = Extent::Unknown;
            return;
        };
        match self {
            Extent::Nothing => *self = Extent::Ranges(vec![range]),
            Extent::Ranges(known) if known.contains(&range) => {}
            Extent::Ranges(known) if known.len() < RANGES => known.push(range),
            _ => *self = Extent::Unknown,
        }
    }
}

/// The captured value that an address is so many bytes from: the only summand that is one, or that of an object.
fn base(view: &View<'_>, shape: &Shape, address: Gate) -> Option<Gate> {
    let c = view.circuit;
    let mut work = vec![address];
    let mut bases = Vec::new();
    let mut left = MOST;
    while let Some(gate) = work.pop() {
        left = left.checked_sub(1)?;
        if gate.index() >= c.len() || c.role(gate) == Role::Constant {
            continue;
        }
        if shape.is_fixed(view, gate) {
            bases.push(gate);
        } else if c.op(gate) == view.gates.add {
            work.extend([c.value(gate, 0), c.value(gate, 1)]);
        } else if c.op(gate) == view.gates.sub {
            work.push(c.value(gate, 0));
        }
    }
    let objects: Vec<Gate> = bases
        .iter()
        .copied()
        .filter(|&g| matches!(c.role(g), Role::Symbol | Role::Alloca))
        .collect();
    match (&bases[..], &objects[..]) {
        ([only], _) | (_, [only]) => Some(*only),
        _ => None,
    }
}

/// The bytes of an access in all iterations.
fn range(
    view: &View<'_>,
    shape: &Shape,
    number: &HashMap<Gate, u32>,
    form: &Linear,
    base: Gate,
    bytes: i64,
) -> Option<Range> {
    let c = view.circuit;
    let mut first = Affine {
        terms: Vec::new(),
        constant: sign(form.constant, form.width),
    };
    let mut has_base = false;
    for &(gate, factor) in &form.terms {
        let mut of = gate;
        if !shape.is_fixed(view, gate) {
            // What the counter is in the first iteration, in more bits.
            let op = if shape.signed { view.gates.sext } else { view.gates.zext };
            if c.op(gate) != op || c.value(gate, 0) != shape.index {
                return None;
            }
            of = shape.first;
        }
        if of == base && factor == 1 && !has_base {
            has_base = true;
            continue;
        }
        first.plus(*number.get(&of)?, sign(factor, form.width));
    }
    has_base.then_some(())?;
    // The last iteration: the step times how many come before it.
    let step = form.signed_step();
    let mut last = first.clone();
    match c.role(shape.bound) {
        Role::Constant => {
            let bound = constant(view, shape, shape.bound);
            last.constant = last.constant.checked_add(step.checked_mul(bound)?)?;
        }
        _ => last.plus(*number.get(&shape.bound)?, step),
    }
    match c.role(shape.first) {
        Role::Constant => {
            let from = constant(view, shape, shape.first);
            last.constant = last.constant.checked_sub(step.checked_mul(from)?)?;
        }
        _ => last.plus(0, step.checked_neg()?),
    }
    last.constant = last.constant.checked_sub(step)?;
    let (mut from, mut to) = if step >= 0 { (first, last) } else { (last, first) };
    to.constant = to.constant.checked_add(bytes)?;
    from.tidy();
    to.tidy();
    Some(Range { from, to })
}

fn constant(view: &View<'_>, shape: &Shape, gate: Gate) -> i64 {
    let bits = view.circuit.bits(gate);
    match shape.signed {
        true => sign(bits, view.gates.width(view.circuit.ty(gate))),
        false => bits as i64,
    }
}

impl Affine {
    fn plus(&mut self, parameter: u32, factor: i64) {
        match self.terms.iter_mut().find(|(of, _)| *of == parameter) {
            Some((_, known)) => *known = known.wrapping_add(factor),
            None => self.terms.push((parameter, factor)),
        }
    }

    fn tidy(&mut self) {
        self.terms.retain(|(_, factor)| *factor != 0);
        self.terms.sort_unstable();
    }

    /// The value for the bits of parameters, each extended to 64 bits.
    pub fn value(&self, parameters: &[i64]) -> i64 {
        let of = |n: u32| parameters.get(n as usize).copied().unwrap_or(0);
        let terms = self.terms.iter().map(|(n, factor)| of(*n).wrapping_mul(*factor));
        terms.fold(self.constant, i64::wrapping_add)
    }
}
