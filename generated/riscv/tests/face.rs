//! What an instruction tells of itself, numbers that are checked where they are made, and code with labels.

use onespec_riscv::{CodeBuffer, CodeError, Gpr::*, Imm12, Inst, Opcode, Target, Uimm5, decode};

#[test]
fn registers_are_those_of_the_semantics() {
    let add = Inst::add(A0, A1, Zero);
    // The zero register is none.
    assert!(add.reads().any(|read| read == A1) && !add.reads().any(|read| read == Zero));
    assert!(add.writes().any(|write| write == A0) && add.writes().count() == 1);
    assert_eq!(Inst::add(Zero, A1, A2).writes().count(), 0);
    // Fixed registers of compressed instructions.
    assert!(Inst::c_addi16sp(16).writes().any(|write| write == Sp));
    let names: Vec<&str> = add.reads().map(|read| read.name(&onespec_riscv::ISA)).collect();
    assert_eq!(names, ["a1"]);
}

#[test]
fn memory_is_accessed_in_bytes() {
    let size = |inst: Inst| inst.memory().map(|m| (m.reads, m.writes, m.bytes));
    assert_eq!(size(Inst::lb(A0, 0, A1)), Some((true, false, Some(1))));
    assert_eq!(size(Inst::sd(A0, 0, A1)), Some((false, true, Some(8))));
    assert_eq!(size(Inst::add(A0, A0, A1)), None);
}

#[test]
fn an_instruction_is_as_long_as_its_encoding() {
    let mut bytes = Vec::new();
    assert_eq!(Inst::c_addi(A0, 1).write_to(&mut bytes), Ok(2));
    assert_eq!(Inst::addi(A0, A0, 1).write_to(&mut bytes), Ok(4));
    assert_eq!(bytes, [0x05, 0x05, 0x13, 0x05, 0x15, 0x00]);
    let mut none = Vec::new();
    assert!(Inst::addi(A0, A0, 4096).write_to(&mut none).is_err());
    assert!(none.is_empty());
}

#[test]
fn branches_tell_where_they_go() {
    assert_eq!(Inst::jal(Ra, -16).branch_target(0x100), Some(0xf0));
    // Where it goes is in a register.
    assert_eq!(Inst::jalr(Zero, 0, Ra).branch_target(0x100), None);
    // An address is computed, but nothing goes there.
    assert_eq!(Inst::addi(A0, A0, 8).branch_target(0x100), None);
}

#[test]
fn numbers_are_checked_where_they_are_made() -> Result<(), Box<dyn std::error::Error>> {
    let shift = Uimm5::new(31)?;
    assert_eq!(shift.get(), 31);
    assert_eq!(Uimm5::new(32).unwrap_err().to_string(), "32 is out of range: 0 to 31");
    assert_eq!(Inst::addi(A0, A0, Imm12::new(-1)?), Inst::addi(A0, A0, -1));
    assert_eq!(Inst::addi(A0, A0, 1).checked()?.op, Opcode::Addi);
    assert!(Inst::addi(A0, A0, 2048).checked().is_err());
    Ok(())
}

#[test]
fn labels_are_bound_before_and_behind() -> Result<(), CodeError> {
    let mut code = CodeBuffer::new();
    let (again, done) = (code.label("again"), code.label("done"));
    code.bind(again)?;
    code.branch(Inst::beq(A0, Zero, 0), done)?;
    code.push(Inst::c_addi(A0, -1))?;
    code.branch(Inst::c_j(0), again)?;
    code.bind(done)?;
    let bytes = code.finish()?;
    assert_eq!(bytes.len(), 8);
    let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    assert_eq!(decode(word).map(|inst| inst.branch_target(0)), Ok(Some(8)));
    let word = u32::from(u16::from_le_bytes([bytes[6], bytes[7]]));
    assert_eq!(decode(word).map(|inst| inst.branch_target(6)), Ok(Some(0)));
    Ok(())
}

#[test]
fn errors_name_the_label() {
    let mut code = CodeBuffer::new();
    let far = code.label("far");
    let told = |result: Result<(), CodeError>| result.unwrap_err().to_string();
    assert_eq!(code.branch(Inst::beq(A0, Zero, 0), far), Ok(()));
    let unbound = code.clone().finish().unwrap_err();
    assert_eq!(
        unbound.to_string(),
        "the label `far`, used at offset 0x0, is not bound: bind it where it stands for"
    );
    for _ in 0..2000 {
        assert_eq!(code.push(Inst::addi(A0, A0, 1)), Ok(()));
    }
    assert_eq!(code.bind(far), Ok(()));
    assert_eq!(
        told(code.bind(far)),
        "the label `far` is bound twice: make a label for each place"
    );
    assert_eq!(
        told(code.branch(Inst::addi(A0, A0, 0), far)),
        "at offset 0x1f44: `addi` goes to no label: it has no operand for a distance"
    );
    assert_eq!(
        told(code.clone().finish().map(drop)),
        "at offset 0x0: the label `far` is 8004 bytes away: distance 8004 is out of range: -4096 to 4094, a multiple of 2"
    );
}

#[test]
fn targets_are_an_enum() -> Result<(), Box<dyn std::error::Error>> {
    assert_eq!(
        Target::default().name(),
        onespec_riscv::ISA.targets[usize::from(onespec_riscv::ISA.default_target)].name
    );
    // `ld` is an instruction of 64 bits.
    let ld = Inst::ld(A0, 0, A0).encode()?;
    assert!(onespec_riscv::Decoder::new(Target::Rv64gc)?.decode(ld).is_ok());
    assert!(onespec_riscv::Decoder::new(Target::Rv32gc)?.decode(ld).is_err());
    assert_eq!(Target::ALL.len(), onespec_riscv::ISA.targets.len());
    Ok(())
}
