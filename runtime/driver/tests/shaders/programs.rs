//! Programs of `programs` and pictures of `examples/shaders`, on random inputs: on waves of every target, beside the evaluator.

use super::waves::wave;
use super::{TARGETS, case, compiled, target};
use onespec_test_support::Rng;
use onespec_tgsi::eval::{Filter, Level, Register, Texture};
use onespec_tgsi::vectors::{Class, Run};
use std::path::Path;

/// Runs of each program.
const RUNS: u64 = 6;
/// What programs name whose results are within a few units in the last place.
const APPROXIMATE: [&str; 9] = ["EX2", "LG2", "SIN", "COS", "RCP", "RSQ", "SQRT", "POW", " SAMP"];

fn texture(random: &mut Rng) -> Texture {
    let texel = |random: &mut Rng| (random.below(256) as f32 / 256.0).to_bits();
    Texture {
        levels: vec![Level {
            size: [8, 8, 1],
            texels: (0..64).map(|_| std::array::from_fn(|_| texel(random))).collect(),
        }],
        minify: Filter::Linear,
        magnify: Filter::Linear,
        ..Texture::default()
    }
}

/// Constants, textures and inputs of a run.
pub fn bound(random: &mut Rng) -> (Vec<[u32; 4]>, Vec<Option<Texture>>, Run) {
    let number = |random: &mut Rng| ((random.below(4096) as f32 - 2048.0) / 512.0).to_bits();
    let constants = (0..6).map(|_| std::array::from_fn(|_| number(random))).collect();
    let textures = vec![Some(texture(random))];
    let mut input = || -> Register { std::array::from_fn(|_| std::array::from_fn(|_| number(random))) };
    let run = Run {
        inputs: vec![input(), input()],
        system_values: Vec::new(),
        outputs: Vec::new(),
        fused: Vec::new(),
        alive: 15,
    };
    (constants, textures, run)
}

#[test]
fn programs_give_what_the_evaluator_gives() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [root.join("tests/shaders/programs"), root.join("../../examples/shaders")];
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("shaders"));
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "tgsi"));
    files.sort();
    assert!(files.len() >= 30, "{} programs", files.len());
    let targets = TARGETS.map(target);
    let mut failed = Vec::new();
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("a shader");
        let class = Class {
            approximate: APPROXIMATE.iter().any(|word| text.contains(word)),
            unsigned_zero: true,
        };
        let mut case = case(&name, &text, class);
        for seed in 1..=RUNS {
            let mut random = Rng::new(seed);
            let run;
            (case.constants, case.textures, run) = bound(&mut random);
            for target in &targets {
                let made = compiled(target, &case.shader);
                if let Err(why) = made.and_then(|made| wave(target, &made, &case, &run)) {
                    failed.push(format!("{name} on {}, seed {seed}: {why}", target.name));
                }
            }
        }
    }
    let shown = failed[..failed.len().min(30)].join("\n");
    assert!(failed.is_empty(), "{} failed:\n{shown}", failed.len());
}
