//! The shapes of a spec file, key by key. `docs/reference/yaml_shapes.md` and `spec_files.md` say what they mean.

use super::axis::Axis;
use super::graphs::{Conditions, Gate, GraphType, Lattice, TypeSet};
use super::index::Sort;
use super::mirrors::Mirror;
use super::platforms::Platform;
use super::selectors::{Approximation, Repr, Select};
use super::shape::{At, Items, Map, Shape, Text, TextOr, Words, shape};
use super::timing::{Core, Footprint, Named, NextRule, TimingKeys};
use onespec_diag::Diag;
use serde::Deserializer;

shape! {
    /// One `.yaml` file.
    File "a spec file" {
        use_ = "use": Words,
        machine: Option<Machine>,
        word: Words,
        length: Map<Text>,
        transport: Map<Text>,
        versions: Versions,
        extension: Option<Extension>,
        extensions: Map<Extension>,
        needs: Option<Text>,
        data: Map<Text>,
        guards: Map<Map<Text>>,
        axes: Map<Axis>,
        fields: Map<TextOr<Field>>,
        registers: Map<Registers>,
        kinds: Map<TextOr<Kind>>,
        operands: Map<TextOr<Kind>>,
        formats: Map<Entry>,
        texts: Map<Text>,
        instructions: Map<Entry>,
        aliases: Map<TextOr<Alias>>,
        adapt: Map<Entry>,
        targets: Map<Target>,
        timing: Map<Core>,
        letters: Map<Text>,
        causes: Map<Text>,
        state: Map<TextOr<State>>,
        tables: Map<Table>,
        static_ = "static": Map<Static>,
        types: Map<GraphType>,
        type_sets: Map<TextOr<TypeSet>>,
        state_sets: Map<Words>,
        conditions: Map<Conditions>,
        lattices: Map<Lattice>,
        gates: Map<Gate>,
        rules: Words,
        fns: Option<Text>,
        csrs: Map<Csr>,
        csr_names: Map<Text>,
        macros: Map<Macro>,
        relocs: Map<Reloc>,
        environment: Map<Text>,
        conventions: Map<Convention>,
        platforms: Map<Platform>,
        mirror: Option<Mirror>,
        select: Option<Select>,
        representations: Map<Map<Repr>>,
        approximates: Map<Approximation>,
    }
}

shape! {
    /// `machine:` of a folder.
    Machine "`machine`" {
        name: Option<Text>,
        default: Option<Text>,
        params: Map<Text>,
        settings: Map<Setting>,
        illegal: Option<Text>,
        faults: Map<Text>,
        translate: Option<Text>,
        take_trap: Option<Text>,
        pending: Option<Text>,
        reset: Option<Text>,
        accept: Option<Text>,
    }
}

shape! {
    /// A property of a machine that is fixed while it runs.
    Setting "a setting" {
        in_ = "in": Words,
        default: Option<Text>,
        assume: Option<Text>,
        least: Map<Text>,
        most: Map<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// `extension:` or an item of `extensions:`.
    Extension "an extension" {
        name: Option<Text>,
        doc: Option<Text>,
        requires: Words,
        conflicts: Words,
        implied: Option<Text>,
        carrier: Option<Text>,
    }
}

shape! {
    /// A field with named values.
    Field "a field" {
        width: Option<Text>,
        names: Map<Text>,
    }
}

shape! {
    /// A register file.
    Registers "a register file" {
        count: Option<Text>,
        name: Option<Text>,
        abi: Option<Text>,
        type_ = "type": Option<Text>,
        width: Option<Text>,
        zero: Option<Text>,
        grouped: Option<Text>,
        views: Map<View>,
        holds: Option<Text>,
        part_of: Option<PartOf>,
        doc: Option<Text>,
    }
}

shape! {
    /// The file whose registers those of a file are parts of.
    PartOf "`part_of`" {
        file: Option<Text>,
        needs: Option<Text>,
    }
}

shape! {
    /// A named view of a register.
    View "a view" {
        read: Option<Text>,
        write: Option<Text>,
    }
}

shape! {
    /// An operand kind in its long form.
    Kind "a kind" {
        for_ = "for": Option<Axis>,
        kind: Option<Text>,
        default: Option<Text>,
        width: Option<Text>,
        enum_ = "enum": Option<Codes>,
        open: Option<Text>,
        flags: Option<Text>,
        none: Option<Text>,
        class: Option<Text>,
        list: Option<Text>,
        not: Option<Text>,
        step: Option<Text>,
        params: Words,
        operands: Map<TextOr<Kind>>,
        oneof: Map<Alternative>,
        bits: Option<Text>,
        asm: Option<Text>,
        let_ = "let": Map<Text>,
        where_ = "where": Items<Text>,
    }
}

shape! {
    /// An alternative of a sum.
    Alternative "an alternative" {
        bits: Option<Text>,
        asm: Option<Text>,
        where_ = "where": Items<Text>,
        prefer: Items<Text>,
        let_ = "let": Map<Text>,
        operands: Map<TextOr<Kind>>,
    }
}

shape! {
    /// An entry of `instructions`, `formats` or `adapt`.
    Entry "an entry" open {
        extends: Option<Text>,
        format: Option<Text>,
        bits: Option<Text>,
        asm: Option<Items<Text>>,
        operands: Map<TextOr<Kind>>,
        let_ = "let": Map<Text>,
        where_ = "where": Items<Text>,
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        needs: Option<Text>,
        legal: Items<Text>,
        hint: Option<Text>,
        is: Items<Text>,
        specialises: Words,
        name: Option<Text>,
        doc: Option<Text>,
        sem: Option<Text>,
        latency: Option<Named>,
        reads: Option<Named>,
        slots: Option<Text>,
        idle: Option<Text>,
        unit: Option<Text>,
        busy: Option<Named>,
        wait: Option<Named>,
        late: Option<Text>,
        clears: Map<Text>,
        next: Items<NextRule>,
        footprint: Option<Footprint>,
        examples: Vec<Example>,
    }
}

shape! {
    /// An item of `examples`.
    Example "an example" open {
        asm: Option<Text>,
        word: Option<Text>,
        text: Option<Text>,
        on: Option<Text>,
        before: Option<Map<Text>>,
        after: Option<Map<Text>>,
        trap: Items<Text>,
    }
}

shape! {
    /// An alias in its long form.
    Alias "an alias" {
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        is: Option<Text>,
        operands: Map<TextOr<Kind>>,
        where_ = "where": Items<Text>,
        print: Option<Text>,
        needs: Option<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// A machine to assemble for.
    Target "a target" {
        enable: Words,
        version: Option<Text>,
        length: Map<Text>,
        timing: Option<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// A piece of state.
    State "a state" {
        type_ = "type": Option<Text>,
        holds: Option<Text>,
        reset: Option<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// A ROM table of the semantics.
    Table "a table" {
        for_ = "for": Option<Axis>,
        width: Option<Text>,
        data: Words,
        csv: Option<Text>,
        where_ = "where": Map<Text>,
        index: Option<Text>,
        column: Option<Text>,
    }
}

shape! {
    /// A static parameter of semantics.
    Static "a static parameter" {
        in_ = "in": Option<Codes>,
        from: Option<Text>,
        otherwise: Option<Text>,
    }
}

shape! {
    /// A control and status register.
    Csr "a CSR" {
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        number: Option<Text>,
        doc: Option<Text>,
        needs: Option<Text>,
        fields: CsrFields,
        view: Option<Text>,
        read: Option<Text>,
        write: Option<Text>,
        access: Option<Text>,
    }
}

shape! {
    /// A field of a CSR.
    CsrField "a CSR field" {
        bits: Option<Text>,
        warl: Option<Text>,
        read: Option<Text>,
        read_only: Option<Text>,
        reset: Option<Text>,
        needs: Option<Text>,
        doc: Option<Text>,
    }
}

shape! {
    /// A pseudo-instruction that stands for several instructions.
    Macro "a macro" {
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        doc: Option<Text>,
        needs: Option<Text>,
        operands: Map<TextOr<Kind>>,
        arms: Vec<Arm>,
    }
}

shape! {
    /// How functions call each other.
    Convention "a calling convention" {
        doc: Option<Text>,
        extends: Option<Text>,
        needs: Option<Text>,
        stack: Option<Text>,
        approximate: Option<Text>,
        align: Option<Text>,
        slot: Option<Text>,
        rows: Option<ArrayRows>,
        keeps: Map<Text>,
        banks: Map<Bank>,
        texts: Map<TextOr<TextFamily>>,
    }
}

shape! {
    /// Texts of a convention that differ in columns of a table.
    TextFamily "a family of texts" {
        for_ = "for": Option<Axis>,
        when: Option<Text>,
        text: Option<Text>,
    }
}

shape! {
    /// Rows of a tile memory that kernels have arrays in.
    ArrayRows "rows of arrays" {
        memory: Option<Text>,
        format: Option<Text>,
        tile: Option<Text>,
        step: Option<Text>,
        count: Option<Text>,
    }
}

shape! {
    /// The registers of a bank of values.
    Bank "a bank" {
        file: Option<Text>,
        order: Option<Text>,
        saved: Option<Text>,
        arguments: Option<Text>,
        results: Option<Text>,
        beyond: Option<Text>,
        classes: Option<Text>,
        slot: Option<Text>,
    }
}

shape! {
    /// A way to expand a macro.
    Arm "an arm" {
        when: Option<Text>,
        needs: Option<Text>,
        lines: Option<Text>,
    }
}

shape! {
    /// A relocation function.
    Reloc "a relocation" {
        value: Option<Text>,
        pcrel: Option<Text>,
        of_label: Option<Text>,
    }
}

/// Generations, oldest first, and under which key the data of instructions lists them.
#[derive(Debug, Clone, Default)]
pub struct Versions {
    pub key: Option<Text>,
    pub names: Vec<Text>,
}

impl Shape for Versions {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() != Sort::Map {
            return Words::read(de, at).map(|words| Versions {
                key: None,
                names: words.0,
            });
        }
        let map = Map::<Words>::read(de, at)?;
        if let Some((second, _)) = map.0.get(1) {
            let diag = Diag::error("E0712", &second.origin, "`versions` has one key only");
            at.report(diag.help("the name of what the versions are: `versions: {arch: old new}`"));
        }
        let first = map.0.into_iter().next();
        Ok(first.map_or_else(Versions::default, |(key, words)| Versions {
            key: Some(key),
            names: words.0,
        }))
    }
}

/// The members of an enum.
#[derive(Debug, Clone)]
pub enum Codes {
    /// In the order of their codes; `~` is a reserved code.
    Names(Vec<Text>),
    Numbered(Map<Text>),
}

impl Default for Codes {
    fn default() -> Self {
        Codes::Names(Vec::new())
    }
}

impl Shape for Codes {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::Map {
            return Map::read(de, at).map(Codes::Numbered);
        }
        Words::read(de, at).map(|words| Codes::Names(words.0))
    }
}

/// Fields of a CSR: with their bits, or of a view the names alone.
#[derive(Debug, Clone)]
pub enum CsrFields {
    Names(Vec<Text>),
    Own(Map<TextOr<CsrField>>),
}

impl Default for CsrFields {
    fn default() -> Self {
        CsrFields::Names(Vec::new())
    }
}

impl Shape for CsrFields {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::Map {
            return Map::read(de, at).map(CsrFields::Own);
        }
        Words::read(de, at).map(|words| CsrFields::Names(words.0))
    }
}

/// Data for other parts, flattened: the items of a list with blanks between them, the pairs of a map as `key=value`.
#[derive(Debug, Clone, Default)]
pub struct Data(pub Text);

impl Shape for Data {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        let origin = at.origin();
        let join = |items: Vec<String>| {
            Data(Text {
                text: items.join(" ").into(),
                origin: origin.clone(),
            })
        };
        match at.kind() {
            Sort::Scalar => Text::read(de, at).map(Data),
            Sort::List => Ok(join(
                Vec::<Data>::read(de, at)?
                    .iter()
                    .map(|d| d.0.text.to_string())
                    .collect(),
            )),
            Sort::Map => {
                let pairs = Map::<Data>::read(de, at)?;
                Ok(join(
                    pairs
                        .iter()
                        .map(|(key, value)| format!("{}={}", key.text, value.0.text))
                        .collect(),
                ))
            }
        }
    }
}

impl Entry {
    /// What the entry says about timing.
    pub fn timing(&self) -> TimingKeys {
        TimingKeys {
            origin: self.origin.clone(),
            latency: self.latency.clone(),
            reads: self.reads.clone(),
            slots: self.slots.clone(),
            idle: self.idle.clone(),
            unit: self.unit.clone(),
            busy: self.busy.clone(),
            wait: self.wait.clone(),
            late: self.late.clone(),
            clears: self.clears.clone(),
            next: self.next.clone(),
            footprint: self.footprint.clone(),
            other: Vec::new(),
        }
    }
}
