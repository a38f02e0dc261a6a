//! What a text must be beyond its grammar to be a shader: order, nesting, registers that are declared, operands that
//! fit. All that is wrong is told at once.

mod operands;
mod registers;

use crate::diag::Diags;
use crate::flow::flow;
use crate::opcodes::Opcode;
use crate::syntax::ast::{Instruction, Item, Shader, Span};

/// Tells of all that makes a text no shader, and warns of what is read otherwise than it is written.
pub fn check(shader: &Shader, diags: &mut Diags) {
    order(shader, diags);
    let declared = registers::Declared::of(shader, diags);
    for instruction in shader.instructions() {
        operands::check(shader.stage, instruction, &declared, diags);
    }
    if let Err(faults) = flow(shader) {
        let instructions: Vec<&Instruction> = shader.instructions().collect();
        for fault in faults {
            let span = instructions[fault.instruction].name;
            match fault.opened {
                Some(opened) => {
                    let also = (instructions[opened].name, "this is open");
                    diags.error_also("E2108", span, fault.message, fault.help, also);
                }
                None => diags.error("E2108", span, fault.message, fault.help),
            }
        }
    }
}

/// Declarations and immediates stand in front of instructions; there is one `END`.
fn order(shader: &Shader, diags: &mut Diags) {
    let mut first: Option<Span> = None;
    let mut end: Option<Span> = None;
    for item in &shader.items {
        let late = match item {
            Item::Declaration(declaration) => Some(declaration.span),
            Item::Immediate(immediate) => Some(immediate.span),
            Item::Property(_) => None,
            Item::Instruction(instruction) => {
                first = first.or(Some(instruction.name));
                if instruction.opcode == Opcode::END {
                    if let Some(before) = end {
                        let help = "remove one of them";
                        diags.error_also(
                            "E2108",
                            instruction.name,
                            "a second END".into(),
                            help,
                            (before, "the first"),
                        );
                    }
                    end = Some(instruction.name);
                }
                None
            }
        };
        if let (Some(span), Some(first)) = (late, first) {
            let help = "write it in front of the first instruction";
            diags.error_also(
                "E2107",
                span,
                "this is declared too late".into(),
                help,
                (first, "the first instruction"),
            );
        }
    }
    if end.is_none() {
        let last = shader.instructions().last();
        let span = last.map(|instruction| instruction.span).unwrap_or_default();
        diags.error(
            "E2108",
            span,
            "there is no END",
            "write END as the last instruction of the main program",
        );
    }
}
