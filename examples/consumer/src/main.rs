//! A generated crate used as a library: instructions made, encoded, decoded again, and looked into.
//!
//! ```text
//! cargo run -p onespec-example-consumer
//! ```

use onespec_riscv::{Gpr::*, Inst, Opcode, decode, decode_all};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // A countdown loop, made without any text.
    let code = [
        Inst::addi(A0, Zero, 10),
        Inst::addi(A0, A0, -1),
        Inst::bne(A0, Zero, -4),
        Inst::jalr(Zero, 0, Ra),
    ];
    let mut bytes = Vec::new();
    for inst in &code {
        bytes.extend(inst.encode()?.to_le_bytes().into_iter().take(4));
    }

    // A byte stream, read back: text in other spellings, and what each instruction is.
    for (offset, inst) in decode_all(&bytes) {
        let inst = inst?;
        println!("{offset:4}  {inst:<20}  {}", inst.op.info().doc);
    }

    // Errors tell what is wrong, and what would be right.
    if let Err(error) = Inst::addi(A0, A0, 5000).encode() {
        println!("{error}");
    }
    if let Err(error) = decode(0xffff_ffff) {
        println!("{error}");
    }

    // An instruction is an opcode and operands.
    let branches = code.iter().filter(|inst| inst.op == Opcode::Bne).count();
    println!("{branches} branch");
    Ok(())
}
