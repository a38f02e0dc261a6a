//! The quick way to words of instructions gives what the tables say.

#![allow(clippy::unwrap_used)]

use onespec_driver::{Driver, Level};

/// Every instruction with each operand at its limits and beyond them.
#[test]
fn quick_words_are_those_of_the_tables() {
    let riscv = onespec_machines::find("riscv").unwrap();
    let resolved = riscv.isa.target("rv64gcv_zba_zbb_zbs").unwrap();
    let machine = Driver::new(riscv.isa, resolved, riscv.selectors, Level::O0)
        .unwrap()
        .machine;
    let values = [
        -4097,
        -4096,
        -2049,
        -2048,
        -33,
        -32,
        -1,
        0,
        1,
        2,
        4,
        8,
        15,
        16,
        31,
        32,
        33,
        63,
        64,
        2047,
        2048,
        4094,
        4095,
        1 << 20,
    ];
    let mut encoded = 0;
    for (number, op) in machine.isa.ops.iter().enumerate() {
        let number = number as u16;
        for at in 0..op.operands.len() {
            for value in values {
                let mut args = vec![8; op.operands.len()];
                args[at] = value;
                let expected = machine.isa.encode(number, &args).ok();
                encoded += usize::from(expected.is_some());
                assert_eq!(machine.word(number, &args).ok(), expected, "{} {args:?}", op.name);
            }
        }
    }
    assert!(encoded > 3000, "only {encoded} words");
}
