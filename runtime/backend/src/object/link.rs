//! Linking: assigns addresses to functions and data, and resolves the symbols that instructions name.

use super::kind::Kind;
use super::lines::Lines;
use super::maps;
use super::padding::Padding;
use crate::emit::{Code, Open, OpenTo, Table};
use crate::machine::Machine;
use crate::problem::Problem;
use hashbrown::HashMap;
use onespec_core::parse::reloc_value;
use onespec_graph::module::{self, Module, Symbol};

/// A program in memory.
#[derive(Debug, Clone, Default)]
pub struct Image {
    pub parts: Vec<Part>,
    /// Names with their addresses and sizes, and whether they are functions.
    pub symbols: Vec<(String, u64, u64, bool)>,
    pub entry: u64,
    pub lines: Lines,
}

/// Bytes that belong together.
#[derive(Debug, Clone, Default)]
pub struct Part {
    pub name: &'static str,
    pub address: u64,
    pub bytes: Vec<u8>,
    /// Bytes in memory.
    pub size: u64,
    pub write: bool,
    pub execute: bool,
}

/// Parts with other permissions begin on pages of their own.
const PAGE: u64 = 0x1000;

/// A module and the code of its functions.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    pub module: &'a Module,
    pub code: &'a [Code],
}

/// Puts everything at its address, the code at `base`. `entry` is where the program begins.
///
/// # Errors
/// A symbol is defined nowhere, or twice in a module, or does not reach.
pub fn link(machine: &Machine, units: &[Unit<'_>], base: u64, entry: &str) -> Result<Image, Vec<Problem>> {
    let mut problems = Vec::new();
    let padding = Padding::new(machine).map_err(|problem| vec![problem])?;
    let mut text = Vec::new();
    let mut starts = Vec::new();
    let mut image = Image::default();
    // Names are a module's own; the functions of all are what others declare, of several the first one's.
    let mut places: Vec<HashMap<&str, u64>> = vec![HashMap::new(); units.len()];
    let mut functions: HashMap<&str, u64> = HashMap::new();
    let define = |name: &str, problems: &mut Vec<Problem>, known: bool| {
        if known {
            problems.push(Problem::new(format!("`{name}` is defined twice")));
        }
    };
    for (unit, one) in each(units, |u| u.code) {
        padding.fill(&mut text);
        starts.push(text.len());
        let address = base + text.len() as u64;
        let known = places[unit].insert(&one.name, address).is_some();
        define(&one.name, &mut problems, known);
        functions.entry(&one.name).or_insert(address);
        image
            .symbols
            .push((one.name.clone(), address, one.bytes.len() as u64, true));
        text.extend_from_slice(&one.bytes);
    }
    // Constant data behind the code, then data that the program writes, those that begin as zeros last.
    let mut at = base + text.len() as u64;
    let mut data: [Data; 3] = Default::default();
    for (kind, all) in Kind::ALL.into_iter().zip(&mut data) {
        at = at.next_multiple_of(PAGE);
        all.start = at;
        for (unit, datum) in each(units, |u| &u.module.data).filter(|(_, d)| Kind::of(d) == kind) {
            let offset = all.add(kind, datum).map_err(|problem| vec![problem])?;
            let address = at + offset;
            let known = places[unit].insert(&datum.name, address).is_some();
            define(&datum.name, &mut problems, known);
            image.symbols.push((datum.name.clone(), address, datum.size(), false));
        }
        at += all.size;
    }
    // Behind all of that, what collectors want to know.
    let maps_at = at.next_multiple_of(PAGE);
    let maps = maps_of(machine, units, base, &starts);
    if !maps.is_empty() {
        for (name, address) in [(maps::START, maps_at), (maps::STOP, maps_at + maps.len() as u64)] {
            functions.entry(name).or_insert(address);
            image.symbols.push((name.to_owned(), address, 0, false));
        }
    }
    let address = |unit: usize, symbol: u32| -> Result<u64, Problem> {
        let name = units.get(unit).map_or("?", |u| name(u.module, symbol));
        let known = places
            .get(unit)
            .and_then(|own| own.get(name))
            .or_else(|| functions.get(name));
        known
            .copied()
            .ok_or_else(|| Problem::new(format!("`{name}` is declared and defined nowhere")))
    };
    for (unit, datum) in each(units, |u| &u.module.data) {
        let Data { bytes, start, .. } = &mut data[Kind::of(datum) as usize];
        let here = places[unit].get(datum.name.as_str()).copied().unwrap_or(*start) - *start;
        for reloc in &datum.relocations {
            let width = machine.address_bytes() as usize;
            let at = usize::try_from(here + reloc.offset).unwrap_or(usize::MAX);
            match (address(unit, reloc.symbol), bytes.get_mut(at..at.saturating_add(width))) {
                (Ok(value), Some(bytes)) => {
                    bytes.copy_from_slice(&value.wrapping_add(reloc.addend as u64).to_le_bytes()[..width]);
                }
                (Err(problem), _) => problems.push(problem),
                (_, None) => problems.push(Problem::new(format!(
                    "an address in `{}` is beyond its end",
                    datum.name
                ))),
            }
        }
    }
    for ((unit, one), start) in each(units, |u| u.code).zip(&starts) {
        for table in &one.tables {
            let filled = fill_table(
                machine,
                units[unit].module,
                table,
                base + *start as u64,
                &places[unit],
                &mut data,
            );
            problems.extend(filled.err().map(|problem| problem.of(&one.name)));
        }
    }
    for ((unit, one), start) in each(units, |u| u.code).zip(&starts) {
        let here = base + *start as u64;
        image.lines.add(units[unit].module, one, here);
        let bytes = &mut text[*start..*start + one.bytes.len()];
        // What the instruction at an offset took the upper part of.
        let mut distances: HashMap<u32, i64> = HashMap::new();
        for pass in 0..2 {
            for open in &one.open {
                let pair = matches!(open.to, OpenTo::Pair(_));
                if pair != (pass == 1) {
                    continue;
                }
                let pc = here + u64::from(open.offset);
                let done = value(machine, open, pc, &|symbol| address(unit, symbol), &mut distances)
                    .and_then(|value| value.map_or(Ok(()), |value| patch(machine, bytes, open, value)));
                problems.extend(done.err().map(|problem| problem.of(&one.name)));
            }
        }
    }
    image.entry = functions.get(entry).copied().unwrap_or(base);
    let mut part = |name, address, bytes: Vec<u8>, size, write, execute| {
        if size > 0 {
            image.parts.push(Part {
                name,
                address,
                bytes,
                size,
                write,
                execute,
            });
        }
    };
    let size = text.len() as u64;
    part(".text", base, text, size, false, true);
    for (kind, Data { start, bytes, size }) in Kind::ALL.into_iter().zip(data) {
        part(kind.section(), start, bytes, size, kind.is_written(), false);
    }
    let size = maps.len() as u64;
    part(maps::SECTION, maps_at, maps, size, false, false);
    if problems.is_empty() { Ok(image) } else { Err(problems) }
}

/// Writes the addresses of a jump table for code at `here` into its datum.
fn fill_table(
    machine: &Machine,
    module: &Module,
    table: &Table,
    here: u64,
    places: &HashMap<&str, u64>,
    data: &mut [Data; 3],
) -> Result<(), Problem> {
    let name = name(module, table.symbol);
    let missing = || Problem::new(format!("there is no room for the jump table `{name}`"));
    let datum = match module.symbol(table.symbol.into()) {
        Some(Symbol::Data(at)) => module.data.get(at as usize),
        _ => None,
    };
    let kind = Kind::of(datum.ok_or_else(missing)?);
    let Data { bytes, start, .. } = data.get_mut(kind as usize).ok_or_else(missing)?;
    let at = places
        .get(name)
        .and_then(|at| at.checked_sub(*start))
        .ok_or_else(missing)?;
    let width = machine.address_bytes() as usize;
    let slots = bytes
        .get_mut(at as usize..)
        .ok_or_else(missing)?
        .chunks_exact_mut(width);
    if slots.len() < table.offsets.len() {
        return Err(missing());
    }
    for (slot, offset) in slots.zip(&table.offsets) {
        let address = here + u64::from(*offset);
        slot.copy_from_slice(&address.to_le_bytes()[..width]);
    }
    Ok(())
}

/// The data of a section.
#[derive(Debug, Default)]
struct Data {
    start: u64,
    bytes: Vec<u8>,
    /// Bytes in memory; more than there are here only of data that begin as zeros.
    size: u64,
}

impl Data {
    /// Puts a datum behind the others; its offset.
    fn add(&mut self, kind: Kind, datum: &module::Data) -> Result<u64, Problem> {
        let too_large = || {
            Problem::new(format!(
                "`{}` is too large: there are {} bytes of data before it",
                datum.name, self.size
            ))
        };
        let offset = self.size.checked_next_multiple_of(datum.align.max(1).into());
        let offset = offset.ok_or_else(too_large)?;
        let end = offset.checked_add(datum.size()).filter(|end| *end <= MAX_DATA);
        let end = end.ok_or_else(too_large)?;
        self.size = end;
        if kind != Kind::Zero {
            self.bytes.resize(offset as usize, 0);
            self.bytes.extend_from_slice(&datum.bytes);
            self.bytes.resize(end as usize, 0);
        }
        Ok(offset)
    }
}

/// Bytes of data in a section, at most: addresses stay far from where they wrap.
const MAX_DATA: u64 = 1 << 40;

/// The section of stack maps; empty where no references live across calls.
fn maps_of(machine: &Machine, units: &[Unit<'_>], base: u64, starts: &[usize]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let all = || each(units, |u| u.code).map(|(_, code)| code);
    if !maps::wanted(all()) {
        return bytes;
    }
    let width = machine.address_bytes() as usize;
    for (code, start) in all().zip(starts) {
        let at = bytes.len();
        bytes.extend(maps::record(code));
        let address = (base + *start as u64).to_le_bytes();
        bytes[at..at + width].copy_from_slice(&address[..width]);
    }
    bytes
}

/// The name of a symbol by its number.
pub fn name(module: &Module, symbol: u32) -> &str {
    module
        .symbols
        .get(symbol as usize)
        .map_or("?", |s: &Symbol| module.name(*s))
}

/// What each unit has several of, with the unit's number.
fn each<'a, T: 'a>(
    units: &'a [Unit<'a>],
    of: impl Fn(&'a Unit<'a>) -> &'a [T],
) -> impl Iterator<Item = (usize, &'a T)> {
    units
        .iter()
        .enumerate()
        .flat_map(move |(at, unit)| of(unit).iter().map(move |one| (at, one)))
}

/// The operand of an instruction that waited. Nothing where its other half has no address, which is a problem already.
fn value(
    machine: &Machine,
    open: &Open,
    pc: u64,
    address: &dyn Fn(u32) -> Result<u64, Problem>,
    distances: &mut HashMap<u32, i64>,
) -> Result<Option<i64>, Problem> {
    let reloc = open.reloc.and_then(|r| machine.isa.relocs.get(usize::from(r)));
    let relative = machine
        .operands(open.op)
        .get(usize::from(open.operand))
        .is_some_and(|o| o.pcrel);
    match open.to {
        OpenTo::Symbol(symbol, addend) => {
            let target = address(symbol)?.wrapping_add(addend as u64) as i64;
            let distance = target.wrapping_sub(pc as i64);
            Ok(Some(match reloc {
                Some(r) if r.pcrel => {
                    distances.insert(open.offset, distance);
                    reloc_value(machine.isa, &r.value, distance)
                }
                Some(r) => reloc_value(machine.isa, &r.value, target),
                None if relative => distance,
                None => target,
            }))
        }
        OpenTo::Pair(offset) => {
            let distance = distances.get(&offset).copied();
            Ok(distance.map(|distance| reloc.map_or(distance, |r| reloc_value(machine.isa, &r.value, distance))))
        }
    }
}

fn patch(machine: &Machine, bytes: &mut [u8], open: &Open, value: i64) -> Result<(), Problem> {
    let length = machine
        .isa
        .ops
        .get(usize::from(open.op))
        .map_or(0, |o| usize::from(o.length.div_ceil(8)));
    let at = open.offset as usize;
    let Some(bytes) = bytes.get_mut(at..at + length) else {
        return Err(Problem::new("an instruction is beyond the end of its function"));
    };
    let word = bytes.iter().rev().fold(0u128, |w, b| w << 8 | u128::from(*b));
    let mut args = machine.isa.extract(open.op, word);
    if let Some(arg) = args.get_mut(usize::from(open.operand)) {
        *arg = value;
    }
    let count = machine.operands(open.op).len();
    let word = machine.isa.encode(open.op, &args[..count]);
    let word = word.map_err(|error| Problem::new(format!("a symbol is too far away: {error}")))?;
    bytes.copy_from_slice(&word.to_le_bytes()[..length.min(16)]);
    Ok(())
}
