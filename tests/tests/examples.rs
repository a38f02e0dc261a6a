//! Every `examples:` item of the descriptions does on generated code what opening a description has shown of the reference
//! evaluator: the same items, run by the same code of the generator.

use onespec_emulator::engine::Engine;
use onespec_gen::examples::{Bench, Case, all};
use onespec_machines::with_machine;
use onespec_tests::ours::live;

#[test]
fn examples_say_what_happens() {
    for (checked, description) in live() {
        let model = checked.model.as_ref().expect("a description");
        let isa = description.isa;
        let mut bench = Bench::new(isa);
        let (mut wrong, mut count) = (Vec::new(), 0);
        for (op, example) in all(model).filter(|(_, example)| example.runs) {
            count += 1;
            let case = bench.texts(model, op, example).and_then(|word| {
                let case = Case {
                    model,
                    isa,
                    example,
                    word,
                };
                Ok((case, bench.tools(op, example)?.target.clone()))
            });
            let ran = case.and_then(|(case, target)| {
                let ran = with_machine(&description, Engine::Interp, &target, case);
                ran.expect("generated code for the target")
            });
            if let Err(diag) = ran {
                let at = checked.sources.line_of(&diag.place.origin);
                wrong.push(format!("{at}: {}: {}", example.asm.text, diag.message));
            }
        }
        println!("{}: {count} examples", isa.name);
        assert!(count > 20, "{}: {count} examples", isa.name);
        assert!(
            wrong.is_empty(),
            "{}: {} of {count}:\n{}",
            isa.name,
            wrong.len(),
            wrong.join("\n")
        );
    }
}
