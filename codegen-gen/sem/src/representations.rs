//! Representations of values in registers: each is one or two fns between the value and the register.

use super::fold;
use super::ir::{self, Block, ReprCode, Ty};
use super::lower::{Body, Exit, Lower, Res};
use super::scope::{Binding, Scope, Source};
use onespec_description::model::SourceText;
use std::rc::Rc;

impl Lower<'_> {
    /// Everything that is declared of representations, for the present widths of registers.
    pub(super) fn representations(&mut self) {
        let reprs = self.isa.select.iter().flat_map(|select| &select.reprs);
        for repr in reprs {
            self.refill();
            let register = self.program.files.get(usize::from(repr.file));
            let register = register.filter(|f| f.setting.is_none()).map_or(0, |f| f.width);
            let mut code = None;
            if register >= repr.width
                && let Ok(value) = self.between("x", register, &repr.value, repr.width)
            {
                let back = repr
                    .register
                    .as_ref()
                    .map(|text| self.between("value", repr.width, text, register));
                code = match back.transpose() {
                    Ok(register) => Some(ReprCode { value, register }),
                    Err(_) => None,
                };
            }
            self.program.reprs.push(code);
        }
    }

    /// A text over one value as a fn.
    fn between(&mut self, name: &str, from: u32, text: &SourceText, to: u32) -> Res<ir::FuncId> {
        let parsed = self.parse_body(text)?;
        let mut scope = Scope::default();
        scope.bind(&Rc::from(name), Binding::Value(fold::local(0, Ty::Bits(from))));
        let body = Body {
            locals: vec![ir::Local {
                name: name.to_string(),
                ty: Ty::Bits(from),
                mutable: false,
            }],
            ..Body::default()
        };
        let want = Ty::Bits(to);
        let exit = Exit::Func {
            want: want.clone(),
            found: Vec::new(),
        };
        let source = Source {
            origin: text.origin.clone(),
            in_fn: None,
        };
        let mut stmts = Vec::new();
        let frame = self.enter(Some(body), scope, source, Some(exit));
        let value = self.body_value(&parsed, Some(&want), &mut stmts);
        let value = self.settle(value);
        let (body, _) = self.leave(frame);
        self.program.funcs.push(ir::Func {
            name: name.to_string(),
            params: vec![0],
            locals: body.unwrap_or_default().locals,
            body: Block {
                stmts,
                value: value?.map(Box::new),
            },
            result: want,
            effects: Default::default(),
        });
        Ok((self.program.funcs.len() - 1) as ir::FuncId)
    }
}
