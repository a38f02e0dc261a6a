//! Kernels that leave a module, for whoever calls them from outside.

use super::{Kernel, Stays};
use crate::vectorize::Reason;
use onespec_graph::module::{Extern, Function, Module, Symbol};

/// Takes kernels out of a module, and leaves externs of their names. `make` makes something of each; those of which it makes
/// nothing stay functions of the module, with the reason.
pub fn take<T>(
    module: &mut Module,
    kernels: &[Kernel],
    mut make: impl FnMut(&Kernel, &mut Function) -> Result<T, Reason>,
) -> (Vec<T>, Vec<Stays>) {
    let (mut taken, mut stays) = (Vec::new(), Vec::new());
    let mut numbers: Vec<Option<u32>> = Vec::with_capacity(module.functions.len());
    let mut kept = Vec::with_capacity(module.functions.len());
    for mut function in std::mem::take(&mut module.functions) {
        let kernel = kernels.iter().find(|kernel| kernel.name == function.name);
        match kernel.map(|kernel| make(kernel, &mut function)) {
            Some(Ok(made)) => {
                let number = module.externs.len() as u32;
                module.externs.push(Extern {
                    name: function.name,
                    signature: function.signature,
                });
                taken.push((numbers.len() as u32, number, made));
                numbers.push(None);
                continue;
            }
            Some(Err(reason)) => stays.push(Stays {
                function: function.name.clone(),
                line: function.line,
                reason,
            }),
            None => {}
        }
        numbers.push(Some(kept.len() as u32));
        kept.push(function);
    }
    module.functions = kept;
    for symbol in &mut module.symbols {
        let Symbol::Function(at) = *symbol else { continue };
        let out = taken.iter().find(|(function, _, _)| *function == at);
        *symbol = match (numbers.get(at as usize).copied().flatten(), out) {
            (Some(number), _) => Symbol::Function(number),
            (None, Some((_, number, _))) => Symbol::Extern(*number),
            (None, None) => *symbol,
        };
    }
    (taken.into_iter().map(|(_, _, made)| made).collect(), stays)
}
