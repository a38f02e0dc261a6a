//! Maps program files into a process: the program itself and, when it is dynamically linked, its interpreter.

use super::Process;
use crate::elf::{self, Program, Segment};
use crate::error::ElfError;
use crate::memory::Bus;
use crate::memory::space::prot;
use crate::messages::shown;
use onespec_core::exec::ram::PAGE;

/// Bytes of an interpreter at most.
const MAX_INTERPRETER: u64 = 64 << 20;

/// Where a program file was put.
#[derive(Debug, Clone, Copy)]
pub struct Loaded {
    /// What is added to the addresses in the file.
    pub bias: u64,
    /// The first page behind its segments.
    pub end: u64,
    /// Its first instruction.
    pub entry: u64,
}

fn memory<T>(text: impl Into<String>) -> Result<T, ElfError> {
    Err(ElfError::Memory(text.into()))
}

/// Maps all segments of a file. Segments may overlap: the later one's bytes stand, and a page has every permission that a
/// segment in it has.
pub fn load(bus: &mut Bus, program: &Program<'_>, bias: u64, memory_limit: u64) -> Result<Loaded, ElfError> {
    let mut loaded = Loaded {
        bias,
        end: 0,
        entry: program.entry.wrapping_add(bias),
    };
    for segment in &program.segments {
        let (from, end) = pages(segment, bias)?;
        if segment.size > memory_limit {
            return memory(format!(
                "a segment of {} bytes exceeds the memory limit of {memory_limit}",
                segment.size
            ));
        }
        if !bus
            .space()
            .is_some_and(|(space, _)| space.fill(from, end - from, prot::READ | prot::WRITE))
        {
            return memory(format!(
                "a segment at {from:#x} cannot be mapped: the address is out of reach"
            ));
        }
        if !bus.write_user(segment.addr.wrapping_add(bias), segment.data) {
            return memory("the memory limit is too small for the program");
        }
        loaded.end = loaded.end.max(end);
    }
    for segment in &program.segments {
        let (from, end) = pages(segment, bias)?;
        if !bus.protect_user(from, end - from, permissions(program, bias, from, end)) {
            return memory("a segment cannot be mapped");
        }
    }
    Ok(loaded)
}

/// Loads the interpreter that a dynamically linked program names, from beneath the root, at an address of its own choice
/// or where there is room.
pub fn interpreter(
    bus: &mut Bus,
    process: &Process,
    program: &Program<'_>,
    name: &[u8],
    memory_limit: u64,
) -> Result<Loaded, ElfError> {
    let text = shown(&String::from_utf8_lossy(name));
    if process.root.is_none() {
        return Err(ElfError::NotAProgram(format!(
            "this program is dynamically linked: its interpreter `{text}` and its libraries are looked for beneath the \
             root, and there is none; give a directory that holds them with --root DIR, or link with -static"
        )));
    }
    let bytes = match process.load(name, MAX_INTERPRETER) {
        Ok(bytes) => bytes,
        Err(errno) => {
            return Err(ElfError::NotAProgram(format!(
                "this program is dynamically linked, and its interpreter `{text}` cannot be read beneath --root: {errno}"
            )));
        }
    };
    let failed = |why: String| ElfError::Interpreter {
        path: text.to_string(),
        why,
    };
    let own = elf::read(&bytes).map_err(|error| failed(error.to_string()))?;
    if (own.width, own.machine) != (program.width, program.machine) {
        return Err(ElfError::NotAProgram(format!(
            "the interpreter `{text}` is for another kind of machine than the program"
        )));
    }
    let bias = if own.relative { room_for(bus, &own)? } else { 0 };
    load(bus, &own, bias, memory_limit).map_err(|error| failed(error.to_string()))
}

/// What to add to the addresses of a position-independent file so that it lies where nothing is.
fn room_for(bus: &mut Bus, program: &Program<'_>) -> Result<u64, ElfError> {
    let (mut low, mut high) = (u64::MAX, 0);
    for segment in &program.segments {
        let (from, end) = pages(segment, 0)?;
        (low, high) = (low.min(from), high.max(end));
    }
    let free = bus
        .space()
        .and_then(|(space, _)| space.find_free(high.saturating_sub(low)));
    match free {
        Some(free) => Ok(free.wrapping_sub(low)),
        None => memory("there is no room for it"),
    }
}

/// The pages of a segment: from, to.
fn pages(segment: &Segment<'_>, bias: u64) -> Result<(u64, u64), ElfError> {
    let addr = segment.addr.wrapping_add(bias);
    let end = addr
        .checked_add(segment.size)
        .and_then(|end| end.checked_next_multiple_of(PAGE));
    match end.filter(|end| *end > addr) {
        Some(end) => Ok((addr / PAGE * PAGE, end)),
        None => memory("a segment passes the end of the addresses"),
    }
}

/// What all segments that touch a range permit together.
fn permissions(program: &Program<'_>, bias: u64, from: u64, to: u64) -> u8 {
    let touching = program.segments.iter().filter(|segment| {
        let start = segment.addr.wrapping_add(bias);
        start < to && start.saturating_add(segment.size) > from
    });
    touching.fold(0, |all, segment| all | segment.prot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::space::Space;

    const LIMIT: u64 = 1 << 20;

    fn segment(addr: u64, data: &'static [u8], size: u64, prot: u8) -> Segment<'static> {
        Segment {
            addr,
            load_addr: addr,
            data,
            size,
            prot,
        }
    }

    fn loaded(segments: Vec<Segment<'static>>) -> (Bus, Result<Loaded, ElfError>) {
        let mut bus = Bus::user(Space::new(1 << 38, 1 << 30), LIMIT, 64);
        let program = Program {
            width: 64,
            segments,
            ..Program::default()
        };
        let result = load(&mut bus, &program, 0, LIMIT);
        (bus, result)
    }

    #[test]
    fn segments_that_overlap_share_their_pages() {
        let (mut bus, result) = loaded(vec![
            segment(0x1_0000, b"first", 0x3000, prot::READ),
            segment(0x1_0003, b"second", 0x1000, prot::EXEC),
            segment(0x1_2ffe, b"last", 4, prot::WRITE | prot::READ),
        ]);
        assert_eq!(result.map(|loaded| loaded.end), Ok(0x1_4000));
        let mut bytes = [0; 9];
        assert!(bus.read_user(0x1_0000, &mut bytes));
        assert_eq!(&bytes, b"firsecond");
        let (space, _) = bus.space().unwrap();
        let found = [0x1_0000, 0x1_2000, 0x1_3000].map(|page| space.prot(page));
        let both = prot::READ | prot::EXEC;
        assert_eq!(found, [both, prot::READ | prot::WRITE, prot::READ | prot::WRITE]);
    }

    #[test]
    fn segments_without_bounds_are_refused() {
        for (addr, size) in [
            (0x1_0000, 1 << 63),
            (1 << 63, 1 << 63),
            (u64::MAX, 1),
            (u64::MAX - PAGE, PAGE),
            (1 << 38, PAGE),
            ((1 << 38) - PAGE, 2 * PAGE),
            (0x1_0000, LIMIT + 1),
        ] {
            let (_, result) = loaded(vec![segment(addr, b"x", size, prot::READ)]);
            assert!(result.is_err(), "{size:#x} bytes at {addr:#x}");
        }
        let many = (0..256).map(|_| segment(0x1_0000, b"x", LIMIT, prot::READ)).collect();
        assert!(loaded(many).1.is_ok(), "the same pages over and over");
        let each = (0..257).map(|i| segment(i << 12, b"x", PAGE, prot::READ)).collect();
        assert_eq!(
            loaded(each).1.unwrap_err().to_string(),
            "the memory limit is too small for the program"
        );
    }
}
