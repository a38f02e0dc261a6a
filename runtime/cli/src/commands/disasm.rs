//! `onespec disasm`: words, bytes or an ELF file as assembly.

use crate::elf::{self, Code, Image};
use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::pseudo::Follower;
use crate::session::Session;
use crate::transport::Transport;
use crate::{escape, input, transport};
use clap::Args;
use onespec_core::decode::{Decoder, Item};
use onespec_core::isa::{Op, Word};
use onespec_core::mirror::Unread;
use onespec_core::print::Printer;
use serde_json::json;
use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;

/// Disassemble an ELF file, raw code, or hex words
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec disasm tests/programs/machine/traps.rv64.elf
  echo 00850513 | onespec disasm --isa riscv --hex -")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    transport: transport::BitOrder,
    /// Address of the first byte of raw code, decimal or 0x…
    #[arg(long, value_name = "ADDR", value_parser = super::number)]
    base: Option<u64>,
    /// Print every instruction in its own name
    #[arg(long)]
    no_aliases: bool,
    /// Read one word a line, most significant digit first; print one instruction a line, `illegal` where there is none
    #[arg(long)]
    hex: bool,
    /// One JSON object an instruction: `address`, `word`, `length` (bits), `text` (null where there is none)
    #[arg(long)]
    json: bool,
    /// An instruction that ran before the code and set what its pseudo-instructions depend on: `vsetvli …`
    #[arg(long, value_name = "LINE")]
    after: Vec<String>,
    /// The file, or - for standard input
    file: PathBuf,
}

/// What every way of disassembling needs.
struct Disassembler {
    decoder: Decoder,
    printer: Printer,
    transport: Transport,
    /// On a machine of pseudo-instructions, what base instructions are read back with.
    follower: Option<RefCell<Follower>>,
    json: bool,
}

pub fn run(options: &Options) -> Outcome {
    let data = input::bytes(&options.file)?;
    let is_elf = !options.hex && elf::is_elf(&data);
    let session = match is_elf {
        true => Session::for_file(&options.machine, &data)?,
        false => Session::open(&options.machine)?,
    };
    let printer = session.printer(!options.no_aliases);
    let tool = Disassembler {
        decoder: session.decoder(),
        printer,
        transport: options.transport.readable(&session)?,
        follower: Follower::new(&session, &options.after)?.map(RefCell::new),
        json: options.json,
    };
    let mut out = escape::stdout();
    let mut code = OK;
    if options.hex {
        code = tool.words(&input::utf8(&options.file, data)?, options.base, &mut out)?;
    } else if is_elf {
        let image = elf::read(&data, session.elf_machine())?;
        tool.image(&escape::path(&options.file), &image, &mut out)?;
    } else {
        let base = options.base.unwrap_or(0);
        let is_wide = base.saturating_add(data.len() as u64) > u64::from(u32::MAX);
        let code = Code {
            base,
            bytes: &data,
            ..Code::default()
        };
        tool.code(&code, &Image::default(), if is_wide { 16 } else { 8 }, &mut out)?;
    }
    out.flush()?;
    Ok(code)
}

impl Disassembler {
    /// The text of an instruction; the return says why it is no pseudo-instruction though one mirrors it.
    fn text(&self, op: u16, word: Word, address: Option<u64>, text: &mut String) -> Option<Unread> {
        let read = self
            .follower
            .as_ref()
            .map(|f| f.borrow_mut().next(&self.printer, op, word));
        match read {
            Some(Ok(pseudo)) => {
                text.push_str(&pseudo);
                return None;
            }
            Some(Err(why)) => {
                self.printer.print(op, word, address, text);
                return Some(why).filter(|why| *why != Unread::Plain);
            }
            None => self.printer.print(op, word, address, text),
        }
        None
    }

    /// One word a line. Distances stay distances unless there is a base.
    fn words(&self, text: &str, base: Option<u64>, out: &mut impl Write) -> Result<u8, Failure> {
        let (mut address, mut code) = (base, OK);
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            let digits = line.strip_prefix("0x").or(line.strip_prefix("0X")).unwrap_or(line);
            let word = match Word::from_str_radix(digits, 16) {
                Ok(word) if !digits.starts_with('+') => self.transport.back(word),
                _ => {
                    escape::tell(&format!(
                        "error: line {}: `{}` is no hexadecimal word",
                        number + 1,
                        line.escape_debug()
                    ));
                    code = FINDINGS;
                    writeln!(out, "illegal")?;
                    continue;
                }
            };
            let op = self.decoder.decode(word).filter(|op| self.fits(*op, word));
            let length = op.map_or_else(
                || self.decoder.length(word as u32),
                |op| self.op(op).map_or(0, |o| o.length),
            );
            let mut text = String::new();
            if let Some(op) = op {
                self.text(op, word, address, &mut text);
            }
            self.line(out, address, word, length, op.map(|_| text.as_str()))?;
            address = address.map(|address| address.wrapping_add(u64::from(length / 8)));
        }
        Ok(code)
    }

    fn line(
        &self,
        out: &mut impl Write,
        address: Option<u64>,
        word: Word,
        length: u16,
        text: Option<&str>,
    ) -> io::Result<()> {
        if self.json {
            let digits = usize::from(length.div_ceil(4));
            let word = format!("0x{:0digits$x}", self.transport.out(word, length));
            let address = address.map(|address| format!("0x{address:x}"));
            return writeln!(
                out,
                "{}",
                json!({"address": address, "word": word, "length": length, "text": text})
            );
        }
        writeln!(out, "{}", text.unwrap_or("illegal"))
    }

    fn op(&self, op: u16) -> Option<&'static Op> {
        self.decoder.isa().ops.get(usize::from(op))
    }

    /// Whether nothing is left of the word above the instruction.
    fn fits(&self, op: u16, word: Word) -> bool {
        self.op(op).is_some_and(|op| op.length >= 128 || word >> op.length == 0)
    }

    /// All of an ELF file, section by section.
    fn image(&self, name: &str, image: &Image<'_>, out: &mut impl Write) -> io::Result<()> {
        let bits = if image.is_64 { 64 } else { 32 };
        if !self.json {
            writeln!(out, "\n{name}:     file format elf{bits}-{}\n", self.decoder.isa().name)?;
        }
        for code in &image.code {
            if !self.json {
                writeln!(out, "\nDisassembly of section {}:", code.name)?;
            }
            self.code(code, image, bits / 4, out)?;
        }
        Ok(())
    }

    /// A run of instructions. A symbol's address begins a paragraph; an instruction that a symbol cuts in two ends there.
    fn code(&self, code: &Code<'_>, image: &Image<'_>, width: usize, out: &mut impl Write) -> io::Result<()> {
        let end = code.base.wrapping_add(code.bytes.len() as u64);
        let mut starts: Vec<u64> = code
            .symbols
            .range(code.base..end.max(code.base))
            .map(|(at, _)| *at)
            .collect();
        if starts.first() != Some(&code.base) {
            starts.insert(0, code.base);
        }
        let mut texts = Texts::default();
        for (index, start) in starts.iter().enumerate() {
            if let (Some(name), false) = (code.symbols.get(start), self.json) {
                writeln!(out, "\n{start:0width$x} <{name}>:")?;
            }
            let until = starts.get(index + 1).copied().unwrap_or(end);
            let (from, to) = ((start - code.base) as usize, (until.wrapping_sub(code.base)) as usize);
            let Some(bytes) = code.bytes.get(from..to) else {
                continue;
            };
            let bytes = self.transport.bytes_back(bytes);
            // What calls the function that begins here is not known.
            if let Some(follower) = &self.follower {
                follower.borrow_mut().restart();
            }
            for item in self.decoder.iter(&bytes) {
                let address = start.wrapping_add(item.offset as u64);
                self.item(&item, address, (image, code), &mut texts)?;
                out.write_all(texts.line.as_bytes())?;
            }
        }
        Ok(())
    }

    /// Puts the line of an instruction together.
    fn item(
        &self,
        item: &Item,
        address: u64,
        (image, code): (&Image<'_>, &Code<'_>),
        Texts { text, line }: &mut Texts,
    ) -> io::Result<()> {
        text.clear();
        line.clear();
        let mut remark = None;
        if let Ok(op) = item.op {
            remark = self.text(op, item.word, Some(address), text);
        }
        if self.json {
            let text = item.op.is_ok().then_some(text.as_str());
            let mut object = Vec::new();
            self.line(&mut object, Some(address), item.word, item.length, text)?;
            line.push_str(&String::from_utf8_lossy(&object));
            return Ok(());
        }
        push_hex(line, Word::from(address), 8, b' ');
        line.push_str(":\t");
        let start = line.len();
        let word = self.transport.out(item.word, item.length);
        push_hex(line, word, usize::from(item.length.div_ceil(4)), b'0');
        let written = line.len() - start;
        line.extend(std::iter::repeat_n(' ', WORD_WIDTH.saturating_sub(written)));
        line.push_str(" \t");
        match &item.op {
            Ok(op) => {
                // The mnemonic stands in a column of its own.
                match text.split_once(' ') {
                    Some((mnemonic, operands)) => {
                        line.push_str(mnemonic);
                        line.push('\t');
                        line.push_str(operands);
                    }
                    None => line.push_str(text),
                }
                if let Some(target) = self.destination(*op, item.word, address) {
                    push_name(line, image, code, target);
                }
                if let Some(remark) = remark {
                    // Writing into memory does not fail.
                    let _ = write!(line, "\t# no pseudo-instruction: {remark}");
                }
            }
            Err(error) => {
                line.push_str("illegal\t# ");
                line.push_str(&error.message(self.decoder.isa()));
            }
        }
        line.push('\n');
        Ok(())
    }

    /// The address that an operand relative to the instruction means.
    fn destination(&self, op: u16, word: Word, address: u64) -> Option<u64> {
        let op = self.op(op)?;
        let operand = op.operands.iter().find(|operand| operand.pcrel)?;
        let distance = onespec_core::operand::read(self.decoder.isa(), operand, word);
        Some(address.wrapping_add_signed(operand.distance(distance)))
    }
}

/// Texts of one line after the other.
#[derive(Default)]
struct Texts {
    /// Of the instruction.
    text: String,
    line: String,
}

/// Columns of a word.
const WORD_WIDTH: usize = 15;

/// Appends hexadecimal digits, as many as there are or at least `width`, of which there are at most 32.
fn push_hex(line: &mut String, mut number: Word, width: usize, fill: u8) {
    let mut digits = [fill; 32];
    let mut from = digits.len();
    for digit in digits.iter_mut().rev() {
        *digit = b"0123456789abcdef"[(number & 15) as usize];
        from -= 1;
        number >>= 4;
        if number == 0 {
            break;
        }
    }
    let shown = digits
        .get(from.min(digits.len().saturating_sub(width))..)
        .unwrap_or_default();
    line.push_str(str::from_utf8(shown).unwrap_or_default());
}

/// Appends ` <main+0x10>`, nothing when no symbol is near below.
fn push_name(line: &mut String, image: &Image<'_>, code: &Code<'_>, address: u64) {
    if let Some((name, more)) = image.name(code, address) {
        line.push_str(" <");
        line.push_str(name);
        if more != 0 {
            line.push_str("+0x");
            push_hex(line, Word::from(more), 0, b'0');
        }
        line.push('>');
    }
}
