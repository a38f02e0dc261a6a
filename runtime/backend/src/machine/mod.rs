//! A machine as the back end sees it: tables, a target, a calling convention, and the texts of the convention, parsed
//! once; its selector, bound to a set of gates ([`binding`]) with the patterns of the target ([`automaton`]); and the
//! latencies of its instructions ([`latency`]).

pub(crate) mod automaton;
pub(crate) mod binding;
mod cache;
mod expand;
pub(crate) mod held;
mod joined;
pub(crate) mod latency;
mod registers;
pub(crate) mod scaled;
mod services;
mod template;
mod words;

pub use binding::Binding;
pub use expand::{Expanded, Operand};
pub use joined::{AllJoined, Joined};
pub use registers::MAX_BANKS;
pub use services::{Begin, Kind as ServiceKind, RowNumber, Service};
pub use template::{Hole, Line, Source, Template, constant};

use crate::code::PReg;
use crate::problem::Problem;
use hashbrown::HashMap;
use onespec_core::compress::Compressor;
use onespec_core::convention::is_assembly;
use onespec_core::isa::{Bank, Convention, Isa, Kind, OpId, Operand as IsaOperand};
use onespec_core::parse::Parser;
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use std::fmt;
use std::sync::OnceLock;

/// What code is made for.
pub struct Machine {
    pub isa: &'static Isa,
    pub target: Resolved,
    pub convention: &'static Convention,
    /// Patterns of the instructions, where the machine has some.
    pub selector: Option<&'static Selector>,
    pub parser: Parser,
    pub compressor: Compressor,
    /// Whether shorter instructions are taken where one means the same.
    pub compress: bool,
    /// Whether code computes approximations of gates that the machine has not: as the convention says, unless set.
    pub approximate: bool,
    texts: Vec<(&'static str, Template)>,
    /// By key, which of `texts`: the first of those with one key.
    text_numbers: HashMap<&'static str, usize>,
    /// By bank, where in `texts` those of each bank are, in the order of [`OfBank`].
    of_bank: Vec<[Option<u32>; 3]>,
    /// By bank, the text that makes state such that its registers can be copied.
    ready: Vec<Option<u32>>,
    /// The bank whose registers have a size that is known when code runs, and the text that says it.
    scaled: Option<(u8, u32)>,
    /// By bank and number, what the allocator calls each register.
    names_of_registers: Vec<Vec<Option<regalloc2::PReg>>>,
    /// See [`words`].
    simple: Vec<Option<words::Simple>>,
    cache: cache::Cache,
    joined: OnceLock<AllJoined>,
    /// Functions that texts compute, by name, in the order of texts.
    services: HashMap<&'static str, Vec<Service>>,
    begins: Vec<Begin>,
    /// The bank of constants that code reads only, and the text that copies one.
    constants: Option<(u8, usize)>,
    /// For each file, the bank in which its registers are.
    bank_of_file: Vec<Option<u8>>,
}

/// Texts that each bank of the convention has its own of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfBank {
    Copy,
    Load,
    Store,
}

impl OfBank {
    const ALL: [OfBank; 3] = [OfBank::Copy, OfBank::Load, OfBank::Store];

    /// How its name in the description begins.
    fn key(self) -> &'static str {
        match self {
            OfBank::Copy => "copy",
            OfBank::Load => "load",
            OfBank::Store => "store",
        }
    }
}

/// How the name of a text begins that makes state such that registers of a bank can be copied.
const READY: &str = "ready";
/// Likewise, that gives how many bytes a register of the bank has.
const BYTES: &str = "bytes";

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Machine({} {})", self.target.name, self.convention.name)
    }
}

impl Machine {
    /// Reads the texts of a calling convention; without a name, of the first that the target has.
    ///
    /// # Errors
    /// There is no such convention, or a text of it can't be read.
    pub fn new(
        isa: &'static Isa,
        target: Resolved,
        selectors: impl IntoIterator<Item = &'static Selector>,
        convention: Option<&str>,
    ) -> Result<Machine, Problem> {
        let fits = |c: &&Convention| c.needs.holds(&target.features) && convention.is_none_or(|name| c.name == name);
        let Some(convention) = isa.conventions.iter().find(fits) else {
            let names: Vec<&str> = isa.conventions.iter().map(|c| c.name).collect();
            let message = match names.is_empty() {
                true => format!(
                    "the description of {} has no calling convention (`conventions:`)",
                    isa.name
                ),
                false => {
                    let what = convention.map_or("none of the calling conventions".into(), |name| {
                        format!("no calling convention `{name}`; there are")
                    });
                    format!("target {} has {what}: {}", target.name, names.join(", "))
                }
            };
            return Err(Problem::new(message));
        };
        let params = &target.params;
        let selector = selectors
            .into_iter()
            .find(|s| s.params.iter().all(|p| params.contains(p)));
        let parser = Parser::new(isa, &target.features);
        let compressor = Compressor::new(isa, &target.features);
        let bank_of = |file: usize| {
            convention
                .banks
                .iter()
                .position(|b| usize::from(b.file) == file)
                .map(|b| b as u8)
        };
        let mut machine = Machine {
            isa,
            bank_of_file: (0..isa.files.len()).map(bank_of).collect(),
            target,
            convention,
            selector,
            parser,
            compressor,
            compress: true,
            approximate: convention.approximate,
            texts: Vec::new(),
            text_numbers: HashMap::new(),
            of_bank: Vec::new(),
            ready: Vec::new(),
            scaled: None,
            names_of_registers: Vec::new(),
            simple: words::simple(isa),
            cache: cache::Cache::default(),
            joined: OnceLock::new(),
            services: HashMap::new(),
            begins: Vec::new(),
            constants: None,
        };
        machine.names_of_registers = machine.name_registers();
        for (key, text) in convention.texts {
            if is_assembly(key) {
                let read = template::read(&machine, key, text)
                    .map_err(|e| Problem::new(format!("text `{key}` of convention {}: {e}", convention.name)))?;
                machine.text_numbers.entry(key).or_insert(machine.texts.len());
                machine.texts.push((key, read));
            }
        }
        machine.of_bank = convention
            .banks
            .iter()
            .map(|b| OfBank::ALL.map(|text| machine.find_text(text.key(), b.name)))
            .collect();
        let banks = convention.banks.iter();
        machine.ready = banks.map(|b| machine.find_text(READY, b.name)).collect();
        machine.begins = machine.find_begins();
        machine.services = machine.find_services();
        machine.constants = machine.find_constants();
        let mut banks = (0u8..).zip(convention.banks);
        // The second bank that it names is that of the register in which the bytes come.
        let of_bank = |known: &str, bank: &str| known.split_whitespace().take(2).eq([BYTES, bank]);
        machine.scaled = banks.find_map(|(bank, b)| {
            let at = machine.texts.iter().position(|(known, _)| of_bank(known, b.name))?;
            Some((bank, at as u32))
        });
        Ok(machine)
    }

    /// Code begins at multiples of this many bytes: the length of the target's longest instruction, as a power of two.
    pub fn alignment(&self) -> usize {
        let ops = self.isa.ops.iter().filter(|op| op.needs.holds(&self.target.features));
        let longest = ops.map(|op| op.length).max().unwrap_or(8);
        usize::from(longest.div_ceil(8)).next_power_of_two()
    }

    /// A text of the convention.
    ///
    /// # Errors
    /// It has none of this name.
    pub fn text(&self, key: &str) -> Result<&Template, Problem> {
        self.text_if(key).ok_or_else(|| {
            Problem::new(format!(
                "calling convention {} has no text `{key}`",
                self.convention.name
            ))
        })
    }

    /// Reads a text that belongs to nothing of the convention, such as that of a setting. The machine remembers it.
    pub(crate) fn read_text(&self, key: &str, text: &str) -> Result<Template, Problem> {
        if let Some(known) = self.cache.text(text) {
            return Ok(known);
        }
        let read = template::read(self, key, text).map_err(|e| Problem::new(format!("text of `{key}`: {e}")))?;
        self.cache.keep_text(text, &read);
        Ok(read)
    }

    /// The same where it may be missing.
    pub fn text_if(&self, key: &str) -> Option<&Template> {
        self.texts.get(*self.text_numbers.get(key)?).map(|(_, text)| text)
    }

    /// A text for a bank.
    ///
    /// # Errors
    /// It has none of this name.
    pub fn bank_text(&self, text: OfBank, bank: u8) -> Result<&Template, Problem> {
        let of_bank = self.of_bank.get(usize::from(bank)).and_then(|all| all[text as usize]);
        let found = of_bank.and_then(|at| self.texts.get(at as usize)).map(|(_, t)| t);
        found.ok_or_else(|| {
            let name = self.bank(bank).map_or("", |b| b.name);
            let key = text.key();
            Problem::new(format!(
                "calling convention {} has no text `{key} {name}`",
                self.convention.name
            ))
        })
    }

    /// What has to stand before copies of a bank's registers where state may hold anything, if something has.
    pub fn ready(&self, bank: u8) -> Option<&Template> {
        let at = self.ready.get(usize::from(bank)).copied().flatten()?;
        self.texts.get(at as usize).map(|(_, text)| text)
    }

    /// The bank whose registers have a size that is known when code runs: its values may be groups of them.
    pub fn scaled_bank(&self) -> Option<u8> {
        self.scaled.map(|(bank, _)| bank)
    }

    /// The bank whose values are allocated in groups of registers: that one, else one with more registers than the other
    /// allocator knows.
    pub fn grouped_bank(&self) -> Option<u8> {
        let mut banks = (0u8..).zip(self.convention.banks);
        let large = || banks.find_map(|(bank, b)| (b.order.len() > regalloc2::PReg::MAX).then_some(bank));
        self.scaled_bank().or_else(large)
    }

    /// The bank of constants that code reads only, and the text that copies one to a register: that from a bank whose
    /// registers hold no values of code.
    pub fn constants(&self) -> Option<(u8, &Template)> {
        let (bank, at) = self.constants?;
        self.texts.get(at).map(|(_, text)| (bank, text))
    }

    fn find_constants(&self) -> Option<(u8, usize)> {
        let of = |key: &str| {
            let mut words = key.split_whitespace();
            let banks = (words.next() == Some("copy")).then(|| (words.next(), words.next(), words.next()));
            match banks? {
                (Some(from), Some(_), None) => self.convention.bank(from).map(|(bank, _)| bank as u8),
                _ => None,
            }
        };
        let mut texts = self.texts.iter().enumerate();
        texts.find_map(|(at, (key, _))| Some((of(key)?, at)))
    }

    /// Instructions that stand for several others.
    pub fn joined(&self) -> &AllJoined {
        self.joined.get_or_init(|| AllJoined::of(self))
    }

    /// The text that gives how many bytes a register of that bank has.
    pub fn bytes_of_register(&self) -> Option<&Template> {
        let (_, at) = self.scaled?;
        self.texts.get(at as usize).map(|(_, text)| text)
    }

    /// A text for a group of so many registers of a bank.
    ///
    /// # Errors
    /// There is none.
    pub fn text_of_group(&self, text: OfBank, bank: u8, size: u8) -> Result<&Template, Problem> {
        match size {
            1 => self.bank_text(text, bank),
            _ => {
                let name = self.bank(bank).map_or("", |b| b.name);
                self.text(&format!("{} {name} group {size}", text.key()))
            }
        }
    }

    /// The most registers of a bank that a text copies at once.
    pub fn largest_group(&self, bank: u8) -> u8 {
        let has = |size: &u8| self.text_of_group(OfBank::Copy, bank, *size).is_ok();
        (0..u8::BITS).rev().map(|bit| 1 << bit).find(has).unwrap_or(1)
    }

    /// Whether copies of some bank ask for that.
    pub fn has_unready(&self) -> bool {
        self.ready.iter().any(Option::is_some)
    }

    fn find_text(&self, key: &str, bank: &str) -> Option<u32> {
        let of_bank = |known: &str| known.strip_prefix(key).is_some_and(|rest| rest.trim_start() == bank);
        let at = self.texts.iter().position(|(known, _)| of_bank(known))?;
        Some(at as u32)
    }

    /// A text for values of so many bits in a bank, else the one for all of them.
    ///
    /// # Errors
    /// There is neither.
    pub fn text_of_width(&self, text: OfBank, bank: u8, bits: u32) -> Result<&Template, Problem> {
        let name = self.bank(bank).map_or("", |b| b.name);
        match self.text_if(&format!("{} {name} {bits}", text.key())) {
            Some(text) => Ok(text),
            None => self.bank_text(text, bank),
        }
    }

    /// A bank of the convention.
    pub fn bank(&self, bank: u8) -> Option<&'static Bank> {
        self.convention.banks.get(usize::from(bank))
    }

    /// The bank of the registers of a file.
    pub fn bank_of_file(&self, file: u16) -> Option<u8> {
        self.bank_of_file.get(usize::from(file)).copied().flatten()
    }

    /// The bank of an operand's registers; nothing for numbers.
    pub fn bank_of_operand(&self, operand: &IsaOperand) -> Option<u8> {
        match self.isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Reg { file, .. }) => self.bank_of_file(*file),
            _ => None,
        }
    }

    /// Whether an operand is a register.
    pub fn is_register(&self, operand: &IsaOperand) -> bool {
        matches!(self.isa.kinds.get(usize::from(operand.kind)), Some(Kind::Reg { .. }))
    }

    /// The operands of an instruction.
    pub fn operands(&self, op: OpId) -> &'static [IsaOperand] {
        self.isa.ops.get(usize::from(op)).map_or(&[], |o| o.operands)
    }

    /// The bank of addresses: that of the stack pointer; of kernels, the first.
    pub fn address_bank(&self) -> u8 {
        let of_stack = self.convention.stack.and_then(|(file, _)| self.bank_of_file(file));
        of_stack.unwrap_or(0)
    }

    /// As assembly writes it.
    pub fn register_name(&self, register: PReg) -> String {
        let file = self
            .bank(register.bank)
            .and_then(|b| self.isa.files.get(usize::from(b.file)));
        let name = file.and_then(|f| f.spelling(i64::from(register.number)));
        name.map_or_else(|| format!("{}:{}", register.bank, register.number), str::to_owned)
    }

    /// Bytes of the places of a frame, of which registers take one or more.
    pub fn place_bytes(&self) -> u32 {
        self.convention.slot.max(1)
    }

    /// How many places of a frame a register of a bank takes: a power of two. Its address is a multiple of them.
    pub fn places(&self, bank: u8) -> u32 {
        let bytes = self.bank(bank).map_or(1, |b| b.slot);
        bytes.div_ceil(self.place_bytes()).max(1).next_power_of_two()
    }

    /// Bytes of an address.
    pub fn address_bytes(&self) -> u32 {
        self.target
            .params
            .first()
            .map_or(8, |(_, bits)| (*bits as u32 / 8).clamp(1, 8))
    }
}
