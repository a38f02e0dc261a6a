//! A function as regalloc2 sees it.

use crate::code::{Arg, Function, What};
use crate::machine::Machine;
use crate::problem::Problem;
use regalloc2::{Block, Inst, InstRange, Operand, OperandConstraint, OperandKind, OperandPos, PRegSet, RegClass, VReg};

/// See the module.
pub struct View<'a> {
    function: &'a Function,
    operands: Vec<Operand>,
    /// For each operand, its [`Arg`].
    of_arg: Vec<u32>,
    /// Where the operands of each instruction begin.
    starts: Vec<u32>,
    clobbers: Vec<(u32, PRegSet)>,
    successors: Vec<Block>,
    predecessors: Vec<Block>,
    predecessor_starts: Vec<u32>,
    params: Vec<VReg>,
    passed: Vec<VReg>,
}

impl<'a> View<'a> {
    pub fn new(machine: &Machine, function: &'a Function) -> Result<View<'a>, Problem> {
        if function.banks.len() >= VReg::MAX || function.insts.len() >= 1 << 30 {
            return Err(Problem::new(format!("too many values: there may be {}", VReg::MAX - 1)));
        }
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
        let mut view = View {
            function,
            operands: Vec::with_capacity(function.args.len()),
            of_arg: Vec::with_capacity(function.args.len()),
            starts: Vec::with_capacity(function.insts.len() + 1),
            clobbers: Vec::new(),
            successors: function.edges.iter().map(|e| Block::new(e.to as usize)).collect(),
            predecessors: Vec::new(),
            predecessor_starts: Vec::new(),
            params: function.params.iter().map(|v| vreg(*v)).collect(),
            passed: function.passed.iter().map(|v| vreg(*v)).collect(),
        };
        for (number, inst) in function.insts.iter().enumerate() {
            view.starts.push(view.operands.len() as u32);
            let mut written = PRegSet::empty();
            let start = view.operands.len();
            for at in inst.args.clone() {
                let operand = match function.args.get(at as usize) {
                    Some(Arg::Use(v)) => Operand::reg_use(vreg(*v)),
                    Some(Arg::Def(v)) => Operand::reg_def(vreg(*v)),
                    Some(Arg::Tied(from, to)) => {
                        let index = view.operands.len() - start;
                        view.operands.push(Operand::reg_use(vreg(*from)));
                        view.of_arg.push(at);
                        Operand::reg_reuse_def(vreg(*to), index)
                    }
                    Some(Arg::UseAt(v, p)) => Operand::reg_fixed_use(vreg(*v), fixed(*p)?),
                    Some(Arg::DefAt(v, p)) => {
                        written.add(fixed(*p)?);
                        Operand::reg_fixed_def(vreg(*v), fixed(*p)?)
                    }
                    Some(Arg::UseLate(v)) => {
                        Operand::new(vreg(*v), OperandConstraint::Reg, OperandKind::Use, OperandPos::Late)
                    }
                    _ => continue,
                };
                view.operands.push(operand);
                view.of_arg.push(at);
            }
            let clobbers = match inst.what {
                What::Call => call,
                What::CallRegister => call_register,
                _ => continue,
            };
            view.clobbers.push((number as u32, clobbers & written.invert()));
        }
        view.starts.push(view.operands.len() as u32);
        view.find_predecessors();
        Ok(view)
    }

    fn find_predecessors(&mut self) {
        let blocks = self.function.blocks.len();
        let mut starts = vec![0u32; blocks + 1];
        for edge in &self.function.edges {
            if let Some(count) = starts.get_mut(edge.to as usize + 1) {
                *count += 1;
            }
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut next = starts.clone();
        let mut list = vec![Block::invalid(); self.function.edges.len()];
        for (number, block) in self.function.blocks.iter().enumerate() {
            for edge in self.function.edges_of(block) {
                let Some(at) = next.get_mut(edge.to as usize) else {
                    continue;
                };
                if let Some(slot) = list.get_mut(*at as usize) {
                    *slot = Block::new(number);
                }
                *at += 1;
            }
        }
        (self.predecessors, self.predecessor_starts) = (list, starts);
    }

    /// For each operand of an instruction, the number of its argument.
    pub fn args_of(&self, inst: Inst) -> &[u32] {
        &self.of_arg[self.range(inst)]
    }

    fn range(&self, inst: Inst) -> std::ops::Range<usize> {
        self.starts[inst.index()] as usize..self.starts[inst.index() + 1] as usize
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
        &self.successors[edges.start as usize..edges.end as usize]
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        let at = block.index();
        &self.predecessors[self.predecessor_starts[at] as usize..self.predecessor_starts[at + 1] as usize]
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        let params = &self.function.blocks[block.index()].params;
        &self.params[params.start as usize..params.end as usize]
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
        let passed = &self.function.edges[edges.start as usize + successor].passed;
        &self.passed[passed.start as usize..passed.end as usize]
    }

    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.operands[self.range(inst)]
    }

    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        let at = self.clobbers.binary_search_by_key(&(inst.index() as u32), |c| c.0);
        at.map_or(PRegSet::empty(), |at| self.clobbers[at].1)
    }

    fn num_vregs(&self) -> usize {
        self.function.banks.len()
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
