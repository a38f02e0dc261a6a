//! The header for programs in C: structures, names of numbers, ioctls and messages, as the description has them.

use crate::description::{Argument, Description};
use crate::layout::{Field, Kind, Struct};
use std::fmt::Write as _;

/// The text of the header. `guard` is the name that keeps it from being read twice.
pub fn header(description: &Description, guard: &str) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write_header(&mut text, description, guard);
    text
}

fn write_header(text: &mut String, description: &Description, guard: &str) -> std::fmt::Result {
    writeln!(text, "/* Written from the description of the device: do not edit. */")?;
    writeln!(text, "#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n")?;
    for layout in &description.structs {
        structure(text, description, layout)?;
    }
    for of in &description.enums {
        writeln!(text, "enum {{")?;
        for (name, value) in &of.members {
            writeln!(text, "  {}{name} = {value},", of.prefix)?;
        }
        writeln!(text, "}};\n")?;
    }
    let prefix = &description.message_prefix;
    writeln!(text, "enum {{")?;
    let mut messages: Vec<(u64, &str)> = Vec::new();
    for command in &description.commands {
        messages.push((command.ids.0, &command.name));
        messages.extend(command.answer.id.map(|id| (id, command.answer.name.as_str())));
    }
    messages.extend(
        description
            .unsolicited
            .iter()
            .map(|event| (event.id, event.name.as_str())),
    );
    messages.sort_unstable();
    messages.dedup_by_key(|(_, name)| *name);
    for (id, name) in messages {
        writeln!(text, "  {prefix}{name} = {id},")?;
    }
    writeln!(text, "}};\n")?;
    let prefix = &description.ioctl_prefix;
    for ioctl in &description.ioctls {
        match ioctl.argument {
            Argument::Characters => {
                writeln!(
                    text,
                    "#define {prefix}{}(n) ({:#x}U | (uint32_t)(n) << 16)",
                    ioctl.name, ioctl.number
                )?;
            }
            _ => writeln!(text, "#define {prefix}{} {:#x}U", ioctl.name, ioctl.number)?,
        }
    }
    writeln!(text, "\n#endif")
}

/// Bytes that a field takes, and the alignment that C gives it.
fn shape(description: &Description, field: &Field) -> (usize, usize) {
    match &field.kind {
        Kind::Struct(inner) => {
            let size = description.layout(inner).map_or(0, |inner| inner.size);
            (size, if size.is_multiple_of(8) { 8 } else { 1 })
        }
        _ => (field.width(), field.width()),
    }
}

fn structure(text: &mut String, description: &Description, layout: &Struct) -> std::fmt::Result {
    writeln!(text, "struct {} {{", layout.name)?;
    let mut at = 0;
    let mut packed = false;
    for field in &layout.fields {
        pad(text, at, field.offset)?;
        let (size, alignment) = shape(description, field);
        packed |= !field.offset.is_multiple_of(alignment.max(1));
        let kind = match &field.kind {
            Kind::Number { bytes, signed } => format!("{}int{}_t ", if *signed { "" } else { "u" }, bytes * 8),
            Kind::Pointer => "void *".to_owned(),
            Kind::Struct(inner) => format!("struct {inner} "),
        };
        let array = field.count.map_or(String::new(), |count| format!("[{count}]"));
        writeln!(text, "  {kind}{}{array};", field.name)?;
        at = field.offset + size * field.count.unwrap_or(1);
    }
    pad(text, at, layout.size)?;
    let attribute = match (packed, layout.size.is_multiple_of(8)) {
        (true, true) => " __attribute__((packed, aligned(8)))",
        (true, false) => " __attribute__((packed))",
        (false, true) => " __attribute__((aligned(8)))",
        (false, false) => "",
    };
    writeln!(text, "}}{attribute};")?;
    if layout.name.ends_with("_t") {
        writeln!(text, "typedef struct {0} {0};", layout.name)?;
    }
    writeln!(
        text,
        "_Static_assert(sizeof(struct {}) == {}, \"\");\n",
        layout.name, layout.size
    )
}

/// Bytes between two fields that are no field.
fn pad(text: &mut String, from: usize, to: usize) -> std::fmt::Result {
    match to.checked_sub(from) {
        None | Some(0) => Ok(()),
        Some(bytes) => writeln!(text, "  uint8_t reserved_{from}[{bytes}];"),
    }
}
