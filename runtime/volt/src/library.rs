//! The run-time library: functions that programs need on machines that don't offer them, written in Volt. The sources
//! in `lib/` are part of the crate; they use one function of the machine, `syscall`.

use crate::source::Loader;
use crate::{Options, compile};
use onespec_graph::Module;
use std::path::Path;

/// What stands before the names of functions that are bodies of gates.
const GATES: &str = "volt_gate_";

/// The files of the library.
const FILES: [(&str, &str); 8] = [
    ("c.vt", include_str!("../lib/c.vt")),
    ("services.vt", include_str!("../lib/services.vt")),
    ("gates.vt", include_str!("../lib/gates.vt")),
    ("volt_bits.vt", include_str!("../lib/volt_bits.vt")),
    ("volt_decimal.vt", include_str!("../lib/volt_decimal.vt")),
    ("volt_floats.vt", include_str!("../lib/volt_floats.vt")),
    ("volt_linux.vt", include_str!("../lib/volt_linux.vt")),
    ("volt_power.vt", include_str!("../lib/volt_power.vt")),
];

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

/// What the function is called that is the body of a gate for a type, if the library has it: `volt_gate_clz_i64` of `CLZ` and `I64`.
/// Its inputs are those of the gate; its signature says how they are passed.
pub fn gate_function(gate: &str, ty: &str) -> String {
    format!("{GATES}{}_{}", gate.to_lowercase(), ty.to_lowercase())
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
