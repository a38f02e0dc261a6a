//! The interpreter: one instruction after the other on four lanes.

use super::alu::Arithmetic;
use super::files::Files;
use super::masks::Masks;
use super::memory::{self, Lanes};
use super::sample::sample;
use super::{Environment, Error, Outcome, Program, Register, Rules};
use crate::ast::Instruction;
use crate::opcodes::{Kind, Opcode, Opcode::*};

/// A quad that runs.
pub(super) struct Machine<'p, 'e> {
    program: &'p Program<'p>,
    environment: &'e mut Environment,
    rules: Rules,
    files: Files<'p>,
    masks: Masks,
    killed: u8,
    steps: u64,
}

/// Where control goes behind an instruction.
enum Next {
    Following,
    At(usize),
    End,
}

impl<'p, 'e> Machine<'p, 'e> {
    pub fn new(program: &'p Program<'p>, environment: &'e mut Environment, rules: Rules) -> Machine<'p, 'e> {
        Machine {
            program,
            environment,
            rules,
            files: Files::new(program),
            masks: Masks::new(),
            killed: 0,
            steps: 0,
        }
    }

    pub fn run(mut self) -> Result<Outcome, Error> {
        let mut at = 0;
        while let Some(instruction) = self.program.instructions.get(at) {
            if self.steps == self.rules.steps {
                return Err(Error::Steps(self.rules.steps));
            }
            self.steps += 1;
            match self.control(at, instruction) {
                Next::Following => at += 1,
                Next::At(next) => at = next,
                Next::End => break,
            }
            if self.masks.are_done() {
                break;
            }
        }
        Ok(Outcome {
            outputs: self.files.outputs,
            alive: self.environment.coverage & !self.killed & 0xf,
            steps: self.steps,
        })
    }

    /// Lanes for which a condition on the first component of the first source holds.
    fn lanes(&self, instruction: &Instruction, holds: impl Fn([u32; 4]) -> bool) -> u8 {
        let values = self.sources(instruction).into_iter().next().unwrap_or_default();
        (0..4).fold(0, |mask, lane| mask | u8::from(holds(values[lane])) << lane)
    }

    fn control(&mut self, at: usize, instruction: &Instruction) -> Next {
        let partner = self.program.flow.partner(at);
        let behind = |partner: Option<usize>| partner.map_or(Next::Following, |partner| Next::At(partner + 1));
        let active = self.masks.active();
        match instruction.opcode {
            IF => {
                let holds = self.lanes(instruction, |value| f32::from_bits(value[0]) != 0.0);
                self.masks.begin_if(holds);
            }
            UIF => {
                let holds = self.lanes(instruction, |value| value[0] != 0);
                self.masks.begin_if(holds);
            }
            ELSE => self.masks.begin_else(),
            ENDIF => self.masks.end_if(),
            BGNLOOP => self.masks.begin_loop(),
            ENDLOOP => {
                if self.masks.end_loop() {
                    return behind(partner);
                }
            }
            BRK => match partner.and_then(|partner| self.program.instructions.get(partner)) {
                Some(end) if end.opcode == ENDSWITCH => self.masks.switch &= !active,
                _ => self.masks.loops &= !active,
            },
            CONT => self.masks.continues &= !active,
            SWITCH => self.switch(at, instruction),
            CASE | DEFAULT => self.masks.case(at),
            ENDSWITCH => self.masks.end_switch(),
            CAL => {
                if let Some(subroutine) = partner.filter(|_| active != 0) {
                    self.masks.call(at + 1);
                    return Next::At(subroutine + 1);
                }
            }
            RET => self.masks.function &= !active,
            // The main program goes on behind a subroutine that stands in its way.
            BGNSUB => return behind(partner),
            ENDSUB => return self.masks.end_call().map_or(Next::Following, Next::At),
            END => return Next::End,
            KILL | DEMOTE => self.killed |= active,
            KILL_IF => {
                let kills = self.lanes(instruction, |value| {
                    value.iter().any(|word| f32::from_bits(*word) < 0.0)
                });
                self.killed |= active & kills;
            }
            NOP | BARRIER | MEMBAR => {}
            _ if active == 0 => {}
            STORE => {
                let (sources, lanes) = (self.sources(instruction), self.writing(active));
                memory::store(&self.files, self.environment, instruction, &sources, lanes);
            }
            _ => {
                let result = self.result(instruction, active);
                if let Some(to) = instruction.destinations.first() {
                    self.files
                        .write(self.environment, to, &result, active, instruction.saturate);
                }
            }
        }
        Next::Following
    }

    fn writing(&self, active: u8) -> Lanes {
        Lanes {
            active,
            writing: active & self.environment.coverage & !self.killed,
        }
    }

    /// Sources by lane, with the modifiers of their types.
    fn sources(&self, instruction: &Instruction) -> Vec<Register> {
        let (info, active) = (instruction.opcode.info(), self.masks.active());
        let sources = instruction.sources.iter().enumerate();
        sources
            .map(|(at, source)| {
                self.files
                    .source(self.environment, source, info.source_type(at), active, self.rules.flush)
            })
            .collect()
    }

    /// For each lane the first case whose value is that of the switch, else the default one.
    fn switch(&mut self, at: usize, instruction: &Instruction) {
        let value = self.sources(instruction).into_iter().next().unwrap_or_default();
        let mut targets = [None; 4];
        let mut default = None;
        for case in self.program.flow.cases(at) {
            let instruction = self.program.instructions[case];
            if instruction.opcode == DEFAULT {
                default = default.or(Some(case));
                continue;
            }
            let of = self.sources(instruction).into_iter().next().unwrap_or_default();
            for lane in 0..4 {
                if targets[lane].is_none() && of[lane][0] == value[lane][0] {
                    targets[lane] = Some(case);
                }
            }
        }
        self.masks.begin_switch(targets.map(|target| target.or(default)));
    }

    fn result(&mut self, instruction: &Instruction, active: u8) -> Register {
        let sources = self.sources(instruction);
        match instruction.opcode {
            DDX | DDY | DDX_FINE | DDY_FINE => self.derivative(instruction.opcode, &sources[0]),
            READ_HELPER => {
                let covered = self.environment.coverage & !self.killed;
                std::array::from_fn(|lane| [if covered >> lane & 1 == 1 { 0 } else { u32::MAX }; 4])
            }
            READ_FIRST | READ_INVOC => {
                let first = (active & 0xf).trailing_zeros() as usize % 4;
                let from = match instruction.opcode {
                    READ_INVOC => sources[1][first][0] as usize % 4,
                    _ => first,
                };
                [sources[0][from]; 4]
            }
            BALLOT | VOTE_ANY | VOTE_ALL | VOTE_EQ => self.vote(instruction.opcode, &sources[0], active),
            opcode => match opcode.info().kind {
                Kind::Texture => sample(&self.files, self.environment, instruction, &sources, active),
                Kind::Memory => {
                    let lanes = self.writing(active);
                    memory::load(&self.files, self.environment, instruction, &sources, lanes)
                }
                _ => {
                    let (precise, legacy) = (instruction.precise, self.program.legacy);
                    let arithmetic = Arithmetic::new(opcode, precise, legacy, self.rules);
                    std::array::from_fn(|lane| {
                        let mut of_lane = [[0; 4]; 4];
                        of_lane.iter_mut().zip(&sources).for_each(|(to, from)| *to = from[lane]);
                        arithmetic.result(&of_lane)
                    })
                }
            },
        }
    }

    /// Differences between lanes: the coarse ones are the same for the quad.
    fn derivative(&self, opcode: Opcode, of: &Register) -> Register {
        std::array::from_fn(|lane| {
            let (from, to) = match opcode {
                DDX => (2, 3),
                DDY => (0, 2),
                DDX_FINE => (lane & 2, lane | 1),
                _ => (lane & 1, lane | 2),
            };
            std::array::from_fn(|c| (f32::from_bits(of[to][c]) - f32::from_bits(of[from][c])).to_bits())
        })
    }

    /// Questions about the lanes of the quad.
    fn vote(&self, opcode: Opcode, of: &Register, active: u8) -> Register {
        let lanes = (0..4).filter(|lane| active >> lane & 1 == 1);
        let values: Vec<(usize, u32)> = lanes.map(|lane| (lane, of[lane][0])).collect();
        let ones = |holds: bool| if holds { u32::MAX } else { 0 };
        let word = match opcode {
            BALLOT => {
                let set = values.iter().filter(|(_, value)| *value != 0);
                return [[set.fold(0, |mask, (lane, _)| mask | 1 << lane), 0, 0, 0]; 4];
            }
            VOTE_ANY => ones(values.iter().any(|(_, value)| *value != 0)),
            VOTE_ALL => ones(values.iter().all(|(_, value)| *value != 0)),
            _ => ones(values.windows(2).all(|pair| pair[0].1 == pair[1].1)),
        };
        [[word; 4]; 4]
    }
}
