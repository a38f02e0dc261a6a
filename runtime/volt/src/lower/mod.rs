//! Lowering: from a checked program to a module of circuits.
//!
//! Every function is lowered in one walk ([`function`]); redundant phis and dead gates are removed afterwards. Numbers
//! narrower than 32 bits are passed in 32 bits, extended as their type says, as in C; a slice is passed as pointer and
//! length, a struct as the address of a copy, and a result that fits no register through an address before the
//! arguments.

mod arrays;
mod bounds;
mod calls;
mod expr;
mod fact;
mod function;
mod inlined;
mod interval;
mod memory;
mod paths;
mod stage;
mod stmt;
mod value;
mod vector;

pub use function::Event;
pub use paths::Argument;
pub use stage::{Shader, Value};

use crate::source::{Sources, Span};
use crate::types::gates;
use crate::types::tree::{self, Local, Program, Target};
use crate::types::ty::Ty;
use function::Function;
use hashbrown::HashMap;
use onespec_circuit::types;
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{self, Data, Extern, Relocation};
use onespec_graph::{Circuit, GateSet, Type, TypeSet};
use std::cell::RefCell;

/// What stands before the names of services.
pub const SERVICES: &str = "volt_";

/// What vectors become.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Vectors {
    /// Gates of vector types.
    #[default]
    Gates,
    /// Each lane by itself, at scale 1.
    Lanes,
    /// Gates of these vector types; in a program that has others, each lane by itself: its vectors have one scale.
    Of(TypeSet),
}

/// How a program is lowered.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    pub vectors: Vectors,
    /// Whether an index outside of an array or a slice ends the program; else it is not looked at.
    pub bounds: bool,
    /// Bits of an address: 32 or 64.
    pub pointer_bits: u32,
    /// Keep what was read and set, for a comparison with another construction of SSA; circuits are left as they were made.
    pub trace: bool,
    /// A shader's inputs and constants are arguments, and outputs are values that it leaves; else it asks for them and gives them by
    /// services.
    pub kernel: bool,
}

/// What all functions share.
struct Module<'m> {
    set: &'static GateSet,
    program: &'m Program,
    options: Options,
    sources: &'m Sources,
    /// By file: what is added to its lines.
    bases: Vec<u32>,
    /// Numbers of symbols.
    functions: Vec<u32>,
    globals: Vec<u32>,
    texts: Vec<u32>,
    signatures: Vec<Signature>,
    /// Symbols that are made when they are needed first.
    late: RefCell<Late>,
}

struct Late {
    module: module::Module,
    services: HashMap<String, u32>,
    thrown: Option<u32>,
    /// Texts of places, by line of the module.
    places: HashMap<u32, u32>,
    faults: Vec<(Span, String)>,
}

impl Module<'_> {
    /// The type of addresses.
    fn arch(&self) -> Type {
        gates::address(self.options.pointer_bits)
    }

    /// The primary type of a scalar.
    fn scalar(&self, ty: &Ty) -> Type {
        gates::scalar_for(ty, self.arch())
    }

    /// The type that a scalar is passed in.
    fn passed(&self, ty: &Ty) -> Type {
        passed(ty, self.arch())
    }

    fn line(&self, span: Span) -> u32 {
        self.bases.get(span.file as usize).copied().unwrap_or(0) + self.sources.line(&span.into())
    }

    fn signature(&self, function: usize) -> &Signature {
        &self.signatures[function]
    }

    fn locals(&self, function: usize) -> &[Local] {
        self.program.functions[function]
            .body
            .as_ref()
            .map_or(&[], |body| &body.locals)
    }

    /// The symbol of something that the program's surroundings offer.
    fn service(&self, name: &str, params: &[Type], result: Type) -> u32 {
        let late = &mut *self.late.borrow_mut();
        let name = format!("{SERVICES}{name}");
        if let Some(&number) = late.services.get(&name) {
            return number;
        }
        let number = late.module.add_extern(Extern {
            name: name.clone(),
            signature: Signature {
                name: name.clone(),
                params: params.to_vec(),
                result,
            },
        });
        late.services.insert(name, number);
        number
    }

    /// The symbol of a text, with a zero behind it, that names a place in the source: `file:line`.
    fn place(&self, span: Span) -> u32 {
        let line = self.line(span);
        let late = &mut *self.late.borrow_mut();
        if let Some(&number) = late.places.get(&line) {
            return number;
        }
        let (file, number) = late.module.lines.place(line).unwrap_or(("?", 0));
        let mut bytes = format!("{file}:{number}").replace('\0', "?").into_bytes();
        bytes.push(0);
        let number = late.module.add_data(Data {
            name: format!("volt.place.{}", late.places.len()),
            align: 1,
            bytes,
            ..Data::default()
        });
        late.places.insert(line, number);
        number
    }

    /// The symbol of what was thrown: whether something was, and what.
    fn thrown(&self) -> u32 {
        let late = &mut *self.late.borrow_mut();
        let module = &mut late.module;
        *late.thrown.get_or_insert_with(|| {
            module.add_data(Data {
                name: "volt.thrown".into(),
                align: 8,
                zeros: 16,
                writable: true,
                ..Data::default()
            })
        })
    }
}

/// Whether all vectors of a program are of these types, and the masks that comparisons of them give. Vectors are in variables.
fn has_types(program: &Program, set: &GateSet, types: TypeSet) -> bool {
    let locals = program
        .functions
        .iter()
        .filter_map(|f| f.body.as_ref())
        .flat_map(|body| &body.locals);
    locals.map(|local| &local.ty).all(|ty| match ty {
        Ty::Vector(lanes, _) => {
            let mask = Ty::Vector(*lanes, std::rc::Rc::new(Ty::Bool));
            [ty, &mask].iter().all(|ty| types.has(gates::primary(set, ty)))
        }
        _ => true,
    })
}

/// The type that a scalar is passed in.
fn passed(ty: &Ty, arch: Type) -> Type {
    match ty.bits() {
        1..32 => types::I32,
        _ => gates::scalar_for(ty, arch),
    }
}

/// Whether a result goes through an address.
fn by_address(ty: &Ty) -> bool {
    ty.is_aggregate() || matches!(ty, Ty::Slice(_) | Ty::Short(..))
}

fn signature(function: &tree::Function, arch: Type) -> Signature {
    let mut params = Vec::new();
    if by_address(&function.result) {
        params.push(arch);
    }
    for ty in &function.params {
        match ty {
            Ty::Slice(_) => params.extend([arch, types::I64]),
            Ty::Short(lanes, of) => params.extend(vec![passed(of, arch); usize::from(*lanes)]),
            Ty::Struct(_) => params.push(arch),
            ty => params.push(passed(ty, arch)),
        }
    }
    let is_main = function.body.is_some() && function.link == "main";
    let result = match &function.result {
        // What the program's surroundings ask for.
        Ty::Void if is_main => types::I32,
        Ty::Void => Type::NONE,
        ty if by_address(ty) => Type::NONE,
        ty => passed(ty, arch),
    };
    Signature {
        name: function.link.clone(),
        params,
        result,
    }
}

/// A module, and for each function with a body what was traced.
pub struct Lowered {
    pub module: module::Module,
    pub traces: Vec<Vec<Event>>,
    /// Where the values of a shader come from and go to.
    pub shader: Option<Shader>,
    /// What cannot be lowered, and where.
    pub faults: Vec<(Span, String)>,
}

/// Lowers a program without errors.
pub fn lower(program: &Program, sources: &Sources, set: &'static GateSet, options: Options) -> Lowered {
    let options = Options {
        vectors: match options.vectors {
            Vectors::Of(types) if !has_types(program, set, types) => Vectors::Lanes,
            Vectors::Of(_) => Vectors::Gates,
            known => known,
        },
        // Nothing ends a thread of a shader.
        bounds: options.bounds && program.shader.is_none(),
        ..options
    };
    let mut made = module::Module::new(set);
    let arch = gates::address(options.pointer_bits);
    let mut bases = Vec::new();
    for file in sources.files() {
        bases.push(made.lines.add(file.path.clone(), file.lines()));
    }
    let signature = |(number, function): (usize, &tree::Function)| match &program.shader {
        Some(shader) if shader.function == number => stage::signature(),
        Some(_) if function.body.is_none() => stage::service(function),
        _ => signature(function, arch),
    };
    let signatures: Vec<Signature> = program.functions.iter().enumerate().map(signature).collect();
    // Functions come last in the table, but other functions need their numbers; bodies are filled in afterwards.
    let mut functions = Vec::new();
    let mut externs: HashMap<String, u32> = HashMap::new();
    // Functions of a shader stand in the place of their calls, and services are declared when they are asked.
    let is_made = |number: usize| program.shader.as_ref().is_none_or(|shader| shader.function == number);
    for (number, (function, signature)) in program.functions.iter().zip(&signatures).enumerate() {
        if function.body.is_none() && is_made(number) {
            let number = *externs.entry(function.link.clone()).or_insert_with(|| {
                made.add_extern(Extern {
                    name: function.link.clone(),
                    signature: signature.clone(),
                })
            });
            functions.push(number);
        } else {
            functions.push(u32::MAX);
        }
    }
    let mut globals = Vec::new();
    for global in &program.globals {
        globals.push(made.add_data(Data {
            name: global.link.clone(),
            align: program.structs.align(&global.ty) as u32,
            bytes: global.image.bytes.clone(),
            zeros: global.image.size.saturating_sub(global.image.bytes.len() as u64),
            relocations: Vec::new(),
            writable: !global.constant,
        }));
    }
    let mut texts = Vec::new();
    for (id, text) in program.texts.iter().enumerate() {
        let mut bytes = text.to_vec();
        bytes.push(0);
        texts.push(made.add_data(Data {
            name: format!("volt.text.{id}"),
            align: 1,
            bytes,
            ..Data::default()
        }));
    }
    for (data, global) in program.globals.iter().enumerate() {
        let of = |&(offset, target, addend): &(u64, Target, i64)| Relocation {
            offset,
            symbol: match target {
                Target::Global(id) => globals[id as usize],
                Target::Text(id) => texts[id as usize],
            },
            addend,
        };
        made.data[data].relocations = global.image.addresses.iter().map(of).collect();
    }
    for (id, (function, signature)) in program.functions.iter().zip(&signatures).enumerate() {
        if function.body.is_some() && is_made(id) {
            functions[id] = made.add_function(module::Function {
                name: function.link.clone(),
                signature: signature.clone(),
                circuit: Circuit::new(set, options.pointer_bits),
                line: 0,
                independent: Vec::new(),
                unordered: Vec::new(),
                approximate: false,
            });
        }
    }
    let m = Module {
        set,
        program,
        options,
        sources,
        bases,
        functions,
        globals,
        texts,
        signatures,
        late: RefCell::new(Late {
            module: made,
            // What the program declares itself is declared once.
            services: externs,
            thrown: None,
            places: HashMap::new(),
            faults: Vec::new(),
        }),
    };
    let mut bodies = Vec::new();
    let mut shader = None;
    let clean = Pipeline::parse("redundant-phis,dce").ok();
    for (number, function) in program.functions.iter().enumerate() {
        if let Some(body) = function.body.as_ref().filter(|_| is_made(number)) {
            let (mut made, trace, arguments) = body_of(&m, number, function, body);
            if let (Some(clean), false) = (&clean, options.trace) {
                // A circuit that does not verify stays as it is, for whoever takes the module to be told so.
                let _ = clean.run(&mut made.circuit, &mut Context::default());
            }
            if let Some(of) = program.shader.as_ref().filter(|shader| shader.function == number) {
                let arguments = stage::used(&mut made, arguments);
                shader = Some(Shader::of(of, arguments, |span| m.line(span)));
            }
            made.independent.retain(|head| !made.circuit.is_dead(*head));
            made.unordered.retain(|phi| !made.circuit.is_dead(*phi));
            bodies.push((made, trace));
        }
    }
    let bodies_of = program.functions.iter().filter_map(|function| function.body.as_ref());
    let locals = bodies_of.flat_map(|body| &body.locals);
    let declared: Vec<(u32, &str)> = locals.map(|local| (m.line(local.span), &*local.name)).collect();
    let late = m.late.into_inner();
    let (mut module, faults) = (late.module, late.faults);
    for (line, name) in declared {
        module.lines.declare(line, name);
    }
    let mut traces = Vec::new();
    for (place, (function, trace)) in module.functions.iter_mut().zip(bodies) {
        *place = function;
        traces.push(trace);
    }
    Lowered {
        module,
        traces,
        shader,
        faults,
    }
}

fn body_of(
    m: &Module<'_>,
    number: usize,
    function: &tree::Function,
    body: &tree::Body,
) -> (module::Function, Vec<Event>, Vec<Argument>) {
    let mut f = Function::new(m, number, body.locals.len());
    f.at(function.span);
    let line = f.line;
    let stage = m.program.shader.as_ref().filter(|shader| shader.function == number);
    match stage {
        Some(shader) => {
            f.begin_stage(shader);
            f.stmts(&body.stmts);
            f.end_stage(shader);
        }
        None => {
            f.parameters(&function.params, &function.result);
            f.stmts(&body.stmts);
            f.leave_with_zero();
        }
    }
    let arguments = f.stage.map_or_else(Vec::new, |stage| stage.arguments);
    let mut signature = m.signatures[number].clone();
    signature
        .params
        .resize(signature.params.len() + arguments.len(), types::I32);
    f.circuit.signature = Some(signature.clone());
    let made = module::Function {
        name: function.link.clone(),
        signature,
        circuit: f.circuit,
        line,
        independent: f.independent,
        unordered: f.unordered,
        approximate: function.approximate,
    };
    (made, f.trace.unwrap_or_default(), arguments)
}
