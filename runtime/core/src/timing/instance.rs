//! An instruction with the keys of its core evaluated: what it accesses in which step, how many slots it takes, who waits for
//! what it gives.

use super::Model;
use super::value::{Env, Subject};
use crate::isa::timing::{Expr, Keys, Next, OTHER, Pieces, Place, Term, Wait};
use crate::isa::{Dir, FileId, Op, OpId, Which, Word};
use crate::operand::Args;
use alloc::vec::Vec;
use core::ops::Deref;
use core::slice;

/// The most cycles and slots of anything.
pub const MAX_CYCLES: i64 = 65_535;
/// The most registers of a term.
const MAX_REGISTERS: i64 = 1024;

/// What may be written and read by itself: a register, or a part of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Register file.
    pub file: FileId,
    /// Number of the register or part among those of its sort in the file.
    pub number: u16,
    /// 0: a register; 1: a part of one; 2: a register of a file whose halves are registers of their own.
    sort: u8,
}

/// A register that a term accesses.
#[derive(Debug, Clone, Copy)]
pub struct Item {
    /// The register, or the part of it.
    pub piece: Piece,
    /// The step in which it is accessed.
    pub step: u32,
    /// Number of the register in its file.
    pub register: u16,
}

/// Registers and parts of registers of an access. Most accesses have few: those need no memory of their own.
#[derive(Debug, Clone)]
pub struct Items(Kept);

/// Accesses to so many registers or parts need no memory of their own.
const FEW_ITEMS: usize = 2;

#[derive(Debug, Clone)]
enum Kept {
    Here([Item; FEW_ITEMS], u8),
    Listed(Vec<Item>),
}

impl Items {
    /// No item yet, with space for `count`.
    fn with_capacity(count: usize) -> Items {
        let unused = Item {
            piece: Piece {
                file: 0,
                number: 0,
                sort: 0,
            },
            step: 0,
            register: 0,
        };
        Items(match count <= FEW_ITEMS {
            true => Kept::Here([unused; FEW_ITEMS], 0),
            false => Kept::Listed(Vec::with_capacity(count)),
        })
    }

    #[inline]
    fn push(&mut self, item: Item) {
        match &mut self.0 {
            Kept::Listed(list) => list.push(item),
            Kept::Here(items, count) => match items.get_mut(usize::from(*count)) {
                Some(slot) => {
                    *slot = item;
                    *count += 1;
                }
                None => {
                    let mut list = items.to_vec();
                    list.push(item);
                    self.0 = Kept::Listed(list);
                }
            },
        }
    }

    /// Keeps those for which this holds, in their order.
    pub fn retain(&mut self, mut holds: impl FnMut(&Item) -> bool) {
        let mut kept = Items::with_capacity(self.len());
        self.iter().filter(|item| holds(item)).for_each(|item| kept.push(*item));
        *self = kept;
    }
}

impl Deref for Items {
    type Target = [Item];

    fn deref(&self) -> &[Item] {
        match &self.0 {
            Kept::Listed(list) => list,
            Kept::Here(items, count) => items.get(..usize::from(*count)).unwrap_or(&[]),
        }
    }
}

impl<'a> IntoIterator for &'a Items {
    type Item = &'a Item;
    type IntoIter = slice::Iter<'a, Item>;

    fn into_iter(self) -> slice::Iter<'a, Item> {
        self.iter()
    }
}

/// A term of an instruction, read or written.
#[derive(Debug, Clone)]
pub struct Access {
    /// Its name in rules.
    pub name: &'static str,
    /// Whether the term is written; else it is read.
    pub writes: bool,
    /// Bits of its registers, where the term says it.
    pub width: Option<i64>,
    /// Registers and parts of registers, with their steps.
    pub items: Items,
    /// Of a result: cycles until it may be read. Of an operand: cycles until it is read.
    pub cycles: i64,
    /// The last step, in which a result is there as a whole.
    pub last: u32,
}

/// An instruction as its core sees it.
#[derive(Debug, Clone)]
pub struct Instance {
    /// `None`: a word that is no instruction.
    pub op: Option<OpId>,
    /// Values of its operands; of a word that is no instruction, the word's low 64 bits as the first.
    pub args: Args,
    /// What its core says of it.
    pub keys: &'static Keys,
    /// Terms that it reads and writes. Of an operand that is both, the read comes first.
    pub accesses: Vec<Access>,
    /// Issue slots that it is sure to take.
    pub slots: u32,
    /// Slots that it lets pass behind itself.
    pub idle: u32,
    /// Who waits for its results.
    pub wait: Wait,
    /// The class until which it reads what it reads.
    pub late: Option<u8>,
    /// Classes that are empty before it starts, as bits.
    pub clears: u64,
    /// Rules for what comes behind it, with the slots for which they hold.
    pub next: Vec<(&'static Next, u32)>,
}

impl Instance {
    /// Slots that pass until the next instruction.
    pub fn span(&self) -> u32 {
        self.slots + self.idle
    }

    /// Its number in lists of instructions of rules.
    pub fn id(&self) -> OpId {
        self.op.unwrap_or(OTHER)
    }
}

impl Model {
    /// Whether registers of some file are accessed in two widths.
    pub fn has_parts(&self) -> bool {
        !self.core.pieces.is_empty()
    }

    /// The register that a piece is or lies in: its file and number, and whether it is one of a file of parts of its own.
    pub fn whole(&self, piece: Piece) -> (FileId, u16, bool) {
        let cut = self.core.pieces.iter().find(|pieces| pieces.file == piece.file);
        match cut.filter(|_| piece.sort == 1) {
            Some(cut) if cut.shared => (piece.file, piece.number / (cut.of / cut.width.max(1)).max(1), false),
            Some(_) => (piece.file, piece.number, true),
            None => (piece.file, piece.number, false),
        }
    }

    /// The subject of expressions over an instruction.
    pub(super) fn subject<'a>(&self, of: &'a Instance) -> Subject<'a> {
        Subject {
            op: of.op.and_then(|op| self.isa.ops.get(usize::from(op))),
            args: &of.args,
            keys: of.keys,
            width: None,
        }
    }

    /// An instruction by its word. `op` is `None` for a word that is no instruction.
    pub fn instance(&self, op: Option<OpId>, word: Word) -> Instance {
        let mut args = [0; crate::operand::MAX_OPERANDS];
        match op {
            Some(op) => args = self.isa.extract(op, word),
            // Expressions see the word as a whole.
            None => args[0] = word as i64,
        }
        self.with_operands(op, args)
    }

    /// An instruction with the values of its operands.
    pub fn with_operands(&self, op: Option<OpId>, args: Args) -> Instance {
        let keys = self.core.keys_of(op.unwrap_or(OTHER));
        let mut made = Instance {
            op,
            args,
            keys,
            accesses: Vec::new(),
            slots: 1,
            idle: 0,
            wait: Wait::Hardware,
            late: keys.late,
            clears: 0,
            next: Vec::new(),
        };
        let subject = self.subject(&made);
        let env = self.env(Some(subject));
        let number = |e: &Option<Expr>, default: i64| {
            let found = e.as_ref().and_then(|e| env.number(e));
            found.unwrap_or(default).clamp(0, MAX_CYCLES) as u32
        };
        let holds = |when: &Option<Expr>| when.as_ref().is_none_or(|when| env.holds(when));
        let slots = number(&keys.slots, 1);
        let idle = number(&keys.idle, 0);
        let wait = keys.wait.iter().find(|(_, when)| holds(when));
        let wait = wait.map_or(Wait::Hardware, |(wait, _)| *wait);
        let mut clears = keys.clears.iter().filter(|(_, when)| holds(when));
        let mut cleared = clears.by_ref().fold(0, |bits, (class, _)| bits | 1u64 << (class & 63));
        for (class, of) in self.core.classes.iter().enumerate() {
            let flag = of
                .flag
                .and_then(|flag| env.number(&Expr::Name(crate::isa::timing::Side::Own, flag)));
            cleared |= u64::from(flag == Some(1)) << (class & 63);
        }
        let next = keys.next.iter().filter(|next| holds(&next.when));
        let next = next.map(|next| (next, env.number(&next.slots).unwrap_or(1).clamp(0, MAX_CYCLES) as u32));
        let next: Vec<_> = next.collect();
        let accesses = self.accesses(&env, &subject, slots);
        (made.slots, made.idle, made.wait, made.clears) = (slots, idle, wait, cleared);
        (made.next, made.accesses) = (next, accesses);
        made
    }

    /// Cycles for which an instruction takes a unit; without one, the most of any.
    pub(super) fn busy(&self, env: &Env<'_>, keys: &Keys, unit: Option<&str>, slots: u32) -> u32 {
        let default = || slots.max(1);
        let cycles = |e: &Expr| env.number(e).map(|n| n.clamp(0, MAX_CYCLES) as u32);
        let found = match unit {
            Some(unit) => named(keys.busy, unit).and_then(cycles),
            None => keys.busy.iter().filter_map(|(_, e)| cycles(e)).max(),
        };
        found.unwrap_or_else(default)
    }

    fn accesses(&self, env: &Env<'_>, subject: &Subject<'_>, slots: u32) -> Vec<Access> {
        let keys = subject.keys;
        let mut out = Vec::new();
        let steps = Steps {
            slots,
            busy: self.busy(env, keys, None, slots),
        };
        if let Some(terms) = keys.footprint {
            for term in terms {
                self.term(env, subject, term, steps, &mut out);
            }
            return out;
        }
        let Some(op) = subject.op else { return out };
        out.reserve(op.operands.len());
        for (at, operand) in op.operands.iter().enumerate() {
            if let Some((file, number)) = env.register(subject, op, at) {
                self.add(env, keys, operand.name, operand.dir, steps, (file, number), &mut out);
            }
        }
        for touch in op.registers {
            let Which::Fixed(number) = touch.which else { continue };
            let dir = match (touch.reads > 0, touch.writes > 0) {
                (true, true) => Dir::InOut,
                (false, true) => Dir::Out,
                _ => Dir::In,
            };
            let file = self.isa.files.get(usize::from(touch.file));
            let name = file.and_then(|file| file.spelling(number.into())).unwrap_or("");
            self.add(env, keys, name, dir, steps, (touch.file, number.into()), &mut out);
        }
        out
    }

    /// One register of an instruction that has no terms of its own.
    #[allow(clippy::too_many_arguments)]
    fn add(
        &self,
        env: &Env<'_>,
        keys: &Keys,
        name: &'static str,
        dir: Dir,
        steps: Steps,
        (file, first): (FileId, i64),
        out: &mut Vec<Access>,
    ) {
        let registers = Registers {
            file,
            first,
            count: 1,
            whole: false,
        };
        for writes in directions(dir) {
            let items = self.items(registers, None, None, steps, writes);
            let cycles = self.cycles(env, keys, name, writes, None);
            out.push(Access {
                name,
                writes,
                width: None,
                items,
                cycles,
                last: steps.slots.saturating_sub(1),
            });
        }
    }

    fn term(&self, env: &Env<'_>, subject: &Subject<'_>, term: &Term, steps: Steps, out: &mut Vec<Access>) {
        if term.when.as_ref().is_some_and(|when| !env.holds(when)) {
            return;
        }
        let count = term.count.as_ref().map_or(Some(1), |e| env.number(e));
        let step = |e| env.number(e).unwrap_or(0).clamp(0, MAX_CYCLES) as u32;
        let at = term.at.as_ref().map(step);
        let (Some(count), Some(mut registers)) = (count, self.place(env, subject, &term.place)) else {
            return;
        };
        if !registers.whole {
            registers.count = count;
        }
        let width = term.width.as_ref().and_then(|e| env.number(e));
        for writes in directions(term.dir) {
            out.push(Access {
                name: term.name,
                writes,
                width,
                items: self.items(registers, width, at, steps, writes),
                cycles: self.cycles(env, subject.keys, term.name, writes, term.reads.as_ref()),
                last: steps.slots.saturating_sub(1),
            });
        }
    }

    /// The registers of a term; where the term is of one register, `count` is to be set.
    fn place(&self, env: &Env<'_>, subject: &Subject<'_>, place: &Place) -> Option<Registers> {
        let one = |file, first| Registers {
            file,
            first,
            count: 1,
            whole: false,
        };
        let all = |file, first: u16, last: u16| Registers {
            file,
            first: first.into(),
            count: i64::from(last) - i64::from(first) + 1,
            whole: true,
        };
        match place {
            Place::Operand(name) => {
                let op: &'static Op = subject.op?;
                let at = op.operands.iter().position(|o| o.name == *name)?;
                let (file, number) = env.register(subject, op, at)?;
                Some(one(file, number))
            }
            Place::Registers(file, first, last) => Some(match first == last {
                true => one(*file, (*first).into()),
                false => all(*file, *first, *last),
            }),
            Place::Element(file, e) => Some(one(*file, env.number(e)?)),
            Place::File(file) => {
                let count = self.isa.files.get(usize::from(*file))?.count;
                Some(all(*file, 0, count.checked_sub(1)?))
            }
        }
    }

    /// Cycles until a result may be read, or until an operand is read.
    fn cycles(&self, env: &Env<'_>, keys: &Keys, name: &str, writes: bool, own: Option<&Expr>) -> i64 {
        let (list, default) = if writes { (keys.latency, 1) } else { (keys.reads, 0) };
        let e = own.filter(|_| !writes).or_else(|| named(list, name));
        e.and_then(|e| env.number(e)).unwrap_or(default).clamp(0, MAX_CYCLES)
    }

    /// The pieces that registers are made of, each with its step.
    fn items(&self, registers: Registers, width: Option<i64>, at: Option<u32>, steps: Steps, writes: bool) -> Items {
        let Registers {
            file,
            first,
            count,
            whole,
        } = registers;
        let Some(of) = self.isa.files.get(usize::from(file)).filter(|f| f.count > 0) else {
            return Items::with_capacity(0);
        };
        let cut = self.core.pieces.iter().find(|pieces| pieces.file == file);
        let count = count.clamp(0, MAX_REGISTERS) as u32;
        // A register of two widths is two pieces.
        let each = cut.map_or(1, |cut| u32::from(cut.of / cut.width.max(1)).max(2));
        let mut out = Items::with_capacity(count.saturating_mul(each) as usize);
        for k in 0..count {
            // Numbers wrap at the end of the file.
            let register = (first.wrapping_add(k.into())).rem_euclid(of.count.into()) as u16;
            if of.zero == Some(register) {
                continue;
            }
            let step = match (at, whole) {
                (Some(at), _) => at,
                (None, true) if writes => steps.slots.saturating_sub(1),
                (None, true) => 0,
                (None, false) => steps.of(k, count),
            };
            let mut add = |number: u16, sort: u8| {
                out.push(Item {
                    piece: Piece { file, number, sort },
                    step,
                    register,
                });
            };
            match cut.filter(|cut| register < cut.below) {
                None => add(register, 0),
                Some(cut) => parts(cut, register, width, &mut add),
            }
        }
        out
    }
}

/// Registers in a row.
#[derive(Debug, Clone, Copy)]
struct Registers {
    file: FileId,
    first: i64,
    count: i64,
    /// They are accessed as a whole: read in the first step, written in the last.
    whole: bool,
}

/// What decides in which step a register of a term is accessed.
#[derive(Debug, Clone, Copy)]
struct Steps {
    slots: u32,
    busy: u32,
}

impl Steps {
    /// The step of the k-th of `count` registers.
    fn of(self, k: u32, count: u32) -> u32 {
        match () {
            () if self.slots == 0 => 0,
            () if count > 1 && self.busy >= count => k.saturating_mul(self.busy) / count,
            () => k.min(self.busy.saturating_sub(1)),
        }
    }
}

/// Calls `add` with the number and the sort of each piece of a register.
fn parts(cut: &Pieces, register: u16, width: Option<i64>, add: &mut impl FnMut(u16, u8)) {
    let narrow = width == Some(cut.width.into());
    match (cut.shared, narrow) {
        (true, true) | (false, true) => add(register, 1),
        (true, false) => {
            let each = (cut.of / cut.width.max(1)).max(1);
            (0..each).for_each(|k| add(register.saturating_mul(each).saturating_add(k), 1));
        }
        (false, false) => {
            if width.is_none() {
                add(register, 1);
            }
            add(register, 2);
        }
    }
}

/// Reads come before writes.
fn directions(dir: Dir) -> impl Iterator<Item = bool> {
    [false, true].into_iter().filter(move |writes| match dir {
        Dir::In => !writes,
        Dir::Out => *writes,
        Dir::InOut => true,
    })
}

/// What is said of a name, else of every other.
pub(super) fn named<'a>(list: &'a [(&'static str, Expr)], name: &str) -> Option<&'a Expr> {
    let of = |wanted: &str| list.iter().find(|(known, _)| *known == wanted).map(|(_, e)| e);
    of(name).or_else(|| of(""))
}
