//! From the text of all descriptions to Rust: reading, checking, emitting.

use criterion::Criterion;
use onespec_gen::{check_machine, machines};
use onespec_tests::programs;

pub fn bench(c: &mut Criterion) {
    let spec = programs::here().join("../spec");
    let mut group = c.benchmark_group("generate");
    group.sample_size(10);
    group.bench_function("read and check all descriptions", |b| {
        b.iter(|| {
            machines(&spec)
                .iter()
                .map(|name| check_machine(&spec, name).diags.list.len())
                .sum::<usize>()
        });
    });
    group.bench_function("read, check and emit all descriptions", |b| {
        b.iter(|| {
            let emit = |name: &String| {
                let checked = check_machine(&spec, name);
                let (model, tables) = (checked.model.as_ref()?, checked.tables?);
                let made = onespec_gen::emit::rust::Crate::new(model, tables, checked.programs);
                let files = onespec_gen::emit::files::split(made.parts(model, checked.programs)).ok()?;
                Some(files.iter().map(|file| file.text.len()).sum::<usize>())
            };
            machines(&spec).iter().filter_map(emit).sum::<usize>()
        });
    });
    group.finish();
}
