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
        group: Option<LaneGroup>,
    }
}

shape! {
    /// Lanes that execute one program together.
    LaneGroup "`group` of a platform" {
        lanes: Map<Text>,
        quad: Option<Text>,
        shared: Words,
        reconverge: Map<Text>,
        at: Words,
        discards: Option<Text>,
        stack: Option<Text>,
        each: Map<Text>,
        occupancy: Option<GroupOccupancy>,
    }
}

shape! {
    /// How many groups a core holds.
    GroupOccupancy "`occupancy` of a group" {
        file: Option<Text>,
        below: Option<Text>,
        unit: Option<Text>,
        units: Map<Text>,
        most: Option<Text>,
        step: Option<Text>,
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
