//! Places: expressions that can be assigned, borrowed, and taken apart.

use super::body::Context;
use super::tree::{Expr, Kind};
use super::ty::{SHORT, Ty, letter};
use crate::diag::{Diag, did_you_mean};
use crate::source::Span;
use crate::syntax::ast::{self, Name};
use std::rc::Rc;

impl Context<'_, '_> {
    /// An expression that must be a place.
    pub(super) fn place(&mut self, expr: &ast::Expr) -> Expr {
        let checked = self.expr(expr, None);
        if checked.ty.is_error() && matches!(checked.kind, Kind::Error) {
            return checked;
        }
        if !checked.is_place() {
            self.error(
                Diag::error("E2010", expr.span, "this is no place that could be assigned")
                    .help("variables, `*p`, elements and fields are"),
            );
            return self.wrong(expr.span);
        }
        checked
    }

    /// Tells if a place may not be written, and notes that it is.
    pub(super) fn check_assignable(&mut self, place: &Expr) {
        self.foreach_write(place);
        match self.root(place) {
            Root::Local(local) => {
                self.assigns(local);
                let found = self.body.locals[local as usize].clone();
                if found.ty.is_aggregate() {
                    self.effect();
                }
                if !found.mutable {
                    self.error(
                        Diag::error("E2010", place.span, format!("`{}` is not to be changed", found.name))
                            .also(found.span, "declared here")
                            .help(format!(
                                "`var {}` is what may be assigned; a parameter is copied: `var x = {};`",
                                found.name, found.name
                            )),
                    );
                }
            }
            Root::Global(global) => {
                self.effect();
                let global = self.c.globals[global as usize].ast;
                if global.constant {
                    self.error(
                        Diag::error("E2010", place.span, format!("`{}` is a constant", global.name.text))
                            .also(global.name.span, "declared here")
                            .help("`static` is what may be assigned"),
                    );
                }
            }
            Root::Memory => self.effect(),
        }
    }

    /// What a place is a part of.
    pub(super) fn root(&self, place: &Expr) -> Root {
        let mut at = place;
        loop {
            match &at.kind {
                Kind::Local(local) => return Root::Local(*local),
                Kind::Global(global) => return Root::Global(*global),
                Kind::Field(of, _) | Kind::Swizzle(of, _) => at = of,
                Kind::Index(of, _) if matches!(of.ty, Ty::Array(..)) => at = of,
                _ => return Root::Memory,
            }
        }
    }

    /// The address of a place is taken: a local lives in memory from now on.
    pub(super) fn take_address(&mut self, place: &Expr) {
        if let Root::Local(local) = self.root(place) {
            if local < self.stage_values {
                let name = self.body.locals[local as usize].name.clone();
                let message = format!("`{name}` is a value of the shader, which is in no memory");
                self.error(Diag::error("E2010", place.span, message).help("name it, or an element of it"));
            }
            self.body.locals[local as usize].addressed = true;
            self.effect();
        }
    }

    pub(super) fn deref(&mut self, span: Span, of: &ast::Expr) -> Expr {
        let of = self.value(of, None);
        match &of.ty {
            Ty::Error => self.wrong(span),
            Ty::Pointer(to) => {
                let ty = (**to).clone();
                self.make(Kind::Deref(Box::new(of)), ty, span)
            }
            other => {
                let shown = self.show(other);
                self.error(Diag::error(
                    "E2007",
                    span,
                    format!("`*` of {shown}, which is no pointer"),
                ));
                self.wrong(span)
            }
        }
    }

    pub(super) fn address(&mut self, span: Span, of: &ast::Expr) -> Expr {
        let of = self.expr(of, None);
        if of.ty.is_error() {
            return self.wrong(span);
        }
        if !of.is_place() || matches!(of.ty, Ty::Vector(..)) || matches!(of.kind, Kind::Swizzle(..)) {
            self.error(
                Diag::error("E2010", span, "`&` of what is no place in memory").help("put it into a `var` first"),
            );
            return self.wrong(span);
        }
        if let Root::Local(local) = self.root(&of) {
            let found = self.body.locals[local as usize].clone();
            if !found.mutable {
                self.error(
                    Diag::error(
                        "E2010",
                        span,
                        format!("`&` of `{}`, which is not to be changed", found.name),
                    )
                    .also(found.span, "declared here")
                    .help(format!(
                        "declare it with `var`; a parameter is copied: `var x = {};`",
                        found.name
                    )),
                );
            }
        }
        self.take_address(&of);
        let ty = Ty::Pointer(Rc::new(of.ty.clone()));
        self.make(Kind::Address(Box::new(of)), ty, span)
    }

    /// An index: any integer.
    fn position(&mut self, index: &ast::Expr) -> Expr {
        let checked = self.value(index, Some(&Ty::I64));
        if !checked.ty.is_int() && !checked.ty.is_error() {
            let shown = self.show(&checked.ty);
            self.error(Diag::error(
                "E2006",
                index.span,
                format!("an index is an integer, not {shown}"),
            ));
            return self.wrong(index.span);
        }
        checked
    }

    pub(super) fn index(&mut self, span: Span, of: &ast::Expr, index: &ast::Expr) -> Expr {
        let of = self.indexed(of);
        let index = self.position(index);
        let Some(element) = self.element(span, &of) else {
            return self.wrong(span);
        };
        let known = self.known(&index);
        if let (Kind::Local(local), None) = (&of.kind, known) {
            self.body.locals[*local as usize].indexed = true;
        }
        if let Ty::Array(_, n) = &of.ty
            && let Some(at) = known
            && (at < 0 || at as u64 >= *n)
        {
            let message = format!("element {at} of an array of {n}");
            self.error(Diag::error("E2008", index.span, message).help("elements are counted from 0"));
        }
        self.make(Kind::Index(Box::new(of), Box::new(index)), element, span)
    }

    /// What is indexed: an array as the place that it is, else a value.
    fn indexed(&mut self, of: &ast::Expr) -> Expr {
        let checked = self.expr(of, None);
        if !matches!(checked.ty, Ty::Array(..)) {
            self.effect();
        }
        checked
    }

    fn element(&mut self, span: Span, of: &Expr) -> Option<Ty> {
        match &of.ty {
            Ty::Error => None,
            Ty::Array(element, _) | Ty::Slice(element) | Ty::Pointer(element) => {
                let element = (**element).clone();
                // Parts of what a function gives have no place of their own to be read from.
                self.effect();
                Some(element)
            }
            Ty::Short(..) => {
                self.error(
                    Diag::error("E2007", span, "lanes have no index").help("`v.x`, `v.y`, `v.z` and `v.w` are lanes"),
                );
                None
            }
            Ty::Vector(..) => {
                self.error(Diag::error("E2007", span, "lanes have no index").help("`vget(v, k)` gives lane k"));
                None
            }
            other => {
                let shown = self.show(other);
                self.error(Diag::error(
                    "E2007",
                    span,
                    format!("{shown} has no elements: arrays, slices and pointers have"),
                ));
                None
            }
        }
    }

    pub(super) fn range(&mut self, span: Span, of: &ast::Expr, from: &ast::Expr, to: &ast::Expr) -> Expr {
        let of = self.indexed(of);
        let (from, to) = (self.position(from), self.position(to));
        let Some(element) = self.element(span, &of) else {
            return self.wrong(span);
        };
        if matches!(of.ty, Ty::Array(..)) {
            if !of.is_place() {
                self.error(
                    Diag::error("E2010", span, "a slice of what is no place in memory")
                        .help("put it into a `var` first"),
                );
                return self.wrong(span);
            }
            self.take_address(&of);
        }
        self.check_known_range(&of, &from, &to);
        let parts = (Box::new(of), Box::new(from), Box::new(to));
        self.make(
            Kind::Range(parts.0, parts.1, parts.2),
            Ty::Slice(Rc::new(element)),
            span,
        )
    }

    /// Tells of a range whose ends are constants, and which is none.
    fn check_known_range(&mut self, of: &Expr, from: &Expr, to: &Expr) {
        let (first, last) = (self.known(from), self.known(to));
        if let (Some(last), Ty::Array(_, n)) = (last, &of.ty)
            && (last < 0 || last as u64 > *n)
        {
            let message = format!("a range that ends with element {last} of an array of {n}");
            self.error(Diag::error("E2008", to.span, message).help("the end is the first element behind the range"));
        } else if let (Some(first), Ty::Array(..)) = (first, &of.ty)
            && first < 0
        {
            let message = format!("a range that begins with element {first} of an array");
            self.error(Diag::error("E2008", from.span, message).help("elements are counted from 0"));
        } else if let (Some(first), Some(last)) = (first, last)
            && first > last
        {
            let message = format!("a range from {first} to {last}");
            self.error(Diag::error("E2008", from.span, message).help("a range does not end before it begins"));
        }
    }

    pub(super) fn field(&mut self, span: Span, of: &ast::Expr, name: &Name) -> Expr {
        let of = self.expr(of, None);
        match &of.ty {
            Ty::Error => return self.wrong(span),
            Ty::Slice(element) => {
                let ty = Ty::Pointer(element.clone());
                match &*name.text {
                    "len" => return self.make(Kind::Length(Box::new(of)), Ty::I64, span),
                    "ptr" => return self.make(Kind::Start(Box::new(of)), ty, span),
                    _ => {}
                }
            }
            Ty::Short(..) => return self.swizzle(span, of, name),
            Ty::Array(_, n) if &*name.text == "len" => {
                let n = *n;
                return self.make(Kind::Const(n), Ty::I64, span);
            }
            _ => {}
        }
        // A pointer to a struct is followed by itself.
        let (of, id) = match (&of.ty, of.ty.element().map(|e| &**e)) {
            (Ty::Struct(id), _) => {
                let id = *id;
                (of, id)
            }
            (Ty::Pointer(_), Some(Ty::Struct(id))) => {
                let id = *id;
                self.effect();
                let at = of.span;
                (self.make(Kind::Deref(Box::new(of)), Ty::Struct(id), at), id)
            }
            (other, _) => {
                let shown = self.show(other);
                let diag = Diag::error("E2017", name.span, format!("{shown} has no field `{}`", name.text));
                self.error(match other {
                    Ty::Slice(_) => diag.help("a slice has `.len` and `.ptr`"),
                    Ty::Array(..) => diag.help("an array has `.len`"),
                    _ => diag,
                });
                return self.wrong(span);
            }
        };
        let def = self.c.structs.get(id);
        let found = def.fields.iter().find(|f| f.name.text == name.text);
        match found.map(|f| (f.offset, f.ty.clone())) {
            Some((offset, ty)) => {
                self.effect();
                self.make(Kind::Field(Box::new(of), offset), ty, span)
            }
            None => {
                let known: Vec<String> = def.fields.iter().map(|f| f.name.text.to_string()).collect();
                let help = did_you_mean(&name.text, known.iter().map(String::as_str));
                let help = help.unwrap_or_else(|| format!("its fields: {}", known.join(", ")));
                let message = format!("`{}` has no field `{}`", def.name.text, name.text);
                self.error(Diag::error("E2017", name.span, message).help(help));
                self.wrong(span)
            }
        }
    }
}

impl Context<'_, '_> {
    /// Lanes of a short vector by their letters.
    fn swizzle(&mut self, span: Span, of: Expr, name: &Name) -> Expr {
        let Ty::Short(count, lane) = of.ty.clone() else {
            return self.wrong(span);
        };
        let letters: Option<Vec<(u8, bool)>> = name.text.bytes().map(letter).collect();
        let letters = letters.filter(|letters| {
            let of_one_kind = letters.windows(2).all(|pair| pair[0].1 == pair[1].1);
            of_one_kind && letters.len() as u64 <= SHORT && letters.iter().all(|(at, _)| *at < count)
        });
        let Some(letters) = letters else {
            let shown = self.show(&of.ty);
            let known = |letters: &str| letters[..usize::from(count)].to_owned();
            let message = format!("{shown} has no lanes `{}`", name.text);
            let help = format!(
                "up to {SHORT} letters of `{}`, or of `{}`",
                known("xyzw"),
                known("rgba")
            );
            self.error(Diag::error("E2017", name.span, message).help(help));
            return self.wrong(span);
        };
        let lanes: Vec<u8> = letters.into_iter().map(|(at, _)| at).collect();
        let ty = match lanes.len() {
            1 => (*lane).clone(),
            n => Ty::Short(n as u8, lane),
        };
        self.make(Kind::Swizzle(Box::new(of), lanes), ty, span)
    }
}

/// What a place is a part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Root {
    Local(u32),
    Global(u32),
    /// Behind a pointer or a slice.
    Memory,
}
