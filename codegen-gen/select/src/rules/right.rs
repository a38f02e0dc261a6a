//! The right side of a rule: the instructions in order, with their operands.

use super::constants::Constants;
use super::left::Left;
use super::{Res, View, absent, wrong};
use crate::machine::Operand;
use crate::pattern::{Arg, Step};
use crate::trial::encodes;
use onespec_core::select::CalcOp;
use onespec_description::model::{Dir, Kind, Needs, Op};
use onespec_description::syntax::rules::{RuleTree, Span, Tree, TreeKind};
use onespec_diag::did_you_mean;
use onespec_sem::rules::calc::{self, Kind as Wanted};

/// Most instructions of a rule.
const MOST: usize = 32;

/// The instructions of a rule.
pub(super) struct Code {
    pub steps: Vec<Step>,
    /// What the result is, where the last instruction does not write it.
    pub value: Option<Arg>,
    /// The register file of the result.
    pub file: Option<u16>,
    pub where_: Vec<CalcOp>,
    pub cost: u16,
    pub latency: u16,
    pub needs: Needs,
}

/// A register: what it is as an operand, its file, and when it is there.
#[derive(Clone)]
struct Place {
    arg: Arg,
    file: u16,
    ready: u16,
}

struct Make<'x, 'm> {
    view: &'x View<'x, 'm>,
    left: &'x Left,
    names: Constants<'x>,
    lets: Vec<(String, Place)>,
    steps: Vec<Step>,
    cost: u16,
    needs: Needs,
}

/// The instructions for a tree.
pub(super) fn code(view: &View<'_, '_>, left: &Left, tree: &RuleTree) -> Res<Code> {
    let types = view.machine.types;
    let constants: Vec<(String, u32)> = left
        .constants
        .iter()
        .map(|(name, ty)| (name.clone(), types.width(*ty).clamp(1, 64)))
        .collect();
    let mut make = Make {
        view,
        left,
        names: Constants {
            constants: &constants,
            params: &view.machine.program.params,
            width: types.width(left.ty),
        },
        lets: Vec::new(),
        steps: Vec::new(),
        cost: 0,
        needs: Needs::default(),
    };
    for (name, part) in &tree.lets {
        let place = make.register(part)?;
        make.lets.push((name.clone(), place));
    }
    let place = make.register(&tree.right)?;
    let last = Arg::Temp(make.steps.len().wrapping_sub(1) as u8);
    let where_ = tree
        .where_
        .as_ref()
        .map(|w| calc::compile(&make.names, w, Wanted::Answer))
        .transpose()?;
    Ok(Code {
        value: (place.arg != last).then(|| place.arg.clone()),
        file: Some(place.file),
        where_: where_.unwrap_or_default(),
        cost: make.cost,
        latency: place.ready,
        needs: make.needs,
        steps: make.steps,
    })
}

impl Make<'_, '_> {
    /// The register that a part of the right side is.
    fn register(&mut self, tree: &Tree) -> Res<Place> {
        match &tree.kind {
            TreeKind::Name(name) => {
                if let Some((_, place)) = self.lets.iter().rev().find(|(known, _)| known == name) {
                    return Ok(place.clone());
                }
                if let Some(i) = self.left.sources.iter().position(|(known, _)| known == name) {
                    let file = self.left.sources.get(i).map_or(0, |(_, file)| *file);
                    return Ok(Place {
                        arg: Arg::Source(i as u8),
                        file,
                        ready: 0,
                    });
                }
                if self.left.constants.iter().any(|(known, _)| known == name) {
                    let help = format!("put it into one: `materialise({name})`");
                    return wrong(
                        "E0604",
                        tree.span,
                        format!("`{name}` is a constant, not a register"),
                        help,
                    );
                }
                let known = self.lets.iter().map(|(name, _)| name.as_str());
                let known = known.chain(self.left.sources.iter().map(|(name, _)| name.as_str()));
                let help = did_you_mean(name, known).unwrap_or_else(|| "bind it on the left, or by `let`".into());
                let message = format!("`{name}` stands on the right only");
                wrong("E0611", tree.span, message, help)
            }
            TreeKind::Call(name, args) => self.instruction(tree.span, name, args),
            _ => wrong(
                "E0604",
                tree.span,
                "a register is needed here",
                "write an instruction, a variable, or `materialise(…)`",
            ),
        }
    }

    /// The instruction of a name that these parameters have.
    fn find(&self, name: &str, span: Span) -> Res<(u16, &Op)> {
        let machine = self.view.machine;
        let mut of_name = machine.isa.ops.iter().enumerate().filter(|(_, op)| op.name == name);
        let runs = |(id, op): &(usize, &Op)| {
            let has = machine.program.insts.get(*id).is_some_and(Option::is_some);
            has && op.is.is_none() && !op.unreachable
        };
        if let Some((id, op)) = of_name.clone().find(runs) {
            return Ok((id as u16, op));
        }
        match of_name.next() {
            Some(_) => {
                let message = format!("`{name}` has no semantics of its own");
                absent("E0608", span, message, "write the instruction that it stands for")
            }
            None => {
                let known = machine.isa.ops.iter().map(|op| op.name.as_str());
                let help = did_you_mean(name, known).unwrap_or_else(|| "instructions go by their mnemonics".into());
                wrong("E0608", span, format!("unknown instruction `{name}`"), help)
            }
        }
    }

    fn instruction(&mut self, span: Span, name: &str, args: &[Tree]) -> Res<Place> {
        if name == "materialise" {
            let help = "it is an operand of an instruction";
            return wrong("E0604", span, "`materialise` cannot stand here", help);
        }
        let (id, op) = self.find(name, span)?;
        let (latency, cost) = (data(op, "latency", 1), data(op, "cost", 1));
        let needs = op.needs.clone();
        let operands = match self.view.machine.operands(op) {
            Ok(operands) => operands,
            Err(why) => {
                let help = "a rule uses instructions that registers and numbers are enough for";
                return wrong("E0608", span, format!("`{name}` cannot be in a rule: {why}"), help);
            }
        };
        let takes = |operand: &&Operand| !matches!(operand, Operand::Register { dir: Dir::Out, .. });
        let wanted = operands.iter().filter(takes).count();
        if wanted != args.len() {
            let message = format!("`{name}` takes {wanted} operands, {} given", args.len());
            return wrong(
                "E0603",
                span,
                message,
                "operands in the order of the instruction, without the result",
            );
        }
        let (mut given, mut made, mut out, mut ready) = (args.iter(), Vec::new(), None, 0);
        for (nth, operand) in operands.iter().enumerate() {
            if let Operand::Register { file, dir } = operand
                && *dir != Dir::In
            {
                out = Some(*file);
            }
            if !takes(&operand) {
                made.push(Arg::Out);
                continue;
            }
            let Some(arg) = given.next() else { continue };
            let (arg, at) = self.operand(id, nth, operand, arg)?;
            made.push(arg);
            ready = ready.max(at);
        }
        let Some(file) = out else {
            let help = "every instruction of a rule writes the register that the next one reads";
            return wrong("E0604", span, format!("`{name}` writes no register"), help);
        };
        if self.steps.len() >= MOST {
            let help = "what is longer than this is a function";
            return wrong("E0607", span, format!("a rule has {MOST} instructions at most"), help);
        }
        // Behind the operands: they may be instructions too.
        self.needs = both(&self.needs, &needs);
        self.cost += cost;
        self.steps.push(Step { op: id, args: made });
        Ok(Place {
            arg: Arg::Temp(self.steps.len() as u8 - 1),
            file,
            ready: ready + latency,
        })
    }

    /// An operand, and when it is there.
    fn operand(&mut self, id: u16, nth: usize, operand: &Operand, tree: &Tree) -> Res<(Arg, u16)> {
        let machine = self.view.machine;
        let model = machine.isa.ops.get(usize::from(id)).and_then(|op| op.operands.get(nth));
        match operand {
            Operand::Register { file, .. } => self.source(*file, tree),
            Operand::Number { pcrel: true, .. } => {
                let help = "instructions of a rule compute; branches are found by themselves";
                wrong("E0604", tree.span, "a rule does not jump", help)
            }
            Operand::Number { signed, .. } => {
                if let TreeKind::Number(_) | TreeKind::Unary(..) = &tree.kind
                    && let Some(n) = number(tree)
                {
                    let fits = i64::try_from(n).ok();
                    let fits = fits.filter(|n| model.is_some_and(|operand| encodes(operand, *n)));
                    return match fits {
                        Some(n) => Ok((Arg::Number(n), 0)),
                        None => {
                            let name = machine.isa.ops.get(usize::from(id)).map_or("", |op| &op.name);
                            let help = "a number that never fits would make a rule that never applies";
                            absent(
                                "E0607",
                                tree.span,
                                format!("{n} does not fit the operand of `{name}`"),
                                help,
                            )
                        }
                    };
                }
                let ops = match signed {
                    true => calc::signed(&self.names, tree)?,
                    false => calc::compile(&self.names, tree, Wanted::Number)?,
                };
                Ok((Arg::Calc(ops), 0))
            }
            Operand::Codes(codes) => {
                let names: &[(String, i64)] = match model.and_then(|o| machine.isa.kinds.get(usize::from(o.kind))) {
                    Some(Kind::Enum { names, .. }) => names,
                    _ => &[],
                };
                let code = match &tree.kind {
                    TreeKind::Name(name) => names.iter().find(|(known, _)| known == name).map(|(_, code)| *code),
                    TreeKind::Number(n) => i64::try_from(*n).ok().filter(|n| codes.contains(n)),
                    _ => None,
                };
                match code {
                    Some(code) => Ok((Arg::Number(code), 0)),
                    None => {
                        let known: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
                        let help = format!("it is one of: {}", known.join(", "));
                        wrong("E0604", tree.span, "this operand is a word", help)
                    }
                }
            }
        }
    }

    fn source(&mut self, file: u16, tree: &Tree) -> Res<(Arg, u16)> {
        let machine = self.view.machine;
        let bound = |name: &str| {
            let is = |known: &str| known == name;
            self.lets.iter().any(|(n, _)| is(n)) || self.left.sources.iter().any(|(n, _)| is(n))
        };
        match &tree.kind {
            TreeKind::Number(0) => self.zero(file, tree.span),
            TreeKind::Name(name) if name == "zero" && !bound(name) => self.zero(file, tree.span),
            TreeKind::Call(name, args) if name == "materialise" => {
                let [arg] = args.as_slice() else {
                    let message = format!("`materialise` takes 1 operand, {} given", args.len());
                    return wrong("E0603", tree.span, message, "it puts a number into a register");
                };
                let whole = machine
                    .reprs
                    .iter()
                    .position(|r| r.full && r.file == file && !self.is_float(r.ty));
                match whole {
                    Some(repr) => Ok((Arg::Constant(calc::signed(&self.names, arg)?, repr as u16), 0)),
                    None => {
                        let help = "a number is put into a register that is one integer";
                        wrong("E0604", tree.span, "no constants can be in this register", help)
                    }
                }
            }
            _ => {
                let place = self.register(tree)?;
                if place.file == file {
                    return Ok((place.arg, place.ready));
                }
                let name = |file: u16| machine.program.files.get(usize::from(file)).map_or("?", |f| &f.name);
                let message = format!(
                    "this is a register of {}, one of {} is needed",
                    name(place.file),
                    name(file)
                );
                wrong("E0604", tree.span, message, "move it there by an instruction")
            }
        }
    }

    fn is_float(&self, ty: u8) -> bool {
        let ty = self.view.set.isa.graph.types.get(usize::from(ty));
        ty.is_some_and(|ty| ty.bank == onespec_description::model::Bank::Float)
    }

    /// The register that is always zero.
    fn zero(&self, file: u16, span: Span) -> Res<(Arg, u16)> {
        match self
            .view
            .machine
            .program
            .files
            .get(usize::from(file))
            .and_then(|f| f.zero)
        {
            Some(zero) => Ok((Arg::Fixed(zero as u8), 0)),
            None => wrong(
                "E0604",
                span,
                "no register of this file is always zero",
                "materialise it",
            ),
        }
    }
}

/// A number, with its sign.
fn number(tree: &Tree) -> Option<i128> {
    match &tree.kind {
        TreeKind::Number(n) => Some(*n),
        TreeKind::Unary("-", a) => Some(-number(a)?),
        _ => None,
    }
}

fn data(op: &Op, key: &str, default: u16) -> u16 {
    let found = op.data.iter().find(|(k, _)| k == key);
    found.and_then(|(_, v)| v.parse().ok()).unwrap_or(default)
}

/// What has both: every way to have the one with every way to have the other.
fn both(a: &Needs, b: &Needs) -> Needs {
    if a.any.is_empty() || a == b {
        return b.clone();
    }
    if b.any.is_empty() {
        return a.clone();
    }
    let mut any = Vec::new();
    for (with, without) in &a.any {
        for (more, less) in &b.any {
            let both = (with.union(more), without.union(less));
            if !any.contains(&both) {
                any.push(both);
            }
        }
    }
    Needs { any }
}
