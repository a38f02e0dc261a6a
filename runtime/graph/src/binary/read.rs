//! Reads the binary form. Input is untrusted: every length is checked against the remaining bytes before memory is
//! allocated.

use super::bytes::{Bytes, Fault, unfold};
use super::{BITS, DEAD, MAGIC, ROOTED, VERSION, WORD};
use crate::circuit::set::{GateSet, Opcode, Role, Type};
use crate::circuit::word::GateWord;
use crate::circuit::{Circuit, Draft, Gate, Signature};
use crate::finding::{Finding, Findings};
use crate::text::{did_you_mean, gate_name};

/// A gate's record takes so many bytes at least: head, type, three lengths.
const GATE: usize = 5;

pub(super) fn read(set: &'static GateSet, bytes: &[u8]) -> Result<Vec<Circuit>, Findings> {
    let mut reader = Reader {
        set,
        bytes: Bytes::new(bytes),
        bits: 64,
        roots: 0,
        opcodes: Vec::new(),
        types: Vec::new(),
        findings: Findings::default(),
    };
    let circuits = reader.file();
    if let Err(fault) = &circuits {
        let message = format!("byte {}: {}", fault.at, fault.message);
        reader.findings.push(|| Finding::in_text(0, 0, "E001", message));
    }
    match circuits {
        Ok(circuits) if reader.findings.is_empty() => Ok(circuits),
        _ => Err(reader.findings),
    }
}

struct Reader<'b> {
    set: &'static GateSet,
    bytes: Bytes<'b>,
    bits: u32,
    /// How many of the file's first opcodes, and of each circuit's first gates, are roots.
    roots: usize,
    opcodes: Vec<Opcode>,
    types: Vec<Type>,
    findings: Findings,
}

impl Reader<'_> {
    fn file(&mut self) -> Result<Vec<Circuit>, Fault> {
        if self.bytes.take(MAGIC.len(), "the beginning of a binary circuit").ok() != Some(&MAGIC[..]) {
            self.bytes.at = 0;
            return self
                .bytes
                .fault("this does not begin as the binary form of circuits does");
        }
        let version = self.bytes.number("the version")?;
        if version != VERSION {
            return self
                .bytes
                .fault(format!("version {version} of the form is not known, only {VERSION} is"));
        }
        self.bytes.string("the name of the set of gates")?;
        self.bits = match self.bytes.number("the width of addresses")? {
            32 => 32,
            64 => 64,
            other => {
                return self
                    .bytes
                    .fault(format!("expected addresses of 32 or 64 bits, found {other}"));
            }
        };
        self.vocabulary()?;
        // A circuit has records of its roots and their uses, beside other things.
        let count = self
            .bytes
            .length((GATE + 1) * self.roots.clamp(1, 1 << 16), "the number of circuits")?;
        if !self.findings.is_empty() {
            return Ok(Vec::new());
        }
        let mut circuits = Vec::new();
        for _ in 0..count {
            circuits.push(self.circuit()?);
        }
        match self.bytes.left() {
            0 => Ok(circuits),
            left => self.bytes.fault(format!("expected the end, found {left} more bytes")),
        }
    }

    /// Names of opcodes and types, in this set's numbers.
    fn vocabulary(&mut self) -> Result<(), Fault> {
        self.roots = self
            .bytes
            .number("the number of roots")?
            .try_into()
            .unwrap_or(usize::MAX);
        let count = self.bytes.length(1, "the number of opcodes")?;
        if self.roots > count {
            return self
                .bytes
                .fault(format!("{count} opcodes cannot have {} roots among them", self.roots));
        }
        let known: hashbrown::HashMap<_, _> = self.set.gates.iter().map(|def| def.name).zip(0..).collect();
        for index in 0..count {
            let name = self.bytes.string("the name of an opcode")?;
            let op = known.get(name).copied();
            let is_root = |op: Opcode| op < self.set.roots;
            match op.filter(|&op| is_root(op) == (index < self.roots)) {
                Some(op) => self.opcodes.push(op),
                None => {
                    let hint = did_you_mean(name, self.set.gates.iter().map(|def| def.name));
                    let opcode = super::shown_name(name);
                    self.findings.push(|| Finding {
                        opcode,
                        ..Finding::in_text(0, 0, "E002", format!("there is no such opcode{hint}"))
                    });
                }
            }
        }
        let roots = &self.opcodes[..self.roots.min(self.opcodes.len())];
        let needed = [Role::CircuitRoot, Role::StateEntry, Role::DependEntry];
        let has = |role: &Role| roots.iter().any(|&op| self.set.def(op).role == *role);
        let is_once = |i: usize| !roots[..i].contains(&roots[i]);
        if self.findings.is_empty() && !(needed.iter().all(has) && (0..roots.len()).all(is_once)) {
            return self.bytes.fault("the roots are not those of a circuit");
        }
        let count = self.bytes.length(1, "the number of types")?;
        for _ in 0..count {
            let name = self.bytes.string("the name of a type")?;
            match self.set.type_by_name(name) {
                Some(ty) => self.types.push(ty),
                None => {
                    return self
                        .bytes
                        .fault(format!("there is no type `{}`", super::shown_name(name)));
                }
            }
        }
        Ok(())
    }

    fn ty(&mut self, what: &str) -> Result<Type, Fault> {
        let index = self.bytes.below(self.types.len(), what)?;
        Ok(self.types[index])
    }

    fn circuit(&mut self) -> Result<Circuit, Fault> {
        let mut circuit = Circuit::new(self.set, self.bits);
        if self.bytes.below(2, "whether there is a signature")? == 1 {
            circuit.signature = Some(self.signature()?);
        }
        let count = self.bytes.length(GATE, "the number of gates")?;
        if count < self.roots || count >= u32::MAX as usize {
            return self.bytes.fault(format!(
                "expected the {} roots and fewer than 2^32 gates, found {count}",
                self.roots
            ));
        }
        circuit.reserve(count, 0);
        let mut roots = Vec::new();
        for index in 0..self.roots {
            roots.push(self.root(index)?);
        }
        let ids = Ids {
            roots,
            count,
            shift: i64::from(self.set.roots) - self.roots as i64,
        };
        let mut outside = Vec::new();
        for index in self.roots..count {
            self.gate(&mut circuit, index, &ids, &mut outside)?;
        }
        let named = self.bytes.length(1, "the number of names")?;
        if named > count {
            return self.bytes.fault(format!("{count} gates cannot have {named} names"));
        }
        if named > 0 {
            (0..self.set.roots).for_each(|_| circuit.names.push(""));
        }
        for index in 0..named {
            let name = self.bytes.string("the name of a gate")?;
            if index >= self.roots {
                circuit.names.push(name);
            }
        }
        for (gate, index, number) in outside {
            let message = format!("gate {number} is not in the file, which has {count}");
            let finding = Finding::at(&circuit, gate, "E004", message).on_input(&circuit, index);
            self.findings.push(|| finding);
        }
        self.uses(&mut circuit, &ids)?;
        circuit.shrink();
        Ok(circuit)
    }

    fn signature(&mut self) -> Result<Signature, Fault> {
        let name = self.bytes.string("the name of a circuit")?.to_string();
        let count = self.bytes.length(1, "the number of parameters")?;
        let mut params = Vec::with_capacity(count);
        for _ in 0..count {
            params.push(self.ty("the type of a parameter")?);
        }
        let result = self.ty("the type of what is returned")?;
        Ok(Signature { name, params, result })
    }

    /// A root's record: it says nothing that is not known, but has to be right.
    fn root(&mut self, index: usize) -> Result<Gate, Fault> {
        let expected = [(index as u64) << 4 | if index > 0 { ROOTED } else { 0 }, 0, 0, 0, 0];
        for number in expected {
            if self.bytes.number("a root")? != number {
                return self.bytes.fault(format!("root {index} is not as roots are"));
            }
        }
        if index > 0 && self.bytes.number("a root")? != 1 + super::bytes::fold(index as i64) {
            return self
                .bytes
                .fault(format!("root {index} is not attached to the first one"));
        }
        Ok(Gate(u32::from(self.opcodes[index])))
    }

    fn gate(
        &mut self,
        circuit: &mut Circuit,
        index: usize,
        ids: &Ids,
        outside: &mut Vec<(Gate, u32, i64)>,
    ) -> Result<(), Fault> {
        let start = self.bytes.at;
        let head = self.bytes.number("a gate")?;
        let opcode = usize::try_from(head >> 4)
            .ok()
            .filter(|&i| (self.roots..self.opcodes.len()).contains(&i));
        let Some(&op) = opcode.and_then(|i| self.opcodes.get(i)) else {
            self.bytes.at = start;
            return self
                .bytes
                .fault(format!("expected a gate's opcode, found {}", head >> 4));
        };
        let ty = self.ty("a gate's type")?;
        let bits = match head & BITS {
            0 => 0,
            _ => self.bytes.number("a gate's bits")?,
        };
        let word = match head & WORD {
            0 => GateWord::usual(ty),
            _ => GateWord(self.bytes.below(1 << 32, "a gate's word")? as u32),
        };
        let [states, depends, values] = [
            self.bytes.length(1, "the number of states")?,
            self.bytes.length(1, "the number of depends")?,
            self.bytes.length(1, "the number of values")?,
        ];
        let rooted = head & ROOTED != 0;
        let inputs = states + depends + values + usize::from(rooted);
        let first = circuit.slots();
        if inputs > self.bytes.left() || inputs + first >= u32::MAX as usize {
            return self
                .bytes
                .fault(format!("expected {inputs} inputs, for which the file is too short"));
        }
        let gate = Gate(circuit.len() as u32);
        for slot in 0..inputs {
            let target = match self.bytes.number("an input")? {
                0 => Gate::NONE,
                number => {
                    let id = (index as i64).wrapping_sub(unfold(number - 1));
                    ids.gate(id).unwrap_or_else(|| {
                        if outside.len() < Findings::LIMIT {
                            outside.push((gate, slot as u32, id));
                        }
                        Gate::NONE
                    })
                }
            };
            circuit.draft_input(target.0);
        }
        let draft = Draft {
            op,
            ty,
            word,
            bits,
            line: 0,
            states: states as u32,
            depends: depends as u32,
            rooted,
        };
        circuit.draft_gate(first, draft);
        if head & DEAD != 0 {
            circuit.draft_dead(gate);
        }
        Ok(())
    }

    /// Use lists, compared with the inputs (E005).
    fn uses(&mut self, circuit: &mut Circuit, ids: &Ids) -> Result<(), Fault> {
        let mut lists = circuit.begin_uses();
        for index in 0..ids.count {
            let gate = ids.gate(index as i64).unwrap_or(Gate::NONE);
            for _ in 0..self.bytes.length(2, "the number of a gate's uses")? {
                let user = (index as i64).wrapping_add(unfold(self.bytes.number("a user")?));
                let input = self.bytes.number("the index of a user's input")?;
                let user_gate = ids.gate(user);
                if user_gate.is_some_and(|user| lists.push(circuit, gate, user, input)) {
                    continue;
                }
                self.findings.push(|| {
                    let message = match user_gate {
                        None => format!("its use list names gate {user}, which is not in the file"),
                        Some(user) => not_a_use(circuit, gate, user, input),
                    };
                    Finding::at(circuit, gate, "E005", message)
                });
            }
        }
        let is_new_root = |gate: Gate| gate.0 < u32::from(self.set.roots) && !ids.roots.contains(&gate);
        for (gate, input) in lists.unlisted(circuit) {
            if is_new_root(gate) {
                continue;
            }
            self.findings.push(|| {
                let target = circuit.input(gate, input);
                let message = format!(
                    "it is not in the use list of {}, which it refers to",
                    gate_name(circuit, target)
                );
                Finding::at(circuit, gate, "E005", message).on_input(circuit, input)
            });
        }
        lists.finish(circuit);
        Ok(())
    }
}

/// Why an entry of a use list is wrong.
fn not_a_use(circuit: &Circuit, gate: Gate, user: Gate, index: u64) -> String {
    let name = gate_name(circuit, user);
    let input = u32::try_from(index)
        .ok()
        .and_then(|i| circuit.inputs(user).get(i as usize));
    match input {
        None => format!(
            "its use list names input {index} of {name}, which has {}",
            circuit.inputs(user).len()
        ),
        Some(input) if input != gate => {
            let input = gate_name(circuit, input);
            format!("its use list names input {index} of {name}, which is {input}")
        }
        Some(_) => format!("its use list names input {index} of {name} twice"),
    }
}

/// From a file's numbers of gates to a circuit's.
struct Ids {
    roots: Vec<Gate>,
    count: usize,
    /// How many roots more there are than in the file.
    shift: i64,
}

impl Ids {
    fn gate(&self, id: i64) -> Option<Gate> {
        let index = usize::try_from(id).ok().filter(|&i| i < self.count)?;
        match self.roots.get(index) {
            Some(&root) => Some(root),
            None => u32::try_from(id + self.shift).ok().map(Gate),
        }
    }
}
