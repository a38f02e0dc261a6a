//! Lines that are no gates: `circuit name(i32, i64) -> i32` begins a circuit, `arch 32` says how wide addresses are.

use super::cursor::{Fault, shown};
use super::parse::Parser;
use crate::circuit::Signature;
use crate::circuit::set::Type;

impl Parser<'_> {
    /// Reads a line that begins with something else than `%`.
    pub(super) fn other_line(&mut self) {
        let at = self.cursor.pos;
        let read = match self.cursor.word() {
            "circuit" => self.circuit_line(),
            "arch" => self.arch_line(at),
            _ => {
                self.cursor.pos = at;
                Err(self
                    .cursor
                    .fault("a gate (`%name = …`), a `circuit` line or an `arch` line"))
            }
        };
        if let Err(fault) = read {
            self.fault(fault);
        }
    }

    fn circuit_line(&mut self) -> Result<(), Fault> {
        self.finish(false);
        // Whatever is wrong with the header: the gates below it are a circuit of their own.
        self.circuit.signature = Some(Signature::default());
        self.cursor.blank();
        let at = self.cursor.pos;
        let name = self.cursor.word();
        if name.is_empty() {
            return Err(self.cursor.fault("the circuit's name"));
        }
        let line = self.cursor.line;
        let earlier = *self.headers.entry(name).or_insert(line);
        if earlier != line {
            let message = format!(
                "the circuit {} is defined twice: in line {earlier} and here, in line {line}",
                shown(name)
            );
            return Err(Fault::new("E003", at, message));
        }
        self.cursor.blank();
        self.cursor.expect(b'(', " behind the circuit's name")?;
        let mut params = Vec::new();
        if !self.cursor.eat_blank(b')') {
            loop {
                params.push(self.ty("the type of a parameter")?);
                if self.cursor.eat_blank(b')') {
                    break;
                }
                if !self.cursor.eat_blank(b',') {
                    return Err(self.cursor.fault("`,` or `)` behind the type of a parameter"));
                }
            }
        }
        let mut result = Type::NONE;
        if self.cursor.eat(b'-') {
            self.cursor.expect(b'>', " behind `-`")?;
            result = self.ty("the type of what is returned")?;
        }
        if !self.cursor.at_end() {
            return Err(self.cursor.fault("`-> type` or the end of the line"));
        }
        self.circuit.signature = Some(Signature {
            name: name.to_string(),
            params,
            result,
        });
        Ok(())
    }

    fn arch_line(&mut self, at: usize) -> Result<(), Fault> {
        if !self.done.is_empty() || !self.is_fresh() || !self.headers.is_empty() {
            let message = "an `arch` line must stand before the first circuit".to_string();
            return Err(Fault::new("E001", at, message));
        }
        self.cursor.blank();
        let number = self.cursor.pos;
        self.arch_bits = match self.cursor.word() {
            "32" => 32,
            "64" => 64,
            _ => {
                self.cursor.pos = number;
                return Err(self.cursor.fault("32 or 64"));
            }
        };
        self.cursor.blank();
        if !self.cursor.at_end() {
            return Err(self.cursor.fault("the end of the line"));
        }
        self.circuit = self.fresh();
        self.nameless_roots();
        Ok(())
    }
}
