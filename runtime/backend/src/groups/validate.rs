//! Checks all that allocation relies on: the form of lists, operands and rules, and that definitions dominate uses.

use super::error::Error;
use super::graph::Graph;
use super::input::{ClassId, Function, Kind, Operand, Overlap, Role, Value};
use super::liveness::{Liveness, NotDominated};
use super::registers::Registers;
use super::units::MAX_UNITS;
use std::ops::Range;

/// The most operands of an instruction.
const MAX_OPERANDS: usize = 255;
/// The most of anything else.
const MAX: usize = 1 << 30;

fn wrong<T>(what: String) -> Result<T, Error> {
    Err(Error::Invalid(what))
}

impl Function {
    /// Checks all that allocation relies on.
    ///
    /// # Errors
    /// [`Error::Invalid`] says what is wrong, and where.
    pub fn validate(&self) -> Result<(), Error> {
        self.prepare(false).map(drop)
    }

    /// The same, and what was found on the way. Of a function that is trusted to have the form of one only the places are checked.
    pub(super) fn prepare(&self, is_trusted: bool) -> Result<(Registers, Graph, Liveness), Error> {
        let registers = match is_trusted {
            true => self.prepare_again()?,
            false => {
                files_and_classes(self)?;
                lists(self)?;
                let registers = registers(self)?;
                for inst in 0..self.insts.len() {
                    Checked {
                        function: self,
                        registers: &registers,
                        inst,
                    }
                    .all()?;
                }
                blocks(self)?;
                registers
            }
        };
        let graph = Graph::new(self);
        match Liveness::new(self, &graph) {
            Ok(live) => Ok((registers, graph, live)),
            Err(NotDominated(value)) => wrong(format!("value {} is used where it is not defined", value.0)),
        }
    }

    /// The registers of a function that was checked and of which other units are reserved since.
    pub(super) fn prepare_again(&self) -> Result<Registers, Error> {
        files_and_classes(self)?;
        let registers = registers(self)?;
        // Others may be wherever their values may.
        let is_placed = |operand: &&Operand| {
            let value = self.values.get(operand.value.index());
            operand.fixed.is_some() || value.is_none_or(|value| value.class != operand.class)
        };
        for inst in 0..self.insts.len() {
            let checked = Checked {
                function: self,
                registers: &registers,
                inst,
            };
            let mut placed = self.operands_of(inst).iter().filter(is_placed);
            placed.try_for_each(|operand| checked.operand(operand))?;
        }
        Ok(registers)
    }
}

/// The files and classes as sets of units: no class is without a place.
fn registers(function: &Function) -> Result<Registers, Error> {
    let Some(registers) = Registers::new(function) else {
        return wrong(format!("the files have more than {MAX_UNITS} units together"));
    };
    match (0..function.classes.len()).find(|class| registers.starts(*class).is_empty()) {
        Some(class) => wrong(format!(
            "class {class} has no place: its parts are too small, or reserved"
        )),
        None => Ok(registers),
    }
}

fn is_within(range: &Range<u16>, units: u16) -> bool {
    range.start < range.end && range.end <= units
}

fn files_and_classes(function: &Function) -> Result<(), Error> {
    for (number, file) in function.files.iter().enumerate() {
        if let Some(range) = file.reserved.iter().find(|r| !is_within(r, file.units)) {
            return wrong(format!("file {number} reserves {range:?} of {} units", file.units));
        }
    }
    for (number, class) in function.classes.iter().enumerate() {
        let Some(file) = function.files.get(class.file.index()) else {
            return wrong(format!(
                "class {number} is of file {}, which is not there",
                class.file.0
            ));
        };
        if class.size == 0 || class.size > file.units {
            return wrong(format!("class {number} takes {} of {} units", class.size, file.units));
        }
        if !class.align.is_power_of_two() || usize::from(class.align) > MAX_UNITS {
            return wrong(format!(
                "class {number} is aligned to {}, which is no power of two",
                class.align
            ));
        }
        if let Some(range) = class.within.iter().find(|r| !is_within(r, file.units)) {
            return wrong(format!("class {number} lies within {range:?} of {} units", file.units));
        }
    }
    if function.files.len() > MAX_UNITS || function.classes.len() > MAX_UNITS {
        return wrong(format!("there are more than {MAX_UNITS} files or classes"));
    }
    Ok(())
}

/// Whether a range is one of a list.
fn fits(range: &Range<u32>, length: usize) -> bool {
    range.start <= range.end && range.end as usize <= length
}

fn lists(function: &Function) -> Result<(), Error> {
    if function.blocks.is_empty() {
        return wrong("there is no block".into());
    }
    let lengths = [
        function.values.len(),
        function.blocks.len(),
        function.insts.len(),
        function.operands.len(),
        function.edges.len(),
        function.params.len(),
        function.args.len(),
    ];
    if lengths.iter().any(|length| *length > MAX) {
        return wrong(format!("there are more than {MAX} values, instructions or operands"));
    }
    let values = function.values.len();
    let unknown = |v: &&Value| v.index() >= values;
    let named = function
        .params
        .iter()
        .chain(&function.args)
        .chain(function.operands.iter().map(|o| &o.value));
    if let Some(value) = named.into_iter().find(unknown) {
        return wrong(format!("value {} is not there", value.0));
    }
    let no_class = |class: &ClassId| class.index() >= function.classes.len();
    let classes = function
        .values
        .iter()
        .map(|v| v.class)
        .chain(function.operands.iter().map(|o| o.class));
    if let Some(class) = classes.into_iter().find(no_class) {
        return wrong(format!("class {} is not there", class.0));
    }
    let (mut inst, mut edge) = (0, 0);
    for (number, block) in function.blocks.iter().enumerate() {
        let in_order = block.insts.start == inst && block.edges.start == edge;
        let own = fits(&block.insts, function.insts.len()) && fits(&block.edges, function.edges.len());
        if !in_order || !own || !fits(&block.params, function.params.len()) {
            return wrong(format!(
                "the lists of block {number} do not follow those of the block before"
            ));
        }
        (inst, edge) = (block.insts.end, block.edges.end);
    }
    if inst as usize != function.insts.len() || edge as usize != function.edges.len() {
        return wrong("instructions or edges are in no block".into());
    }
    for (number, inst) in function.insts.iter().enumerate() {
        let own = fits(&inst.operands, function.operands.len())
            && fits(&inst.pairs, function.pairs.len())
            && fits(&inst.clobbers, function.clobbers.len());
        if !own || inst.operands.len() > MAX_OPERANDS {
            return wrong(format!("the lists of instruction {number} are not there or too long"));
        }
    }
    for (number, edge) in function.edges.iter().enumerate() {
        let Some(to) = function.blocks.get(edge.to.index()) else {
            return wrong(format!("edge {number} goes to block {}, which is not there", edge.to.0));
        };
        if !fits(&edge.args, function.args.len()) || edge.args.len() != to.params.len() {
            return wrong(format!(
                "edge {number} passes not as many values as block {} has parameters",
                edge.to.0
            ));
        }
    }
    Ok(())
}

fn blocks(function: &Function) -> Result<(), Error> {
    if !function.params_of(0).is_empty() {
        return wrong("the entry has parameters: define them by an instruction".into());
    }
    let mut defined = vec![false; function.values.len()];
    let mut define = |value: Value| {
        let slot = &mut defined[value.index()];
        if *slot {
            return wrong(format!("value {} is defined twice", value.0));
        }
        *slot = true;
        Ok(())
    };
    for (number, block) in function.blocks.iter().enumerate() {
        for value in function.params_of(number) {
            define(*value)?;
            if function.values[value.index()].rematerialise {
                return wrong(format!("value {} is a parameter and can't be computed again", value.0));
            }
        }
        for inst in function.insts_of(number) {
            for operand in function.operands_of(inst).iter().filter(|o| o.role.is_def()) {
                define(operand.value)?;
            }
        }
        let last = function.insts_of(number).last().filter(|_| !block.edges.is_empty());
        if let Some(last) = last
            && function.operands_of(last).iter().any(|o| o.role.is_def())
        {
            return wrong(format!(
                "instruction {last} ends block {number} and defines a value: let another follow it"
            ));
        }
    }
    for number in 0..function.edges.len() {
        let to = function.edges[number].to.index();
        for (arg, param) in function.args_of(number).iter().zip(function.params_of(to)) {
            let (a, p) = (function.class_of(*arg), function.class_of(*param));
            if a.file != p.file || a.size != p.size {
                return wrong(format!(
                    "edge {number} passes value {} for {}, which has another file or size",
                    arg.0, param.0
                ));
            }
        }
    }
    Ok(())
}

/// An instruction that is checked.
struct Checked<'a> {
    function: &'a Function,
    registers: &'a Registers,
    inst: usize,
}

impl Checked<'_> {
    fn wrong<T>(&self, what: &str) -> Result<T, Error> {
        wrong(format!("instruction {}: {what}", self.inst))
    }

    fn all(&self) -> Result<(), Error> {
        let operands = self.function.operands_of(self.inst);
        for operand in operands {
            self.operand(operand)?;
        }
        for clobber in self.function.clobbers_of(self.inst) {
            let file = self.function.files.get(clobber.file.index());
            if !file.is_some_and(|file| is_within(&clobber.units, file.units)) {
                return self.wrong("it writes units that are in no file");
            }
        }
        for (def, operand) in operands.iter().enumerate() {
            self.tied(def, operand)?;
        }
        for pair in self.function.pairs_of(self.inst) {
            let (def, other) = (
                operands.get(usize::from(pair.def)),
                operands.get(usize::from(pair.other)),
            );
            let (Some(def), Some(other)) = (def, other) else {
                return self.wrong("a rule names an operand that is not there");
            };
            if !def.role.is_def() || other.role.is_def() {
                return self.wrong("a rule is about a definition and a use");
            }
            if def.role == Role::DefEarly && pair.rule != Overlap::Apart {
                return self.wrong("a rule lets an early definition overlap a use");
            }
            if def.tied == Some(pair.other) && pair.rule == Overlap::Apart {
                return self.wrong("operands are tied, and a rule says that they are apart");
            }
        }
        self.fixed()?;
        if self.function.insts[self.inst].kind == Kind::Parts {
            self.parts()?;
        }
        Ok(())
    }

    fn operand(&self, operand: &Operand) -> Result<(), Error> {
        let class = &self.function.classes[operand.class.index()];
        let own = self.function.class_of(operand.value);
        if class.file != own.file {
            return self.wrong("an operand's class is of another file than its value's");
        }
        if usize::from(operand.offset) + usize::from(class.size) > usize::from(own.size) {
            return self.wrong("an operand names more units than its value has");
        }
        if operand.role.is_def() && (operand.offset != 0 || class.size != own.size) {
            return self.wrong("a definition defines a part of a value");
        }
        if let Some(fixed) = operand.fixed {
            let file = &self.function.files[class.file.index()];
            let starts = self.registers.starts(operand.class.index());
            if fixed >= file.units || !starts.contains(self.registers.unit(class.file.index(), fixed)) {
                return self.wrong("an operand is fixed to a place that its class has not");
            }
        }
        let is_narrower = operand.fixed.is_some() || operand.class != self.function.values[operand.value.index()].class;
        if operand.role.is_def() && is_narrower && self.starts(operand).is_empty() {
            return self.wrong("a definition has no place: that of its operand is none of its value");
        }
        Ok(())
    }

    /// The places of a definition.
    fn starts(&self, operand: &Operand) -> super::units::Units {
        let value = self.function.values[operand.value.index()].class;
        let mut starts = *self.registers.starts(value.index());
        starts = starts.and(self.registers.starts(operand.class.index()));
        if let Some(fixed) = operand.fixed {
            let at = self
                .registers
                .unit(self.function.classes[operand.class.index()].file.index(), fixed);
            starts = starts.and(&super::units::Units::of(at..at + 1));
        }
        starts
    }

    fn tied(&self, def: usize, operand: &Operand) -> Result<(), Error> {
        let Some(to) = operand.tied else { return Ok(()) };
        let operands = self.function.operands_of(self.inst);
        let Some(other) = operands.get(usize::from(to)) else {
            return self.wrong("an operand is tied to one that is not there");
        };
        if !operand.role.is_def() || other.role != Role::Use {
            return self.wrong("operands are tied that are not a definition and an early use");
        }
        if operands
            .iter()
            .enumerate()
            .any(|(at, o)| at != def && o.tied == operand.tied)
        {
            return self.wrong("two definitions are tied to the same use");
        }
        let mut starts = self.starts(operand).and(self.registers.starts(other.class.index()));
        if let Some(fixed) = other.fixed {
            let at = self
                .registers
                .unit(self.function.classes[other.class.index()].file.index(), fixed);
            starts = starts.and(&super::units::Units::of(at..at + 1));
        }
        let size = |o: &Operand| self.function.classes[o.class.index()].size;
        if size(operand) != size(other) || starts.is_empty() {
            return self.wrong("operands are tied that have no place in common");
        }
        Ok(())
    }

    /// Operands that are fixed do not contradict each other.
    fn fixed(&self) -> Result<(), Error> {
        let operands = self.function.operands_of(self.inst);
        // A use that is tied to a fixed definition is fixed as well.
        let range = |at: usize, o: &Operand| {
            let class = &self.function.classes[o.class.index()];
            let tied = operands.iter().find(|d| d.tied.map(usize::from) == Some(at));
            let fixed = o.fixed.or(tied.and_then(|d| d.fixed))?;
            let start = self.registers.unit(class.file.index(), fixed);
            Some(start..start + usize::from(class.size))
        };
        for (at, one) in operands.iter().enumerate() {
            let Some(a) = range(at, one) else { continue };
            for clobber in self.function.clobbers_of(self.inst) {
                let b = self.registers.range(clobber.file.index(), &clobber.units);
                if one.role == Role::UseLate && a.start < b.end && b.start < a.end {
                    return self.wrong("it reads a fixed place after it has written it");
                }
            }
            for (other_at, other) in operands.iter().enumerate().skip(at + 1) {
                let Some(b) = range(other_at, other) else { continue };
                let tied = one.tied.map(usize::from) == Some(other_at) || other.tied.map(usize::from) == Some(at);
                let same = one.value == other.value && one.offset == other.offset && a == b;
                let rule = |def: usize, other: usize, d: &Range<usize>, u: &Range<usize>| {
                    self.function.rule(self.inst, def, other).allows(d.clone(), u.clone())
                };
                let allowed = match (one.role, other.role) {
                    (Role::Use | Role::UseLate, Role::Use | Role::UseLate) => same,
                    (Role::Def | Role::DefEarly, Role::Use) => tied || rule(at, other_at, &a, &b),
                    (Role::Use, Role::Def | Role::DefEarly) => tied || rule(other_at, at, &b, &a),
                    _ => false,
                };
                if a.start < b.end && b.start < a.end && !allowed {
                    return self.wrong("two operands are fixed to places that overlap");
                }
            }
        }
        Ok(())
    }

    fn parts(&self) -> Result<(), Error> {
        let operands = self.function.operands_of(self.inst);
        let inst = &self.function.insts[self.inst];
        let plain = |o: &Operand| matches!(o.role, Role::Use | Role::Def) && o.fixed.is_none() && o.tied.is_none();
        if !operands.iter().all(plain) || !inst.pairs.is_empty() || !inst.clobbers.is_empty() {
            return self.wrong("it moves parts, and says more of its operands");
        }
        let size = |o: &&Operand| u32::from(self.function.classes[o.class.index()].size);
        let (defs, uses): (Vec<&Operand>, Vec<&Operand>) = operands.iter().partition(|o| o.role.is_def());
        if defs.iter().map(size).sum::<u32>() != uses.iter().map(size).sum::<u32>() {
            return self.wrong("it moves parts, and uses not as many units as it defines");
        }
        let file = |o: &Operand| self.function.classes[o.class.index()].file;
        if operands.windows(2).any(|two| file(&two[0]) != file(&two[1])) {
            return self.wrong("it moves parts between two files");
        }
        Ok(())
    }
}
