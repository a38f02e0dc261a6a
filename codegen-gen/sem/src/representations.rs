//! Representations of values in registers: each is one or two fns between the value and the register.

use super::fold;
use super::ir::{self, ApproximationCode, Block, ReprCode, Ty};
use super::lower::{Body, Exit, Lower, Res};
use super::mentions;
use super::scope::{Binding, Scope, Source};
use onespec_description::model::SourceText;
use std::rc::Rc;

impl Lower<'_> {
    /// Everything that is declared of representations, for the present widths of registers.
    pub(super) fn representations(&mut self) {
        let reprs = self.isa.select.iter().flat_map(|select| &select.reprs);
        for repr in reprs {
            self.refill();
            let register = match usize::from(repr.file).checked_sub(self.program.files.len()) {
                None => {
                    let file = self.program.files.get(usize::from(repr.file));
                    // Of registers that are as wide as a setting says, a vector is all: as if its scale were 1.
                    file.map_or(0, |f| if f.setting.is_some() { repr.width } else { f.width })
                }
                Some(state) => {
                    let name = self.isa.state.get(state).map(|s| &s.name);
                    let state = self.program.state.iter().find(|s| Some(&s.name) == name);
                    state.and_then(|s| s.ty.bits()).unwrap_or(0)
                }
            };
            let mut code = None;
            if register >= repr.width
                && let Ok(value) = self.over(&[("x", register)], &repr.value, repr.width)
            {
                let back = repr
                    .register
                    .as_ref()
                    .map(|text| self.over(&[("value", repr.width)], text, register));
                code = match back.transpose() {
                    Ok(register) => Some(ReprCode { value, register }),
                    Err(_) => None,
                };
            }
            self.program.reprs.push(code);
        }
    }

    /// What stands for gates on this machine, and where it may differ from them.
    pub(super) fn approximations(&mut self) {
        let all = self.isa.select.iter().flat_map(|select| &select.approximations);
        for made in all {
            self.refill();
            let mut inputs: Vec<(&str, u32)> = made
                .inputs
                .iter()
                .map(|(name, width)| (name.as_str(), *width))
                .collect();
            let value = self.over_statics(&inputs, &made.sem, made.out);
            inputs.push(("out", made.out));
            let differs = made
                .differs
                .as_ref()
                .map(|text| self.over_statics(&inputs, text, 1))
                .transpose();
            let code = match (value, differs) {
                (Ok(value), Ok(differs)) => Some(ApproximationCode { value, differs }),
                _ => None,
            };
            self.program.approximations.push(code);
        }
    }

    /// A text over values as a fn, which asks for the static parameters that the text mentions.
    fn over_statics(&mut self, inputs: &[(&str, u32)], text: &SourceText, to: u32) -> Res<ir::FuncId> {
        let isa = self.isa;
        let parsed = self.parse_body(text)?;
        let mut names = mentions::of_block(&parsed);
        for name in names.clone() {
            let reached = self.fn_def(&name);
            names.extend(reached.iter().flat_map(|def| def.reaches.iter().cloned()));
        }
        let wanted = isa.statics.iter().position(|s| {
            let open = self.static_value(&s.name).is_none();
            open && names.contains(s.name.as_str())
        });
        let Some((at, param)) = wanted.and_then(|at| Some((at, isa.statics.get(at)?))) else {
            return self.over(inputs, text, to);
        };
        let mut made = Vec::new();
        for value in &param.values {
            if let Some((_, slot)) = self.statics.get_mut(at) {
                *slot = Some((*value).into());
            }
            let func = self.over_statics(inputs, text, to);
            if let Some((_, slot)) = self.statics.get_mut(at) {
                *slot = None;
            }
            made.push((i128::from(*value), func?));
        }
        // What the parameter is decides between the fns.
        let parsed = self.parse_body(&param.from)?;
        let frame = self.enter(
            Some(Body::default()),
            Scope::default(),
            super::gates::source(&param.from),
            None,
        );
        let from = match &parsed.value {
            Some(e) => self.expr(e, None).and_then(|value| self.index(value, parsed.span)),
            None => Ok(fold::int(0)),
        };
        let from = self.settle(from);
        self.leave(frame);
        let from = from?;
        let locals: Vec<ir::Local> = inputs
            .iter()
            .map(|(name, width)| ir::Local {
                name: (*name).to_string(),
                ty: Ty::Bits(*width),
                mutable: false,
            })
            .collect();
        let args = || (0..).zip(&locals).map(|(id, local)| fold::local(id, local.ty.clone()));
        let ty = Ty::Bits(to);
        let call = |func: ir::FuncId| fold::expr(ir::ExprKind::Call(func, args().collect()), ty.clone());
        let mut rest = made.into_iter().rev();
        let mut value = rest.next().map_or_else(|| fold::zero(&ty), |(_, func)| call(func));
        for (number, func) in rest {
            let is = fold::cmp(ir::CmpOp::Eq, from.clone(), fold::int(number));
            let kind = ir::ExprKind::Cond(Box::new(is), Box::new(call(func)), Box::new(value));
            value = fold::expr(kind, ty.clone());
        }
        self.program.funcs.push(ir::Func {
            name: inputs.first().map_or("value", |(name, _)| name).to_string(),
            params: (0..locals.len() as ir::LocalId).collect(),
            locals,
            body: Block {
                stmts: Vec::new(),
                value: Some(Box::new(value)),
            },
            result: ty,
            effects: Default::default(),
        });
        Ok((self.program.funcs.len() - 1) as ir::FuncId)
    }

    /// A text over values as a fn.
    fn over(&mut self, inputs: &[(&str, u32)], text: &SourceText, to: u32) -> Res<ir::FuncId> {
        let parsed = self.parse_body(text)?;
        let mut scope = Scope::default();
        let mut body = Body::default();
        for (id, (name, width)) in (0..).zip(inputs) {
            let ty = Ty::Bits(*width);
            scope.bind(&Rc::from(*name), Binding::Value(fold::local(id, ty.clone())));
            body.locals.push(ir::Local {
                name: (*name).to_string(),
                ty,
                mutable: false,
            });
        }
        let params = (0..inputs.len() as ir::LocalId).collect();
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
            name: inputs.first().map_or("value", |(name, _)| name).to_string(),
            params,
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
