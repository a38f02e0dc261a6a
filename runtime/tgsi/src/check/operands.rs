//! Operands of one instruction: declared, of a register file that may stand there, with modifiers that their type has.

use super::registers::Declared;
use crate::diag::Diags;
use crate::names::{File, Stage};
use crate::opcodes::{Kind, Opcode, Type};
use crate::syntax::ast::{Index, Instruction, Register, Source};

/// Register files of resources that opcodes of memory access.
const RESOURCES: &[File] = &[
    File::Buffer,
    File::Image,
    File::Memory,
    File::HardwareAtomic,
    File::ConstantBuffer,
];

pub(super) fn check(stage: Stage, instruction: &Instruction, declared: &Declared, diags: &mut Diags) {
    let info = instruction.opcode.info();
    if info.kind == Kind::Wide {
        let message = format!("{} computes with 64 bits, which no target has", info.name);
        diags.error("E2105", instruction.name, message, "compute with 32 bits");
        return;
    }
    stages(stage, instruction, diags);
    for destination in &instruction.destinations {
        let register = &destination.register;
        let files: &[File] = match instruction.opcode {
            Opcode::STORE => RESOURCES,
            _ => &[File::Output, File::Temporary, File::Address, File::Null],
        };
        belongs(register, files, "written", diags);
        is_declared(register, declared, diags);
    }
    for (at, source) in instruction.sources.iter().enumerate() {
        modifiers(source, info.source_type(at), diags);
        is_declared(&source.register, declared, diags);
    }
    for offset in &instruction.offsets {
        is_declared(&offset.register, declared, diags);
    }
    let resource = match info.kind {
        Kind::Texture => instruction.sources.last().map(|source| (source, &[File::Sampler][..])),
        Kind::Memory if instruction.opcode != Opcode::STORE => {
            instruction.sources.first().map(|source| (source, RESOURCES))
        }
        _ => None,
    };
    if let Some((source, files)) = resource {
        belongs(&source.register, files, "accessed", diags);
    }
}

/// Opcodes of one stage stand in others.
fn stages(stage: Stage, instruction: &Instruction, diags: &mut Diags) {
    let wanted = match instruction.opcode {
        Opcode::KILL | Opcode::KILL_IF | Opcode::DEMOTE => Stage::Fragment,
        Opcode::EMIT | Opcode::ENDPRIM => Stage::Geometry,
        _ => return,
    };
    if stage != wanted {
        let message = format!(
            "{} stands in {} shaders alone",
            instruction.opcode.info().name,
            wanted.word()
        );
        diags.error(
            "E2109",
            instruction.name,
            message,
            format!("this shader is of the stage {}", stage.word()),
        );
    }
}

fn belongs(register: &Register, files: &[File], what: &str, diags: &mut Diags) {
    if !files.contains(&register.file) {
        let names: Vec<&str> = files.iter().map(|file| file.word()).collect();
        let message = format!("registers of {} are not {what} here", register.file.word());
        diags.error(
            "E2109",
            register.span,
            message,
            format!("write a register of {}", names.join(", ")),
        );
    }
}

fn modifiers(source: &Source, ty: Type, diags: &mut Diags) {
    if source.absolute && matches!(ty, Type::Signed | Type::Unsigned) {
        let help = "compute it with IABS in front";
        diags.error("E2109", source.register.span, "integers have no `| |`", help);
    }
}

fn is_declared(register: &Register, declared: &Declared, diags: &mut Diags) {
    let indices = [register.outer, Some(register.index)];
    for by in indices.iter().flatten().filter_map(|index: &Index| index.indirect) {
        if !declared.has(by.file, 0, by.index as i32) {
            let name = format!("{}[{}]", by.file.word(), by.index);
            undeclared(&name, register, diags);
        }
    }
    if let Some(array) = register.index.array.filter(|array| *array != 0)
        && !declared.has_array(register.file, array)
    {
        undeclared(&format!("array {array} of {}", register.file.word()), register, diags);
        return;
    }
    let is_direct = indices.iter().flatten().all(|index| index.indirect.is_none());
    let outer = match (register.file, register.outer) {
        (File::Constant, Some(outer)) => u32::try_from(outer.base).unwrap_or(u32::MAX),
        _ => 0,
    };
    let is_there = match is_direct {
        true => declared.has(register.file, outer, register.index.base),
        false => declared.has_file(register.file),
    };
    if !is_there {
        undeclared(&register.to_string(), register, diags);
    }
}

fn undeclared(name: &str, register: &Register, diags: &mut Diags) {
    let help = match register.file {
        File::Immediate => "write an `IMM` statement for it, or mend the number",
        _ => "write a `DCL` statement for it, or mend the number",
    };
    diags.error("E2106", register.span, format!("{name} is not declared"), help);
}
