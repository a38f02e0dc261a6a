//! Gates in the reference evaluator: the value of a gate for values of its inputs, whatever their width.

use super::concrete;
use super::state::EvalState;
use super::value::Value;
use crate::ir::{FuncId, Program, Ty};
use onespec_bv::Bits;
use onespec_core::exec::{Host, Service, Stop};
use onespec_core::isa::FeatureSet;
use onespec_description::model::Graph;
use onespec_diag::Diags;
use onespec_graph::semantics::{GateMemory, NoMemory, Semantics, WideArgs};
use onespec_graph::set::FoldArgs;
use std::collections::HashMap;

/// The state that semantics of gates run on: a graph has no processor around it.
pub struct NoProcessor(pub EvalState);

impl AsMut<EvalState> for NoProcessor {
    fn as_mut(&mut self) -> &mut EvalState {
        &mut self.0
    }
}

/// The memory of a circuit as the host of its semantics; it has no services.
pub struct Memory<'a>(pub &'a mut dyn GateMemory);

impl Host<NoProcessor> for Memory<'_> {
    fn load(&mut self, _: &mut NoProcessor, addr: u64, bytes: u32) -> Result<u64, Stop> {
        self.0.load(addr, bytes).ok_or(Stop)
    }

    fn store(&mut self, _: &mut NoProcessor, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        self.0.store(addr, bytes, value).then_some(()).ok_or(Stop)
    }

    fn phys_load(&mut self, _: &mut NoProcessor, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut NoProcessor, _: u64, _: u32, _: u64) -> bool {
        false
    }

    /// Whether memory is there is found out by the access itself, which has no other way to fail.
    fn readable(&mut self, _: &mut NoProcessor, _: u64, _: u32) -> bool {
        true
    }

    fn service(&mut self, _: &mut NoProcessor, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Err(Stop)
    }
}

/// The semantics of a description's gates.
pub struct Gates {
    code: &'static Program,
    /// By opcode, own type and types of inputs.
    funcs: HashMap<(u16, u8, Vec<u8>), FuncId>,
    scale: u32,
    machine: NoProcessor,
}

impl Gates {
    /// Of the programs of a description that was checked. `None`: it has no semantics.
    pub fn new(programs: &'static [Program]) -> Option<Gates> {
        Some(Gates::of(programs.first()?, 1))
    }

    /// The same on a machine whose vectors are `scale` times as wide as their types say.
    pub fn scaled(isa: &onespec_description::model::Isa, scale: u32) -> Gates {
        let program = crate::lower_scaled(isa, scale, &mut Diags::default());
        Gates::of(Box::leak(Box::new(program)), scale)
    }

    pub fn of(code: &'static Program, scale: u32) -> Gates {
        let instances = code
            .gates
            .iter()
            .enumerate()
            .flat_map(|(op, gate)| gate.instances.iter().map(move |i| (op, i)));
        let funcs = instances.filter_map(|(op, i)| Some(((op as u16, i.own, i.inputs.clone()), i.func?)));
        Gates {
            code,
            funcs: funcs.collect(),
            scale,
            machine: NoProcessor(EvalState::new(code, FeatureSet::default(), &[])),
        }
    }

    /// Types that gates of an opcode may have: their own, and those of their value inputs.
    pub fn assignments(&self, op: u16) -> impl Iterator<Item = (u8, &[u8])> {
        let gate = self.code.gates.get(usize::from(op)).into_iter();
        gate.flat_map(|gate| &gate.instances)
            .map(|i| (i.own, i.inputs.as_slice()))
    }

    /// Width of a type's values in bits.
    pub fn width(graph: &Graph, ty: u8, scale: u32) -> u32 {
        let def = graph.types.get(usize::from(ty));
        def.map_or(0, |t| if t.lanes > 0 { t.width * scale } else { t.width })
    }

    /// The value of a gate on scalars. `None`: it has no semantics for these types, or it needs memory.
    pub fn value(&mut self, op: u16, own: u8, bits: u64, types: &[u8], values: &[u64]) -> Option<u64> {
        let func = self.funcs.get(&(op, own, types.to_vec())).copied()?;
        let widths = self.param_types(func);
        let values = values
            .iter()
            .zip(widths)
            .map(|(v, ty)| Bits::new(ty.bits().unwrap_or(64), u128::from(*v)));
        let values: Vec<Bits> = values.collect();
        Some(self.walk(func, bits, &values, &mut NoMemory)??.low64())
    }

    fn param_types(&self, func: FuncId) -> impl Iterator<Item = &'static Ty> {
        let func = self.code.funcs.get(func as usize).into_iter();
        func.flat_map(|f| {
            f.params
                .iter()
                .filter_map(|p| f.locals.get(*p as usize))
                .map(|local| &local.ty)
        })
    }

    fn walk(&mut self, func: FuncId, bits: u64, values: &[Bits], memory: &mut dyn GateMemory) -> Option<Option<Bits>> {
        let given = values.iter().cloned().map(Value::Bits);
        let mut args: Vec<Value> = given.collect();
        if let Some(ty) = self.param_types(func).nth(values.len()) {
            args.push(Value::from_low64(ty, bits));
        }
        let mut host = Memory(memory);
        match concrete::walk(self.code, &mut self.machine, &mut host, (0, 0), &[]).call(func, args) {
            Ok(Value::Bits(bits)) => Some(Some(bits)),
            Ok(_) => Some(None),
            Err(_) => None,
        }
    }
}

impl Semantics for Gates {
    fn scale(&self) -> u32 {
        self.scale
    }

    fn knows_memory(&self) -> bool {
        true
    }

    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        let types: Vec<u8> = args.types.iter().map(|ty| ty.0).collect();
        self.value(args.op, args.ty.0, args.bits, &types, args.values)
    }

    fn run(&mut self, args: WideArgs<'_>, memory: &mut dyn GateMemory) -> Option<Vec<u64>> {
        let types: Vec<u8> = args.types.iter().map(|ty| ty.0).collect();
        let func = self.funcs.get(&(args.op, args.ty.0, types)).copied()?;
        let wanted = self.param_types(func).map(|ty| ty.bits().unwrap_or(64));
        let values = args.values.iter().zip(wanted);
        let values: Vec<Bits> = values
            .map(|(words, width)| Bits::from_limbs(width, words.to_vec()))
            .collect();
        let value = self.walk(func, args.bits, &values, memory)?;
        Some(value.map_or(Vec::new(), |value| value.words()))
    }
}
