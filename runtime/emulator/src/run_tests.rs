//! Programs of the made-up processor, as bare-metal programs with traps, interrupts and an exit.

use crate::bare_metal;
use crate::board::Board;
use crate::board::console::Console;
use crate::board::map::MemoryMap;
use crate::elf::{Program, Segment};
use crate::engine::{Engine, Tiers};
use crate::memory::Bus;
use crate::options::End;
use crate::run::On;
use crate::session::Session;
use crate::toy::*;
use onespec_core::isa::platform::{Device, DeviceKind, Memory, MemoryKind, Platform, Range};
use onespec_core::isa::{FeatureSet, Isa, Needs};
use onespec_core::target::Resolved;
use std::rc::Rc;

/// Tables without instructions: the board's loop needs names of causes only.
fn isa() -> &'static Isa {
    let isa = Isa {
        name: "toy",
        word_bits: &[16, 32],
        features: &[],
        params: &[],
        settings: &[],
        targets: &[],
        letters: &[],
        default_target: 0,
        files: &[],
        kinds: &[],
        ops: &[],
        flows: onespec_core::isa::variants::Flows::none(),
        aliases: &[],
        macros: &[],
        name_needs: &[],
        relocs: &[],
        causes: &[
            ("Fault", CAUSE_FAULT as u32),
            ("Illegal", CAUSE_ILLEGAL as u32),
            ("Halt", CAUSE_HALT as u32),
        ],
        transports: &[],
        environment: &[],
        conventions: &[],
        platforms: BOARD,
        cores: &[],
        mirror: None,
        hash: "",
    };
    Box::leak(Box::new(isa))
}

/// The board of these programs: addresses as no machine has them.
const RAM_BASE: u64 = 0x4_0000_0000;
const TIMER: u64 = 0x300_0000;
const SOFTWARE: u64 = 0x500_0000;
const BOARD: &[Platform] = &[Platform {
    name: "board",
    doc: "",
    needs: Needs { any: &[] },
    harts: 1,
    memory: &[Memory {
        name: "ram",
        range: Range {
            base: RAM_BASE,
            size: 0x10_0000,
        },
        kind: MemoryKind::Ram,
    }],
    devices: &[
        Device {
            name: "software",
            range: Range {
                base: SOFTWARE,
                size: 8,
            },
            kind: DeviceKind::SoftwareInterrupt { line: 3 },
        },
        Device {
            name: "timer",
            range: Range {
                base: TIMER,
                size: 0x1000,
            },
            kind: DeviceKind::Timer {
                compare: 0x40,
                count: 0x80,
                line: 7,
            },
        },
        Device {
            name: "host",
            range: Range { base: 0, size: 0 },
            kind: DeviceKind::HostInterface {
                request: "request",
                answer: "answer",
                write: 64,
                exit: 93,
            },
        },
    ],
    elf: None,
    entry: RAM_BASE,
    state: &[],
    ends: &[],
    prints: &[],
    data: None,
    idle: None,
    host: None,
    group: None,
}];

const TOHOST: u64 = RAM_BASE + 0x1000;

/// Runs code at the start of RAM on both engines, with the handler at 0x100 if there is one.
fn board(code: &[Vec<u8>], handler: &[Vec<u8>], max_insns: u64) -> (End, Option<u8>, u64, Toy) {
    let mut code = code.concat();
    code.resize(0x100, 0);
    code.extend(handler.concat());
    let segment = Segment {
        addr: RAM_BASE,
        load_addr: RAM_BASE,
        data: &code,
        size: code.len() as u64,
        prot: 7,
    };
    let program = Program {
        width: 64,
        entry: RAM_BASE,
        segments: vec![segment],
        ..Program::default()
    };
    let mut results = [Engine::Reference, Engine::Interp].map(|engine| {
        let console = Console::new(Box::new(std::io::empty()), Box::new(std::io::sink()));
        let map = MemoryMap::new(&BOARD[0], None).unwrap();
        let board = Board::new(&BOARD[0], map, Some(TOHOST), None, console);
        let mut bus = Bus::board(board, 64).unwrap();
        bare_metal::load(&mut bus, &program).unwrap();
        let mut m = Toy {
            pc: RAM_BASE,
            ..Toy::new()
        };
        m.handler = if handler.is_empty() { 0 } else { RAM_BASE + 0x100 };
        // r7 = RAM, r6 = tohost, r5 = the timer's register to compare with, r4 = the software interrupt
        (m.r[7], m.r[6], m.r[5], m.r[4]) = (RAM_BASE, TOHOST, TIMER + 0x40, SOFTWARE);
        let mut session = Session::new(
            m,
            bus,
            isa(),
            Rc::new(|word, _| format!("{word:x}")),
            (engine, Tiers::default()),
        );
        session.max_insns = max_insns;
        let (end, code) = bare_metal::drive(&mut session, &BOARD[0], &program, None);
        (end, code, session.bus.retired, session.m)
    });
    let [one, other] = &mut results;
    assert_eq!(
        (&one.0, one.1, one.2, one.3.r),
        (&other.0, other.1, other.2, other.3.r),
        "engines differ"
    );
    let [result, _] = results;
    result
}

#[test]
fn a_program_ends_by_the_host_interface() {
    let (end, code, retired, _) = board(
        &[long(LI, 1, 0, 5 << 1 | 1), long(STORE, 1, 6, 0), short(HALT, 0, 0)],
        &[],
        u64::MAX,
    );
    assert_eq!((end, code, retired), (End::Exit, Some(5), 2));
}

#[test]
fn a_trap_enters_the_handler_and_returns_come_back() {
    // The handler counts in r2 and stores the exit code 2 when it was entered twice.
    let code = [short(HALT, 0, 0), short(HALT, 0, 0)];
    let handler = [
        long(ADDI, 2, 2, 1),
        long(ADDI, 3, 2, -2),
        long(BNEZ, 3, 0, 12),
        long(LI, 1, 0, 2 << 1 | 1),
        long(STORE, 1, 6, 0),
        short(RETURN, 0, 0),
    ];
    let (end, code, _, m) = board(&code, &handler, u64::MAX);
    assert_eq!((end, code, m.r[2]), (End::Exit, Some(2), 2));
}

#[test]
fn without_a_handler_a_trap_is_reported() {
    let (end, code, ..) = board(&[long(LOAD, 1, 0, 0x10)], &[], u64::MAX);
    let End::Signal { signal: 6, report } = end else {
        panic!("{end:?}")
    };
    assert_eq!(code, None);
    assert!(
        report.starts_with("Fault (cause 5, value 0x10) at pc 0x400000000"),
        "{report}"
    );
}

#[test]
fn a_handler_that_faults_does_not_go_on_for_ever() {
    let (end, ..) = board(&[long(LOAD, 1, 0, 0x10)], &[long(LOAD, 1, 0, 0x20)], u64::MAX);
    let End::Signal { report, .. } = end else {
        panic!("{end:?}")
    };
    assert!(
        report.starts_with("Fault (cause 5, value 0x10)"),
        "the first trap is told: {report}"
    );
}

/// Interrupts come on by a return from the handler, so the program traps once first; r1 tells the handler which it is.
#[test]
fn the_timer_interrupts_a_loop_at_its_instruction() {
    let code = [
        short(HALT, 0, 0),
        long(LI, 3, 0, 1),
        short(ADD, 2, 3),
        short(ADD, 0, 0),
        long(BNEZ, 3, 0, -4),
    ];
    let handler = [
        long(BNEZ, 1, 0, 14),
        long(LI, 1, 0, 1000),
        long(STORE, 1, 5, 0),
        short(RETURN, 0, 0),
        long(LI, 1, 0, 1),
        long(STORE, 1, 6, 0),
    ];
    let (end, code, retired, m) = board(&code, &handler, u64::MAX);
    assert_eq!((end, code), (End::Exit, Some(0)));
    // 4 instructions of the handler, one before the loop of three: the interrupt comes when 1000 have retired.
    assert_eq!(
        (m.r[2], m.epc, retired),
        ((1000_u64 - 5).div_ceil(3), RAM_BASE + 6 + 2 * ((1000 - 5) % 3), 1003)
    );
}

#[test]
fn waiting_skips_to_the_timer_or_ends_when_nothing_can_come() {
    let code = [
        long(LI, 1, 0, 30000),
        long(STORE, 1, 5, 0),
        short(WAIT, 0, 0),
        long(LOAD, 2, 5, 0x40),
        long(LI, 1, 0, 1),
        long(STORE, 1, 6, 0),
    ];
    let (end, _, retired, _) = board(&code, &[], u64::MAX);
    assert_eq!((end, retired), (End::Exit, 6));
    let (end, ..) = board(&[short(WAIT, 0, 0), short(ADD, 0, 0)], &[], u64::MAX);
    assert_eq!(end, End::Stuck);
}

#[test]
fn endless_programs_end_at_the_budget() {
    let (end, _, retired, _) = board(&[long(LI, 3, 0, 1), long(BNEZ, 3, 0, 0)], &[], 12345);
    assert_eq!((end, retired), (End::Limit, 12345));
}

/// A machine whose additions go wrong once a register passes a limit.
#[test]
fn lockstep_tells_the_first_instruction_that_differs() {
    use crate::lockstep::{Lockstep, lockstep};
    use crate::options::{Mode, Options};
    let code = [
        long(LI, 1, 0, 3),
        short(ADD, 2, 1),
        short(ADD, 2, 2),
        long(STORE, 2, 0, 8),
        short(HALT, 0, 0),
    ];
    let data = elf_of(&code.concat());
    let options = Options {
        mode: Some(Mode::Machine),
        ..Options::default()
    };
    let target = Resolved {
        name: String::new(),
        features: FeatureSet::EMPTY,
        params: Vec::new(),
        settings: Vec::new(),
        lengths: &[],
        core: None,
    };
    let on = On {
        isa: isa(),
        target: &target,
        platform: BOARD.first(),
    };
    let same = lockstep(Toy::new(), Toy::new(), on, &data, &options, 100);
    assert_eq!(
        same.unwrap(),
        Lockstep::Agree {
            instructions: 4,
            code: Some(128)
        }
    );
    let other = Toy {
        odd: true,
        ..Toy::new()
    };
    let Ok(Lockstep::Differ(difference)) = lockstep(Toy::new(), other, on, &data, &options, 100) else {
        panic!()
    };
    assert_eq!(
        (difference.after, difference.pc, &*difference.state),
        (2, RAM_BASE + 6, "r[2]")
    );
    assert_eq!(difference.values, (6, 7));
}

/// The smallest ELF file with one segment, at the start of the board's RAM.
fn elf_of(code: &[u8]) -> Vec<u8> {
    let mut file = vec![
        0x7f, b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0,
    ];
    for value in [RAM_BASE, 64, 0] {
        file.extend(value.to_le_bytes());
    }
    file.extend([0, 0, 0, 0, 64, 0, 56, 0, 1, 0, 64, 0, 0, 0, 0, 0]);
    file.extend([1, 0, 0, 0, 7, 0, 0, 0]);
    for value in [120, RAM_BASE, RAM_BASE, code.len() as u64, code.len() as u64, 1] {
        file.extend(value.to_le_bytes());
    }
    file.extend(code);
    file
}

#[test]
fn damaged_programs_are_refused() {
    let whole = elf_of(&[0; 64]);
    assert!(crate::elf::read(&whole).is_ok());
    for len in 0..whole.len() {
        assert!(
            crate::elf::read(&whole[..len]).is_err(),
            "{len} bytes of {}",
            whole.len()
        );
    }
    // Every byte set to every extreme: an answer of either kind, and no panic.
    for at in 0..whole.len() {
        for value in [0, 1, 0x7f, 0x80, 0xff] {
            let mut file = whole.clone();
            file[at] = value;
            drop(crate::elf::read(&file));
        }
    }
}

/// Symbols whose names are the ends of one long text: as names they would be twenty gigabytes.
#[test]
fn names_that_overlap_are_bounded() {
    const SYMBOLS: u32 = 20_000;
    const TEXT: usize = 1 << 20;
    let mut file = elf_of(&[0; 64]);
    let symbols_at = file.len() as u64;
    for i in 0..SYMBOLS {
        let name = TEXT as u32 - SYMBOLS + i;
        file.extend(name.to_le_bytes());
        // A function in section 1, at an address of its own.
        file.extend([2, 0, 1, 0]);
        file.extend((RAM_BASE + u64::from(i)).to_le_bytes());
        file.extend(0u64.to_le_bytes());
    }
    let text_at = file.len() as u64;
    file.resize(file.len() + TEXT, b'a');
    // The zero at its end, and the headers where headers may stand.
    file.resize((file.len() + 1).next_multiple_of(8), 0);
    let headers_at = file.len() as u64;
    let mut header = |kind: u32, at: u64, size: u64, link: u32, one: u64| {
        file.extend([0, 0, 0, 0]);
        file.extend(kind.to_le_bytes());
        file.extend([0; 16]);
        file.extend(at.to_le_bytes());
        file.extend(size.to_le_bytes());
        file.extend(link.to_le_bytes());
        file.extend([0; 4]);
        file.extend(8u64.to_le_bytes());
        file.extend(one.to_le_bytes());
    };
    header(0, 0, 0, 0, 0);
    header(2, symbols_at, u64::from(SYMBOLS) * 24, 2, 24);
    header(3, text_at, TEXT as u64 + 1, 0, 0);
    file[40..48].copy_from_slice(&headers_at.to_le_bytes());
    file[60..64].copy_from_slice(&[3, 0, 2, 0]);
    let program = crate::elf::read(&file).unwrap();
    let longest = program.symbols.iter().map(|symbol| symbol.name.len()).max();
    assert_eq!((program.symbols.len(), longest), (4095, Some(4095)));
}
