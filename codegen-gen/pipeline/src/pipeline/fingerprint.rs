//! What the semantics of an instruction depends on, as a number: after an edit, instructions whose number is as before mean what
//! they meant before.
//!
//! Places in files, documentation, texts of assembly and examples are no part of it. What it is not sure about counts as a
//! dependency: an instruction that is lowered again costs time, one that is not is wrong.

use onespec_cache::Key;
use onespec_description::model::{
    Alt, Constraint, Csr, CsrField, Isa, Kind, Let, Op, Operand, RegFile, SourceText, StateVar, StaticParam,
};

/// Longest chain of abbreviations.
const MAX_ABBREVIATIONS: usize = 8;
/// The word by which semantics execute another instruction.
const EXEC: &str = "exec ";

/// The numbers of a description.
#[derive(Debug, Clone)]
pub struct Fingerprint {
    /// What all instructions depend on.
    pub common: Key,
    /// By instruction of the model.
    pub ops: Vec<u128>,
}

impl Fingerprint {
    /// Of a description.
    pub fn of(isa: &Isa) -> Fingerprint {
        let own: Vec<u128> = isa.ops.iter().map(own).collect();
        let all = own.iter().fold(Key::new("instructions"), |mut key, own| {
            key.add(own);
            key
        });
        let executes = |text: &SourceText| text.text.contains(EXEC);
        let by_fns = isa.fns.iter().any(|library| executes(&library.text));
        // Abbreviations of another length run an instruction's semantics, too.
        let mut lengths: Vec<Vec<u16>> = vec![Vec::new(); isa.ops.len()];
        for op in &isa.ops {
            if let Some(list) = op.is.as_ref().and_then(|is| lengths.get_mut(usize::from(is.op))) {
                list.push(op.length);
            }
        }
        let ops = isa.ops.iter().zip(&own).zip(&lengths).map(|((op, own_key), lengths)| {
            let mut key = Key::new("instruction");
            key.add(&(own_key, lengths.iter().any(|length| *length != op.length)));
            let mut at = op;
            for _ in 0..MAX_ABBREVIATIONS {
                let Some(is) = &at.is else { break };
                let of = usize::from(is.op);
                key.add(&(&is.args, own.get(of)));
                let Some(next) = isa.ops.get(of) else { break };
                at = next;
            }
            let adapted = op.adapted.iter().filter_map(|adapted| adapted.sem.as_ref());
            let guards = op.guards.iter().map(|guard| &guard.text);
            if by_fns || at.is.is_some() || op.sem.iter().chain(adapted).chain(guards).any(executes) {
                key.add(&all.number());
            }
            key.number()
        });
        Fingerprint {
            common: common(isa),
            ops: ops.collect(),
        }
    }
}

/// What an instruction says of itself.
fn own(op: &Op) -> u128 {
    let mut key = Key::new("entry");
    key.add(&(&op.name, &op.ident, op.feature, &op.needs, op.length));
    key.add(&(op.value, op.mask, op.ignored, &op.consts, &op.data, op.unreachable));
    key.add(&op.is.as_ref().map(|is| &is.args));
    operands(&mut key, &op.operands);
    lets(&mut key, &op.lets);
    for list in [&op.where_, &op.legal] {
        constraints(&mut key, list);
    }
    constraints(&mut key, op.hint.as_slice());
    text(&mut key, op.sem.as_ref());
    for adapted in &op.adapted {
        key.add(&(adapted.feature, &adapted.data));
        text(&mut key, adapted.sem.as_ref());
    }
    for guard in &op.guards {
        key.add(&guard.feature);
        text(&mut key, Some(&guard.text));
    }
    key.number()
}

fn text(key: &mut Key, text: Option<&SourceText>) {
    key.add(&text.map(|text| &text.text));
}

fn operands(key: &mut Key, list: &[Operand]) {
    key.add(&list.len());
    for o in list {
        key.add(&(&o.name, o.kind, &o.args, o.dir, o.width, o.signed, o.align));
        key.add(&(&o.pieces, o.default, &o.except, o.pcrel, o.scale, o.wrap));
    }
}

fn lets(key: &mut Key, list: &[Let]) {
    key.add(&list);
}

fn constraints(key: &mut Key, list: &[Constraint]) {
    key.add(&list.len());
    for constraint in list {
        key.add(&(&constraint.expr, &constraint.text));
    }
}

/// What all instructions depend on.
fn common(isa: &Isa) -> Key {
    let mut key = Key::new("semantics");
    key.add(&(&isa.name, &isa.params, &isa.causes, &isa.tables, &isa.kind_names));
    for f in &isa.features {
        key.add(&(&f.name, &f.requires, &f.conflicts, &f.implied, &f.carrier));
    }
    for s in &isa.settings {
        key.add(&(&s.name, &s.values, s.default, s.assumed, &s.least, &s.most));
    }
    for target in &isa.targets {
        key.add(&(&target.features, &target.lengths));
    }
    isa.files.iter().for_each(|file| of_file(&mut key, file));
    isa.kinds.iter().for_each(|kind| of_kind(&mut key, kind));
    isa.state.iter().for_each(|state| of_state(&mut key, state));
    isa.csrs.iter().for_each(|csr| of_csr(&mut key, csr));
    isa.statics.iter().for_each(|param| of_static(&mut key, param));
    for library in &isa.fns {
        key.add(&(library.own, &library.text.text));
    }
    for pair in &isa.environment {
        key.add(&(&pair.name.text, &pair.value.text, pair.own));
    }
    let machine = &isa.machine;
    for hook in [
        &machine.translate,
        &machine.take_trap,
        &machine.pending,
        &machine.reset,
        &machine.accept,
    ] {
        text(&mut key, hook.as_ref());
    }
    key.add(&(
        &machine.fault_load,
        &machine.fault_store,
        &machine.fault_fetch,
        &machine.illegal,
    ));
    key
}

fn of_file(key: &mut Key, file: &RegFile) {
    key.add(&(&file.name, file.count, &file.width.text, file.zero, file.grouped));
    key.add(&(&file.views, &file.holds, &file.part_of, &file.numbered, &file.abi));
}

fn of_kind(key: &mut Key, kind: &Kind) {
    let Kind::Sum { params, alts } = kind else {
        return key.add(kind);
    };
    key.add(&(params, alts.len()));
    for alt in alts {
        let Alt { name, mask, value, .. } = alt;
        key.add(&(name, mask, value));
        operands(key, &alt.operands);
        lets(key, &alt.lets);
        constraints(key, &alt.where_);
        constraints(key, &alt.prefer);
    }
}

fn of_state(key: &mut Key, state: &StateVar) {
    key.add(&(&state.name, &state.ty.text, &state.holds, state.reset.value));
}

fn of_csr(key: &mut Key, csr: &Csr) {
    key.add(&(
        &csr.name,
        csr.number,
        &csr.needs,
        &csr.view,
        csr.unreachable,
        csr.fields.len(),
    ));
    for access in [&csr.read, &csr.write, &csr.access] {
        text(key, access.as_ref());
    }
    for field in &csr.fields {
        let CsrField { name, needs, .. } = field;
        key.add(&(
            name,
            &field.hi.text,
            &field.lo.text,
            needs,
            field.read_only,
            field.reset.value,
        ));
        text(key, field.warl.as_ref());
        text(key, field.read.as_ref());
    }
}

fn of_static(key: &mut Key, param: &StaticParam) {
    key.add(&(
        &param.name,
        &param.values,
        &param.names,
        &param.from.text,
        &param.otherwise.text,
    ));
}
