//! The shapes under `mirror:`. `docs/reference/mirror.md` says what they mean.

use super::axis::Axis;
use super::shape::{Items, Map, Text, Words, shape};

shape! {
    /// Pseudo-instructions computed from the instructions of another machine.
    Mirror "`mirror`" {
        of: Option<Text>,
        file: Option<Text>,
        when: Option<Text>,
        modes: Map<Map<Text>>,
        for_ = "for": Option<Axis>,
        let_ = "let": Map<Text>,
        operand: Option<MirrorOperandRules>,
        legal: Items<Text>,
        name: Vec<MirrorName>,
        class: Option<MirrorClass>,
        operands: Vec<MirrorOperand>,
        fix: Map<Text>,
        pairs: Vec<MirrorPair>,
        implicit: Vec<MirrorImplicit>,
        setup: Vec<MirrorSetup>,
        state: Map<Map<Text>>,
        deviations: Map<Map<Text>>,
        types: Option<MirrorTypes>,
        doc: Option<Text>,
    }
}

shape! {
    /// What is known of every operand in the mirrored register file.
    MirrorOperandRules "`operand`" {
        from: Option<Text>,
        otherwise: Option<Text>,
        words: Option<Text>,
        let_ = "let": Map<Text>,
    }
}

shape! {
    /// What an instance is called.
    MirrorName "a name" {
        when: Option<Text>,
        text: Option<Text>,
    }
}

shape! {
    /// The register class of an operand in the mirrored file.
    MirrorClass "`class`" {
        name: Option<Text>,
        step: Option<Text>,
        count: Option<Text>,
        not: Map<Text>,
    }
}

shape! {
    /// An operand of the pseudo-instructions, or a run of them that stand in the base instruction.
    MirrorOperand "an operand" {
        each: Option<Text>,
        base: Option<Text>,
        name: Option<Text>,
        when: Option<Text>,
        kind: Option<Text>,
        like: Option<Text>,
        or: Option<Text>,
        tied: Option<Text>,
        back: Option<Text>,
    }
}

shape! {
    /// What two operands in the mirrored file may not be to each other.
    MirrorPair "a pair" {
        when: Option<Text>,
        of: Words,
        legal: Option<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// State that is read or written besides the operands.
    MirrorImplicit "an item of `implicit`" {
        when: Option<Text>,
        uses: Words,
        defs: Words,
    }
}

shape! {
    /// Instructions before the base instruction.
    MirrorSetup "an item of `setup`" {
        for_ = "for": Option<Axis>,
        after: Option<Text>,
        when: Option<Text>,
        if_ = "if": Option<Text>,
        lines: Option<Text>,
    }
}

shape! {
    /// The types of values under each of the modes.
    MirrorTypes "`types`" {
        for_ = "for": Option<Axis>,
        across: Option<Text>,
        row: Option<Text>,
        when: Option<Text>,
        least: Map<Text>,
        name: Option<Text>,
        class: Option<Text>,
        gates: Option<Text>,
    }
}
