//! The RISC-V description loads without a single complaint, and its model has what one knows it must have.

use onespec_gen::model::Isa;
use std::path::PathBuf;

fn load() -> Isa {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let loaded = onespec_gen::load(&root, "riscv");
    let text = onespec_gen::source::render(&loaded.sources, &loaded.diags.list, false);
    assert!(text.is_empty(), "{text}");
    loaded.isa.expect("a model")
}

#[test]
fn loads_and_has_the_usual_instructions() {
    let isa = load();
    eprintln!(
        "{} instructions, {} aliases, {} macros, {} CSRs",
        isa.ops.len(),
        isa.aliases.len(),
        isa.macros.len(),
        isa.csrs.len()
    );
    let addi = isa.ops.iter().find(|op| op.name == "addi").expect("addi");
    assert_eq!((addi.value, addi.mask), (0x13, 0x707f));
    let names: Vec<&str> = addi.operands.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(names, ["rd", "rs1", "imm"]);
    assert!(addi.operands[2].signed && addi.operands[2].width == 12);
}
