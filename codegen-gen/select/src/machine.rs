//! What derivation needs of a machine: representations with their types, operands that patterns can have.

use super::gates::Types;
use super::parts::{self, Part};
use super::symbolic::{Sym, World, walk, walk_with_calls};
use onespec_core::select::Extension;
use onespec_description::model::{self, Dir, Isa, Kind};
use onespec_lanes::term::{Id, Op, Terms, Var};
use onespec_sem::ir::{Expr, ExprKind, Program, ReprCode};
use std::cell::Cell;
use std::rc::Rc;

/// Most names of an operand that has one for each of its values.
const MOST_CODES: usize = 16;

/// A representation that exists for the present widths.
#[derive(Debug, Clone)]
pub struct Repr {
    pub name: String,
    pub file: u16,
    pub ty: u8,
    pub width: u32,
    pub code: ReprCode,
    pub border: bool,
    /// It is a condition on the whole register, not a part of it.
    pub opaque: bool,
    /// It is the whole register.
    pub full: bool,
    /// It is a vector: how many elements, and their type.
    pub lanes: Option<(u32, u8)>,
}

/// A machine with a set of gates, for one assignment of its parameters.
pub struct Machine<'a> {
    pub isa: &'a Isa,
    pub program: &'a Program,
    pub types: &'a Types,
    pub reprs: Vec<Repr>,
    pub given: Vec<(u16, u64)>,
    /// Registers of vectors that hold a number in every element: file, register, number.
    pub constants: Vec<(u16, u16, u64)>,
    pub features: Vec<u16>,
    pub unobserved: Vec<u16>,
    pub parts: Vec<Part>,
    /// By file, the registers that code may use.
    registers: Vec<Rc<[u16]>>,
}

/// An operand of an instruction.
#[derive(Debug, Clone)]
pub enum Operand {
    Register {
        file: u16,
        dir: Dir,
    },
    /// Bits that are encoded, and how many zeros are below them.
    Number {
        bits: u32,
        signed: bool,
        align: u32,
        pcrel: bool,
    },
    /// One of these; the usual one is that which assembly leaves out.
    Codes {
        codes: Vec<i64>,
        usual: Option<i64>,
    },
}

impl<'a> Machine<'a> {
    pub fn new(isa: &'a Isa, program: &'a Program, types: &'a Types, terms: &mut Terms) -> Machine<'a> {
        let mut machine = Machine {
            isa,
            program,
            types,
            reprs: Vec::new(),
            given: Vec::new(),
            constants: constants(isa),
            features: Vec::new(),
            unobserved: Vec::new(),
            parts: parts::all(isa, program),
            registers: Vec::new(),
        };
        let files = 0..isa.files.len() as u16;
        machine.registers = files.map(|file| machine.used(file).into()).collect();
        let Some(select) = &isa.select else { return machine };
        let state = |name: &str| program.state.iter().position(|s| s.name == name).map(|i| i as u16);
        for (name, value) in &select.given {
            let feature = name.strip_prefix("has_");
            let feature = feature.and_then(|f| isa.features.iter().position(|known| known.name == f));
            match (feature, state(name)) {
                (Some(feature), _) if *value != 0 => machine.features.push(feature as u16),
                (_, Some(state)) => machine.given.push((state, *value as u64)),
                _ => {}
            }
        }
        machine.unobserved = select.unobserved.iter().filter_map(|name| state(name)).collect();
        for (repr, code) in select.reprs.iter().zip(&program.reprs) {
            let (Some(ty), Some(code)) = (types.named(&repr.ty), *code) else {
                continue;
            };
            if types.width(ty) != repr.width {
                continue;
            }
            machine.add(repr, ty, code, terms);
        }
        machine
    }

    fn add(&mut self, repr: &model::Repr, ty: u8, code: ReprCode, terms: &mut Terms) {
        let lanes = self.types.lanes(ty);
        if lanes.is_some() {
            // Registers of vectors may be wider than terms; they hold nothing else.
            if is_register(self.program, code.value) {
                self.reprs.push(Repr {
                    name: repr.name.clone(),
                    file: repr.file,
                    ty,
                    width: repr.width,
                    code,
                    border: repr.border,
                    opaque: false,
                    full: true,
                    lanes,
                });
            }
            return;
        }
        let register = self.program.files.get(usize::from(repr.file)).map_or(64, |f| f.width);
        let whole = terms.var(Var::Whole(u8::MAX, u16::MAX), register);
        let Some(value) = self.call(terms, code.value, whole) else {
            return;
        };
        let full = value == whole;
        let opaque = !full && !matches!(terms.op(value), Op::Slice(_));
        let made = Repr {
            // Where the value is the whole register there is nothing to say of the rest.
            name: if full { repr.ty.clone() } else { repr.name.clone() },
            file: repr.file,
            ty,
            width: repr.width,
            code: ReprCode {
                register: if full { None } else { code.register },
                ..code
            },
            border: repr.border,
            opaque,
            full,
            lanes: None,
        };
        match self
            .reprs
            .iter_mut()
            .find(|r| full && r.full && r.file == repr.file && r.ty == ty)
        {
            Some(known) => known.border |= made.border,
            None => self.reprs.push(made),
        }
    }

    /// The representation of a type that a register of a file holds as a whole.
    pub fn vector(&self, file: u16, ty: u8) -> Option<u16> {
        let found = self
            .reprs
            .iter()
            .position(|r| r.file == file && r.ty == ty && r.lanes.is_some());
        found.map(|at| at as u16)
    }

    /// Is nothing known of the register but the value, or is there no such representation of its type?
    pub fn is_plain(&self, repr: u16) -> bool {
        let weak = |r: &Repr| !r.opaque && r.code.register.is_none();
        let Some(repr) = self.reprs.get(usize::from(repr)) else {
            return false;
        };
        let of_type = self.reprs.iter().filter(|r| r.file == repr.file && r.ty == repr.ty);
        weak(repr) || !repr.opaque && !of_type.into_iter().any(weak)
    }

    /// A fn of one value.
    fn call(&self, terms: &mut Terms, func: u32, x: Id) -> Option<Id> {
        let world = World {
            program: self.program,
            operands: &[],
            reads: &[],
            given: &[],
            unobserved: &[],
            parts: &[],
            features: &[],
            variables: &[],
            wanted: &Cell::new(None),
            assumed: &Cell::new(false),
            ilen: 0,
        };
        match walk(&world, terms).call(func, vec![Sym::Term(x)]) {
            Ok(Sym::Term(t)) => Some(t),
            _ => None,
        }
    }

    /// A fn of the machine on some values; fns that are large stay calls, as they do in the runs of instructions.
    pub fn calls(&self, terms: &mut Terms, func: u32, args: Vec<Sym>) -> Option<Id> {
        let world = World {
            program: self.program,
            operands: &[],
            reads: &[],
            given: &self.given,
            unobserved: &self.unobserved,
            parts: &self.parts,
            features: &self.features,
            variables: &[],
            wanted: &Cell::new(None),
            assumed: &Cell::new(false),
            ilen: 0,
        };
        let fns = onespec_lanes::world::World::new(self.isa, self.program);
        match walk_with_calls(&world, terms, &fns, func).call(func, args) {
            Ok(Sym::Term(t)) => Some(t),
            _ => None,
        }
    }

    /// The value that a register holds in a representation.
    pub fn value(&self, terms: &mut Terms, repr: u16, x: Id) -> Option<Id> {
        let repr = self.reprs.get(usize::from(repr)).filter(|r| r.lanes.is_none())?;
        self.call(terms, repr.code.value, x)
    }

    /// Does a register with this value hold it in the representation?
    pub fn holds(&self, terms: &mut Terms, repr: u16, x: Id, value: Id) -> bool {
        let Some(repr) = self.reprs.get(usize::from(repr)) else {
            return false;
        };
        match repr.code.register {
            Some(func) => self.call(terms, func, value) == Some(x),
            None => true,
        }
    }

    /// Which extension of a constant is a register that holds it in a representation: of all values of narrow types, of the
    /// edges and the powers of two of others. A sign where both are, since small numbers below 0 are short constants.
    pub fn constants(&self, terms: &mut Terms, repr: u16) -> Extension {
        let scalar = self.reprs.get(usize::from(repr)).filter(|r| r.lanes.is_none());
        let Some((file, width)) = scalar.map(|r| (r.file, r.width)) else {
            return Extension::None;
        };
        let register = self.program.files.get(usize::from(file)).map_or(0, |f| f.width);
        if width == 0 || width > 64 || width > register || register > 128 {
            return Extension::None;
        }
        let most = u128::MAX >> (128 - width);
        let values: Vec<u128> = match width {
            0..=8 => (0..=most).collect(),
            _ => {
                let powers = (0..width).map(|bit| 1 << bit);
                powers.flat_map(|p: u128| [p, p - 1, most - p, most - p + 1]).collect()
            }
        };
        let top = 1u128 << (width - 1);
        let mut fits = |signed: bool| {
            values.iter().all(|value| {
                let above = if signed && value & top != 0 { !most } else { 0 };
                let x = terms.constant(register, value | above);
                let read = self.value(terms, repr, x).and_then(|read| terms.as_const(read));
                let value = terms.constant(width, *value);
                read.is_some() && read == terms.as_const(value) && self.holds(terms, repr, x, value)
            })
        };
        match fits(true) {
            true => Extension::Sign,
            false if fits(false) => Extension::Zero,
            false => Extension::None,
        }
    }

    /// Source register number `i` with its value in a representation.
    pub fn source(&self, terms: &mut Terms, i: u8, repr: u16) -> Option<Id> {
        let info = self.reprs.get(usize::from(repr)).filter(|r| r.lanes.is_none())?;
        let register = self.program.files.get(usize::from(info.file))?.width;
        let value = terms.var(Var::Source(i, info.ty), info.width);
        if let Some(func) = info.code.register {
            return self.call(terms, func, value);
        }
        if info.full {
            return Some(value);
        }
        let whole = terms.var(Var::Whole(i, repr), register);
        let read = self.call(terms, info.code.value, whole)?;
        // A condition that is known already reads as its value.
        if terms.facts(read).sources != 0 {
            return Some(whole);
        }
        if info.opaque {
            terms.know(read, value);
            return Some(whole);
        }
        let lo = match terms.op(read) {
            Op::Slice(lo) => *lo,
            _ => return None,
        };
        let mut pieces = Vec::new();
        if lo > 0 {
            pieces.push(terms.var(Var::Free(i, 0), lo));
        }
        pieces.push(value);
        let above = register.checked_sub(lo + info.width)?;
        if above > 0 {
            pieces.push(terms.var(Var::Free(i, (lo + info.width) as u8), above));
        }
        Some(terms.concat(pieces))
    }

    /// An operand as patterns see it, or why there is no pattern.
    pub fn operand(&self, operand: &model::Operand) -> Result<Operand, &'static str> {
        Ok(match self.isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Reg {
                file,
                list,
                exclude,
                step,
            }) => {
                if !list.is_empty() || !exclude.is_empty() || *step > 1 {
                    return Err("it can name some registers only");
                }
                Operand::Register {
                    file: *file,
                    dir: operand.dir,
                }
            }
            Some(Kind::Int) if operand.scale > 1 => return Err("it has an offset that does not count bytes"),
            Some(Kind::Int) if !operand.except.is_empty() => return Err("it has an operand that no wire is"),
            Some(Kind::Int) if operand.width == 1 && !operand.signed && operand.align == 0 => Operand::Codes {
                codes: vec![0, 1],
                usual: None,
            },
            Some(Kind::Int) => Operand::Number {
                bits: u32::from(operand.width.saturating_sub(operand.align)),
                signed: operand.signed,
                align: operand.align.into(),
                pcrel: operand.pcrel,
            },
            Some(Kind::Float(bits)) if operand.except.is_empty() => Operand::Number {
                bits: u32::from(*bits),
                signed: false,
                align: 0,
                pcrel: false,
            },
            Some(Kind::Enum { names, .. }) if names.len() <= MOST_CODES => Operand::Codes {
                codes: names.iter().map(|(_, code)| *code).collect(),
                usual: names.iter().find(|(name, _)| name.is_empty()).map(|(_, code)| *code),
            },
            _ => return Err("it has an operand that no wire is"),
        })
    }

    /// The files whose registers an operand may name that names those of one.
    pub fn named(&self, file: u16) -> Vec<u16> {
        let parts = self.parts.iter().filter(|part| part.of == file);
        std::iter::once(file).chain(parts.map(|part| part.file)).collect()
    }

    /// The registers of a file that conventions let code use, and those that are parts of them; all of the file where no convention
    /// has it.
    pub fn registers(&self, file: u16) -> Rc<[u16]> {
        self.registers.get(usize::from(file)).cloned().unwrap_or_default()
    }

    fn used(&self, file: u16) -> Vec<u16> {
        let files = self.named(file);
        let banks = self.isa.conventions.iter().flat_map(|c| &c.banks);
        let banks = banks.filter(|b| files.contains(&b.file));
        let mut all: Vec<u16> = banks
            .flat_map(|b| [&b.order, &b.arguments, &b.results])
            .flatten()
            .copied()
            .collect();
        all.sort_unstable();
        all.dedup();
        match all.is_empty() {
            true => (0..self.program.files.get(usize::from(file)).map_or(0, |f| f.count as u16)).collect(),
            false => all,
        }
    }

    pub fn word(&self) -> u32 {
        let word = self.program.params.first().and_then(|(_, v)| u32::try_from(*v).ok());
        word.unwrap_or(64)
    }
}

/// Whether a fn gives its argument as it is.
fn is_register(program: &Program, func: u32) -> bool {
    program.funcs.get(func as usize).is_some_and(|f| {
        let value = f.body.value.as_deref();
        f.body.stmts.is_empty()
            && matches!(value, Some(Expr { kind: ExprKind::Local(local), .. }) if f.params.first() == Some(local))
    })
}

/// Registers of vectors that `given:` says hold a number in every element: file, register, number.
pub(super) fn constants(isa: &Isa) -> Vec<(u16, u16, u64)> {
    let given = isa.select.iter().flat_map(|s| &s.given);
    let found = given.filter_map(|(name, value)| {
        let (file, number) = isa.register(name)?;
        Some((file, number, *value as u64))
    });
    found.collect()
}
