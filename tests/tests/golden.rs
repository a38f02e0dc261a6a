//! Golden files, one test a file: recorded disassembly, and assembler programs with what must come of them.

use onespec_backend::Problem;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_driver::{Driver, Level};
use onespec_graph::module::parse;
use onespec_graph::text::Options;
use onespec_tests::known::{Known, is_reserved};
use onespec_tests::llvm::Encoding;
use onespec_tests::ours::{Ours, riscv};
use onespec_volt::{Options as VoltOptions, compile_text};
use std::fmt::Write as _;
use std::path::Path;

type Result = datatest_stable::Result<()>;

/// Differences that have a reason; the differential suite holds the list to account.
const KNOWN: &str = include_str!("../differential/known_llvm.txt");

/// Differences that are shown.
const SHOWN: usize = 20;

/// Words with their text by llvm-mc: ours is the same, and reads back as the same word.
fn disassembly(path: &Path) -> Result {
    let text = std::fs::read_to_string(path)?;
    let mut known = Known::parse(KNOWN);
    let mut ours: Option<Ours> = None;
    let mut wrong = Vec::new();
    for line in text.lines() {
        if let Some(target) = line.strip_prefix("# target ") {
            ours = Some(Ours::new(target)?);
        }
        let cells: Vec<&str> = line.split('\t').collect();
        let (Some(ours), [word, with, without]) = (&ours, cells.as_slice()) else {
            continue;
        };
        let word = Encoding {
            bits: u32::from_str_radix(word, 16)?,
            width: word.len() as u16 * 4,
        };
        let own = ours.text(word, false).unwrap_or_else(|| without.to_string());
        let name = own.split(' ').next().unwrap_or("");
        if known.expects(name) {
            continue;
        }
        for (aliases, theirs) in [(true, with), (false, without)] {
            match ours.text(word, aliases) {
                Some(text) if text == **theirs => {}
                other => wrong.push(format!(
                    "{word} is `{}`, not `{theirs}`",
                    other.unwrap_or("illegal".into())
                )),
            }
        }
        match ours.word(without) {
            Ok(back) if back == word => {}
            Err(error) if is_reserved(&error) && known.expects(&format!("reserved:{name}")) => continue,
            Ok(back) => wrong.push(format!("`{without}` is {back}, not {word}")),
            Err(error) => wrong.push(format!("`{without}` does not parse: {error}")),
        }
        // A text with aliases may stand for a longer word; it must still say the same.
        let again = ours.word(with).map(|back| ours.text(back, true).unwrap_or_default());
        if again.as_deref() != Ok(*with) {
            wrong.push(format!("`{with}` reads back as {again:?}"));
        }
    }
    finish(path, &wrong)
}

fn finish(path: &Path, wrong: &[String]) -> Result {
    if wrong.is_empty() {
        return Ok(());
    }
    let shown = wrong
        .iter()
        .take(SHOWN)
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join("\n");
    Err(format!("{}: {} differences\n{shown}", path.display(), wrong.len()).into())
}

/// A source and what comes of it: a line for each instruction or datum, or the errors as the author sees them.
/// `UPDATE_EXPECTED=1` writes the expectation again.
fn assembly(path: &Path) -> Result {
    let source = std::fs::read_to_string(path)?;
    let target = source
        .lines()
        .find_map(|line| line.strip_prefix("# target: "))
        .ok_or("no line `# target: …`")?;
    let found = listing(&source, target)?;
    compare(path, &found)
}

/// What was found beside what is expected, which stands in a file of the same name.
fn compare(path: &Path, found: &str) -> Result {
    let expectation = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expectation, found)?;
    }
    let wanted = std::fs::read_to_string(&expectation)?;
    let pairs = found.lines().zip(wanted.lines()).enumerate();
    let wrong: Vec<String> = pairs
        .filter(|(_, (a, b))| a != b)
        .map(|(number, (a, b))| format!("line {}: `{a}`, expected `{b}`", number + 1))
        .collect();
    if wrong.is_empty() && found.lines().count() != wanted.lines().count() {
        return Err(format!("{}: another number of lines", path.display()).into());
    }
    finish(path, &wrong)
}

/// Address, bits and source of everything that a source makes.
fn listing(source: &str, target: &str) -> std::result::Result<String, Box<dyn std::error::Error>> {
    let target = riscv().target(target)?;
    let options = AsmOptions {
        base: 0x1_0000,
        page: 0x1000,
        compress: true,
        ..AsmOptions::default()
    };
    let assembly = assemble(riscv(), &target, source, &options);
    let mut text = String::new();
    for item in assembly.items.iter().filter(|_| assembly.errors.is_empty()) {
        let Some(section) = assembly.sections.get(usize::from(item.section)) else {
            continue;
        };
        let digits = 2 * usize::from(item.length);
        let line = source.lines().nth(item.line as usize - 1).unwrap_or("").trim();
        let bits = format!("{:0digits$x}", assembly.word(item));
        writeln!(text, "{:x} {bits:<8} {line}", section.address + item.offset)?;
    }
    for error in &assembly.errors {
        writeln!(text, "{}", error.render("source.s"))?;
    }
    Ok(text)
}

/// Circuits or programs and the stages of their code as pseudo-instructions of the mirror of the machine. `UPDATE_EXPECTED=1` writes the
/// expectation again.
fn stages(path: &Path) -> Result {
    let source = std::fs::read_to_string(path)?;
    let target = source.lines().find_map(|line| line.split_once(" target: "));
    let machine = onespec_machines::find("riscv").ok_or("no machine")?;
    let target = machine.isa.target(target.ok_or("no line `# target: …`")?.1)?;
    let driver =
        Driver::new(machine.isa, target, machine.selectors, Level::O2).map_err(|problem| problem.to_string())?;
    let mut module = match path.extension().is_some_and(|ending| ending == "vt") {
        false => parse(&onespec_circuit::GATES, &source, &Options::default()).map_err(|found| format!("{found:?}"))?,
        true => {
            let vectors = driver.explicit_vectors();
            let options = VoltOptions {
                vectors,
                ..VoltOptions::default()
            };
            let done = compile_text("stages.vt", &source, &options);
            done.module.clone().ok_or_else(|| done.rendered(false))?
        }
    };
    let all = |problems: Vec<Problem>| problems.iter().map(|p| format!("{p}\n")).collect::<String>();
    driver.optimise(&mut module).map_err(all)?;
    let mirror = onespec_machines::mirror_of(machine.isa.name);
    let found = driver.selected(&mut module, mirror).map_err(all)?;
    compare(path, &found)
}

datatest_stable::harness! {
    { test = assembly, root = "data/asm", pattern = r"\.s$" },
    { test = stages, root = "data/stages", pattern = r"\.(cir|vt)$" },
    { test = disassembly, root = "data/disasm", pattern = r"\.golden$" },
}
