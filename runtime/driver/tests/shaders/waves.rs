//! Compiled shaders on waves of four lanes, beside the evaluator.

use super::{BUDGET, MACHINE, Target};
use onespec_driver::tgsi::{CompiledShader, InputPlace};
use onespec_emulator::engine::Engine;
use onespec_emulator::group::{Initial, LaneGroup, Launch, Resources, Texture, Varyings};
use onespec_emulator::options::{End, Options};
use onespec_emulator::{api, platforms};
use onespec_tgsi::eval::{self, Register, Rules};
use onespec_tgsi::names::{File, Semantic, Target as TextureTarget};
use onespec_tgsi::vectors::{Case, Class, Run};

/// How far approximate results of programs of our own may be off.
const OWN: f32 = 1.0 / 65_536.0;

/// How results may differ: quotients are products with inverses, and which zero it is does not count.
pub fn class(case: &Case) -> Class {
    Class {
        approximate: case.class.approximate || case.text.contains("DIV"),
        unsigned_zero: true,
    }
}

/// The program of a shader, ready for waves.
fn loaded(target: &Target, code: &[u8]) -> Box<dyn LaneGroup> {
    let found = onespec_machines::find(MACHINE).unwrap();
    let resolved = found.isa.target(target.name).unwrap();
    let platform = platforms::choose(found.isa, &resolved, None).unwrap().unwrap();
    let image = onespec_elf::image(found.isa, &resolved, platform.entry, code).unwrap();
    let options = Options {
        target: target.name.to_owned(),
        engine: Engine::Interp,
        max_insns: Some(BUDGET as u64),
        // What a lane reads too early ends the run.
        timing: true,
        ..Options::default()
    };
    api::load_group(&found.description(), &image, &options).unwrap()
}

/// Whether a result is what the evaluator gives. Of programs of our own sines and cosines may be off by the machine's bound, 2^-20,
/// with what they are multiplied by.
fn agrees(case: &Case, got: u32, wanted: u32) -> bool {
    let class = class(case);
    let is_own = case.line == 0 && class.approximate;
    let distance = (f32::from_bits(got) - f32::from_bits(wanted)).abs();
    class.agrees(got, wanted) || is_own && distance <= OWN
}

/// What a shader leaves.
pub struct Left {
    pub outputs: Vec<Register>,
    /// A bit for each lane that is not discarded.
    pub alive: u8,
}

/// What the evaluator says that a shader leaves.
pub fn evaluated(case: &Case, run: &Run) -> Result<Left, String> {
    let rules = Rules {
        flush: true,
        fused: true,
        ..Rules::default()
    };
    let program = eval::Program::new(&case.shader).map_err(|error| error.to_string())?;
    let left = program
        .run(&mut case.environment(run), &rules)
        .map_err(|error| error.to_string())?;
    Ok(Left {
        outputs: left.outputs,
        alive: left.alive,
    })
}

/// What a wave of four lanes leaves that differs from what the evaluator gives.
pub fn wave(target: &Target, made: &CompiledShader, case: &Case, run: &Run) -> Result<(), String> {
    wave_beside(target, made, (case, run), &evaluated(case, run)?)
}

/// What a wave of four lanes leaves that differs from what is wanted.
pub fn wave_beside(
    target: &Target,
    made: &CompiledShader,
    (case, run): (&Case, &Run),
    wanted: &Left,
) -> Result<(), String> {
    let isa = target.decoder.isa();
    let name = |file: u16, number: u64| {
        isa.files[usize::from(file)]
            .spelling(number as i64)
            .expect("a register")
            .to_owned()
    };
    let constant_file = isa.files.iter().position(|file| file.name == "C").unwrap() as u16;
    let mut resources = Resources::default();
    for (unit, texture) in case.textures.iter().enumerate() {
        resources
            .samplers
            .push(texture.as_ref().map(eval::Texture::sampler).unwrap_or_default());
        // Of the target that an instruction names for the unit.
        let mut textured = case.shader.instructions().filter(|it| {
            let sampler = it.sources.last().map(|source| &source.register);
            sampler.is_some_and(|it| it.file == File::Sampler && it.index.base as usize == unit)
        });
        let target = textured.next().and_then(|it| it.target).unwrap_or(TextureTarget::TwoD);
        resources.textures.push(texture.as_ref().map(|texture| Texture {
            levels: texture.levels.clone(),
            shape: eval::shape(target),
        }));
    }
    let mut launch = Launch {
        lanes: 4,
        ..Launch::default()
    };
    let mut varyings = Varyings {
        primitives: vec![Vec::new(); 4],
        lane: vec![0, 1, 2, 3],
        provoking: 0,
        flat: Vec::new(),
    };
    for (scalar, place) in &made.inputs {
        let of = |lane: usize| run.inputs[*scalar as usize / 4][lane][*scalar as usize % 4];
        match place {
            InputPlace::Register(file, number) => launch.registers.push(Initial {
                name: name(*file, (*number).into()),
                values: (0..4).map(|lane| of(lane).into()).collect(),
            }),
            InputPlace::Slot(slot) | InputPlace::Flat(slot) => {
                if matches!(place, InputPlace::Flat(_)) {
                    varyings.flat.push((*slot).into());
                }
                for (lane, slots) in varyings.primitives.iter_mut().enumerate() {
                    slots.resize(slots.len().max(*slot as usize + 1), [0; 3]);
                    slots[*slot as usize] = [of(lane); 3];
                }
            }
            InputPlace::Begins => {}
        }
    }
    // What the rasteriser says: of a front face, which is positive, 0.
    let declared = |semantic: Semantic| {
        let mut all = case.shader.declarations().filter(|it| it.file == File::Input);
        let found = all.find(|it| it.semantic.is_some_and(|(known, _)| known == semantic));
        found.and_then(|it| Some(it.range?.0 as usize))
    };
    for (what, (file, first), count) in &made.code.begins {
        let value = |part: u16, lane: usize| -> u64 {
            match *what {
                "face" => match declared(Semantic::Face).map(|register| run.inputs[register][lane][0]) {
                    Some(word) if f32::from_bits(word) < 0.0 => 0xffff,
                    _ => 0,
                },
                "position" => {
                    let register = declared(Semantic::Position).expect("a position");
                    let word = run.inputs[register][lane][usize::from(part)];
                    match part {
                        // Of a whole number of pixels, the centre.
                        0 | 1 => (f32::from_bits(word).floor() * 16.0) as u64 + 8,
                        _ => word.into(),
                    }
                }
                "vertex_id" | "instance_id" => run.system_values.first().map_or(0, |value| value[lane][0].into()),
                // A place within the primitive: vertices have the same values.
                _ => 0.25f32.to_bits().into(),
            }
        };
        for part in 0..u16::from(*count) {
            launch.registers.push(Initial {
                name: name(*file, u64::from(first + part)),
                values: (0..4).map(|lane| value(part, lane)).collect(),
            });
        }
    }
    resources.varyings = varyings;
    let literals = (made.literals..).zip(made.code.literals.iter().map(|number| *number as u32));
    let all = (0..).zip(case.constants.iter().flatten().copied()).chain(literals);
    launch.registers.extend(all.map(|(at, value)| Initial {
        name: name(constant_file, u64::from(at)),
        values: vec![value.into()],
    }));
    let outputs = made.outputs.iter().flat_map(|(register, (file, first))| {
        (0..4).map(move |component| (*register, component, *file, u64::from(*first) + component as u64))
    });
    let outputs: Vec<_> = outputs.collect();
    launch.shown = outputs
        .iter()
        .map(|(_, _, file, number)| name(*file, *number))
        .collect();
    let end = loaded(target, &made.code.program()).run(&launch, &mut resources);
    let end = end.map_err(|error| error.to_string())?;
    if !matches!(end.end, End::Exit) {
        return Err(format!("{:?} {:?}", end.end, end.fault));
    }
    let discarded = end.discarded.0 as u8;
    if !discarded & 0xf != wanted.alive {
        return Err(format!("lanes {discarded:b} are discarded, {:b} live", wanted.alive));
    }
    for ((register, component, ..), (_, values)) in outputs.iter().zip(&end.values) {
        for lane in (0..4).filter(|lane| wanted.alive >> lane & 1 == 1) {
            let (got, wanted) = (
                values[lane] as u32,
                wanted.outputs[*register as usize][lane][*component],
            );
            if !agrees(case, got, wanted) {
                return Err(format!(
                    "OUT[{register}].{component} lane {lane}: {got:08x}, not {wanted:08x}"
                ));
            }
        }
    }
    Ok(())
}
