//! The run-time library: functions that programs need on machines that don't offer them, written in Volt. The sources
//! in `lib/` are part of the crate; they use one function of the machine, `syscall`.

use crate::source::Loader;
use crate::{Options, compile};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Module};
use std::path::Path;

/// What stands before the names of functions that are bodies of gates.
const GATES: &str = "volt_gate_";
/// What stands before the names of formulas of gates on wide integers.
const WIDE: &str = "volt_wide_";

/// The files of the library.
const FILES: [(&str, &str); 10] = [
    ("c.vt", include_str!("../lib/c.vt")),
    ("services.vt", include_str!("../lib/services.vt")),
    ("gates.vt", include_str!("../lib/gates.vt")),
    ("volt_bits.vt", include_str!("../lib/volt_bits.vt")),
    ("volt_decimal.vt", include_str!("../lib/volt_decimal.vt")),
    ("volt_floats.vt", include_str!("../lib/volt_floats.vt")),
    ("volt_linux.vt", include_str!("../lib/volt_linux.vt")),
    ("volt_power.vt", include_str!("../lib/volt_power.vt")),
    ("volt_soft.vt", include_str!("../lib/volt_soft.vt")),
    ("wide.vt", include_str!("../lib/wide.vt")),
];

/// Files that programs import by their names, where they have none of these beside them: the name, the text, and what stands
/// before the names of extern functions.
const IMPORTED: [(&str, &str, &str); 1] = [("shader.vt", include_str!("../lib/shader.vt"), "shader_")];

/// A file of the library that programs may import, and what stands before the names of its extern functions.
pub(crate) fn importable(path: &Path) -> Option<(&'static str, &'static str)> {
    let name = path.file_name()?;
    let found = IMPORTED.iter().find(|(known, ..)| name == *known);
    found.map(|(_, text, externs)| (*text, *externs))
}

/// Where the files seem to be: nowhere on the disk.
const FOLDER: &str = "volt";

struct Library;

impl Loader for Library {
    fn load(&mut self, path: &Path) -> Result<String, String> {
        let name = path.strip_prefix(FOLDER).unwrap_or(path);
        let found = FILES.iter().find(|(known, _)| Path::new(known) == name);
        found
            .map(|(_, text)| (*text).to_string())
            .ok_or_else(|| "there is no such file in the library".into())
    }
}

/// The services ([`SERVICES`](crate::lower::SERVICES)) of a Linux process, over the extern `syscall(number, …)` with six arguments.
///
/// # Errors
/// If the gates of `options` lack what the library is made of: the rendered errors.
pub fn services(options: &Options) -> Result<Module, String> {
    load("services.vt", options)
}

/// Functions of the C library, for programs that are not linked with one.
///
/// # Errors
/// As for [`services`].
pub fn c(options: &Options) -> Result<Module, String> {
    load("c.vt", options)
}

/// Bodies of gates, for machines that have no instruction for them: see [`gate_function`].
///
/// # Errors
/// As for [`services`].
pub fn gates(options: &Options) -> Result<Module, String> {
    load("gates.vt", options)
}

/// Formulas of gates on integers of 64 bits for machines whose registers are narrower: see [`formula`].
///
/// # Errors
/// As for [`services`].
pub fn wide(options: &Options) -> Result<Module, String> {
    load("wide.vt", options)
}

/// The name of the function of [`wide`] that is the formula of a gate, if there is one.
pub fn formula(circuit: &Circuit, gate: Gate) -> String {
    format!("{WIDE}{}", operation(circuit, gate))
}

/// The name of the function that is the body of a gate, if the library has it: the gate, its condition, its type, and
/// the type of its first input where that is another: `volt_gate_clz_i64` of `CLZ` on `i64`. Its inputs are those of the
/// gate; its signature says how they are passed.
pub fn gate_function(circuit: &Circuit, gate: Gate) -> String {
    format!("{GATES}{}", operation(circuit, gate))
}

/// A gate, its condition and its types as names of functions say them.
fn operation(circuit: &Circuit, gate: Gate) -> String {
    let set = circuit.set();
    let def = circuit.def(gate);
    let ty = |g: Gate| set.type_def(circuit.ty(g)).name;
    let mut name = def.name.to_lowercase();
    if let Bitfield::Condition(table) = def.bitfield {
        let codes = set.conditions.get(usize::from(table));
        let code = codes.and_then(|t| t.by_code(circuit.bits(gate)));
        name.push('_');
        name.push_str(&code.map_or(String::new(), |c| c.name.to_lowercase()));
    }
    name.push('_');
    name.push_str(ty(gate));
    // Where they differ, that of the first input tells conversions apart.
    if let Some(first) = circuit.values(gate).iter().next().filter(|g| ty(*g) != ty(gate)) {
        name.push('_');
        name.push_str(ty(first));
    }
    name
}

fn load(file: &str, options: &Options) -> Result<Module, String> {
    // The library does not leave its arrays, and what tells of who does is a part of it.
    let options = Options {
        bounds: false,
        ..*options
    };
    let done = compile(&Path::new(FOLDER).join(file), &mut Library, &options);
    let shown = done.rendered(false);
    done.module.ok_or(shown)
}
