//! Control flow by nesting alone: for each instruction of a block, the one that it belongs to. Labels are never used,
//! as dumps of older compilers do not fill them in; only `CAL` has no other way to name its subroutine.

use crate::opcodes::Opcode;
use crate::syntax::ast::{Instruction, Shader};

/// The instruction that an instruction of control flow belongs to, by numbers of instructions.
#[derive(Debug, Clone, Default)]
pub struct Flow {
    partners: Vec<u32>,
    /// `CASE` and `DEFAULT` instructions, each behind the number of its `SWITCH`.
    cases: Vec<(u32, u32)>,
}

/// What is wrong with the nesting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Number of the instruction.
    pub instruction: usize,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: &'static str,
    /// The instruction that opened the block that is meant.
    pub opened: Option<usize>,
}

/// No instruction.
const NONE: u32 = u32::MAX;

impl Flow {
    /// The instruction where it goes on: `IF`, `UIF` their `ELSE` or `ENDIF`; `ELSE` its `ENDIF`; `BGNLOOP`, `SWITCH`,
    /// `BGNSUB` their ends; `ENDLOOP` its `BGNLOOP`; `BRK` and `CONT` the end of what they leave; `CASE` and `DEFAULT`
    /// their `SWITCH`; `CAL` its `BGNSUB`.
    pub fn partner(&self, instruction: usize) -> Option<usize> {
        self.partners
            .get(instruction)
            .filter(|partner| **partner != NONE)
            .map(|partner| *partner as usize)
    }

    /// Numbers of the `CASE` and `DEFAULT` instructions of a `SWITCH`, in order.
    pub fn cases(&self, switch: usize) -> impl Iterator<Item = usize> + '_ {
        let first = self.cases.partition_point(|(of, _)| (*of as usize) < switch);
        let cases = self.cases[first..].iter();
        cases
            .take_while(move |(of, _)| *of as usize == switch)
            .map(|(_, case)| *case as usize)
    }
}

/// A block that is open: the opcode and number of the instruction that began it.
type Open = (Opcode, usize);

/// The control flow of a shader, or all that is wrong with it.
///
/// # Errors
/// Blocks that are not closed or not opened, jumps outside of blocks, calls of what is no subroutine, recursion.
pub fn flow(shader: &Shader) -> Result<Flow, Vec<Fault>> {
    let instructions: Vec<&Instruction> = shader.instructions().collect();
    let mut walk = Walk {
        flow: Flow {
            partners: vec![NONE; instructions.len()],
            cases: Vec::new(),
        },
        open: Vec::new(),
        breaks: Jumps::default(),
        continues: Jumps::default(),
        faults: Vec::new(),
    };
    for (number, instruction) in instructions.iter().enumerate() {
        walk.step(number, instruction.opcode);
    }
    for &(opcode, at) in &walk.open {
        walk.faults.push(Fault {
            instruction: at,
            message: format!("this {} is not closed", opcode.info().name),
            help: "write its end behind the last instruction of the block",
            opened: None,
        });
    }
    walk.calls(&instructions);
    walk.flow.cases.sort_unstable();
    match walk.faults.is_empty() {
        true => Ok(walk.flow),
        false => Err(walk.faults),
    }
}

/// Jumps out of blocks of some opcodes.
#[derive(Debug, Default)]
struct Jumps {
    /// Depths of such blocks that are open, and of subroutines, which cannot leave their caller's blocks.
    blocks: Vec<usize>,
    /// Jumps to ends that are not known yet, with the depth of the block that they leave, in the order of depths.
    pending: Vec<(usize, usize)>,
}

struct Walk {
    flow: Flow,
    open: Vec<Open>,
    /// What `BRK` leaves, and what `CONT` does: jumps find their block without a look at the conditions around them.
    breaks: Jumps,
    continues: Jumps,
    faults: Vec<Fault>,
}

impl Walk {
    fn step(&mut self, number: usize, opcode: Opcode) {
        use Opcode::*;
        match opcode {
            IF | UIF | BGNLOOP | SWITCH => self.begin(opcode, number),
            BGNSUB => {
                if let Some(&(_, at)) = self.open.last() {
                    let help = "end the blocks in front of it";
                    self.fault(number, "a subroutine within a block".into(), help, Some(at));
                }
                self.begin(opcode, number);
            }
            ELSE => {
                if let Some(at) = self.close(number, opcode, &[IF, UIF]) {
                    self.link(at, number);
                    self.begin(ELSE, number);
                }
            }
            ENDIF => self.end(number, opcode, &[IF, UIF, ELSE]),
            ENDLOOP => self.end(number, opcode, &[BGNLOOP]),
            ENDSWITCH => self.end(number, opcode, &[SWITCH]),
            ENDSUB => self.end(number, opcode, &[BGNSUB]),
            BRK | CONT => self.jump(number, opcode),
            END => {
                if let Some(&(_, at)) = self.open.last() {
                    let help = "end the blocks in front of it; RET leaves the program from within a block";
                    self.fault(number, "an END within a block".into(), help, Some(at));
                }
            }
            CASE | DEFAULT => match self.open.last() {
                Some(&(SWITCH, at)) => {
                    self.link(number, at);
                    self.flow.cases.push((at as u32, number as u32));
                }
                last => {
                    let opened = last.map(|(_, at)| *at);
                    let message = format!("this {} is directly in no SWITCH", opcode.info().name);
                    self.fault(
                        number,
                        message,
                        "cases stand between SWITCH and ENDSWITCH, in no block of their own",
                        opened,
                    );
                }
            },
            _ => {}
        }
    }

    fn begin(&mut self, opcode: Opcode, number: usize) {
        let depth = self.open.len();
        if matches!(opcode, Opcode::BGNLOOP | Opcode::SWITCH | Opcode::BGNSUB) {
            self.breaks.blocks.push(depth);
        }
        if matches!(opcode, Opcode::BGNLOOP | Opcode::BGNSUB) {
            self.continues.blocks.push(depth);
        }
        self.open.push((opcode, number));
    }

    fn link(&mut self, from: usize, to: usize) {
        self.flow.partners[from] = to as u32;
    }

    fn fault(&mut self, instruction: usize, message: String, help: &'static str, opened: Option<usize>) {
        self.faults.push(Fault {
            instruction,
            message,
            help,
            opened,
        });
    }

    /// Takes the innermost block if one of these opcodes began it, and tells where.
    fn close(&mut self, number: usize, opcode: Opcode, wanted: &[Opcode]) -> Option<usize> {
        match self.open.last() {
            Some((began, at)) if wanted.contains(began) => {
                let at = *at;
                self.open.pop();
                Some(at)
            }
            last => {
                let opened = last.map(|(_, at)| *at);
                let message = match last {
                    Some((began, _)) => {
                        format!("this {} stands in a block of {}", opcode.info().name, began.info().name)
                    }
                    None => format!("this {} closes nothing", opcode.info().name),
                };
                self.fault(number, message, "remove it, or end the blocks in front of it", opened);
                None
            }
        }
    }

    /// Ends a block, which its jumps learn.
    fn end(&mut self, number: usize, opcode: Opcode, wanted: &[Opcode]) {
        let Some(at) = self.close(number, opcode, wanted) else {
            return;
        };
        self.link(at, number);
        self.link(number, at);
        let depth = self.open.len();
        for jumps in [&mut self.breaks, &mut self.continues] {
            jumps.blocks.pop_if(|block| *block == depth);
            while let Some((jump, _)) = jumps.pending.pop_if(|(_, left)| *left == depth) {
                self.flow.partners[jump] = number as u32;
            }
        }
    }

    fn jump(&mut self, number: usize, opcode: Opcode) {
        let jumps = match opcode {
            Opcode::BRK => &mut self.breaks,
            _ => &mut self.continues,
        };
        match jumps.blocks.last() {
            Some(&depth) if self.open[depth].0 != Opcode::BGNSUB => jumps.pending.push((number, depth)),
            _ => {
                let message = format!("this {} stands in no block that it could leave", opcode.info().name);
                let help = "BRK leaves loops and switches, CONT loops";
                self.fault(number, message, help, None);
            }
        }
    }

    /// Links calls to subroutines, which may not call themselves.
    fn calls(&mut self, instructions: &[&Instruction]) {
        // Calls of the main program and of each subroutine, by the number of their first instruction.
        let (mut subroutine, mut calls) = (NONE, Vec::new());
        for (number, instruction) in instructions.iter().enumerate() {
            match instruction.opcode {
                Opcode::BGNSUB => subroutine = number as u32,
                Opcode::ENDSUB => subroutine = NONE,
                Opcode::CAL => {
                    let target = instruction.label.map(|label| label as usize);
                    let is_subroutine =
                        |at: &usize| instructions.get(*at).is_some_and(|it| it.opcode == Opcode::BGNSUB);
                    match target.filter(is_subroutine) {
                        Some(target) => {
                            self.link(number, target);
                            calls.push((subroutine, target as u32, number));
                        }
                        None => {
                            let help = "write the number of a BGNSUB behind a colon: `CAL :12`";
                            self.fault(number, "this calls no subroutine".into(), help, None);
                        }
                    }
                }
                _ => {}
            }
        }
        // Subroutines whose calls all end are taken away, from the leaves on; who calls in a circle stays.
        calls.sort_unstable();
        let callers: Vec<u32> = calls.iter().map(|call| call.0).collect();
        let mut open: hashbrown::HashMap<u32, usize> = hashbrown::HashMap::new();
        let mut called_by: hashbrown::HashMap<u32, Vec<u32>> = hashbrown::HashMap::new();
        for &(caller, callee, _) in &calls {
            *open.entry(caller).or_default() += 1;
            called_by.entry(callee).or_default().push(caller);
        }
        let mut ended: Vec<u32> = called_by
            .keys()
            .copied()
            .filter(|callee| !open.contains_key(callee))
            .collect();
        while let Some(callee) = ended.pop() {
            for caller in called_by.remove(&callee).unwrap_or_default() {
                if let Some(left) = open.get_mut(&caller) {
                    *left -= 1;
                    if *left == 0 {
                        ended.push(caller);
                    }
                }
            }
        }
        for (at, &(caller, callee, number)) in calls.iter().enumerate() {
            let is_first = at == 0 || callers[at - 1] != caller;
            let in_circle = |it: &u32| open.get(it).is_some_and(|left| *left > 0);
            if is_first && caller != NONE && in_circle(&caller) && in_circle(&callee) {
                let help = "subroutines may not call themselves: write a loop";
                self.fault(
                    number,
                    "this call may come back to itself".into(),
                    help,
                    Some(caller as usize),
                );
            }
        }
    }
}
