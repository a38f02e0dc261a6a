//! A schedule as text: the lines of its gates in order, with properties of blocks as comments between them. Where each
//! constant stands once, the text is that of the circuit.

use super::{Block, Schedule};
use onespec_graph::draw::{self, Blocks};
use onespec_graph::set::Class;
use onespec_graph::text::{gate_name, print_in_order};
use onespec_graph::{Circuit, Gate, Role};
use std::fmt::Write;

impl Schedule {
    /// The blocks as pictures have them.
    pub fn drawing(&self) -> Blocks {
        let block = |(number, block): (usize, Block<'_>)| draw::Block {
            name: title(number, &block),
            gates: block.ordered().collect(),
            successors: block.successors.iter().map(|&next| next as usize).collect(),
        };
        Blocks {
            blocks: self.blocks().enumerate().map(block).collect(),
        }
    }

    /// The schedule as text: each block with a comment on its states, then its gates in order. Names are kept.
    pub fn text(&self, circuit: &Circuit) -> String {
        let is_line = |gate: &Gate| circuit.def(*gate).class != Class::Root;
        let mut shown = vec![false; circuit.len()];
        self.blocks()
            .for_each(|block| block.ordered().for_each(|gate| shown[gate.index()] = true));
        let (used, rest): (Vec<Gate>, Vec<Gate>) = circuit.gates().filter(is_line).partition(|g| shown[g.index()]);
        let all: Vec<Gate> = used.into_iter().chain(rest.iter().copied()).collect();
        let printed = print_in_order(circuit, &all);
        let heads = printed.lines().count() - all.len();
        let mut lines = vec![""; circuit.len()];
        for (gate, line) in all.iter().zip(printed.lines().skip(heads)) {
            lines[gate.index()] = line;
        }

        let mut text = String::with_capacity(2 * printed.len());
        printed.lines().take(heads).for_each(|line| push_line(&mut text, line));
        for (number, block) in self.blocks().enumerate() {
            push_line(&mut text, &head(number, &block, circuit.set().register_classes));
            for gate in block.ordered().filter(is_line) {
                push_line(&mut text, lines[gate.index()]);
            }
            for (selector, value) in self.copies(circuit, number as u32) {
                let names = (gate_name(circuit, selector), gate_name(circuit, value));
                let _ = writeln!(text, "#   {} <- {}", names.0, names.1);
            }
        }
        let (constants, dead): (Vec<Gate>, Vec<Gate>) = rest.iter().partition(|&&g| circuit.role(g) == Role::Constant);
        for (what, gates) in [("in instructions, or not needed", constants), ("not needed", dead)] {
            if !gates.is_empty() {
                let _ = writeln!(text, "# {what}");
            }
            for gate in gates {
                let _ = writeln!(text, "#   {}", lines[gate.index()]);
            }
        }
        text
    }
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// `# block 1, in 1 loop, to 2 and 3; registers: int 4`
fn head(number: usize, block: &Block<'_>, classes: &[&str]) -> String {
    let mut text = format!("# {}", title(number, block));
    for (i, next) in block.successors.iter().enumerate() {
        let between = match i {
            0 => ", to",
            i if i + 1 == block.successors.len() => " and",
            _ => ",",
        };
        text += &format!("{between} {next}");
    }
    let mut counts = classes.iter().zip(block.pressure).filter(|(_, n)| *n > 0).peekable();
    if counts.peek().is_some() {
        text += "; registers:";
    }
    for (i, (class, count)) in counts.enumerate() {
        text += &format!("{} {class} {count}", if i > 0 { "," } else { "" });
    }
    text
}

/// `block 1, in 1 loop`
fn title(number: usize, block: &Block<'_>) -> String {
    let around = match block.loop_depth {
        0 => String::new(),
        1 => ", in 1 loop".into(),
        depth => format!(", in {depth} loops"),
    };
    format!("block {number}{around}")
}
