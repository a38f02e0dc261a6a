//! The page of state: register files with the names of registers, other state, settings, causes of traps, relocation
//! functions, calling conventions.

use super::book::{Book, cell, code, function};
use onespec_core::expr::show;
use onespec_core::isa::platform::{Code, DeviceKind, EndCause, MemoryKind, Range};
use onespec_description::model::{Convention, ConventionBank, Needs, Platform, RegFile};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    files: Vec<File>,
    state: Vec<Variable>,
    settings: Vec<Setting>,
    statics: Vec<Setting>,
    causes: Vec<Cause>,
    relocations: Vec<Relocation>,
    conventions: Vec<Calls>,
    platforms: Vec<Board>,
}

#[derive(Serialize)]
struct Board {
    name: String,
    doc: String,
    needs: String,
    entry: String,
    parts: Vec<BoardPart>,
    ends: Vec<String>,
    origin: String,
}

#[derive(Serialize)]
struct BoardPart {
    name: String,
    kind: &'static str,
    addresses: String,
}

#[derive(Serialize)]
struct File {
    name: String,
    doc: String,
    count: u32,
    width: String,
    zero: String,
    first: String,
    last: String,
    registers: Vec<Register>,
    views: Vec<View>,
    origin: String,
}

#[derive(Serialize)]
struct Register {
    numbered: String,
    printed: String,
    others: String,
}

#[derive(Serialize)]
struct View {
    name: String,
    read: String,
    write: String,
}

#[derive(Serialize)]
struct Variable {
    name: String,
    ty: String,
    reset: String,
    doc: String,
}

#[derive(Serialize)]
struct Setting {
    name: String,
    doc: String,
    values: String,
    default: String,
}

#[derive(Serialize)]
struct Cause {
    name: String,
    number: u32,
}

#[derive(Serialize)]
struct Relocation {
    name: String,
    of: &'static str,
    value: String,
}

#[derive(Serialize)]
struct Calls {
    name: String,
    doc: String,
    needs: String,
    stack: Option<String>,
    approximate: bool,
    align: u32,
    slot: u32,
    rows: Option<Rows>,
    keeps: Vec<Keeps>,
    banks: Vec<Bank>,
}

/// Where arrays of kernels are.
#[derive(Serialize)]
struct Rows {
    memory: String,
    format: String,
}

/// What state holds where a function begins and ends.
#[derive(Serialize)]
struct Keeps {
    state: String,
    number: i64,
}

#[derive(Serialize)]
struct Bank {
    name: String,
    arguments: String,
    results: String,
    saved: String,
}

/// The page; `None` where the description has neither registers nor other state.
pub fn page(book: &Book<'_>) -> Option<Page> {
    let model = book.model;
    let state = model.state.iter().map(|variable| Variable {
        name: variable.name.clone(),
        ty: code(&variable.ty.text),
        reset: format!("{:#x}", variable.reset.value),
        doc: cell(&variable.doc),
    });
    let settings = model.settings.iter().map(|setting| Setting {
        name: setting.name.clone(),
        doc: cell(&setting.doc),
        values: setting.values.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
        default: setting.default.to_string(),
    });
    let statics = model.statics.iter().map(|parameter| {
        let named = |value: &i64| {
            let name = parameter.names.iter().find(|(_, known)| known == value);
            name.map_or_else(|| value.to_string(), |(name, _)| format!("`{name}` ({value})"))
        };
        Setting {
            name: parameter.name.clone(),
            doc: code(&parameter.from.text),
            values: parameter.values.iter().map(named).collect::<Vec<_>>().join(", "),
            default: String::new(),
        }
    });
    let relocations = model
        .relocs
        .iter()
        .zip(book.tables.relocs)
        .map(|(reloc, table)| Relocation {
            name: reloc.name.clone(),
            of: match (reloc.pcrel, reloc.of_label) {
                (_, true) => "the distance that the instruction at a label computed",
                (true, false) => "the distance from the instruction to a symbol",
                (false, false) => "the value of a symbol",
            },
            value: code(&show(&table.value, &[], &[])),
        });
    let page = Page {
        files: model.files.iter().map(|file| self::file(book, file)).collect(),
        state: state.collect(),
        settings: settings.collect(),
        statics: statics.collect(),
        causes: model
            .causes
            .iter()
            .map(|(name, number)| Cause {
                name: name.clone(),
                number: *number,
            })
            .collect(),
        relocations: relocations.collect(),
        conventions: model
            .conventions
            .iter()
            .map(|convention| calls(book, convention))
            .collect(),
        platforms: model.platforms.iter().map(|platform| board(book, platform)).collect(),
    };
    (!page.files.is_empty() || !page.state.is_empty()).then_some(page)
}

fn file(book: &Book<'_>, file: &RegFile) -> File {
    let registers = file.numbered.iter().enumerate().map(|(i, numbered)| {
        let names = file.abi.get(i).map_or(&[][..], Vec::as_slice);
        let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        Register {
            numbered: numbered.clone(),
            printed: quoted.first().cloned().unwrap_or_else(|| format!("`{numbered}`")),
            others: quoted.get(1..).unwrap_or(&[]).join(", "),
        }
    });
    let shown = |name: &String| match book.functions.contains_key(name) {
        true => function(name),
        false => code(name),
    };
    let views = file.views.iter().map(|(name, read, write)| View {
        name: name.clone(),
        read: shown(read),
        write: shown(write),
    });
    let numbered = |i: usize| file.numbered.get(i).cloned();
    File {
        name: file.name.clone(),
        doc: file.doc.clone(),
        count: file.count,
        width: file.width.text.trim().to_string(),
        zero: file.zero.and_then(|i| numbered(i as usize)).unwrap_or_default(),
        first: numbered(0).unwrap_or_default(),
        last: file.numbered.last().cloned().unwrap_or_default(),
        // Where registers have no other names, the first and the last say all.
        registers: if file.abi.is_empty() {
            Vec::new()
        } else {
            registers.collect()
        },
        views: views.collect(),
        origin: book.sources.line_of(&file.origin),
    }
}

fn calls(book: &Book<'_>, convention: &Convention) -> Calls {
    let spelling = |file: u16, number: u16| {
        let file = book.tables.files.get(usize::from(file));
        let name = file.and_then(|file| file.spelling(i64::from(number)));
        format!("`{}`", name.unwrap_or("?"))
    };
    let bank = |bank: &ConventionBank| {
        let list = |registers: &[u16]| {
            let names = registers.iter().map(|register| spelling(bank.file, *register));
            names.collect::<Vec<_>>().join(", ")
        };
        Bank {
            name: bank.name.clone(),
            arguments: list(&bank.arguments),
            results: list(&bank.results),
            saved: list(&bank.saved),
        }
    };
    Calls {
        name: convention.name.clone(),
        doc: convention.doc.clone(),
        needs: book.needs(&convention.needs),
        stack: convention.stack.map(|(file, number)| spelling(file, number)),
        approximate: convention.approximate,
        align: convention.align,
        slot: convention.slot,
        rows: convention.rows.as_ref().map(|rows| Rows {
            memory: rows.memory.clone(),
            format: rows.format.clone(),
        }),
        keeps: convention
            .keeps
            .iter()
            .map(|(state, number)| Keeps {
                state: state.clone(),
                number: *number,
            })
            .collect(),
        banks: convention.banks.iter().map(bank).collect(),
    }
}

fn board(book: &Book<'_>, platform: &Platform) -> Board {
    let table = &platform.table;
    let addresses = |range: Range| match range.last() {
        Some(last) => format!("`{:#x}` to `{last:#x}`", range.base),
        None => String::new(),
    };
    let memory = table.memory.iter().map(|memory| BoardPart {
        name: memory.name.to_string(),
        kind: match memory.kind {
            MemoryKind::Ram => "RAM",
            MemoryKind::Rom => "ROM",
            MemoryKind::Scratch => "scratch memory",
            MemoryKind::Tile(_) => "tile memory, reached by instructions alone",
        },
        addresses: addresses(memory.range),
    });
    let devices = table.devices.iter().map(|device| BoardPart {
        name: device.name.to_string(),
        kind: match device.kind {
            DeviceKind::Timer { .. } => "timer",
            DeviceKind::SoftwareInterrupt { .. } => "software interrupt",
            DeviceKind::Serial { .. } => "serial port",
            DeviceKind::HostInterface { .. } => "host interface",
            DeviceKind::Finisher { .. } => "finisher",
            DeviceKind::InterruptController { .. } => "interrupt controller",
        },
        addresses: addresses(device.range),
    });
    let end = |end: &onespec_core::isa::platform::End| {
        let when = end
            .when
            .iter()
            .map(|(state, value)| format!(", `{state}` is {value:#x}"));
        let cause = match &end.cause {
            EndCause::Trap(cause) => format!("a trap `{cause}`"),
            EndCause::State(watch) if watch.mask == u64::MAX => format!("`{}` is {:#x}", watch.state, watch.is),
            EndCause::State(watch) => format!("`{}` & {:#x} is {:#x}", watch.state, watch.mask, watch.is),
            EndCause::Past => "the last instruction is done".to_string(),
        };
        let code = match end.code {
            Code::Is(code) => code.to_string(),
            Code::State(state) => format!("`{state}`"),
        };
        format!("{cause}{}: exit code {code}", when.collect::<String>())
    };
    Board {
        name: table.name.to_string(),
        doc: table.doc.to_string(),
        needs: book.needs(&Needs {
            any: table.needs.any.to_vec(),
        }),
        entry: format!("`{:#x}`", table.entry),
        parts: memory.chain(devices).collect(),
        ends: table.ends.iter().map(end).collect(),
        origin: book.sources.line_of(&platform.origin),
    }
}
