//! Whatever a host sends, and whatever stands in a description: answers or errors, and never a panic.

#[path = "../../../examples/device/launch.rs"]
#[allow(dead_code)]
mod launch;

use launch::device;
use onespec_device::host::Buffers;
use onespec_device::{Errno, Options, read};

/// A linear congruential generator (Knuth, "The Art of Computer Programming", volume 2, 3.3.4).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 16
    }

    /// A number that is often a small one, a large one, or an address of something.
    fn number(&mut self) -> u64 {
        let n = self.next();
        match n % 8 {
            0..=2 => n >> 8 & 0xff,
            3 => u64::MAX - (n >> 8 & 0xff),
            4 => 0x80_0580_1000 + (n >> 8 & 0xfff0),
            5 => 0x8000_0000 + (n >> 8 & 0xffff_ffff),
            6 => 0x7f00_0000_0000 + (n >> 8 & 0x3fff),
            _ => n << 20 ^ self.next(),
        }
    }
}

fn seed() -> u64 {
    let seed = std::env::var("ONESPEC_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(1);
    println!("ONESPEC_SEED={seed}");
    seed
}

fn rounds(usual: u64) -> u64 {
    let asked = std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|rounds| rounds.parse().ok());
    asked.unwrap_or(usual)
}

#[test]
fn random_calls_and_messages_are_answered() {
    let mut random = Random(seed());
    let options = Options {
        max_instructions: Some(20_000),
        ..Options::default()
    };
    let mut device = device(options).unwrap();
    let paths = ["/dev/et0_ops", "/dev/et0_mgmt"];
    let nodes = paths.map(|path| device.open(path).unwrap());
    let ioctls = device.description().ioctls.clone();
    let push = device.description().ioctl("PUSH_SQ").unwrap().number;
    let mut memory = Buffers::default();
    let mapped = memory.map(0x4000).unwrap();
    let mut answered = 0;
    for _ in 0..rounds(3000) {
        let node = nodes[(random.next() % 2) as usize];
        let words = random.next() % 40;
        let mut message: Vec<u8> = (0..words).flat_map(|_| random.number().to_le_bytes()).collect();
        let id = 512 + random.next() % 32;
        for (at, value) in [
            (0, message.len() as u64),
            (2, random.next()),
            (4, id),
            (6, random.next() & 0x7f),
        ] {
            if let Some(to) = message.get_mut(at..at + 2) {
                to.copy_from_slice(&value.to_le_bytes()[..2]);
            }
        }
        let at = memory.place(message.clone());
        let flags = [0, 0, 0, 1, 4, 16][(random.next() % 6) as usize];
        let mut argument = [0; 16];
        argument[..8].copy_from_slice(&at.to_le_bytes());
        argument[8..10].copy_from_slice(&(message.len() as u16).to_le_bytes());
        argument[10] = (random.next() % 2) as u8;
        argument[12] = flags;
        let _ = device.ioctl(node, push, &mut argument, &mut memory);
        memory.free(at);
        let other = &ioctls[(random.next() as usize) % ioctls.len()];
        let mut argument: Vec<u8> = (0..8).flat_map(|_| random.number().to_le_bytes()).collect();
        match device.ioctl(node, other.number, &mut argument, &mut memory) {
            Ok(_) => answered += 1,
            Err(errno) => assert_ne!(errno, Errno::EBADF),
        }
        assert!(memory.bytes(mapped, 0x4000).is_some());
    }
    assert!(answered > 100, "{answered}");
}

#[test]
fn broken_descriptions_are_told() {
    let mut random = Random(seed());
    let (_, files) = onespec_machines::DEVICES[0];
    let text: String = files.iter().map(|(_, text)| *text).collect();
    let mut wrong = 0;
    for _ in 0..rounds(300) {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..1 + random.next() % 4 {
            let at = (random.next() as usize) % bytes.len();
            match random.next() % 4 {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, b"[]()=#?:9-, "[(random.next() % 12) as usize]),
                2 => bytes[at] = b"0aZ_]( \n"[(random.next() % 8) as usize],
                _ => {
                    let end = (at + (random.next() % 200) as usize).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Err(problems) = read(&[("device.txt", &*text)]) {
            wrong += 1;
            assert!(problems.iter().all(|problem| problem.line > 0 && problem.column > 0));
        }
    }
    assert!(wrong > 50, "{wrong}");
}
