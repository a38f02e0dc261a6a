//! Programs in C for the drivers of devices, built by the host's compiler against our header and run as they are, with the library
//! preloaded that answers for the devices' nodes. What they print stands beside them.

use crate::Findings;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn run() -> io::Result<Findings> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let library = library()?;
    let scratch = root.join("target/differential-files/host");
    fs::create_dir_all(&scratch)?;
    let (mut findings, mut count) = (0, 0);
    for entry in fs::read_dir(root.join("tests/programs/host"))? {
        let source = entry?.path();
        if source.extension().is_none_or(|extension| extension != "c") {
            continue;
        }
        for (name, _) in onespec_machines::DEVICES {
            count += 1;
            let program = scratch.join(source.file_stem().unwrap_or_default());
            let built = Command::new("cc")
                .args(["-O1", "-Wall", "-Wextra", "-Werror", "-I"])
                .arg(root.join("generated").join(name).join("include"))
                .arg("-o")
                .args([&program, &source])
                .status()?;
            let ran = Command::new(&program).env("LD_PRELOAD", &library).output()?;
            let expected = fs::read_to_string(source.with_extension("expected"))?;
            let printed = String::from_utf8_lossy(&ran.stdout);
            if !built.success() || !ran.status.success() || printed != expected {
                findings += 1;
                println!(
                    "{}: {}, expected\n{expected}\nbut it printed\n{printed}",
                    source.display(),
                    ran.status
                );
            }
        }
    }
    println!("{count} programs of the host");
    Ok(findings)
}

/// The library beside this program, built where it is missing.
fn library() -> io::Result<PathBuf> {
    let here = std::env::current_exe()?;
    let library = here.with_file_name("libonespec_preload.so");
    match library.is_file() {
        true => Ok(library),
        false => Err(io::Error::other(format!(
            "{} is missing: `cargo build --release -p onespec-preload` builds it",
            library.display()
        ))),
    }
}
