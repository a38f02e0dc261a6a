//! Names in the constant computations of `select` rules.

use onespec_bv::calc::Step;
use onespec_core::select::{CalcOp, Value};
use onespec_description::syntax::rules::{Span, Tree};
use onespec_diag::did_you_mean;
use onespec_sem::rules::calc::{Names, Typed};
use onespec_sem::rules::wrong::{Res, wrong};

pub(super) struct Constants<'a> {
    /// Constants by name, with the widths of their types.
    pub constants: &'a [(String, u32)],
    /// The machine's parameters.
    pub params: &'a [(String, i64)],
    /// Bits of the tree's value.
    pub width: u32,
}

impl Names for Constants<'_> {
    type Leaf = Value;

    fn name(&self, name: &str, span: Span) -> Res<CalcOp> {
        let constant = self.constants.iter().position(|(known, _)| known == name);
        let param = self.params.iter().find(|(known, _)| known == name);
        match (constant, param) {
            (Some(i), _) => Ok(Step::Leaf(Value(i as u8))),
            (None, Some((_, value))) => Ok(Step::Number(*value)),
            (None, None) => {
                let constants = self.constants.iter().map(|(name, _)| name.as_str());
                let params = self.params.iter().map(|(name, _)| name.as_str());
                let help = did_you_mean(name, constants.chain(params).chain(["w"]));
                let help = help.unwrap_or_else(|| format!("bind it on the left: `{name}: const`"));
                wrong("E0611", span, format!("there is no constant `{name}`"), help)
            }
        }
    }

    fn width(&self, constant: &str) -> Option<CalcOp> {
        let (_, width) = self.constants.iter().find(|(known, _)| known == constant)?;
        Some(Step::Number((*width).into()))
    }

    fn own_width(&self) -> CalcOp {
        Step::Number(self.width.into())
    }

    fn call(&self, _: &str, _: &[Tree], _: Span) -> Option<Res<Typed<Value>>> {
        None
    }

    fn functions(&self) -> &'static [&'static str] {
        &[]
    }
}
