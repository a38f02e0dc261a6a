//! From the syntax tree to Volt: each kernel of a file becomes a function, `dst` the array of all rows.
//!
//! [`kernel`] cuts a kernel into loops over rows, [`body`] does one iteration of such a loop.

mod assign;
mod body;
mod calls;
mod env;
mod expr;
mod kernel;
mod library;
mod library_calls;
mod look;
mod registers;
mod rows;
mod value;

use crate::syntax::ast::{Expr, ExprKind, File, Function, Span, Stmt, StmtKind, TemplateArgument};
use body::Body;
use env::Env;
use hashbrown::{HashMap, HashSet};
use library::Library;
use onespec_volt::diag::{Diag, Diags};
use onespec_volt::source::Sources;
use onespec_volt::syntax::ast;
use rows::{Register, programmable};
use std::rc::Rc;
use value::{Known, Ty, named};

/// The array of all rows.
const DST: &str = "dst";
/// Rows of `dst_reg`, and lanes of a row.
const ROWS: i64 = 256;
const LANES: i64 = 32;
/// Registers of `l_reg`.
const REGISTERS: u32 = 8;
/// Errors after which a file is given up.
const MOST_ERRORS: usize = 100;

/// What went wrong was told.
type Told<T> = Result<T, ()>;

/// What the kernels of a file share.
pub struct Unit<'a> {
    functions: look::Functions<'a>,
    constants: HashMap<Rc<str>, (Known, Ty)>,
    /// Bits of programmable constants to which the file assigns one number; nothing where it assigns others, too.
    held: HashMap<u32, Option<u32>>,
    library: Library,
    /// What a kernel asks its caller for besides its own parameters.
    parameters: Vec<(String, Ty, Span)>,
    diags: Vec<Diag>,
    warnings: Vec<Diag>,
    told: HashSet<(u32, String)>,
    /// Something is only tried.
    is_quiet: bool,
}

impl<'a> Unit<'a> {
    fn tell(&mut self, diag: Diag) {
        if !self.is_quiet && self.told.insert((diag.place.origin.start, diag.message.clone())) {
            self.diags.push(diag);
        }
    }

    fn warn(&mut self, diag: Diag) {
        if !self.is_quiet && self.told.insert((diag.place.origin.start, diag.message.clone())) {
            self.warnings.push(diag);
        }
    }

    fn error<T>(&mut self, diag: Diag) -> Told<T> {
        self.tell(diag);
        Err(())
    }

    fn has_errors(&self) -> bool {
        !self.diags.is_empty()
    }

    fn is_full(&self) -> bool {
        self.diags.len() >= MOST_ERRORS
    }

    /// A value that the kernel's caller gives.
    fn parameter(&mut self, name: &str, ty: Ty, span: Span) {
        if !self.parameters.iter().any(|(known, ..)| known == name) {
            self.parameters.push((name.to_owned(), ty, span));
        }
    }

    /// The value of an expression without variables.
    fn known(&mut self, of: &'a Expr, want: Ty) -> Option<Known> {
        let before = std::mem::replace(&mut self.is_quiet, true);
        let parameters = self.parameters.len();
        let value = Body::new(self, Env::default(), None).value(of, Some(want));
        self.parameters.truncate(parameters);
        self.is_quiet = before;
        value.ok()?.constant()
    }
}

/// The items of a file.
pub fn lower(file: u32, tree: &File, sources: &mut Sources, diags: &mut Diags) -> Vec<ast::Item> {
    let mut unit = Unit {
        functions: HashMap::new(),
        constants: HashMap::new(),
        held: HashMap::new(),
        library: Library::new(sources, diags),
        parameters: Vec::new(),
        diags: Vec::new(),
        warnings: Vec::new(),
        told: HashSet::new(),
        is_quiet: false,
    };
    for function in &tree.functions {
        unit.functions
            .entry(function.name.text.clone())
            .or_default()
            .push(function);
    }
    for (ty, name, value) in &tree.constants {
        let found = named(ty).filter(|(_, is_vector)| !is_vector);
        let known = found.and_then(|(ty, _)| Some((unit.known(value, ty)?.to(ty), ty)));
        match known {
            Some(known) => drop(unit.constants.insert(name.text.clone(), known)),
            None => {
                let message = format!("what `{}` holds is not known when the file is compiled", name.text);
                let help = "write a number, or what is computed of numbers; vectors are variables of functions";
                unit.tell(Diag::error("E2014", value.span, message).help(help));
            }
        }
    }
    find_held(&mut unit, tree);
    let span = Span {
        file,
        ..Span::default()
    };
    let mut items = vec![array(span)];
    let mut skipped = None;
    for (function, arguments, name, asked) in kernels(&mut unit, tree, &mut skipped) {
        items.extend(kernel::function(&mut unit, (function, arguments), &name, asked));
    }
    if items.len() == 1 && !unit.has_errors() {
        unit.tell(match skipped {
            Some(function) => {
                let (name, span) = (&function.name.text, function.name.span);
                let params = function.template.iter().flatten().map(|(_, name, _)| &*name.text);
                let params = params.collect::<Vec<&str>>().join(", ");
                let message = format!("parameters of the template `{name}` have no values, so it is no kernel yet");
                let help = format!("give them defaults, or write `template void {name}<{params}>();` with values");
                Diag::error("E2014", span, message).help(help)
            }
            None => {
                let message = "there is no kernel in this file";
                let help = "a kernel is a `void` function that reads or writes `dst_reg` and that no other one calls";
                Diag::error("E2009", span, message).help(help)
            }
        });
    }
    let errors = std::mem::take(&mut unit.diags);
    let warnings = std::mem::take(&mut unit.warnings);
    errors.into_iter().chain(warnings).for_each(|diag| diags.push(diag));
    items.extend(unit.library.used());
    items
}

/// `static dst: [f32; 8192];`
fn array(span: Span) -> ast::Item {
    let length = value::expr(
        ast::ExprKind::Int {
            value: (ROWS * LANES) as u64,
            pattern: false,
            suffix: None,
        },
        span,
    );
    let length = ast::Expr {
        untyped: true,
        ..length
    };
    let kind = ast::TypeKind::Array(Box::new(value::type_of(Ty::Float, span)), Box::new(length));
    ast::Item::Global(ast::Global {
        name: value::name(DST, span),
        constant: false,
        ty: Some(ast::TypeExpr { kind, span }),
        init: None,
    })
}

/// What programmable constants hold: what the file assigns, if that is one number.
fn find_held<'a>(unit: &mut Unit<'a>, tree: &'a File) {
    fn assigned<'a>(list: &'a [Stmt], found: &mut Vec<(u32, Ty, &'a Expr)>) {
        for stmt in list {
            match &stmt.kind {
                StmtKind::Assign(place, _, value) => {
                    if let ExprKind::Name(name) = &place.kind
                        && let Some(Register::Programmable(number, ty)) = programmable(name)
                    {
                        found.push((number, ty, value));
                    }
                }
                StmtKind::If { then, other, .. } => [then, other].into_iter().for_each(|list| assigned(list, found)),
                StmtKind::For { body, .. } | StmtKind::Block(body) | StmtKind::VectorBlock(body) => {
                    assigned(body, found)
                }
                StmtKind::VectorIf(arms, other) => {
                    arms.iter().for_each(|(_, body)| assigned(body, found));
                    assigned(other, found);
                }
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    let bodies = tree.functions.iter().filter_map(|function| function.body.as_deref());
    bodies.for_each(|body| assigned(body, &mut found));
    for (number, ty, value) in found {
        let bits = unit.known(value, ty).map(|known| known.bits(ty));
        let before = unit.held.get(&number).copied();
        let same = before.is_none_or(|before| before == bits);
        unit.held.insert(number, bits.filter(|_| same));
    }
}

/// A kernel, values of its template's parameters, its name in Volt, and where it is asked for.
type Kernel<'a> = (&'a Function, &'a [TemplateArgument], String, Span);

/// The kernels of a file: templates that are asked for with values, and functions that touch rows and that no other one calls.
fn kernels<'a>(unit: &mut Unit<'a>, tree: &'a File, skipped: &mut Option<&'a Function>) -> Vec<Kernel<'a>> {
    let mut called: HashSet<&str> = HashSet::new();
    for body in tree.functions.iter().filter_map(|function| function.body.as_deref()) {
        look::exprs(body, &mut |expr| {
            if let ExprKind::Call { name, .. } = &expr.kind {
                called.insert(&name.text);
            }
        });
    }
    let mut all: Vec<Kernel<'a>> = Vec::new();
    for instance in &tree.instances {
        let functions = unit.functions.get(&instance.name.text).cloned().unwrap_or_default();
        let Some(function) = functions
            .into_iter()
            .find(|function| function.template.is_some() && function.body.is_some())
        else {
            let message = format!("there is no template `{}` in this file", instance.name.text);
            unit.tell(Diag::error("E2004", instance.name.span, message).help("define it, with its body"));
            continue;
        };
        let count = tree
            .instances
            .iter()
            .filter(|other| other.name.text == instance.name.text)
            .count();
        let mut name = instance.name.text.to_string();
        if count > 1 {
            for argument in &instance.arguments {
                name.push('_');
                name.push_str(&spelled(unit, argument));
            }
        }
        all.push((function, &instance.arguments, name, instance.name.span));
    }
    for function in &tree.functions {
        let Some(body) = &function.body else { continue };
        let is_instance = tree
            .instances
            .iter()
            .any(|instance| instance.name.text == function.name.text);
        let is_vector = |param: &crate::syntax::ast::Param| named(&param.ty).is_some_and(|(_, is_vector)| is_vector);
        if is_instance
            || &*function.result.name != "void"
            || called.contains(&*function.name.text)
            || function.params.iter().any(is_vector)
            || !look::touches_rows(body, &unit.functions)
        {
            continue;
        }
        let lacks = function
            .template
            .iter()
            .flatten()
            .any(|(_, _, default)| default.is_none());
        match lacks {
            true => *skipped = skipped.or(Some(function)),
            false => all.push((function, &[], function.name.text.to_string(), function.name.span)),
        }
    }
    all
}

/// An argument of a template as a part of a name.
fn spelled<'a>(unit: &mut Unit<'a>, argument: &'a TemplateArgument) -> String {
    let text = match argument {
        TemplateArgument::Type(ty) => ty.name.to_string(),
        TemplateArgument::Value(value) => match unit.known(value, Ty::Int) {
            Some(Known::Int(n)) => n.to_string(),
            Some(Known::Bool(b)) => b.to_string(),
            Some(Known::Float(x)) => x.to_string(),
            None => "unknown".to_owned(),
        },
    };
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    text.chars().map(plain).collect()
}
