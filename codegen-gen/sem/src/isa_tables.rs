//! The model as the tables of [`onespec_core::isa`].
//!
//! The same tables serve two ways: `--spec` runs on them in memory, and `emit::rust` prints them as statics of a generated
//! crate. They are leaked: a loaded description lives as long as the process, and the runtime wants `'static` data
//! whichever way it came.

use crate::footprint::{self, Footprint};
use crate::ir::Program;
use onespec_core::isa;
use onespec_core::packed::Table;
use onespec_description::model;
use onespec_diag::Origin;

/// Lowers a description. `locate` gives the text of a place, `spec/riscv/zbb.yaml:41`; `programs` are its semantics, and
/// without them none is known.
pub fn lower(model: &model::Isa, programs: &[Program], locate: &dyn Fn(&Origin) -> String) -> &'static isa::Isa {
    lower_with(model, programs, isa::variants::Flows::none(), locate)
}

/// The same with variants of instructions.
pub fn lower_with(
    model: &model::Isa,
    programs: &[Program],
    flows: isa::variants::Flows,
    locate: &dyn Fn(&Origin) -> String,
) -> &'static isa::Isa {
    let footprints = footprint::all(model, programs);
    Box::leak(Box::new(isa::Isa {
        name: text(&model.name),
        word_bits: leak(model.word_bits.clone()),
        features: list(&model.features, feature),
        params: list(&model.params, |p| isa::Param {
            name: text(&p.name),
            values: leak(p.values.clone()),
            features: leak(p.features.clone()),
        }),
        settings: list(&model.settings, |s| isa::Setting {
            name: text(&s.name),
            doc: text(&s.doc),
            values: leak(s.values.clone()),
            default: s.default,
            least: leak(s.least.clone()),
            most: leak(s.most.clone()),
        }),
        targets: list(&model.targets, |t| isa::Target {
            name: text(&t.name),
            doc: text(&t.doc),
            features: t.features,
            lengths: leak(t.lengths.clone()),
            core: t.core,
            keys: &[],
        }),
        letters: list(&model.letters, |(name, set)| (text(name), *set)),
        default_target: model.default_target as u16,
        files: leak(
            model
                .files
                .iter()
                .enumerate()
                .map(|(i, f)| file(f, i, programs))
                .collect(),
        ),
        kinds: list(&model.kinds, kind),
        name_needs: list(&model.name_needs, |(kind, code, n)| (*kind, *code, needs(n))),
        ops: leak(
            model
                .ops
                .iter()
                .zip(&footprints)
                .map(|(o, f)| op(o, f, locate))
                .collect(),
        ),
        flows,
        aliases: list(&model.aliases, alias),
        macros: list(&model.macros, macro_),
        relocs: list(&model.relocs, |r| isa::Reloc {
            name: text(&r.name),
            pcrel: r.pcrel,
            of_label: r.of_label,
            value: expr(&r.value),
        }),
        causes: list(&model.causes, |(name, number)| (text(name), *number)),
        transports: list(&model.transports, |(name, rotation)| (text(name), *rotation)),
        environment: list(&model.environment, |key| (text(&key.name.text), text(&key.value.text))),
        conventions: list(&model.conventions, convention),
        platforms: list(&model.platforms, |platform| platform.table),
        cores: list(&model.cores, |core| core.table),
        mirror: model.mirror.as_ref().map(|m| mirror(m, model, &footprints, locate)),
        hash: text(&model.hash),
    }))
}

pub fn leak<T>(items: Vec<T>) -> &'static [T] {
    Box::leak(items.into_boxed_slice())
}

fn list<A, B>(items: &[A], each: impl Fn(&A) -> B) -> &'static [B] {
    leak(items.iter().map(each).collect())
}

pub fn text(s: &str) -> &'static str {
    Box::leak(s.into())
}

fn boxed(e: &model::Expr) -> &'static isa::Expr {
    Box::leak(Box::new(expr(e)))
}

pub fn needs(n: &model::Needs) -> isa::Needs {
    isa::Needs {
        any: leak(n.any.clone()),
    }
}

fn feature(f: &model::Feature) -> isa::Feature {
    isa::Feature {
        name: text(&f.name),
        doc: text(&f.doc),
        requires: f.requires,
        conflicts: f.conflicts,
        implied: f.implied.as_ref().map(|n| &*Box::leak(Box::new(needs(n)))),
    }
}

fn file(f: &model::RegFile, index: usize, programs: &[Program]) -> isa::RegFile {
    let widths = programs.iter().filter_map(|program| program.files.get(index));
    isa::RegFile {
        name: text(&f.name),
        count: f.count as u16,
        numbered: list(&f.numbered, |n| text(n)),
        abi: list(&f.abi, |spellings| list(spellings, |n| text(n))),
        width: leak(widths.map(|file| file.width).collect()),
        zero: f.zero.and_then(|zero| u16::try_from(zero).ok()),
        holds: list(&f.holds, |(ty, above)| isa::Hold {
            ty: text(ty),
            above: *above,
        }),
        part_of: f.part_of.map(|part| isa::PartOf {
            file: part.file,
            feature: part.feature,
        }),
    }
}

fn kind(k: &model::Kind) -> isa::Kind {
    match k {
        model::Kind::Int => isa::Kind::Int,
        model::Kind::Float(bits) => isa::Kind::Float(*bits),
        model::Kind::Reg {
            file,
            list,
            exclude,
            step,
        } => isa::Kind::Reg {
            file: *file,
            list: leak(list.clone()),
            exclude: leak(exclude.clone()),
            step: *step,
        },
        model::Kind::Enum { names, open } => isa::Kind::Enum {
            names: list(names, |(name, code)| (text(name), *code)),
            open: *open,
        },
        model::Kind::Flags { letters, none } => isa::Kind::Flags {
            letters: text(letters),
            none: text(none),
        },
        model::Kind::Sum { params, alts } => isa::Kind::Sum {
            params: params.len() as u8,
            alts: list(alts, alt),
        },
    }
}

fn alt(a: &model::Alt) -> isa::Alt {
    isa::Alt {
        name: text(&a.name),
        mask: a.mask,
        value: a.value,
        operands: list(&a.operands, operand),
        lets: list(&a.lets, let_),
        where_: constraints(&a.where_),
        prefer: constraints(&a.prefer),
        template: list(&a.template, part),
    }
}

fn operand(o: &model::Operand) -> isa::Operand {
    isa::Operand {
        name: text(&o.name),
        kind: o.kind,
        args: list(&o.args, expr),
        dir: o.dir,
        width: o.width,
        signed: o.signed,
        align: o.align,
        pieces: leak(o.pieces.clone()),
        default: o.default,
        except: leak(o.except.clone()),
        pcrel: o.pcrel,
        scale: o.scale,
        hex: o.hex,
        wrap: o.wrap,
        shown: o.shown,
    }
}

fn let_(l: &model::Let) -> isa::Let {
    isa::Let {
        name: text(&l.name),
        value: expr(&l.value),
    }
}

fn constraints(list_: &[model::Constraint]) -> &'static [isa::Expr] {
    list(list_, |c| expr(&c.expr))
}

/// Lowers an expression; `check` and the Rust emitters read expressions through this form too.
pub fn expr(e: &model::Expr) -> isa::Expr {
    match e {
        model::Expr::Num(n) => isa::Expr::Num(*n),
        model::Expr::Operand(i) => isa::Expr::Operand(*i),
        model::Expr::Let(i) => isa::Expr::Let(*i),
        model::Expr::Param(i) => isa::Expr::Param(*i),
        model::Expr::Slice(i, hi, lo) => isa::Expr::Slice(*i, *hi, *lo),
        model::Expr::Un(op, a) => isa::Expr::Un(*op, boxed(a)),
        model::Expr::Bin(op, a, b) => isa::Expr::Bin(*op, boxed(a), boxed(b)),
        model::Expr::Cond(c, a, b) => isa::Expr::Cond(boxed(c), boxed(a), boxed(b)),
        model::Expr::In(a, ranges) => isa::Expr::In(boxed(a), leak(ranges.clone())),
        model::Expr::Call(f, a) => isa::Expr::Call(*f, boxed(a)),
    }
}

fn part(p: &model::Part) -> isa::Part {
    match p {
        model::Part::Text(s) | model::Part::Spelled(s) => isa::Part::Text(text(s)),
        model::Part::Name => isa::Part::Name,
        model::Part::Operand {
            index,
            lead,
            trail,
            optional,
        } => isa::Part::Operand {
            index: *index,
            lead: text(lead),
            trail: text(trail),
            optional: *optional,
        },
        model::Part::Let(i) => isa::Part::Let(*i),
        model::Part::Choice { cond, yes, no } => isa::Part::Choice {
            cond: expr(cond),
            yes: list(yes, part),
            no: list(no, part),
        },
    }
}

fn op(o: &model::Op, touches: &Footprint, locate: &dyn Fn(&Origin) -> String) -> isa::Op {
    isa::Op {
        name: text(&o.name),
        ident: text(&o.ident),
        feature: o.feature,
        needs: needs(&o.needs),
        length: o.length,
        value: o.value,
        mask: o.mask,
        operands: list(&o.operands, operand),
        lets: list(&o.lets, let_),
        where_: constraints(&o.where_),
        legal: constraints(&o.legal),
        hint: o.hint.as_ref().map(|c| expr(&c.expr)),
        templates: list(&o.templates, |t| list(t, part)),
        specialises: leak(o.specialises.clone()),
        is: o.is.as_ref().map(|is| isa::Is {
            op: is.op,
            args: list(&is.args, expr),
        }),
        has_semantics: !o.unreachable && (o.sem.is_some() || o.is.is_some() || !o.guards.is_empty()),
        effects: touches.effects,
        access: touches.access,
        registers: leak(touches.registers.clone()),
        flows: leak(touches.listed_flows()),
        doc: text(&o.doc),
        origin: text(&locate(&o.origin)),
        data: data(o),
    }
}

/// The entry's further keys, and its semantics as written under `sem`, for people.
fn data(o: &model::Op) -> &'static [(&'static str, &'static str)] {
    let sem = o.sem.iter().map(|sem| ("sem", text(sem.text.trim())));
    leak(
        sem.chain(o.data.iter().map(|(key, value)| (text(key), text(value))))
            .collect(),
    )
}

fn alias(a: &model::Alias) -> isa::Alias {
    isa::Alias {
        name: text(&a.name),
        template: list(&a.template, part),
        operands: list(&a.operands, operand),
        op: a.op,
        args: list(&a.args, expr),
        from: leak(a.from.clone()),
        where_: constraints(&a.where_),
        print: a.print,
        needs: needs(&a.needs),
    }
}

fn convention(c: &model::Convention) -> isa::Convention {
    isa::Convention {
        name: text(&c.name),
        doc: text(&c.doc),
        needs: needs(&c.needs),
        stack: c.stack,
        approximate: c.approximate,
        align: c.align,
        slot: c.slot,
        rows: c.rows.as_ref().map(|rows| isa::ArrayRows {
            memory: text(&rows.memory),
            format: text(&rows.format),
            tile: rows.tile,
            step: rows.step,
            count: rows.count,
        }),
        keeps: list(&c.keeps, |(state, number)| (text(state), *number)),
        banks: list(&c.banks, |b| isa::Bank {
            name: text(&b.name),
            file: b.file,
            order: leak(b.order.clone()),
            saved: leak(b.saved.clone()),
            arguments: leak(b.arguments.clone()),
            results: leak(b.results.clone()),
            beyond: b.beyond,
            classes: list(&b.classes, |class| text(class)),
            slot: b.slot,
        }),
        texts: list(&c.texts, |(key, value)| (text(key), text(&value.text))),
    }
}

fn macro_(m: &model::Macro) -> isa::Macro {
    isa::Macro {
        name: text(&m.name),
        template: list(&m.template, part),
        operands: list(&m.operands, operand),
        needs: needs(&m.needs),
        doc: text(&m.doc),
        arms: list(&m.arms, |arm| isa::Arm {
            when: arm.when.as_ref().map(|c| expr(&c.expr)),
            needs: needs(&arm.needs),
            symbolic: arm.symbolic,
            lines: list(&arm.lines, |pieces| list(pieces, line)),
        }),
    }
}

fn line(l: &model::Line) -> isa::Line {
    match l {
        model::Line::Text(s) => isa::Line::Text(text(s)),
        model::Line::Operand(i) => isa::Line::Operand(*i),
        model::Line::Value(e) => isa::Line::Value(expr(e)),
        model::Line::Unique => isa::Line::Unique,
        model::Line::Mode(i) => isa::Line::Mode(*i),
    }
}

fn mirror(
    m: &model::Mirror,
    model: &model::Isa,
    footprints: &[Footprint],
    locate: &dyn Fn(&Origin) -> String,
) -> &'static Table<isa::Mirror> {
    // A pseudo-instruction touches what its base instruction touches.
    let touches = |o: &model::Op| {
        let is = o.is.as_ref()?;
        Some(footprint::through(
            model,
            footprints.get(usize::from(is.op))?,
            &is.args,
            o,
        ))
    };
    Box::leak(Box::new(Table::made(isa::Mirror {
        of: text(&m.of),
        doc: text(&m.doc),
        modes: list(&m.modes, |s| isa::Mode {
            name: text(&s.name),
            values: list(&s.values, |(name, value)| (text(name), *value)),
        }),
        ops: list(&m.ops, |o| {
            let unknown = || Footprint {
                effects: isa::Effects::WORST,
                access: isa::AccessSize::Various,
                registers: Vec::new(),
                flows: footprint::Ports::new(),
            };
            op(o, &touches(o).unwrap_or_else(unknown), locate)
        }),
        instances: list(&m.instances, instance),
        sets: list(&m.sets, |s| isa::Sets {
            op: s.op,
            modes: list(&s.modes, |(i, e)| (*i, expr(e))),
            operands: list(&s.operands, |(name, e)| (text(name), expr(e))),
        }),
        types: list(&m.types, |t| isa::MirrorType {
            name: text(&t.name),
            row: leak(t.row.clone()),
            class: text(&t.class),
            line: text(&t.line),
            gates: text(&t.gates),
            least: leak(t.least.clone()),
        }),
        across: m.across,
    })))
}

fn instance(i: &model::Instance) -> isa::Instance {
    isa::Instance {
        rows: list(&i.rows, |row| leak(row.clone())),
        roles: list(&i.roles, |role| isa::Role {
            class: text(&role.class),
            tied: role.tied,
            early: role.early,
            back: match &role.back {
                model::ReadBack::Base(i) => isa::ReadBack::Base(*i),
                model::ReadBack::Mode(i) => isa::ReadBack::Mode(*i),
                model::ReadBack::State(e) => isa::ReadBack::State(e.as_ref().map(expr)),
                model::ReadBack::Nothing => isa::ReadBack::Nothing,
            },
        }),
        setup: list(&i.setup, |s| isa::Setup {
            when: s.when.as_ref().map(expr),
            after: s.after,
            lines: list(&s.lines, |pieces| list(pieces, line)),
        }),
        uses: list(&i.uses, |w| text(w)),
        defs: list(&i.defs, |w| text(w)),
    }
}
