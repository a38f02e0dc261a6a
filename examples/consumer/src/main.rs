//! A generated crate used as a library: instructions made, encoded, decoded again, and looked into.
//!
//! ```text
//! cargo run -p onespec-example-consumer
//! ```

use onespec_riscv::{CodeBuffer, Gpr::*, Imm12, Inst, Opcode, decode, decode_all};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // A countdown loop, made without any text. Labels are bound before or after the branches to them.
    let mut code = CodeBuffer::new();
    let (again, done) = (code.label("again"), code.label("done"));
    code.push(Inst::addi(A0, Zero, 10))?;
    code.bind(again)?;
    code.branch(Inst::beq(A0, Zero, 0), done)?;
    code.push(Inst::addi(A0, A0, -1))?;
    code.branch(Inst::jal(Zero, 0), again)?;
    code.bind(done)?;
    code.push(Inst::jalr(Zero, 0, Ra))?;
    let bytes = code.finish()?;

    // A byte stream, read back: text in other spellings, what each instruction is, and where branches go.
    let mut branches = 0;
    for (offset, inst) in decode_all(&bytes) {
        let inst = inst?;
        let target = inst.branch_target(offset as u64);
        let target = target.map_or(String::new(), |to| format!(" (to {to})"));
        println!("{offset:4}  {inst:<20}  {}{target}", inst.op.info().doc);
        branches += usize::from(inst.op == Opcode::Beq);
    }
    println!("{branches} branch");

    // Registers and memory, from the semantics.
    let load = Inst::lw(A0, 8, Sp);
    let bytes = load.memory().and_then(|access| access.bytes);
    println!(
        "{load} loads {bytes:?} bytes, reads sp: {}",
        load.reads().any(|read| read == Sp)
    );

    // As many bytes as the instruction has.
    let mut out = Vec::new();
    Inst::c_addi(A0, 1).write_to(&mut out)?;
    println!("{out:02x?}");

    // Errors tell what is wrong, and what would be right: where a number is made, or where it is encoded.
    if let Err(error) = Imm12::new(5000) {
        println!("{error}");
    }
    if let Err(error) = Inst::addi(A0, A0, 5000).checked() {
        println!("{error}");
    }
    if let Err(error) = decode(0xffff_ffff) {
        println!("{error}");
    }
    Ok(())
}
