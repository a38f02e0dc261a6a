//! Numbers and code of the six programs of the public compiler's figures, in TGSI and in Volt.

use super::volt::read as read_volt;
use super::{TARGETS, Target, compiled, compiled_volt, golden, read, target};
use onespec_core::print::{PrintOptions, Printer};
use std::path::Path;

/// Numbers of code as the public compiler counts them: a repeat and idle cycles count as often as they take a slot.
#[derive(Debug, Default)]
struct Count {
    instructions: u32,
    nops: u32,
    full: u32,
    ss: u32,
    sy: u32,
}

fn count(target: &Target, code: &[u8]) -> Count {
    let isa = target.decoder.isa();
    let full = isa.files.iter().position(|file| file.name == "R").unwrap() as u16;
    let mut count = Count::default();
    for item in target.decoder.iter(code) {
        let op = item.op.as_ref().copied().expect("an instruction");
        let of = &isa.ops[usize::from(op)];
        let instance = target.model.instance(Some(op), item.word);
        let operand = |name: &str| {
            let at = of.operands.iter().position(|operand| operand.name == name);
            at.map_or(0, |at| isa.extract(op, item.word)[at] as u32)
        };
        count.instructions += instance.span().max(1);
        count.nops += if of.name == "nop" {
            instance.span()
        } else {
            instance.idle
        };
        count.ss += operand("ss");
        count.sy += operand("sy");
        // What an `end` reads is every register, and a register whose number is computed may be each.
        let known = instance.accesses.iter().filter(|access| access.items.len() < 192);
        let registers = known.flat_map(|access| &access.items);
        let registers = registers.map(|item| target.model.whole(item.piece));
        let registers = registers.filter(|(file, number, half)| *file == full && *number < 192 && !half);
        count.full = registers
            .map(|(_, number, _)| u32::from(number) / 4 + 1)
            .fold(count.full, u32::max);
    }
    count
}

/// The six programs of the public compiler's figures, with its counts beside ours.
#[test]
fn programs_of_the_public_compiler_take_as_many_instructions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let targets = TARGETS.map(target);
    let mut table = String::from("target  shader       form  instructions      nops      full        ss        sy\n");
    let mut ratios: [Vec<f64>; 2] = [Vec::new(), Vec::new()];
    let mut totals = [[[0u32; 2]; 3]; 2];
    for line in include_str!("peer.csv").lines().skip(1) {
        let row: Vec<&str> = line.split(',').collect();
        let target = targets.iter().find(|target| target.name == row[0]).unwrap();
        let text = std::fs::read_to_string(folder.join(format!("{}.tgsi", row[1]))).unwrap();
        let in_tgsi = compiled(target, &read(&text)).unwrap();
        let in_volt = compiled_volt(target, &read_volt(&folder.join(format!("{}.vt", row[1])))).unwrap();
        for (form, (name, made)) in [("tgsi", in_tgsi), ("volt", in_volt)].into_iter().enumerate() {
            let own = count(target, &made.code.code);
            let cell = |own: u32, peer: &str| format!("{own:>5} {peer:>4}");
            table += &format!(
                "{:<7} {:<12} {name}    {} {} {} {} {}\n",
                row[0],
                row[1],
                cell(own.instructions, row[2]),
                cell(own.nops, row[3]),
                cell(own.full, row[4]),
                cell(own.ss, row[5]),
                cell(own.sy, row[6])
            );
            ratios[form].push(f64::from(own.instructions) / row[2].parse::<f64>().unwrap());
            for ((total, own), peer) in totals[form].iter_mut().zip([own.full, own.ss, own.sy]).zip(&row[4..7]) {
                total[0] += own;
                total[1] += peer.parse::<u32>().unwrap();
            }
        }
    }
    let of = |form: usize, from: usize| {
        let six = &ratios[form][from..from + 6];
        (six.iter().map(|ratio| ratio.ln()).sum::<f64>() / 6.0).exp()
    };
    for (number, name) in TARGETS.iter().enumerate() {
        table += &format!(
            "{name}: geometric mean of instructions beside the peer's {:.2} in TGSI, {:.2} in Volt\n",
            of(0, 6 * number),
            of(1, 6 * number)
        );
    }
    for (form, name) in ["TGSI", "Volt"].into_iter().enumerate() {
        let [full, ss, sy] = totals[form].map(|[own, peer]| format!("{own} {peer}"));
        table += &format!("{name}, all together: registers {full}, (ss) {ss}, (sy) {sy}\n");
        let is_no_more = totals[form].iter().all(|[own, peer]| own <= peer);
        let is_as_short = (0..TARGETS.len()).all(|number| of(form, 6 * number) <= 1.0);
        assert!(is_no_more && is_as_short, "{table}");
    }
    golden("peer", &table);
}

/// The code of the six programs.
#[test]
fn programs_have_this_code() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let target = target("a420");
    let printer = Printer::new(
        target.decoder.isa(),
        &target.vertex.driver.machine.target.features,
        PrintOptions::default(),
    );
    let mut text = String::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    for path in files
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "tgsi"))
    {
        let made = compiled(&target, &read(&std::fs::read_to_string(path).unwrap())).unwrap();
        text += &format!("{}:\n", path.file_stem().unwrap().to_str().unwrap());
        for item in target.decoder.iter(&made.code.code) {
            text.push_str("    ");
            printer.print(*item.op.as_ref().expect("an instruction"), item.word, None, &mut text);
            text.push('\n');
        }
    }
    golden("code", &text);
}
