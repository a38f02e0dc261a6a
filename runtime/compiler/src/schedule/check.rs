//! Checks a schedule: the last step of scheduling. It runs the verifier, which shares nothing with the steps before.
//!
//! The verifier checks that the inputs of each gate are available at its place (E081), and walks through the blocks
//! with the current memory state (E075), effects in the order of the schedule. This module adds the order within a
//! block: a definition before its uses. The check takes a fifth to a third of the time of scheduling;
//! [`Options::check`](super::Options::check) switches it off.
//!
//! A circuit that does not verify can sometimes be scheduled all the same. Then nothing is said of its schedule.

use super::{Schedule, problem};
use crate::verify::{Discipline, Options, Places, Verifier};
use onespec_graph::Circuit;
use onespec_graph::finding::Finding;
use onespec_graph::set::{Class, Effect};

/// # Errors
/// The first thing that is wrong.
pub(super) fn check(circuit: &Circuit, schedule: &Schedule) -> Result<(), Finding> {
    in_order(circuit, schedule)?;
    let mut order = Vec::new();
    for block in schedule.blocks() {
        let head = block.states[0];
        let effects = block.ordered().filter(|&g| circuit.def(g).effect != Effect::None);
        order.extend(effects.map(|gate| (head, gate)));
    }
    let options = Options {
        // Loads beside the chain are the scheduler's to order: that it did is what is asked.
        discipline: Discipline::Relaxed,
        limit: 1,
        links: false,
        warnings: false,
    };
    let places = Places {
        at: schedule.places(),
        order: Some(&order),
    };
    let report = Verifier::new().verify_order(circuit, places, &options);
    let about = |finding: &&Finding| matches!(finding.code, "E075" | "E081");
    match report.findings.list().first().filter(about) {
        Some(finding) if report.failed == Some(EFFECTS) => Err(finding.clone()),
        _ => Ok(()),
    }
}

/// The verifier's stage about the order of effects.
const EFFECTS: u8 = 7;

/// Whether in each block inputs stand before users.
fn in_order(circuit: &Circuit, schedule: &Schedule) -> Result<(), Finding> {
    // By gate: the last block in which it was met.
    let mut met = vec![u32::MAX; circuit.len()];
    for (number, block) in (0..).zip(schedule.blocks()) {
        for gate in block.ordered() {
            met[gate.index()] = number;
            if circuit.def(gate).class == Class::Fixed {
                continue;
            }
            for input in circuit.operands(gate).iter() {
                let here = schedule.block_of(input) == Some(number);
                let there = circuit.def(input).class == Class::Root;
                if here && !there && met[input.index()] != number {
                    let name = onespec_graph::text::gate_name(circuit, input);
                    let message = format!("it stands before {name}, which it uses, in block {number}");
                    return Err(problem(circuit, gate, "E081", message));
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::schedule::{Options, Policy, Schedule, schedule};
    use onespec_circuit::GATES;
    use onespec_graph::{Circuit, Gate, text};

    const TEXT: &str = "%c : i1 = ARG<0>
%p : i64 = ARG<1>
%x : i64 = ADD v(%p, %p)
%y : i64 = MUL v(%x, %p)
%l : i64 = LOAD d(@D) v(%p)
%w = STORE d(@D) v(%y, %p)
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%m = MERGE s(%t, %f)
%r = RETURN s(%m) d(%w) v(%l)
";

    fn broken(how: impl Fn(&Circuit, &mut Schedule, &dyn Fn(&str) -> Gate)) -> String {
        let circuit = text::parse_one(&GATES, TEXT, &text::Options::default()).expect("a text");
        let mut made = schedule(&circuit, &Options::with(Policy::Late)).expect("a schedule");
        let named = |name: &str| {
            circuit
                .gates()
                .find(|&g| circuit.names.get(g) == Some(name))
                .expect(name)
        };
        how(&circuit, &mut made, &named);
        check(&circuit, &made).map_or_else(|finding| finding.to_string(), |()| String::new())
    }

    /// Exchanges two gates where they stand.
    fn exchange(schedule: &mut Schedule, one: Gate, other: Gate) {
        let block = schedule.block_of(one).expect("a block");
        let at = |gate| {
            schedule
                .block(block)
                .gates
                .iter()
                .position(|&g| g == gate)
                .expect("in it")
        };
        let (one, other) = (at(one), at(other));
        schedule.exchange(block, one, other);
    }

    #[test]
    fn a_schedule_that_is_none_is_found() {
        assert_eq!(broken(|_, _, _| {}), "");
        // No wire says that the load comes first.
        let memory = broken(|_, schedule, named| exchange(schedule, named("l"), named("w")));
        assert!(memory.starts_with("E075 %l LOAD"), "{memory}");
        let order = broken(|_, schedule, named| exchange(schedule, named("x"), named("y")));
        assert!(order.contains("it stands before %x, which it uses"), "{order}");
        let place = broken(|_, schedule, named| schedule.misplace(named("y"), named("t")));
        assert!(place.starts_with("E081 %y MUL, value input 0"), "{place}");
    }
}
