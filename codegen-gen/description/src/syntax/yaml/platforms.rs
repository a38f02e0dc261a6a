//! The shapes of platforms. `docs/reference/platforms.md` says what they mean.

use super::shape::{Items, Map, Text, Words, shape};

shape! {
    /// An item of `platforms:`.
    Platform "a platform" {
        doc: Option<Text>,
        extends: Option<Text>,
        needs: Option<Text>,
        harts: Option<Text>,
        memory: Map<Map<Text>>,
        devices: Map<Map<Text>>,
        elf: Option<ElfFile>,
        entry: Option<Text>,
        reset: Map<Text>,
        ends: Items<ProgramEnd>,
        prints: Items<Watched>,
        data: Option<Text>,
        idle: Option<Text>,
        host: Map<Text>,
    }
}

shape! {
    /// What ELF files of a platform say.
    ElfFile "`elf` of a platform" {
        machine: Option<Text>,
        class: Option<Text>,
        flags: Option<Text>,
        attributes: Words,
        entry: Words,
    }
}

shape! {
    /// A way in which a program ends.
    ProgramEnd "an end" {
        trap: Option<Text>,
        state: Option<Text>,
        mask: Option<Text>,
        is: Option<Text>,
        past: Option<Text>,
        when: Map<Text>,
        code: Option<Text>,
    }
}

shape! {
    /// State through which a program prints.
    Watched "a print" {
        state: Option<Text>,
        mask: Option<Text>,
        is: Option<Text>,
    }
}
