//! Code is verified: what stands at each offset, and why it is no instruction.

use onespec_core::decode::Decoder;
use onespec_core::verify::{Verdict, Verifier};
use onespec_test_support::sample::RISC;

#[test]
fn each_verdict() {
    let target = RISC.target("riscc").unwrap();
    let decoder = Decoder::new(&RISC, &target);
    let mut code = Vec::new();
    for word in [0x00c58533u32, 0x0ac5c533, 0x0005055b, 0x00c5d553, 0x0000_1033] {
        code.extend(word.to_le_bytes());
    }
    code.extend([0x01, 0x05, 0x7f, 0xff, 0x33]);
    let found: Vec<_> = Verifier::new(&decoder, &code).collect();
    let verdicts: Vec<_> = found.iter().map(|f| (f.offset, f.verdict)).collect();
    assert_eq!(
        verdicts,
        [
            (4, Verdict::MissingFeature),
            (8, Verdict::Illegal),
            (12, Verdict::Reserved),
            (16, Verdict::Reserved),
            (20, Verdict::Hint),
            (22, Verdict::Truncated),
        ]
    );
    assert_eq!(found[0].message, "`min` needs Zextra");
    assert_eq!(
        found[2].message,
        "no instruction; nearest is `fadd`: `rm` = 5 has no name, and only named values are allowed here"
    );
    assert_eq!(found[3].message, "no instruction; nearest is `add`: bit 12 is 1, not 0");
}
