//! Wave instructions per second on ir3: loops of arithmetic, of branches that lanes take apart, and of texture samples, for 32
//! lanes. An instruction counts once for all lanes of the wave.

use crate::interpret::program;
use criterion::{Criterion, Throughput};
use onespec_emulator::api;
use onespec_emulator::group;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options};

/// The bodies of loops: name and instructions.
const BODIES: [(&str, &str); 3] = [
    (
        "arithmetic",
        "mad.f32 r1.x, r0.y, r0.z, r1.x
         mad.f32 r1.y, r0.y, r0.w, r1.y
         mul.f r1.z, r0.y, r0.z
         add.f r1.w, r0.y, r0.w
         add.u r2.x, r0.x, r7.x
         shl.b r2.y, r0.x, 3
         xor.b r2.z, r0.x, r7.x
         max.f r2.w, r0.y, r0.z
         and.b r3.x, r0.x, r7.x",
    ),
    (
        "branches",
        "and.b r1.x, r0.x, 1
         (rpt5)nop
         cmps.u.eq p0.x, r1.x, 0
         (rpt5)nop
         br p0.x, #even
         add.u r1.y, r0.x, r7.x
         jump #join
        even:
         (jp)sub.u r1.z, r0.x, r7.x
        join:
         (jp)nop",
    ),
    (
        "textures",
        "sam (f32)(xyzw)r1.x, r0.y, s#0, t#0\n(sy)add.f r2.x, r1.x, r1.y",
    ),
];

/// Values that lanes begin with, and a texture.
const DATA: &str = "
lanes 32
state r0.x lane
state r0.y 0.25
state r0.z 0.75
state r0.w 1.5
texture 0 2d 2x2 0.5 0.25 1.0 1.0 0.0 0.5 0.25 1.0 1.0 0.0 0.5 1.0 0.75 0.5 0.25 1.0
";

/// A loop of so many rounds.
fn source(body: &str) -> String {
    format!(
        "mov.u32u32 r7.x, 2000
        (rpt5)nop
        loop:
         {body}
         sub.u r7.x, r7.x, 1
         (rpt5)nop
         cmps.u.gt p0.x, r7.x, 0
         (rpt5)nop
         br p0.x, #loop
         end\n"
    )
}

pub fn bench(c: &mut Criterion) {
    let description = Description::generated(&onespec_ir3::MACHINE);
    let options = Options {
        target: "a420".into(),
        ..Options::default()
    };
    let mut data = group::read(DATA, &|_| Err("no pictures".to_owned())).expect("data");
    let launch = data.launch(0, 32);
    let mut group = c.benchmark_group("waves");
    group.sample_size(10);
    for (name, body) in BODIES {
        let path = program(&format!("wave-{name}"), &source(body), &["--target", "a420"]).expect("a program");
        let image = std::fs::read(&path).expect("the program");
        let mut wave = api::load_group(&description, &image, &options).expect("a wave");
        let mut run = || wave.run(&launch, &mut data.resources).expect("a run");
        let end = run();
        assert_eq!(end.end, End::Exit, "{name}");
        group.throughput(Throughput::Elements(end.instructions));
        group.bench_function(name, |b| b.iter(|| run().instructions));
    }
    group.finish();
}
