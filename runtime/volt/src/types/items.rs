//! Declarations of a program: structs with their layouts, globals, function signatures.

use super::globals::{GlobalState, State};
use super::tree::{Body, Function, Local};
use super::ty::{MAX_SIZE, SHORT, StructDef, Ty};
use super::{Checker, Entity, Signature, body, gates};
use crate::diag::{Diag, did_you_mean};
use crate::source::Span;
use crate::syntax::ast::{self, Item, Name, TypeExpr, TypeKind};
use hashbrown::HashMap;
use std::rc::Rc;

/// A function whose body is still to be checked.
pub(super) struct Declared<'a> {
    unit: usize,
    ast: &'a ast::Function,
}

/// Names that mean something without a declaration.
pub(super) const BUILTINS: [&str; 12] = [
    "print", "putc", "exit", "clock", "alloc", "sqrt", "select", "vload", "vstore", "vredsum", "vslideup", "vget",
];

impl<'a> Checker<'a> {
    pub(super) fn declare(&mut self) -> Vec<Declared<'a>> {
        let units = self.units;
        let mut functions = Vec::new();
        for (at, unit) in units.iter().enumerate() {
            self.names.push(HashMap::new());
            for item in &unit.items {
                match item {
                    Item::Import(_) => {}
                    Item::Struct(item) => {
                        let id = self.structs.list.len() as u32;
                        if Ty::primitive(&item.name.text).is_some() {
                            self.diags.push(Diag::error(
                                "E2005",
                                item.name.span,
                                format!("`{}` is a type of the language", item.name.text),
                            ));
                        }
                        self.name(at, &item.name, Entity::Struct(id));
                        self.structs.list.push(StructDef {
                            name: item.name.clone(),
                            fields: Vec::new(),
                            size: 0,
                            align: 1,
                        });
                        self.struct_items.push((at, item));
                        self.laid_out.push(State::No);
                    }
                    Item::Global(item) => {
                        let id = self.globals.len() as u32;
                        self.name(at, &item.name, Entity::Global(id));
                        let link = self.link(at, &item.name);
                        self.globals.push(GlobalState::new(at, item, link));
                    }
                    Item::Function(item) => {
                        let id = functions.len() as u32;
                        match item.is_stage {
                            true => self.stage(at, functions.len(), item),
                            false => self.name(at, &item.name, Entity::Function(id)),
                        }
                        functions.push(Declared { unit: at, ast: item });
                    }
                    Item::Value(item) => self.name(at, &item.name, Entity::Value),
                }
            }
        }
        self.evaluate_in_order();
        self.layouts();
        for id in 0..self.globals.len() as u32 {
            self.global_type(id);
        }
        self.stage_values();
        for function in &functions {
            let signature = self.signature(function);
            self.signatures.push(signature);
        }
        functions
    }

    /// As a linker sees it: names of imported files stand behind the file's.
    fn link(&self, unit: usize, name: &Name) -> String {
        match self.units[unit].prefix.as_str() {
            "" => name.text.to_string(),
            prefix => format!("{prefix}.{}", name.text),
        }
    }

    fn name(&mut self, unit: usize, name: &Name, entity: Entity) {
        match self.names[unit].entry(name.text.clone()) {
            hashbrown::hash_map::Entry::Vacant(entry) => {
                entry.insert((entity, name.span));
            }
            hashbrown::hash_map::Entry::Occupied(entry) => {
                let earlier = entry.get().1;
                self.diags.push(
                    Diag::error("E2005", name.span, format!("`{}` is defined twice", name.text))
                        .also(earlier, "here first"),
                );
            }
        }
    }

    /// What a path stands for. `None` was told.
    pub(super) fn find(&mut self, unit: usize, path: &ast::Path) -> Option<Entity> {
        let owner = match &path.module {
            None => unit,
            Some(module) => match self.units[unit].imports.get(&module.text) {
                Some(&at) => at,
                // The import of what could not be read was told.
                None if self.units[unit].is_imported(&module.text) => return None,
                None => {
                    let known = self.units[unit].imports.keys().map(|k| &**k);
                    let help = did_you_mean(&module.text, known)
                        .unwrap_or_else(|| format!("`import {};` takes the file {}.vt", module.text, module.text));
                    self.diags.push(
                        Diag::error(
                            "E2004",
                            module.span,
                            format!("there is no module `{}` here", module.text),
                        )
                        .help(help),
                    );
                    return None;
                }
            },
        };
        self.names[owner].get(&path.name.text).map(|found| found.0)
    }

    pub(super) fn too_large(&mut self, span: Span, size: u64) {
        let message = format!("this takes {size} bytes, and {MAX_SIZE} is the most");
        self.diags
            .push(Diag::error("E2022", span, message).help("`alloc` gives memory of any size"));
    }

    /// A type that may lie in memory, else an error.
    pub(super) fn in_memory(&mut self, ty: Ty, span: Span, what: &str) -> Ty {
        if matches!(ty.lane(), Ty::Error) {
            return Ty::Error;
        }
        if let Ty::Vector(..) = ty {
            let message = format!("{what} has no vector type: vectors live in the variables of a function");
            self.diags
                .push(Diag::error("E2020", span, message).help("pass a pointer, and use `vload` and `vstore`"));
            return Ty::Error;
        }
        ty
    }

    /// The type that an author wrote.
    pub(super) fn ty(&mut self, unit: usize, ty: &TypeExpr) -> Ty {
        match &ty.kind {
            TypeKind::Named(path) => {
                if path.module.is_none()
                    && let Some(ty) = Ty::primitive(&path.name.text)
                {
                    return ty;
                }
                let before = self.diags.has_errors();
                match self.find(unit, path) {
                    Some(Entity::Struct(id)) => Ty::Struct(id),
                    Some(_) => {
                        let message = format!("`{}` is no type", path.name.text);
                        self.diags.push(Diag::error("E2017", path.span(), message));
                        Ty::Error
                    }
                    None => {
                        let told = !before && self.diags.has_errors() && path.module.is_some();
                        if !told {
                            let structs = self.structs.list.iter().map(|s| &*s.name.text);
                            let help = did_you_mean(&path.name.text, Ty::PRIMITIVES.into_iter().chain(structs));
                            let message = format!("there is no type `{}`", path.name.text);
                            let diag = Diag::error("E2017", path.span(), message);
                            self.diags.push(match help {
                                Some(help) => diag.help(help),
                                None => diag.help(format!("there are {}, and structs", Ty::PRIMITIVES.join(", "))),
                            });
                        }
                        Ty::Error
                    }
                }
            }
            TypeKind::Pointer(of) => {
                let of = self.ty(unit, of);
                let of = self.in_memory(of, ty.span, "what a pointer points to");
                Ty::Pointer(Rc::new(of))
            }
            TypeKind::Slice(of) => {
                let of = self.ty(unit, of);
                let of = self.in_memory(of, ty.span, "an element");
                Ty::Slice(Rc::new(of))
            }
            TypeKind::Array(of, length) => {
                let element = self.ty(unit, of);
                let element = self.in_memory(element, of.span, "an element");
                let Some(length) = self.count(unit, length) else {
                    return Ty::Error;
                };
                let ty_ = Ty::Array(Rc::new(element), length);
                let size = self.structs.size(&ty_);
                if size > MAX_SIZE {
                    self.too_large(ty.span, size);
                    return Ty::Error;
                }
                ty_
            }
            TypeKind::Vector(lanes, name) => self.vector(unit, ty, lanes, name),
            TypeKind::Short(lanes, name) => self.short(unit, ty, lanes, name),
        }
    }

    fn short(&mut self, unit: usize, ty: &TypeExpr, lanes: &ast::Expr, name: &Name) -> Ty {
        let Some(element) = Ty::primitive(&name.text) else {
            let message = format!("a vector has numbers in its lanes, not `{}`", name.text);
            self.diags
                .push(Diag::error("E2020", name.span, message).help("<4 x f32>"));
            return Ty::Error;
        };
        match self.count(unit, lanes) {
            None => Ty::Error,
            Some(count @ 2..=SHORT) => Ty::Short(count as u8, Rc::new(element)),
            Some(count) => {
                let message = format!("there are no vectors of {count} lanes");
                let help = format!("2 to {SHORT} lanes, or `<v x {} x {}>` for loops", 4, name.text);
                self.diags.push(Diag::error("E2020", ty.span, message).help(help));
                Ty::Error
            }
        }
    }

    fn vector(&mut self, unit: usize, ty: &TypeExpr, lanes: &ast::Expr, name: &Name) -> Ty {
        let element = Ty::primitive(&name.text).filter(Ty::is_number);
        let Some(element) = element else {
            let message = format!("a vector has numbers in its lanes, not `{}`", name.text);
            self.diags
                .push(Diag::error("E2020", name.span, message).help("<v x 4 x f32>"));
            return Ty::Error;
        };
        let Some(count) = self.count(unit, lanes) else {
            return Ty::Error;
        };
        let fits = count.is_power_of_two()
            && count <= 64
            && self
                .set
                .type_by_name(&format!("v{count}{}", gates::gate_name(&element)))
                .is_some();
        if !fits {
            let message = format!("there are no vectors of {count} lanes of {}", name.text);
            self.diags
                .push(Diag::error("E2020", ty.span, message).help("lanes times bits of a lane is 8, 16, 32, …, 512"));
            return Ty::Error;
        }
        Ty::Vector(count as u16, Rc::new(element))
    }

    /// A constant that counts something.
    fn count(&mut self, unit: usize, expr: &ast::Expr) -> Option<u64> {
        let (value, ty) = self.constant(unit, expr, Some(&Ty::I64))?;
        let signed = super::ty::signed(value, &ty);
        if !ty.is_int() || (ty.is_signed() && signed < 0) {
            self.diags.push(Diag::error(
                "E2014",
                expr.span,
                "this counts something: it is an integer, 0 or more",
            ));
            return None;
        }
        Some(value)
    }

    fn signature(&mut self, function: &Declared<'_>) -> Signature {
        let ast = function.ast;
        let mut params = Vec::new();
        for (_, ty) in &ast.params {
            let resolved = self.ty(function.unit, ty);
            let mut resolved = self.in_memory(resolved, ty.span, "a parameter");
            if let Ty::Array(of, _) = &resolved {
                let shown = self.show(of);
                self.diags
                    .push(Diag::error("E2020", ty.span, "a parameter is no array").help(format!(
                        "write `*{shown}` or `[{shown}]`: arrays become pointers and slices by themselves"
                    )));
                resolved = Ty::Error;
            }
            if ast.body.is_none() && !resolved.is_error() && !self.is_extern(&resolved) {
                let shown = self.show(&resolved);
                self.diags.push(
                    Diag::error("E2020", ty.span, format!("an extern function takes no {shown}"))
                        .help("pass a pointer, and a length where it is a slice"),
                );
            }
            params.push(resolved);
        }
        let mut result = Ty::Void;
        if let Some(ty) = &ast.result {
            result = self.ty(function.unit, ty);
            result = self.in_memory(result, ty.span, "a result");
            if let Ty::Array(..) = result {
                self.diags.push(
                    Diag::error("E2020", ty.span, "a result is no array")
                        .help("give a struct that has it, or fill one that the caller points to"),
                );
                result = Ty::Error;
            }
            if ast.body.is_none() && !result.is_error() && !self.is_extern(&result) {
                let shown = self.show(&result);
                self.diags.push(Diag::error(
                    "E2020",
                    ty.span,
                    format!("an extern function gives no {shown}"),
                ));
            }
        }
        if function.unit == 0 && &*ast.name.text == "main" && ast.body.is_some() {
            let fits = matches!(result, Ty::I32 | Ty::Void | Ty::Error);
            if !ast.params.is_empty() || !fits || ast.throws {
                self.diags.push(
                    Diag::error(
                        "E2006",
                        ast.name.span,
                        "`main` takes nothing, gives i32 or nothing, and throws nothing",
                    )
                    .help("fn main() -> i32 { … }"),
                );
            }
        }
        Signature {
            params,
            result,
            throws: ast.throws,
        }
    }

    pub(super) fn bodies(&mut self, declared: Vec<Declared<'a>>) -> Vec<Function> {
        let mut functions = Vec::with_capacity(declared.len());
        for (id, Declared { unit, ast }) in declared.into_iter().enumerate() {
            let signature = self.signatures[id].clone();
            let body = ast
                .body
                .as_ref()
                .map(|block| body::check(self, unit, ast, block, &signature));
            let link = match ast.body {
                Some(_) if ast.is_stage => super::shader::MAIN.to_owned(),
                Some(_) => self.link(unit, &ast.name),
                // A function of the library may have the name of the service that it asks.
                None if ast.name.text.starts_with(self.units[unit].externs) => ast.name.text.to_string(),
                None => format!("{}{}", self.units[unit].externs, ast.name.text),
            };
            functions.push(Function {
                link,
                params: signature.params,
                result: signature.result,
                throws: signature.throws,
                approximate: ast.approximate,
                body,
                span: ast.span,
            });
        }
        functions
    }
}

impl Body {
    pub(super) fn local(&mut self, name: &Name, ty: Ty, mutable: bool) -> u32 {
        self.locals.push(Local {
            name: name.text.clone(),
            ty,
            mutable,
            span: name.span,
            addressed: false,
            indexed: false,
        });
        self.locals.len() as u32 - 1
    }
}
