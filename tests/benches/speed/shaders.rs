//! Shaders per second on ir3: the six programs beside the public compiler's figures, from their text, and by the back end alone
//! from the circuit.

use criterion::{Criterion, Throughput};
use onespec_driver::Level;
use onespec_driver::tgsi::ShaderDriver;
use onespec_tgsi::ast::Shader;
use onespec_tgsi::names::Stage;
use onespec_tgsi::{Diags, check, parse};
use std::hint::black_box;

const SOURCES: [&str; 6] = [
    include_str!("../../../runtime/driver/tests/shaders/1_dot3.tgsi"),
    include_str!("../../../runtime/driver/tests/shaders/2_tex.tgsi"),
    include_str!("../../../runtime/driver/tests/shaders/3_ifelse.tgsi"),
    include_str!("../../../runtime/driver/tests/shaders/4_loop.tgsi"),
    include_str!("../../../runtime/driver/tests/shaders/5_indirect.tgsi"),
    include_str!("../../../runtime/driver/tests/shaders/6_normalize.tgsi"),
];

fn read(text: &str) -> Shader {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).expect("a shader");
    check(&shader, &mut diags);
    shader
}

pub fn bench(c: &mut Criterion) {
    let isa = &onespec_ir3::ISA;
    let target = isa.target("a320").expect("a target");
    let of =
        |stage| ShaderDriver::new(isa, target.clone(), onespec_ir3::SELECTORS, Level::O2, stage).expect("a compiler");
    let (vertex, fragment) = (of(Stage::Vertex), of(Stage::Fragment));
    let driver = |shader: &Shader| match shader.stage {
        Stage::Vertex => &vertex,
        _ => &fragment,
    };
    let mut group = c.benchmark_group("shaders");
    group.throughput(Throughput::Elements(SOURCES.len() as u64));
    group.bench_function("from text", |b| {
        b.iter(|| {
            for text in SOURCES {
                let shader = read(text);
                black_box(driver(&shader).compile(&shader).expect("code"));
            }
        });
    });
    let prepared: Vec<_> = SOURCES
        .iter()
        .map(|text| {
            let shader = read(text);
            driver(&shader)
                .prepare(&shader)
                .map(|made| (shader.stage, made))
                .expect("a circuit")
        })
        .collect();
    group.bench_function("back end", |b| {
        b.iter(|| {
            for (stage, made) in &prepared {
                let of = if *stage == Stage::Vertex { &vertex } else { &fragment };
                black_box(of.finish(made.clone()).expect("code"));
            }
        });
    });
    group.finish();
}
