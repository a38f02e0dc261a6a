//! Machine code as assembly source: labels and symbols by name, data after the code.
//!
//! Words are decoded and printed by the disassembler. A label operand is printed as a number that occurs nowhere else
//! in the text, and that number is replaced by the name.

use super::scope::directive;
use super::{Kind, name};
use crate::emit::{Code, Open, OpenTo};
use crate::machine::Machine;
use onespec_core::decode::Decoder;
use onespec_core::operand::{self, Args, MAX_OPERANDS};
use onespec_core::print::{PrintOptions, Printer};
use onespec_graph::module::{Data, Module};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A number that fits every operand that may be a place, and that no other operand is likely to have.
const PROBE: i64 = 1365;
/// Code is printed as if it stood here, so that addresses in its text are told from numbers.
const FAR: u64 = 0x5eed_0000_0000;

/// The text of a module's code and data.
pub fn assembly(machine: &Machine, module: &Module, code: &[Code]) -> String {
    let writer = Writer::new(machine, module);
    let mut out = String::from("\t.text\n");
    for one in code {
        writer.function(one, &mut out);
    }
    for kind in Kind::ALL {
        let mut data = module.data.iter().filter(|d| Kind::of(d) == kind).peekable();
        if data.peek().is_some() {
            let directive = match kind {
                Kind::Constant => ".section ",
                Kind::Written | Kind::Zero => "",
            };
            let _ = writeln!(out, "\n\t{directive}{}", kind.section());
        }
        data.for_each(|datum| match table_of(module, code, datum) {
            Some((function, offsets)) => writer.table(datum, function, offsets, &mut out),
            None => writer.datum(datum, &mut out),
        });
    }
    out
}

/// The function whose jump table a datum is, and where in it each entry leads.
fn table_of<'a>(module: &Module, code: &'a [Code], datum: &Data) -> Option<(&'a Code, &'a [u32])> {
    let is_it = |symbol: u32| name(module, symbol) == datum.name;
    code.iter().find_map(|one| {
        let table = one.tables.iter().find(|table| is_it(table.symbol))?;
        Some((one, table.offsets.as_slice()))
    })
}

/// The text of each instruction of a function.
pub fn texts(machine: &Machine, module: &Module, code: &Code) -> Vec<String> {
    let writer = Writer::new(machine, module);
    writer.texts(code)
}

struct Writer<'a> {
    machine: &'a Machine,
    module: &'a Module,
    decoder: Decoder,
    printer: Printer,
}

impl<'a> Writer<'a> {
    fn new(machine: &'a Machine, module: &'a Module) -> Writer<'a> {
        let options = PrintOptions {
            address_bits: (8 * machine.address_bytes()) as u8,
            ..PrintOptions::default()
        };
        Writer {
            machine,
            module,
            decoder: Decoder::new(machine.isa, &machine.target),
            printer: Printer::for_few(machine.isa, &machine.target.features, options),
        }
    }

    fn texts(&self, code: &Code) -> Vec<String> {
        let jumps: BTreeMap<u32, u32> = code.jumps.iter().copied().collect();
        let open: BTreeMap<u32, &Open> = code.open.iter().map(|o| (o.offset, o)).collect();
        let ends = code
            .insts
            .iter()
            .skip(1)
            .map(|i| i.0 as usize)
            .chain([code.bytes.len()]);
        let each = code.insts.iter().zip(ends).map(|((offset, _), end)| {
            let bytes = code.bytes.get(*offset as usize..end).unwrap_or(&[]);
            self.instruction(
                code,
                bytes,
                *offset,
                jumps.get(offset).copied(),
                open.get(offset).copied(),
            )
        });
        each.collect()
    }

    fn function(&self, code: &Code, out: &mut String) {
        let _ = writeln!(out, "\n{1}\t.p2align 1\n{0}:", code.name, directive(&code.name));
        let mut labels: BTreeSet<u32> = code.jumps.iter().map(|(_, to)| *to).collect();
        labels.extend(code.open.iter().filter_map(|o| match o.to {
            OpenTo::Pair(at) => Some(at),
            OpenTo::Symbol(..) => None,
        }));
        labels.extend(code.tables.iter().flat_map(|table| &table.offsets));
        let mut shown = (0, String::new());
        for ((offset, line), text) in code.insts.iter().copied().zip(self.texts(code)) {
            if labels.contains(&offset) {
                let _ = writeln!(out, "{}:", label(code, offset));
            }
            if let Some((file, line)) = self.module.lines.place(line)
                && (line, file) != (shown.0, shown.1.as_str())
            {
                let _ = writeln!(out, "\t# {file}:{line}");
                shown = (line, file.to_owned());
            }
            let _ = writeln!(out, "\t{text}");
        }
    }

    fn instruction(&self, code: &Code, bytes: &[u8], offset: u32, jump: Option<u32>, open: Option<&Open>) -> String {
        let mut word = [0; 16];
        let length = bytes.len().min(word.len());
        word[..length].copy_from_slice(&bytes[..length]);
        let word = u128::from_le_bytes(word);
        let Some(op) = self.decoder.decode(word) else {
            let all: Vec<String> = bytes.iter().map(u8::to_string).collect();
            return format!(".byte {}", all.join(", "));
        };
        let mut text = String::new();
        let address = FAR + u64::from(offset);
        if let Some(to) = jump {
            self.printer.print(op, word, Some(address), &mut text);
            let there = FAR + u64::from(to);
            return text.replace(&format!("{there:#x}"), &label(code, to));
        }
        let Some(open) = open else {
            self.printer.print(op, word, Some(address), &mut text);
            return text;
        };
        let mut args = self.args(op, word);
        if let Some(arg) = args.get_mut(usize::from(open.operand)) {
            *arg = PROBE;
        }
        self.printer.print_args(op, &args, None, &mut text);
        let place = match open.to {
            OpenTo::Symbol(symbol, 0) => name(self.module, symbol).to_owned(),
            OpenTo::Symbol(symbol, addend) => format!("{}{addend:+}", name(self.module, symbol)),
            OpenTo::Pair(at) => label(code, at),
        };
        let reloc = open.reloc.and_then(|r| self.machine.isa.relocs.get(usize::from(r)));
        let place = reloc.map_or(place.clone(), |r| format!("%{}({place})", r.name));
        let probes = [PROBE.to_string(), format!("{PROBE:#x}")];
        let found = probes.iter().find(|p| text.contains(p.as_str()));
        found.map_or(text.clone(), |p| text.replacen(p, &place, 1))
    }

    fn args(&self, op: u16, word: u128) -> Args {
        let operands = self.machine.operands(op);
        let mut args = [0; MAX_OPERANDS];
        for (arg, operand) in args.iter_mut().zip(operands) {
            *arg = operand::read(self.machine.isa, operand, word);
        }
        args
    }

    /// The directive for an address.
    fn address(&self) -> &'static str {
        match self.machine.address_bytes() {
            8 => ".quad",
            _ => ".long",
        }
    }

    fn begin(datum: &Data, out: &mut String) {
        let align = datum.align.max(1).trailing_zeros();
        let _ = writeln!(out, "\n{1}\t.p2align {align}\n{0}:", datum.name, directive(&datum.name));
    }

    /// A jump table: places in a function.
    fn table(&self, datum: &Data, code: &Code, offsets: &[u32], out: &mut String) {
        Self::begin(datum, out);
        for offset in offsets {
            let _ = writeln!(out, "\t{} {}", self.address(), label(code, *offset));
        }
    }

    fn datum(&self, datum: &Data, out: &mut String) {
        Self::begin(datum, out);
        let mut at = 0;
        let mut relocations: Vec<_> = datum.relocations.iter().collect();
        relocations.sort_by_key(|r| r.offset);
        for reloc in relocations {
            let start = usize::try_from(reloc.offset).unwrap_or(usize::MAX);
            bytes(datum.bytes.get(at..start).unwrap_or(&[]), out);
            let of = name(self.module, reloc.symbol);
            let width = self.machine.address_bytes() as usize;
            let _ = writeln!(out, "\t{} {of}{:+}", self.address(), reloc.addend);
            at = start.saturating_add(width);
        }
        if Kind::of(datum) == Kind::Zero {
            let _ = writeln!(out, "\t.zero {}", datum.size());
            return;
        }
        bytes(datum.bytes.get(at..).unwrap_or(&[]), out);
        if datum.zeros > 0 {
            let _ = writeln!(out, "\t.zero {}", datum.zeros);
        }
    }
}

/// A place in a function.
fn label(code: &Code, offset: u32) -> String {
    format!(".L{}_{offset:x}", code.name)
}

fn bytes(all: &[u8], out: &mut String) {
    if all.iter().all(|b| *b == 0) {
        if !all.is_empty() {
            let _ = writeln!(out, "\t.zero {}", all.len());
        }
        return;
    }
    for row in all.chunks(16) {
        let row: Vec<String> = row.iter().map(u8::to_string).collect();
        let _ = writeln!(out, "\t.byte {}", row.join(", "));
    }
}
