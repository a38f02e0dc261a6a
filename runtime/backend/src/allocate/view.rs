//! A function behind regalloc2's `Function` trait.

use crate::code::{Arg, Function, What};
use crate::machine::{MAX_BANKS, Machine};
use crate::problem::Problem;
use regalloc2::{Block, Inst, InstRange, Operand, OperandConstraint, OperandKind, OperandPos, PRegSet, RegClass, VReg};

/// Scratch buffers for what is told of a function, used again for each.
#[derive(Default)]
pub struct Scratch {
    operands: Vec<Operand>,
    /// For each operand, its [`Arg`].
    of_arg: Vec<u32>,
    /// Where the operands of each instruction begin.
    starts: Vec<u32>,
    clobbers: Vec<(u32, PRegSet)>,
    successors: Vec<Block>,
    predecessors: Vec<Block>,
    predecessor_starts: Vec<u32>,
    /// Parameters of blocks and what edges hand on, with where those of each begin.
    params: Vec<VReg>,
    param_starts: Vec<u32>,
    passed: Vec<VReg>,
    passed_starts: Vec<u32>,
}

/// One function of selected code as regalloc2's `Function`.
pub struct View<'a> {
    function: &'a Function,
    scratch: Scratch,
    /// By class, units of the frame that a value takes.
    sizes: [usize; MAX_BANKS],
}

impl<'a> View<'a> {
    pub fn new(machine: &Machine, function: &'a Function, mut scratch: Scratch) -> Result<View<'a>, Problem> {
        if function.banks.len() >= VReg::MAX || function.insts.len() >= 1 << 30 {
            return Err(Problem::new(format!("too many values: there may be {}", VReg::MAX - 1)));
        }
        scratch.operands.clear();
        scratch.of_arg.clear();
        scratch.starts.clear();
        scratch.clobbers.clear();
        scratch.successors.clear();
        scratch.params.clear();
        scratch.param_starts.clear();
        scratch.passed.clear();
        scratch.passed_starts.clear();
        // Values of the bank whose registers come in groups get theirs elsewhere.
        let scaled = machine.grouped_bank();
        let is_own = |v: &crate::code::VReg| scaled.is_none() || function.banks.get(v.0 as usize).copied() != scaled;
        let vreg = |v: crate::code::VReg| {
            let bank = function.banks.get(v.0 as usize).copied().unwrap_or(0);
            VReg::new(v.0 as usize, machine.class(bank))
        };
        let [call, call_register] = machine.clobbered_by_calls();
        let fixed = |register: crate::code::PReg| {
            machine.allocated(register).ok_or_else(|| {
                Problem::new(format!(
                    "{} is not in `order` of its bank",
                    machine.register_name(register)
                ))
            })
        };
        scratch
            .successors
            .extend(function.edges.iter().map(|e| Block::new(e.to as usize)));
        for block in &function.blocks {
            scratch.param_starts.push(scratch.params.len() as u32);
            let params = function.params_of(block).iter().filter(|v| is_own(v));
            scratch.params.extend(params.map(|v| vreg(*v)));
        }
        scratch.param_starts.push(scratch.params.len() as u32);
        for edge in &function.edges {
            scratch.passed_starts.push(scratch.passed.len() as u32);
            let passed = function.passed_at(edge).iter().filter(|v| is_own(v));
            scratch.passed.extend(passed.map(|v| vreg(*v)));
        }
        scratch.passed_starts.push(scratch.passed.len() as u32);
        for (number, inst) in function.insts.iter().enumerate() {
            scratch.starts.push(scratch.operands.len() as u32);
            let mut written = PRegSet::empty();
            let start = scratch.operands.len();
            for at in inst.args.clone() {
                let arg = function.args.get(at as usize);
                let register = arg.and_then(|arg| arg.read().or(arg.written()));
                if register.is_some_and(|v| !is_own(&v)) {
                    continue;
                }
                let operand = match arg {
                    Some(Arg::Use(v)) => Operand::reg_use(vreg(*v)),
                    Some(Arg::Def(v)) => Operand::reg_def(vreg(*v)),
                    Some(Arg::Tied(from, to)) => {
                        let index = scratch.operands.len() - start;
                        scratch.operands.push(Operand::reg_use(vreg(*from)));
                        scratch.of_arg.push(at);
                        Operand::reg_reuse_def(vreg(*to), index)
                    }
                    Some(Arg::UseAt(v, p)) => Operand::reg_fixed_use(vreg(*v), fixed(*p)?),
                    Some(Arg::DefAt(v, p)) => {
                        written.add(fixed(*p)?);
                        Operand::reg_fixed_def(vreg(*v), fixed(*p)?)
                    }
                    Some(Arg::UseLateAt(v, p)) => Operand::reg_fixed_use_at_end(vreg(*v), fixed(*p)?),
                    Some(Arg::UseLate(v)) => {
                        Operand::new(vreg(*v), OperandConstraint::Reg, OperandKind::Use, OperandPos::Late)
                    }
                    _ => continue,
                };
                scratch.operands.push(operand);
                scratch.of_arg.push(at);
            }
            let clobbers = match inst.what {
                What::Call => call,
                What::CallRegister => call_register,
                _ => continue,
            };
            scratch.clobbers.push((number as u32, clobbers & written.invert()));
        }
        scratch.starts.push(scratch.operands.len() as u32);
        find_predecessors(function, &mut scratch);
        let mut sizes = [1; MAX_BANKS];
        for (bank, size) in sizes.iter_mut().enumerate() {
            *size = machine.places(bank as u8) as usize;
        }
        Ok(View {
            function,
            scratch,
            sizes,
        })
    }

    /// The context, for the next function.
    pub fn into_space(self) -> Scratch {
        self.scratch
    }

    /// For each operand of an instruction, the number of its argument.
    pub fn args_of(&self, inst: Inst) -> &[u32] {
        &self.scratch.of_arg[self.range(inst)]
    }

    fn range(&self, inst: Inst) -> std::ops::Range<usize> {
        self.scratch.starts[inst.index()] as usize..self.scratch.starts[inst.index() + 1] as usize
    }
}

impl regalloc2::Function for View<'_> {
    fn num_insts(&self) -> usize {
        self.function.insts.len()
    }

    fn num_blocks(&self) -> usize {
        self.function.blocks.len()
    }

    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    fn block_insns(&self, block: Block) -> InstRange {
        let insts = &self.function.blocks[block.index()].insts;
        InstRange::new(Inst::new(insts.start as usize), Inst::new(insts.end as usize))
    }

    fn block_succs(&self, block: Block) -> &[Block] {
        let edges = &self.function.blocks[block.index()].edges;
        &self.scratch.successors[edges.start as usize..edges.end as usize]
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        let at = block.index();
        &self.scratch.predecessors
            [self.scratch.predecessor_starts[at] as usize..self.scratch.predecessor_starts[at + 1] as usize]
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        let starts = &self.scratch.param_starts;
        &self.scratch.params[starts[block.index()] as usize..starts[block.index() + 1] as usize]
    }

    fn is_ret(&self, inst: Inst) -> bool {
        self.function.insts[inst.index()].what == What::Return
    }

    fn is_branch(&self, inst: Inst) -> bool {
        let what = self.function.insts[inst.index()].what;
        what.ends() && what != What::Return
    }

    fn branch_blockparams(&self, block: Block, _: Inst, successor: usize) -> &[VReg] {
        let edges = &self.function.blocks[block.index()].edges;
        let (edge, starts) = (edges.start as usize + successor, &self.scratch.passed_starts);
        &self.scratch.passed[starts[edge] as usize..starts[edge + 1] as usize]
    }

    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.scratch.operands[self.range(inst)]
    }

    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        let at = self
            .scratch
            .clobbers
            .binary_search_by_key(&(inst.index() as u32), |c| c.0);
        at.map_or(PRegSet::empty(), |at| self.scratch.clobbers[at].1)
    }

    fn num_vregs(&self) -> usize {
        self.function.banks.len()
    }

    fn spillslot_size(&self, class: RegClass) -> usize {
        self.sizes.get(class as usize).copied().unwrap_or(1)
    }
}

/// The blocks before each block.
fn find_predecessors(function: &Function, scratch: &mut Scratch) {
    let blocks = function.blocks.len();
    let (starts, list) = (&mut scratch.predecessor_starts, &mut scratch.predecessors);
    // Where each list will end, then, while it is filled from its end, where it begins.
    starts.clear();
    starts.resize(blocks + 1, 0);
    for edge in &function.edges {
        if let Some(count) = starts.get_mut(edge.to as usize) {
            *count += 1;
        }
    }
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    list.clear();
    list.resize(function.edges.len(), Block::invalid());
    for (number, block) in function.blocks.iter().enumerate().rev() {
        for edge in function.edges_of(block).iter().rev() {
            let Some(at) = starts.get_mut(edge.to as usize) else {
                continue;
            };
            *at -= 1;
            if let Some(slot) = list.get_mut(*at as usize) {
                *slot = Block::new(number);
            }
        }
    }
}
