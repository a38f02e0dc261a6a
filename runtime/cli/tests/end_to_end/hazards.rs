//! `verify` tells of hazards, in the order of the code, as text and as JSON, with the timing of generated crates and of
//! descriptions that are read.

use crate::support::{edited_spec, onespec, scratch};

/// Assembles a source to raw words.
fn words(name: &str, isa: &str, target: &str, source: &str) -> String {
    let dir = scratch(name);
    let (from, to) = (dir.join("code.s"), dir.join("code.bin"));
    std::fs::write(&from, source).expect("a source");
    let (from, to) = (from.display().to_string(), to.display().to_string());
    let arguments = [
        "asm", "--isa", isa, "--target", target, "--format", "bin", "-o", &to, &from,
    ];
    let ended = onespec(&arguments, b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    to
}

#[test]
fn a_product_that_is_stored_at_once_is_a_hazard() {
    let file = words(
        "hazard-sfpu",
        "sfpu",
        "wormhole",
        "sfpmad L3,L1,L2,L0,0\nsfpstore L3,0,3,0\n",
    );
    let edited = edited_spec("hazard-spec");
    for spec in [&[][..], &["--spec", "spec"], &["--spec", &edited]] {
        let arguments = [&["verify", "--isa", "sfpu", "--target", "wormhole"][..], spec, &[&file]].concat();
        let ended = onespec(&arguments, b"");
        assert_eq!(ended.code, 1, "{}", ended.err);
        assert_eq!(
            ended.out,
            "       4: 72330000  V0009: `sfpstore L3,0,3,0` reads L3 a slot too early: `sfpmad` at 0x0 has it after 2 \
             cycles and nothing waits\n2 instructions, 1 findings for wormhole\n"
        );
    }
    let ended = onespec(&["verify", "--isa", "sfpu", "--target", "blackhole", &file], b"");
    assert_eq!(ended.code, 0, "{}", ended.out);
}

#[test]
fn a_flag_that_is_missing_is_a_hazard_on_every_path() {
    // The loop comes back to the first instruction with what `rsq` gives still pending.
    let source = "add.f r0.x, r1.x, r1.y\n(rpt5)nop\nrsq r1.x, r0.x\nbr p0.x, #-3\nend\n";
    let file = words("hazard-ir3", "ir3", "a630", source);
    let ended = onespec(&["verify", "--isa", "ir3", "--target", "a630", "--json", &file], b"");
    assert_eq!(ended.code, 1, "{}", ended.err);
    let lines: Vec<&str> = ended.out.lines().collect();
    assert!(lines[0].contains("\"code\":\"V0010\""), "{}", ended.out);
    assert!(
        lines[0].contains("`add.f r0.x, r1.x, r1.y` reads r1.x, for which (ss) has to be waited: `rsq` at 0x10"),
        "{}",
        ended.out
    );
}

#[test]
fn a_product_right_before_its_reader_is_a_hazard_of_ir3() {
    let source = "add.f r0.w, r1.x, r1.y\nmul.f r2.x, r2.y, r0.w\nend\n";
    let file = words("hazard-ir3-delay", "ir3", "a420", source);
    let ended = onespec(&["verify", "--isa", "ir3", "--target", "a420", &file], b"");
    assert_eq!(ended.code, 1, "{}", ended.err);
    assert!(
        ended.out.contains(
            "V0009: `mul.f r2.x, r2.y, r0.w` reads r0.w 3 slots too early: `add.f` at 0x0 has it after 7 cycles and \
             nothing waits"
        ),
        "{}",
        ended.out
    );
}
