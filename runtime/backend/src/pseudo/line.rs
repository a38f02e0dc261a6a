//! The text of functions and instructions.

mod operand;

use super::choice::{Chosen, Mirrored};
use super::is_inserted;
use crate::allocate::Allocated;
use crate::code::{Arg, Function, Held, Inst, PReg, VReg, What};
use crate::machine::{Machine, Source};
use crate::object;
use crate::print;
use onespec_core::expr::Env;
use onespec_core::isa::{Dir, Kind, Operand, ReadBack, Role};
use onespec_core::operand::MAX_OPERANDS;
use onespec_core::print::{PrintOptions, Printer};
use onespec_graph::module::Module;
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// No register, and a number that a setting has taken.
const NO_REGISTER: &str = "$noreg";
const TAKEN: &str = "-1";
/// How the keys of texts end that keep the count.
const KEPT: &str = "kept";

/// What all lines of a function need.
pub(super) struct Lines<'a> {
    machine: &'a Machine,
    mirrored: &'a Mirrored,
    module: &'a Module,
    /// The function without settings.
    before: &'a Function,
    chosen: &'a [Option<Chosen>],
    printer: Printer,
    /// Register classes of values.
    classes: HashMap<VReg, &'static str>,
    /// By file of the mirror, the class of registers of which nothing is said: the one with the shortest name.
    of_file: Vec<&'static str>,
    /// Pieces of state that settings set, the count first.
    states: Vec<&'static str>,
    /// Settings that keep the count: the instruction and its operands.
    keeping: Vec<(u16, Vec<i64>)>,
}

/// A function at one stage.
struct At<'a> {
    code: &'a Function,
    allocated: Option<&'a Allocated>,
    /// Registers that something reads.
    read: HashSet<VReg>,
    /// Settings have taken the operands that are state.
    taken: bool,
}

impl<'a> Lines<'a> {
    pub fn new(
        machine: &'a Machine,
        mirrored: &'a Mirrored,
        module: &'a Module,
        before: &'a Function,
        chosen: &'a [Option<Chosen>],
    ) -> Lines<'a> {
        let mut classes = HashMap::new();
        // The class of a result is that of its uses, too.
        for out in [true, false] {
            for (inst, chosen) in before.insts.iter().zip(chosen) {
                let Some(chosen) = chosen else { continue };
                let args = before.args_of(inst);
                for (operand, role) in chosen.op.operands.iter().zip(chosen.instance.roles) {
                    let ReadBack::Base(base) = role.back else { continue };
                    let arg = args.get(usize::from(base)).copied();
                    let register = arg.and_then(|arg| arg.written().filter(|_| out).or(arg.read().filter(|_| !out)));
                    if let Some(register) =
                        register.filter(|_| !role.class.is_empty() && out == (operand.dir != Dir::In))
                    {
                        classes.entry(register).or_insert(role.class);
                        chosen
                            .undefined
                            .map(|undefined| classes.entry(undefined).or_insert(role.class));
                    }
                }
            }
        }
        let settings = machine.selector.map_or(&[][..], |selector| selector.settings);
        let counts = settings.iter().filter_map(|setting| setting.count);
        let others = settings.iter().flat_map(|s| s.state.iter().map(|(state, _)| *state));
        let mut states: Vec<&'static str> = Vec::new();
        for state in counts.chain(others) {
            if !states.contains(&state) {
                states.push(state);
            }
        }
        let kept = settings
            .iter()
            .flat_map(|s| s.set)
            .filter(|(way, _)| way.ends_with(KEPT));
        let kept = kept.filter_map(|(way, text)| machine.read_text(way, text).ok());
        let keeping = kept.filter_map(|template| match template.lines.as_slice() {
            [line] => {
                let fixed = line.sources.iter().map(|source| match source {
                    Source::Fixed(n) => Some(*n),
                    _ => None,
                });
                Some((line.op, fixed.collect::<Option<Vec<i64>>>()?))
            }
            _ => None,
        });
        Lines {
            machine,
            mirrored,
            module,
            before,
            chosen,
            printer: Printer::for_few(mirrored.isa, &machine.target.features, PrintOptions::default()),
            classes,
            of_file: of_file(mirrored),
            states,
            keeping: keeping.collect(),
        }
    }

    /// Appends a function: without settings, with them, or with registers.
    pub fn function(&self, code: &Function, allocated: Option<&Allocated>, out: &mut String) {
        let args = code.args.iter().filter_map(Arg::read);
        let at = At {
            code,
            allocated,
            read: args.chain(code.passed.iter().copied()).collect(),
            taken: code.on_state.is_empty(),
        };
        let mut number = 0;
        for (block, of) in code.blocks.iter().enumerate() {
            let params: Vec<String> = match allocated {
                None => code.params_of(of).iter().map(|v| self.value(&at, *v)).collect(),
                Some(_) => Vec::new(),
            };
            let _ = writeln!(out, "bb.{block}({}):", params.join(", "));
            // Settings come between the old value and its instruction.
            let mut settings = String::new();
            for place in of.insts.clone() {
                let Some(inst) = code.insts.get(place as usize) else {
                    continue;
                };
                let moves = allocated.map_or(&[][..], |a| &a.moves);
                let first = moves.partition_point(|one| one.before < place);
                for one in moves.iter().skip(first).take_while(|one| one.before == place) {
                    let _ = writeln!(settings, "  {}", self.moved(one));
                }
                let chosen = match is_inserted(self.before, inst) {
                    true => None,
                    false => {
                        number += 1;
                        self.chosen.get(number - 1).and_then(Option::as_ref)
                    }
                };
                let line = match chosen {
                    Some(chosen) => self.pseudo(&at, inst, chosen),
                    None => match self.mirrored.setting(self.machine, inst.what) {
                        Some(name) => self.setting(&at, inst, &name),
                        None => self.plain(&at, inst, of.edges.clone()),
                    },
                };
                if let Some(undefined) = chosen.and_then(|c| c.undefined).filter(|_| allocated.is_none()) {
                    let _ = writeln!(out, "  {} = IMPLICIT_DEF", self.value(&at, undefined));
                }
                // No argument has to go anywhere.
                if !line.is_empty() {
                    let _ = writeln!(settings, "  {line}");
                }
                if !is_inserted(self.before, inst) {
                    out.push_str(&settings);
                    settings.clear();
                }
            }
            out.push_str(&settings);
        }
    }

    /// A pseudo-instruction.
    fn pseudo(&self, at: &At<'_>, inst: &Inst, chosen: &Chosen) -> String {
        let (mut outs, mut ins) = (Vec::new(), Vec::new());
        let base = self.machine.operands(match inst.what {
            What::Op(op) => op,
            _ => return String::new(),
        });
        let args = inst.args.clone();
        let of_base = |base: u8| (args.start + u32::from(base)).min(args.end);
        // Registers that no operand names.
        let more: Vec<String> = (args.start + base.len() as u32..args.end)
            .filter_map(|arg| self.read(at, arg))
            .collect();
        for (number, (operand, role)) in (0u8..).zip(chosen.op.operands.iter().zip(chosen.instance.roles)) {
            match &role.back {
                ReadBack::Base(base) if operand.dir != Dir::In => {
                    if let Some(text) = self.written(at, of_base(*base)) {
                        outs.push(format!("{}{text}", if role.early { "early-clobber " } else { "" }));
                    }
                }
                ReadBack::Base(base) => ins.push(match at.code.args.get(of_base(*base) as usize) {
                    Some(Arg::Number(n)) if !self.is_register(operand) => match self.name(operand, *n) {
                        Some(_) if operand.default == Some(*n) => NO_REGISTER.into(),
                        Some(name) if more.is_empty() => name.into(),
                        Some(_) => more.join(", "),
                        None => n.to_string(),
                    },
                    _ => self.read(at, of_base(*base)).unwrap_or_default(),
                }),
                ReadBack::Mode(_) | ReadBack::State(_) if at.taken && self.is_state(chosen, operand, role) => {
                    ins.push(match self.is_count(operand) {
                        true => NO_REGISTER.into(),
                        false => TAKEN.into(),
                    });
                }
                ReadBack::Mode(mode) => {
                    ins.push(chosen.row.get(usize::from(*mode)).copied().unwrap_or(0).to_string());
                }
                ReadBack::State(otherwise) => ins.push(match role.tied {
                    Some(tied) => self.old(at, inst, chosen, tied),
                    None if self.is_count(operand) => self.count(at, inst),
                    None if self.is_register(operand) => more.join(", "),
                    None => {
                        let mut values = [0; MAX_OPERANDS];
                        let env = Env::of(
                            self.mirrored.isa,
                            chosen.op.operands,
                            chosen.op.lets,
                            &[0; MAX_OPERANDS],
                        );
                        let value = chosen.state.operand(operand.name);
                        let value = value.or_else(|| otherwise.as_ref().map(|value| env.eval(value)));
                        if let Some(slot) = values.get_mut(usize::from(number)) {
                            *slot = value.unwrap_or(0);
                        }
                        let mut text = String::new();
                        self.printer.print_operand(chosen.op, &values, number, &mut text);
                        text
                    }
                }),
                ReadBack::Nothing => {}
            }
        }
        let uses = chosen.instance.uses.iter().map(|state| format!("implicit ${state}"));
        let defs = chosen
            .instance
            .defs
            .iter()
            .map(|state| format!("implicit-def ${state}"));
        ins.extend(uses.chain(defs));
        made(&outs, chosen.op.name, &ins)
    }

    /// Whether an operand is what a setting says.
    fn is_state(&self, chosen: &Chosen, operand: &Operand, role: &Role) -> bool {
        match role.back {
            ReadBack::Mode(_) => true,
            _ => role.tied.is_none() && (self.is_count(operand) || chosen.state.operand(operand.name).is_some()),
        }
    }

    /// What a result held before: a value, or anything.
    fn old(&self, at: &At<'_>, inst: &Inst, chosen: &Chosen, tied: u8) -> String {
        let base = chosen.kept().unwrap_or(0) as u32;
        let arg = (inst.args.start + base).min(inst.args.end);
        let before = chosen.op.operands.iter().take(tied.into()).filter(|o| o.dir != Dir::In);
        let tie = format!("(tied-def {})", before.count());
        match (at.code.args.get(arg as usize), chosen.undefined) {
            (Some(Arg::Tied(old, _)), _) => match at.allocated {
                Some(_) => format!("{}{tie}", self.written(at, arg).unwrap_or_default()),
                None => format!("{}{tie}", self.value(at, *old)),
            },
            (_, Some(undefined)) => match at.allocated {
                Some(_) => format!("undef {}{tie}", self.written(at, arg).unwrap_or_default()),
                None => format!("{}{tie}", self.value(at, undefined)),
            },
            _ => NO_REGISTER.into(),
        }
    }

    /// How many elements an instruction wants: all are register 0.
    fn count(&self, at: &At<'_>, inst: &Inst) -> String {
        let demands = at.code.on_state_of(inst).map_or(&[][..], |on| &on.demands);
        let wanted = demands.iter().find(|demand| self.machine.is_count(demand.state));
        match wanted.map(|demand| demand.held) {
            Some(Held::Number(n)) if n < 0 => self.physical(
                PReg {
                    bank: self.machine.address_bank(),
                    number: 0,
                },
                1,
            ),
            Some(Held::Number(n)) => n.to_string(),
            Some(Held::Register(register)) => self.value(at, register),
            Some(Held::Lanes(_)) | None => NO_REGISTER.into(),
        }
    }

    /// An instruction that establishes modes.
    fn setting(&self, at: &At<'_>, inst: &Inst, name: &str) -> String {
        let (mut outs, mut ins) = (Vec::new(), Vec::new());
        let operands = match inst.what {
            What::Op(op) => self.machine.operands(op),
            _ => &[],
        };
        let mut fixed = Vec::new();
        for (arg, operand) in inst.args.clone().zip(operands) {
            let known = at.code.args.get(arg as usize);
            if let Some(Arg::Number(n)) = known {
                fixed.push(*n);
            }
            match (known, operand.dir) {
                (Some(Arg::Def(made)), _) => {
                    let dead = if at.read.contains(made) { "" } else { "dead " };
                    outs.push(format!("{dead}{}", self.written(at, arg).unwrap_or_default()));
                }
                (Some(Arg::Number(n)), Dir::Out) => outs.push(format!("dead {}", self.number(operand, *n))),
                (Some(Arg::Number(n)), _) => ins.push(self.number(operand, *n)),
                _ => ins.extend(self.read(at, arg)),
            }
        }
        let keeps = matches!(inst.what, What::Op(op) if self.keeping.contains(&(op, fixed)));
        let of = |state: &&'static str| match keeps && self.machine.is_count(state) {
            true => format!("implicit ${state}"),
            false => format!("implicit-def ${state}"),
        };
        ins.extend(self.states.iter().map(of));
        made(&outs, name, &ins)
    }

    /// Any other instruction.
    fn plain(&self, at: &At<'_>, inst: &Inst, edges: std::ops::Range<u32>) -> String {
        if inst.what == What::Entry {
            let each = inst
                .args
                .clone()
                .filter_map(|arg| match at.code.args.get(arg as usize) {
                    Some(Arg::DefAt(made, place)) => {
                        let from = self.physical(*place, at.code.size(*made));
                        let to = self.written(at, arg)?;
                        (from != to).then(|| format!("{to} = COPY {from}"))
                    }
                    _ => None,
                });
            return each.collect::<Vec<_>>().join("\n  ");
        }
        let operands = match inst.what {
            What::Op(op) | What::Branch(op, _) => self.machine.operands(op),
            _ => &[],
        };
        let (mut outs, mut ins) = (Vec::new(), Vec::new());
        for (index, arg) in inst.args.clone().enumerate() {
            outs.extend(self.written(at, arg));
            match at.code.args.get(arg as usize) {
                Some(Arg::Def(_) | Arg::DefAt(..)) | None => {}
                Some(Arg::Number(n)) => ins.push(match operands.get(index) {
                    Some(operand) => self.number(operand, *n),
                    None => n.to_string(),
                }),
                Some(Arg::Tied(old, _)) => ins.push(match at.allocated {
                    Some(_) => format!("{}(tied-def 0)", self.written(at, arg).unwrap_or_default()),
                    None => format!("{}(tied-def 0)", self.value(at, *old)),
                }),
                Some(other) => match other.read() {
                    Some(_) => ins.extend(self.read(at, arg)),
                    None => {
                        let symbol = |number| object::name(self.module, number).to_owned();
                        ins.push(print::arg(self.machine, at.code, other, &symbol));
                    }
                },
            }
        }
        let mut text = made(&outs, print::name(self.machine, inst.what), &ins);
        if inst.what.ends() {
            for edge in at
                .code
                .edges
                .get(edges.start as usize..edges.end as usize)
                .unwrap_or(&[])
            {
                let passed: Vec<String> = match at.allocated {
                    None => at.code.passed_at(edge).iter().map(|v| self.value(at, *v)).collect(),
                    Some(_) => Vec::new(),
                };
                let _ = write!(text, " -> bb.{}({})", edge.to, passed.join(", "));
            }
        }
        text
    }
}

fn of_file(mirrored: &Mirrored) -> Vec<&'static str> {
    let mut classes = vec![""; mirrored.isa.files.len()];
    for (op, instance) in mirrored.mirror.ops.iter().zip(mirrored.mirror.instances) {
        for (operand, role) in op.operands.iter().zip(instance.roles) {
            let kind = mirrored.isa.kinds.get(usize::from(operand.kind));
            let Some(Kind::Reg { file, .. }) = kind else { continue };
            if let Some(class) = classes.get_mut(usize::from(*file))
                && !role.class.is_empty()
                && (class.is_empty() || role.class.len() < class.len())
            {
                *class = role.class;
            }
        }
    }
    classes
}

/// `outs = name ins`.
fn made(outs: &[String], name: &str, ins: &[String]) -> String {
    let mut text = match outs.is_empty() {
        true => name.to_owned(),
        false => format!("{} = {name}", outs.join(", ")),
    };
    if !ins.is_empty() {
        let _ = write!(text, " {}", ins.join(", "));
    }
    text
}
