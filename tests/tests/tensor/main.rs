//! Random commands of the ET-SoC-1's tensor unit beside a second definition of them, written from the tables of its documents and
//! sharing nothing with the description: multiplications of 1 x 1 to 16 x 16 groups of all types, and loads with all transforms.
//! Each command is a vector as public ones are, and runs on each engine. `ONESPEC_SEED` and `ONESPEC_ROUNDS` choose others.

mod half;
mod load;
mod multiply;
mod single;

use multiply::Elements;
use onespec_emulator::api::replay_text;
use onespec_emulator::engine::Engine;
use onespec_emulator::options::Options;
use onespec_tests::ours::described;
use onespec_tests::random::Random;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Commands of each kind on each engine.
const ROUNDS: [(Engine, usize); 2] = [(Engine::Interp, 60), (Engine::Reference, 20)];

/// What the unit holds.
#[derive(Clone, Default)]
pub struct Unit {
    /// Rows of C in the registers f0 to f31, two registers a row.
    registers: [[u32; 16]; 16],
    /// The same of TenC.
    accumulators: [[u32; 16]; 16],
    pub fcsr: u32,
    /// Lines of the scratchpad that were written.
    pub lines: BTreeMap<usize, String>,
}

impl Unit {
    fn register(&mut self, row: usize, column: usize) -> &mut u32 {
        &mut self.registers[row][column]
    }

    fn accumulator(&mut self, row: usize, column: usize) -> &mut u32 {
        &mut self.accumulators[row][column]
    }

    /// The registers of `rows` rows, the lines and the flags as a vector has them.
    fn state(&self, rows: usize) -> Map<String, Value> {
        let mut state = Map::new();
        state.insert("fcsr".into(), format!("{:08x}", self.fcsr).into());
        for (name, matrix) in [('f', &self.registers), ('c', &self.accumulators)] {
            for (row, words) in matrix.iter().take(rows).enumerate() {
                for (half, words) in words.chunks(8).enumerate() {
                    state.insert(format!("{name}{}", 2 * row + half), line_hex(words).into());
                }
            }
        }
        let lines = self.lines.iter();
        state.extend(lines.map(|(at, line)| (format!("s{at}"), line.as_str().into())));
        state
    }
}

struct Memory {
    base: u64,
    bytes: Vec<u8>,
}

/// A command with the state before and after.
pub struct Case {
    csr: u32,
    command: u64,
    /// x31.
    stride: u64,
    mask: u16,
    /// Lines that the command reads.
    pre: Map<String, Value>,
    before: Unit,
    after: Unit,
    /// Rows of C that are in the state.
    rows: usize,
    memory: Option<Memory>,
}

impl Case {
    fn vector(self, kind: &str) -> String {
        let mut pre = self.before.state(self.rows);
        let mut post = self.after.state(self.rows);
        // What stays is left out, but for the flags.
        post.retain(|name, value| name == "fcsr" || pre.get(name) != Some(value));
        pre.extend(self.pre);
        let mut vector = json!({
            "op": kind,
            "csr": format!("{:x}", self.csr),
            "cmd": format!("{:016x}", self.command),
            "x31": format!("{:016x}", self.stride),
            "tmask": format!("{:04x}", self.mask),
            "pre": pre,
            "post": post,
        });
        if let Some(memory) = self.memory {
            vector["mem"] = json!({ "base": format!("{:016x}", memory.base), "pre": hex(&memory.bytes) });
        }
        vector.to_string()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Words in memory order, lowest byte first.
pub fn line_hex(words: &[u32]) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    hex(&bytes)
}

/// A number from the environment.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name)
        .ok()
        .map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is no number")))
}

#[test]
fn random_commands_do_what_the_documents_say() {
    let seed = asked("ONESPEC_SEED").unwrap_or(0x7465_6e73);
    println!("ONESPEC_SEED={seed}");
    let mut random = Random::new(seed);
    let description = described("esperanto");
    let mut wrong = Vec::new();
    for (engine, usual) in ROUNDS {
        let rounds = asked("ONESPEC_ROUNDS").map_or(usual, |rounds| rounds as usize);
        let mut lines = Vec::new();
        for _ in 0..rounds {
            lines.push(multiply::case(Elements::Single, &mut random).vector("fma32"));
            lines.push(multiply::case(Elements::Halves, &mut random).vector("fma16"));
            lines.push(multiply::case(Elements::Bytes, &mut random).vector("ima8"));
            lines.push(load::case(&mut random).vector("load"));
        }
        let options = Options {
            target: "esperanto-a0".into(),
            engine,
            ..Options::default()
        };
        match replay_text(&description, &options, &lines.join("\n")) {
            Ok(summary) if summary.failed == 0 && summary.passed == lines.len() => {
                println!("{engine:9} {:>6} passed", summary.passed);
            }
            Ok(summary) => wrong.push(format!("{engine}: {summary}")),
            Err(error) => wrong.push(format!("{engine}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
