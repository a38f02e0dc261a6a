//! The same graph in the form in which each library takes it, and its dominators in one form to compare.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::dominator_tree::DominatorTree;
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{Block, Function, InstBuilder, JumpTableData, types};
use onespec_compiler::flow::{Cfg, Dominators};
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::{DiGraph, NodeIndex};

/// A graph, ready for each of them: what is built here is not in the times.
pub struct Peers {
    pub cfg: Cfg,
    pub petgraph: DiGraph<(), ()>,
    pub function: Function,
    pub flow: ControlFlowGraph,
}

impl Peers {
    /// The graph with these successors and the entry 0.
    pub fn new(graph: &[Vec<u32>]) -> Peers {
        let cfg = Cfg::from_successors(0, graph.iter().map(|to| to.iter().copied())).expect("a graph of the families");
        let function = function(graph);
        Peers {
            flow: ControlFlowGraph::with_function(&function),
            petgraph: petgraph(graph),
            function,
            cfg,
        }
    }

    /// Whether all three agree on every node.
    pub fn agree(&self) -> bool {
        let ours = Dominators::new(&self.cfg);
        let theirs = simple_fast(&self.petgraph, NodeIndex::new(0));
        let tree = DominatorTree::with_function(&self.function, &self.flow);
        self.cfg.nodes().all(|node| {
            let idom = ours.idom(node);
            idom == theirs
                .immediate_dominator(NodeIndex::new(node as usize))
                .map(|d| d.index() as u32)
                && idom == tree.idom(Block::from_u32(node)).map(|d| d.as_u32())
        })
    }
}

fn petgraph(graph: &[Vec<u32>]) -> DiGraph<(), ()> {
    let mut result = DiGraph::with_capacity(graph.len(), graph.iter().map(Vec::len).sum());
    for _ in graph {
        result.add_node(());
    }
    for (from, list) in graph.iter().enumerate() {
        for &to in list {
            result.add_edge(NodeIndex::new(from), NodeIndex::new(to as usize), ());
        }
    }
    result
}

/// A function whose blocks are nothing but their branches.
fn function(graph: &[Vec<u32>]) -> Function {
    let mut function = Function::new();
    for _ in graph {
        let block = function.dfg.make_block();
        function.layout.append_block(block);
    }
    let mut cursor = FuncCursor::new(&mut function).at_bottom(Block::from_u32(0));
    let condition = cursor.ins().iconst(types::I32, 0);
    for (from, list) in graph.iter().enumerate() {
        cursor.goto_bottom(Block::from_u32(from as u32));
        match list[..] {
            [] => {
                cursor.ins().return_(&[]);
            }
            [to] => {
                cursor.ins().jump(Block::from_u32(to), &[]);
            }
            [yes, no] => {
                cursor
                    .ins()
                    .brif(condition, Block::from_u32(yes), &[], Block::from_u32(no), &[]);
            }
            [default, ref cases @ ..] => {
                let pool = &mut cursor.func.dfg.value_lists;
                let default = cranelift_codegen::ir::BlockCall::new(Block::from_u32(default), [], pool);
                let cases: Vec<_> = cases
                    .iter()
                    .map(|&to| cranelift_codegen::ir::BlockCall::new(Block::from_u32(to), [], pool))
                    .collect();
                let table = cursor.func.create_jump_table(JumpTableData::new(default, &cases));
                cursor.ins().br_table(condition, table);
            }
        }
    }
    function
}
