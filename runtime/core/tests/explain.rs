//! An instruction word, explained field by field.

use onespec_core::decode::{DecodeError, Decoder};
use onespec_core::explain::{explain, label};
use onespec_test_support::sample::RISC;

#[test]
fn a_word_and_its_fields() {
    let decoder = Decoder::new(&RISC, &RISC.target("riscc").unwrap());
    let e = explain(&decoder, 0x00050863, 32);
    assert_eq!((e.text.as_str(), e.alias.as_str()), ("beq a0, zero, 16", "beqz a0, 16"));
    let labels: Vec<String> = e.fields.iter().map(|f| label(&RISC, e.op.unwrap(), f)).collect();
    assert_eq!(
        labels,
        ["imm[12]", "imm[10:5]", "rs2", "rs1", "", "imm[4:1]", "imm[11]", ""]
    );
    assert_eq!(e.values, [10, 0, 16]);
    let e = explain(&decoder, 0x00051863, 32);
    assert!(matches!(e.error, Some(DecodeError::Reserved(_))));
    assert_eq!(e.fields[4].wanted, Some(0));
}
