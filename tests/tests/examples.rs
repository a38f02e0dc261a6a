//! Every `examples:` entry of the descriptions: text to word, word to text, and what the instruction does, on both engines.

use onespec_core::decode::Decoder;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::{Isa, Op, Word};
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer, transported};
use onespec_core::target::Resolved;
use onespec_emulator::engine::Engine;
use onespec_emulator::environment::Environment;
use onespec_emulator::machines::{Description, Visitor};
use onespec_emulator::memory::flat::Flat;
use onespec_gen::model::Example;
use onespec_tests::ours::live;
use std::collections::HashMap;

#[test]
fn examples_say_what_happens() {
    for (checked, description) in live() {
        let model = checked.model.expect("a description");
        let mut wrong = Vec::new();
        let mut count = 0;
        let mut bench = Bench::new(description.isa);
        for (op, known) in model.ops.iter().zip(description.isa.ops) {
            for example in &op.examples {
                count += 1;
                if let Err(why) = one(&description, &mut bench, known, example) {
                    wrong.push(format!("{}: {}: {why}", known.origin, example.asm));
                }
            }
        }
        let name = description.isa.name;
        println!("{name}: {count} examples");
        assert!(
            wrong.is_empty(),
            "{name}: {} of {count} examples:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }
}

/// The tools for the targets that examples have had so far: to make them for each example takes nearly all of the time.
struct Bench {
    isa: &'static Isa,
    tools: Vec<Tools>,
    /// By the target that examples name: itself, and the bare ones of its kind.
    bases: HashMap<String, Vec<Resolved>>,
}

struct Tools {
    target: Resolved,
    parser: Parser,
    decoder: Decoder,
    with_aliases: Printer,
    without: Printer,
}

impl Bench {
    fn new(isa: &'static Isa) -> Bench {
        Bench {
            isa,
            tools: Vec::new(),
            bases: HashMap::new(),
        }
    }

    fn tools(&mut self, op: &Op, example: &Example) -> Result<&Tools, String> {
        let target = self.target(op, example)?;
        let same = |one: &Resolved| {
            (one.features, one.lengths) == (target.features, target.lengths)
                && (&one.params, &one.settings) == (&target.params, &target.settings)
        };
        let known = self.tools.iter().position(|tools| same(&tools.target));
        let index = known.unwrap_or_else(|| {
            let printer = |aliases| {
                let options = PrintOptions {
                    aliases,
                    ..PrintOptions::default()
                };
                Printer::new(self.isa, &target.features, options)
            };
            self.tools.push(Tools {
                parser: Parser::new(self.isa, &target.features),
                decoder: Decoder::new(self.isa, &target),
                with_aliases: printer(PrintOptions::default().aliases),
                without: printer(false),
                target,
            });
            self.tools.len() - 1
        });
        Ok(&self.tools[index])
    }

    /// The target that the example names, else the default, with what the instruction needs besides. Of several entries with
    /// that name the one counts that takes no other kind of machine; where the default has a rival extension, a bare target.
    fn target(&mut self, op: &Op, example: &Example) -> Result<Resolved, String> {
        let (isa, on) = (self.isa, example.on.as_deref().unwrap_or(""));
        if !self.bases.contains_key(on) {
            let asked = isa.target(on).map_err(|error| error.to_string())?;
            let bare = isa.targets.iter().filter_map(|target| isa.target(target.name).ok());
            let bare = bare.filter(|target| target.params == asked.params);
            let bases = std::iter::once(asked.clone()).chain(bare).collect();
            self.bases.insert(on.to_string(), bases);
        }
        for base in &self.bases[on] {
            for entry in isa.ops.iter().filter(|entry| entry.name == op.name) {
                let lacking = isa.lacking(&entry.needs, &base.features).unwrap_or_default();
                let features = isa.closure(&base.features.union(&lacking));
                let other_kind = isa
                    .params
                    .iter()
                    .any(|p| p.features.iter().any(|f| lacking.contains(*f)));
                if !other_kind && isa.conflicts(&features).is_empty() && entry.needs.holds(&features) {
                    return Ok(Resolved {
                        features,
                        ..base.clone()
                    });
                }
            }
        }
        Err("no target has it".into())
    }
}

fn one(description: &Description, bench: &mut Bench, op: &Op, example: &Example) -> Result<(), String> {
    let isa = description.isa;
    let Tools {
        target,
        parser,
        decoder,
        with_aliases,
        without,
    } = bench.tools(op, example)?;
    let (id, word) = parser
        .parse(&example.asm)
        .map_err(|error| format!("does not parse: {error}"))?;
    if let Some(wanted) = example.word.filter(|wanted| *wanted != word) {
        return Err(format!("assembles to {word:#x}, not {wanted:#x}"));
    }
    for (name, wanted) in &example.transports {
        let order = isa.transports.iter().find(|(known, _)| known == name);
        let (_, rotl) = order.ok_or_else(|| format!("there is no transport `{name}`"))?;
        let found = transported(word, op.length, *rotl);
        if found != *wanted {
            return Err(format!("travels by {name} as {found:#x}, not {wanted:#x}"));
        }
    }
    if decoder.decode(word) != Some(id) {
        return Err(format!("{word:#x} decodes as something else"));
    }
    let mut text = String::new();
    with_aliases.print(id, word, None, &mut text);
    let mut own = String::new();
    without.print(id, word, None, &mut own);
    let wanted = example.text.as_deref().unwrap_or(&example.asm);
    if text != wanted && own != wanted {
        return Err(format!("prints as `{text}`, its own name is `{own}`"));
    }
    if example.before.is_empty() && example.after.is_empty() && example.trap.is_none() {
        return Ok(());
    }
    for engine in [Engine::Interp, Engine::Reference] {
        let run = Run { isa, example, word };
        let result = match engine {
            Engine::Interp => description
                .with_machine(engine, target, run)
                .map_err(|error| error.to_string())?,
            Engine::Reference => run.visit(description.reference(target).map_err(|error| error.to_string())?),
        };
        result.map_err(|why| format!("{engine}: {why}"))?;
    }
    Ok(())
}

struct Run<'a> {
    isa: &'static Isa,
    example: &'a Example,
    word: Word,
}

/// Where instructions stand unless the example says otherwise.
const PC: u64 = 0x1000;

impl Visitor for Run<'_> {
    type Out = Result<(), String>;

    fn visit<M: Machine>(self, mut m: M) -> Result<(), String> {
        let mut memory = Flat::default();
        m.set_pc(PC);
        for (name, value) in Environment::of(self.isa)
            .user_state
            .iter()
            .filter(|(name, _)| name.starts_with("csr."))
        {
            m.set(name, *value);
        }
        for (name, value) in &self.example.before {
            match memory_at(name) {
                Some(address) => memory.define(address, &bytes(value)?),
                None => set(self.isa, &mut m, name, number(value)?)?,
            }
        }
        let pc = m.pc();
        let slot = m.decode(self.word, pc).ok_or("is no instruction of the target")?;
        let (names, mut before) = (m.names().to_vec(), Vec::new());
        m.read_all(&mut before);
        m.set_trap(Trap::default());
        m.set_pc(pc.wrapping_add(u64::from(M::slot_len(&slot))));
        let next = m.pc();
        let trap = m.execute(&mut memory, &slot).err().map(|_| m.trap());
        if trap.is_some() || self.example.trap.is_some() {
            return self.check_trap(trap);
        }
        let mut allowed = vec!["pc".to_string()];
        let mut pc_is_named = false;
        for (name, value) in &self.example.after {
            if let Some(address) = memory_at(name) {
                let wanted = bytes(value)?;
                let found: Vec<u8> = (address..)
                    .take(wanted.len())
                    .filter_map(|a| memory.bytes.get(&a).copied())
                    .collect();
                if found != wanted {
                    return Err(format!("{name} is {found:02x?}, not {wanted:02x?}"));
                }
                continue;
            }
            let name = canonical(self.isa, name);
            let (found, wanted) = (m.get(&name).ok_or(format!("there is no {name}"))?, number(value)?);
            // A number is meant in the width of what holds it.
            let narrow = found >> 32 == 0 && wanted as u32 as u64 == found && (wanted as i64) < 0;
            if found != wanted && !narrow {
                return Err(format!("{name} is {found:#x}, not {wanted:#x}"));
            }
            pc_is_named |= name == "pc";
            allowed.push(name.split_once('.').map_or(name.clone(), |_| whole(&name)));
        }
        if !pc_is_named && m.pc() != next {
            return Err(format!("pc is {:#x}, not {next:#x}", m.pc()));
        }
        let mut after = Vec::new();
        m.read_all(&mut after);
        let changed = names.iter().zip(before.iter().zip(&after)).filter(|(_, (a, b))| a != b);
        match changed.map(|(name, _)| name).find(|name| !covers(&allowed, name)) {
            Some(name) => Err(format!("{name} changes too")),
            None => Ok(()),
        }
    }
}

impl Run<'_> {
    fn check_trap(&self, trap: Option<Trap>) -> Result<(), String> {
        match (trap, &self.example.trap) {
            (Some(trap), Some((cause, value))) => {
                let found = self
                    .isa
                    .causes
                    .iter()
                    .find(|(_, number)| u64::from(*number) == trap.cause);
                let name = found.map_or("?", |(name, _)| name);
                if name != cause || value.is_some_and(|value| value != trap.tval) {
                    return Err(format!("traps with {name} {:#x}", trap.tval));
                }
                Ok(())
            }
            (Some(trap), None) => Err(format!("traps: {trap:?}")),
            (None, Some(_)) => Err("does not trap".into()),
            (None, None) => Ok(()),
        }
    }
}

/// Views of the same bits change together: a CSR and its fields, and the windows on it.
fn covers(allowed: &[String], name: &str) -> bool {
    let csr = |name: &str| name.starts_with("csr.") || ["fflags", "frm"].contains(&name);
    allowed.iter().any(|a| a == name) || csr(name) && allowed.iter().any(|a| csr(a))
}

/// `csr.mstatus` of `csr.mstatus.FS`.
fn whole(name: &str) -> String {
    name.splitn(3, '.').take(2).collect::<Vec<_>>().join(".")
}

/// The address in `mem 0x100`.
fn memory_at(name: &str) -> Option<u64> {
    let address = name.strip_prefix("mem")?.trim();
    u64::from_str_radix(address.strip_prefix("0x")?, 16).ok()
}

fn bytes(text: &str) -> Result<Vec<u8>, String> {
    let pair = |at: usize| text.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let all: Option<Vec<u8>> = (0..text.len()).step_by(2).map(pair).collect();
    all.ok_or_else(|| format!("`{text}` is not bytes"))
}

fn number(text: &str) -> Result<u64, String> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(&hex.replace('_', ""), 16),
        None => digits.parse(),
    };
    let value = value.map_err(|_| format!("`{text}` is not a number"))?;
    Ok(if negative { value.wrapping_neg() } else { value })
}

/// `X11` is `X[11]`.
fn canonical(isa: &Isa, name: &str) -> String {
    let short = isa
        .files
        .iter()
        .find_map(|file| name.strip_prefix(file.name)?.parse::<u16>().ok().map(|i| (file, i)));
    short.map_or_else(|| name.to_string(), |(file, index)| format!("{}[{index}]", file.name))
}

fn set<M: Machine>(isa: &Isa, m: &mut M, name: &str, value: u64) -> Result<(), String> {
    let name = canonical(isa, name);
    if name == "pc" {
        m.set_pc(value);
        return Ok(());
    }
    if m.set(&name, value) {
        Ok(())
    } else {
        Err(format!("there is no {name}"))
    }
}
