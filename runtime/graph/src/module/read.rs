//! From a text to a module: the lines that are no circuits' are read here, everything else by the reader of circuits, which
//! sees blank lines in their place, so that its findings keep their lines.

use super::marks::{self, Mark};
use super::{Data, Extern, Function, Lines, MAX_ALIGN, MAX_DATA, Module, Relocation, Symbol};
use crate::circuit::Signature;
use crate::circuit::set::{GateSet, Type};
use crate::finding::{Finding, Findings};
use crate::text::{self, Options};
use hashbrown::HashMap;

/// Zeros that may stand before other bytes of a datum, in all data together: they take memory out of proportion to the text.
const MAX_ZEROS_INSIDE: u64 = 1 << 28;

/// Whether a text has lines that only modules have.
pub fn is_module(text: &str) -> bool {
    text.lines().any(|line| word(line).is_some())
}

/// The word that begins a line of a module which is no circuit's.
fn word(line: &str) -> Option<&'static str> {
    let line = line.trim_start();
    let mut words = ["extern", "data", "const"].into_iter().chain(marks::WORDS);
    words.find(|word| {
        let rest = line.strip_prefix(word);
        rest.is_some_and(|rest| {
            rest.starts_with([' ', '\t']) || rest.trim_end().is_empty() && marks::WORDS.contains(word)
        })
    })
}

/// The module of a text. A symbol's number is how many `extern`, `data`, `const` and `circuit` lines stand before its own.
///
/// # Errors
/// As [`text::parse`]; a name that is defined twice is E003, a line that can't be read and a circuit without a header E001.
pub fn parse(set: &'static GateSet, text: &str, options: &Options) -> Result<Module, Findings> {
    let mut findings = Findings::new(options.limit);
    let mut module = Module::new(set);
    let mut circuits = String::with_capacity(text.len());
    let mut names: HashMap<&str, u32> = HashMap::new();
    // Lines of circuits' headers come back as functions once the circuits have been read.
    let mut headers = 0;
    // Bytes of all data so far.
    let mut held = 0;
    let mut inside = MAX_ZEROS_INSIDE;
    let mut marks = Vec::new();
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let mut reader = Reader {
            set,
            line,
            at: 0,
            options,
            left: MAX_DATA - held,
            inside,
        };
        let read = match word(line) {
            None => {
                circuits.push_str(line);
                if line.trim_start().starts_with("circuit") {
                    module.symbols.push(Symbol::Function(headers));
                    headers += 1;
                }
                continue;
            }
            Some(word) if marks::WORDS.contains(&word) => {
                circuits.push('\n');
                match Mark::read(number, word, line) {
                    Ok(mark) => marks.push(mark),
                    Err((column, message)) => {
                        findings.push(|| Finding::in_text(number, column, "E001", message));
                    }
                }
                continue;
            }
            Some("extern") => reader.external().map(|external| module.add_extern(external)),
            Some(word) => reader.data(word == "data").map(|data| {
                held += data.size();
                module.add_data(data)
            }),
        };
        inside = reader.inside;
        circuits.push('\n');
        match read {
            Err(message) => {
                let column = line[..reader.at.min(line.len())].chars().count() as u32 + 1;
                findings.push(|| Finding::in_text(number, column, "E001", message));
            }
            Ok(_) => {
                let mut reader = Reader {
                    set,
                    line,
                    at: 0,
                    options,
                    left: 0,
                    inside,
                };
                reader.name();
                let name = reader.name();
                if let Some(earlier) = names.insert(name, number) {
                    let message = format!("{name} is defined twice: in line {earlier} and here, in line {number}");
                    findings.push(|| Finding::in_text(number, 1, "E003", message));
                }
            }
        }
    }
    let read = match text::parse(set, &circuits, options) {
        Ok(read) => read,
        Err(found) => {
            for finding in found.into_vec() {
                findings.push(|| finding);
            }
            Vec::new()
        }
    };
    for circuit in read {
        let Some(signature) = circuit.signature.clone() else {
            findings.push(|| {
                Finding::in_text(
                    1,
                    0,
                    "E001",
                    "gates of a module stand below a `circuit name(types)` line",
                )
            });
            continue;
        };
        if names.contains_key(signature.name.as_str()) {
            let message = format!("{} is a circuit and something else", signature.name);
            findings.push(|| Finding::in_text(0, 0, "E003", message));
        }
        module.functions.push(Function {
            name: signature.name.clone(),
            signature,
            line: 0,
            circuit,
            independent: Vec::new(),
            unordered: Vec::new(),
            approximate: false,
        });
    }
    // A circuit that could not be read is missed by none but its own findings.
    if findings.is_empty() {
        marks::apply(&marks, &mut module, &mut findings);
    }
    for data in &module.data {
        for relocation in data
            .relocations
            .iter()
            .filter(|r| r.symbol as usize >= module.symbols.len())
        {
            let message = format!("{} has the address of symbol {}", data.name, relocation.symbol);
            findings.push(|| Finding::in_text(0, 0, "E004", format!("{message}, which there isn't")));
        }
    }
    if !findings.is_empty() {
        findings.sort_by_place();
        return Err(findings);
    }
    let mut lines = Lines::default();
    lines.add("", u32::try_from(text.lines().count()).unwrap_or(u32::MAX));
    module.lines = lines;
    Ok(module)
}

/// A line that is being read. Errors are what was expected.
struct Reader<'t> {
    set: &'static GateSet,
    line: &'t str,
    at: usize,
    options: &'t Options,
    /// Bytes that data may still have.
    left: u64,
    /// What is left of [`MAX_ZEROS_INSIDE`].
    inside: u64,
}

impl<'t> Reader<'t> {
    fn blank(&mut self) {
        let rest = &self.line[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        if self.line[self.at..].starts_with('#') {
            self.at = self.line.len();
        }
    }

    fn name(&mut self) -> &'t str {
        self.blank();
        let rest = &self.line[self.at..];
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn eat(&mut self, token: &str) -> bool {
        self.blank();
        let found = self.line[self.at..].starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.eat(token) {
            return Ok(());
        }
        Err(self.wanted(&format!("`{token}`")))
    }

    fn wanted(&self, what: &str) -> String {
        let rest = self.line[self.at..].trim_end();
        let found: String = rest.chars().take(20).collect();
        match found.is_empty() {
            true => format!("expected {what}, found the end of the line"),
            false => format!("expected {what}, found `{found}`"),
        }
    }

    fn named(&mut self) -> Result<String, String> {
        self.name();
        match self.name() {
            "" => Err(self.wanted("a name")),
            name => Ok(name.to_string()),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        self.blank();
        match self.at == self.line.len() {
            true => Ok(()),
            false => Err(self.wanted("the end of the line")),
        }
    }

    fn ty(&mut self) -> Result<Type, String> {
        let start = self.at;
        let name = self.name();
        let arch = self.set.arch[usize::from(self.options.arch_bits != 32)];
        let found = if name == "arch" {
            Some(arch)
        } else {
            self.set.type_by_name(name)
        };
        found.filter(|&ty| ty != Type::NONE).ok_or_else(|| {
            self.at = start;
            self.wanted("a type")
        })
    }

    fn external(&mut self) -> Result<Extern, String> {
        let name = self.named()?;
        self.expect("(")?;
        let mut params = Vec::new();
        if !self.eat(")") {
            loop {
                params.push(self.ty()?);
                if self.eat(")") {
                    break;
                }
                self.expect(",")?;
            }
        }
        let result = if self.eat("->") { self.ty()? } else { Type::NONE };
        self.end()?;
        let signature = Signature {
            name: name.clone(),
            params,
            result,
        };
        Ok(Extern { name, signature })
    }

    fn number(&mut self) -> Result<i64, String> {
        self.blank();
        let start = self.at;
        let minus = self.eat("-");
        let digits = self.name();
        let sign = if minus { "-" } else { "" };
        format!("{sign}{digits}").parse().map_err(|_| {
            self.at = start;
            self.wanted("a number")
        })
    }

    fn data(&mut self, writable: bool) -> Result<Data, String> {
        let name = self.named()?;
        let mut data = Data {
            name,
            align: 1,
            writable,
            ..Data::default()
        };
        if self.line[self.at..].trim_start().starts_with("align") {
            self.name();
            let align = self.number()?;
            let valid = u32::try_from(align)
                .ok()
                .filter(|a| a.is_power_of_two() && *a <= MAX_ALIGN);
            data.align =
                valid.ok_or_else(|| format!("an alignment is a power of two up to {MAX_ALIGN}, not {align}"))?;
        }
        loop {
            self.blank();
            if self.at == self.line.len() {
                return Ok(data);
            }
            self.item(&mut data)?;
            if data.bytes.len() as u64 > self.left {
                return Err(self.too_much());
            }
        }
    }

    fn too_much(&self) -> String {
        format!(
            "all data of a module have at most {MAX_DATA} bytes together, {} are left here",
            self.left
        )
    }

    /// Zeros that stand before other bytes become bytes.
    fn zeros_inside(&mut self, data: &mut Data) -> Result<(), String> {
        let zeros = std::mem::take(&mut data.zeros);
        self.inside = self.inside.checked_sub(zeros).ok_or_else(|| {
            format!("at most {MAX_ZEROS_INSIDE} zeros of all data stand before other bytes: write data that begins with what is not 0")
        })?;
        data.bytes.resize(data.bytes.len() + zeros as usize, 0);
        Ok(())
    }

    fn item(&mut self, data: &mut Data) -> Result<(), String> {
        if self.eat("\"") {
            self.zeros_inside(data)?;
            return self.text(&mut data.bytes);
        }
        let start = self.at;
        let word = self.name();
        if word != "zero" {
            self.zeros_inside(data)?;
        }
        if let Some(digits) = word.strip_prefix("0x") {
            let pairs = digits.as_bytes().chunks(2);
            let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
            let bytes: Option<Vec<u8>> = pairs.map(|p| byte(p).filter(|_| p.len() == 2)).collect();
            data.bytes
                .extend(bytes.ok_or("expected two hexadecimal digits for each byte")?);
            return Ok(());
        }
        match word {
            "zero" => {
                self.expect("(")?;
                let count = self.number()?;
                let count = u64::try_from(count)
                    .ok()
                    .filter(|n| n.saturating_add(data.size()) <= self.left);
                let count = count.ok_or_else(|| self.too_much())?;
                data.zeros += count;
            }
            "symbol" => {
                self.expect("(")?;
                let symbol = u32::try_from(self.number()?).map_err(|_| "a symbol has a number from 0 on")?;
                let addend = if self.eat(",") { self.number()? } else { 0 };
                data.relocations.push(Relocation {
                    offset: data.bytes.len() as u64,
                    symbol,
                    addend,
                });
                data.bytes.extend([0; 8]);
            }
            _ => {
                self.at = start;
                return Err(self.wanted("bytes: `\"text\"`, `0x…`, `zero(n)` or `symbol(n)`"));
            }
        }
        self.expect(")")
    }

    fn text(&mut self, bytes: &mut Vec<u8>) -> Result<(), String> {
        let mut rest = self.line[self.at..].char_indices();
        while let Some((at, c)) = rest.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Ok(());
                }
                '\\' => match rest.next() {
                    Some((_, 'n')) => bytes.push(b'\n'),
                    Some((_, c @ ('"' | '\\'))) => bytes.push(c as u8),
                    _ => return Err("a text has the escapes `\\n`, `\\\"` and `\\\\`".into()),
                },
                c => bytes.extend(c.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
        Err("a text that does not end".into())
    }
}
