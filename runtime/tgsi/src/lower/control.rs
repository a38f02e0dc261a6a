//! Structured control flow of one thread. Blocks that are open are frames on a list, so no text needs stack.

use super::Lowering;
use super::builder::{Builder, Exit, Head, Mark};
use crate::flow::Flow;
use crate::opcodes::Opcode::{self, *};
use crate::syntax::ast::Instruction;
use hashbrown::HashMap;
use onespec_circuit::{Icmp, types};
use onespec_graph::Gate;

/// Where lowering goes on.
pub(super) enum Next {
    /// The instruction is no control flow.
    Plain,
    At(usize),
    End,
}

/// Blocks that are open.
pub(super) struct Frames {
    list: Vec<Frame>,
    /// By the number of the instruction that ends it, the place of a block in the list.
    open: HashMap<usize, usize>,
    /// Calls that are open: places in the list.
    calls: Vec<usize>,
    main: Mark,
    returns: Vec<Exit>,
}

enum Frame {
    If {
        mark: Mark,
        other: Option<Exit>,
        ends: Vec<Exit>,
    },
    Loop {
        head: Head,
        mark: Mark,
        breaks: Vec<Exit>,
        continues: Vec<Exit>,
    },
    Switch {
        mark: Mark,
        target: Gate,
        pending: Option<Exit>,
        breaks: Vec<Exit>,
    },
    Call {
        mark: Mark,
        returns: Vec<Exit>,
        back: usize,
    },
    /// Control never gets into it.
    Dead,
}

impl Frames {
    pub fn new(builder: &Builder) -> Frames {
        Frames {
            list: Vec::new(),
            open: HashMap::new(),
            calls: Vec::new(),
            main: builder.mark(),
            returns: Vec::new(),
        }
    }

    /// Paths that have left the main program end with those that come to its end.
    pub fn end_main(&mut self, builder: &mut Builder) {
        let mut exits = std::mem::take(&mut self.returns);
        exits.extend(builder.exit(&self.main));
        builder.rollback(&self.main);
        builder.join(exits);
    }

    fn push(&mut self, end: Option<usize>, frame: Frame) {
        if let Some(end) = end {
            self.open.insert(end, self.list.len());
        }
        self.list.push(frame);
    }

    pub fn step(&mut self, to: &mut Lowering, flow: &Flow, instructions: &[&Instruction], at: usize) -> Next {
        let instruction = instructions[at];
        let partner = flow.partner(at);
        match instruction.opcode {
            IF | UIF => self.begin_if(to, instruction),
            ELSE => self.begin_else(&mut to.builder),
            ENDIF => self.end_if(&mut to.builder),
            BGNLOOP => self.begin_loop(to, instructions, at, partner),
            ENDLOOP => self.end_loop(&mut to.builder),
            SWITCH => self.begin_switch(to, flow, instructions, at),
            CASE | DEFAULT => self.case(to, at),
            ENDSWITCH => self.end_switch(&mut to.builder),
            BRK | CONT => self.jump(&mut to.builder, instruction.opcode, partner),
            RET => self.leave(&mut to.builder),
            CAL => {
                if let (Some(subroutine), true) = (partner, to.builder.is_live()) {
                    let mark = to.builder.mark();
                    self.calls.push(self.list.len());
                    self.push(
                        None,
                        Frame::Call {
                            mark,
                            returns: Vec::new(),
                            back: at + 1,
                        },
                    );
                    return Next::At(subroutine + 1);
                }
            }
            BGNSUB => return Next::At(partner.map_or(at, |end| end) + 1),
            ENDSUB => return self.end_call(&mut to.builder).map_or(Next::At(at + 1), Next::At),
            END => return Next::End,
            _ => return Next::Plain,
        }
        Next::At(at + 1)
    }

    fn begin_if(&mut self, to: &mut Lowering, instruction: &Instruction) {
        if !to.builder.is_live() {
            return self.push(None, Frame::Dead);
        }
        let condition = match to.source(instruction, 0, 1) {
            Ok([Some(value), ..]) => match instruction.opcode {
                UIF => to.is_nonzero(value),
                _ => to.is_nonzero_float(value),
            },
            // A register that cannot be read is 0.
            _ => to.builder.constant(types::I1, 0),
        };
        let mark = to.builder.mark();
        let [taken, other] = to.builder.fork(condition);
        to.builder.join([taken]);
        let frame = Frame::If {
            mark,
            other: Some(other),
            ends: Vec::new(),
        };
        self.push(None, frame);
    }

    fn begin_else(&mut self, builder: &mut Builder) {
        if let Some(Frame::If { mark, other, ends }) = self.list.last_mut() {
            ends.extend(builder.exit(mark));
            builder.rollback(mark);
            builder.join(other.take());
        }
    }

    fn end_if(&mut self, builder: &mut Builder) {
        if let Some(Frame::If { mark, other, mut ends }) = self.list.pop() {
            ends.extend(builder.exit(&mark));
            builder.rollback(&mark);
            ends.extend(other);
            builder.join(ends);
        }
    }

    fn begin_loop(&mut self, to: &mut Lowering, instructions: &[&Instruction], at: usize, end: Option<usize>) {
        if !to.builder.is_live() {
            return self.push(end, Frame::Dead);
        }
        let body = &instructions[at..end.unwrap_or(at)];
        to.builder.spend(body.len());
        let slots = to.assigned(body);
        let head = to.builder.begin_loop(&slots);
        let mark = to.builder.mark();
        let frame = Frame::Loop {
            head,
            mark,
            breaks: Vec::new(),
            continues: Vec::new(),
        };
        self.push(end, frame);
    }

    fn end_loop(&mut self, builder: &mut Builder) {
        if let Some(Frame::Loop {
            head,
            mark,
            breaks,
            mut continues,
        }) = self.list.pop()
        {
            continues.extend(builder.exit(&mark));
            builder.rollback(&mark);
            builder.join(continues);
            builder.end_loop(&head);
            builder.rollback(&mark);
            builder.join(breaks);
        }
    }

    /// For each case whether it is the first that equals the value, as the number of an instruction.
    fn begin_switch(&mut self, to: &mut Lowering, flow: &Flow, instructions: &[&Instruction], at: usize) {
        let end = flow.partner(at);
        if !to.builder.is_live() {
            return self.push(end, Frame::Dead);
        }
        let value = |to: &mut Lowering, instruction: &Instruction| match to.source(instruction, 0, 1) {
            Ok([Some(value), ..]) => value,
            _ => to.integer(0),
        };
        let of = value(to, instructions[at]);
        let cases: Vec<usize> = flow.cases(at).collect();
        let default = cases.iter().find(|case| instructions[**case].opcode == DEFAULT);
        let mut target = to.integer(default.map_or(u32::MAX, |case| *case as u32));
        for case in cases
            .into_iter()
            .rev()
            .filter(|case| instructions[*case].opcode == CASE)
        {
            let wanted = value(to, instructions[case]);
            let is_equal = to.compare(Icmp::Eq, of, wanted);
            let number = to.integer(case as u32);
            target = to.choose(is_equal, number, target);
        }
        let mark = to.builder.mark();
        let pending = to.builder.exit(&mark);
        let frame = Frame::Switch {
            mark,
            target,
            pending,
            breaks: Vec::new(),
        };
        self.push(end, frame);
    }

    fn case(&mut self, to: &mut Lowering, at: usize) {
        let Some(Frame::Switch {
            mark, target, pending, ..
        }) = self.list.last_mut()
        else {
            return;
        };
        let falls = to.builder.exit(mark);
        to.builder.rollback(mark);
        to.builder.join(pending.take());
        let number = to.integer(at as u32);
        let enters = to.compare(Icmp::Eq, *target, number);
        let [enters, passes] = to.builder.fork(enters);
        *pending = Some(passes);
        to.builder.rollback(mark);
        to.builder.join(falls.into_iter().chain([enters]));
    }

    fn end_switch(&mut self, builder: &mut Builder) {
        if let Some(Frame::Switch {
            mark,
            pending,
            mut breaks,
            ..
        }) = self.list.pop()
        {
            breaks.extend(builder.exit(&mark));
            builder.rollback(&mark);
            breaks.extend(pending);
            builder.join(breaks);
        }
    }

    fn jump(&mut self, builder: &mut Builder, opcode: Opcode, end: Option<usize>) {
        let frame = end
            .and_then(|end| self.open.get(&end))
            .and_then(|at| self.list.get_mut(*at));
        match frame {
            Some(Frame::Loop { mark, continues, .. }) if opcode == CONT => continues.extend(builder.exit(mark)),
            Some(Frame::Loop { mark, breaks, .. } | Frame::Switch { mark, breaks, .. }) => {
                breaks.extend(builder.exit(mark))
            }
            _ => {}
        }
    }

    fn leave(&mut self, builder: &mut Builder) {
        match self.calls.last().and_then(|at| self.list.get_mut(*at)) {
            Some(Frame::Call { mark, returns, .. }) => returns.extend(builder.exit(mark)),
            _ => self.returns.extend(builder.exit(&self.main)),
        }
    }

    fn end_call(&mut self, builder: &mut Builder) -> Option<usize> {
        self.calls.pop()?;
        let Some(Frame::Call {
            mark,
            mut returns,
            back,
        }) = self.list.pop()
        else {
            return None;
        };
        returns.extend(builder.exit(&mark));
        builder.rollback(&mark);
        builder.join(returns);
        Some(back)
    }
}
