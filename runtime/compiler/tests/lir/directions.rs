//! What semantics read and write against what operands say (`rd: X out`), which an author wrote without the semantics in
//! mind: where both differ stands in `golden/NAME.directions.txt`.

use libtest_mimic::Failed;
use onespec_core::isa::{Dir, Isa, Kind, Which};
use std::collections::BTreeMap;
use std::fmt::Write;

pub fn differences(isa: &Isa) -> Result<String, Failed> {
    let mut out: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut compared = 0;
    for op in isa.ops.iter().filter(|op| op.has_semantics) {
        for (i, operand) in op.operands.iter().enumerate() {
            let Some(Kind::Reg { file, .. }) = isa.kinds.get(usize::from(operand.kind)) else {
                continue;
            };
            // Where numbers are computed nothing can be said of one register.
            let touches = || op.registers.iter().filter(|touch| touch.file == *file);
            if touches().any(|touch| touch.which == Which::Computed) {
                continue;
            }
            compared += 1;
            let found = touches().find(|touch| touch.which == Which::Operand(i as u8));
            let does = match found.map(|touch| (touch.reads > 0, touch.writes > 0)) {
                Some((true, true)) => "inout",
                Some((false, true)) => "out",
                Some((true, false)) => "in",
                Some((false, false)) | None => "nothing",
            };
            let says = match operand.dir {
                Dir::In => "in",
                Dir::Out => "out",
                Dir::InOut => "inout",
            };
            if says != does {
                let name = isa.files[usize::from(*file)].name;
                let difference = format!("{name} {} is said to be {says}, the semantics has {does}", operand.name);
                out.entry(difference).or_default().push(op.name);
            }
        }
    }
    let mut text = format!("{compared} operands compared\n");
    for (difference, names) in out {
        writeln!(text, "{difference}: {}", names.join(" "))?;
    }
    Ok(text)
}
