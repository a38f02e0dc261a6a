//! Tells the library which text it was built from: results that it keeps belong to this generator and to no other.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What results depend on: the crates of the generator that find them, and the crates of this project below those. Where the
/// crate was published, the version stands for them.
const FOLDERS: [&str; 11] = [
    "src",
    "../bv/src",
    "../description/src",
    "../diag/src",
    "../lanes/src",
    "../pipeline/src",
    "../select/src",
    "../sem/src",
    "../../runtime/core/src",
    "../../runtime/simd/src",
    "../../runtime/graph/src",
];

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    // FNV-1a of 128 bits.
    let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58du128;
    for folder in FOLDERS
        .map(|folder| here.join(folder))
        .iter()
        .filter(|folder| folder.is_dir())
    {
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        list(folder, &mut files)?;
        files.sort();
        for file in files {
            let name = file
                .strip_prefix(folder)
                .unwrap_or(&file)
                .to_string_lossy()
                .into_owned();
            let text = fs::read(&file)?;
            let length = (text.len() as u64).to_le_bytes();
            for byte in name.bytes().chain(length).chain(text) {
                hash = (hash ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
            }
        }
    }
    println!("cargo::rustc-env=ONESPEC_GENERATOR={hash:032x}");
    Ok(())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
