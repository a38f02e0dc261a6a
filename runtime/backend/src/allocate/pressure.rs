//! Register pressure that does not fit a machine without spill slots: the error that names the values.

use crate::code::{Function, VReg, What};
use crate::list_scheduling::live::Live;
use crate::machine::Machine;
use crate::print;
use crate::problem::Problem;

/// Most values that are named.
const MOST_NAMED: usize = 12;

/// A value, and the instructions from which on and up to which it is needed.
struct Range {
    value: VReg,
    from: u32,
    to: u32,
    /// What computes it, and the line of that.
    what: String,
    line: u32,
}

/// The error of a function that needs places in memory where the calling convention has no stack: the values that are live
/// where most are.
pub fn too_many(machine: &Machine, function: &Function) -> Problem {
    let ranges = ranges(machine, function);
    let name = machine.convention.name;
    let mut most: Option<(usize, usize, u32, usize)> = None;
    for (bank, of) in machine.convention.banks.iter().enumerate() {
        let (count, at) = peak(function, &ranges, bank);
        let over = (count + 1).saturating_sub(of.order.len());
        if count > 0 && most.is_none_or(|(known, ..)| over > known) {
            most = Some((over, bank, at, count));
        }
    }
    let Some((_, bank, at, count)) = most else {
        return Problem::new(format!("calling convention {name} has no stack for values"));
    };
    let (of, registers) = match machine.convention.banks.get(bank) {
        Some(bank) => (bank.name, bank.order.len()),
        None => ("", 0),
    };
    let live = |r: &&Range| is_in(function, r, bank) && (r.from..r.to).contains(&at);
    let live: Vec<&Range> = ranges.iter().filter(live).collect();
    let parts = told(machine, function, &live);
    let why = match count > registers {
        true => format!("calling convention {name} has {registers} registers `{of}`"),
        false => format!("that leaves none of the {registers} registers `{of}` of calling convention {name} for moves"),
    };
    let line = function.insts.get(at as usize).map_or(0, |inst| inst.line);
    let message = format!(
        "{count} values are live at one point, {why}, and it has no stack for others; make two kernels of it, or compute \
         values where they are used. Live are"
    );
    Problem {
        parts,
        ..Problem::new(message).at(line)
    }
}

/// Values by what computes them, with the lines of that.
pub fn named(machine: &Machine, function: &Function, values: &[VReg]) -> Vec<(String, u32)> {
    let ranges = ranges(machine, function);
    let live: Vec<&Range> = ranges.iter().filter(|range| values.contains(&range.value)).collect();
    told(machine, function, &live)
}

fn told(machine: &Machine, function: &Function, live: &[&Range]) -> Vec<(String, u32)> {
    let one = |r: &&Range| {
        let name = print::register(machine, function, r.value);
        (format!("{name} {}", r.what), r.line)
    };
    let mut parts: Vec<(String, u32)> = live.iter().take(MOST_NAMED).map(one).collect();
    if live.len() > MOST_NAMED {
        parts.push((format!("{} more", live.len() - MOST_NAMED), 0));
    }
    parts
}

fn is_in(function: &Function, range: &Range, bank: usize) -> bool {
    function
        .banks
        .get(range.value.0 as usize)
        .is_some_and(|b| usize::from(*b) == bank)
}

/// Behind which instruction most values of a bank are live, and how many these are.
fn peak(function: &Function, ranges: &[Range], bank: usize) -> (usize, u32) {
    let mut changes = vec![0i64; function.insts.len() + 1];
    for range in ranges.iter().filter(|r| is_in(function, r, bank)) {
        for (at, by) in [(range.from, 1), (range.to, -1)] {
            if let Some(change) = changes.get_mut(at as usize) {
                *change += by;
            }
        }
    }
    let (mut live, mut most) = (0i64, (0, 0));
    for (at, change) in (0u32..).zip(changes) {
        live += change;
        if live > most.0 {
            most = (live, at);
        }
    }
    (usize::try_from(most.0).unwrap_or(0), most.1)
}

/// The values of a function in the order of what computes them; one that nobody reads is there behind its instruction.
fn ranges(machine: &Machine, function: &Function) -> Vec<Range> {
    let mut live = Live::default();
    live.find(function);
    let last = |value: VReg| live.last.get(value.0 as usize).copied().unwrap_or(0);
    let mut found = Vec::new();
    for (number, block) in function.blocks.iter().enumerate() {
        let from = block.insts.start;
        found.extend(function.params_of(block).iter().map(|value| Range {
            value: *value,
            from,
            to: last(*value).max(from + 1),
            what: format!("parameter of block {number}"),
            line: 0,
        }));
        for at in block.insts.clone() {
            let Some(inst) = function.insts.get(at as usize) else {
                continue;
            };
            let what = match inst.what {
                What::Entry => "argument",
                what => print::name(machine, what),
            };
            let written = function.args_of(inst).iter().filter_map(|arg| arg.written());
            found.extend(written.map(|value| Range {
                value,
                from: at,
                to: last(value).max(at + 1),
                what: what.to_owned(),
                line: inst.line,
            }));
        }
    }
    found
}
