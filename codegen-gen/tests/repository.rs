//! The generated text in the repository: what the crates in `generated/` are made of where no feature needs the generator.
//! `UPDATE_EXPECTED=1` writes it anew.

use onespec_gen::cache::Cache;
use onespec_gen::emit::sources::{Request, generated};
use onespec_gen::source::FileSource;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of all generated text in the repository, at most.
const MAX_BYTES: usize = 5_300_000;

/// Features for which the build script runs the generator.
const GENERATING: [&str; 2] = ["interp", "select"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Machines whose crates have their text in the repository: those that may be built without the generator.
fn machines() -> Vec<String> {
    let folders = fs::read_dir(root().join("generated")).expect("generated/");
    let mut names: Vec<String> = folders
        .map(|entry| entry.expect("an entry").path())
        .filter(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            manifest.contains("\ngenerate = [")
        })
        .filter_map(|folder| Some(folder.file_name()?.to_str()?.to_string()))
        .collect();
    names.sort();
    names
}

/// The files of a folder by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    let file = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"))
    };
    entries.map(|entry| file(entry.expect("an entry").path())).collect()
}

#[test]
fn text_in_the_repository_is_what_the_generator_writes() {
    let spec = root().join("spec");
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let (mut bytes, mut differences) = (0, Vec::new());
    let machines = machines();
    assert!(machines.len() >= 4, "{machines:?}");
    for name in machines {
        let checked = onespec_gen::check_machine(&spec, &name);
        assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
        let request = Request {
            files: FileSource::Folder(&spec),
            spec: "../../../../spec",
            select: false,
            cache: &Cache::off(),
        };
        let made = generated(&checked, request).expect("generated");
        let wanted: BTreeMap<String, String> = made
            .files
            .into_iter()
            .filter(|file| file.feature.as_deref().is_none_or(|f| !GENERATING.contains(&f)))
            .map(|file| (file.name, file.text))
            .collect();
        bytes += wanted.values().map(String::len).sum::<usize>();
        let folder = root().join("generated").join(&name).join("src/generated");
        let found = files(&folder);
        if update && found != wanted {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("a folder");
            for (file, text) in &wanted {
                fs::write(folder.join(file), text).expect("written");
            }
            continue;
        }
        for file in wanted.keys().chain(found.keys()) {
            let place = format!("generated/{name}/src/generated/{file}");
            match (wanted.get(file), found.get(file)) {
                (Some(wanted), Some(found)) => {
                    let line = wanted.lines().zip(found.lines()).position(|(a, b)| a != b);
                    if wanted != found {
                        differences.push(format!("{place}:{} differs", line.map_or(0, |n| n + 1)));
                    }
                }
                (Some(_), None) => differences.push(format!("{place} is missing")),
                (None, _) => differences.push(format!("{place} is not generated")),
            }
        }
    }
    differences.dedup();
    assert!(
        differences.is_empty(),
        "UPDATE_EXPECTED=1 writes these anew:\n{}",
        differences.join("\n")
    );
    assert!(
        bytes <= MAX_BYTES,
        "{bytes} bytes of generated text, at most {MAX_BYTES}"
    );
}
