//! `onespec generate`: the folder it writes is a crate that compiles, documents itself and passes its own example.

use onespec_gen::Package;
use onespec_gen::source::FileSource;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Writes a crate into a folder; its files.
fn write(checked: &onespec_gen::Checked, spec: &Path, out: &Path, core: &Path) -> Vec<String> {
    let package = Package {
        cache: None,
        core: Some(core),
        readme: None,
        select: false,
    };
    let files = onespec_gen::generate(checked, FileSource::Folder(spec), package).expect("generated");
    for (name, text) in &files {
        let path = out.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    files.into_iter().map(|(name, _)| name).collect()
}

#[test]
fn the_generated_folder_is_a_crate() {
    let root = root().canonicalize().expect("the workspace");
    let checked = onespec_gen::check_machine(&root.join("spec"), "riscv");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("standalone");
    let files = write(&checked, &root.join("spec"), &out, &root.join("runtime/core"));
    assert!(files.len() > 40, "one module an extension: {files:?}");

    // An excerpt as it is read: documentation, provenance, typed arguments.
    let module = std::fs::read_to_string(out.join("src/generated/zicond.rs")).expect("a module");
    let golden = include_str!("golden/zicond.rs.txt");
    assert!(
        module.starts_with(golden),
        "zicond.rs starts with:\n{}",
        &module[..golden.len().min(module.len())]
    );
    let opcodes = std::fs::read_to_string(out.join("src/generated/opcodes.rs")).expect("a module");
    assert!(opcodes.contains("/// `czero.eqz rd, rs1, rs2`\n"));
    assert!(opcodes.contains("/// `0000111 rs2 rs1 101 rd 0110011` — spec/riscv/zicond.yaml:"));
    let lib = std::fs::read_to_string(out.join("README.md")).expect("README.md");
    assert!(lib.contains(checked.tables.expect("tables").hash));

    // Compiled is a smaller one: every machine by itself is compiled by `.ci/run`.
    let checked = onespec_gen::check_machine(&root.join("spec"), "sfpu");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("standalone-compiled");
    write(&checked, &root.join("spec"), &out, &root.join("runtime/core"));
    let done = Command::new(env!("CARGO"))
        .args(["test", "--doc", "--offline", "--quiet", "--manifest-path"])
        .arg(out.join("Cargo.toml"))
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("standalone-target"),
        )
        .output()
        .expect("cargo runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
