//! The right side of a rule: the instructions in order, with their operands.

use super::constants::Constants;
use super::left::Left;
use super::{Res, View, absent, wrong};
use crate::derive::computes;
use crate::forms::{self, Form, Legal, Place};
use crate::machine::Operand;
use crate::pattern::{Arg, Held, Holder, Require, Step};
use crate::trial::encodes;
use onespec_core::select::CalcOp;
use onespec_description::model::{self, Dir, Kind, Needs, Op};
use onespec_description::syntax::rules::{RuleTree, Span, Tree, TreeKind};
use onespec_diag::did_you_mean;
use onespec_sem::rules::calc::{self, Kind as Wanted};

/// Most instructions of a rule.
const MOST: usize = 32;
/// What `RESULT == operand` says: of an instruction that writes several registers, which of them is its result.
const RESULT: &str = "result";
/// Stands for a register that an instruction writes, and of which it does not matter what it held.
const ANY: &str = "_";

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
    /// Registers that instructions read by number, with the sources that have to be there.
    pub held: Vec<Require>,
}

/// A register: what it is as an operand, its file, and when it is there.
#[derive(Clone)]
struct Made {
    arg: Arg,
    file: u16,
    ready: u16,
}

/// What an operand of an instruction is given as.
enum Given<'t> {
    Out,
    Code(i64),
    Tree(&'t Tree),
}

struct Make<'x, 'm> {
    view: &'x View<'x, 'm>,
    left: &'x Left,
    /// Which of the instructions with the same name is taken.
    way: usize,
    names: Constants<'x>,
    lets: Vec<(String, Made)>,
    steps: Vec<Step>,
    cost: u16,
    needs: Needs,
    held: Vec<Require>,
}

/// How many ways there are to read the names of a right side: the most instructions with semantics that have one name.
/// Versions of a machine have different instructions of the same name.
pub(super) fn ways(view: &View<'_, '_>, tree: &RuleTree) -> usize {
    let mut names = Vec::new();
    let parts = tree.lets.iter().map(|(_, part)| part).chain([&tree.right]);
    parts.for_each(|part| called(part, &mut names));
    let count = |name: &&str| named(view, name).count();
    names.iter().map(count).max().unwrap_or(1).max(1)
}

/// The names that are called in an expression.
fn called<'t>(tree: &'t Tree, names: &mut Vec<&'t str>) {
    if let TreeKind::Call(name, args) = &tree.kind {
        names.push(name);
        args.iter().for_each(|arg| called(arg, names));
    }
}

/// The instructions of a name that have semantics of their own.
fn named<'x>(view: &View<'x, '_>, name: &str) -> impl Iterator<Item = (usize, &'x Op)> {
    let machine = view.machine;
    let all = machine.isa.ops.iter().enumerate();
    all.filter(move |(id, op)| {
        let has = machine.program.insts.get(*id).is_some_and(Option::is_some);
        op.name == name && has && op.is.is_none() && !op.unreachable
    })
}

/// The instructions for a tree, in one of the [`ways`] to read their names.
pub(super) fn code(view: &View<'_, '_>, left: &Left, tree: &RuleTree, way: usize) -> Res<Code> {
    let types = view.machine.types;
    let constants: Vec<(String, u32)> = left
        .constants
        .iter()
        .map(|(name, ty)| (name.clone(), types.width(*ty).clamp(1, 64)))
        .collect();
    let mut make = Make {
        view,
        left,
        way,
        names: Constants {
            constants: &constants,
            params: &view.machine.program.params,
            width: types.width(left.ty),
        },
        lets: Vec::new(),
        steps: Vec::new(),
        cost: 0,
        needs: Needs::default(),
        held: Vec::new(),
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
        held: make.held,
        steps: make.steps,
    })
}

impl<'x> Make<'x, '_> {
    /// The register that a part of the right side is.
    fn register(&mut self, tree: &Tree) -> Res<Made> {
        match &tree.kind {
            TreeKind::Name(name) => {
                if let Some((_, place)) = self.lets.iter().rev().find(|(known, _)| known == name) {
                    return Ok(place.clone());
                }
                if let Some(i) = self.left.sources.iter().position(|(known, _)| known == name) {
                    let file = self.left.sources.get(i).map_or(0, |(_, file)| *file);
                    return Ok(Made {
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
    fn find(&self, name: &str, span: Span) -> Res<(u16, &'x Op)> {
        let machine = self.view.machine;
        if let Some((id, op)) = named(self.view, name).take(self.way + 1).last() {
            return Ok((id as u16, op));
        }
        match machine.isa.ops.iter().find(|op| op.name == name) {
            Some(_) => {
                let message = format!("`{name}` has no semantics of its own");
                absent("E0608", span, message, "write the instruction that it stands for")
            }
            None => {
                let known = machine.isa.ops.iter().map(|op| op.name.as_str());
                let help = did_you_mean(name, known).unwrap_or_else(|| "instructions go by their mnemonics".into());
                self.view
                    .unknown("E0608", span, format!("unknown instruction `{name}`"), help)
            }
        }
    }

    fn instruction(&mut self, span: Span, name: &str, args: &[Tree]) -> Res<Made> {
        if name == "materialise" {
            let help = "it is an operand of an instruction";
            return wrong("E0604", span, "`materialise` cannot stand here", help);
        }
        let (id, op) = self.find(name, span)?;
        let (latency, cost) = (data(op, "latency", 1), data(op, "cost", 1));
        let needs = op.needs.clone();
        let (args, result) = named_result(op, args);
        let args = self.without_held(op, args)?;
        let (form, given) = self.form(span, name, (id, op), &args)?;
        let result = result
            .map(|(operand, span)| written(op, &form, operand, span))
            .transpose()?;
        let (mut values, mut out, mut ready) = (Vec::new(), None, 0);
        let part = self.part_written(id, &form, &given);
        let models = self.models(op, &form);
        for (at, ((operand, model), given)) in form.operands.iter().zip(models).zip(given).enumerate() {
            if let Operand::Register { file, dir } = operand
                && *dir != Dir::In
                && result.is_none_or(|(_, of)| of == at)
            {
                out = Some(part.unwrap_or(*file));
            }
            let (arg, at) = match given {
                Given::Out => (part.map_or(Arg::Out, Arg::OutOf), 0),
                Given::Code(code) => (Arg::Number(code), 0),
                Given::Tree(tree) => self.operand(id, model, operand, tree)?,
            };
            values.push(arg);
            ready = ready.max(at);
        }
        let placed = form.places.iter().map(|place| match *place {
            Place::Operand(at) => values.get(at).cloned(),
            Place::Alternative { alt, first, count } => {
                Some(Arg::Alternative(alt, values.get(first..first + count)?.to_vec()))
            }
        });
        let made: Vec<Arg> = placed.flatten().collect();
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
        let step = self.steps.len() as u8 - 1;
        Ok(Made {
            arg: result.map_or(Arg::Temp(step), |(operand, _)| Arg::Written(step, operand)),
            file,
            ready: ready + latency,
        })
    }

    /// The arguments of an instruction without those that say what lies in a register by number (`L0 == a`), which no operand
    /// names.
    fn without_held<'t>(&mut self, op: &Op, args: Vec<&'t Tree>) -> Res<Vec<&'t Tree>> {
        let mut left = Vec::with_capacity(args.len());
        for arg in args {
            let TreeKind::Binary("==", register, value) = &arg.kind else {
                left.push(arg);
                continue;
            };
            let place = match &register.kind {
                TreeKind::Name(name) if !op.operands.iter().any(|operand| operand.name == *name) => {
                    self.register_of(name)
                }
                _ => None,
            };
            match place {
                Some(place) => self.hold(place, value)?,
                None => left.push(arg),
            }
        }
        Ok(left)
    }

    /// The file and the number of a register that has this name.
    fn register_of(&self, name: &str) -> Option<(u16, u16)> {
        let files = (0u16..).zip(&self.view.machine.isa.files);
        files
            .filter_map(|(file, of)| Some((file, of.numbered.iter().position(|known| known == name)? as u16)))
            .next()
    }

    /// Asks for a source of the rule in a register by number.
    fn hold(&mut self, (file, number): (u16, u16), value: &Tree) -> Res<()> {
        let named = |(name, _): &(String, u16)| matches!(&value.kind, TreeKind::Name(value) if value == name);
        let Some(source) = self.left.sources.iter().position(named) else {
            let help = "bind it on the left: what instructions before compute lies anywhere";
            return wrong("E0604", value.span, "this is no variable of the left side", help);
        };
        if !self.is_on_vectors() {
            let help = "write the operand of the instruction that names the register";
            return wrong(
                "E0604",
                value.span,
                "only rules about vectors ask for registers by number",
                help,
            );
        }
        let own = self.left.sources.get(source).map_or(file, |(_, file)| *file);
        if own != file {
            let help = "take a register of the file of the variable";
            return wrong(
                "E0604",
                value.span,
                "a register of another file holds this variable",
                help,
            );
        }
        self.held.push(Require {
            place: Holder::Register(file, number),
            held: Held::Source(source as u8),
        });
        Ok(())
    }

    /// The files of the registers that are given to a form, in the order of its sources.
    fn source_files(&self, form: &Form, given: &[Given<'_>]) -> Vec<Option<u16>> {
        let sources = form.operands.iter().zip(given);
        let sources =
            sources.filter(|(operand, _)| matches!(operand, Operand::Register { dir, .. } if *dir != Dir::Out));
        let file = |given: &Given<'_>| match given {
            Given::Tree(tree) => self.file(tree),
            _ => None,
        };
        sources.map(|(_, given)| file(given)).collect()
    }

    /// The file of a register that has a name.
    fn file(&self, tree: &Tree) -> Option<u16> {
        let TreeKind::Name(name) = &tree.kind else { return None };
        let made = self.lets.iter().rev().find(|(known, _)| known == name);
        let made = made.map(|(_, place)| place.file);
        made.or_else(|| Some(self.left.sources.iter().find(|(known, _)| known == name)?.1))
    }

    /// The file of the result of an instruction where that is a part of the register that its operand names.
    fn part_written(&self, id: u16, form: &Form, given: &[Given<'_>]) -> Option<u16> {
        let machine = self.view.machine;
        if machine.parts.is_empty() {
            return None;
        }
        let codes = given.iter().map(|given| match given {
            Given::Code(code) => Some(*code),
            _ => None,
        });
        let codes: Vec<Option<i64>> = codes.collect();
        let files = self.source_files(form, given);
        let written = computes(machine, id.into(), form.clone(), &codes, &files)?;
        let own = form.operands.iter();
        let is_own = own
            .clone()
            .any(|o| matches!(o, Operand::Register { file, dir } if *dir != Dir::In && *file == written));
        (!is_own).then_some(written)
    }

    /// The operands of the description that those of a form are.
    fn models(&self, op: &'x Op, form: &Form) -> Vec<&'x model::Operand> {
        let isa = self.view.machine.isa;
        let mut all = Vec::new();
        for (operand, place) in op.operands.iter().zip(&form.places) {
            match *place {
                Place::Operand(_) => all.push(operand),
                Place::Alternative { alt, .. } => {
                    all.extend(forms::alternative(isa, operand, alt).map_or(&[][..], |alt| &alt.operands));
                }
            }
        }
        all
    }

    /// The first form of an instruction that takes what is given, and what each of its operands is.
    ///
    /// A word that assembly leaves out, and a bit, has its usual value unless `operand == value` is given; a sum takes a
    /// register or a number where one of its alternatives has such an operand.
    fn form<'t>(
        &self,
        span: Span,
        name: &str,
        (id, op): (u16, &'x Op),
        args: &[&'t Tree],
    ) -> Res<(Form, Vec<Given<'t>>)> {
        let machine = self.view.machine;
        let on_vectors = self.is_on_vectors();
        let all = match on_vectors {
            // Whether its operands go together shows when the rule is tried.
            true => forms::plain(machine, op).map(|form| vec![form]),
            false => forms::of(machine, op),
        };
        let all = match all {
            Ok(all) => all,
            Err(why) => {
                let help = "a rule uses instructions that registers and numbers are enough for";
                return wrong("E0608", span, format!("`{name}` cannot be in a rule: {why}"), help);
            }
        };
        let named = |tree: &'t Tree| match &tree.kind {
            TreeKind::Binary("==", left, value) => match &left.kind {
                TreeKind::Name(operand) if op.operands.iter().any(|o| o.name == *operand) => {
                    Some((operand.as_str(), &**value))
                }
                _ => None,
            },
            _ => None,
        };
        let args = args.iter().copied();
        let plain: Vec<&Tree> = args.clone().filter(|tree| named(tree).is_none()).collect();
        let named: Vec<(&str, &Tree)> = args.filter_map(named).collect();
        let (mut wanted, mut first) = (0, None);
        for form in all {
            let models = self.models(op, &form);
            let (mut given, mut codes) = (Vec::new(), Vec::new());
            let (mut left, mut fits, mut takes) = (plain.iter(), true, 0);
            for (place, top) in form.places.iter().zip(&op.operands) {
                let range = match *place {
                    Place::Operand(at) => at..at + 1,
                    Place::Alternative { first, count, .. } => first..first + count,
                };
                let sum = !matches!(place, Place::Operand(_));
                let mut taken = None;
                if let Place::Alternative { alt, first, count } = *place
                    && let Some(model) = forms::alternative(machine.isa, top, alt)
                    && let Some(parts) = left.clone().next().and_then(|tree| constructed(tree, &model.name))
                    && parts.len() == count
                {
                    // The alternative by its name, with all of its operands.
                    takes += 1;
                    left.next();
                    for (at, part) in (first..).zip(parts) {
                        let operand = form.operands.get(at);
                        let code = match (operand, models.get(at)) {
                            (Some(Operand::Codes { codes, .. }), Some(model)) => Some(self.code(model, codes, part)?),
                            _ => None,
                        };
                        given.push(code.map_or(Given::Tree(part), Given::Code));
                        codes.push(code);
                    }
                    continue;
                }
                for at in range {
                    let (Some(operand), Some(model)) = (form.operands.get(at), models.get(at)) else {
                        continue;
                    };
                    let by_name = named.iter().find(|(known, _)| !sum && *known == top.name);
                    let code = match (operand, by_name) {
                        (Operand::Register { dir: Dir::Out, .. }, _) => {
                            given.push(Given::Out);
                            None
                        }
                        (Operand::Codes { codes, .. }, Some((_, tree))) => {
                            let code = self.code(model, codes, tree)?;
                            given.push(Given::Code(code));
                            Some(code)
                        }
                        (Operand::Codes { codes, usual }, None) if sum || usual.is_some() || self.is_bit(model) => {
                            let code = usual.or(codes.first().copied()).unwrap_or(0);
                            given.push(Given::Code(code));
                            Some(code)
                        }
                        _ => {
                            takes += 1;
                            // A sum takes one.
                            fits &= !sum || taken.is_none();
                            let tree = left.next().copied();
                            taken = tree.or(taken);
                            match (tree, operand) {
                                (Some(tree), Operand::Codes { codes, .. }) => {
                                    let code = self.code(model, codes, tree)?;
                                    given.push(Given::Code(code));
                                    Some(code)
                                }
                                (Some(tree), Operand::Register { dir: Dir::InOut, .. })
                                    if on_vectors && matches!(&tree.kind, TreeKind::Name(name) if name == ANY) =>
                                {
                                    given.push(Given::Out);
                                    None
                                }
                                (Some(tree), operand) => {
                                    let register = matches!(operand, Operand::Register { .. });
                                    fits &= !sum || register == self.is_register(tree);
                                    given.push(Given::Tree(tree));
                                    None
                                }
                                (None, _) => None,
                            }
                        }
                    };
                    codes.push(code);
                }
                // Something of each sum is given, or it is where the result goes.
                let is_out = given.last().is_some_and(|g| matches!(g, Given::Out));
                fits &= !sum || taken.is_some() || is_out;
            }
            wanted = wanted.max(takes);
            if !fits || takes != plain.len() {
                continue;
            }
            let sums = form.places.iter().any(|place| !matches!(place, Place::Operand(_)));
            let is_legal = !sums || form.legal(machine, op, &codes) != Legal::No;
            let is_computed = || {
                let files = self.source_files(&form, &given);
                computes(machine, usize::from(id), form.clone(), &codes, &files).is_some()
            };
            if is_legal && (!sums || is_computed()) {
                return Ok((form, given));
            }
            if is_legal {
                first.get_or_insert((form, given));
            }
        }
        // What is known of none of them may be told of the first: it is tried on values.
        if let Some(first) = first {
            return Ok(first);
        }
        let message = format!("`{name}` takes {wanted} operands, {} given", plain.len());
        wrong(
            "E0603",
            span,
            message,
            "operands in the order of the instruction, without the result; words that assembly leaves out as `operand == value`",
        )
    }

    /// Whether the rule is about vectors.
    fn is_on_vectors(&self) -> bool {
        self.view.machine.types.lanes(self.left.ty).is_some()
    }

    fn is_bit(&self, model: &model::Operand) -> bool {
        matches!(
            self.view.machine.isa.kinds.get(usize::from(model.kind)),
            Some(Kind::Int)
        )
    }

    /// Whether a part of the right side is a register.
    fn is_register(&self, tree: &Tree) -> bool {
        match &tree.kind {
            TreeKind::Name(name) => {
                let known = |other: &str| other == name;
                self.lets.iter().any(|(n, _)| known(n)) || self.left.sources.iter().any(|(n, _)| known(n))
            }
            TreeKind::Call(name, _) => {
                name == "materialise" || self.view.machine.isa.ops.iter().any(|op| op.name == *name)
            }
            _ => false,
        }
    }

    /// The code that a word or a number is.
    fn code(&self, model: &model::Operand, codes: &[i64], tree: &Tree) -> Res<i64> {
        let names: &[(String, i64)] = match self.view.machine.isa.kinds.get(usize::from(model.kind)) {
            Some(Kind::Enum { names, .. }) => names,
            _ => &[],
        };
        let code = match &tree.kind {
            TreeKind::Name(name) => names.iter().find(|(known, _)| known == name).map(|(_, code)| *code),
            TreeKind::Number(n) => i64::try_from(*n).ok().filter(|n| codes.contains(n)),
            _ => None,
        };
        match code {
            Some(code) => Ok(code),
            None => {
                let known: Vec<String> = match names.is_empty() {
                    true => codes.iter().map(ToString::to_string).collect(),
                    false => names.iter().map(|(name, _)| name.clone()).collect(),
                };
                let help = format!("it is one of: {}", known.join(", "));
                wrong("E0604", tree.span, "this operand is a word", help)
            }
        }
    }

    /// An operand, and when it is there.
    fn operand(&mut self, id: u16, model: &model::Operand, operand: &Operand, tree: &Tree) -> Res<(Arg, u16)> {
        let machine = self.view.machine;
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
                    let fits = fits.filter(|n| encodes(model, *n));
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
            Operand::Codes { codes, .. } => Ok((Arg::Number(self.code(model, codes, tree)?), 0)),
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
                // Whether it is read as a part of a register shows when the rule is tried.
                if machine.named(file).contains(&place.file) {
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
        let machine = self.view.machine;
        let mut constants = machine.constants.iter();
        let given = constants.find(|(of, _, value)| *of == file && *value == 0);
        let zero = machine.program.files.get(usize::from(file)).and_then(|f| f.zero);
        let zero = zero.map(|n| n as u8).or(given.map(|(_, n, _)| *n as u8));
        match zero {
            Some(zero) => Ok((Arg::Fixed(zero), 0)),
            None => wrong(
                "E0604",
                span,
                "no register of this file is always zero",
                "materialise it",
            ),
        }
    }
}

/// The operands that an instruction is given, and the name of the one whose register is its result where `result == operand` says so.
fn named_result<'t>(op: &Op, args: &'t [Tree]) -> (Vec<&'t Tree>, Option<(&'t str, Span)>) {
    let is_operand = op.operands.iter().any(|operand| operand.name == RESULT);
    let named = |tree: &'t Tree| match &tree.kind {
        TreeKind::Binary("==", left, operand) if !is_operand => match (&left.kind, &operand.kind) {
            (TreeKind::Name(name), TreeKind::Name(operand)) if name == RESULT => Some((operand.as_str(), tree.span)),
            _ => None,
        },
        _ => None,
    };
    let plain = args.iter().filter(|tree| named(tree).is_none()).collect();
    (plain, args.iter().find_map(named))
}

/// The numbers of an operand that an instruction writes, among those of its description and of a form.
fn written(op: &Op, form: &Form, name: &str, span: Span) -> Res<(u8, usize)> {
    let at = op.operands.iter().position(|operand| operand.name == name);
    let place = at.and_then(|at| form.places.get(at).map(|place| (at, place)));
    let found = match place {
        Some((at, Place::Operand(of))) => Some((at as u8, *of)),
        _ => None,
    };
    let is_written =
        |of: &(u8, usize)| matches!(form.operands.get(of.1), Some(Operand::Register { dir, .. }) if *dir != Dir::In);
    match found.filter(is_written) {
        Some(found) => Ok(found),
        None => {
            let all = (0..).zip(&form.places).zip(&op.operands);
            let names = all.filter_map(|((at, place), operand)| match place {
                Place::Operand(of) => is_written(&(at, *of)).then_some(operand.name.as_str()),
                Place::Alternative { .. } => None,
            });
            let help = format!("it writes these: {}", names.collect::<Vec<_>>().join(", "));
            wrong(
                "E0604",
                span,
                format!("`{}` writes no register `{name}`", op.name),
                help,
            )
        }
    }
}

/// The operands of an alternative that is written by its name.
fn constructed<'t>(tree: &'t Tree, alternative: &str) -> Option<&'t [Tree]> {
    match &tree.kind {
        TreeKind::Call(name, parts) if name == alternative => Some(parts),
        _ => None,
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
