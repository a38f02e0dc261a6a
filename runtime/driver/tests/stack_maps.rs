//! A collector that moves everything, by the stack maps in the program: it runs at calls of `collect`, walks the frames from
//! there, and finds and changes each reference. The program then checks that all of its references were changed, and
//! nothing else (`data/stack_maps.vt`).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod support;

use onespec_backend::object::{Unit, executable, maps};
use onespec_core::exec::{Machine, Visitor};
use onespec_driver::Level;
use onespec_emulator::elf;
use onespec_emulator::engine::{Engine, StopReason, step};
use onespec_emulator::environment::Environment;
use onespec_emulator::memory::Bus;
use onespec_emulator::options;
use onespec_emulator::run::{On, prepare};
use onespec_emulator::user::files::Streams;
use onespec_emulator::user::{Ending, drive};
use onespec_graph::module::Symbol;
use onespec_graph::word::{GateWord, GcClass};
use onespec_graph::{Gate, Module, Role};
use onespec_machines::with_machine;
use onespec_volt::{Options, Vectors, compile_text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What references look like: their number in the low half, above it how often they were moved.
const LOOK: u64 = 0x5ef0 << 48;

/// What the program says is a reference, and what selects among references only.
fn mark(module: &mut Module) {
    let makes = |symbol: u64| matches!(module.symbol(symbol), Some(Symbol::Function(at)) if module.functions[at as usize].name == "make");
    let makers: BTreeSet<u64> = (0..module.symbols.len() as u64).filter(|s| makes(*s)).collect();
    for function in &mut module.functions {
        let takes_one = matches!(function.name.as_str(), "one" | "nested" | "turns" | "check");
        let circuit = &mut function.circuit;
        let gates: Vec<Gate> = circuit.gates().collect();
        let mut found: BTreeSet<Gate> = BTreeSet::new();
        for &gate in &gates {
            let is_one = match circuit.role(gate) {
                Role::Arg => takes_one && circuit.bits(gate) == 0,
                Role::Call => {
                    let target = circuit.value(gate, 0);
                    circuit.role(target) == Role::Symbol && makers.contains(&circuit.bits(target))
                }
                _ => false,
            };
            if is_one {
                found.insert(gate);
            }
        }
        // Selectors are references until one of their values is none.
        let selects = |g: &Gate| circuit.role(*g) == Role::ValueSelector;
        let mut selectors: BTreeSet<Gate> = gates.iter().copied().filter(selects).collect();
        loop {
            let bad = |g: &Gate| {
                circuit
                    .values(*g)
                    .iter()
                    .any(|v| !found.contains(&v) && !selectors.contains(&v))
            };
            let Some(gate) = selectors.iter().copied().find(bad) else {
                break;
            };
            selectors.remove(&gate);
        }
        for gate in found.into_iter().chain(selectors) {
            circuit.set_word(gate, GateWord::mir(GcClass::Tagged));
        }
    }
}

/// Where something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Register(u32),
    Memory(u64),
}

/// What the section says of a function.
#[derive(Debug, Default)]
struct Known {
    size: u64,
    returns: Option<u64>,
    saved: Vec<(u32, u64)>,
    calls: BTreeMap<u64, Vec<u32>>,
}

/// The section, as the compiler's reference says it.
fn read(bytes: &[u8]) -> BTreeMap<u64, Known> {
    let words = bytes.chunks(4).map(|c| u32::from_le_bytes(c.try_into().unwrap()));
    let words: Vec<u32> = words.collect();
    let mut all = BTreeMap::new();
    let mut at = 0;
    while at < words.len() {
        let mut next = || {
            at += 1;
            words[at - 1]
        };
        let address = u64::from(next()) | u64::from(next()) << 32;
        let mut known = Known {
            size: next().into(),
            returns: Some(next()).filter(|r| *r != maps::NO_NODE).map(u64::from),
            ..Known::default()
        };
        let (saved, calls) = (next(), next());
        known.saved = (0..saved).map(|_| (next(), next().into())).collect();
        for _ in 0..calls {
            let (offset, places) = (next(), next());
            known.calls.insert(offset.into(), (0..places).map(|_| next()).collect());
        }
        all.insert(address, known);
        at = at.next_multiple_of(2);
    }
    all
}

/// A run of the program, with the functions that are played.
struct Play<'a> {
    file: &'a [u8],
    target: String,
}

/// How often something was moved, and how often something was checked.
type Played = (u64, usize, usize);

impl Visitor for Play<'_> {
    type Out = Result<Played, String>;

    fn visit<M: Machine>(self, mut m: M) -> Self::Out {
        let isa = support::riscv().isa;
        let program = elf::read(self.file).unwrap();
        let how = options::Options {
            target: self.target,
            ..options::Options::default()
        };
        let streams = Streams {
            input: Box::new(std::io::empty()),
            output: Box::new(std::io::sink()),
            error: Box::new(std::io::sink()),
            terminal: false,
        };
        let target = isa.target(&how.target).unwrap();
        let on = On {
            isa,
            target: &target,
            platform: isa.platforms_of(target.features).next(),
        };
        let prepared = prepare(&mut m, on, &program, &how, streams).unwrap();
        let (mut bus, mut process) = (prepared.bus, prepared.process.unwrap());
        let at = |name: &str| program.symbol(name).unwrap();
        let (start, stop) = (at(maps::START), at(maps::STOP));
        let mut section = vec![0; (stop - start) as usize];
        assert!(bus.read_user(start, &mut section), "the section is in memory");
        let known = read(&section);
        let environment = Environment::of(isa);
        let get = |m: &M, name: &str| m.get(name).unwrap();
        let (mut epoch, mut moved, mut checked) = (0, 0, 0);
        let played = ["make", "raw", "collect", "check", "plain"].map(at);
        for _ in 0..1_000_000 {
            let pc = m.pc();
            let (a, k) = (get(&m, "X[10]"), get(&m, "X[11]"));
            let look = |k: u64, epoch: u64| LOOK | epoch << 32 | k;
            match played.iter().position(|f| *f == pc) {
                Some(0) => assert!(m.set("X[10]", look(a, epoch))),
                Some(1) => assert!(m.set("X[10]", look(a, 0))),
                Some(2) => {
                    moved += collect(&mut m, &mut bus, &known, epoch)?;
                    epoch += 1;
                    // What calls don't keep is gone.
                    for r in (5..8).chain(10..18).chain(28..32) {
                        m.set(&format!("X[{r}]"), 0xdead);
                    }
                }
                Some(3) if a != look(k, epoch) => return Err(format!("reference {k} is {a:x} at {epoch}")),
                Some(4) if a != look(k, 0) => return Err(format!("number {k} is {a:x} at {epoch}")),
                Some(_) => checked += 1,
                None => {
                    let until = bus.retired + 1;
                    if step::run(&mut m, &mut bus, until) == StopReason::Trap {
                        match drive::serve(&mut m, &mut bus, &mut process, &environment, pc) {
                            Some(Ending::Exit(42)) => return Ok((epoch, moved, checked)),
                            Some(other) => return Err(format!("{other:?}")),
                            None => {}
                        }
                    }
                    continue;
                }
            }
            let back = get(&m, "X[1]");
            m.set_pc(back);
        }
        Err("it does not end".into())
    }
}

/// Finds all references from a call on, and moves them; how many there were.
fn collect<M: Machine>(m: &mut M, bus: &mut Bus, known: &BTreeMap<u64, Known>, epoch: u64) -> Result<usize, String> {
    let mut sp = m.get("X[2]").unwrap();
    let mut back = m.get("X[1]").unwrap();
    let mut found = BTreeSet::new();
    // Where the registers of the frame are that is looked at: callees may have kept them.
    let mut kept: BTreeMap<u32, Place> = BTreeMap::new();
    loop {
        let (start, function) = known.range(..back).next_back().ok_or("no such function")?;
        for &place in function.calls.get(&(back - start)).into_iter().flatten() {
            found.insert(match place & maps::REGISTER {
                0 => Place::Memory(sp + u64::from(place)),
                _ => {
                    let register = place & !maps::REGISTER;
                    kept.get(&register).copied().unwrap_or(Place::Register(register))
                }
            });
        }
        for (register, at) in &function.saved {
            kept.insert(*register, Place::Memory(sp + at));
        }
        let Some(returns) = function.returns else { break };
        back = load(bus, sp + returns);
        sp += function.size;
    }
    for place in &found {
        let value = match place {
            Place::Register(r) => m.get(&format!("X[{r}]")).unwrap(),
            Place::Memory(at) => load(bus, *at),
        };
        if value >> 32 != (LOOK >> 32 | epoch) {
            return Err(format!("{place:?} holds {value:x} at {epoch}: no reference"));
        }
        let value = value + (1 << 32);
        assert!(match place {
            Place::Register(r) => m.set(&format!("X[{r}]"), value),
            Place::Memory(at) => bus.write_user(*at, &value.to_le_bytes()),
        });
    }
    Ok(found.len())
}

fn load(bus: &mut Bus, at: u64) -> u64 {
    let mut bytes = [0; 8];
    assert!(bus.read_user(at, &mut bytes));
    u64::from_le_bytes(bytes)
}

#[test]
fn a_collector_finds_all_references_and_nothing_else() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stack_maps.vt");
    let options = Options {
        vectors: Vectors::Lanes,
        ..Options::default()
    };
    let text = std::fs::read_to_string(source).unwrap();
    let done = compile_text("stack_maps.vt", &text, &options);
    let plain = done
        .module
        .clone()
        .unwrap_or_else(|| panic!("{}", done.rendered(false)));
    // Not across functions: those that are played have to stay.
    for level in [Level::O0, Level::O1] {
        let compiler = support::compiler("rv64gc", level);
        let machine = &compiler.driver.machine;
        let mut module = plain.clone();
        compiler.driver.optimise(&mut module).unwrap();
        mark(&mut module);
        let code = compiler.driver.code(&mut module).unwrap();
        let unit = Unit {
            module: &module,
            code: &code,
        };
        let image = onespec_backend::program(machine, &[unit], onespec_backend::driver::Beginning::PROGRAM).unwrap();
        let file = executable::program(machine, &image).unwrap();
        let object = onespec_backend::object::relocatable(machine, &module, &code).unwrap();
        assert!(
            object.windows(10).any(|w| w == maps::SECTION.as_bytes()),
            "an object has the section"
        );
        let description = support::riscv().description();
        let play = Play {
            file: &file,
            target: compiler.target.clone(),
        };
        let target = &compiler.driver.machine.target;
        let played = with_machine(&description, Engine::Interp, target, play).unwrap();
        let (epochs, moved, checked) = played.unwrap_or_else(|e| panic!("{}: {e}", compiler.name()));
        println!(
            "{}: {moved} references moved in {epochs} collections, {checked} checks",
            compiler.name()
        );
        assert!(
            epochs > 10 && moved > 100 && checked > 100,
            "{epochs} {moved} {checked}"
        );
    }
}
