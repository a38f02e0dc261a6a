//! Atomic accesses, for semantics that know gates on numbers alone. One program runs here, so each is a read, what its name
//! says, and a write: `ATOMIC_ADD` does what `ADD` does to the number in memory and its operand.

use onespec_graph::GateSet;
use onespec_graph::semantics::{GateMemory, Semantics, WideArgs};
use onespec_graph::set::{Class, FoldArgs};

/// Before the name of the gate on numbers.
const ATOMIC: &str = "ATOMIC_";

/// The words of what an atomic access or a fence gives. `None` for other gates, and where there is no memory.
pub(super) fn run<S: Semantics + ?Sized>(
    semantics: &mut S,
    set: &GateSet,
    args: WideArgs<'_>,
    memory: &mut dyn GateMemory,
) -> Option<Vec<u64>> {
    let def = set.def(args.op);
    if def.class != Class::Effect || !def.data.contains(&("atomic", "yes")) {
        return None;
    }
    let (operands, address) = match args.values {
        // A fence: order is all there is.
        [] => return Some(Vec::new()),
        [operands @ .., address] => (operands, address.first().copied()?),
    };
    let operand = |at: usize| operands.get(at).and_then(|words| words.first()).copied();
    let of = if args.ty == onespec_graph::Type::NONE {
        *args.types.first()?
    } else {
        args.ty
    };
    let bytes = (set.type_def(of).width / 8).max(1);
    let new = match (def.name.strip_prefix(ATOMIC)?, operands.len()) {
        ("LOAD", 0) => return memory.load(address, bytes).map(|old| vec![old]),
        ("STORE", 1) => return memory.store(address, bytes, operand(0)?).then(Vec::new),
        ("SWAP", 1) => operand(0)?,
        ("CAS", 2) => {
            let old = memory.load(address, bytes)?;
            let is_written = old != operand(0)? || memory.store(address, bytes, operand(1)?);
            return is_written.then(|| vec![old]);
        }
        (name, 1) => semantics.eval(FoldArgs {
            op: set.by_name(name)?,
            ty: of,
            bits: 0,
            types: &[of, of],
            values: &[memory.load(address, bytes)?, operand(0)?],
        })?,
        _ => return None,
    };
    let old = memory.load(address, bytes)?;
    memory.store(address, bytes, new).then(|| vec![old])
}
