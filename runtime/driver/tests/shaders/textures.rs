//! Texture opcodes for every target of textures: on waves, beside the evaluator.

use super::waves::wave;
use super::{TARGETS, case, compiled, target};
use onespec_test_support::Rng;
use onespec_tgsi::eval::{Compare, Filter, Level, Mip, Register, Texture, Wrap};
use onespec_tgsi::names::Target;
use onespec_tgsi::vectors::{Class, Run};

/// Texels along an axis, and layers; a cube has equal sides.
const SIDE: u32 = 8;
const LAYERS: u32 = 3;

/// Sizes of a level of textures of a target.
fn size(target: Target, level: u32) -> [u32; 3] {
    let side = SIDE >> level;
    let layers = if target.is_array() { LAYERS } else { 1 };
    match target.dimensions() {
        _ if target.is_cube() => [side, side, 6 * layers],
        1 => [side, 1, layers],
        2 => [side, side, layers],
        _ => [side, side, side],
    }
}

fn texture(target: Target, random: &mut Rng) -> Texture {
    let levels = if matches!(target, Target::Rect | Target::ShadowRect) {
        1
    } else {
        3
    };
    let level = |number: u32, random: &mut Rng| {
        let size = size(target, number);
        let count = size.iter().product::<u32>();
        let number = |random: &mut Rng| (random.below(256) as f32 / 256.0).to_bits();
        Level {
            size,
            texels: (0..count).map(|_| std::array::from_fn(|_| number(random))).collect(),
        }
    };
    let filter = |random: &mut Rng| *random.choose(&[Filter::Nearest, Filter::Linear]);
    Texture {
        levels: (0..levels).map(|number| level(number, random)).collect(),
        wrap: std::array::from_fn(|_| *random.choose(&[Wrap::Repeat, Wrap::ClampToEdge, Wrap::MirrorRepeat])),
        minify: filter(random),
        magnify: filter(random),
        mip: *random.choose(&[Mip::None, Mip::Nearest, Mip::Linear]),
        compare: Compare::LessEqual,
        ..Texture::default()
    }
}

/// A register of coordinates: places of a quad that lie close to each other, and layers that are no halves.
fn coordinates(target: Target, opcode: &str, random: &mut Rng) -> Register {
    let rect = if matches!(target, Target::Rect | Target::ShadowRect) {
        SIDE as f32
    } else {
        1.0
    };
    let share = |random: &mut Rng| (random.below(1 << 12) as f32 / 4096.0) * 3.0 - 1.0;
    let first: [f32; 4] = std::array::from_fn(|_| share(random) * rect);
    let step: [f32; 4] = std::array::from_fn(|_| random.below(64) as f32 / 128.0 * rect);
    let layer = random.below(LAYERS as usize + 1) as f32 + 0.25;
    std::array::from_fn(|lane| {
        std::array::from_fn(|component| {
            let along = (lane % 2 + lane / 2) as f32;
            let value = match component {
                at if target.is_array() && at == target.dimensions() => layer,
                at if target.reference() == Some(at) => random.below(256) as f32 / 256.0,
                3 if opcode == "TXP" => 2.0,
                3 if opcode == "TXL" || opcode == "TXB" => random.below(8) as f32 / 4.0,
                at => first[at] + along * step[at],
            };
            match opcode {
                // A level that there is, and texels inside of it.
                "TXF" if component == 3 => (random.below(2)) as u32,
                "TXF" if target.is_array() && component == target.dimensions() => random.below(LAYERS as usize) as u32,
                "TXF" => 1 + random.below(SIDE as usize / 2 - 2) as u32,
                "TXQ" => random.below(2) as u32,
                _ => value.to_bits(),
            }
        })
    })
}

/// Whether an opcode has coordinates, reference, layer and its own component in one register.
fn has_room(opcode: &str, target: Target) -> bool {
    let taken = target.dimensions() + usize::from(target.is_array());
    let taken = target.reference().map_or(taken, |at| taken.max(at + 1));
    match opcode {
        "TXP" => taken < 4 && !target.is_array() && !target.is_cube(),
        "TXB" | "TXL" => taken < 4,
        "TXF" => taken < 4 && target.reference().is_none() && !target.is_cube() && target != Target::Rect,
        "TG4" => target.reference().is_none() && target.dimensions() == 2,
        "TXQ" => target.reference().is_none() && target != Target::Rect && !target.is_cube(),
        _ => taken <= 4,
    }
}

fn shader(stage: &str, opcode: &str, target: Target, offset: bool) -> String {
    let offset = if offset { ", IMM[0].xyz" } else { "" };
    let sources = match opcode {
        "TXD" => "IN[0], IN[1], IN[2], SAMP[0]",
        "TG4" => "IN[0], IMM[0].wwww, SAMP[0]",
        _ => "IN[0], SAMP[0]",
    };
    let declared = match stage {
        "FRAG" => "GENERIC[0], CONSTANT",
        _ => "GENERIC[0]",
    };
    let inputs: String = (0..3)
        .map(|number| format!("DCL IN[{number}], {}\n", declared.replace('0', &number.to_string())))
        .collect();
    let inputs = if stage == "FRAG" {
        inputs
    } else {
        "DCL IN[0..2]\n".to_owned()
    };
    format!(
        "{stage}\n{inputs}DCL OUT[0], {}\nDCL SAMP[0]\nDCL SVIEW[0], {}, FLOAT\nIMM[0] INT32 {{1, -1, 1, 2}}\n  0: {opcode} OUT[0], {sources}, {}{offset}\n  1: END\n",
        if stage == "FRAG" { "COLOR" } else { "POSITION" },
        target.word(),
        target.word()
    )
}

#[test]
fn textures_of_every_target_give_what_the_evaluator_gives() {
    let targets = [
        Target::OneD,
        Target::TwoD,
        Target::ThreeD,
        Target::Cube,
        Target::Rect,
        Target::OneDArray,
        Target::TwoDArray,
        Target::CubeArray,
        Target::Shadow1D,
        Target::Shadow2D,
        Target::ShadowRect,
        Target::ShadowCube,
        Target::Shadow1DArray,
        Target::Shadow2DArray,
    ];
    let mut random = Rng::new(17);
    let (mut failed, mut ran) = (Vec::new(), 0);
    for machine in TARGETS.map(target) {
        for texture_target in targets {
            for (opcode, stage) in [
                ("TEX", "FRAG"),
                ("TEX", "VERT"),
                ("TXP", "FRAG"),
                ("TXB", "FRAG"),
                ("TXL", "FRAG"),
                ("TXL", "VERT"),
                ("TXD", "FRAG"),
                ("TXF", "FRAG"),
                ("TG4", "FRAG"),
                ("TXQ", "VERT"),
            ] {
                if !has_room(opcode, texture_target) {
                    continue;
                }
                // Of a vertex the evaluator has derivatives, the machine none.
                for offset in [false, true] {
                    if offset && (texture_target.is_cube() || opcode == "TXQ" || (opcode, stage) == ("TEX", "VERT")) {
                        continue;
                    }
                    let text = shader(stage, opcode, texture_target, offset);
                    let class = Class {
                        approximate: true,
                        unsigned_zero: true,
                    };
                    let mut case = case("texture", &text, class);
                    let mut bound = texture(texture_target, &mut random);
                    let first = coordinates(texture_target, opcode, &mut random);
                    if (opcode, stage) == ("TEX", "VERT") {
                        bound.lod = (0.0, 0.0);
                    }
                    case.textures.push(Some(bound));
                    let slope = |random: &mut Rng| -> Register {
                        let number = |random: &mut Rng| (random.below(64) as f32 / 128.0).to_bits();
                        let of_quad: [u32; 4] = std::array::from_fn(|_| number(random));
                        [of_quad; 4]
                    };
                    let run = Run {
                        inputs: vec![first, slope(&mut random), slope(&mut random)],
                        system_values: Vec::new(),
                        outputs: Vec::new(),
                        fused: Vec::new(),
                        alive: 15,
                    };
                    let made = compiled(&machine, &case.shader);
                    match made.and_then(|made| wave(&machine, &made, &case, &run)) {
                        Ok(()) => ran += 1,
                        Err(why) => failed.push(format!("{} {why}\n{text}", machine.name)),
                    }
                }
            }
        }
    }
    let shown = failed[..failed.len().min(12)].join("\n");
    assert!(
        failed.is_empty(),
        "{} of {} failed:\n{shown}",
        failed.len(),
        failed.len() + ran
    );
    assert!(ran >= 400, "{ran} shaders");
}
