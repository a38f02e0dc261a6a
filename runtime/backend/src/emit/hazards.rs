//! Hazards of code are removed: flags are set and idle cycles put in as the target's timing asks for. Each basic block is
//! repaired by itself; what is left comes from other blocks, and is found by the data-flow analysis over the flow graph and
//! removed where it is found, until nothing is found. A flag that this set may wait for what a later one of its block was for: those
//! that nothing needs any more are cleared.

use super::Code;
use super::blocks::{Block, Text, Unit, blocks};
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::encode::encode;
use onespec_core::isa::timing::Fill;
use onespec_core::isa::{OpId, Word};
use onespec_core::timing::{Behind, Block as Basic, Found, Graph, Hazard, Instance, Model, Placed, States};

/// Code in which nothing is used before it is there.
#[derive(Debug, Clone, Default)]
pub struct Repaired {
    pub bytes: Vec<u8>,
    /// Where each instruction begins, and the line of the source that it is for.
    pub insts: Vec<(u32, u32)>,
    /// Instructions that jump, by their offsets, and where to.
    pub jumps: Vec<(u32, u32)>,
}

/// How the name of a text begins that says what stands where control comes from elsewhere.
const JOIN: &str = "join";
/// How often code is analysed, at most: each time removes a hazard of each block that has one.
const MAX_ROUNDS: usize = 4096;

/// The instructions of a function in which nothing is used before it is there. As they are, where the description says
/// nothing of the target's timing.
///
/// # Errors
/// The code calls others, nothing of the description removes a hazard, or a jump does not reach any more.
pub fn without_hazards(machine: &Machine, code: &Code) -> Result<Repaired, Problem> {
    let Some(model) = Model::of(machine.isa, &machine.target) else {
        return Ok(Repaired {
            bytes: code.bytes.clone(),
            insts: code.insts.clone(),
            jumps: code.jumps.clone(),
        });
    };
    if !code.open.is_empty() || !code.tables.is_empty() {
        return Err(Problem::new("hazards are removed from code alone that calls nothing"));
    }
    let text = Text {
        bytes: &code.bytes,
        insts: &code.insts,
        jumps: &code.jumps,
    };
    let mut blocks = blocks(machine, text);
    let mut instances = Vec::new();
    for block in &mut blocks {
        let placed: Vec<Placed> = block.code.iter().map(|unit| unit.placed).collect();
        let repaired = model.repair_instances(&machine.parser, &placed);
        let (repaired, made) = repaired.map_err(Problem::new)?;
        instances.extend(made);
        let line = |origin: &usize| block.code.get(*origin).map_or(0, |unit| unit.line);
        let lines: Vec<u32> = repaired.origins.iter().map(line).collect();
        let units = repaired.words.into_iter().zip(lines);
        block.code = units.map(|(placed, line)| Unit { placed, line }).collect();
    }
    let mut repair = Repair::new(machine, &model, blocks, instances);
    if repair.blocks.len() > 1 {
        repair.look();
        repair.across()?;
        repair.joins()?;
        repair.without_needless();
    }
    repair.laid_out()
}

struct Repair<'a> {
    machine: &'a Machine,
    model: &'a Model,
    blocks: Vec<Block>,
    /// The flow graph, and what its instructions do: both change with the blocks.
    graph: Graph,
    instances: Vec<Instance>,
    /// Blocks in which waits were put for what comes from others, with the first place.
    touched: Vec<(usize, usize)>,
}

impl<'a> Repair<'a> {
    fn new(machine: &'a Machine, model: &'a Model, blocks: Vec<Block>, instances: Vec<Instance>) -> Repair<'a> {
        Repair {
            machine,
            model,
            blocks,
            graph: Graph::default(),
            instances,
            touched: Vec::new(),
        }
    }

    /// Makes the flow graph.
    fn look(&mut self) {
        let mut from = 0;
        for (number, block) in self.blocks.iter().enumerate() {
            let code = from..from + block.code.len();
            from = code.end;
            let falls = Some(number + 1).filter(|next| block.falls && *next < self.blocks.len());
            let mut successors: Vec<usize> = falls.into_iter().chain(block.jumps).collect();
            successors.dedup();
            self.graph.blocks.push(Basic { code, successors });
        }
    }

    /// What is wrong.
    fn hazards(&self) -> Vec<Found> {
        self.graph.hazards(self.model, &self.instances)
    }

    /// Which of all instructions is this one of a block.
    fn number(&self, block: usize, at: usize) -> usize {
        self.graph
            .blocks
            .get(block)
            .map_or(usize::MAX, |block| block.code.start + at)
    }

    /// Puts an instruction in the place of another.
    fn replace(&mut self, block: usize, at: usize, placed: Placed) {
        let number = self.number(block, at);
        if let Some(unit) = self.blocks.get_mut(block).and_then(|block| block.code.get_mut(at)) {
            unit.placed = placed;
        }
        if let Some(instance) = self.instances.get_mut(number) {
            *instance = self.model.instance(placed.0, placed.1);
        }
    }

    /// Puts an instruction in front of another.
    fn insert(&mut self, block: usize, at: usize, unit: Unit) {
        let number = self.number(block, at);
        if let Some(block) = self.blocks.get_mut(block) {
            block.code.insert(at, unit);
        }
        if number <= self.instances.len() {
            let (op, word) = unit.placed;
            self.instances.insert(number, self.model.instance(op, word));
        }
        for (other, block_of) in self.graph.blocks.iter_mut().enumerate().skip(block) {
            block_of.code.start += usize::from(other > block);
            block_of.code.end += 1;
        }
    }

    /// Removes hazards between instructions of different blocks.
    fn across(&mut self) -> Result<(), Problem> {
        for _ in 0..MAX_ROUNDS {
            let found = self.hazards();
            if found.is_empty() {
                return Ok(());
            }
            // What is put in moves what stands behind: of each block the first hazard is removed, the last block first.
            for number in (0..self.graph.blocks.len()).rev() {
                let code = self.graph.blocks.get(number).map_or(0..0, |block| block.code.clone());
                let Some(at) = found.iter().map(|of| of.at).find(|at| code.contains(&(*at as usize))) else {
                    continue;
                };
                let here: Vec<&Found> = found.iter().filter(|of| of.at == at).collect();
                let place = at as usize - code.start;
                self.remove(number, place, &here)?;
                match self.touched.iter_mut().find(|(known, _)| *known == number) {
                    Some((_, first)) => *first = (*first).min(place),
                    None => self.touched.push((number, place)),
                }
            }
        }
        Err(Problem::new("hazards stay whatever is put in"))
    }

    /// Clears flags that no hazard needs, in blocks in which waits were put for what comes from others.
    fn without_needless(&mut self) {
        let classes = &self.model.core().classes;
        let flags: Vec<&str> = classes.iter().filter_map(|class| class.flag).collect();
        let touched = std::mem::take(&mut self.touched);
        if touched.is_empty() {
            return;
        }
        let mut states = self.states();
        for (block, first) in touched {
            let count = self.blocks.get(block).map_or(0, |block| block.code.len());
            for at in first..count {
                for flag in &flags {
                    let unit = self.blocks.get(block).and_then(|block| block.code.get(at)).copied();
                    let cleared = unit.and_then(|unit| Some((unit.placed, self.with(unit.placed, flag, 0)?)));
                    let Some((before, cleared)) = cleared else { continue };
                    let known = self.behind(&states, block);
                    self.replace(block, at, cleared);
                    match self.behind(&states, block) {
                        // With one flag less at least as much is pending where the block begins.
                        None => self.replace(block, at, before),
                        // Other blocks see no difference.
                        behind if behind == known => {}
                        _ if self.hazards().is_empty() => states = self.states(),
                        _ => self.replace(block, at, before),
                    }
                }
            }
        }
    }

    /// What is known where each block begins.
    fn states(&self) -> States {
        self.graph.states(self.model, &self.instances)
    }

    /// What is known behind a block that is entered in one of these states, if nothing in it is wrong.
    fn behind(&self, states: &States, block: usize) -> Option<Behind> {
        states.behind(&self.graph, self.model, &self.instances, block)
    }

    /// Removes hazards of an instruction of a block: by its flags, or by what is put in front of it.
    fn remove(&mut self, block: usize, at: usize, found: &[&Found]) -> Result<(), Problem> {
        let Some(unit) = self.blocks.get(block).and_then(|block| block.code.get(at)).copied() else {
            return Ok(());
        };
        let classes = &self.model.core().classes;
        let class = |of: &&Found| match of.hazard {
            Hazard::Class(class) | Hazard::Late(class) => Some(usize::from(class)),
            _ => None,
        };
        let any = found.iter().any(|of| matches!(of.hazard, Hazard::Next(_)));
        let wanted = |number: usize| any || found.iter().any(|of| class(of) == Some(number));
        let mut better = unit.placed;
        for (_, class) in classes.iter().enumerate().filter(|(number, _)| wanted(*number)) {
            better = class.flag.and_then(|flag| self.with(better, flag, 1)).unwrap_or(better);
        }
        if better != unit.placed {
            self.replace(block, at, better);
            return Ok(());
        }
        let class = found.iter().find_map(class).and_then(|class| classes.get(class));
        let missing = found.iter().map(|of| of.missing).max().unwrap_or(0);
        let put = match class {
            Some(class) => self.read(class.fill),
            None => self.idle(missing),
        };
        let nothing = || {
            let name = self.model.name(&self.model.instance(unit.placed.0, unit.placed.1));
            Problem::new(format!("nothing removes the hazard of `{name}`")).at(unit.line)
        };
        let placed = put.ok_or_else(nothing)?;
        self.insert(
            block,
            at,
            Unit {
                placed,
                line: unit.line,
            },
        );
        Ok(())
    }

    /// The instruction of a text.
    fn read(&self, text: &str) -> Option<Placed> {
        let (op, word) = self.machine.parser.parse(text).ok()?;
        Some((Some(op), word))
    }

    /// An instruction with another value of an operand of this name. `None`: it has none, or has that value.
    fn with(&self, (op, word): Placed, name: &str, value: i64) -> Option<Placed> {
        let id = op?;
        let of = self.machine.isa.ops.get(usize::from(id))?;
        let mut args = self.machine.isa.extract(id, word);
        let at = of.operands.iter().position(|operand| operand.name == name)?;
        let arg = args.get_mut(at).filter(|arg| **arg != value)?;
        *arg = value;
        let word = encode(self.machine.isa, of, args.get(..of.operands.len())?).ok()?;
        Some((op, word))
    }

    /// An instruction that lets cycles pass: so many, or as many as one does.
    fn idle(&self, missing: u32) -> Option<Placed> {
        let fill = self.model.core().fill;
        let made = fill.iter().find_map(|fill| match fill {
            Fill::Text { text, most } => {
                let n = missing.clamp(1, u32::from(*most)) as u16;
                let placed = self.read(&self.model.fill_text(text, n))?;
                Some((placed, u32::from(n)))
            }
            Fill::Set { .. } => None,
        });
        let (placed, passed) = made?;
        let more = i64::from(missing.saturating_sub(passed));
        let raised = fill.iter().find_map(|fill| match fill {
            Fill::Set { name, of, when, most } if more > 0 && placed.0.is_some_and(|op| of.contains(&op)) => {
                let args = self.machine.isa.extract(placed.0?, placed.1);
                let holds = |when| self.model.holds(placed.0, &args, when);
                if !when.as_ref().is_none_or(holds) {
                    return None;
                }
                self.with(placed, name, more.min(i64::from(*most)))
            }
            _ => None,
        });
        Some(raised.unwrap_or(placed))
    }

    /// Says of the first instruction of each block that others jump to that control comes there from elsewhere.
    fn joins(&mut self) -> Result<(), Problem> {
        let texts = self.machine.convention.texts.iter();
        let join = texts
            .clone()
            .find_map(|(key, text)| Some((key.strip_prefix(JOIN)?.trim(), *text)));
        let Some((flag, text)) = join else { return Ok(()) };
        let put = self
            .read(text)
            .ok_or_else(|| Problem::new(format!("text `{JOIN} {flag}` is no instruction")))?;
        for number in 0..self.blocks.len() {
            let Some(block) = self.blocks.get(number).filter(|block| block.entered) else {
                continue;
            };
            let first = block.code.first().copied();
            match first.and_then(|first| self.with(first.placed, flag, 1)) {
                Some(better) => self.replace(number, 0, better),
                None => {
                    let line = first.map_or(0, |first| first.line);
                    self.insert(number, 0, Unit { placed: put, line });
                }
            }
        }
        Ok(())
    }

    /// The bytes, with jumps to where their targets are now.
    fn laid_out(self) -> Result<Repaired, Problem> {
        let isa = self.machine.isa;
        let length = |(op, _): Placed| op.map_or(0, |op| usize::from(isa.bytes(op)));
        let mut starts = Vec::with_capacity(self.blocks.len());
        let mut at = 0;
        for block in &self.blocks {
            starts.push(at);
            at += block.code.iter().map(|unit| length(unit.placed)).sum::<usize>();
        }
        let mut made = Repaired::default();
        for block in &self.blocks {
            for (number, unit) in block.code.iter().enumerate() {
                let (op, mut word) = unit.placed;
                let is_last = number + 1 == block.code.len();
                let to = block.jumps.filter(|_| is_last).and_then(|to| starts.get(to));
                if let (Some(id), Some(to)) = (op, to) {
                    made.jumps.push((made.bytes.len() as u32, *to as u32));
                    let far = |message: String| Problem::new(message).at(unit.line);
                    word = self
                        .jump(id, word, *to as i64 - made.bytes.len() as i64)
                        .map_err(|error| far(format!("a jump has no encoding: {error}")))?;
                }
                made.insts.push((made.bytes.len() as u32, unit.line));
                made.bytes.extend(word.to_le_bytes().iter().take(length(unit.placed)));
            }
        }
        Ok(made)
    }

    /// A jump over another distance.
    fn jump(&self, id: OpId, word: Word, distance: i64) -> Result<Word, String> {
        let isa = self.machine.isa;
        let op = isa.ops.get(usize::from(id)).ok_or("it is no instruction")?;
        let at = op
            .operands
            .iter()
            .position(|operand| operand.pcrel)
            .ok_or("it has no distance")?;
        let steps = op.operands.get(at).and_then(|operand| operand.steps(distance));
        let mut args = isa.extract(id, word);
        let arg = args.get_mut(at).ok_or("it has no distance")?;
        *arg = steps.ok_or("the distance is no number of steps")?;
        let args = args.get(..op.operands.len()).ok_or("it has too many operands")?;
        encode(isa, op, args).map_err(|error| format!("{error:?}"))
    }
}
