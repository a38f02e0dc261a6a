//! Time of this allocator and of regalloc2 on the same programs, whose values take one unit each.
//!
//! `cargo run --release -p onespec-backend --example allocators`

use onespec_backend::groups::{
    Allocation, Class, ClassId, Exchange, File, FileId, Function, Kind, Operand as Own, Role, Value, allocate,
};
use regalloc2::{
    Algorithm, Block, Edit, Inst, InstRange, MachineEnv, Operand, OperandConstraint, OperandKind, OperandPos, PReg,
    PRegSet, RegClass, RegallocOptions, VReg,
};
use std::hint::black_box;
use std::time::Instant;

/// Registers that both have.
const REGISTERS: u16 = 28;

/// SplitMix64.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// Loops and diamonds, one after the other, without critical edges. `window` values back is how far operands reach.
fn program(segments: usize, insts: usize, window: usize, rng: &mut Rng) -> Function {
    let mut f = Function {
        files: vec![File {
            name: "x".into(),
            units: REGISTERS,
            reserved: Vec::new(),
            exchange: Exchange::None,
            memory: u32::MAX,
        }],
        classes: vec![Class {
            file: FileId(0),
            size: 1,
            align: 1,
            within: Vec::new(),
        }],
        ..Function::default()
    };
    let class = ClassId(0);
    // Values that dominate the place where code is being built.
    let mut scope: Vec<Value> = Vec::new();
    let body = |f: &mut Function, scope: &mut Vec<Value>, rng: &mut Rng| {
        for _ in 0..insts {
            let mut operands: Vec<Own> = Vec::new();
            for _ in 0..2.min(scope.len()) {
                let recent = window.min(scope.len());
                let value = scope[scope.len() - 1 - rng.below(recent)];
                operands.push(f.operand(value, Role::Use));
            }
            let value = f.value(class);
            operands.push(f.operand(value, Role::Def));
            f.push(Kind::Op, &operands, &[], &[]);
            scope.push(value);
        }
        f.push(Kind::Op, &[], &[], &[]);
    };
    let pick = |scope: &[Value], rng: &mut Rng| scope[scope.len() - 1 - rng.below(window.min(scope.len()))];
    f.begin(&[]);
    body(&mut f, &mut scope, rng);
    for segment in 0..segments {
        // The header is 6 blocks a segment behind the entry; body, exit, two sides, join follow.
        let first = 1 + 6 * segment as u32;
        let block = |n: u32| onespec_backend::groups::Block(first + n);
        let args = [pick(&scope, rng), pick(&scope, rng)];
        f.edge(block(0), &args);
        let params = [f.value(class), f.value(class)];
        f.begin(&params);
        scope.extend(params);
        body(&mut f, &mut scope, rng);
        f.edge(block(1), &[]);
        f.edge(block(2), &[]);
        let outer = scope.len();
        f.begin(&[]);
        body(&mut f, &mut scope, rng);
        let args = [pick(&scope, rng), pick(&scope, rng)];
        f.edge(block(0), &args);
        scope.truncate(outer);
        f.begin(&[]);
        body(&mut f, &mut scope, rng);
        f.edge(block(3), &[]);
        f.edge(block(4), &[]);
        let outer = scope.len();
        for _ in 0..2 {
            f.begin(&[]);
            body(&mut f, &mut scope, rng);
            let arg = pick(&scope, rng);
            f.edge(block(5), &[arg]);
            scope.truncate(outer);
        }
        let param = f.value(class);
        f.begin(&[param]);
        scope.push(param);
        body(&mut f, &mut scope, rng);
    }
    f
}

/// The same function for regalloc2.
struct View<'a> {
    f: &'a Function,
    operands: Vec<Operand>,
    successors: Vec<Vec<Block>>,
    predecessors: Vec<Vec<Block>>,
    params: Vec<VReg>,
    args: Vec<VReg>,
    is_last: Vec<bool>,
}

fn vreg(value: &Value) -> VReg {
    VReg::new(value.index(), RegClass::Int)
}

impl<'a> View<'a> {
    fn new(f: &'a Function) -> View<'a> {
        let blocks = f.blocks.len();
        let mut view = View {
            f,
            operands: Vec::new(),
            successors: vec![Vec::new(); blocks],
            predecessors: vec![Vec::new(); blocks],
            params: f.params.iter().map(vreg).collect(),
            args: f.args.iter().map(vreg).collect(),
            is_last: vec![false; f.insts.len()],
        };
        for operand in &f.operands {
            let (kind, pos) = match operand.role {
                Role::Use | Role::UseLate => (OperandKind::Use, OperandPos::Early),
                Role::Def | Role::DefEarly => (OperandKind::Def, OperandPos::Late),
            };
            view.operands
                .push(Operand::new(vreg(&operand.value), OperandConstraint::Reg, kind, pos));
        }
        for block in 0..blocks {
            for edge in f.edges_of(block) {
                let to = f.edges[edge].to.index();
                view.successors[block].push(Block::new(to));
                view.predecessors[to].push(Block::new(block));
            }
            if let Some(last) = f.insts_of(block).last() {
                view.is_last[last] = true;
            }
        }
        view
    }
}

impl regalloc2::Function for View<'_> {
    fn num_insts(&self) -> usize {
        self.f.insts.len()
    }
    fn num_blocks(&self) -> usize {
        self.f.blocks.len()
    }
    fn entry_block(&self) -> Block {
        Block::new(0)
    }
    fn block_insns(&self, block: Block) -> InstRange {
        let insts = self.f.insts_of(block.index());
        InstRange::new(Inst::new(insts.start), Inst::new(insts.end))
    }
    fn block_succs(&self, block: Block) -> &[Block] {
        &self.successors[block.index()]
    }
    fn block_preds(&self, block: Block) -> &[Block] {
        &self.predecessors[block.index()]
    }
    fn block_params(&self, block: Block) -> &[VReg] {
        let params = &self.f.blocks[block.index()].params;
        &self.params[params.start as usize..params.end as usize]
    }
    fn is_ret(&self, inst: Inst) -> bool {
        inst.index() + 1 == self.f.insts.len()
    }
    fn is_branch(&self, inst: Inst) -> bool {
        self.is_last[inst.index()] && !self.is_ret(inst)
    }
    fn branch_blockparams(&self, block: Block, _: Inst, successor: usize) -> &[VReg] {
        let args = &self.f.edges[self.f.edges_of(block.index()).start + successor].args;
        &self.args[args.start as usize..args.end as usize]
    }
    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        let operands = &self.f.insts[inst.index()].operands;
        &self.operands[operands.start as usize..operands.end as usize]
    }
    fn inst_clobbers(&self, _: Inst) -> PRegSet {
        PRegSet::empty()
    }
    fn num_vregs(&self) -> usize {
        self.f.values.len()
    }
    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}

/// Nanoseconds of the fastest of some runs.
fn fastest<T>(mut run: impl FnMut() -> T) -> (f64, T) {
    let mut best = f64::MAX;
    let mut last = run();
    for _ in 0..7 {
        let start = Instant::now();
        last = black_box(run());
        best = best.min(start.elapsed().as_nanos() as f64);
    }
    (best, last)
}

fn main() {
    let mut env = MachineEnv {
        preferred_regs_by_class: [PRegSet::empty(); 3],
        non_preferred_regs_by_class: [PRegSet::empty(); 3],
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    };
    for register in 0..usize::from(REGISTERS) {
        env.preferred_regs_by_class[0].add(PReg::new(register, RegClass::Int));
    }
    println!("instructions  reach |  groups ns/inst  edits | regalloc2 ns/inst  edits |  fastalloc ns/inst  edits");
    for (segments, insts) in [(2, 6), (20, 8), (200, 8), (2000, 8)] {
        for window in [10, 24, 60] {
            let f = program(segments, insts, window, &mut Rng(7));
            let count = f.insts.len() as f64;
            let (own, allocation): (f64, Allocation) = fastest(|| allocate(&f).expect("registers"));
            let of = |algorithm: Algorithm| {
                let options = RegallocOptions {
                    verbose_log: false,
                    validate_ssa: false,
                    algorithm,
                };
                let (time, output) = fastest(|| {
                    let view = View::new(&f);
                    regalloc2::run(&view, &env, &options).expect("registers")
                });
                let moves = output
                    .edits
                    .iter()
                    .filter(|(_, edit)| matches!(edit, Edit::Move { .. }));
                (time / count, moves.count())
            };
            let (ion, ion_edits) = of(Algorithm::Ion);
            let (fast, fast_edits) = of(Algorithm::Fastalloc);
            println!(
                "{:12}  {window:5} | {:15.0} {:6} | {ion:17.0} {ion_edits:6} | {fast:18.0} {fast_edits:6}",
                f.insts.len(),
                own / count,
                allocation.edits.len(),
            );
        }
    }
}
