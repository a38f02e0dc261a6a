//! Both engines on the made-up processor: the same results, traps and counts.

use super::{Engine, Runner, StopReason, Tiers};
use crate::memory::Bus;
use crate::memory::space::{Space, prot};
use crate::toy::*;
use onespec_core::exec::{Cpu, Host, Trap};

const CODE: u64 = 0x1000;
const DATA: u64 = 0x8000;

fn bus(code: &[Vec<u8>]) -> Bus {
    let mut bus = Bus::user(Space::new(1 << 32, 0x10_0000), 1 << 20, 64);
    assert!(bus.map_user(CODE, 0x2000, prot::READ | prot::WRITE | prot::EXEC));
    assert!(bus.map_user(DATA, 0x1000, prot::READ | prot::WRITE));
    assert!(bus.write_user(CODE, &code.concat()));
    bus
}

/// Runs on both engines; they must agree on everything.
fn both(code: &[Vec<u8>], pc: u64, until: u64) -> (StopReason, Toy, u64) {
    let mut results = [Engine::Reference, Engine::Interp].map(|engine| {
        let mut m = Toy { pc, ..Toy::new() };
        let mut bus = bus(code);
        let mut runner = Runner::new(engine, Tiers::default());
        let mut pause = StopReason::Event;
        while pause == StopReason::Event {
            pause = runner.run(&mut m, &mut bus, until);
        }
        (pause, m, bus.retired)
    });
    let [(pause, m, retired), (other, n, counted)] = &mut results;
    assert_eq!((pause, m.r, m.pc, m.trap, retired), (other, n.r, n.pc, n.trap, counted));
    let [result, _] = results;
    result
}

/// Runs to the first trap.
fn to_trap(mut runner: Runner<Toy>, m: &mut Toy, bus: &mut Bus) {
    while runner.run(m, bus, u64::MAX) != StopReason::Trap {}
}

/// r2 = sum of 1..=r1
fn sum(n: i32) -> Vec<Vec<u8>> {
    vec![
        long(LI, 1, 0, n),
        short(ADD, 2, 1),
        long(ADDI, 1, 1, -1),
        long(BNEZ, 1, 0, -6),
        short(HALT, 0, 0),
    ]
}

#[test]
fn a_loop_ends_in_a_trap_at_its_own_address() {
    let (pause, m, retired) = both(&sum(100), CODE, u64::MAX);
    assert_eq!(
        (pause, m.r[2], m.trap.cause, m.pc),
        (StopReason::Trap, 5050, CAUSE_HALT, CODE + 14)
    );
    assert_eq!(retired, 1 + 3 * 100);
}

#[test]
fn budgets_are_kept_to_the_instruction() {
    for until in 0..20 {
        let (pause, _, retired) = both(&sum(100), CODE, until);
        assert_eq!((pause, retired), (StopReason::Limit, until));
    }
}

#[test]
fn faults_keep_the_slot_and_its_state() {
    let code = [long(LI, 1, 0, 7), long(LOAD, 2, 0, 0x10), short(HALT, 0, 0)];
    let (pause, m, retired) = both(&code, CODE, u64::MAX);
    assert_eq!((pause, m.pc, retired, m.r[1]), (StopReason::Trap, CODE + 4, 1, 7));
    assert_eq!(
        m.trap,
        Trap {
            cause: CAUSE_FAULT,
            tval: 0x10
        }
    );
}

#[test]
fn nothing_to_execute_is_a_fetch_fault_and_no_instruction_is_illegal() {
    let (_, m, _) = both(&sum(1), 0xdead_0000, u64::MAX);
    assert_eq!(
        m.trap,
        Trap {
            cause: CAUSE_FAULT + 2,
            tval: 0xdead_0000
        }
    );
    let (_, m, _) = both(&sum(1), DATA, u64::MAX);
    assert_eq!(m.trap.cause, CAUSE_FAULT + 2, "data is not executable");
    let (_, m, _) = both(&[long(15, 0, 0, 0)], CODE, u64::MAX);
    assert_eq!(
        m.trap,
        Trap {
            cause: CAUSE_ILLEGAL,
            tval: 15
        }
    );
}

#[test]
fn an_instruction_may_lie_across_pages() {
    let mut m = Toy {
        pc: CODE + 0xffe,
        ..Toy::new()
    };
    for engine in [Engine::Reference, Engine::Interp] {
        let mut bus = bus(&[]);
        let code = [long(LI, 3, 0, 0x55), long(LI, 4, 0, 0x66), short(HALT, 0, 0)].concat();
        assert!(bus.write_user(CODE + 0xffe, &code));
        m = Toy {
            pc: CODE + 0xffe,
            ..Toy::new()
        };
        to_trap(Runner::new(engine, Tiers::default()), &mut m, &mut bus);
        assert_eq!((m.r[3], m.r[4], m.trap.cause), (0x55, 0x66, CAUSE_HALT));
    }
    let mut bus = bus(&[]);
    assert!(bus.write_user(CODE + 0x1ffe, &long(LI, 3, 0, 0x55)[..2]));
    m.pc = CODE + 0x1ffe;
    to_trap(Runner::new(Engine::Interp, Tiers::default()), &mut m, &mut bus);
    assert_eq!(
        m.trap,
        Trap {
            cause: CAUSE_FAULT + 2,
            tval: CODE + 0x2000
        },
        "the second half is at fault"
    );
}

/// The loop body is overwritten on its second round: r2 counts 1, then 100s.
#[test]
fn code_that_changes_itself_is_decoded_anew() {
    let patch = u64::from_le_bytes(
        [long(ADDI, 2, 2, 100), short(FENCE, 0, 0), short(ADD, 0, 0)]
            .concat()
            .try_into()
            .unwrap(),
    );
    for engine in [Engine::Reference, Engine::Interp] {
        let code = [
            long(LI, 1, 0, 3),
            long(LOAD, 3, 5, 0),
            // the patched eight bytes
            long(ADDI, 2, 2, 1),
            short(FENCE, 0, 0),
            short(ADD, 0, 0),
            long(STORE, 3, 6, 0),
            long(ADDI, 1, 1, -1),
            long(BNEZ, 1, 0, -16),
            short(HALT, 0, 0),
        ];
        let mut bus = bus(&code);
        assert!(bus.write_user(DATA, &patch.to_le_bytes()));
        let mut m = Toy { pc: CODE, ..Toy::new() };
        m.r[5] = DATA;
        m.r[6] = CODE + 8;
        to_trap(Runner::new(engine, Tiers::default()), &mut m, &mut bus);
        assert_eq!((m.r[2], m.trap.cause), (201, CAUSE_HALT));
    }
}

#[test]
fn unaligned_and_page_crossing_accesses() {
    let mut bus = bus(&[]);
    assert!(bus.map_user(DATA + 0x1000, 0x1000, prot::READ));
    let mut m = Toy::new();
    for offset in 0..8 {
        let at = DATA + 0x100 + offset;
        bus.store(&mut m, at, 8, 0x0102_0304_0506_0708 + offset).unwrap();
        assert_eq!(bus.load(&mut m, at, 8), Ok(0x0102_0304_0506_0708 + offset));
    }
    bus.store(&mut m, DATA + 0xff8, 8, u64::MAX).unwrap();
    assert_eq!(bus.load(&mut m, DATA + 0xffc, 8), Ok(0xffff_ffff));
    assert!(
        bus.store(&mut m, DATA + 0xffc, 8, 0).is_err(),
        "the second page is read-only"
    );
    assert_eq!(
        m.trap(),
        Trap {
            cause: CAUSE_FAULT + 1,
            tval: DATA + 0x1000
        }
    );
    assert_eq!(bus.load(&mut m, DATA + 0xff8, 8), Ok(u64::MAX), "nothing was written");
}

#[test]
fn services_count_exactly() {
    let code = [
        long(LI, 1, 0, 1),
        short(ADD, 1, 1),
        short(TIME, 3, 0),
        short(ADD, 1, 1),
        short(TIME, 4, 0),
        short(HALT, 0, 0),
    ];
    let (_, m, _) = both(&code, CODE, u64::MAX);
    assert_eq!((m.r[3], m.r[4]), (2, 4));
}
