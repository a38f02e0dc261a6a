//! Golden files, one test a file: recorded disassembly, and assembler programs with what must come of them.

use onespec_tests::known::Known;
use onespec_tests::llvm::Encoding;
use onespec_tests::ours::Ours;
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
        let (Some(ours), [word, with, without]) = (&ours, cells.as_slice()) else { continue };
        let word = Encoding { bits: u32::from_str_radix(word, 16)?, width: word.len() as u16 * 4 };
        let mnemonic = without.split(' ').next().unwrap_or("");
        if known.expects(mnemonic) {
            continue;
        }
        for (aliases, theirs) in [(true, with), (false, without)] {
            match ours.text(word, aliases) {
                Some(text) if text == **theirs => {}
                other => wrong.push(format!("{word} is `{}`, not `{theirs}`", other.unwrap_or("illegal".into()))),
            }
        }
        match ours.word(without) {
            Ok(back) if back == word => {}
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
    let shown = wrong.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join("\n");
    Err(format!("{}: {} differences\n{shown}", path.display(), wrong.len()).into())
}

datatest_stable::harness! {
    { test = disassembly, root = "data/disasm", pattern = r"\.golden$" },
}
