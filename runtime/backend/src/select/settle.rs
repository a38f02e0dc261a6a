//! Arguments of kernels in the registers in which instructions require them: an argument stays in its register for the next
//! elements, so one that is required elsewhere would be moved there and back for each.

use super::kernel::KernelPlace;
use crate::code::{Arg, Function, PReg, VReg};

/// The places of arguments of a kernel whose code was selected, each exchanged with that in which the first instruction that
/// requires the argument in a register wants it. `None`: all are there.
pub fn settle(code: &Function, places: &[KernelPlace]) -> Option<Vec<KernelPlace>> {
    let given: Vec<(VReg, PReg)> = code.args.iter().filter_map(given).collect();
    let mut wanted: Vec<(PReg, PReg)> = Vec::new();
    for arg in &code.args {
        let Arg::UseLateAt(value, to) = arg else { continue };
        let Some((_, from)) = given.iter().find(|(known, _)| known == value) else {
            continue;
        };
        // One register for each, and each once.
        if from.bank == to.bank && wanted.iter().all(|(of, at)| of != from && at != to) {
            wanted.push((*from, *to));
        }
    }
    let mut settled = places.to_vec();
    let mut now: Vec<PReg> = wanted.iter().map(|(from, _)| *from).collect();
    for (at, (_, to)) in wanted.iter().enumerate() {
        let Some(from) = now.get(at).copied().filter(|from| from != to) else {
            continue;
        };
        let exchanged = |place: PReg| match place {
            place if place == from => *to,
            place if place == *to => from,
            place => place,
        };
        for place in &mut settled {
            if let KernelPlace::Register(register) = place {
                *register = exchanged(*register);
            }
        }
        now.iter_mut().for_each(|place| *place = exchanged(*place));
    }
    (settled != places).then_some(settled)
}

/// A value that is there when code begins, and where.
fn given(arg: &Arg) -> Option<(VReg, PReg)> {
    match arg {
        Arg::DefAt(value, place) => Some((*value, *place)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::What;

    const fn place(number: u8) -> PReg {
        PReg { bank: 0, number }
    }

    #[test]
    fn arguments_are_where_instructions_require_them() {
        let mut code = Function::default();
        let values: Vec<VReg> = (0..4).map(|_| code.vreg(0)).collect();
        let entry: Vec<Arg> = (0..4).map(|at| Arg::DefAt(values[at], place(at as u8))).collect();
        let required = [
            Arg::UseLateAt(values[0], place(1)),
            Arg::UseLateAt(values[1], place(2)),
            Arg::UseLateAt(values[2], place(5)),
            // It has a place already.
            Arg::UseLateAt(values[0], place(6)),
        ];
        code.begin(&[], 0);
        code.push(What::Entry, &entry, 0);
        code.push(What::Return, &required, 0);
        code.end();
        let places: Vec<KernelPlace> = (0..4).map(|at| KernelPlace::Register(place(at))).collect();
        let settled = settle(&code, &places).expect("another order");
        let numbers: Vec<u8> = settled
            .iter()
            .map(|place| match place {
                KernelPlace::Register(register) => register.number,
                KernelPlace::Row { .. } => panic!("a register"),
            })
            .collect();
        assert_eq!(numbers, [1, 2, 5, 3]);
        code.args.truncate(entry.len());
        assert_eq!(settle(&code, &places), None);
    }
}
