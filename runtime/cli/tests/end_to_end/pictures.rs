//! Pictures of `examples/shaders`: waves of every target draw what the evaluator of the language says of each pixel, also of shaders
//! that stand there in Volt, too.

use crate::support::{onespec, root};
use onespec_tgsi::eval::{Environment, Filter, Level, Program, Register, Rules, Texture};
use onespec_tgsi::{Diags, parse};
use std::collections::HashMap;
use std::io::Cursor;

/// Steps of 255 by which a component may differ: functions of the machine are approximate, and a pixel is rounded.
const STEPS: u8 = 1;
/// One pixel in so many may differ more: where a comparison is as good as equal, both sides are right.
const RARE: usize = 200;
/// Texels of the squares, each way.
const SQUARES: u32 = 8;

/// Red, green, blue and alpha of each pixel, and the size.
fn pixels(file: &[u8]) -> ([usize; 2], Vec<[u8; 4]>) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a picture");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    let pixels = bytes
        .chunks_exact(4)
        .map(|pixel| pixel.try_into().expect("four components"));
    ([info.width as usize, info.height as usize], pixels.collect())
}

/// Squares of black and white, the first one white.
fn checker() -> Texture {
    let one = 1f32.to_bits();
    let texel = |at: u32| match (at % SQUARES + at / SQUARES) % 2 {
        0 => [one; 4],
        _ => [0, 0, 0, one],
    };
    Texture {
        levels: vec![Level {
            size: [SQUARES, SQUARES, 1],
            texels: (0..SQUARES * SQUARES).map(texel).collect(),
        }],
        minify: Filter::Linear,
        magnify: Filter::Linear,
        ..Texture::default()
    }
}

/// The constants that a data file gives, by name.
fn constants(data: &str) -> Vec<[u32; 4]> {
    let named = data.lines().filter_map(|line| {
        let (name, value) = line.strip_prefix("state ")?.split_once(' ')?;
        let value: f32 = value.parse().ok()?;
        Some((name.to_owned(), value.to_bits()))
    });
    let named: HashMap<String, u32> = named.collect();
    let of = |register: usize, component: &str| named.get(&format!("CONST[{register}].{component}")).copied();
    let registers = (0..8).map(|register| ["x", "y", "z", "w"].map(|component| of(register, component).unwrap_or(0)));
    registers.collect()
}

/// What the evaluator says of a picture of this size. The inputs go from 0 to 1 across and down.
fn evaluated(source: &str, data: &str, [width, height]: [usize; 2]) -> Vec<[u8; 4]> {
    let shader = parse(source, &mut Diags::new(0)).expect("a shader");
    let program = Program::new(&shader).expect("a program");
    let rules = Rules {
        flush: true,
        fused: true,
        ..Rules::default()
    };
    let mut all = vec![[0; 4]; width * height];
    for (y, x) in (0..height)
        .step_by(2)
        .flat_map(|y| (0..width).step_by(2).map(move |x| (y, x)))
    {
        let place = |lane: usize| (x + lane % 2, y + lane / 2);
        let share = |at: usize, of: usize| ((at as f32 + 0.5) / of as f32).to_bits();
        let input: Register = std::array::from_fn(|lane| {
            let (x, y) = place(lane);
            [share(x, width), share(y, height), 0, 0]
        });
        let mut environment = Environment {
            inputs: vec![input],
            constants: vec![constants(data)],
            textures: vec![Some(checker())],
            ..Environment::default()
        };
        let end = program.run(&mut environment, &rules).expect("an end");
        for lane in (0..4).filter(|lane| end.alive >> lane & 1 == 1) {
            let (x, y) = place(lane);
            let component = |bits: u32| (f32::from_bits(bits).clamp(0.0, 1.0) * 255.0).round_ties_even() as u8;
            all[y * width + x] = end.outputs[0][lane].map(component);
        }
    }
    all
}

#[test]
fn waves_draw_what_the_evaluator_says() {
    let folder = root().join("examples/shaders");
    let mut drawn = 0;
    for file in std::fs::read_dir(&folder).expect("shaders").flatten() {
        let shader = file.path();
        if shader.extension().is_none_or(|ending| ending != "tgsi") {
            continue;
        }
        let data = shader.with_extension("txt");
        let read = |path| std::fs::read_to_string(path).expect("a text");
        let (source, text) = (read(&shader), read(&data));
        let mut wanted: Option<Vec<[u8; 4]>> = None;
        // The same shader in Volt, with a data file that names its values.
        let mut forms = vec![(shader.clone(), data.clone())];
        let in_volt = shader.with_extension("vt");
        if in_volt.exists() {
            let name = format!("{}_volt.txt", shader.file_stem().expect("a name").to_string_lossy());
            forms.push((in_volt, folder.join(name)));
        }
        let targets = ["a320", "a420", "a540", "a630"];
        for ((shader, data), target) in forms.iter().flat_map(|form| targets.map(|target| (form, target))) {
            let out = std::env::temp_dir().join(format!("onespec-picture-{}-{target}.png", std::process::id()));
            let [data, shader, out] = [data, shader, &out].map(|path| path.to_str().expect("a path"));
            let ran = onespec(&["run", "--target", target, "--wave", data, "-o", out, shader], b"");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{shader} on {target}");
            let (size, got) = pixels(&std::fs::read(out).expect("a picture"));
            std::fs::remove_file(out).expect("it goes");
            let wanted = wanted.get_or_insert_with(|| evaluated(&source, &text, size));
            let differs = |(a, b): &(&[u8; 4], &[u8; 4])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > STEPS);
            let wrong = got.iter().zip(&*wanted).filter(differs).count();
            assert!(
                wrong * RARE <= got.len(),
                "{shader} on {target}: {wrong} of {} pixels",
                got.len()
            );
            drawn += 1;
        }
    }
    assert!(drawn >= 12, "{drawn} pictures");
}
