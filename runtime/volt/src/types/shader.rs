//! Shaders: what each thread of a stage does (`foreach fragment { … }`), and the values that it has from the stage or gives to it.
//!
//! Values are the first locals of the body, in the order of their declarations; nothing else sees them.

use super::Checker;
use super::tree::{Shader, Value};
use super::ty::Ty;
use crate::diag::Diag;
use crate::syntax::ast::{self, Item, Role};

/// What the function of the body is called by a linker.
pub(super) const MAIN: &str = "main";
/// Elements of an array of constants at most.
const TABLE: u64 = 65_536;
/// Bits of a scalar in a register of a stage.
const BITS: u32 = 32;

impl<'a> Checker<'a> {
    /// Notes what each thread of a stage does.
    pub(super) fn stage(&mut self, unit: usize, function: usize, item: &'a ast::Function) {
        if unit != 0 {
            let message = "an imported file has no stage";
            self.diags
                .push(Diag::error("E2005", item.name.span, message).help("the main file has it"));
        } else if let Some((_, first)) = self.stage {
            let message = "a file is one shader: it has one stage";
            self.diags
                .push(Diag::error("E2005", item.name.span, message).also(first.name.span, "the first one is here"));
        } else {
            self.stage = Some((function, item));
        }
    }

    /// The types of a shader's values.
    pub(super) fn stage_values(&mut self) {
        let units = self.units;
        for (unit, of) in units.iter().enumerate() {
            for item in &of.items {
                let Item::Value(item) = item else { continue };
                if unit != 0 || self.stage.is_none() {
                    let message = format!("`{}` is a value of a shader, and there is none here", item.name.text);
                    let help = "`foreach fragment { … }` in the main file is one";
                    self.diags
                        .push(Diag::error("E2004", item.name.span, message).help(help));
                    continue;
                }
                let ty = self.stage_value(item);
                self.values.push(Value {
                    role: item.role,
                    words: item.words.clone(),
                    name: item.name.clone(),
                    ty,
                });
            }
        }
        let main = self.names[0].get(MAIN).map(|(_, span)| *span);
        if let (Some((_, stage)), Some(at)) = (self.stage, main) {
            let message = "a shader has no `main`: threads begin with its stage";
            self.diags
                .push(Diag::error("E2005", at, message).also(stage.name.span, "the stage"));
        }
    }

    fn stage_value(&mut self, item: &ast::Value) -> Ty {
        let ty = self.ty(0, &item.ty);
        let of = match (&ty, item.role) {
            (Ty::Array(of, _), Role::Constant) => of,
            _ => &ty,
        };
        let is_word =
            of.lane().is_number() && of.lane().bits() == BITS && (of.is_scalar() || matches!(of, Ty::Short(..)));
        if let (Ty::Array(_, count), true) = (&ty, is_word)
            && *count > TABLE
        {
            let message = format!("an array of constants has at most {TABLE} elements, this one {count}");
            self.diags
                .push(Diag::error("E2022", item.ty.span, message).help("a texture holds more: `shader::txf_2d`"));
            return Ty::Error;
        }
        if is_word || of.is_error() {
            return ty;
        }
        let shown = self.show(&ty);
        let what = match item.role {
            Role::Input => "an input",
            Role::Output => "an output",
            Role::Constant => "a constant of a shader",
        };
        let mut help = format!("numbers of {BITS} bits, and short vectors of them such as `<4 x f32>`");
        if item.role == Role::Constant {
            help.push_str("; arrays of those");
        }
        self.diags
            .push(Diag::error("E2020", item.ty.span, format!("{what} is no {shown}")).help(help));
        Ty::Error
    }

    /// Whether extern functions take and give values of a type: those of a shader also short vectors of what registers hold.
    pub(super) fn is_extern(&self, ty: &Ty) -> bool {
        let is_row = matches!(ty, Ty::Short(_, of) if of.bits() == BITS);
        ty.is_scalar() || is_row && self.stage.is_some()
    }

    /// The shader that the program is.
    pub(super) fn shader(&mut self) -> Option<Shader> {
        let (function, item) = self.stage?;
        Some(Shader {
            stage: item.name.clone(),
            function,
            values: std::mem::take(&mut self.values),
        })
    }
}
