//! Aliases, both ways. A listing of a machine made for them, whole (`UPDATE_EXPECTED=1` writes it again); and for every
//! alias of every machine: with operands for which its `where` holds it assembles to the instruction that it stands
//! for, with others it does not, and what comes of it prints as a text that denotes the same word.

use onespec_core::decode::Decoder;
use onespec_core::expr::Env;
use onespec_core::isa::{Alias, Isa, Kind, Op, Word};
use onespec_core::operand::{self, Args, MAX_OPERANDS};
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer, alias_values};
use onespec_core::target::Resolved;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Tries for each alias.
const ROUNDS: u64 = 200;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

struct Tools {
    isa: &'static Isa,
    target: Resolved,
    decoder: Decoder,
    parser: Parser,
    printer: Printer,
}

fn tools(root: &Path, machine: &str, target: &str) -> Tools {
    let loaded = onespec_gen::load(root, machine);
    let text = onespec_gen::source::render(&loaded.sources, &loaded.diags.list, false);
    assert!(text.is_empty(), "{text}");
    let model = loaded.isa.expect("a model");
    let isa: &'static Isa = Box::leak(Box::new(onespec_gen::sem::isa_tables::lower(&model, &[], &|_| {
        String::new()
    })));
    let target = isa.target(target).expect("a target");
    Tools {
        isa,
        decoder: Decoder::new(isa, &target),
        parser: Parser::new(isa, &target.features),
        printer: Printer::new(isa, &target.features, PrintOptions::default()),
        target,
    }
}

impl Tools {
    fn text(&self, word: Word) -> String {
        let mut text = String::new();
        match self.decoder.decode(word) {
            Some(op) => self.printer.print(op, word, None, &mut text),
            None => text.push('?'),
        }
        text
    }
}

#[test]
fn a_machine_of_aliases() {
    let tools = tools(&here("tests/specs/aliases"), "moves", "small");
    let source = std::fs::read_to_string(here("tests/specs/aliases/moves.s")).expect("a source");
    let mut shown = String::new();
    for line in source.lines() {
        let _ = match tools.parser.parse(line) {
            Ok((_, word)) => writeln!(shown, "{line:<24}{word:08x}  {}", tools.text(word)),
            Err(error) => writeln!(shown, "{line:<24}column {}: {error}", error.at + 1),
        };
    }
    let path = here("tests/specs/aliases/moves.expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, &shown).expect("a file that can be written");
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == wanted, "--- wanted\n{wanted}--- got\n{shown}");
}

#[test]
fn aliases_of_a_machine_of_aliases_are_both_ways() {
    both_ways(&tools(&here("tests/specs/aliases"), "moves", "small"), 1.0);
}

#[test]
fn aliases_of_riscv_are_both_ways() {
    for target in ["rv64gcv_zba_zbb_zcb_zfa_zvfh_h", "rv32gc_zba_zbb_zcb"] {
        // Aliases of what the target lacks have no texts.
        both_ways(&tools(&here("../spec"), "riscv", target), 0.5);
    }
}

/// Random numbers: the same for the same seed.
struct Random(fastrand::Rng);

impl Random {
    fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    fn draw(&mut self) -> u64 {
        self.0.u64(..)
    }
}

/// Tries all aliases; at least `share` of those that the target has must have assembled.
fn both_ways(tools: &Tools, share: f64) {
    let seed = match std::env::var("ONESPEC_SEED") {
        Ok(text) => text.parse().expect("ONESPEC_SEED is a number"),
        Err(_) => 1,
    };
    println!("ONESPEC_SEED={seed}");
    let isa = tools.isa;
    let (mut all, mut seen) = (0, 0);
    for (i, alias) in isa.aliases.iter().enumerate() {
        let op = &isa.ops[usize::from(alias.op)];
        let has = |needs: &onespec_core::isa::Needs| needs.holds(&tools.target.features);
        if !has(&alias.needs) || !has(&op.needs) {
            continue;
        }
        all += 1;
        let mut random = Random::new(seed ^ (i as u64) << 32);
        let good = (0..ROUNDS).filter(|_| one(tools, alias, op, &mut random)).count();
        seen += usize::from(good > 0);
    }
    println!("{}: {seen} of {all} aliases", tools.target.name);
    assert!(seen as f64 >= share * all as f64, "{seen} of {all} aliases have a text");
}

/// One text of an alias. Whether it assembled.
fn one(tools: &Tools, alias: &'static Alias, op: &'static Op, random: &mut Random) -> bool {
    let isa = tools.isa;
    let Some(values) = operands(isa, alias, random) else {
        return false;
    };
    let env = Env::of(isa, alias.operands, &[], &values);
    let holds = alias.where_.iter().all(|w| env.holds(w));
    let mut args = [0; MAX_OPERANDS];
    for (a, e) in args.iter_mut().zip(alias.args) {
        *a = env.eval(e);
    }
    let word = isa.encode(alias.op, &args[..op.operands.len()]);
    let mut text = String::new();
    tools.printer.print_op(&spelled(alias, op), &values, &mut text);
    let parsed = tools.parser.parse(&text);
    match (&parsed, word) {
        (Ok((found, _)), Ok(word)) if holds => {
            let (_, got) = parsed.as_ref().expect("a word");
            // A text that another alias or instruction takes first may be another word.
            assert!(
                *found != alias.op || *got == word || tools.text(*got) == tools.text(word),
                "{text}: {got:#x}, not {word:#x}"
            );
        }
        (Err(error), Ok(_)) if holds => panic!("`{text}` does not assemble: {error}"),
        _ => {}
    }
    let Ok((found, got)) = parsed else { return false };
    // Some alias of the name, or the instruction itself, stands for the word, and what it asks holds.
    let base = &isa.ops[usize::from(found)];
    let args = isa.extract(found, got);
    let named = isa.aliases.iter().filter(|a| a.name == alias.name && a.op == found);
    let asked = named.into_iter().any(|a| alias_values(isa, a, base, &args).is_some());
    assert!(
        asked || base.name == alias.name,
        "`{text}` is {got:#x}, which its `where` excludes"
    );
    let shown = tools.text(got);
    let again = tools.parser.parse(&shown).map(|(_, word)| word);
    assert!(
        again == Ok(got) || again.as_ref().is_ok_and(|again| tools.text(*again) == shown),
        "`{text}` is {got:#x}, which prints `{shown}`: {again:x?}"
    );
    true
}

/// Operands of an alias that have encodings.
fn operands(isa: &Isa, alias: &Alias, random: &mut Random) -> Option<Args> {
    let mut values = [0; MAX_OPERANDS];
    for (value, o) in values.iter_mut().zip(alias.operands) {
        let number = match isa.kinds.get(usize::from(o.kind)) {
            Some(Kind::Enum { names, .. }) if !names.is_empty() => {
                names[(random.draw() % names.len() as u64) as usize].1 as u64
            }
            _ => random.draw() & operand::ones(o.width) & !operand::ones(o.align),
        };
        *value = operand::accepts(isa, o, number & operand::ones(o.width)).ok()?;
    }
    let env = Env::of(isa, alias.operands, &[], &values);
    for (value, o) in values.iter().zip(alias.operands) {
        if let Some(Kind::Sum { alts, .. }) = isa.kinds.get(usize::from(o.kind)) {
            let (params, count) = operand::arguments(&env, o);
            operand::shape(isa, alts, *value as u64, &params[..count], 0)?;
        }
    }
    Some(values)
}

/// The alias as an instruction of its own, for printing.
fn spelled(alias: &'static Alias, op: &'static Op) -> Op {
    Op {
        name: alias.name,
        ident: "",
        feature: op.feature,
        needs: onespec_core::isa::Needs { any: op.needs.any },
        length: op.length,
        value: 0,
        mask: 0,
        operands: alias.operands,
        lets: &[],
        where_: &[],
        legal: &[],
        hint: None,
        templates: Box::leak(Box::new([alias.template])),
        specialises: &[],
        is: None,
        has_semantics: false,
        effects: onespec_core::isa::Effects::WORST,
        access: onespec_core::isa::AccessSize::Various,
        registers: &[],
        flows: &[],
        doc: "",
        origin: "",
        data: &[],
    }
}
