//! What a guest may and may not do to its host. The programs are in `tests/programs/guests`, in C and as they were built.

use crate::support::{onespec, root, scratch};
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn program(name: &str) -> PathBuf {
    root().join("tests/programs/guests").join(name)
}

fn expected(name: &str) -> String {
    std::fs::read_to_string(program(name)).expect("an expectation")
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// Runs `limits` with options, to show what it was told of the limit that its argument names.
fn limits(options: &[&str], what: &str) -> crate::support::Ended {
    let file = text(&program("limits.elf"));
    let all: Vec<&str> = [&["run"], options, &[&file, what]].concat();
    onespec(&all, b"some input")
}

/// The names below a directory and what the files hold, in order.
fn listing(dir: &Path) -> Vec<String> {
    let mut names: Vec<_> = std::fs::read_dir(dir)
        .expect("a directory")
        .map(|e| e.expect("an entry"))
        .collect();
    names.sort_by_key(std::fs::DirEntry::file_name);
    let one = |entry: &std::fs::DirEntry| {
        let meta = entry.path().symlink_metadata().expect("an entry");
        let holds = if meta.is_file() {
            std::fs::read_to_string(entry.path()).expect("text")
        } else {
            String::new()
        };
        format!("{:?} {:o} {holds}", entry.file_name(), meta.permissions().mode())
    };
    names.iter().map(one).collect()
}

/// The output is what QEMU prints in a chroot; what lies beside the root stays as it was.
#[test]
fn no_path_leads_out_of_the_root() {
    let dir = scratch("escape");
    let inside = dir.join("root");
    std::fs::create_dir_all(inside.join("a/b")).expect("a directory");
    std::fs::create_dir_all(dir.join("outside/kept")).expect("a directory");
    std::fs::write(dir.join("secret"), "outside").expect("a file");
    std::fs::write(inside.join("plain"), "inside").expect("a file");
    let secret = text(&dir.join("secret"));
    for (target, link) in [
        ("../secret", "up"),
        (secret.as_str(), "host"),
        ("/secret", "absolute"),
        ("..", "out"),
        ("../../../../../../../..", "far"),
    ] {
        symlink(target, inside.join(link)).expect("a link");
    }
    let before = (listing(&dir), listing(&dir.join("outside")));
    let ended = onespec(&["run", "--root", &text(&inside), &text(&program("escape.elf"))], b"");
    assert_eq!(
        (ended.code, ended.out),
        (0, expected("escape.expected")),
        "{}",
        ended.err
    );
    assert_eq!((listing(&dir), listing(&dir.join("outside"))), before);
    let made = std::fs::read_to_string(inside.join("a2/c/b/made_after")).expect("the guest's own file");
    assert_eq!(made, "mark");
}

#[test]
fn without_a_root_there_are_no_files_and_one_message_says_so() {
    let ended = limits(&[], "calls");
    let wanted = "socket: errno 38\nsocket: errno 38\nrseq: errno 38\nnone: errno 38\nopen: errno 2\nopen: errno 2\n\
                  stat: errno 2\nmake: errno 2\nreadlink: 1\n";
    assert_eq!((ended.code, ended.out.as_str()), (7, wanted), "{}", ended.err);
    let told = "onespec: system call socket (198) is not served: ENOSYS\n\
                onespec: system call unknown (4000) is not served: ENOSYS\n\
                onespec: the program asks for the file `a\\u{1b}[31mred` and sees none: --root DIR lets it read and write \
                below DIR\n";
    assert_eq!(ended.err, told);
    assert!(!root().join("made").exists());
}

#[test]
fn time_ends_a_guest_whatever_it_does() {
    for what in ["sleep", "spin", "read"] {
        let file = text(&program("limits.elf"));
        let started = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_onespec"))
            .args(["run", "--timeout", "0.3", &file, what])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        // Held open: what reads it waits.
        let input = child.stdin.take();
        let out = child.wait_with_output().expect("the command ends");
        drop(input);
        let told = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(
            (out.status.code(), told.as_str()),
            (Some(124), "stopped after 0.3 seconds, as asked\n"),
            "{what}"
        );
        assert!(started.elapsed() > Duration::from_millis(300), "{what}");
        assert!(started.elapsed() < Duration::from_secs(60), "{what}");
    }
    assert_eq!(limits(&["--timeout", "100"], "print").code, 7);
    let (elf, endless) = (
        text(&scratch("endless_elf").join("program.elf")),
        source("endless", "_start: j _start\n"),
    );
    let made = onespec(
        &["asm", "--format", "elf", "--base", "0x80000000", "-o", &elf, &endless],
        b"",
    );
    assert_eq!(made.code, 0, "{}", made.err);
    for engine in ["interp", "reference"] {
        let ended = onespec(
            &["run", "--mode", "machine", "--timeout", "0.2", "--engine", engine, &elf],
            b"",
        );
        assert_eq!(
            (ended.code, ended.err.as_str()),
            (124, "stopped after 0.2 seconds, as asked\n"),
            "{engine}"
        );
    }
    for wrong in ["0", "-1", "soon", "inf", "NaN", "1e30"] {
        let ended = onespec(&["run", &format!("--timeout={wrong}"), "x"], b"");
        assert!(
            ended.code == 2 && ended.err.contains("seconds above 0"),
            "{wrong}: {}",
            ended.err
        );
    }
}

#[test]
fn files_grow_to_their_limit() {
    let dir = text(&scratch("file_size"));
    let ended = limits(&["--root", &dir, "--max-file-size", "5000"], "file");
    let wanted = "write: 4096\nwrite: 904\nwrite: errno 27\nseek: 1099511627776\nwrite: errno 27\nftruncate: errno 27\n\
                  truncate: errno 27\n";
    assert_eq!((ended.code, ended.out.as_str()), (7, wanted), "{}", ended.err);
    let told = "onespec: a file would grow beyond 5000 bytes: EFBIG; --max-file-size BYTES allows more\n";
    assert_eq!(ended.err, told);
}

#[test]
fn lengths_that_no_host_has_are_errors() {
    let ended = limits(&[], "huge");
    let wanted = "write: errno 14\nread: 10\nmmap: errno 12\nexecve: errno 38\n";
    assert_eq!((ended.code, ended.out.as_str()), (7, wanted), "{}", ended.err);
    let told = "onespec: system call execve (221) is not served: ENOSYS\n";
    assert_eq!(ended.err, told);
}

#[test]
fn mappings_are_bounded_and_quick() {
    let started = Instant::now();
    let ended = limits(&[], "maps");
    assert_eq!(ended.code, 7, "{}", ended.err);
    let told = "onespec: the program has 65530 mappings, as many as it may have: ENOMEM\n";
    assert_eq!(ended.err, told);
    let made = ended.out.strip_prefix("mappings: 65").expect(&ended.out);
    assert!(made.ends_with("\nthe next: errno 12\n"), "{made}");
    let ended = limits(&[], "alike");
    assert_eq!((ended.code, ended.err.as_str()), (7, told));
    assert!(ended.out.starts_with("bytes: 819195904\nholes: 65"), "{}", ended.out);
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
}

#[test]
fn a_dynamically_linked_program_runs_with_its_interpreter() {
    let file = text(&program("dynamic.elf"));
    let dir = scratch("dynamic");
    let run = |options: &[&str]| onespec(&[&["run"], options, &[file.as_str(), "one", "two"]].concat(), b"");
    let without = run(&[]);
    assert_eq!(without.code, 1);
    let told = "error: this program is dynamically linked: its interpreter `/lib/loader` and its libraries are looked for \
                beneath the root, and there is none; give a directory that holds them with --root DIR, or link with -static\n";
    assert_eq!(without.err, told);
    let lacking = run(&["--root", &text(&dir)]);
    assert_eq!(lacking.code, 1);
    assert!(
        lacking
            .err
            .contains("its interpreter `/lib/loader` cannot be read beneath --root: No such file"),
        "{}",
        lacking.err
    );
    std::fs::create_dir(dir.join("lib")).expect("a directory");
    std::fs::write(dir.join("lib/loader"), "no program at all").expect("a file");
    let wrong = run(&["--root", &text(&dir)]);
    assert_eq!(wrong.err, "error: the interpreter `/lib/loader`: not an ELF file\n");
    std::fs::copy(program("loader.elf"), dir.join("lib/loader")).expect("a copy");
    for engine in ["interp", "reference"] {
        let ended = run(&["--engine", engine, "--root", &text(&dir)]);
        let wanted = format!(
            "{}the program, with 3 arguments, the first of them one\n",
            expected("dynamic.expected")
        );
        assert_eq!((ended.code, ended.out), (42, wanted), "{}", ended.err);
    }
    // An interpreter's name without its end.
    let broken = text(&dir.join("broken.elf"));
    let mut data = std::fs::read(program("dynamic.elf")).expect("the program");
    let at = data.windows(12).position(|w| w == b"/lib/loader\0").expect("the name");
    data[at + 11] = b'x';
    std::fs::write(&broken, data).expect("a file");
    let ended = onespec(&["run", "--root", &text(&dir), &broken], b"");
    let told = "error: this ELF file is damaged: the name of its interpreter is no file name\n";
    assert_eq!((ended.code, ended.err.as_str()), (1, told));
    let bare = run(&["--mode", "machine"]);
    assert!(
        bare.code == 1 && bare.err.contains("runs as a Linux process"),
        "{}",
        bare.err
    );
}

/// Writes a program and gives its name.
fn source(test: &str, text: &str) -> String {
    let path = scratch(test).join("program.s");
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn a_machine_has_the_memory_that_was_asked_for() {
    // 200 MiB above the start of RAM; then the exit code 9 by the host interface.
    let far = source(
        "machine_memory",
        "_start: li t0, 0x8c800000\n sd t0, 0(t0)\n ld t1, 0(t0)\n bne t0, t1, _start\n la t0, tohost\n li t1, 19\n \
         sd t1, 0(t0)\n wait: j wait\n .align 3\n tohost: .dword 0\n",
    );
    let elf = text(&scratch("machine_elf").join("program.elf"));
    let base = ["asm", "--format", "elf", "--base", "0x80000000", "-o", &elf, &far];
    let made = onespec(&base, b"");
    assert_eq!(made.code, 0, "{}", made.err);
    let run = |memory: &[&str]| onespec(&[&["run", "--mode", "machine"], memory, &[elf.as_str()]].concat(), b"");
    let small = run(&[]);
    assert_eq!(small.code, 134, "128 MiB unless asked otherwise: {}", small.err);
    let large = run(&["--memory", "0x10000000"]);
    assert_eq!(large.code, 9, "{}", large.err);
    let wrong = run(&["--memory", "0x4000000000000000"]);
    let told = "error: --memory 4611686018427387904: the host has not so many bytes to give\n";
    assert_eq!((wrong.code, wrong.err.as_str()), (1, told));
    let wrong = run(&["--memory", "0xffffffffffffffff"]);
    assert!(
        wrong.code == 1 && wrong.err.contains("has addresses for"),
        "{}",
        wrong.err
    );
}

/// More memory than the host has is only a limit for a process, as long as it is not touched.
#[test]
fn a_process_may_have_a_limit_beyond_the_host() {
    assert_eq!(limits(&["--memory", "0xffffffffffffffff"], "print").code, 7);
}

#[test]
fn an_illegal_instruction_names_what_the_target_lacks() {
    let vector = source("illegal_vector", "_start: .word 0x022180d7\n");
    let ended = onespec(&["run", "--target", "rv64gc", &vector], b"");
    assert_eq!(ended.code, 132, "{}", ended.err);
    let told = "  illegal instruction 0x022180d7: `vadd.vv` needs Zve32x (target rv64gc)\n";
    assert!(ended.err.contains(told), "{}", ended.err);
    let ended = onespec(&["run", &source("illegal_none", "_start: .word 0xffffffff\n")], b"");
    assert!(
        ended.code == 132 && ended.err.contains("  illegal instruction 0xffff"),
        "{}",
        ended.err
    );
}

#[test]
fn a_trace_shows_wide_registers_whole() {
    let trace = source(
        "wide_trace",
        "_start: vsetivli zero, 4, e32, m1, ta, ma\n vid.v v1\n li a0, 0\n li a7, 93\n ecall\n",
    );
    let ended = onespec(&["run", "--trace", "--target", "rv64gcv", "--vlen", "128", &trace], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended.err.contains("V[1]=0x00000003000000020000000100000000"),
        "{}",
        ended.err
    );
}

/// The reader of the output goes away: the guest learns that, and its exit code is still the command's.
#[test]
fn the_exit_code_survives_closed_pipes() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_onespec"))
        .args(["run", "--stats", &text(&program("limits.elf")), "print"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop((child.stdout.take(), child.stderr.take()));
    if let Some(mut input) = child.stdin.take() {
        let _ = input.write_all(b"x");
    }
    assert_eq!(child.wait().expect("the command ends").code(), Some(7));
}

/// Names in a program file reach the terminal escaped.
#[test]
fn symbols_are_shown_without_their_escapes() {
    let elf = text(&scratch("escapes").join("program.elf"));
    let file = source("escapes_source", "_start: li a0, 0\nstrange_name_of_symbol: .word 0\n");
    let made = onespec(&["asm", "--format", "elf", "-o", &elf, &file], b"");
    assert_eq!(made.code, 0, "{}", made.err);
    let mut data = std::fs::read(&elf).expect("the program");
    let at = data.windows(14).position(|w| w == b"strange_name_o").expect("the name");
    data[at..at + 5].copy_from_slice(b"\x1b[31m");
    std::fs::write(&elf, &data).expect("a file");
    let ended = onespec(&["run", &elf], b"");
    assert!(
        ended.err.contains("in \\u{1b}[31mge_name_of_symbol+0x0"),
        "{:?}",
        ended.err
    );
    assert!(!ended.err.contains('\u{1b}'));
    // An absolute symbol is a number, and no place: the one before it is named.
    let address = ended
        .err
        .split("at pc 0x")
        .nth(1)
        .and_then(|rest| rest.split(' ').next())
        .expect("an address");
    let address = u64::from_str_radix(address, 16).expect("digits").to_le_bytes();
    let is_entry = |w: &[u8]| matches!(w, [1..=20, 0, value @ ..] if value == address);
    let at = data.windows(10).rposition(is_entry).expect("the symbol's entry");
    data[at..at + 2].copy_from_slice(&0xfff1u16.to_le_bytes());
    std::fs::write(&elf, data).expect("a file");
    let ended = onespec(&["run", &elf], b"");
    assert!(ended.err.contains(" in _start+0x"), "{}", ended.err);
}

/// A source is put where the board's memory is.
#[test]
fn a_source_runs_on_the_bare_machine() {
    let source = scratch("bare-source").join("a.s");
    let text = "la a0, here\nhere: auipc a1, 0\nbne a0, a1, fail\nli a2, 1\nla a3, tohost\nsd a2, 0(a3)\n\
                wait: j wait\nfail: j fail\n.data\n.balign 64\n.globl tohost\ntohost: .dword 0\n";
    std::fs::write(&source, text).unwrap();
    let ended = onespec(
        &[
            "run",
            "--mode",
            "machine",
            "--max-insns",
            "1000",
            source.to_str().unwrap(),
        ],
        b"",
    );
    assert_eq!(ended.code, 0, "{}", ended.err);
}
