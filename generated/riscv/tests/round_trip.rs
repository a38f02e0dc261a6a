//! Every instruction of the description, in some target that has it: words to instructions and back, by generated code
//! and by tables.

use onespec_riscv::{Decoder, Disassembler, ISA, Inst, Opcode, PrintOptions};

/// Words of an instruction: the fixed bits, and something in the others.
fn words(op: &onespec_core::isa::Op) -> impl Iterator<Item = u32> {
    let (mask, value) = (op.mask as u32, op.value as u32);
    let kept = if op.length < 32 { (1 << op.length) - 1 } else { u32::MAX };
    let mut state = 0x9e37_79b9_7f4a_7c15 ^ u64::from(value);
    (0..16).map(move |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 16) as u32 & !mask | value) & kept
    })
}

fn check(decoder: &Decoder, seen: &mut [bool]) {
    let unseen: Vec<_> = ISA
        .ops
        .iter()
        .zip(&*seen)
        .filter(|(_, seen)| !**seen)
        .map(|(op, _)| op)
        .collect();
    for word in unseen.into_iter().flat_map(words) {
        let Ok(inst) = decoder.decode(word) else { continue };
        let id = inst.op.id();
        seen[usize::from(id)] = true;
        let table: Vec<i64> = ISA.extract(id, word.into()).to_vec();
        let args: Vec<i64> = inst.args.iter().map(|a| i64::from(*a)).collect();
        assert_eq!(args, table[..args.len()], "{inst:?} from {word:#010x}");
        // `legal` may refuse to encode what the decoder accepts; nothing else may.
        if let Ok(back) = inst.encode() {
            let again = decoder.decode(back).expect("an encoded instruction decodes");
            // Bits that are ignored are written as 0, and such a word may be a special case with a name of its own.
            let special = again.op.info().specialises.contains(&id);
            assert!(
                again == inst || special,
                "{word:#010x} is {inst:?}, {back:#010x} is {again:?}"
            );
        } else {
            assert!(
                !inst.op.info().legal.is_empty(),
                "{inst:?} from {word:#010x} does not encode"
            );
        }
    }
}

#[test]
fn generated_code_and_tables_agree_on_every_instruction() {
    let mut seen = vec![false; ISA.ops.len()];
    check(&Decoder::default(), &mut seen);
    // For what the default target lacks: targets of just the extensions that an instruction needs.
    for (i, op) in ISA.ops.iter().enumerate() {
        for (all, _) in op.needs.any {
            if seen[i] {
                continue;
            }
            let names = ISA.feature_names(&ISA.closure(all));
            let base = if names.contains(&"xlen32") { "rv32" } else { "rv64" };
            let extensions: Vec<&str> = names.into_iter().filter(|name| !name.starts_with("xlen")).collect();
            if let Ok(decoder) = Decoder::new(format!("{base}i_{}", extensions.join("_"))) {
                check(&decoder, &mut seen);
            }
        }
    }
    let missing: Vec<&str> = Opcode::ALL
        .iter()
        .filter(|op| !seen[usize::from(op.id())])
        .map(|op| op.name())
        .collect();
    assert_eq!(missing, [""; 0], "never decoded");
}

#[test]
fn streams_go_on_behind_what_is_no_instruction() {
    // addi a0, a0, 8 · an illegal halfword · c.addi a0, 8 · half an instruction
    let bytes = [0x13, 0x05, 0x85, 0x00, 0x00, 0x00, 0x21, 0x05, 0x13];
    let found: Vec<(usize, bool)> = onespec_riscv::decode_all(&bytes)
        .map(|(at, inst)| (at, inst.is_ok()))
        .collect();
    assert_eq!(found, [(0, true), (4, false), (6, true), (8, false)]);
}

#[test]
fn a_stream_has_the_texts_of_its_instructions() {
    // addi a0, a0, 8 · an illegal halfword · c.addi a0, 8 · j to itself
    let bytes = [0x13, 0x05, 0x85, 0x00, 0x00, 0x00, 0x21, 0x05, 0x6f, 0x00, 0x00, 0x00];
    let printer = Disassembler::new("", PrintOptions::default()).expect("the default target");
    let decoder = Decoder::default();
    let mut text = String::new();
    let written = printer.stream(&decoder, &bytes, 0x1000).write_to(&mut text);
    assert_eq!(written, Ok(()));
    assert_eq!(text, "addi a0, a0, 8\nillegal\naddi a0, a0, 8\nj 0x1008\n");
}

#[test]
fn text_is_parsed_back() {
    for text in [
        "add a0, a1, a2",
        "lw t0, -4(sp)",
        "fadd.d fa0, fa1, fa2, rtz",
        "c.addi a0, 8",
        "amoadd.w.aq a0, a1, (a2)",
    ] {
        let inst: Inst = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(format!("{inst:#}"), text);
    }
    assert!("addi a0, a0, 5000".parse::<Inst>().is_err());
    assert!("frobnicate a0".parse::<Inst>().is_err());
}
