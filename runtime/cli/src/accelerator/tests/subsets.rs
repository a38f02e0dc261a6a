//! Random kernels compiled with random subsets of the back end's optimisations: on the platforms of targets whose masks are in
//! state, each prints what the evaluator of circuits prints.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many kernels are compared, of those that fit the registers.

use crate::accelerator::{Compiled, HOST_BITS, compile, execute};
use crate::outcome::Failure;
use onespec_compiler::elements::Elements;
use onespec_compiler::evaluate::{Limits, Program, Tables};
use onespec_core::decode::Decoder;
use onespec_core::print::{PrintOptions, Printer};
use onespec_driver::{Driver, Level, Pass, Passes};
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::platforms;
use onespec_graph::Module;
use onespec_test_support::Rng;
use onespec_test_support::kernels::lanes;
use onespec_volt::Services;

/// The machine and its targets, which have no stack, and masks in state.
const MACHINE: &str = "sfpu";
const TARGETS: [&str; 2] = ["wormhole", "blackhole"];
/// What is told of values for which there are no registers, and of more branches than a kernel may have.
const REFUSALS: [&str; 2] = ["are live at one point", "too many branches"];

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn driver(target: &str) -> Driver {
    let machine = onespec_machines::find(MACHINE).expect("a machine");
    let resolved = machine.isa.target(target).expect("a target");
    Driver::new(machine.isa, resolved, machine.selectors, Level::O2).expect("a driver")
}

/// The module of a program's text.
fn module(text: &str) -> Module {
    let options = onespec_volt::Options {
        pointer_bits: HOST_BITS,
        bounds: false,
        ..onespec_volt::Options::default()
    };
    let done = onespec_volt::compile_text("kernel.vt", text, &options);
    let told = done.rendered(false);
    done.module.unwrap_or_else(|| panic!("{told}\n{text}"))
}

/// What the evaluator of circuits prints.
fn evaluated(module: &Module) -> Vec<u8> {
    let mut services = Services::default();
    let program = Program::new(module).expect("a program");
    let ended = program.run("main", &[], &mut services, &mut Tables(module.set), Limits::default());
    assert_eq!(ended.expect("it ends"), Some(0));
    services.output
}

/// A program with its kernels, `None` if it is refused.
fn compiled(driver: &Driver, text: &str) -> Option<(Compiled, Vec<Elements>)> {
    let is_refusal = |message: &str| REFUSALS.iter().any(|refusal| message.contains(refusal));
    match compile(driver, module(text)) {
        Ok(made) => Some(made),
        Err(problems) if problems.iter().all(|problem| is_refusal(&problem.to_string())) => None,
        Err(problems) => panic!("{}\n{text}", problems[0]),
    }
}

/// What a program prints on a target's platform, where an instruction that comes too early ends it, or why it ended.
fn printed(driver: &Driver, (compiled, elements): &(Compiled, Vec<Elements>)) -> Result<Vec<u8>, String> {
    let description = Description::generated(onespec_machines::find(MACHINE).expect("a machine").code);
    let options = Options {
        target: driver.machine.target.name.to_string(),
        timing: true,
        ..Options::default()
    };
    let mut services = Services::default();
    match execute(compiled, elements, driver, &description, &options, &mut services) {
        Ok((_, Ok(Some(0)))) => Ok(services.output),
        Ok((_, ended)) => Err(format!("{ended:?}")),
        Err(Failure::Findings(message)) => Err(message),
        Err(_) => panic!("another failure"),
    }
}

/// A random subset of the optimisations that are left out.
fn left_out(rng: &mut Rng) -> Vec<Pass> {
    let rare = 1 + rng.below(4);
    Pass::ALL.into_iter().filter(|_| rng.one_in(rare)).collect()
}

#[test]
fn random_kernels_print_the_same_with_any_optimisations() {
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", 50));
    println!("seeds from {first}");
    let mut drivers = TARGETS.map(driver);
    let (mut kernels, mut seed, mut wrong) = (0, first, Vec::new());
    while kernels < rounds {
        let text = lanes::program(seed);
        let wanted = evaluated(&module(&text));
        let mut rng = Rng::new(seed);
        let mut ran = 0;
        for (target, driver) in TARGETS.into_iter().zip(&mut drivers) {
            for without in [Vec::new(), left_out(&mut rng)] {
                driver.passes = Passes::without(without.iter().copied());
                let Some(made) = compiled(driver, &text) else {
                    continue;
                };
                ran += 1;
                let found = printed(driver, &made);
                if found.as_ref() == Ok(&wanted) {
                    continue;
                }
                if wrong.is_empty() {
                    println!("{text}");
                }
                let names: Vec<&str> = without.iter().map(|pass| pass.name()).collect();
                let found = found.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
                wrong.push(format!(
                    "seed {seed} on {target} without {}: {found:?}",
                    names.join(",")
                ));
            }
        }
        // A kernel that fits both targets, compiled in both ways.
        kernels += u64::from(ran == 2 * TARGETS.len());
        seed += 1;
    }
    println!("{kernels} kernels of {} programs", seed - first);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        seed - first < 3 * rounds,
        "{kernels} kernels of {} programs fit",
        seed - first
    );
}

/// The registers that the text of an instruction names; of a result, the first one.
fn registers(text: &str) -> Vec<&str> {
    let (_, operands) = text.split_once(' ').unwrap_or_default();
    operands.split(',').filter(|operand| operand.starts_with('L')).collect()
}

/// Idle words are taken out of random kernels, where the word behind names the register that the word before one leaves: the
/// emulator stops at the former and says where both are.
#[test]
fn planted_hazards_are_found() {
    let wanted = number("ONESPEC_ROUNDS", 20).min(100);
    let mut planted = 0;
    let mut driver = driver(TARGETS[0]);
    // Places are those of the words that are taken out; in a replay buffer there would be none.
    driver.passes = Passes::without([Pass::Replay]);
    let (isa, resolved) = (driver.machine.isa, &driver.machine.target);
    let printer = Printer::new(isa, &resolved.features, PrintOptions::default());
    let decoder = Decoder::new(isa, resolved);
    let platform = platforms::choose(isa, resolved, None).expect("a platform");
    let entry = platform.expect("a platform").entry;
    for seed in number("ONESPEC_SEED", 1).. {
        let text = lanes::program(seed);
        let Some(mut made) = compiled(&driver, &text) else {
            continue;
        };
        let Some(whole) = made.0.kernels.first().map(|kernel| kernel.code.clone()) else {
            continue;
        };
        let words: Vec<(usize, String)> = decoder
            .iter(&whole.code)
            .map(|item| {
                let mut text = String::new();
                printer.print(item.op.expect("an instruction"), item.word, None, &mut text);
                (item.offset, text)
            })
            .collect();
        for at in 1..words.len().saturating_sub(1) {
            let [(from_at, before), (idle_at, idle), (behind_at, behind)] = &words[at - 1..=at + 1] else {
                continue;
            };
            let result = registers(before).first().copied();
            if idle != "sfpnop" || !result.is_some_and(|result| registers(behind).contains(&result)) {
                continue;
            }
            let mut broken = whole.clone();
            let length = behind_at - idle_at;
            broken.code.drain(*idle_at..idle_at + length);
            made.0.kernels[0].code = broken;
            let told = printed(&driver, &made).expect_err("a hazard");
            let places = [from_at, idle_at].map(|at| format!("{:#x}", entry + *at as u64));
            assert!(
                told.contains("a slot too early") && places.iter().all(|place| told.contains(place)),
                "seed {seed} without the word at {idle_at:#x}: {told}"
            );
            planted += 1;
            if planted == wanted {
                return;
            }
        }
    }
}
