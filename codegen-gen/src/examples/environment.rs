//! State that `environment:` sets, or chooses values for: the state can have these values.

use super::{reference, values::shown};
use crate::model::Isa as Model;
use crate::sem::ir::Program;
use crate::source::{Diag, Diags};
use onespec_core::environment::{Shape, range, shape};
use onespec_core::exec::Cpu;
use onespec_core::isa::Isa;

/// Gives each piece of state its values, both ends of a range, and reads them back. CSRs as a whole decide themselves what
/// becomes of a write; their fields are state.
pub fn check(model: &Model, isa: &'static Isa, programs: &'static [Program], diags: &mut Diags) {
    let target = isa.target("").ok().filter(|_| model.mirror.is_none());
    let Some(mut machine) = target.and_then(|target| reference(isa, programs, &target)) else {
        return;
    };
    let gives = |name: &str| matches!(shape(name), Some(Shape::StateNumbers | Shape::StateRanges));
    for key in model.environment.iter().filter(|key| key.own && gives(&key.name.text)) {
        let text = &key.value.text;
        for item in text.split_whitespace() {
            let Some((name, (low, high))) = item.split_once('=').and_then(|(name, n)| Some((name, range(n)?))) else {
                continue;
            };
            if !machine.names().iter().any(|known| known == name) {
                continue;
            }
            for value in [low, high] {
                machine.set(name, value);
                let found = machine.get(name).unwrap_or(0);
                if found != value {
                    let (value, found) = (shown(&value.to_le_bytes()), shown(&found.to_le_bytes()));
                    let message = format!(
                        "`{}` of `environment:`: `{name}` cannot hold {value}: it is {found} then",
                        key.name.text
                    );
                    let at = item.as_ptr() as usize - text.as_ptr() as usize;
                    let diag = Diag::error("E0181", key.value.origin.at(at, at + item.len()), message);
                    diags.push(diag.help("give a value that it can have"));
                    break;
                }
            }
        }
    }
}
