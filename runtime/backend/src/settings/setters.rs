//! Sequences of the description that set pieces of state together, and how they are written into code.

use crate::code::{Arg, Demand, Function, Held, Inst, OnState, VReg, What};
use crate::machine::{Hole, Line, Machine, Source, Template, constant};
use crate::problem::Problem;
use onespec_core::isa::Dir;
use onespec_core::select::Setting;

/// How the count of a setting is given, by the key of its text.
const NUMBER: &str = "number";
const REGISTER: &str = "register";
const ALL: &str = "all";
/// A text that also gives how many elements count of those that are wanted.
const COUNTED: &str = "counted";
/// A text that leaves the count as it is.
const KEPT: &str = "kept";
/// How the keys of texts begin under which it stays open what becomes of elements that masks leave out.
const OPEN: &str = "open";
/// What a demand for all elements holds.
const EVERYTHING: i64 = -1;

/// The settings of a machine with their texts read.
#[derive(Debug)]
pub struct Setters {
    settings: &'static [Setting],
    /// By setting: its texts with registers, and without.
    texts: Vec<Texts>,
    /// Likewise those that leave elements open.
    open: Vec<Texts>,
}

#[derive(Debug)]
struct Texts {
    register: Option<Template>,
    all: Option<Template>,
    counted: Option<Template>,
    kept: Option<Template>,
    number: Option<&'static str>,
}

impl Setters {
    /// Those of the machine's selector; none where it has no selector.
    ///
    /// # Errors
    /// A text that is no assembly.
    pub fn of(machine: &Machine) -> Result<Setters, Problem> {
        Setters::new(machine, machine.selector.map_or(&[], |s| s.settings))
    }

    /// These settings.
    ///
    /// # Errors
    /// A text that is no assembly.
    pub fn new(machine: &Machine, settings: &'static [Setting]) -> Result<Setters, Problem> {
        let (mut texts, mut open) = (Vec::new(), Vec::new());
        for setting in settings {
            texts.push(Texts::of(machine, setting, "")?);
            open.push(Texts::of(machine, setting, OPEN)?);
        }
        Ok(Setters { settings, texts, open })
    }

    /// Whether settings of a piece of state may leave open what becomes of elements that masks leave out.
    pub(super) fn is_open(&self, state: &str) -> bool {
        let mut open = self
            .settings
            .iter()
            .filter(|s| s.set.iter().any(|(way, _)| way.starts_with(OPEN)));
        open.any(|s| s.state.iter().any(|(name, _)| *name == state))
    }

    /// Which settings say something of a piece of state: those that set it together with others are one group.
    fn names(setting: &'static Setting) -> impl Iterator<Item = &'static str> {
        let state = setting.state.iter().map(|(name, _)| *name);
        state.chain(setting.count)
    }

    /// Whether a piece of state says how many elements count.
    pub(super) fn is_count(&self, state: &str) -> bool {
        self.settings.iter().any(|s| s.count == Some(state))
    }

    /// The numbers that settings give a piece of state, and how many elements vectors have under each.
    pub(super) fn lanes_of(&self, state: &str) -> impl Iterator<Item = (i64, u32)> {
        let of_setting = move |setting: &Setting| {
            let found = setting.state.iter().find(|(name, _)| *name == state);
            found.map(|(_, number)| (*number, setting.lanes))
        };
        self.settings.iter().filter_map(of_setting)
    }

    /// The numbers of a piece of state under which a text of one instruction counts elements.
    pub(super) fn counted_by(&self, state: &str) -> impl Iterator<Item = i64> {
        let of_setting = move |(setting, texts): (&Setting, &Texts)| {
            texts.counted.as_ref().filter(|text| text.lines.len() == 1)?;
            let found = setting.state.iter().find(|(name, _)| *name == state);
            found.map(|(_, number)| *number)
        };
        self.settings.iter().zip(&self.texts).filter_map(of_setting)
    }

    /// Whether two pieces of state are set by one sequence.
    pub(super) fn are_together(&self, one: &str, other: &str) -> bool {
        let has = |setting: &'static Setting, name: &str| Setters::names(setting).any(|n| n == name);
        one == other || self.settings.iter().any(|s| has(s, one) && has(s, other))
    }

    /// Whether there is a piece of state that some sequence sets.
    pub(super) fn sets(&self, state: &str) -> bool {
        self.settings.iter().any(|s| Setters::names(s).any(|n| n == state))
    }

    /// Appends instructions that set values of pieces of state which are set together; `None`: anything.
    pub(super) fn write(
        &self,
        machine: &Machine,
        code: &mut Function,
        states: &[&'static str],
        (values, kept, is_open): (&[Option<Held>], bool, bool),
        line: u32,
    ) -> Result<(), Problem> {
        let wanted = |name: &str| {
            let at = states.iter().position(|s| *s == name)?;
            values.get(at).copied().flatten()
        };
        let fits = |setting: &&'static Setting| {
            let state = setting.state.iter();
            let mut state = state.map(|(name, value)| wanted(name).is_none_or(|held| held == Held::Number(*value)));
            let known = states
                .iter()
                .zip(values)
                .filter(|(_, value)| value.is_some())
                .all(|(name, _)| Setters::names(setting).any(|n| n == *name));
            known && state.all(|fits| fits)
        };
        let Some((at, setting)) = self.settings.iter().enumerate().find(|(_, setting)| fits(setting)) else {
            let shown = states.iter().zip(values).filter_map(|(name, value)| match value {
                Some(Held::Number(n)) => Some(format!("{name} = {n}")),
                Some(Held::Register(_)) => Some(format!("{name} = a register")),
                Some(Held::Lanes(n)) => Some(format!("{name} of {n} lanes")),
                None => None,
            });
            let shown: Vec<String> = shown.collect();
            return Err(Problem::new(format!(
                "no setting of the description (`settings:`) gives {}",
                shown.join(", ")
            )));
        };
        let lacks = |way: &str| Problem::new(format!("setting `{}` has no text `{way}`", setting.name));
        let open = self.open.get(at).filter(|_| is_open);
        let tried = || open.into_iter().chain(self.texts.get(at));
        if let Some(template) = tried().find_map(|texts| texts.kept.as_ref()).filter(|_| kept) {
            return append(machine, code, template, None, line).map(drop);
        }
        let count = setting.count.and_then(wanted);
        match count {
            None | Some(Held::Number(EVERYTHING)) => {
                let template = tried().find_map(|texts| texts.all.as_ref()).ok_or_else(|| lacks(ALL))?;
                append(machine, code, template, None, line).map(drop)
            }
            Some(Held::Number(n)) => {
                // The text has the number where an operand has room for it.
                let text = tried().find_map(|texts| texts.number);
                let text = text.map(|text| text.replace("{number}", &n.to_string()));
                if let Some(template) = text.and_then(|text| machine.read_text(setting.name, &text).ok()) {
                    return append(machine, code, &template, None, line).map(drop);
                }
                let template = tried().find_map(|texts| texts.register.as_ref());
                let template = template.ok_or_else(|| lacks(REGISTER))?;
                let made = code.vreg(bank(machine, template)?);
                // Whether it can be put into a register is told here.
                constant(machine, n)?;
                code.push(What::Constant, &[Arg::Def(made), Arg::Number(n)], line);
                append(machine, code, template, Some(made), line).map(drop)
            }
            Some(Held::Register(register)) => {
                let template = tried().find_map(|texts| texts.register.as_ref());
                let template = template.ok_or_else(|| lacks(REGISTER))?;
                append(machine, code, template, Some(register), line).map(drop)
            }
            Some(Held::Lanes(_)) => Err(Problem::new("how many elements count is a number or in a register")),
        }
    }

    /// Makes an instruction that counts elements set a piece of state to another number: it is the text `counted` of one
    /// setting, and becomes that of the other.
    pub(super) fn retarget(
        &self,
        code: &mut Function,
        inst: &Inst,
        state: &str,
        (old, new): (i64, i64),
    ) -> Result<(), Problem> {
        let of = |number: i64| {
            let holds = |s: &Setting| s.state.iter().any(|(name, n)| *name == state && *n == number);
            let mut all = self.settings.iter().zip(&self.texts).filter(|(s, _)| holds(s));
            all.find_map(|(_, texts)| match texts.counted.as_ref()?.lines.as_slice() {
                [line] => Some(line),
                _ => None,
            })
        };
        let (Some(from), Some(to)) = (of(old), of(new)) else {
            return Err(Problem::new(format!(
                "no text `{COUNTED}` of one instruction counts under `{state}` = {new}"
            )));
        };
        if inst.what != What::Op(from.op) || from.op != to.op {
            return Err(Problem::new(format!(
                "settings of `{state}` count by different instructions"
            )));
        }
        renumber(code, inst, to);
        Ok(())
    }

    /// Makes an instruction that counts elements leave open what becomes of those that masks leave out, where the description
    /// says how.
    pub(super) fn leave_open(&self, code: &mut Function, inst: &Inst) {
        let is_it = |texts: &Texts| match texts.counted.as_ref().map(|text| text.lines.as_slice()) {
            Some([line]) => {
                let mut all = line.sources.iter().zip(code.args_of(inst));
                inst.what == What::Op(line.op)
                    && all.all(|(source, arg)| !matches!((source, arg), (Source::Fixed(n), Arg::Number(m)) if n != m))
            }
            _ => false,
        };
        let found = self.texts.iter().position(is_it).and_then(|at| self.open.get(at));
        if let Some([line]) = found
            .and_then(|texts| texts.counted.as_ref())
            .map(|text| text.lines.as_slice())
            && inst.what == What::Op(line.op)
        {
            renumber(code, inst, line);
        }
    }

    /// The setting by which code learns how many elements of vectors with that many lanes count.
    fn counter(&self, lanes: u64) -> Option<(&'static Setting, &Template)> {
        let mut all = self.settings.iter().zip(&self.texts);
        all.find_map(|(setting, texts)| {
            Some((setting, texts.counted.as_ref()?)).filter(|(s, _)| u64::from(s.lanes) == lanes)
        })
    }

    /// Whether there is one.
    pub fn counts(&self, lanes: u64) -> bool {
        self.counter(lanes).is_some()
    }

    /// Appends instructions that say how many elements count of as many as a register says; the register of that number.
    ///
    /// # Errors
    /// No setting says it of vectors with that many lanes for each unit of their scale.
    pub fn count(
        &self,
        machine: &Machine,
        code: &mut Function,
        lanes: u64,
        wanted: VReg,
        line: u32,
    ) -> Result<VReg, Problem> {
        let lacks = || {
            Problem::new(format!(
                "no setting of the description (`settings:`) has {lanes} lanes and a text `{COUNTED}`"
            ))
        };
        let (setting, template) = self.counter(lanes).ok_or_else(lacks)?;
        let made = append(machine, code, template, Some(wanted), line)?.ok_or_else(lacks)?;
        let state = setting.state.iter();
        let state = state.map(|(state, n)| Demand {
            state,
            held: Held::Number(*n),
        });
        let count = setting.count.map(|state| Demand {
            state,
            held: Held::Register(made),
        });
        let leaves = OnState {
            demands: Vec::new(),
            leaves: state.chain(count).collect(),
        };
        if let Some(last) = (code.insts.len() as u32).checked_sub(1) {
            code.on_state(last, leaves);
        }
        Ok(made)
    }
}

impl Texts {
    /// The texts of a setting whose keys begin with a word.
    fn of(machine: &Machine, setting: &'static Setting, word: &str) -> Result<Texts, Problem> {
        let text = |way: &str| {
            let is_it = |key: &str| key.strip_prefix(word).is_some_and(|rest| rest.trim_start() == way);
            setting.set.iter().find(|(key, _)| is_it(key)).map(|(_, text)| *text)
        };
        let read = |way: &str| text(way).map(|text| machine.read_text(setting.name, text)).transpose();
        Ok(Texts {
            register: read(REGISTER)?,
            all: read(ALL)?,
            counted: read(COUNTED)?,
            kept: read(KEPT)?,
            number: text(NUMBER),
        })
    }
}

/// Gives an instruction the numbers of a text's line.
fn renumber(code: &mut Function, inst: &Inst, line: &Line) {
    for (at, source) in inst.args.clone().zip(&line.sources) {
        if let (Source::Fixed(n), Some(Arg::Number(number))) = (source, code.args.get_mut(at as usize)) {
            *number = *n;
        }
    }
}

/// The bank of the register that a text reads.
fn bank(machine: &Machine, template: &Template) -> Result<u8, Problem> {
    let operands = template
        .lines
        .iter()
        .flat_map(|line| machine.operands(line.op).iter().zip(&line.sources));
    let mut banks = operands.filter_map(|(operand, source)| match source {
        Source::Hole(Hole::From) => machine.bank_of_operand(operand),
        _ => None,
    });
    banks
        .next()
        .ok_or_else(|| Problem::new("the text of a setting has no hole `from`"))
}

/// Appends the instructions of a text: `from` reads the register, `to` is a new one, which is returned.
fn append(
    machine: &Machine,
    code: &mut Function,
    template: &Template,
    from: Option<VReg>,
    line: u32,
) -> Result<Option<VReg>, Problem> {
    let mut to = None;
    for one in &template.lines {
        let start = code.args.len() as u32;
        for (source, operand) in one.sources.iter().zip(machine.operands(one.op)) {
            let arg = match (source, operand.dir) {
                (Source::Fixed(n), _) => Arg::Number(*n),
                (Source::Hole(Hole::From), Dir::In) => {
                    Arg::Use(from.ok_or_else(|| Problem::new("nothing for hole `from` of a setting"))?)
                }
                (Source::Hole(Hole::To), Dir::Out) => {
                    let bank = machine.bank_of_operand(operand);
                    let bank = bank.ok_or_else(|| Problem::new("hole `to` of a setting is in no bank of registers"))?;
                    let made = code.vreg(bank);
                    to = Some(made);
                    Arg::Def(made)
                }
                _ => {
                    return Err(Problem::new(
                        "the text of a setting has holes `from`, `number` and `to` only",
                    ));
                }
            };
            code.args.push(arg);
        }
        code.push_made(What::Op(one.op), start, line);
    }
    Ok(to)
}
