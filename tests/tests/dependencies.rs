//! What goes where in an instruction, found in its semantics, against the manual's list of syntactic dependencies.

use onespec_core::isa::{Effects, End, Flow, Op, Which};
use onespec_riscv::ISA;
use std::collections::BTreeSet;

/// Names of the operands whose registers go there, and by which they come.
fn flows<'a>(op: &'a Op, wanted: &'a dyn Fn(&Flow) -> bool) -> BTreeSet<String> {
    let name = |end: End| match end {
        End::Register(at) => match op.registers[usize::from(at)].which {
            Which::Operand(i) => op.operands[usize::from(i)].name.to_owned(),
            other => format!("{other:?}"),
        },
        other => format!("{other:?}"),
    };
    let text = |flow: &Flow| match flow.to {
        End::Register(_) if matches!(flow.from, End::Register(_)) => format!("{}>{}", name(flow.from), name(flow.to)),
        End::Register(_) => name(flow.to),
        _ => name(flow.from),
    };
    op.flows.iter().filter(|flow| wanted(flow)).map(text).collect()
}

#[test]
fn meanings_have_the_dependencies_of_the_manual() {
    let table = include_str!("../data/riscv/dependencies.csv");
    let mut lines = table.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.next(), Some("instruction,address,data,control,carries,access"));
    let is_register = |end: End| matches!(end, End::Register(_));
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in lines {
        let cells: Vec<&str> = line.split(',').collect();
        let [name, rest @ ..] = cells.as_slice() else {
            panic!("{line}")
        };
        let op = ISA
            .ops
            .iter()
            .find(|op| op.name == *name)
            .unwrap_or_else(|| panic!("{name}"));
        // What an access gives, or says about how it went, depends on the access and on nothing else.
        let is_access = op.effects.any(Effects::READS_MEMORY.and(Effects::WRITES_MEMORY));
        let given = |to: End| {
            op.flows
                .iter()
                .any(|f| f.to == to && matches!(f.from, End::Memory | End::State))
        };
        let by_access = |to: End| is_access && is_register(to) && given(to);
        let found = [
            flows(op, &|f| is_register(f.from) && f.to == End::Address),
            flows(op, &|f| is_register(f.from) && f.to == End::Memory),
            flows(op, &|f| is_register(f.from) && f.to == End::Target),
            flows(op, &|f| is_register(f.from) && is_register(f.to) && !by_access(f.to)),
            flows(op, &|f| by_access(f.to) && matches!(f.from, End::Memory | End::State)),
        ];
        for (found, cell) in found.iter().zip(rest) {
            let wanted: BTreeSet<String> = cell.split_whitespace().map(str::to_owned).collect();
            if *found != wanted {
                wrong.push(format!("{name}: {found:?}, the manual says {wanted:?}"));
            }
        }
        count += 1;
    }
    assert!(count >= 150, "{count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
