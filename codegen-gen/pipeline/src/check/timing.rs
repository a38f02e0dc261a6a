//! Timing of cores against the instructions themselves: numbers for all values of operands, footprints against what semantics
//! access, rules that nothing satisfies, texts that let cycles pass.

use onespec_core::isa::timing::{Core, Expr, Fill, Keys, Place, Term};
use onespec_core::isa::{Dir, Isa, Kind, Op, OpId, Which};
use onespec_core::operand::{Args, MAX_OPERANDS, range};
use onespec_core::parse::Parser;
use onespec_core::target::Resolved;
use onespec_core::timing::{Model, show};
use onespec_description::model;
use onespec_diag::{Diag, Diags};
use std::collections::HashSet;

/// Most cycles; most slots, and most cycles until an operand is read.
const MAX_CYCLES: i64 = 65_535;
const MAX_SLOTS: i64 = 255;

pub fn check(model: &model::Isa, isa: &'static Isa, diags: &mut Diags) {
    for (at, core) in model.cores.iter().enumerate() {
        let targets = model.targets.iter().filter(|target| target.core == Some(at as u16));
        let targets: Vec<Resolved> = targets.filter_map(|target| isa.target(&target.name).ok()).collect();
        let Some(target) = targets.first() else { continue };
        let Some(table) = isa.cores.get(at) else { continue };
        let checks = Checks {
            isa,
            model: Model::new(isa, table, target.features),
            core: table,
        };
        let mut seen = HashSet::new();
        for (id, (op, written)) in isa.ops.iter().zip(&model.ops).enumerate() {
            let mut told = |diag: Diag| {
                if seen.insert((written.origin.file, written.origin.start, diag.code)) {
                    diags.push(diag);
                }
            };
            if written.unreachable {
                continue;
            }
            checks.numbers(id as OpId, op).into_iter().for_each(|message| {
                let diag = Diag::error("E0803", &written.origin, message);
                told(diag.help(format!(
                    "cycles go to {MAX_CYCLES}, slots to {MAX_SLOTS}, for all values of operands"
                )));
            });
            if let Some(message) = checks.footprint(op, table.keys_of(id as OpId)) {
                let diag = Diag::error("E0808", &written.origin, message);
                told(
                    diag.help("add a term to its `footprint`, or leave the footprint out: then operands are its terms"),
                );
            }
        }
        checks.rules(&core.origin, diags);
        for target in &targets {
            checks.fill(target, &core.origin, diags);
        }
    }
}

struct Checks {
    isa: &'static Isa,
    model: Model,
    core: &'static Core,
}

impl Checks {
    /// Values of operands to try: each one's least and greatest, alone and together.
    fn samples(&self, op: &Op) -> Vec<Args> {
        let ends = |at: usize| op.operands.get(at).map_or((0, 0), range);
        let count = op.operands.len().min(MAX_OPERANDS);
        let mut samples = vec![[0; MAX_OPERANDS]; 3];
        for at in 0..count {
            let (least, most) = ends(at);
            samples[1][at] = least;
            samples[2][at] = most;
            for value in [least, 1.min(most), most] {
                let mut one = [0; MAX_OPERANDS];
                one[at] = value;
                samples.push(one);
            }
        }
        samples
    }

    /// Numbers that are out of range for some values of operands.
    fn numbers(&self, id: OpId, op: &'static Op) -> Option<String> {
        let keys = self.core.keys_of(id);
        let open = |e: &&Expr| !matches!(e, Expr::Num(_));
        let named = |list: &'static [(&'static str, Expr)]| list.iter().map(|(_, e)| e);
        let cycles = named(keys.latency).chain(named(keys.busy)).map(|e| (e, MAX_CYCLES));
        let slots = named(keys.reads)
            .chain(&keys.slots)
            .chain(&keys.idle)
            .map(|e| (e, MAX_SLOTS));
        let exprs: Vec<(&Expr, i64)> = cycles.chain(slots).filter(|(e, _)| open(e)).collect();
        if exprs.is_empty() {
            return None;
        }
        for args in self.samples(op) {
            for (e, most) in &exprs {
                let value = self.model.number(Some(id), &args, e);
                if let Some(value) = value.filter(|n| !(0..=*most).contains(n)) {
                    let shown = show(self.core, e);
                    return Some(format!(
                        "`{shown}` of `{}` can be {value}, which is out of range",
                        op.name
                    ));
                }
            }
        }
        None
    }

    /// A register that the semantics accesses and no term names.
    fn footprint(&self, op: &'static Op, keys: &'static Keys) -> Option<String> {
        let terms = keys.footprint.filter(|terms| !terms.is_empty())?;
        for touch in op.registers {
            // Other files have no hazards: no term of the instruction is of them.
            if !terms.iter().any(|term| self.is_of(op, term, touch.file)) {
                continue;
            }
            let operand = match touch.which {
                Which::Operand(at) => op.operands.get(usize::from(at)),
                _ => None,
            };
            let pure_read = touch.writes == 0;
            let side = |term: &Term| {
                if pure_read {
                    term.dir != Dir::Out
                } else {
                    term.dir != Dir::In
                }
            };
            let names = |term: &Term| match (&term.place, touch.which) {
                (Place::Operand(name), Which::Operand(_)) => operand.is_some_and(|o| o.name == *name),
                (Place::Operand(_), Which::Fixed(_)) => false,
                (Place::Registers(_, first, last), Which::Fixed(n)) => (*first..=*last).contains(&n),
                _ => true,
            };
            let named = terms
                .iter()
                .any(|term| side(term) && self.is_of(op, term, touch.file) && names(term));
            if !named {
                let file = self.isa.files.get(usize::from(touch.file));
                let register = match touch.which {
                    Which::Operand(_) => operand.map_or("?", |o| o.name),
                    Which::Fixed(n) => file.and_then(|file| file.spelling(n.into())).unwrap_or("?"),
                    Which::Computed => file.map_or("?", |file| file.name),
                };
                let does = if pure_read { "reads" } else { "writes" };
                return Some(format!(
                    "`{}` {does} `{register}`, which its footprint does not name",
                    op.name
                ));
            }
        }
        None
    }

    /// Whether a term may be of a register file.
    fn is_of(&self, op: &Op, term: &Term, file: u16) -> bool {
        let kind = |kind: u16| self.isa.kinds.get(usize::from(kind));
        match &term.place {
            Place::Registers(of, ..) | Place::Element(of, _) | Place::File(of) => *of == file,
            Place::Operand(name) => op
                .operands
                .iter()
                .filter(|o| o.name == *name)
                .any(|o| match kind(o.kind) {
                    Some(Kind::Reg { file: of, .. }) => *of == file,
                    Some(Kind::Sum { alts, .. }) => alts
                        .iter()
                        .flat_map(|alt| alt.operands)
                        .any(|o| matches!(kind(o.kind), Some(Kind::Reg { file: of, .. }) if *of == file)),
                    _ => false,
                }),
        }
    }

    /// Rules for what comes next that nothing satisfies.
    fn rules(&self, origin: &onespec_diag::Origin, diags: &mut Diags) {
        let mut told = HashSet::new();
        for next in self.core.keys.iter().flat_map(|keys| keys.next) {
            let shown = show(self.core, &next.must);
            if !told.insert(shown.clone()) {
                continue;
            }
            let holds = self.isa.ops.iter().enumerate().any(|(id, op)| {
                let mut samples = self.samples(op).into_iter();
                let mut ones = [1; MAX_OPERANDS];
                ones.iter_mut().skip(op.operands.len()).for_each(|arg| *arg = 0);
                samples.any(|args| self.model.holds(Some(id as OpId), &args, &next.must))
                    || self.model.holds(Some(id as OpId), &ones, &next.must)
            });
            if !holds {
                let diag = Diag::error("E0804", origin, format!("no instruction satisfies `{shown}`"));
                diags.push(diag.help("then nothing could follow: let `must` hold for what lets cycles pass"));
            }
        }
    }

    /// Texts that do not let as many cycles pass as they stand for.
    fn fill(&self, target: &Resolved, origin: &onespec_diag::Origin, diags: &mut Diags) {
        let texts = self.core.fill.iter().filter_map(|fill| match fill {
            Fill::Text { text, most } => Some((*text, *most)),
            Fill::Set { .. } => None,
        });
        let parser = Parser::new(self.isa, &target.features);
        for (text, most) in texts {
            for n in 1..=most {
                let line = self.model.fill_text(text, n);
                let Ok((op, word)) = parser.parse(&line) else {
                    let message = format!("`{line}` does not assemble for `{}`", target.name);
                    diags.push(Diag::error("E0807", origin, message).help("`fill` is a line of assembly"));
                    break;
                };
                let made = self.model.instance(Some(op), word);
                let touches = made.accesses.iter().any(|access| !access.items.is_empty());
                if made.span() != u32::from(n) || touches {
                    let message = match touches {
                        true => format!("`{line}` accesses registers"),
                        false => format!("`{line}` takes {} slots, not {n}", made.span()),
                    };
                    diags.push(Diag::error("E0807", origin, message).help("it stands for nothing but cycles"));
                    break;
                }
            }
        }
        for class in self.core.classes.iter().filter(|class| !class.fill.is_empty()) {
            if parser.parse(class.fill).is_err() {
                let message = format!("`{}` does not assemble for `{}`", class.fill, target.name);
                let diag = Diag::error("E0807", origin, message);
                diags.push(diag.help(format!("it is to wait for the class `{}`", class.name)));
            }
        }
    }
}
