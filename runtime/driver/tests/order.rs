//! The order of instructions: what a core that issues them in order waits for, as they were selected and in the order that
//! the compiler chose. Selected code is counted by the compiler's own model, machine code by another one here that
//! decodes it. `UPDATE_EXPECTED=1` writes `data/order.txt` again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use onespec_backend::emit::Code;
use onespec_backend::{Machine, Options, driver, list_scheduling};
use onespec_core::decode::Decoder;
use onespec_core::isa::{Effects, Which};
use onespec_driver::{Driver, Level};
use onespec_graph::Module;
use onespec_volt::{Vectors, compile_text};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const TARGET: &str = "rv64gc_zba_zbb_zbs";

fn module(path: &Path) -> Module {
    let options = onespec_volt::Options {
        vectors: Vectors::Lanes,
        ..onespec_volt::Options::default()
    };
    let done = compile_text("order.vt", &std::fs::read_to_string(path).unwrap(), &options);
    done.module
        .clone()
        .unwrap_or_else(|| panic!("{}", done.rendered(false)))
}

/// Cycles that machine code waits for registers, run from its first instruction to its last. Behind what jumps, and where
/// something jumps to, everything is there.
fn waits(machine: &Machine, code: &Code) -> u64 {
    let isa = machine.isa;
    let decoder = Decoder::new(isa, &machine.target);
    let targets: BTreeSet<u32> = code.jumps.iter().map(|(_, to)| *to).collect();
    let mut ready: BTreeMap<(u16, u16), u64> = BTreeMap::new();
    let (mut now, mut waited) = (0, 0);
    for (offset, _) in &code.insts {
        if targets.contains(offset) {
            ready.clear();
        }
        let mut word = [0; 16];
        for (to, from) in word.iter_mut().zip(&code.bytes[*offset as usize..]) {
            *to = *from;
        }
        let word = u128::from_le_bytes(word);
        let mut op = decoder.decode(word).expect("an instruction");
        let args = isa.extract(op, word);
        let touches = isa.ops[usize::from(op)].registers;
        let register = |which: Which| match which {
            Which::Operand(at) => args[usize::from(at)] as u16,
            Which::Fixed(number) => number,
            Which::Computed => panic!("which register is not said"),
        };
        let zero = |file: u16, number: u16| isa.files[usize::from(file)].zero == Some(number);
        let read = touches.iter().filter(|t| t.reads > 0);
        let start = read
            .filter_map(|t| ready.get(&(t.file, register(t.which))))
            .fold(now, |latest, at| latest.max(*at));
        waited += start - now;
        now = start + 1;
        for touch in touches.iter().filter(|t| t.writes > 0) {
            let number = register(touch.which);
            // What a short form takes stands in the entry of the long one.
            while let Some(is) = &isa.ops[usize::from(op)].is {
                op = is.op;
            }
            let data = isa.ops[usize::from(op)].data.iter().find(|(key, _)| *key == "latency");
            let cycles: u64 = data.map_or(1, |(_, text)| text.parse().unwrap());
            if !zero(touch.file, number) {
                ready.insert((touch.file, number), start + cycles);
            }
        }
        if isa.ops[usize::from(op)].effects.any(Effects::JUMPS) {
            ready.clear();
        }
    }
    waited
}

/// What becomes of each function: its name, its instructions, and how long they wait, selected and as machine code.
fn compiled(compiler: &Driver, path: &Path, as_selected: bool) -> Vec<(String, usize, u64, u64)> {
    let mut module = module(path);
    compiler.optimise(&mut module).unwrap();
    let options = Options {
        as_selected,
        ..compiler.options(&module)
    };
    let machine = &compiler.machine;
    let stages = driver::stages(machine, &mut module.clone(), &options).unwrap();
    let codes = driver::compile(machine, &mut module, &options).unwrap();
    let one = |(stage, code): (&driver::Stages, &Code)| {
        let selected = list_scheduling::waits(machine, &stage.selected);
        (code.name.clone(), code.insts.len(), selected, waits(machine, code))
    };
    stages.iter().zip(&codes).map(one).collect()
}

#[test]
fn an_order_never_waits_longer_and_often_less() {
    let riscv = onespec_machines::find("riscv").unwrap();
    let resolved = riscv.isa.target(TARGET).unwrap();
    let compiler = Driver::new(riscv.isa, resolved, riscv.selectors, Level::O2).unwrap();
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::from("function                insts       selected    machine code    before and behind\n");
    for file in ["tests/data/order.vt", "../../tests/data/peers/functions.vt"] {
        let path = here.join(file);
        let before = compiled(&compiler, &path, true);
        let after = compiled(&compiler, &path, false);
        let mut sums = ([0; 3], [0; 3]);
        for (b, a) in before.iter().zip(&after) {
            assert_eq!(b.0, a.0);
            assert!(a.2 <= b.2, "{}: {} waits, was {}", a.0, a.2, b.2);
            for (sum, of) in [(&mut sums.0, b), (&mut sums.1, a)] {
                for (sum, of) in sum.iter_mut().zip([of.1 as u64, of.2, of.3]) {
                    *sum += of;
                }
            }
            if b.2 > 0 {
                let _ = writeln!(
                    text,
                    "{:22} {:4} {:4}   {:4} {:4}   {:4} {:4}",
                    a.0, b.1, a.1, b.2, a.2, b.3, a.3
                );
            }
        }
        let (b, a) = sums;
        let _ = writeln!(
            text,
            "{:22} {:4} {:4}   {:4} {:4}   {:4} {:4}\n",
            "together", b[0], a[0], b[1], a[1], b[2], a[2]
        );
    }
    let golden = here.join("tests/data/order.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &text).unwrap();
    }
    let known = std::fs::read_to_string(&golden).unwrap_or_default();
    assert!(known == text, "{text}");
}
