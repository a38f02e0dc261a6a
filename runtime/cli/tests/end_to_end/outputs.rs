//! Files that commands write: whole or not at all, never over an input, never outside of the folder that was named.

use crate::support::{onespec, onespec_in, root, scratch};
use std::fs;
use std::process::{Command, Stdio};

const UGLY: &str = "fn   main( )->i32{return 0;}\n";

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_source_as_it_was() {
    let dir = scratch("full-disk");
    let file = dir.join("long.vt");
    let text = UGLY.to_owned() + &"// a comment that makes the file longer than a block\n".repeat(100);
    fs::write(&file, &text).expect("a file");
    // A limit on the size of files stands for the full disk.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" fmt long.vt";
    let ended = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_onespec")])
        .current_dir(&dir)
        .output()
        .expect("a shell");
    assert_eq!(ended.status.code(), Some(2), "{ended:?}");
    assert!(
        String::from_utf8_lossy(&ended.stderr).contains("cannot write long.vt"),
        "{ended:?}"
    );
    assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    assert_eq!(
        fs::read_dir(&dir).expect("the folder").count(),
        1,
        "something is left behind"
    );
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let dir = scratch("permissions");
    let (file, link) = (dir.join("a.vt"), dir.join("b.vt"));
    fs::write(&file, UGLY).expect("a file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("a.vt", &link).expect("a link");
    let ended = onespec_in(&dir, &["fmt", "b.vt"], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert_ne!(fs::read_to_string(&file).expect("the file"), UGLY);
    assert!(link.is_symlink());
    let mode = fs::metadata(&file).expect("the file").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    // What may not be written is not replaced either.
    fs::write(&file, UGLY).expect("a file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).expect("permissions");
    let ended = onespec_in(&dir, &["fmt", "a.vt"], b"");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("read-only"), "{}", ended.err);
}

#[test]
fn the_output_is_never_the_input() {
    let dir = scratch("same-file");
    let sources = [
        ("a.s", "addi a0, a0, 8\n", &["asm"][..]),
        (
            "a.cir",
            "circuit f(i64) -> i64\n%a : i64 = ARG<0>\n%r = RETURN s(@S) d(@D) v(%a)\n",
            &["convert"],
        ),
        ("a.vt", UGLY, &["compile"]),
    ];
    for (name, text, command) in sources {
        fs::write(dir.join(name), text).expect("a file");
        fs::hard_link(dir.join(name), dir.join(format!("hard-{name}"))).expect("a link");
        let mut others = vec![name.to_owned(), format!("./{name}"), format!("hard-{name}")];
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(name, dir.join(format!("soft-{name}"))).expect("a link");
            others.push(format!("soft-{name}"));
        }
        others.push(dir.join(name).display().to_string());
        for other in others {
            let arguments = [command, &["-o", &other, name]].concat();
            let ended = onespec_in(&dir, &arguments, b"");
            assert_eq!(ended.code, 2, "{arguments:?}: {}", ended.err);
            assert!(ended.err.contains("is the input"), "{}", ended.err);
            assert_eq!(fs::read_to_string(dir.join(name)).expect("the file"), text);
        }
    }
}

#[test]
fn the_output_is_no_part_of_what_is_read() {
    let dir = scratch("parts");
    let spec = dir.join("spec/tiny");
    fs::create_dir_all(&spec).expect("a folder");
    let description = fs::read_to_string(root().join("codegen-gen/tests/specs/tiny/base.yaml")).expect("a description");
    let library = "fn one() -> i32 { return 1; }\n";
    let files = [
        ("spec/tiny/base.yaml", description.as_str()),
        ("a.s", "addi x1, x2, 3\n"),
        ("a.vt", "import lib;\nfn main() -> i32 { return lib::one(); }\n"),
        ("lib.vt", library),
    ];
    for (name, text) in files {
        fs::write(dir.join(name), text).expect("a file");
    }
    let with_spec = ["asm", "--spec", "spec", "--isa", "tiny", "-o"];
    for (output, command, input) in [
        ("spec/tiny/base.yaml", &with_spec[..], "a.s"),
        ("spec/../spec/tiny/base.yaml", &with_spec[..], "a.s"),
        ("lib.vt", &["convert", "-o"][..], "a.vt"),
    ] {
        let ended = onespec_in(&dir, &[command, &[output, input]].concat(), b"");
        assert_eq!(ended.code, 2, "{output}: {}", ended.err);
        assert!(ended.err.contains("is the input"), "{}", ended.err);
    }
    for (name, text) in files {
        assert_eq!(fs::read_to_string(dir.join(name)).expect("the file"), text);
    }
    // A new file in the folder, and one beside it, is no input.
    for output in ["spec/new", "beside"] {
        let ended = onespec_in(&dir, &[&with_spec[..], &[output, "a.s"]].concat(), b"");
        assert_eq!(ended.code, 0, "{output}: {}", ended.err);
    }
}

#[cfg(unix)]
#[test]
fn the_output_is_not_what_standard_input_is_read_from() {
    let dir = scratch("stdin");
    let circuit = "circuit f(i64) -> i64\n%a : i64 = ARG<0>\n%r = RETURN s(@S) d(@D) v(%a)\n";
    for (name, text, command) in [("a.s", "addi a0, a0, 8\n", "asm"), ("a.cir", circuit, "convert")] {
        let path = dir.join(name);
        fs::write(&path, text).expect("a file");
        let ended = std::process::Command::new(env!("CARGO_BIN_EXE_onespec"))
            .args([command, "-o", name, "-"])
            .current_dir(&dir)
            .stdin(fs::File::open(&path).expect("the file"))
            .output()
            .expect("the command runs");
        assert_eq!(
            ended.status.code(),
            Some(2),
            "{}",
            String::from_utf8_lossy(&ended.stderr)
        );
        assert_eq!(fs::read_to_string(&path).expect("the file"), text);
    }
}

#[test]
fn a_description_cannot_write_outside() {
    for evil in ["../escaped", "/tmp/onespec-escaped", "a/../../escaped"] {
        let dir = scratch("outside");
        let spec = dir.join("spec/tiny");
        fs::create_dir_all(&spec).expect("a folder");
        let text = fs::read_to_string(root().join("codegen-gen/tests/specs/tiny/base.yaml")).expect("a description");
        let text = text
            .replace("name: Base,", &format!("name: \"{evil}\","))
            .replace("xlen32 Base", &format!("xlen32 {evil}"))
            .replace("xlen64 Base", &format!("xlen64 {evil}"));
        fs::write(spec.join("base.yaml"), text).expect("a file");
        for command in ["manual", "generate"] {
            let ended = onespec_in(&dir, &[command, "--spec", "spec", "--out", "deep/out"], b"");
            // Modules of generated crates have names of their own.
            assert!(
                ended.code == 1 || command == "generate",
                "{evil}: {}{}",
                ended.out,
                ended.err
            );
            let found: Vec<_> = fs::read_dir(&dir).expect("the folder").flatten().collect();
            assert!(
                found
                    .iter()
                    .all(|entry| ["spec", "deep"].iter().any(|n| entry.file_name() == *n)),
                "{found:?}"
            );
            assert!(!std::path::Path::new("/tmp/onespec-escaped.md").exists());
        }
    }
}

/// Ends of pipes that nobody reads: no panic, and the exit code is the right one.
#[test]
fn closed_pipes_end_quietly() {
    let code = scratch("closed").join("seven.s");
    fs::write(&code, ".globl _start\n_start: li a0, 7\n li a7, 93\n ecall\n").expect("a file");
    let code = code.display().to_string();
    let cases: [(&[&str], i32); 5] = [
        (&["list", "--json"], 0),
        (&["list", "--extensions"], 0),
        (&["explain", "add"], 0),
        (&["run", "--stats", &code], 7),
        (&["run", "--max-insns", "1", &code], 124),
    ];
    for (arguments, wanted) in cases {
        for closed in ["out", "err"] {
            let mut child = Command::new(env!("CARGO_BIN_EXE_onespec"))
                .args(arguments)
                .current_dir(root())
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the command starts");
            match closed {
                "out" => drop(child.stdout.take()),
                _ => drop(child.stderr.take()),
            }
            let ended = child.wait_with_output().expect("the command ends");
            let told = String::from_utf8_lossy(&ended.stderr);
            assert_eq!(ended.status.code(), Some(wanted), "{arguments:?}, {closed}: {told}");
            assert!(!told.contains("panicked"), "{told}");
        }
    }
}

#[test]
fn what_is_missing_is_told_from_what_is_no_file() {
    let dir = scratch("missing");
    fs::create_dir(dir.join("folder")).expect("a folder");
    fs::write(dir.join("file"), "x").expect("a file");
    for (arguments, says) in [
        (&["asm", "nowhere.s"][..], "there is no file nowhere.s"),
        (&["asm", "folder"], "folder is a directory; name a file"),
        (&["asm", "file/x.s"], "a part of its path is no directory"),
        (&["list", "--spec", "nowhere"], "there is no directory nowhere"),
        (&["list", "--spec", "file"], "file is no directory"),
        (&["asm", "-o", "folder", "-"], "cannot write folder"),
        (&["asm", "-o", "nowhere/x", "-"], "cannot write nowhere/x"),
    ] {
        let ended = onespec_in(&dir, arguments, b"nop\n");
        assert_eq!(ended.code, 2, "{arguments:?}: {}", ended.err);
        assert!(ended.err.contains(says), "{arguments:?}: {}", ended.err);
    }
    let ended = onespec(&["disasm", "--base", "0xffffffffffffffff", "-"], &[0x13, 0x05, 0x85, 0]);
    assert_eq!(ended.code, 0, "{}", ended.err);
}
