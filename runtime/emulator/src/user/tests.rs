//! System calls, made directly: memory of a program without code, arguments as a program would pass them.

use super::errno::*;
use super::files::Streams;
use super::paths::Root;
use super::{Ending, Process};
use crate::memory::Bus;
use crate::memory::space::{Space, prot};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

const ROOM: u64 = 0x10_0000;
const CWD: u64 = -100_i64 as u64;

/// What a stream was written, for looking at afterwards.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A process, its memory, and a directory of the host that goes when the test ends.
struct Guest {
    process: Process,
    bus: Bus,
    dir: PathBuf,
    output: Shared,
    errors: Shared,
}

impl Guest {
    fn new(test: &str, width: u32) -> Guest {
        let dir = std::env::temp_dir().join(format!("onespec-calls-{test}-{}", std::process::id()));
        std::fs::create_dir_all(dir.join("sub")).unwrap();
        std::fs::write(dir.join("data"), "0123456789").unwrap();
        let (output, errors) = (Shared::default(), Shared::default());
        let streams = Streams {
            input: Box::new(&b"typed"[..]),
            output: Box::new(output.clone()),
            error: Box::new(errors.clone()),
            terminal: false,
        };
        let mut process = Process::new(width, 0x20_0000, 1 << 20, Some(Root::new(&dir).unwrap()), streams);
        process.deterministic = true;
        let mut bus = Bus::user(Space::new(1 << 31, 0x1000_0000), 1 << 20, width);
        assert!(bus.map_user(ROOM, 0x4000, prot::READ | prot::WRITE));
        Guest {
            process,
            bus,
            dir,
            output,
            errors,
        }
    }

    fn call(&mut self, number: u64, args: &[u64]) -> Result<u64, Errno> {
        let mut six = [0; 6];
        six[..args.len()].copy_from_slice(args);
        match self.process.call(&mut self.bus, number, six) as i64 {
            error @ -4095..0 => Err(Errno(-error as u16)),
            value => Ok(value as u64),
        }
    }

    /// Puts text with its zero into memory.
    fn text(&mut self, at: u64, text: &str) -> u64 {
        assert!(self.bus.write_user(at, format!("{text}\0").as_bytes()));
        at
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        assert!(self.bus.write_user(at, bytes));
    }

    fn bytes(&mut self, at: u64, len: usize) -> Vec<u8> {
        let mut bytes = vec![0; len];
        assert!(self.bus.read_user(at, &mut bytes));
        bytes
    }

    fn open(&mut self, name: &str, flags: u64) -> Result<u64, Errno> {
        let name = self.text(ROOM, name);
        self.call(56, &[CWD, name, flags, 0o644])
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.dir));
    }
}

#[test]
fn files_are_read_written_and_sought() {
    let mut g = Guest::new("files", 64);
    let fd = g.open("data", 0).unwrap();
    assert_eq!(g.call(63, &[fd, ROOM + 0x100, 4]), Ok(4));
    assert_eq!(g.call(62, &[fd, -2_i64 as u64, 2]), Ok(8));
    assert_eq!(g.call(63, &[fd, ROOM + 0x104, 100]), Ok(2));
    assert_eq!(g.bytes(ROOM + 0x100, 6), b"012389");
    assert_eq!(g.call(67, &[fd, ROOM + 0x100, 3, 5]), Ok(3));
    assert_eq!(g.bytes(ROOM + 0x100, 3), b"567");
    assert_eq!(g.call(64, &[fd, ROOM, 1]), Err(EBADF), "opened for reading");
    assert_eq!(g.call(57, &[fd]), Ok(0));
    assert_eq!(g.call(63, &[fd, ROOM, 1]), Err(EBADF));
    let new = g.open("sub/new", 0o101).unwrap();
    g.text(ROOM + 0x200, "fresh");
    assert_eq!(g.call(64, &[new, ROOM + 0x200, 5]), Ok(5));
    assert_eq!(g.call(80, &[new, ROOM + 0x300]), Ok(0));
    assert_eq!(g.bytes(ROOM + 0x330, 8), 5u64.to_le_bytes());
    assert_eq!(std::fs::read(g.dir.join("sub/new")).unwrap(), b"fresh");
    assert_eq!(g.open("../../etc/passwd", 0), Err(ENOENT));
    assert_eq!(g.open("sub", 1), Err(EISDIR));
    assert_eq!(g.open("data", 0o200_000), Err(ENOTDIR));
    assert_eq!(g.open("data", 0o301), Err(EEXIST));
}

#[test]
fn names_are_linked_and_what_they_name_is_changed() {
    let mut g = Guest::new("links", 64);
    let data = g.text(ROOM, "data");
    let (soft, hard) = (g.text(ROOM + 0x100, "sub/soft"), g.text(ROOM + 0x200, "hard"));
    let target = g.text(ROOM + 0x300, "../data");
    assert_eq!(g.call(36, &[target, CWD, soft]), Ok(0));
    assert_eq!(g.call(36, &[target, CWD, soft]), Err(EEXIST));
    assert_eq!(g.call(78, &[CWD, soft, ROOM + 0x400, 100]), Ok(7));
    assert_eq!(g.call(37, &[CWD, soft, CWD, hard, 0x400]), Ok(0), "follows the link");
    assert_eq!(g.call(45, &[soft, 4]), Ok(0));
    assert_eq!(std::fs::read(g.dir.join("hard")).unwrap(), b"0123");
    // No bit that acts in the owner's name, whatever is asked for.
    assert_eq!(g.call(53, &[CWD, soft, 0o6750]), Ok(0));
    let fd = g.open("data", 2).unwrap();
    let mode = |g: &Guest| std::fs::metadata(g.dir.join("data")).unwrap().permissions().mode();
    assert_eq!(mode(&g), 0o100_750);
    assert_eq!(g.call(52, &[fd, 0o4640]), Ok(0));
    assert_eq!(mode(&g), 0o100_640);
    for (i, time) in [100u64, 1, 200, 2].into_iter().enumerate() {
        assert!(g.bus.write_user(ROOM + 0x500 + 8 * i as u64, &time.to_le_bytes()));
    }
    assert_eq!(g.call(88, &[CWD, data, ROOM + 0x500, 0]), Ok(0));
    let meta = std::fs::metadata(g.dir.join("hard")).unwrap();
    assert_eq!((meta.atime(), meta.mtime(), meta.mtime_nsec()), (100, 200, 2));
    assert_eq!(g.call(88, &[fd, 0, 0, 0]), Ok(0), "now");
    assert!(std::fs::metadata(g.dir.join("hard")).unwrap().mtime() > 1_000_000);
    let moved = g.text(ROOM + 0x600, "sub/moved");
    assert_eq!(g.call(38, &[CWD, data, CWD, moved]), Ok(0));
    assert_eq!(g.open("sub/soft", 0), Err(ENOENT), "leads nowhere now");
    assert_eq!(g.call(34, &[CWD, moved, 0o755]), Err(EEXIST));
    let new = g.text(ROOM, "sub/new/");
    assert_eq!(g.call(34, &[CWD, new, 0o700]), Ok(0));
    assert_eq!(g.call(35, &[CWD, new, 0]), Err(EISDIR));
    assert_eq!(g.call(35, &[CWD, new, 0x200]), Ok(0));
}

#[test]
fn standard_streams_and_vectors() {
    let mut g = Guest::new("streams", 64);
    g.text(ROOM, "one two");
    for (i, (base, len)) in [(ROOM, 4u64), (0, 0), (ROOM + 4, 3)].into_iter().enumerate() {
        let entry = [base.to_le_bytes(), len.to_le_bytes()].concat();
        assert!(g.bus.write_user(ROOM + 0x100 + 16 * i as u64, &entry));
    }
    assert_eq!(g.call(66, &[1, ROOM + 0x100, 3]), Ok(7));
    assert_eq!(*g.output.0.lock().unwrap(), b"one two");
    assert_eq!(g.call(63, &[0, ROOM, 3]), Ok(3));
    assert_eq!(g.bytes(ROOM, 3), b"typ");
    assert_eq!(g.call(62, &[1, 0, 0]), Err(ESPIPE));
    assert_eq!(g.call(29, &[1, 0x5413, ROOM]), Err(ENOTTY));
    let copy = g.call(23, &[1]).unwrap();
    assert_eq!((copy, g.call(24, &[1, 9, 0])), (3, Ok(9)));
    assert_eq!(g.call(64, &[9, ROOM, 1]), Ok(1));
}

#[test]
fn directories_are_listed() {
    let mut g = Guest::new("list", 64);
    let fd = g.open(".", 0o200_000).unwrap();
    let len = g.call(61, &[fd, ROOM + 0x100, 0x400]).unwrap();
    let listing = g.bytes(ROOM + 0x100, len as usize);
    for name in [&b".\0"[..], b"..\0", b"data\0", b"sub\0"] {
        assert!(
            listing.windows(name.len()).any(|w| w == name),
            "{name:?} in {listing:?}"
        );
    }
    assert_eq!(g.call(61, &[fd, ROOM + 0x100, 0x400]), Ok(0), "the end");
    assert_eq!(g.call(49, &[g.dir.as_os_str().len() as u64]), Err(EFAULT));
    let sub = g.text(ROOM, "sub");
    assert_eq!(g.call(49, &[sub]), Ok(0));
    assert_eq!(g.call(17, &[ROOM, 100]), Ok(5));
    assert_eq!(g.bytes(ROOM, 5), b"/sub\0");
    assert_eq!(g.call(17, &[ROOM, 4]), Err(ERANGE));
}

#[test]
fn the_heap_grows_shrinks_and_reads_zero_again() {
    let mut g = Guest::new("heap", 64);
    let start = g.call(214, &[0]).unwrap();
    assert_eq!(g.call(214, &[start + 0x3000]), Ok(start + 0x3000));
    assert!(g.bus.write_user(start + 0x2000, b"x"));
    assert_eq!(g.call(214, &[start + 0x1000]), Ok(start + 0x1000));
    assert!(!g.bus.write_user(start + 0x2000, b"x"), "gone");
    assert_eq!(g.call(214, &[start + 0x3000]), Ok(start + 0x3000));
    assert_eq!(g.bytes(start + 0x2000, 1), [0]);
    assert_eq!(
        g.call(214, &[1 << 40]),
        Ok(start + 0x3000),
        "too much leaves it where it is"
    );
}

#[test]
fn mappings_come_move_and_go() {
    let mut g = Guest::new("maps", 64);
    const ANONYMOUS: u64 = 0x22;
    let at = g.call(222, &[0, 0x1800, 3, ANONYMOUS, u64::MAX, 0]).unwrap();
    assert!(g.bus.write_user(at + 0x1000, b"kept"));
    assert!(
        g.call(222, &[at + 0x2000, 0x1000, 1, ANONYMOUS | 0x10, u64::MAX, 0])
            .is_ok()
    );
    let moved = g.call(216, &[at, 0x2000, 0x4000, 1]).unwrap();
    assert_ne!(moved, at);
    assert_eq!(g.bytes(moved + 0x1000, 4), b"kept");
    assert!(!g.bus.read_user(at, &mut [0]));
    assert_eq!(g.call(226, &[moved, 0x4000, 1]), Ok(0));
    assert!(!g.bus.write_user(moved, b"x"), "read-only");
    assert_eq!(g.call(233, &[moved, 0x4000, 4]), Ok(0));
    assert_eq!(g.bytes(moved + 0x1000, 4), [0; 4], "forgotten");
    assert_eq!(g.call(215, &[moved, 0x4000]), Ok(0));
    assert_eq!(g.call(215, &[moved + 1, 0x4000]), Err(EINVAL));
    let fd = g.open("data", 0).unwrap();
    let file = g.call(222, &[0, 10, 1, 2, fd, 0]).unwrap();
    assert_eq!(g.bytes(file, 11), b"0123456789\0");
    assert_eq!(
        g.call(222, &[0, 10, 3, 1, fd, 0]),
        Err(ENODEV),
        "shared and written: not served"
    );
    for hostile in [
        [0, u64::MAX, 3, ANONYMOUS, 0, 0],
        [0, 0, 3, ANONYMOUS, 0, 0],
        [0, 1 << 40, 3, ANONYMOUS, 0, 0],
    ] {
        assert!(g.call(222, &hostile).is_err());
    }
}

#[test]
fn a_program_ends_as_it_asks() {
    let mut g = Guest::new("ends", 64);
    assert_eq!(g.call(94, &[0x103]), Ok(0));
    assert_eq!(g.process.ending.take(), Some(Ending::Exit(3)));
    let me = g.call(172, &[]).unwrap();
    assert_eq!(g.call(131, &[me, me, 6]), Ok(0));
    assert!(matches!(g.process.ending.take(), Some(Ending::Signal(6, _))));
    assert_eq!(
        (g.call(129, &[me, 17]), g.process.ending.take()),
        (Ok(0), None),
        "harmless"
    );
    assert_eq!(g.call(129, &[me + 1, 6]), Err(ESRCH));
    // A wait that nobody ends.
    assert_eq!(g.call(98, &[ROOM, 0, 1, 0]), Err(EAGAIN));
    assert_eq!(g.call(98, &[ROOM, 0, 0, 0]), Ok(0));
    assert!(matches!(g.process.ending.take(), Some(Ending::Stuck(_))));
    assert_eq!(g.call(73, &[0, 0, 0, 0]), Ok(0));
    assert!(matches!(g.process.ending.take(), Some(Ending::Stuck(_))));
    assert_eq!(g.call(133, &[ROOM, 8]), Err(EINTR));
    assert!(matches!(g.process.ending.take(), Some(Ending::Stuck(_))));
}

#[test]
fn waits_find_what_is_ready() {
    let mut g = Guest::new("waits", 64);
    assert_eq!(g.call(59, &[ROOM, 0]), Ok(0), "pipe2");
    let ends = g.bytes(ROOM, 8);
    let (reader, writer) = (u64::from(ends[0]), u64::from(ends[4]));
    let poll = |descriptor: u64, events: u64| (events << 32 | descriptor).to_le_bytes();
    let time = [0; 16];
    let (list, at) = (ROOM + 0x100, ROOM + 0x200);
    g.put(at, &time);
    let asked = [
        poll(1, 4),
        poll(reader, 1),
        poll(writer, 4),
        poll(99, 1),
        poll(u64::from(u32::MAX), 1),
    ];
    g.put(list, &asked.concat());
    assert_eq!(g.call(73, &[list, 5, at, 0]), Ok(3));
    let found: Vec<u8> = g.bytes(list, 40).chunks(8).map(|c| c[6]).collect();
    assert_eq!(
        found,
        [4, 0, 4, 0x20, 0],
        "standard output, empty pipe, its writer, no file, left out"
    );
    assert_eq!(g.call(64, &[writer, ROOM, 1]), Ok(1));
    g.put(list, &[1u8 << reader, 0]);
    assert_eq!(g.call(72, &[8, list, 0, 0, at]), Ok(1), "a byte waits");
    assert_eq!(g.bytes(list, 1), [1 << reader]);
    assert_eq!(g.call(63, &[reader, ROOM, 1]), Ok(1));
    assert_eq!(g.call(72, &[8, list, 0, 0, at]), Ok(0));
    assert_eq!(g.bytes(list, 1), [0]);
    g.put(list, &[0x80]);
    assert_eq!(g.call(72, &[8, list, 0, 0, at]), Err(EBADF));
    assert_eq!(g.call(73, &[list, 1 << 40, at, 0]), Err(EINVAL));
}

#[test]
fn what_is_not_served_says_so_once() {
    let mut g = Guest::new("unserved", 64);
    for number in [220, 220, 258, 99_999, 198] {
        assert_eq!(g.call(number, &[]), Err(ENOSYS));
    }
    let text = String::from_utf8(g.errors.0.lock().unwrap().clone()).unwrap();
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains("clone (220)") && text.contains("unknown (99999)") && text.contains("socket (198)"));
}

#[test]
fn hostile_arguments_are_answered_for_every_number() {
    for width in [32, 64] {
        let mut g = Guest::new(&format!("hostile{width}"), width);
        for number in (0..500).filter(|number| ![101, 115, 407, 93, 94].contains(number)) {
            for value in [
                0,
                1,
                3,
                ROOM,
                ROOM + 0x3ffe,
                u64::MAX,
                1 << 31,
                i64::MAX as u64,
                0x8000_0000_0000_0000,
            ] {
                g.process.call(&mut g.bus, number, [value; 6]);
                g.process.call(&mut g.bus, number, [1, ROOM, value, value, ROOM, 0]);
                g.process.call(&mut g.bus, number, [value, ROOM, 4096, 0, 0, value]);
                g.process.ending = None;
            }
        }
    }
}

#[test]
fn narrow_programs_have_their_own_shapes() {
    let mut g = Guest::new("narrow", 32);
    let fd = g.open("data", 0).unwrap();
    // llseek(fd, high, low, result, whence)
    assert_eq!(g.call(62, &[fd, 0, 6, ROOM + 0x100, 0]), Ok(0));
    assert_eq!(g.bytes(ROOM + 0x100, 8), 6u64.to_le_bytes());
    // mmap counts in pages, clock_gettime64 has 64-bit fields.
    let map = g.call(222, &[0, 4096, 1, 2, fd, 0]).unwrap();
    assert_eq!(g.bytes(map, 2), b"01");
    assert_eq!(g.call(403, &[1, ROOM + 0x100]), Ok(0));
    assert_eq!(g.call(80, &[fd, ROOM]), Err(ENOSYS), "narrow programs have statx only");
    let name = g.text(ROOM, "data");
    assert_eq!(g.call(291, &[CWD, name, 0, 0x7ff, ROOM + 0x200]), Ok(0));
    assert_eq!(g.bytes(ROOM + 0x228, 8), 10u64.to_le_bytes());
}
