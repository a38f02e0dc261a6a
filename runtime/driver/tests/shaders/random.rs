//! Random shaders: nested branches, loops with exits, selections, floats and integers, many values that live at once. Compiled with
//! each optional pass on and off, and with a random set of passes for each, they give on waves what the evaluator gives. `ONESPEC_SEED`
//! is the first seed, `ONESPEC_ROUNDS` how many there are.

use super::waves::wave;
use super::{MACHINE, TARGETS, asked, case, compiled_by, target};
use onespec_driver::tgsi::ShaderDriver;
use onespec_driver::{Level, Pass, Passes};
use onespec_test_support::Rng;
use onespec_tgsi::eval::Register;
use onespec_tgsi::names::Stage;
use onespec_tgsi::vectors::{Class, Run};
use std::collections::HashMap;

/// Registers of floats are TEMP[0] to TEMP[6]; of integers TEMP[7] to TEMP[10]; conditions and counters stand behind them.
const FLOATS: usize = 7;
const INTEGERS: usize = 4;
const CONDITION: usize = FLOATS + INTEGERS;
const COUNTERS: usize = CONDITION + 1;
/// An array, and how many registers it has; numbers that are computed reach beyond both ends.
const ARRAY: usize = 100;
const ELEMENTS: usize = 5;
/// Blocks in each other, at most.
const MAX_DEPTH: usize = 3;

struct Maker {
    random: Rng,
    text: String,
    lines: usize,
    loops: usize,
    functions: bool,
    arrays: bool,
}

impl Maker {
    fn line(&mut self, text: &str) {
        self.text += &format!("{:>3}: {text}\n", self.lines);
        self.lines += 1;
    }

    fn swizzle(&mut self) -> String {
        (0..4).map(|_| *self.random.choose(&['x', 'y', 'z', 'w'])).collect()
    }

    fn mask(&mut self) -> String {
        let bits = self.random.below(15) + 1;
        let letters = ['x', 'y', 'z', 'w'].iter().enumerate();
        letters.filter(|(at, _)| bits >> at & 1 == 1).map(|(_, c)| *c).collect()
    }

    fn float(&mut self) -> String {
        let register = match self.random.below(8) {
            0 => format!("IN[{}]", self.random.below(2)),
            1 => format!("CONST[{}]", self.random.below(3)),
            2 => "IMM[0]".to_owned(),
            _ => format!("TEMP[{}]", self.random.below(FLOATS)),
        };
        let swizzle = self.swizzle();
        match self.random.below(8) {
            0 => format!("-{register}.{swizzle}"),
            1 => format!("|{register}.{swizzle}|"),
            2 => format!("-|{register}.{swizzle}|"),
            _ => format!("{register}.{swizzle}"),
        }
    }

    fn integer(&mut self) -> String {
        let register = match self.random.below(6) {
            0 => "IMM[1]".to_owned(),
            1 => format!("CONST[{}]", 3),
            _ => format!("TEMP[{}]", FLOATS + self.random.below(INTEGERS)),
        };
        format!("{register}.{}", self.swizzle())
    }

    /// Reads or writes an element of the array.
    fn element(&mut self) {
        let (index, mask) = (self.integer(), self.mask());
        let element = match self.random.one_in(4) {
            true => format!("TEMP[{}]", ARRAY + self.random.below(ELEMENTS)),
            false => {
                self.line(&format!("AND TEMP[{CONDITION}].y, {index}, IMM[2].xxxx"));
                self.line(&format!("UARL ADDR[0].x, TEMP[{CONDITION}].yyyy"));
                format!("TEMP[ADDR[0].x+{}](1)", ARRAY - self.random.below(2))
            }
        };
        let (other, swizzle) = (self.float(), self.swizzle());
        match self.random.one_in(2) {
            true => self.line(&format!("ADD {element}.{mask}, {element}.{swizzle}, {other}")),
            false => {
                let to = self.random.below(FLOATS);
                self.line(&format!("MUL TEMP[{to}].{mask}, {element}.{swizzle}, {other}"));
            }
        }
    }

    fn operation(&mut self) {
        if self.arrays && self.random.one_in(3) {
            return self.element();
        }
        let mask = self.mask();
        if self.random.one_in(3) {
            let to = format!("TEMP[{}].{mask}", FLOATS + self.random.below(INTEGERS));
            let (opcode, count) = *self.random.choose(&[
                ("UADD", 2),
                ("UMUL", 2),
                ("AND", 2),
                ("OR", 2),
                ("XOR", 2),
                ("NOT", 1),
                ("SHL", 2),
                ("USHR", 2),
                ("ISHR", 2),
                ("INEG", 1),
                ("IMIN", 2),
                ("UMAX", 2),
                ("ISLT", 2),
                ("USGE", 2),
                ("USEQ", 2),
                ("UCMP", 3),
                ("UMAD", 3),
                ("F2I", 0),
                ("FSLT", 0),
            ]);
            let sources: Vec<String> = match (opcode, count) {
                ("F2I", _) => vec![self.float()],
                (_, 0) => (0..2).map(|_| self.float()).collect(),
                _ => (0..count).map(|_| self.integer()).collect(),
            };
            return self.line(&format!("{opcode} {to}, {}", sources.join(", ")));
        }
        let to = format!("TEMP[{}].{mask}", self.random.below(FLOATS));
        if self.functions && self.random.one_in(4) {
            let opcode = *self.random.choose(&["EX2", "LG2", "RSQ", "SIN", "COS", "RCP"]);
            let source = self.float();
            return match self.random.one_in(2) {
                true => self.line(&format!("{opcode} {to}, {source}")),
                false => self.line(&format!("TXL {to}, {source}, SAMP[0], 2D")),
            };
        }
        let (opcode, count) = *self.random.choose(&[
            ("ADD", 2),
            ("MUL", 2),
            ("MAD", 3),
            ("MIN", 2),
            ("MAX", 2),
            ("SLT", 2),
            ("SGE", 2),
            ("SNE", 2),
            ("CMP", 3),
            ("FLR", 1),
            ("TRUNC", 1),
            ("MOV", 1),
            ("SSG", 1),
            ("DP3", 2),
            ("LRP", 3),
            ("I2F", 0),
            ("ADD_SAT", 2),
        ]);
        let sources: Vec<String> = match count {
            0 => vec![self.integer()],
            count => (0..count).map(|_| self.float()).collect(),
        };
        self.line(&format!("{opcode} {to}, {}", sources.join(", ")));
    }

    /// Opens a branch on a random condition.
    fn branch(&mut self) {
        if self.random.one_in(2) {
            let source = self.float();
            return self.line(&format!("IF {source}"));
        }
        let (a, b) = (self.float(), self.float());
        let opcode = *self.random.choose(&["FSLT", "FSGE"]);
        self.line(&format!("{opcode} TEMP[{CONDITION}].x, {a}, {b}"));
        self.line(&format!("UIF TEMP[{CONDITION}].xxxx"));
    }

    fn block(&mut self, depth: usize, in_loop: bool) {
        for _ in 0..2 + self.random.below(6) {
            match self.random.below(if depth < MAX_DEPTH { 9 } else { 6 }) {
                6 | 7 => {
                    self.branch();
                    self.block(depth + 1, in_loop);
                    if self.random.one_in(2) {
                        self.line("ELSE");
                        self.block(depth + 1, in_loop);
                    }
                    self.line("ENDIF");
                }
                8 => self.repeat(depth),
                5 if in_loop && self.random.one_in(3) => {
                    self.branch();
                    let opcode = *self.random.choose(&["BRK", "CONT"]);
                    self.line(opcode);
                    self.line("ENDIF");
                }
                _ => self.operation(),
            }
        }
    }

    /// A loop that runs a few times.
    fn repeat(&mut self, depth: usize) {
        let counter = COUNTERS + self.loops;
        self.loops += 1;
        self.line(&format!("MOV TEMP[{counter}].x, IMM[1].xxxx"));
        self.line("BGNLOOP");
        // The bound is a number, or differs from lane to lane.
        let bound = *self.random.choose(&["IMM[1].yyyy", "IMM[1].zzzz", "IN[2].xxxx"]);
        self.line(&format!("ISGE TEMP[{CONDITION}].x, TEMP[{counter}].xxxx, {bound}"));
        self.line(&format!("UIF TEMP[{CONDITION}].xxxx"));
        self.line("BRK");
        self.line("ENDIF");
        self.line(&format!("UADD TEMP[{counter}].x, TEMP[{counter}].xxxx, IMM[1].wwww"));
        self.block(depth + 1, true);
        self.line("ENDLOOP");
    }
}

/// The text of a shader; with `functions` it has functions that are approximate, and textures.
pub fn source(seed: u64, functions: bool) -> String {
    let mut maker = Maker {
        random: Rng::new(seed),
        text: String::new(),
        lines: 0,
        loops: 0,
        functions,
        arrays: seed / 4 % 3 == 1,
    };
    if maker.arrays {
        for at in 0..ELEMENTS {
            maker.line(&format!(
                "MOV TEMP[{}], CONST[{}].{}",
                ARRAY + at,
                at % 3,
                ["xyzw", "wzyx"][at / 3]
            ));
        }
    }
    for at in 0..FLOATS {
        let from = if at < 3 {
            format!("IN[{}]", at % 2)
        } else {
            format!("CONST[{}]", at % 3)
        };
        maker.line(&format!("MOV TEMP[{at}], {from}"));
    }
    for at in 0..INTEGERS {
        maker.line(&format!(
            "MOV TEMP[{}], CONST[3].{}",
            FLOATS + at,
            ["xyzw", "yzwx", "zwxy", "wxyz"][at]
        ));
    }
    maker.block(0, false);
    if maker.random.one_in(4) {
        let source = maker.float();
        maker.line(&format!("KILL_IF {source}"));
        maker.block(1, false);
    }
    // All values count.
    maker.line("ADD OUT[0], TEMP[0], TEMP[1]");
    for at in 2..FLOATS {
        maker.line(&format!("MOV OUT[{}], TEMP[{at}]", at - 1));
    }
    maker.line(&format!("XOR TEMP[{CONDITION}], TEMP[{FLOATS}], TEMP[{}]", FLOATS + 1));
    maker.line(&format!("XOR OUT[6], TEMP[{CONDITION}], TEMP[{}]", FLOATS + 2));
    maker.line(&format!("MOV OUT[7], TEMP[{}]", FLOATS + 3));
    maker.line("END");
    let mut text = String::from(
        "FRAG\nDCL IN[0], GENERIC[0], CONSTANT\nDCL IN[1], GENERIC[1], CONSTANT\nDCL IN[2], GENERIC[2], CONSTANT\n",
    );
    for output in 0..8 {
        text += &format!("DCL OUT[{output}], COLOR[{output}]\n");
    }
    text += &format!("DCL CONST[0..3]\nDCL TEMP[0..{}]\n", COUNTERS + maker.loops);
    if maker.arrays {
        text += &format!(
            "DCL TEMP[{ARRAY}..{}], ARRAY(1), LOCAL\nDCL ADDR[0]\n",
            ARRAY + ELEMENTS - 1
        );
    }
    if functions {
        text += "DCL SAMP[0]\nDCL SVIEW[0], 2D, FLOAT\n";
    }
    text += "IMM[0] FLT32 {0.0, 1.0, -2.5, 0.5}\nIMM[1] INT32 {0, 3, 5, 1}\n";
    if maker.arrays {
        text += "IMM[2] INT32 {7, 0, 0, 0}\n";
    }
    text + &maker.text
}

/// A driver for fragments, with some optional passes left out.
fn driver(name: &str, level: Level, without: &[Pass]) -> ShaderDriver {
    let found = onespec_machines::find(MACHINE).unwrap();
    let resolved = found.isa.target(name).unwrap();
    let mut driver = ShaderDriver::new(found.isa, resolved, found.selectors, level, Stage::Fragment).unwrap();
    driver.driver.passes = Passes::without(without.iter().copied());
    driver
}

#[test]
fn random_shaders_give_what_the_evaluator_gives_with_passes_on_and_off() {
    const OPTIONAL: [Pass; 5] = [
        Pass::Flatten,
        Pass::FoldConstants,
        Pass::Schedule,
        Pass::Reuse,
        Pass::Arrays,
    ];
    let (first, count) = (asked("ONESPEC_SEED", 1), asked("ONESPEC_ROUNDS", 30));
    let targets = TARGETS.map(target);
    let drivers: Vec<Vec<(String, ShaderDriver)>> = TARGETS
        .iter()
        .map(|name| {
            let mut all = vec![
                ("all passes".to_owned(), driver(name, Level::O2, &[])),
                ("no passes".to_owned(), driver(name, Level::O0, &OPTIONAL)),
            ];
            all.extend(OPTIONAL.map(|pass| (format!("without {pass}"), driver(name, Level::O2, &[pass]))));
            all
        })
        .collect();
    // By target and passes that are left out, what was asked for as yet.
    let mut others: HashMap<(usize, String), ShaderDriver> = HashMap::new();
    let class = Class {
        approximate: false,
        unsigned_zero: true,
    };
    let (mut failed, mut too_large) = (Vec::new(), 0);
    for seed in first..first + count {
        let mut random = Rng::new(seed ^ 0x5eed);
        let text = source(seed, false);
        let mut case = case(&format!("seed {seed}"), &text, class);
        let number = |random: &mut Rng| ((random.below(4096) as f32 - 2048.0) / 128.0).to_bits();
        case.constants = (0..3).map(|_| std::array::from_fn(|_| number(&mut random))).collect();
        case.constants
            .push(std::array::from_fn(|_| random.next() as u32 >> random.below(32)));
        let mut input = |is_bound: bool| -> Register {
            std::array::from_fn(|lane| {
                let mut values: [u32; 4] = std::array::from_fn(|_| number(&mut random));
                if is_bound {
                    values[0] = lane as u32 + 1;
                }
                values
            })
        };
        let run = Run {
            inputs: vec![input(false), input(false), input(true)],
            system_values: Vec::new(),
            outputs: Vec::new(),
            fused: Vec::new(),
            alive: 15,
        };
        let at = seed as usize % TARGETS.len();
        let left_out: Vec<Pass> = OPTIONAL.into_iter().filter(|_| random.one_in(2)).collect();
        let names: Vec<&str> = left_out.iter().map(|pass| pass.name()).collect();
        let names = format!("without {}", names.join(","));
        let other = others
            .entry((at, names.clone()))
            .or_insert_with(|| driver(TARGETS[at], Level::O2, &left_out));
        let usual = drivers[at].iter().map(|(how, driver)| (how, driver));
        for (how, driver) in usual.chain([(&names, &*other)]) {
            match compiled_by(driver, &targets[at], &case.shader) {
                Ok(made) => {
                    if let Err(why) = wave(&targets[at], &made, &case, &run) {
                        let text = if failed.is_empty() { &text[..] } else { "" };
                        failed.push(format!("seed {seed} on {} {how}: {why}\n{text}", TARGETS[at]));
                    }
                }
                Err(why) if why.contains("live") || why.contains("registers") => too_large += 1,
                Err(why) => failed.push(format!("seed {seed} on {} {how}: {why}", TARGETS[at])),
            }
        }
    }
    let shown = failed[..failed.len().min(20)].join("\n");
    assert!(failed.is_empty(), "{} failed:\n{shown}", failed.len());
    assert!(too_large <= count / 4, "{too_large} did not fit the registers");
}
