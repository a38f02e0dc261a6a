//! The formatter on small inputs with goldens, on every file of the descriptions there are, and on texts that are made to
//! break it. `UPDATE_EXPECTED=1` writes the goldens again; `SEED` has other texts made, as `.ci/full` does with many.

use onespec_format::{Error, description, rules};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

type Outcome = datatest_stable::Result<()>;

fn format(path: &Path, text: &str) -> Result<String, Error> {
    let is_rules = path.extension().is_some_and(|ending| ending == "rules");
    if is_rules { rules(text) } else { description(text) }
}

fn expected(path: &Path, ending: &str, found: &str) -> Outcome {
    let golden = path.with_extension(ending);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&golden, found)?;
        return Ok(());
    }
    let wanted = fs::read_to_string(&golden).unwrap_or_default();
    if wanted != found {
        return Err(format!("{} differs. Found:\n{found}", golden.display()).into());
    }
    Ok(())
}

/// Formatted, it is as expected, and stays so.
fn golden(path: &Path) -> Outcome {
    let text = fs::read_to_string(path)?;
    let found = format(path, &text)?;
    stable(path, &found)?;
    changed(path, &text)?;
    expected(path, "formatted", &found)
}

/// What cannot be read says where and what to do.
fn bad(path: &Path) -> Outcome {
    let Err(error) = format(path, &fs::read_to_string(path)?) else {
        return Err("it was formatted".into());
    };
    expected(path, "txt", &format!("{error}\n"))
}

fn stable(path: &Path, formatted: &str) -> Outcome {
    let again = format(path, formatted)?;
    if again != formatted {
        return Err(format!("formatted again it changes:\n{formatted}\n---\n{again}").into());
    }
    Ok(())
}

/// A description of the project: it is laid out as the formatter does it.
fn real(path: &Path) -> Outcome {
    let text = fs::read_to_string(path)?;
    if format(path, &text)? != text {
        return Err("it is not laid out: run `onespec fmt spec`".into());
    }
    changed(path, &text)
}

/// What truncation and random changes leave of a text can be formatted or is refused.
fn changed(path: &Path, text: &str) -> Outcome {
    const CHANGES: usize = 8;
    let seed = seed();
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..CHANGES {
        let mut bytes = text.as_bytes().to_vec();
        match random.u8(0..3) {
            0 => bytes.truncate(random.usize(0..bytes.len())),
            1 => {
                for _ in 0..random.usize(1..8) {
                    let at = random.usize(0..bytes.len());
                    let put = *random.choice(b" \n#{}[]\"':|>-,\\&*!%@`;()\0x9\t").unwrap_or(&b'?');
                    bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = put);
                }
            }
            _ => {
                let (at, len) = (random.usize(0..bytes.len()), random.usize(1..400));
                bytes.drain(at..(at + len).min(bytes.len()));
            }
        }
        hostile(path, &String::from_utf8_lossy(&bytes)).map_err(|error| format!("with SEED={seed}: {error}"))?;
    }
    Ok(())
}

/// Whatever the text is: an answer in time, no difference that the formatter finds itself, and no change when it is formatted
/// again.
fn hostile(path: &Path, text: &str) -> Result<(), String> {
    let start = Instant::now();
    let formatted = format(path, text);
    let taken = start.elapsed();
    if taken > Duration::from_secs(20) {
        return Err(format!("it took {taken:?}"));
    }
    match formatted {
        Ok(formatted) => stable(path, &formatted).map_err(|error| format!("{error}\n--- from\n{text}")),
        Err(error) if error.line == 0 => Err(format!("{error}\n--- from\n{text}")),
        Err(_) => Ok(()),
    }
}

fn seed() -> u64 {
    let given = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    given.unwrap_or(1)
}

datatest_stable::harness! {
    { test = golden, root = "tests/data", pattern = r"\.(yaml|rules)$" },
    { test = bad, root = "tests/bad", pattern = r"\.(yaml|rules)$" },
    { test = real, root = "../../spec", pattern = r"\.(yaml|rules)$" },
}
