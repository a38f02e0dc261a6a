//! Random programs with macros of the SFPU beside a model of their schedule, written from the public functional model alone: in
//! each cycle all instructions read what was there before, and write behind it. Programs in which two write the same place,
//! or floats would be special, are drawn again.

use super::{assembled, machine, run, values};
use onespec_emulator::options::{End, Options};
use onespec_emulator::tiles::{Area, Fill, Save, Shape, Source};
use std::collections::BTreeMap;
use std::fmt::Write;

const SEED: u64 = 20_261_126;
const PROGRAMS: usize = 120;
/// Row groups of a tile: 4 rows by the even or the odd columns.
const GROUPS: usize = 32;

struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }
}

/// What a template computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// VC + constant.
    AddConstant(i32),
    /// VC + VB.
    Add,
    Xor,
    Not,
    /// 0 * VB + VC.
    Mad,
    /// VB by VC.
    Shift,
}

#[derive(Debug, Clone, Copy)]
struct Template {
    kind: Kind,
    vb: usize,
    vc: usize,
    vd: usize,
}

impl Template {
    fn unit(&self) -> usize {
        match self.kind {
            Kind::Mad => 1,
            Kind::Shift => 2,
            _ => 0,
        }
    }

    fn has_vb(&self) -> bool {
        matches!(self.kind, Kind::Mad | Kind::Shift)
    }

    fn word(&self) -> u32 {
        let (vb, vc, vd) = (self.vb as u32, self.vc as u32, self.vd as u32);
        match self.kind {
            Kind::AddConstant(n) => 0x7900_0005 | (n as u32 & 0xfff) << 12 | vc << 8 | vd << 4,
            Kind::Add => 0x7900_0004 | vc << 8 | vd << 4,
            Kind::Xor => 0x8d00_0000 | vc << 8 | vd << 4,
            Kind::Not => 0x8000_0000 | vc << 8 | vd << 4,
            Kind::Mad => 0x8400_0000 | 9 << 16 | vb << 12 | vc << 8 | vd << 4,
            Kind::Shift => 0x9400_0005 | vb << 12 | vc << 8 | vd << 4,
        }
    }
}

/// A scheduled instruction.
#[derive(Debug, Clone, Copy)]
enum What {
    Nothing,
    Compute {
        kind: Kind,
        vb: usize,
        vc: usize,
        to: usize,
    },
    Store {
        from: usize,
        group: usize,
    },
}

#[derive(Debug, Clone, Copy)]
struct Scheduled {
    delay: u32,
    by_instructions: bool,
    what: What,
}

/// One lane of the machine: registers 0 to 15 and the one of macros.
#[derive(Clone)]
struct Model {
    registers: [u32; 17],
    dst: Vec<u32>,
    units: [Vec<Scheduled>; 4],
}

/// A program that says nothing: what happens is not defined, or not modelled.
struct Undefined;

#[derive(Clone, Copy)]
enum Step {
    /// Macro, loaded register, row group.
    Macro(usize, usize, usize),
    /// VD = VC + constant on the simple unit, from the thread.
    Add(usize, usize, i32),
    VectorNop,
    Nop,
}

struct Configuration {
    templates: [Template; 4],
    sequences: [u32; 4],
    misc: u32,
}

impl Model {
    fn compute(&self, kind: Kind, vb: usize, vc: usize) -> Result<u32, Undefined> {
        let (b, c) = (self.registers[vb], self.registers[vc]);
        let exponent = |bits: u32| bits >> 23 & 0xff;
        Ok(match kind {
            Kind::AddConstant(n) => c.wrapping_add(n as u32),
            Kind::Add => c.wrapping_add(b),
            Kind::Xor => c ^ b,
            Kind::Not => !c,
            Kind::Mad if exponent(b) == 255 || [0, 255].contains(&exponent(c)) => return Err(Undefined),
            Kind::Mad => c,
            Kind::Shift if (c as i32) < 0 => b >> (c.wrapping_neg() & 31),
            Kind::Shift => b << (c & 31),
        })
    }

    fn cycle(&mut self, step: &Step, configuration: &Configuration) -> Result<(), Undefined> {
        let mut due = Vec::new();
        let mut taken = [false; 4];
        for (unit, scheduled) in self.units.iter_mut().enumerate() {
            taken[unit] = scheduled.iter().any(|one| one.delay == 0);
            due.extend(scheduled.iter().filter(|one| one.delay == 0).map(|one| one.what));
            scheduled.retain(|one| one.delay > 0);
        }
        let by_instructions = self.units.iter().flatten().any(|one| one.by_instructions);
        if !by_instructions || !matches!(step, Step::Nop) {
            self.units.iter_mut().flatten().for_each(|one| one.delay -= 1);
        }
        let before = self.clone();
        let mut writes = BTreeMap::new();
        let mut write = |to: usize, value: u32| match writes.insert(to, value) {
            None => Ok(()),
            Some(_) => Err(Undefined),
        };
        let mut stored = None;
        for what in due {
            match what {
                What::Nothing => {}
                What::Compute { kind, vb, vc, to } => write(to, before.compute(kind, vb, vc)?)?,
                What::Store { from, group } => {
                    self.dst[group] = before.registers[from];
                    stored = Some(group);
                }
            }
        }
        match *step {
            Step::Macro(number, vd, group) => {
                if stored == Some(group) {
                    return Err(Undefined);
                }
                write(vd, before.dst[group])?;
                self.schedule(number, vd, group, configuration)?;
            }
            Step::Add(vd, vc, n) if !taken[0] => write(vd, before.registers[vc].wrapping_add(n as u32))?,
            _ => {}
        }
        for (to, value) in writes {
            self.registers[to] = value;
        }
        Ok(())
    }

    fn schedule(&mut self, number: usize, vd: usize, group: usize, of: &Configuration) -> Result<(), Undefined> {
        for unit in 0..4 {
            let how = of.sequences[number] >> (8 * unit) & 0xff;
            let delay = how >> 3 & 7;
            if delay != 7 {
                self.units[unit].retain(|one| one.delay != delay);
            } else if self.units[unit].iter().any(|one| one.delay == 7) {
                return Err(Undefined);
            }
            let to = if how & 0x40 != 0 { 16 } else { vd };
            let what = match how & 7 {
                0 => continue,
                2 => What::Nothing,
                3 if unit == 3 => What::Store {
                    from: match (how & 0x40 != 0, how & 0x80 != 0) {
                        (true, _) => 16,
                        (false, true) => 0,
                        (false, false) => vd,
                    },
                    group,
                },
                3 => What::Nothing,
                k => {
                    let template = of.templates[k as usize - 4];
                    let vc = if how & 0x80 != 0 { template.vc } else { vd };
                    let vb = match how & 0x80 != 0 {
                        true => vd,
                        false if template.has_vb() => template.vb,
                        false => template.vd,
                    };
                    match template.unit() == unit {
                        true => What::Compute {
                            kind: template.kind,
                            vb,
                            vc,
                            to,
                        },
                        false => What::Nothing,
                    }
                }
            };
            self.units[unit].push(Scheduled {
                delay,
                by_instructions: of.misc >> (8 + unit) & 1 == 1,
                what,
            });
        }
        Ok(())
    }
}

fn configuration(random: &mut Random) -> Configuration {
    let kinds = [
        Kind::AddConstant(random.below(4096) as i32 - 2048),
        Kind::Add,
        Kind::Xor,
        Kind::Not,
        Kind::Mad,
        Kind::Shift,
    ];
    let templates = [(); 4].map(|()| Template {
        kind: random.pick(&kinds),
        vb: random.below(16) as usize,
        vc: random.below(16) as usize,
        vd: random.below(16) as usize,
    });
    let sequences = [(); 4].map(|()| {
        let byte = |unit: u32, random: &mut Random| {
            let what = match unit {
                3 => random.pick(&[0, 3, 3]),
                _ => random.pick(&[0, 2, 4, 5, 6, 7, 4, 5, 6, 7]),
            };
            let delay = random.below(8) as u32 & random.pick(&[1, 3, 7]);
            what | delay << 3 | random.pick(&[0, 0x40, 0x80])
        };
        (0..4).fold(0, |all, unit| all | byte(unit, random) << (8 * unit))
    });
    // Stores write 32 bits; units count cycles or instructions.
    let misc = 4 | (random.below(16) as u32 * random.below(2) as u32 * 0x100);
    Configuration {
        templates,
        sequences,
        misc,
    }
}

fn steps(random: &mut Random) -> Vec<Step> {
    let one = |random: &mut Random| match random.below(8) {
        0..4 => Step::Macro(
            random.below(4) as usize,
            random.below(8) as usize,
            random.below(8) as usize,
        ),
        4 => Step::Add(
            random.below(8) as usize,
            random.below(12) as usize,
            random.below(4096) as i32 - 2048,
        ),
        5 => Step::Nop,
        _ => Step::VectorNop,
    };
    (0..6 + random.below(8)).map(|_| one(random)).collect()
}

fn source(configuration: &Configuration, steps: &[Step]) -> String {
    let mut text = String::new();
    let mut line = |words: std::fmt::Arguments<'_>| writeln!(text, "  {words}").expect("memory");
    let mut put = |place: usize, word: u32| {
        line(format_args!("sfploadi L0,{},10", word & 0xffff));
        line(format_args!("sfploadi L0,{},8", word >> 16));
        line(format_args!("sfpconfig {place},0,0"));
    };
    for (place, template) in configuration.templates.iter().enumerate() {
        put(place, template.word());
    }
    for (place, sequence) in configuration.sequences.iter().enumerate() {
        put(4 + place, *sequence);
    }
    put(8, configuration.misc);
    for step in steps {
        match step {
            Step::Macro(number, vd, group) => {
                let at = 2 * group + vd / 4;
                line(format_args!("sfploadmacro {number},L{vd},{at},4,3"));
            }
            Step::Add(vd, vc, n) => line(format_args!("sfpiadd L{vd},L{vc},{n},5")),
            Step::VectorNop => line(format_args!("sfpnop")),
            Step::Nop => line(format_args!("ttnop")),
        }
    }
    text
}

/// The row group of a value by its row and column in a tile: faces of 16 by 16, each of 4 times 2 groups.
fn group(row: usize, column: usize) -> usize {
    let of_face = (row % 16 / 4) * 2 + column % 2;
    (row / 16 * 2 + column / 16) * 8 + of_face
}

/// Each value of a tile by its row group.
fn tile(dst: &[u32]) -> String {
    let mut text = String::new();
    for row in 0..32 {
        for column in 0..32 {
            write!(text, "{:#x} ", dst[group(row, column)]).expect("memory");
        }
        text.push('\n');
    }
    text
}

#[test]
fn random_macros_run_as_their_schedule_says() {
    let mut random = Random(SEED);
    let (mut ran, mut tried) = (0, 0);
    while ran < PROGRAMS {
        tried += 1;
        assert!(
            tried < 100 * PROGRAMS,
            "{ran} of {tried} programs say something, SEED {SEED}"
        );
        let (configuration, steps) = (configuration(&mut random), steps(&mut random));
        let mut model = Model {
            registers: [0; 17],
            dst: (0..GROUPS)
                .map(|_| random.below(1 << 31) as u32 ^ (random.below(1 << 31) as u32) << 1)
                .collect(),
            units: Default::default(),
        };
        for register in 0..8 {
            model.registers[register] = random.below(1 << 31) as u32;
        }
        let constants = [
            0x3f56_594b,
            0,
            0x3f80_0000,
            0xbf80_0000,
            0x3b00_0000,
            0xbf2c_c4c7,
            0xbeb0_8ff9,
            0,
        ];
        model.registers[8..16].copy_from_slice(&constants);
        let state: String = (1..8)
            .map(|n| format!("L{n}=each:{:#x} ", model.registers[n]))
            .collect();
        // What the program leaves in L0 when it has been configured. Tile ids differ by lanes: lane 0 is compared.
        model.registers[0] = configuration.misc;
        let filled = tile(&model.dst);
        let idle = (0..16).map(|_| Step::VectorNop);
        let all: Vec<Step> = steps.iter().copied().chain(idle).collect();
        if all.iter().any(|step| model.cycle(step, &configuration).is_err()) {
            continue;
        }
        // Lanes of the register with the numbers of lanes differ, which the model has not.
        let reads_numbers = configuration
            .templates
            .iter()
            .any(|one| [one.vb, one.vc, one.vd].contains(&15));
        if reads_numbers {
            continue;
        }
        ran += 1;
        let text = source(&configuration, &steps);
        for target in ["wormhole", "blackhole"] {
            let isa = machine(target).isa();
            let area = Area {
                memory: "dst".into(),
                tiles: None,
                format: "int32".into(),
            };
            let options = Options {
                state: values(&state),
                shown: (0..8).map(|n| format!("L{n}")).chain(["spare".into()]).collect(),
                fills: vec![Fill {
                    area: area.clone(),
                    source: Source::Text(filled.clone()),
                }],
                saves: vec![Save {
                    area,
                    shape: Shape::Raw,
                }],
                ..Options::default()
            };
            let data = assembled(isa, &isa.target(target).expect("a target"), None, &text);
            let (outcome, _) = run(target, &data, "", &options).unwrap_or_else(|error| panic!("{error}"));
            let place = format!("{target}, program {ran}, SEED {SEED}:\n{text}");
            assert_eq!(outcome.end, End::Exit, "{place}");
            let registers = outcome.state.iter().zip([0, 1, 2, 3, 4, 5, 6, 7, 16]);
            for ((name, found), number) in registers {
                let wanted = model.registers[number].to_le_bytes();
                assert!(
                    found.chunks(4).all(|lane| lane == wanted),
                    "{name} is {found:02x?}, not {wanted:02x?}; {place}"
                );
            }
            let wanted: Vec<u8> = (0..1024)
                .flat_map(|at| model.dst[group(at / 32, at % 32)].to_le_bytes())
                .collect();
            assert!(outcome.saved[0] == wanted, "Dst differs; {place}");
        }
    }
}
