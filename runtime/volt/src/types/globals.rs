//! Globals: their types, which may be inferred from their values, and their initial bytes.

use super::constant::Value;
use super::tree::{self, Expr, Global, Image, Kind, Target};
use super::ty::{MAX_SIZE, Ty, WORD};
use super::{Checker, body};
use crate::diag::Diag;
use crate::syntax::ast;

/// How far something is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    No,
    /// Being found out: needed for it, it would need itself.
    Busy,
    Done,
}

pub(super) struct GlobalState<'a> {
    pub unit: usize,
    pub ast: &'a ast::Global,
    link: String,
    pub ty: Ty,
    typed: State,
    init: Option<Expr>,
    value: Option<Value>,
    valued: State,
}

/// How deep one constant may need another that stands behind it.
const DEPTH: usize = 100;

impl<'a> GlobalState<'a> {
    pub fn new(unit: usize, ast: &'a ast::Global, link: String) -> GlobalState<'a> {
        GlobalState {
            unit,
            ast,
            link,
            ty: Ty::Error,
            typed: State::No,
            init: None,
            value: None,
            valued: State::No,
        }
    }
}

impl Checker<'_> {
    /// Whether so many globals are being found out that one more would be too deep.
    pub(super) fn too_many_open(&self) -> bool {
        self.open > DEPTH
    }

    /// Told once, where a global needs itself.
    fn circle(&mut self, id: u32) {
        let global = &self.globals[id as usize];
        let message = format!(
            "the value of `{}` needs itself, or a long row of others",
            global.ast.name.text
        );
        self.diags.push(
            Diag::error("E2014", global.ast.name.span, message).help("let constants stand behind those that they need"),
        );
    }

    /// The type of a global.
    pub(super) fn global_type(&mut self, id: u32) -> Ty {
        let at = id as usize;
        match self.globals[at].typed {
            State::Done => return self.globals[at].ty.clone(),
            State::Busy => {
                self.circle(id);
                self.globals[at].typed = State::Done;
                return Ty::Error;
            }
            State::No if self.too_many_open() => {
                self.circle(id);
                self.globals[at].typed = State::Done;
                return Ty::Error;
            }
            State::No => self.globals[at].typed = State::Busy,
        }
        self.open += 1;
        let (unit, global) = (self.globals[at].unit, self.globals[at].ast);
        let what = if global.constant { "a constant" } else { "a global" };
        let ty = match (&global.ty, &global.init) {
            (Some(ty), _) => {
                let resolved = self.ty(unit, ty);
                let resolved = self.sized(resolved, ty.span);
                self.in_memory(resolved, ty.span, what)
            }
            (None, Some(init)) => {
                let init = body::lone(self, unit, init, None);
                let ty = init.ty.clone();
                self.globals[at].init = Some(init);
                ty
            }
            (None, None) => {
                self.diags.push(Diag::error(
                    "E2015",
                    global.name.span,
                    format!("{what} has a type or a value"),
                ));
                Ty::Error
            }
        };
        if global.constant && global.init.is_none() {
            self.diags.push(
                Diag::error("E2015", global.name.span, "a constant has a value")
                    .help("`static` may be without: it begins as 0"),
            );
        }
        self.open -= 1;
        self.globals[at].typed = State::Done;
        self.globals[at].ty = ty.clone();
        ty
    }

    /// The initialiser of a global, with its type.
    fn global_init(&mut self, id: u32) -> Option<Expr> {
        let at = id as usize;
        let ty = self.global_type(id);
        if self.globals[at].init.is_none() {
            let (unit, global) = (self.globals[at].unit, self.globals[at].ast);
            let init = global.init.as_ref()?;
            let init = body::lone(self, unit, init, Some(&ty));
            self.globals[at].init = Some(init);
        }
        self.globals[at].init.clone()
    }

    /// The value of a scalar that never changes. `None` was told, or it is none.
    pub(super) fn global_value(&mut self, id: u32) -> Option<Value> {
        let at = id as usize;
        match self.globals[at].valued {
            State::Done => return self.globals[at].value,
            State::Busy => {
                self.circle(id);
                self.globals[at].valued = State::Done;
                return None;
            }
            State::No if self.too_many_open() => {
                self.circle(id);
                return None;
            }
            State::No => self.globals[at].valued = State::Busy,
        }
        self.open += 1;
        let value = match self.global_init(id) {
            Some(init) if init.ty.is_scalar() => self.evaluate(&init),
            _ => None,
        };
        self.open -= 1;
        self.globals[at].value = value;
        self.globals[at].valued = State::Done;
        value
    }

    /// What all globals begin with.
    pub(super) fn images(&mut self) -> Vec<Global> {
        let mut all = Vec::with_capacity(self.globals.len());
        let mut total = 0u64;
        for id in 0..self.globals.len() as u32 {
            let ty = self.global_type(id);
            let size = self.structs.size(&ty);
            total = total.saturating_add(size);
            let mut image = Image::default();
            if total > MAX_SIZE {
                let span = self.globals[id as usize].ast.name.span;
                self.too_large(span, total);
                total = 0;
            } else {
                image.size = size;
                let scalar = ty.is_scalar();
                if scalar && self.globals[id as usize].ast.init.is_some() {
                    if let Some(value) = self.global_value(id) {
                        put(&mut image, 0, size, value);
                    }
                } else if let Some(init) = self.global_init(id) {
                    self.fill(&mut image, 0, &init);
                }
            }
            let global = &self.globals[id as usize];
            all.push(Global {
                link: global.link.clone(),
                ty,
                constant: global.ast.constant,
                image,
            });
        }
        all
    }

    /// Writes the value of an initialiser at an offset.
    fn fill(&mut self, image: &mut Image, offset: u64, expr: &Expr) {
        let size = self.structs.size(&expr.ty);
        match (&expr.kind, &expr.ty) {
            (Kind::Error | Kind::Zero, _) => {}
            (Kind::Aggregate(parts), Ty::Array(of, _)) => {
                let step = self.structs.size(of);
                for (i, part) in (0..).zip(parts) {
                    self.fill(image, offset + i * step, part);
                }
            }
            (Kind::Aggregate(parts), Ty::Struct(id)) => {
                let offsets: Vec<u64> = self.structs.get(*id).fields.iter().map(|f| f.offset).collect();
                for (field, part) in offsets.into_iter().zip(parts) {
                    self.fill(image, offset + field, part);
                }
            }
            (Kind::Join(parts), Ty::Short(_, of)) => {
                let (mut at, step) = (offset, self.structs.size(of));
                for part in parts {
                    self.fill(image, at, part);
                    at += step.max(self.structs.size(&part.ty));
                }
            }
            (Kind::Splat(part), Ty::Short(n, of)) => {
                let step = self.structs.size(of);
                for lane in 0..u64::from(*n) {
                    self.fill(image, offset + lane * step, part);
                }
            }
            (Kind::Bytes(bytes), _) => {
                write(image, offset, bytes);
            }
            (Kind::Text(id), Ty::Slice(_)) => {
                let length = self.texts[*id as usize].len() as u64;
                put(image, offset, 8, Value::Address(Target::Text(*id), 0));
                put(image, offset + 8, 8, Value::Bits(length));
            }
            (Kind::Whole(of), Ty::Slice(_)) => {
                let address = Expr {
                    kind: Kind::Address(of.clone()),
                    ty: Ty::Pointer(std::rc::Rc::new(of.ty.clone())),
                    span: expr.span,
                };
                if let Some(value) = self.evaluate(&address) {
                    let length = match of.ty {
                        Ty::Array(_, n) => n,
                        _ => 0,
                    };
                    put(image, offset, 8, value);
                    put(image, offset + 8, 8, Value::Bits(length));
                }
            }
            (_, ty) if ty.is_scalar() => {
                if let Some(value) = self.evaluate(expr) {
                    put(image, offset, size, value);
                }
            }
            _ => self.not_constant(expr),
        }
    }

    pub(super) fn not_constant(&mut self, expr: &tree::Expr) {
        self.diags.push(
            Diag::error("E2014", expr.span, "this is not known before the program runs")
                .help("constants are made of literals, `const` names, addresses of globals, and operators"),
        );
    }
}

fn put(image: &mut Image, offset: u64, size: u64, value: Value) {
    match value {
        Value::Bits(bits) => {
            let bytes = bits.to_le_bytes();
            write(image, offset, bytes.get(..size as usize).unwrap_or(&bytes));
        }
        Value::Address(target, addend) => {
            let bytes = [0; WORD as usize];
            write(image, offset, bytes.get(..size as usize).unwrap_or(&bytes));
            image.addresses.push((offset, target, addend));
        }
    }
}

/// Writes bytes. Those beyond the end are of a value whose type is wrong, which was told.
fn write(image: &mut Image, offset: u64, bytes: &[u8]) {
    let end = offset.saturating_add(bytes.len() as u64);
    if end > image.size {
        return;
    }
    let (at, end) = (offset as usize, end as usize);
    if image.bytes.len() < end {
        image.bytes.resize(end, 0);
    }
    image.bytes[at..end].copy_from_slice(bytes);
}
