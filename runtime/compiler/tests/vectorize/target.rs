//! Targets with vectors, and the evaluator for them.

use crate::support::gates;
use onespec_compiler::evaluate::{Asked, Done, Semantics, Stored, Tables};
use onespec_compiler::vectorize::{Scale, Tail, VectorTarget};
use onespec_gen::sem::eval::Gates;
use onespec_graph::TypeSet;
use onespec_graph::semantics::{GateMemory, WideArgs};
use onespec_graph::set::FoldArgs;
use std::path::Path;
use std::sync::Arc;

/// Scalars by the generated folder, vectors by the reference evaluator.
pub struct Mixed(Gates);

impl Semantics for Mixed {
    fn scale(&self) -> u32 {
        self.0.scale()
    }

    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        Tables(gates()).eval(args).or_else(|| self.0.eval(args))
    }

    fn run(&mut self, args: WideArgs<'_>, memory: &mut dyn GateMemory) -> Option<Vec<u64>> {
        self.0.run(args, memory)
    }

    fn instruction(
        &mut self,
        asked: Asked<'_>,
        memory: &mut dyn GateMemory,
        stores: &mut Vec<Stored>,
    ) -> Result<Done, String> {
        self.0.instruction(asked, memory, stores)
    }
}

/// Evaluators of vectors that are so many times as wide as their types say.
pub fn evaluators(scales: &[u32]) -> Vec<(u32, Mixed)> {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let checked = onespec_gen::check_machine(&spec, "circuit");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let model = checked.model.as_ref().expect("a model");
    scales
        .iter()
        .map(|&scale| (scale, Mixed(Gates::scaled(model, scale))))
        .collect()
}

/// All vector gates, any length.
pub fn lengths() -> VectorTarget {
    VectorTarget {
        scalars: true,
        ..VectorTarget::everything(gates(), Scale::AtLeast(1), 64, 32, Tail::Length)
    }
}

/// All vector gates, whole vectors of a known length alone.
pub fn whole(scale: u32) -> VectorTarget {
    VectorTarget::everything(gates(), Scale::Known(scale), 64, 32, Tail::Scalar)
}

/// Eight lanes of 32 bits, and of nothing else.
pub fn words() -> VectorTarget {
    let set = gates();
    let of = |n: &&str| set.type_by_name(n).map_or(0, |ty| 1u64 << ty.0);
    VectorTarget {
        types: TypeSet(["v8i1", "v8i32", "v8f32"].iter().map(of).fold(0, |a, b| a | b)),
        lanes: vec![(32, 8)],
        ..packed()
    }
}

/// Eight lanes whatever their width, as machines with packed registers have them, without division.
pub fn packed() -> VectorTarget {
    let set = gates();
    let of = |n: &&str| set.type_by_name(n).map_or(0, |ty| 1u64 << ty.0);
    let types = ["v8i1", "v8i8", "v8i16", "v8i32", "v8f32"]
        .iter()
        .map(of)
        .fold(0, |a, b| a | b);
    let divides = ["V_SDIV", "V_UDIV", "V_SREM", "V_UREM", "V_FDIV"].map(|name| set.by_name(name));
    VectorTarget {
        scale: Scale::Known(1),
        types: TypeSet(types),
        lanes: vec![(8, 8), (16, 8), (32, 8)],
        registers: 32,
        row: 0,
        scalars: false,
        tail: Tail::Length,
        computes: Arc::new(move |op, _| !divides.contains(&Some(op))),
        takes: Arc::new(|_, _, _| true),
        approximates: None,
    }
}
