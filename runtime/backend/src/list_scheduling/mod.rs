//! Pre-register-allocation list scheduling within basic blocks for a single-issue in-order core, by the latencies of
//! the description. Dependences through registers and memory are kept; calls, the start and the end of a block and
//! effects on state keep their places.
//!
//! [`Times`] holds the machine's latencies, [`model`] the stalls of the core, [`window`] finds orders, [`live`] counts
//! the registers that they need. Most blocks have no stalls, which one look at each instruction shows; the rest is done
//! for the other blocks only. An order that needs more than the caller-saved registers is rejected if the old one did
//! not: saving a register costs two memory accesses.

pub(crate) mod live;
mod model;
mod window;

use crate::code::{Arg, Function, Inst, Touched};
use crate::machine::Machine;
use crate::machine::latency::{BANKS, Kind, Times, slots};
use live::Live;
use model::Clock;
use std::ops::Range;
use window::{Node, WINDOW, Window, all, bits};

/// Orders the instructions of each block; no others, and no operands, than before.
pub fn order(machine: &Machine, function: &mut Function) {
    Order::default().function(machine, function);
}

/// Cycles that the instructions of a function wait for results of others, each block once.
pub fn waits(machine: &Machine, function: &Function) -> u64 {
    let mut clock = Clock::default();
    clock.reset(function);
    let of = |block| u64::from(of_block(&mut clock, machine.times(), function, block));
    (0..function.blocks.len()).map(of).sum()
}

fn of_block(clock: &mut Clock, times: &Times, function: &Function, block: usize) -> u32 {
    clock.rest();
    let insts = function
        .blocks
        .get(block)
        .and_then(|b| function.insts.get(span(&b.insts)));
    insts
        .unwrap_or(&[])
        .iter()
        .map(|inst| clock.run(times, function, inst))
        .sum()
}

fn span(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// No virtual register.
const NONE: u32 = u32::MAX;

/// What ordering remembers of a function.
#[derive(Debug, Default)]
struct Order {
    clock: Clock,
    live: Live,
    window: Window,
    /// Windows are numbered, so that nothing has to be forgotten.
    number: u32,
    /// By virtual register.
    values: Vec<Value>,
    spare: Vec<Inst>,
}

#[derive(Debug, Clone, Copy)]
struct Value {
    /// The window and the node that define it.
    made: (u32, u8),
    /// The window, and its nodes so far that read it.
    read: (u32, u64),
    /// The parameter of a block to which it is handed on: it should be in the same register.
    partner: u32,
}

impl Value {
    /// Nodes of a window that read it.
    fn readers(&self, window: u32) -> u64 {
        if self.read.0 == window { self.read.1 } else { 0 }
    }
}

impl Order {
    fn function(&mut self, machine: &Machine, function: &mut Function) {
        let times = machine.times();
        self.clock.reset(function);
        let mut looked = false;
        for number in 0..function.blocks.len() {
            // The last one stays the last.
            let insts = span(&function.blocks[number].insts);
            let is_outside = |inst: &Inst| inst.touched.writes != 0;
            let has_outside = function.insts.get(insts.clone()).unwrap_or(&[]).iter().any(is_outside);
            let waits = of_block(&mut self.clock, times, function, number);
            if insts.len() <= 2 || waits == 0 && !has_outside {
                continue;
            }
            if !std::mem::replace(&mut looked, true) {
                self.look(function);
            }
            self.block(times, function, number);
        }
    }

    /// Looks at a function in which something waits.
    fn look(&mut self, function: &Function) {
        self.live.find(function);
        let value = Value {
            made: (0, 0),
            read: (0, 0),
            partner: NONE,
        };
        self.values.clear();
        self.values.resize(function.banks.len(), value);
        for edge in &function.edges {
            let Some(to) = function.blocks.get(edge.to as usize) else {
                continue;
            };
            for (v, p) in function.passed_at(edge).iter().zip(function.params_of(to)) {
                if let Some(value) = self.values.get_mut(v.0 as usize) {
                    value.partner = p.0;
                }
            }
        }
    }

    fn block(&mut self, times: &Times, function: &mut Function, number: usize) {
        let insts = span(&function.blocks[number].insts);
        let mut live = self.live.at_begin.get(number).copied().unwrap_or_default();
        self.clock.rest();
        let mut from = insts.start;
        while from < insts.end {
            let fixed = |inst: &Inst| times.kind(inst, function.args_of(inst)) == Kind::Fixed;
            let behind = insts.end.min(from + WINDOW);
            let until = function.insts[from..behind].iter().position(fixed);
            let until = until.map_or(behind, |at| from + at + 1);
            live = self.piece(times, function, from..until, live);
            for inst in &function.insts[from..until] {
                self.clock.run(times, function, inst);
            }
            from = until;
        }
    }

    /// Orders some instructions, of which only the last may have a fixed place; registers that hold something behind them.
    fn piece(
        &mut self,
        times: &Times,
        function: &mut Function,
        insts: Range<usize>,
        live: [i32; BANKS],
    ) -> [i32; BANKS] {
        self.graph(times, function, insts.clone());
        let now = self.clock.now;
        let old = self.window.cost(now, live);
        if old.waits == 0 || insts.len() <= 2 {
            return old.live;
        }
        let mut limits = times.free;
        for (limit, most) in limits.iter_mut().zip(old.most) {
            *limit = most.max(*limit);
        }
        let new = self.window.schedule(now, live, limits);
        let fits = new.most.iter().zip(limits).all(|(most, limit)| *most <= limit);
        if new.waits < old.waits && fits {
            let of = |at: &u8| function.insts[insts.start + usize::from(*at)].clone();
            self.spare.clear();
            self.spare.extend(self.window.order.iter().map(of));
            function.insts[insts].swap_with_slice(&mut self.spare);
        }
        old.live
    }

    /// What depends on what.
    fn graph(&mut self, times: &Times, function: &Function, insts: Range<usize>) {
        self.number += 1;
        let number = self.number;
        self.window.clear();
        let (mut stores, mut loads) = (0, 0);
        let mut outside = Outside::default();
        for (at, inst) in function.insts[insts.clone()].iter().enumerate() {
            let bit = 1 << at;
            let args = function.args_of(inst);
            let mut node = Node {
                slots: slots(inst.what),
                ..Node::default()
            };
            for v in args.iter().filter_map(Arg::read).map(|v| v.0 as usize) {
                let value = &mut self.values[v];
                match value.made {
                    (window, by) if window == number => node.reads |= 1 << by,
                    _ => node.ready = node.ready.max(self.clock.ready[v]),
                }
                value.read = (number, value.readers(number) | bit);
            }
            let mut bank = 0;
            for arg in args {
                // What is written over is read before, if it was; else it has to be copied.
                if let Arg::Tied(from, _) = arg {
                    node.behind |= self.values[from.0 as usize].readers(number) & !bit;
                }
                let Some(v) = arg.written().map(|v| v.0 as usize) else {
                    continue;
                };
                bank = function.banks[v];
                self.values[v].made = (number, at as u8);
                if self.live.last[v] > (insts.start + at) as u32
                    && let Some(holds) = node.holds.get_mut(usize::from(bank))
                {
                    *holds += 1;
                }
                if let Some(partner) = self.values.get(self.values[v].partner as usize) {
                    node.behind |= partner.readers(number) & !bit;
                }
            }
            if !inst.touched.is_nothing() {
                let (reads, behind) = outside.look(at, inst.touched);
                node.reads |= reads;
                node.behind |= behind;
            }
            node.cycles = times.cycles(inst.what, bank);
            match times.kind(inst, args) {
                Kind::Plain => {}
                Kind::Load => {
                    node.behind |= stores;
                    loads |= bit;
                }
                Kind::Store if inst.is_row_store => {
                    let before = &function.insts[insts.clone()];
                    let meets = |at: &usize| before.get(*at).is_none_or(|other| may_meet(function, other, inst));
                    let met = bits(stores).filter(meets).fold(0, |all, at| all | 1 << at);
                    node.behind |= met | loads;
                    stores |= bit;
                }
                Kind::Store => {
                    node.behind |= stores | loads;
                    (stores, loads) = (bit, 0);
                }
                Kind::Fixed => node.behind |= all(at),
            }
            node.behind |= node.reads;
            self.window.nodes.push(node);
        }
        self.find_ends(function, insts);
    }

    /// Which values are read for the last time.
    fn find_ends(&mut self, function: &Function, insts: Range<usize>) {
        let window = &mut self.window;
        for (at, inst) in function.insts[insts.clone()].iter().enumerate() {
            let args = function.args_of(inst);
            let first = window.ends.len();
            for (i, read) in args.iter().enumerate().filter_map(|(i, a)| Some((i, a.read()?))) {
                let v = read.0 as usize;
                let bank = function.banks[v];
                let again = args[..i].iter().any(|a| a.read() == Some(read));
                if (self.live.last[v] as usize) < insts.end && !again && usize::from(bank) < BANKS {
                    window.ends.push((bank, self.values[v].readers(self.number)));
                }
            }
            window.nodes[at].ends = (first as u16, window.ends.len() as u16);
        }
    }
}

/// Who touched registers outside of all banks, and areas of the frame, in a window so far.
#[derive(Debug)]
struct Outside {
    /// By bit of [`Touched`], the nodes that wrote it last and that have read it since.
    written: [u64; 64],
    read: [u64; 64],
}

impl Default for Outside {
    fn default() -> Outside {
        Outside {
            written: [0; 64],
            read: [0; 64],
        }
    }
}

impl Outside {
    /// The nodes whose results another one reads, and those that it comes behind.
    fn look(&mut self, at: usize, touched: Touched) -> (u64, u64) {
        let (mut reads, mut behind) = (0, 0);
        for bit in bits(touched.reads) {
            reads |= self.written[bit];
            self.read[bit] |= 1 << at;
        }
        for bit in bits(touched.writes) {
            behind |= self.written[bit] | self.read[bit] & !(1 << at);
            (self.written[bit], self.read[bit]) = (1 << at, 0);
        }
        (reads, behind)
    }
}

/// Whether two stores to rows of a tile memory may be to the same one: unless they are one instruction with other numbers.
fn may_meet(function: &Function, one: &Inst, other: &Inst) -> bool {
    let (a, b) = (function.args_of(one), function.args_of(other));
    if !one.is_row_store || one.what != other.what || a.len() != b.len() {
        return true;
    }
    let mut same = true;
    for pair in a.iter().zip(b) {
        match pair {
            (Arg::Number(a), Arg::Number(b)) => same &= a == b,
            (Arg::Number(_), _) | (_, Arg::Number(_)) => return true,
            _ => {}
        }
    }
    same
}
