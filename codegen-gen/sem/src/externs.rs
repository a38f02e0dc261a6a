//! Every `extern fn` against the functions that hosts offer ([`onespec_core::host`]): its name, what it takes, what it gives,
//! and what it touches.

use super::ast::{self, ExprKind, TypeKind};
use super::names::Library;
use onespec_core::host::{FUNCTIONS, Function, Type, named};
use onespec_diag::{Diag, Diags, did_you_mean, nearest};
use std::rc::Rc;

/// Reports the declarations that no host can answer.
pub(super) fn check(library: &Library, diags: &mut Diags) {
    for def in library.fns.values().filter(|def| def.code.body.is_none()) {
        let code = &*def.code;
        let place = |span: ast::Span| def.origin.at(span.start as usize, span.end as usize);
        let Some(function) = named(&code.name.text) else {
            let message = format!("no host has a function `{}`", code.name.text);
            let help = did_you_mean(&code.name.text, FUNCTIONS.iter().map(|f| f.name));
            let help = help.unwrap_or_else(|| "what hosts offer stands in docs/reference/spec_files.md".into());
            diags.push(Diag::error("E0183", place(code.name.span), message).help(help));
            continue;
        };
        if let Some(what) = different(code, function) {
            let message = format!("`{}` is declared with {what}", function.name);
            let help = format!("hosts have it as: {function}");
            diags.push(Diag::error("E0184", place(code.name.span), message).help(help));
        }
    }
}

/// Whether a fn that is not there is one that a declaration of the host's misspells: that was said there.
pub(super) fn is_misspelt(library: &Library, name: &str) -> bool {
    let externs = library.fns.values().filter(|def| def.code.body.is_none());
    let mut wrong = externs
        .map(|def| &*def.code.name.text)
        .filter(|known| named(known).is_none());
    wrong.any(|known| nearest(known, FUNCTIONS.iter().map(|f| f.name)) == Some(name))
}

/// What a declaration says otherwise than the host's list.
fn different(code: &ast::Fn, function: &Function) -> Option<&'static str> {
    let mut data: Option<Width> = None;
    let number = code
        .params
        .iter()
        .find(|param| matches!(param.ty.kind, TypeKind::Int(_)))
        .map(|param| param.name.text.clone());
    let mut fits = |ty: &ast::Type, wanted: Type| match (&ty.kind, wanted) {
        (TypeKind::Bits(width), Type::Bits(n)) => matches!(width.kind, ExprKind::Int(known) if known == i128::from(n)),
        (TypeKind::Bits(width), Type::Data) => match (Width::of(width), &data) {
            (Some(width), Some(known)) => width == *known,
            (Some(width), None) => {
                data = Some(width);
                true
            }
            (None, _) => false,
        },
        (TypeKind::Bits(width), Type::Wanted) => {
            matches!((&width.kind, &number), (ExprKind::Name(name), Some(number)) if name == number)
        }
        (TypeKind::Bits(_), Type::Address) | (TypeKind::Int(None), Type::Number) | (TypeKind::Bool, Type::Bool) => true,
        _ => false,
    };
    let params = code.params.len() == function.params.len()
        && code
            .params
            .iter()
            .zip(function.params)
            .all(|(param, (_, ty))| fits(&param.ty, *ty));
    if !params {
        return Some("other parameters");
    }
    let result = match (&code.result, function.result) {
        (None, wanted) => wanted.is_empty(),
        (Some(ty), wanted) => match (&ty.kind, wanted) {
            (TypeKind::Tuple(parts), [value, flags]) => match parts.as_slice() {
                [a, b] => fits(a, *value) && fits(b, *flags),
                _ => false,
            },
            (_, [value, ..]) => fits(ty, *value),
            _ => false,
        },
    };
    if !result {
        return Some("another result");
    }
    let mut effects: Vec<&str> = code.effects.iter().map(|effect| &*effect.text).collect();
    effects.sort_unstable();
    let mut wanted = function.effects.to_vec();
    wanted.sort_unstable();
    (effects != wanted).then_some("other effects")
}

/// A width as it is written.
#[derive(PartialEq)]
enum Width {
    Name(Rc<str>),
    Number(i128),
}

impl Width {
    fn of(expr: &ast::Expr) -> Option<Width> {
        match &expr.kind {
            ExprKind::Name(name) => Some(Width::Name(name.clone())),
            ExprKind::Int(n) => Some(Width::Number(*n)),
            _ => None,
        }
    }
}
