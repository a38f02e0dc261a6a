//! Copies of the real descriptions with one fault each, and everything that is said about it.
//!
//! A case `specs/planted/NAME.yaml` says in which machine and file what text is replaced (`find`, `with`), or what stands behind
//! the last line (`append`); `NAME.expected` is what the author sees. `UPDATE_EXPECTED=1 cargo test` writes it again.

use onespec_gen::source::FileSource;
use std::fs;
use std::path::Path;

type Outcome = datatest_stable::Result<()>;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    machine: String,
    file: String,
    #[serde(default)]
    find: String,
    #[serde(default)]
    with: String,
    #[serde(default)]
    append: String,
}

fn case(input: &Path) -> Outcome {
    let case: Case = serde_yaml::from_str(&fs::read_to_string(input)?)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let changed = format!("{}/{}", case.machine, case.file);
    let mut texts = Vec::new();
    files(&root, &root, &mut texts)?;
    let (_, text) = texts
        .iter_mut()
        .find(|(name, _)| *name == changed)
        .ok_or("no such file")?;
    if text.matches(&case.find).count() != 1 && !case.find.is_empty() {
        return Err(format!("`{}` stands not once in {changed}", case.find).into());
    }
    *text = match case.find.is_empty() {
        true => format!("{text}{}", case.append),
        false => text.replacen(&case.find, &case.with, 1),
    };
    let borrowed: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let checked = onespec_gen::check_from(FileSource::Texts(&borrowed), &case.machine);
    let shown = checked.rendered(false);
    let expected = input.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&expected, &shown)?;
    }
    let wanted = fs::read_to_string(&expected).unwrap_or_default();
    match shown == wanted && !shown.is_empty() {
        true => Ok(()),
        false => Err(format!("--- wanted\n{wanted}\n--- got\n{shown}").into()),
    }
}

/// All files below a folder, by their names below the root, with their texts.
fn files(root: &Path, folder: &Path, texts: &mut Vec<(String, String)>) -> std::io::Result<()> {
    for path in fs::read_dir(folder)?.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(root, &path, texts)?;
        } else if let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) {
            texts.push((name.to_string(), fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

datatest_stable::harness! {
    { test = case, root = "tests/specs/planted", pattern = r"^[^/]+\.yaml$" },
}
