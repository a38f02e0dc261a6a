//! From a module to its text: its symbols in the order of their numbers, so that reading gives the same numbers.

use super::{Data, Module, Symbol, marks};
use crate::circuit::Signature;
use crate::circuit::set::{GateSet, Type};
use crate::text;
use std::fmt::Write;

/// The text of a module; symbols that stand for nothing are left out. `.cir` notation with `extern`, `data` and `const` lines
/// between the circuits, and the marks of each circuit behind it.
pub fn print(module: &Module) -> String {
    let mut out = String::new();
    for &symbol in &module.symbols {
        match symbol {
            Symbol::Extern(at) => {
                let Some(external) = module.externs.get(at as usize) else {
                    continue;
                };
                let _ = writeln!(
                    out,
                    "extern {}",
                    signature(module.set, &external.name, &external.signature)
                );
            }
            Symbol::Data(at) => {
                if let Some(found) = module.data.get(at as usize) {
                    data(&mut out, found);
                }
            }
            Symbol::Function(at) => {
                let Some(function) = module.functions.get(at as usize) else {
                    continue;
                };
                if !out.is_empty() {
                    out.push('\n');
                }
                out.push_str(&text::print(&function.circuit));
                marks::print(&mut out, function);
            }
        }
    }
    out
}

fn signature(set: &GateSet, name: &str, signature: &Signature) -> String {
    let of = |ty: Type| set.type_def(ty).name;
    let params: Vec<&str> = signature.params.iter().map(|&ty| of(ty)).collect();
    let result = match signature.result {
        Type::NONE => String::new(),
        ty => format!(" -> {}", of(ty)),
    };
    format!("{name}({}){result}", params.join(", "))
}

fn data(out: &mut String, data: &Data) {
    let word = if data.writable { "data" } else { "const" };
    let _ = write!(out, "{word} {} align {}", data.name, data.align);
    let mut relocations = data.relocations.clone();
    relocations.sort_by_key(|r| r.offset);
    let mut at = 0;
    for relocation in &relocations {
        let offset = (relocation.offset as usize).min(data.bytes.len());
        bytes(out, &data.bytes[at.min(offset)..offset]);
        match relocation.addend {
            0 => write!(out, " symbol({})", relocation.symbol),
            addend => write!(out, " symbol({}, {addend})", relocation.symbol),
        }
        .unwrap_or_default();
        at = offset + 8;
    }
    let rest = &data.bytes[at.min(data.bytes.len())..];
    if data.zeros == 0 {
        bytes(out, rest);
    } else {
        // Zeros at the end are one run, wherever they are kept.
        let length = rest.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        bytes(out, &rest[..length]);
        let zeros = data.zeros.saturating_add((rest.len() - length) as u64);
        let _ = write!(out, " zero({zeros})");
    }
    out.push('\n');
}

/// Runs of zeros, texts, and hexadecimal digits for what is neither.
fn bytes(out: &mut String, mut rest: &[u8]) {
    const RUN: usize = 8;
    let is_text = |b: u8| b == b'\n' || (b' '..0x7f).contains(&b);
    while !rest.is_empty() {
        let zeros = rest.iter().take_while(|b| **b == 0).count();
        if zeros >= RUN || zeros == rest.len() {
            let _ = write!(out, " zero({zeros})");
            rest = &rest[zeros..];
            continue;
        }
        let letters = rest.iter().take_while(|b| is_text(**b)).count();
        if letters >= 4 || letters == rest.len() {
            out.push_str(" \"");
            for &b in &rest[..letters] {
                match b {
                    b'\n' => out.push_str("\\n"),
                    b'"' | b'\\' => {
                        out.push('\\');
                        out.push(char::from(b));
                    }
                    _ => out.push(char::from(b)),
                }
            }
            out.push('"');
            rest = &rest[letters..];
            continue;
        }
        let mut length = 1;
        while length < rest.len() {
            let ahead = &rest[length..];
            let text = ahead.iter().take(4).filter(|b| is_text(**b)).count() == 4;
            let zero = ahead.iter().take(RUN).filter(|b| **b == 0).count() == RUN;
            if text || zero {
                break;
            }
            length += 1;
        }
        out.push_str(" 0x");
        for b in &rest[..length] {
            let _ = write!(out, "{b:02x}");
        }
        rest = &rest[length..];
    }
}
