//! One gate's line: `%id [: type] [! word] = OPCODE[.cond] [<bits>] [s(…)] [d(…)] [v(…)] [r(@ROOT)]`.

use super::cursor::{Fault, shown};
use super::nearest::did_you_mean;
use super::parse::Parser;
use super::symbols::{SPOILT, UNDEFINED};
use crate::circuit::set::{Bitfield, GateDef, Opcode, Out, Type};
use crate::circuit::word::GateWord;
use crate::circuit::{Draft, Gate, WireClass};
use crate::finding::{Finding, Wire};

/// What stands in `<…>`.
#[derive(Clone, Copy)]
pub(super) struct Number {
    negative: bool,
    /// Without its sign.
    size: u64,
    at: usize,
}

/// What is known of the gate when its line turns out to be wrong.
#[derive(Default)]
struct Read {
    symbol: Option<u32>,
    opcode: std::ops::Range<usize>,
}

impl Parser<'_> {
    /// Reads a gate's line; what is wrong with it becomes a finding, and its name counts as defined all the same.
    pub(super) fn gate_line(&mut self) {
        let mut read = Read::default();
        let first = self.circuit.slots();
        let Err(fault) = self.gate(first, &mut read) else {
            return;
        };
        self.circuit.forget_inputs(first);
        let mut name = String::new();
        if let Some(symbol) = read.symbol {
            name = format!("%{}", self.symbols.name(symbol));
            if self.symbols.gate(symbol) == UNDEFINED {
                self.symbols.set(symbol, SPOILT);
                self.spoilt.insert(symbol, self.cursor.line);
            }
        }
        let opcode = self.cursor.text[read.opcode].to_string();
        let place = (self.cursor.line, self.column(fault.at));
        self.findings.push(|| Finding {
            name,
            opcode,
            input: fault.input,
            ..Finding::in_text(place.0, place.1, fault.code, fault.message)
        });
    }

    fn gate(&mut self, first: usize, read: &mut Read) -> Result<(), Fault> {
        let at = self.cursor.pos;
        let symbol = self.name()?;
        read.symbol = Some(symbol);
        self.cursor.blank();
        let mut ty = None;
        if self.cursor.eat_blank(b':') {
            ty = Some(self.ty("a type")?);
        }
        let word = match self.cursor.eat_blank(b'!') {
            true => Some(self.word()?),
            false => None,
        };
        self.cursor.expect(b'=', " before the opcode")?;
        let from = self.cursor.pos;
        let text = self.cursor.word();
        read.opcode = from..self.cursor.pos;
        if text.is_empty() {
            return Err(self.cursor.fault("an opcode"));
        }
        let Some((op, condition)) = self.words.opcode(text) else {
            let hint = self.words.opcode_hint(text);
            return Err(Fault::new("E002", from, format!("there is no such opcode{hint}")));
        };
        let def = self.words.set.def(op);
        read.opcode = from..from + def.name.len();
        let code = match condition {
            Some(name) => Some(self.condition(op, name, from + def.name.len() + 1)?),
            None => None,
        };
        self.cursor.blank();
        let number = match self.cursor.peek() {
            Some(b'<') if code.is_none() && self.has_fields(def) => {
                let (bits, at) = self.fields(def)?;
                Some(Number {
                    negative: false,
                    size: bits,
                    at,
                })
            }
            Some(b'<') if code.is_none() => Some(self.number()?),
            Some(b'<') => return Err(self.cursor.fault("inputs: the condition is given already")),
            _ => None,
        };
        let [states, depends, values] = [
            self.group(b's', WireClass::State)?,
            self.group(b'd', WireClass::Depend)?,
            self.group(b'v', WireClass::Value)?,
        ];
        let rooted = self.root(def)?;
        if !self.cursor.at_end() {
            return Err(self
                .cursor
                .fault("one of s(…), d(…), v(…), r(…) in this order, or the end of the line"));
        }
        let ty = match def.out {
            Out::One(fixed) => ty.unwrap_or(fixed),
            Out::Arch => ty.unwrap_or(self.circuit.arch()),
            Out::None | Out::Own | Out::OwnOrNone => ty.unwrap_or(Type::NONE),
        };
        let bits = match (code, number) {
            (Some(code), _) => code,
            (None, Some(number)) => self.bits(def, ty, number)?,
            (None, None) => self.default_bits(op, [states, depends, values])?,
        };
        let earlier = self.symbols.gate(symbol);
        if earlier != UNDEFINED {
            return Err(self.twice(at, symbol, earlier));
        }
        let word = word.unwrap_or(GateWord::usual(ty));
        let draft = Draft {
            op,
            ty,
            word,
            bits,
            line: self.cursor.line,
            states,
            depends,
            rooted,
        };
        let gate = self.circuit.draft_gate(first, draft);
        self.symbols.set(symbol, gate.0);
        let name = self.symbols.name(symbol);
        let is_own_number = super::symbols::number(name) == Some(gate.index());
        self.circuit.names.push_unique(if is_own_number { "" } else { name });
        Ok(())
    }

    /// `%name`
    fn name(&mut self) -> Result<u32, Fault> {
        if !self.cursor.eat(b'%') {
            return Err(self.cursor.fault("a gate (`%name`)"));
        }
        let from = self.cursor.pos;
        if self.cursor.word().is_empty() {
            return Err(self.cursor.fault("a name after `%`"));
        }
        Ok(self.symbols.intern(from..self.cursor.pos))
    }

    /// A type and the blanks behind it.
    pub(super) fn ty(&mut self, expected: &str) -> Result<Type, Fault> {
        let at = self.cursor.pos;
        let name = self.cursor.word();
        if let Some(ty) = self.words.ty(name, self.circuit.arch()) {
            self.cursor.blank();
            return Ok(ty);
        }
        let hint = self.words.ty_hint(name);
        self.cursor.pos = at;
        let mut fault = self.cursor.fault(expected);
        fault.message += &hint;
        Err(fault)
    }

    fn word(&mut self) -> Result<GateWord, Fault> {
        let at = self.cursor.pos;
        if let Some(word) = self.words.word(self.cursor.word()) {
            self.cursor.blank();
            return Ok(word);
        }
        self.cursor.pos = at;
        Err(self
            .cursor
            .fault("a type of the source language, tagged, pointer, no_pointer, plain or 0x and its word"))
    }

    fn condition(&self, op: Opcode, name: &str, at: usize) -> Result<u64, Fault> {
        let opcode = self.words.set.def(op).name;
        let Some(table) = self.words.conditions(op) else {
            let message = format!("{opcode} has no condition, found {}", shown(name));
            return Err(Fault::new("E001", at, message));
        };
        match table.by_name(name) {
            Some(condition) => Ok(u64::from(condition.code)),
            None if name.is_empty() => {
                let message = format!("expected a condition of {opcode} behind the dot");
                Err(Fault::new("E001", at, message))
            }
            None => {
                let hint = did_you_mean(name, table.codes.iter().map(|c| c.name));
                let message = format!("expected a condition of {opcode}, found {}{hint}", shown(name));
                Err(Fault::new("E001", at, message))
            }
        }
    }

    /// `<17>`, `<-1>`, `<0xff>`
    fn number(&mut self) -> Result<Number, Fault> {
        self.cursor.expect(b'<', "")?;
        let at = self.cursor.pos;
        let negative = self.cursor.eat_blank(b'-');
        let digits = self.cursor.word();
        let parsed = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let size = match parsed {
            Ok(size) if !negative || size <= 1 << 63 => size,
            _ if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
                return Err(Fault::new(
                    "E001",
                    at,
                    format!("{} does not fit 64 bits", shown(digits)),
                ));
            }
            _ => {
                self.cursor.pos = at;
                return Err(self.cursor.fault("a number of at most 64 bits, such as 7, -1 or 0xff"));
            }
        };
        self.cursor.blank();
        self.cursor.expect(b'>', " behind the number")?;
        Ok(Number { negative, size, at })
    }

    /// The bits that a number stands for.
    fn bits(&mut self, def: &GateDef, ty: Type, number: Number) -> Result<u64, Fault> {
        let Number { negative, size, at } = number;
        if !negative {
            return match def.bitfield {
                Bitfield::None => Err(Fault::new("E001", at, format!("{} takes no number in <…>", def.name))),
                _ => Ok(size),
            };
        }
        match def.bitfield {
            Bitfield::Constant => Ok(self.negated(ty, size)),
            Bitfield::Case => {
                // The width is that of the value which the switch takes, and may not have been read yet.
                self.cases.push((self.circuit.len() as u32, size));
                Ok(size.wrapping_neg())
            }
            _ => Err(Fault::new("E001", at, "expected a number that is not negative".into())),
        }
    }

    /// A negative number in the bits of a type; in 64 bits where it does not fit, so that it is found not to fit.
    pub(super) fn negated(&self, ty: Type, size: u64) -> u64 {
        let bits = size.wrapping_neg();
        let set = self.words.set;
        match set.type_def(set.type_def(ty).element).width {
            width @ 1..64 if size <= 1 << (width - 1) => bits & ((1 << width) - 1),
            _ => bits,
        }
    }

    /// The bits of a gate whose line has none: a count, or nothing.
    fn default_bits(&self, op: Opcode, [states, depends, values]: [u32; 3]) -> Result<u64, Fault> {
        let def = self.words.set.def(op);
        let missing = |what: String| Err(self.cursor.fault(&what));
        match def.bitfield {
            Bitfield::None => Ok(0),
            Bitfield::Immediates(fields) => Ok(super::fields::usual(fields)),
            Bitfield::Count => Ok(def.repeated(states as usize, depends as usize, values as usize)),
            Bitfield::Condition(_) => {
                let example = self.words.conditions(op).and_then(|table| table.codes.first());
                let example = example.map_or("", |code| code.name);
                missing(format!("a condition behind the opcode, such as {}.{example}", def.name))
            }
            Bitfield::Number(_) | Bitfield::Constant | Bitfield::Case => {
                missing(format!("a number behind the opcode: {}<…>", def.name))
            }
        }
    }

    /// `s(%a, @S)`: how many there are.
    fn group(&mut self, letter: u8, class: WireClass) -> Result<u32, Fault> {
        self.cursor.blank();
        if !self.cursor.eat(letter) {
            return Ok(0);
        }
        self.cursor.blank();
        self.cursor.expect(b'(', " behind the class of inputs")?;
        let mut count = 0;
        if !self.cursor.eat(b')') {
            loop {
                self.reference(Wire { class, index: count })?;
                count += 1;
                self.cursor.blank();
                if self.cursor.eat(b')') {
                    break;
                }
                if !self.cursor.eat_blank(b',') {
                    return Err(self.cursor.fault("`,` or `)` behind an input"));
                }
            }
        }
        self.cursor.blank();
        Ok(count)
    }

    /// The root input: what is written, else what the gate's entry demands.
    fn root(&mut self, def: &GateDef) -> Result<bool, Fault> {
        if self.cursor.peek() == Some(b'r') {
            let at = self.cursor.pos;
            let count = self.group(b'r', WireClass::Root)?;
            if count > 1 {
                return Err(Fault::new("E001", at, format!("expected one root, found {count}")));
            }
            return Ok(count == 1);
        }
        if let Some(root) = def.root {
            self.circuit.draft_input(u32::from(root));
        }
        Ok(def.root.is_some())
    }

    /// `%x`, `@S`, or `_` for an input that is missing.
    fn reference(&mut self, wire: Wire) -> Result<(), Fault> {
        let at = self.cursor.pos;
        let symbol = match self.cursor.peek() {
            Some(b'@') => {
                self.cursor.pos += 1;
                let name = self.cursor.word();
                match self.words.root(name) {
                    Some(root) => root,
                    None => {
                        let message = format!("there is no root {}{}", shown(name), self.words.root_hint(name));
                        return Err(Fault {
                            input: Some(wire),
                            ..Fault::new("E004", at, message)
                        });
                    }
                }
            }
            Some(b'_') => {
                return Err(Fault {
                    input: Some(wire),
                    ..Fault::new("E004", at, "the input is missing (`_`)".into())
                });
            }
            _ => self.name().map_err(|fault| match fault.at {
                here if here == at => self.cursor.fault("an input (`%name` or `@ROOT`)"),
                _ => fault,
            })?,
        };
        self.circuit.draft_input(symbol);
        Ok(())
    }

    /// The second definition of a name.
    fn twice(&self, at: usize, symbol: u32, earlier: u32) -> Fault {
        let line = match earlier {
            SPOILT => self.spoilt.get(&symbol).copied().unwrap_or_default(),
            earlier => self.circuit.line(Gate(earlier)),
        };
        let here = self.cursor.line;
        Fault::new(
            "E003",
            at,
            format!("the id is defined twice: in line {line} and here, in line {here}"),
        )
    }
}
