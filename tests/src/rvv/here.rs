//! Our side: the same cases on an engine, one instruction at a time.

use super::case::{Case, FIRST, RESULT, SECOND, Start};
use super::{Answer, WINDOW};

use onespec_core::exec::{Access, Host, Machine, Service, Stop, Trap, Visitor};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::engine::Engine;
use onespec_emulator::environment::Environment;
use onespec_emulator::machines::Description;
use onespec_machines::with_machine;

/// Where the instruction stands.
const PC: u64 = 0x1000;
/// `vsetvl x0, x10, x11`
const SET: u32 = 0x80b5_7057;

/// What an engine makes of cases, which all have the same length of registers.
pub fn answers(
    description: &Description,
    engine: Engine,
    target: &Resolved,
    cases: &[(Case, Start)],
) -> Result<Vec<Answer>, String> {
    let run = Run {
        isa: description.isa,
        cases,
    };
    with_machine(description, engine, target, run).map_err(|error| error.to_string())?
}

struct Run<'a> {
    isa: &'static Isa,
    cases: &'a [(Case, Start)],
}

impl Visitor for Run<'_> {
    type Out = Result<Vec<Answer>, String>;

    fn visit<M: Machine>(self, mut m: M) -> Self::Out {
        let environment = Environment::of(self.isa);
        let signal = |trap: Trap| {
            let found = self
                .isa
                .causes
                .iter()
                .find(|(_, number)| u64::from(*number) == trap.cause);
            u64::from(environment.signal(found.map_or("", |(name, _)| name)))
        };
        for (name, value) in environment.user_state.iter() {
            m.set(name, *value);
        }
        let pristine = Case::memory();
        let mut window = Window {
            bytes: pristine.clone(),
        };
        let mut answers = Vec::new();
        for (case, start) in self.cases {
            if case.has_memory() {
                window.bytes.copy_from_slice(&pristine);
            }
            let number = |name: &str, m: &M| m.get(name).ok_or_else(|| format!("there is no {name}"));
            prepare(&mut m, &mut window, case, start)?;
            let trap = step(&mut m, &mut window, case.word).err().map(|()| m.trap());
            let mut registers = Vec::with_capacity(start.registers.len());
            for i in 0..32 {
                let name = format!("V[{i}]");
                registers.extend(m.get_bytes(&name).ok_or_else(|| format!("there is no {name}"))?);
            }
            answers.push(Answer {
                signal: trap.map_or(0, signal),
                vstart: number("csr.vstart", &m)?,
                vl: number("csr.vl", &m)?,
                vtype: number("csr.vtype", &m)?,
                vcsr: number("csr.vcsr", &m)?,
                fcsr: number("csr.fcsr", &m)?,
                x: number(&format!("X[{RESULT}]"), &m)?,
                f: number(&format!("F[{RESULT}]"), &m)?,
                registers,
                memory: case.stores().then(|| window.bytes.clone()),
            });
        }
        Ok(answers)
    }
}

/// Brings a machine into the state that a case starts from.
fn prepare<M: Machine>(m: &mut M, window: &mut Window, case: &Case, start: &Start) -> Result<(), String> {
    let register = |i: u32| format!("X[{i}]");
    let set = |m: &mut M, name: &str, value: u64| match m.set(name, value) {
        true => Ok(()),
        false => Err(format!("there is no {name}")),
    };
    set(m, &register(FIRST), case.vl)?;
    set(m, &register(SECOND), case.vtype)?;
    if step(m, window, SET).is_err() {
        return Err("vsetvl traps".into());
    }
    for (i, value) in [FIRST, SECOND, RESULT].iter().zip(start.x) {
        set(m, &register(*i), value)?;
    }
    for (i, value) in [FIRST, RESULT].iter().zip(start.f) {
        set(m, &format!("F[{i}]"), value)?;
    }
    for (i, bytes) in start.registers.chunks(case.vlen as usize / 8).enumerate() {
        if !m.set_bytes(&format!("V[{i}]"), bytes) {
            return Err(format!("there is no V[{i}]"));
        }
    }
    set(m, "csr.vcsr", start.vcsr)?;
    set(m, "csr.fcsr", start.fcsr)?;
    set(m, "csr.vstart", case.vstart)
}

/// Executes one word; `Err` when it traps, a word that is no instruction included.
fn step<M: Machine>(m: &mut M, window: &mut Window, word: u32) -> Result<(), ()> {
    m.set_trap(Trap::default());
    m.set_pc(PC);
    let Some(slot) = m.decode(word.into(), PC) else {
        m.set_trap(Trap {
            cause: m.illegal_cause(),
            tval: word.into(),
        });
        return Err(());
    };
    m.set_pc(PC + u64::from(M::slot_len(&slot)));
    m.execute(window, &slot).map_err(|Stop| ())
}

/// A page of memory, and nothing around it.
struct Window {
    bytes: Vec<u8>,
}

impl Window {
    fn part(&mut self, address: u64, bytes: u32) -> Option<&mut [u8]> {
        let from = usize::try_from(address.checked_sub(WINDOW)?).ok()?;
        self.bytes.get_mut(from..from.checked_add(bytes as usize)?)
    }
}

fn absent<M: Machine>(m: &mut M, address: u64, access: Access) -> Stop {
    let cause = m.fault_cause(access);
    m.set_trap(Trap { cause, tval: address });
    Stop
}

impl<M: Machine> Host<M> for Window {
    fn load(&mut self, m: &mut M, addr: u64, bytes: u32) -> Result<u64, Stop> {
        match self.part(addr, bytes) {
            Some(part) => Ok(onespec_core::exec::low64(part)),
            None => Err(absent(m, addr, Access::Load)),
        }
    }

    fn store(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        match self.part(addr, bytes) {
            Some(part) => {
                part.copy_from_slice(&value.to_le_bytes()[..part.len()]);
                Ok(())
            }
            None => Err(absent(m, addr, Access::Store)),
        }
    }

    fn phys_load(&mut self, _: &mut M, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut M, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut M, addr: u64, bytes: u32) -> bool {
        self.part(addr, bytes).is_some()
    }

    fn service(&mut self, _: &mut M, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}
