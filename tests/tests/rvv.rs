//! Vector instructions do what QEMU 10 did: recorded cases of every instruction, on both engines. The suite `rvv` of
//! `differential` runs many more of them live, and tells where answers differ.

use onespec_core::target::Resolved;
use onespec_emulator::engine::Engine;
use onespec_tests::ours::{described, riscv};
use onespec_tests::rvv::{Case, Recorded, Start, TARGET, VLENS, answers, recorded};

/// One case in so many on the reference evaluator, too.
const REFERENCE: usize = 4;

#[test]
fn vectors_do_what_qemu_did() {
    let description = described("riscv");
    let all = recorded();
    assert!(all.len() > 3_000, "only {} cases", all.len());
    for vlen in VLENS {
        let mut target: Resolved = riscv().target(TARGET).expect("a target");
        riscv().set(&mut target, "vlen", vlen.into()).expect("a length");
        let own: Vec<&Recorded> = all.iter().filter(|recorded| recorded.case.vlen == vlen).collect();
        assert!(
            own.len() > 1_000,
            "only {} cases with registers of {vlen} bits",
            own.len()
        );
        for (engine, step) in [(Engine::Interp, 1), (Engine::Reference, REFERENCE)] {
            let some: Vec<&Recorded> = own.iter().step_by(step).copied().collect();
            let started: Vec<(Case, Start)> = some.iter().map(|r| (r.case, r.case.start())).collect();
            let ours = answers(&description, engine, &target, &started).expect("answers");
            let wrong = some.iter().zip(&ours).filter(|(r, answer)| r.digest != answer.digest());
            let wrong: Vec<String> = wrong
                .map(|(r, _)| format!("{:08x} {}", r.case.word, r.case.setting()))
                .collect();
            let shown = wrong.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
            assert!(
                wrong.is_empty(),
                "{engine}: {} of {} differ:\n{shown}",
                wrong.len(),
                some.len()
            );
        }
    }
}
