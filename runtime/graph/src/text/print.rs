//! From a circuit to its text.

use super::case::type_of_case;
use super::cursor::is_word;
use super::labels::{Label, Labels};
use super::order::order;
use super::vocabulary::Vocabulary;
use crate::circuit::set::{Bank, Bitfield, GateSet, Out, Role, Type};
use crate::circuit::word::GateWord;
use crate::circuit::{Circuit, Gate, Inputs, Signature};

/// The text of one circuit. Names are kept; gates without one are called by their numbers. Reading the text gives an
/// isomorphic graph, if the circuit has what a text can say (inputs that are missing or dead print as `_`).
pub fn print(circuit: &Circuit) -> String {
    print_all([circuit])
}

/// The text of several circuits of the same width of addresses. All but the first need a signature, whose name distinguishes them.
pub fn print_all<'c>(circuits: impl IntoIterator<Item = &'c Circuit>) -> String {
    let mut text = String::new();
    let mut arch = false;
    for circuit in circuits {
        if !std::mem::replace(&mut arch, true) {
            push_arch(&mut text, circuit);
        } else {
            text.push('\n');
        }
        let labels = Labels::named(circuit);
        push_circuit(&mut text, circuit, &order(circuit), &labels);
    }
    text
}

/// The text of a circuit with its lines in this order and gates called by their places in it: two circuits that differ in
/// names and numbers only, in orders that differ in nothing else, have one text.
pub fn print_numbered(circuit: &Circuit, order: &[Gate]) -> String {
    let mut text = String::new();
    push_arch(&mut text, circuit);
    push_circuit(&mut text, circuit, order, &Labels::numbered(circuit, order));
    text
}

/// The text of a circuit with its lines in this order, names kept.
pub fn print_in_order(circuit: &Circuit, order: &[Gate]) -> String {
    let mut text = String::new();
    push_arch(&mut text, circuit);
    push_circuit(&mut text, circuit, order, &Labels::named(circuit));
    text
}

/// The line of one gate, without its end. For many gates there is [`Lines`].
pub fn print_gate(circuit: &Circuit, gate: Gate) -> String {
    Lines::new(circuit).line(gate)
}

/// Lines of single gates, named as in the text of the whole circuit.
pub struct Lines<'c> {
    circuit: &'c Circuit,
    labels: Labels<'c>,
    words: Vocabulary,
}

impl<'c> Lines<'c> {
    /// Labels all gates of a circuit once, in time proportional to the circuit and its gate set.
    pub fn new(circuit: &'c Circuit) -> Lines<'c> {
        Lines {
            circuit,
            labels: Labels::named(circuit),
            words: Vocabulary::new(circuit.set()),
        }
    }

    /// `%c = ICMP.SLT v(%a, %b)`
    pub fn line(&self, gate: Gate) -> String {
        self.printed(|printer| printer.gate(gate))
    }

    /// `%c`, `@S`
    pub fn name(&self, gate: Gate) -> String {
        self.printed(|printer| printer.reference(gate))
    }

    /// `ICMP.SLT`, `CONSTANT<7>`
    pub fn opcode(&self, gate: Gate) -> String {
        self.printed(|printer| {
            printer.text.push_str(printer.circuit.def(gate).name);
            printer.bits(gate);
        })
    }

    fn printed(&self, print: impl FnOnce(&mut Printer<'_>)) -> String {
        let mut printer = Printer {
            text: String::new(),
            circuit: self.circuit,
            labels: &self.labels,
            words: &self.words,
        };
        print(&mut printer);
        printer.text
    }
}

fn push_arch(text: &mut String, circuit: &Circuit) {
    let [narrow, wide] = circuit.set().arch;
    if circuit.arch() == narrow && narrow != wide {
        text.push_str("arch 32\n");
    }
}

fn push_circuit(text: &mut String, circuit: &Circuit, order: &[Gate], labels: &Labels<'_>) {
    if let Some(signature) = &circuit.signature {
        push_signature(text, circuit.set(), signature);
    }
    text.reserve(order.len() * 32);
    let mut printer = Printer {
        text: std::mem::take(text),
        circuit,
        labels,
        words: &Vocabulary::new(circuit.set()),
    };
    for &gate in order {
        printer.gate(gate);
        printer.text.push('\n');
    }
    *text = printer.text;
}

/// The name in the header of a circuit's text.
pub(crate) fn printed_name(circuit: &Circuit) -> Option<String> {
    circuit.signature.as_ref().map(|signature| word_of(&signature.name))
}

/// A name with `_` in the place of what a text can't have in names.
fn word_of(name: &str) -> String {
    match name {
        "" => "_".into(),
        name => name
            .chars()
            .map(|c| if c.is_ascii() && is_word(c as u8) { c } else { '_' })
            .collect(),
    }
}

fn push_signature(text: &mut String, set: &GateSet, signature: &Signature) {
    text.push_str("circuit ");
    text.push_str(&word_of(&signature.name));
    text.push('(');
    for (i, &ty) in signature.params.iter().enumerate() {
        text.push_str(if i > 0 { ", " } else { "" });
        text.push_str(set.type_def(ty).name);
    }
    text.push(')');
    if signature.result != Type::NONE {
        text.push_str(" -> ");
        text.push_str(set.type_def(signature.result).name);
    }
    text.push('\n');
}

struct Printer<'c> {
    text: String,
    circuit: &'c Circuit,
    labels: &'c Labels<'c>,
    words: &'c Vocabulary,
}

impl Printer<'_> {
    fn gate(&mut self, gate: Gate) {
        let circuit = self.circuit;
        let def = circuit.def(gate);
        self.name(gate);
        self.ty(gate);
        self.text.push_str(" = ");
        self.text.push_str(def.name);
        self.bits(gate);
        for (letter, list) in [
            (" s(", circuit.states(gate)),
            (" d(", circuit.depends(gate)),
            (" v(", circuit.values(gate)),
        ] {
            if !list.is_empty() {
                self.list(letter, list);
            }
        }
        let root = circuit.root(gate);
        if root != def.root.map(|op| circuit.root_gate(op)) {
            self.text.push_str(" r(");
            if let Some(root) = root {
                self.reference(root);
            }
            self.text.push(')');
        }
    }

    fn list(&mut self, begin: &str, list: Inputs<'_>) {
        self.text.push_str(begin);
        for (i, input) in list.iter().enumerate() {
            self.text.push_str(if i > 0 { ", " } else { "" });
            self.reference(input);
        }
        self.text.push(')');
    }

    fn reference(&mut self, gate: Gate) {
        let circuit = self.circuit;
        if gate.index() >= circuit.len() || circuit.is_dead(gate) {
            self.text.push('_');
        } else if gate.index() < usize::from(circuit.set().roots) {
            let def = circuit.def(gate);
            self.text.push('@');
            self.text.push_str(match def.role {
                Role::StateEntry => "S",
                Role::DependEntry => "D",
                _ => def.name,
            });
        } else {
            self.name(gate);
        }
    }

    fn name(&mut self, gate: Gate) {
        self.text.push('%');
        match self.labels.get(gate) {
            Label::Name(name) => self.text.push_str(name),
            Label::Number(number) => self.number(u64::from(number)),
        }
    }

    fn number(&mut self, number: u64) {
        self.text.push_str(itoa::Buffer::new().format(number));
    }

    /// The type, where a reader would not find it, and the word, where it is another one than most have.
    fn ty(&mut self, gate: Gate) {
        let ty = self.circuit.ty(gate);
        let known = match self.circuit.def(gate).out {
            Out::One(fixed) => fixed,
            // It could be left out; but then one had to know what it is.
            Out::Arch if ty == Type::NONE => self.circuit.arch(),
            _ => Type::NONE,
        };
        if ty != known {
            self.text.push_str(" : ");
            self.text.push_str(self.circuit.set().type_def(ty).name);
        }
        let word = self.circuit.word(gate);
        if word != GateWord::usual(ty) {
            match self.words.word_name(word) {
                Some((prefix, name)) => {
                    self.text.push_str(" !");
                    self.text.push_str(prefix);
                    self.text.push_str(name);
                }
                None => self.text.push_str(&format!(" !{:#x}", word.0)),
            }
        }
    }

    /// The condition or the number behind the opcode.
    fn bits(&mut self, gate: Gate) {
        let bits = self.circuit.bits(gate);
        match self.circuit.def(gate).bitfield {
            Bitfield::None => return,
            Bitfield::Condition(_) => {
                let table = self.words.conditions(self.circuit.op(gate));
                if let Some(condition) = table.and_then(|table| table.by_code(bits)) {
                    self.text.push('.');
                    self.text.push_str(condition.name);
                    return;
                }
                self.text.push('<');
                self.number(bits);
            }
            Bitfield::Immediates(fields) => {
                super::fields::print(fields, bits, &mut self.text);
                return;
            }
            Bitfield::Count | Bitfield::Number(_) => {
                self.text.push('<');
                self.number(bits);
            }
            Bitfield::Constant => self.constant(self.circuit.ty(gate), bits),
            Bitfield::Case => self.constant(type_of_case(self.circuit, gate), bits),
        }
        self.text.push('>');
    }

    /// A pattern of bits the way a reader understands it: integers with their sign, floats as bits.
    fn constant(&mut self, ty: Type, bits: u64) {
        let set = self.circuit.set();
        let element = set.type_def(set.type_def(ty).element);
        self.text.push('<');
        match (element.bank, element.width) {
            (Bank::Float, _) => self.text.push_str(&format!("{bits:#x}")),
            (Bank::Int, width @ 2..=64) if bits >> (width - 1) == 1 => {
                self.text.push('-');
                self.number(bits.wrapping_neg() & (u64::MAX >> (64 - width)));
            }
            _ => self.number(bits),
        }
    }
}
