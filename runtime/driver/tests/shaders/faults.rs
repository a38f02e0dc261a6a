//! Planted faults: compiled code without one of its waits is told of by the checker of hazards over the flow graph.

use super::random::source;
use super::{TARGETS, compiled, read, target};
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::timing::check as check_timing;

/// Faults that are planted of each kind.
const FAULTS: usize = 100;

/// What is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// An instruction that does nothing, or one of its repeats.
    Idle,
    /// The operand of this name, a flag that waits.
    Flag(&'static str),
}

#[test]
fn every_wait_that_is_left_out_is_found() {
    let mut report = Vec::new();
    for kind in [Fault::Idle, Fault::Flag("ss"), Fault::Flag("sy")] {
        let (mut planted, mut missed, mut seed) = (0, Vec::new(), 0u64);
        let targets = TARGETS.map(target);
        while planted < FAULTS {
            seed += 1;
            assert!(seed < 2_000, "{planted} faults {kind:?} in {seed} shaders");
            let target = &targets[seed as usize % targets.len()];
            let Ok(made) = compiled(target, &read(&source(seed, true))) else {
                continue;
            };
            let code = &made.code.code;
            let isa = target.decoder.isa();
            let items: Vec<_> = target.decoder.iter(code).collect();
            let jumps = items.iter().any(|item| {
                let op = *item.op.as_ref().expect("an instruction");
                matches!(isa.ops[usize::from(op)].name, "jump" | "br")
            });
            for (number, item) in items.iter().enumerate() {
                let op = *item.op.as_ref().expect("an instruction");
                let of = &isa.ops[usize::from(op)];
                let mut args = isa.extract(op, item.word).to_vec();
                args.truncate(of.operands.len());
                let value = |name: &str| {
                    let at = of.operands.iter().position(|operand| operand.name == name);
                    at.map_or(0, |at| args[at])
                };
                // An instruction that does nothing may carry a flag, or be a place that others jump to.
                let is_plain = value("ss") == 0 && value("sy") == 0 && value("jp") == 0;
                let name = match kind {
                    Fault::Flag(name) => name,
                    Fault::Idle if of.name == "nop" && is_plain => "rpt",
                    Fault::Idle => "nop",
                };
                let faulty = match of.operands.iter().position(|operand| operand.name == name) {
                    Some(at) if args[at] != 0 => {
                        args[at] = if kind == Fault::Idle { args[at] - 1 } else { 0 };
                        let Ok(word) = isa.encode(op, &args) else { continue };
                        let mut faulty = code.clone();
                        faulty[8 * number..8 * number + 8].copy_from_slice(&(word as u64).to_le_bytes());
                        faulty
                    }
                    // A single one is removed, where no distance of a jump depends on it.
                    Some(_) if of.name == "nop" && is_plain && kind == Fault::Idle && !jumps => {
                        [&code[..8 * number], &code[8 * number + 8..]].concat()
                    }
                    _ => continue,
                };
                planted += 1;
                if check_timing(&target.model, &target.decoder, &faulty, 0).is_empty() {
                    let printer = Printer::new(
                        isa,
                        &target.vertex.driver.machine.target.features,
                        PrintOptions::default(),
                    );
                    let mut text = format!("seed {seed} on {}: instruction {number} of\n", target.name);
                    for item in &items[number.saturating_sub(8)..=number] {
                        printer.print(*item.op.as_ref().expect("an instruction"), item.word, None, &mut text);
                        text.push('\n');
                    }
                    missed.push(text);
                }
                if planted == FAULTS {
                    break;
                }
            }
        }
        report.push((kind, planted, missed));
    }
    for (kind, planted, missed) in &report {
        assert_eq!(*planted, FAULTS);
        assert!(missed.is_empty(), "{kind:?} was not found:\n{}", missed.join("\n"));
    }
}
