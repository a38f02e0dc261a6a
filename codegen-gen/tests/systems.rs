//! The language is for more than RISC-V: two machines of quite another make and an intermediate representation load
//! without errors, and the runtime's tables made from them print and parse as those machines' own tools do.

use onespec_core::decode::Decoder;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_gen::source::Level;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn systems() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/systems")
}

/// Lines of `target word both|print text`; `print` where the text is not the only one for its word.
fn agree(machine: &str) {
    let checked = onespec_gen::check_machine(&systems(), machine);
    assert_eq!(checked.count(Level::Error), 0, "{}", checked.rendered(false));
    let isa = checked.tables.expect("tables");
    let vectors = std::fs::read_to_string(systems().join(format!("vectors/{machine}.txt"))).expect("vectors");
    let mut tools = BTreeMap::new();
    let mut count = 0;
    let mut wrong = Vec::new();
    for line in vectors.lines() {
        let mut parts = line.splitn(4, ' ');
        let mut next = || parts.next().expect("four columns");
        let (target, word, how, text) = (next(), next(), next(), next());
        let word = u128::from_str_radix(word, 16).expect("a word");
        let (decoder, printer, parser) = tools.entry(target.to_string()).or_insert_with(|| {
            let target = isa.target(target).expect("a target");
            let printer = Printer::new(isa, &target.features, PrintOptions::default());
            (Decoder::new(isa, &target), printer, Parser::new(isa, &target.features))
        });
        let op = decoder
            .decode(word)
            .unwrap_or_else(|| panic!("{word:#x} is nothing; wanted {text}"));
        let mut printed = String::new();
        printer.print(op, word, None, &mut printed);
        assert_eq!(printed.trim_end(), text, "{word:#x}");
        if how == "both" {
            let back = parser.parse(text).map(|(_, back)| back);
            if back.as_ref() != Ok(&word) {
                wrong.push(format!("{text}: {back:x?}, wanted {word:#x}"));
            }
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 50, "{count} vectors");
}

#[test]
fn a_vector_unit_whose_words_travel_rotated() {
    agree("sfpu");
}

#[test]
fn a_shader_core_whose_operands_are_told_apart_by_bits() {
    agree("ir3");
}

#[test]
fn an_intermediate_representation() {
    let loaded = onespec_gen::load(&systems(), "gates");
    assert!(loaded.diags.list.is_empty(), "{:?}", loaded.diags.list);
    let isa = loaded.isa.expect("a model");
    let names: Vec<&str> = isa.gates.iter().map(|gate| gate.name.as_str()).collect();
    assert_eq!(names, ["ADD", "SUB", "AND", "SELECT", "ZEXT", "LOAD", "MERGE"]);
    let select = &isa.gates[3];
    let wires: Vec<(&str, &str)> = select.inputs.iter().map(|w| (w.name.as_str(), w.ty.as_str())).collect();
    assert_eq!(wires, [("c", "I1"), ("a", "FLEX"), ("b", "FLEX")]);
    assert_eq!(isa.gates[1].sem.as_ref().expect("a meaning").text, "a - b");
    assert_eq!(isa.gates[6].inputs[0].count, "N");
}
