//! Fns that need nothing but their arguments, printed by themselves: for products that compute and run no machine.

use super::body::Unit;
use super::externs;
use super::names::Names;
use super::needs::{self, Needs};
use super::repr::Repr;
use onespec_core::host::Call;
use onespec_sem::ir::{Expr, ExprKind, FuncId, Program, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// A program whose fns are printed one by one.
pub struct Plain<'a>(Unit<'a>);

impl<'a> Plain<'a> {
    pub fn new(program: &'a Program) -> Plain<'a> {
        Plain(Unit {
            program,
            names: Names::new(program),
            attempts: Vec::new(),
            direct: Vec::new(),
            sizes: Vec::new(),
            giving_up: Vec::new(),
            inlined: Vec::new(),
            needs: needs::of_funcs(program),
            collector: None,
            watched: Vec::new(),
        })
    }

    /// Does the fn need no state, no memory and no machine, and can it not trap?
    pub fn is(&self, func: FuncId) -> bool {
        self.0.needs.get(func as usize) == Some(&Needs::default())
    }

    /// The name that [`Plain::print`] gives it.
    pub fn name(&self, func: FuncId) -> Option<&Ident> {
        self.0.names.funcs.get(func as usize)
    }

    /// The Rust type of a value.
    pub fn rust_type(ty: &Ty) -> TokenStream {
        Repr::of(ty).tokens()
    }

    /// These fns, what they call, and the tables of the semantics. Expects `fp` and `wide` of `onespec_core` in scope.
    pub fn print(&self, wanted: &[FuncId]) -> TokenStream {
        let program = self.0.program;
        let mut reached = vec![false; program.funcs.len()];
        let mut todo = wanted.to_vec();
        let mut floats = false;
        while let Some(id) = todo.pop() {
            let Some(seen) = reached.get_mut(id as usize) else {
                continue;
            };
            if std::mem::replace(seen, true) {
                continue;
            }
            if let Some(func) = program.funcs.get(id as usize) {
                visit::block(&func.body, &mut |node| match node {
                    Node::Expr(Expr {
                        kind: ExprKind::Call(callee, _),
                        ..
                    }) => todo.push(*callee),
                    Node::Expr(Expr {
                        kind: ExprKind::Extern(id, _),
                        ..
                    }) => floats |= is_float(program, *id),
                    _ => (),
                });
            }
        }
        let float = floats.then(|| externs::unit(&program.float));
        let tables = super::tables(&self.0);
        let funcs = program
            .funcs
            .iter()
            .enumerate()
            .filter(|(i, _)| reached.get(*i) == Some(&true));
        let funcs = funcs.map(|(i, func)| super::func(&self.0, i, func));
        quote!(#float #tables #(#funcs)*)
    }
}

/// Is the host function one of the float unit?
fn is_float(program: &Program, id: u16) -> bool {
    let function = program.externs.get(usize::from(id)).and_then(|decl| decl.function);
    function.is_some_and(|function| function.call == Call::Float)
}
