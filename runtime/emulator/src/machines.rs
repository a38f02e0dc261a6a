//! Which machine runs: generated code for the target's parameters, or the reference evaluator over semantics.
//!
//! Machines are types, so what is to be done with one is a [`Visitor`].

use crate::engine::Engine;
use crate::error::RunError;
use crate::generated;
use crate::session::Disassemble;
use onespec_core::decode::Decoder;
pub use onespec_core::exec::Visitor;
use onespec_core::isa::{Isa, Word};
use onespec_core::operand::word_ones;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_sem::eval::Reference;
use onespec_sem::ir::Program;
use std::rc::Rc;

/// A description as a run needs it.
#[derive(Debug, Clone, Copy)]
pub struct Description {
    pub isa: &'static Isa,
    /// Its semantics, one program for each assignment of the parameters. Needed by the reference engine, and by every
    /// engine when the description is not the one that this program was built with.
    pub programs: &'static [Program],
    /// Read at run time: generated code does not belong to it.
    pub live: bool,
}

impl Description {
    /// A machine whose generated crate is part of this program.
    pub fn generated(isa: &'static Isa) -> Description {
        Description {
            isa,
            programs: &[],
            live: false,
        }
    }

    /// The part of a description that was read at run time.
    pub fn live(isa: &'static Isa, programs: &'static [Program]) -> Description {
        Description {
            isa,
            programs,
            live: true,
        }
    }

    /// Hands a fresh machine for the target to the visitor.
    pub fn with_machine<V: Visitor>(&self, engine: Engine, target: &Resolved, visitor: V) -> Result<V::Out, RunError> {
        if !self.live && engine == Engine::Interp {
            return generated::with_machine(self.isa, target, visitor);
        }
        Ok(visitor.visit(self.reference(target)?))
    }

    /// The reference evaluator for a target.
    pub fn reference(&self, target: &Resolved) -> Result<Reference, RunError> {
        let fits = |program: &&Program| {
            program
                .params
                .iter()
                .all(|(name, value)| target.param(name).is_none_or(|wanted| wanted == *value))
        };
        match self.programs.iter().find(fits) {
            Some(program) => Ok(Reference::new(program, self.isa, target)),
            None => Err(RunError::NoSemantics { isa: self.isa.name }),
        }
    }
}

/// A function that disassembles single words for a target, and says why when there is no such instruction: which
/// extension the target lacks for it, or that no machine of the description has it.
pub fn disassembler(isa: &'static Isa, target: &Resolved) -> Disassemble {
    let decoder = Decoder::new(isa, target);
    let name = target.name.to_string();
    let address_bits = target
        .params
        .first()
        .and_then(|(_, value)| u8::try_from(*value).ok())
        .unwrap_or(64);
    let printer = Printer::new(
        isa,
        &target.features,
        PrintOptions {
            address_bits,
            ..PrintOptions::default()
        },
    );
    Rc::new(move |word, pc| {
        let mut text = String::new();
        match decoder.decode(word.into()) {
            Some(op) => printer.print(op, word.into(), Some(pc), &mut text),
            None => return illegal(&decoder, word, &name),
        }
        text
    })
}

fn illegal(decoder: &Decoder, word: u64, target: &str) -> String {
    let bits = decoder.length(word as u32);
    let word = Word::from(word) & word_ones(bits);
    let digits = usize::from(bits).div_ceil(4);
    let why = match decoder.decode_checked(word, bits) {
        Ok(_) => "no instruction".to_owned(),
        Err(error) => error.message(decoder.isa()),
    };
    format!("illegal instruction 0x{word:0digits$x}: {why} (target {target})")
}
