//! Builds the decision tree of a target's decoder.
//!
//! At each level the key is the pair of bit fields that leaves the fewest other candidates for a random word of a
//! random instruction, with bounded tables. Fields start and end at the borders of operands and opcodes, which show as
//! bits where the set of instructions that fix them changes; so the search is over a few hundred keys, not thousands.
//! It takes nearly all of the time, so the generator writes down which keys it chose for each declared target
//! ([`keys`]), and the tree is made from these ([`build`]).

use super::tree::{FULL, LAST, MASK_BITS, entry};
use crate::expr::Env;
use crate::isa::{BinOp, Expr, FeatureSet, Isa, Kind, Op, Operand};
use crate::operand::{self, MAX_OPERANDS, ones};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// What the tree knows of an instruction.
pub(super) struct Candidate {
    pub(super) op: usize,
    /// Fixed bits among the low 64.
    pub(super) mask: u64,
    pub(super) value: u64,
    /// Values that some bits must not have.
    pub(super) not: Vec<(u64, u64)>,
    /// The pairs above do not tell all.
    pub(super) full: bool,
}

/// Runs of a key are at most this long together; 2^11 entries of 8 bytes are two pages.
const MAX_KEY: u32 = 11;
/// Bigger sets are judged by a sample of this many.
pub(super) const SAMPLE: usize = 96;
/// More values than this that a field cannot have are left to the description.
const MAX_PAIRS: usize = 6;
/// What a copy of a candidate costs, in candidates left together.
const COPIES: f64 = 0.1;
/// Deeper trees than this come only from descriptions without structure.
pub(super) const MAX_DEPTH: u32 = 12;

/// The array of the decision tree for the instructions that these features have. Its keys are those of the declared target
/// with these features ([`Target::keys`]); where there is none, or it has none, they are searched for.
///
/// [`Target::keys`]: crate::isa::Target::keys
pub fn build(isa: &Isa, features: &FeatureSet) -> Vec<u64> {
    let target = isa.targets.iter().find(|target| target.features == *features);
    built(isa, features, target.map_or(&[], |target| target.keys)).nodes
}

/// The keys that the search finds for the instructions that these features have, in the order in which [`build`] needs
/// them: of each set of several instructions its key, or 0 where none separates them.
pub fn keys(isa: &Isa, features: &FeatureSet) -> Vec<u32> {
    built(isa, features, &[]).keys
}

/// The tree with these keys, and what is not among them searched for.
fn built(isa: &Isa, features: &FeatureSet, given: &[u32]) -> Built {
    let candidates = candidates(isa, features);
    let mut builder = Builder {
        candidates: &candidates,
        given: given.iter(),
        made: Built {
            nodes: vec![0],
            keys: Vec::new(),
        },
        subtrees: BTreeMap::new(),
        leaves: BTreeMap::new(),
    };
    let all: Vec<u32> = (0..candidates.len() as u32).collect();
    let root = builder.subtree(&all, Known::default(), 0);
    builder.made.nodes[0] = root;
    builder.made
}

/// A tree and its keys.
struct Built {
    nodes: Vec<u64>,
    keys: Vec<u32>,
}

/// Instructions of a target, specialised ones before those that they specialise, else as declared.
pub(super) fn decode_order(isa: &Isa, features: &FeatureSet) -> Vec<usize> {
    fn place(op: usize, specials: &[Vec<usize>], done: &mut [bool], order: &mut Vec<usize>, depth: u8) {
        if depth > 16 || core::mem::replace(&mut done[op], true) {
            return;
        }
        for &special in &specials[op] {
            place(special, specials, done, order, depth + 1);
        }
        order.push(op);
    }
    let mut specials = vec![Vec::new(); isa.ops.len()];
    for (i, op) in isa.ops.iter().enumerate() {
        for &general in op.specialises {
            if let Some(list) = specials.get_mut(general as usize) {
                list.push(i);
            }
        }
    }
    let mut done = vec![false; isa.ops.len()];
    let mut order = Vec::new();
    for i in 0..isa.ops.len() {
        place(i, &specials, &mut done, &mut order, 0);
    }
    order.retain(|&i| isa.ops[i].needs.holds(features));
    order
}

/// The instructions of a target in decoding order.
pub(super) fn candidates(isa: &Isa, features: &FeatureSet) -> Vec<Candidate> {
    let order = decode_order(isa, features);
    order.iter().map(|&op| candidate(isa, op)).collect()
}

fn candidate(isa: &Isa, index: usize) -> Candidate {
    let op = &isa.ops[index];
    let mut c = Candidate {
        op: index,
        mask: op.mask as u64,
        value: op.value as u64,
        not: Vec::new(),
        full: false,
    };
    c.full |= op.mask >> 64 != 0;
    for o in op.operands {
        c.full |= operand::has_copies(o);
        match isa.kinds.get(o.kind as usize) {
            Some(Kind::Sum { .. }) => c.full = true,
            Some(Kind::Reg { .. } | Kind::Enum { open: false, .. }) => {
                c.exclude(o, |n| operand::accepts(isa, o, n).is_err());
            }
            _ if !o.except.is_empty() => {
                let values: Vec<u64> = o.except.iter().map(|&v| operand::number(isa, o, v)).collect();
                c.exclude_values(o, &values);
            }
            _ => {}
        }
    }
    for w in op.where_ {
        c.constrain(isa, op, w);
    }
    // A candidate counts its pairs in eight bits.
    if c.not.len() > 200 {
        c.not.clear();
        c.full = true;
    }
    c
}

impl Candidate {
    /// Can a word of this instruction have these bits?
    pub(super) fn possible(&self, known: Known) -> bool {
        known.may_be((self.mask, self.value)) && !self.not.iter().any(|&not| known.is(not))
    }

    /// The bits that it looks at.
    pub(super) fn bits(&self) -> u64 {
        self.not.iter().fold(self.mask, |all, not| all | not.0)
    }

    /// Excludes the encoded numbers of an operand that `rejects`.
    fn exclude(&mut self, o: &Operand, rejects: impl Fn(u64) -> bool) {
        if o.width > 12 {
            self.full = true;
            return;
        }
        // Placed bits only: the others are zero in every word.
        let placed = o.pieces.iter().fold(0, |m, p| m | ones(p.len) << (p.value & 63));
        let values: Vec<u64> = (0..=ones(o.width))
            .filter(|n| n & !placed == 0 && rejects(*n))
            .collect();
        self.exclude_values(o, &values);
    }

    fn exclude_values(&mut self, o: &Operand, numbers: &[u64]) {
        let bits = operand::footprint(o.pieces);
        if bits >> 64 != 0 || numbers.len() > MAX_PAIRS {
            self.full = true;
            return;
        }
        self.not.extend(
            numbers
                .iter()
                .map(|&n| (bits as u64, operand::scatter(o.pieces, n) as u64)),
        );
    }

    /// Turns a constraint over one operand into excluded values; anything else is left to the description.
    fn constrain(&mut self, isa: &Isa, op: &Op, e: &Expr) {
        if let Expr::Bin(BinOp::And, a, b) = e {
            self.constrain(isa, op, a);
            self.constrain(isa, op, b);
            return;
        }
        let mut used = 0u64;
        let simple = operands_of(e, &mut used);
        let index = used.trailing_zeros() as usize;
        match op.operands.get(index) {
            Some(o) if simple && used.count_ones() == 1 => self.exclude(o, |n| {
                let mut values = [0; MAX_OPERANDS];
                values[index] = operand::value(isa, o, n);
                !Env::of(isa, op.operands, op.lets, &values).holds(e)
            }),
            _ => self.full = true,
        }
    }
}

/// Collects the operands an expression reads; false when it also reads something else (a let).
fn operands_of(e: &Expr, used: &mut u64) -> bool {
    match e {
        Expr::Num(_) => true,
        Expr::Operand(i) | Expr::Slice(i, ..) => {
            *used |= 1u64.checked_shl(u32::from(*i)).unwrap_or(0);
            usize::from(*i) < MAX_OPERANDS
        }
        Expr::Let(_) | Expr::Param(_) => false,
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => operands_of(a, used),
        Expr::Bin(_, a, b) => operands_of(a, used) && operands_of(b, used),
        Expr::Cond(a, b, c) => operands_of(a, used) && operands_of(b, used) && operands_of(c, used),
    }
}

/// One or two runs of bits: (lowest bit, length).
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    low: (u32, u32),
    high: (u32, u32),
}

impl Key {
    fn bits(&self) -> u64 {
        run(self.low) | run(self.high)
    }

    fn width(&self) -> u32 {
        self.low.1 + self.high.1
    }

    /// As one number, a byte for each part; never 0.
    fn number(&self) -> u32 {
        self.low.0 | self.low.1 << 8 | self.high.0 << 16 | self.high.1 << 24
    }

    /// The key of a number; `None` when it is no key's.
    fn of(number: u32) -> Option<Key> {
        let [low, low_length, high, high_length] = number.to_le_bytes().map(u32::from);
        let key = Key {
            low: (low, low_length),
            high: (high, high_length),
        };
        let fits = low_length > 0 && low < 64 && low + low_length <= high && high + high_length <= 64;
        (fits && key.width() <= MAX_KEY).then_some(key)
    }

    /// Shifts of a word to the right and masks whose union is the key's value.
    fn parts(&self) -> [(u32, u64); 2] {
        // The second mask is shifted above the first, so its shift is smaller by as much; runs are in ascending order.
        let second = ones(self.high.1 as u8) << self.low.1;
        [
            (self.low.0, ones(self.low.1 as u8)),
            (self.high.0.saturating_sub(self.low.1), second),
        ]
    }

    /// The word's bits that spell key value `k`.
    fn deposit(&self, k: u64) -> u64 {
        // An empty second run may lie at the end of the word, where a shift would overflow.
        (k & ones(self.low.1 as u8)) << self.low.0 | (k >> self.low.1).checked_shl(self.high.0).unwrap_or(0)
    }
}

/// Ones for a run of bits.
pub(super) fn run((low, len): (u32, u32)) -> u64 {
    ones(len as u8).checked_shl(low).unwrap_or(0)
}

/// Bits of the word that the path to a node has fixed.
#[derive(Clone, Copy, Default)]
pub(super) struct Known {
    pub(super) bits: u64,
    pub(super) value: u64,
}

impl Known {
    /// The same and that these bits have these values.
    pub(super) fn and(self, bits: u64, value: u64) -> Known {
        Known {
            bits: self.bits | bits,
            value: self.value & !bits | value & bits,
        }
    }

    /// What is known of a word of which one or the other is.
    pub(super) fn common(self, other: Known) -> Known {
        let bits = self.bits & other.bits & !(self.value ^ other.value);
        Known {
            bits,
            value: self.value & bits,
        }
    }

    /// Can the word still have these bits?
    pub(super) fn may_be(&self, (mask, value): (u64, u64)) -> bool {
        (value ^ self.value) & mask & self.bits == 0
    }

    /// Does the word have these bits for sure?
    fn is(&self, (mask, value): (u64, u64)) -> bool {
        mask & !self.bits == 0 && self.may_be((mask, value))
    }
}

/// The excluded value that no word has.
const NOTHING: (u64, u64) = (0, 1);

struct Builder<'a> {
    candidates: &'a [Candidate],
    /// Keys that are known.
    given: core::slice::Iter<'a, u32>,
    made: Built,
    /// Subtrees by what they decide: the candidates, which of the bits that these look at are known, and the known bits
    /// of values they exclude. Bits that no candidate looks at make no difference, and there are many of those.
    subtrees: BTreeMap<(Vec<u32>, u64, u64), u64>,
    /// Leaves by their content: most of a table's entries share few.
    leaves: BTreeMap<Vec<u64>, u64>,
}

impl Builder<'_> {
    /// The entry for a set of candidates, some bits of whose words have been looked at.
    fn subtree(&mut self, set: &[u32], known: Known, depth: u32) -> u64 {
        let key = if set.len() < 2 || depth >= MAX_DEPTH {
            None
        } else {
            self.key(set, known.bits)
        };
        let Some(key) = key else { return self.leaf(set, known) };
        let base = self.made.nodes.len();
        self.made.nodes.resize(base + (1 << key.width()), 0);
        for k in 0..1u64 << key.width() {
            let known = Known {
                bits: known.bits | key.bits(),
                value: known.value | key.deposit(k),
            };
            let possible = |&&c: &&u32| self.candidates[c as usize].possible(known);
            let subset: Vec<u32> = set.iter().filter(possible).copied().collect();
            self.made.nodes[base + k as usize] = self.shared(subset, known, depth + 1);
        }
        let [first, second] = key.parts();
        entry(first, second, base)
    }

    /// The key for a set: the next of those that are known, else the best.
    fn key(&mut self, set: &[u32], known: u64) -> Option<Key> {
        let key = match self.given.next() {
            Some(0) => None,
            Some(number) => Key::of(*number).or_else(|| self.best_key(set, known)),
            None => self.best_key(set, known),
        };
        self.made.keys.push(key.map_or(0, |key| key.number()));
        key
    }

    /// The entry for a set, made once for all places where the same is left to decide.
    fn shared(&mut self, set: Vec<u32>, known: Known, depth: u32) -> u64 {
        let of = |c: &u32| &self.candidates[*c as usize];
        let excluded = set.iter().flat_map(|c| &of(c).not).fold(0, |m, not| m | not.0);
        let looked_at = set.iter().fold(excluded, |m, c| m | of(c).mask);
        let key = (set, known.bits & looked_at, known.value & excluded);
        if let Some(&e) = self.subtrees.get(&key) {
            return e;
        }
        let e = self.subtree(&key.0, known, depth);
        self.subtrees.insert(key, e);
        e
    }

    fn leaf(&mut self, set: &[u32], known: Known) -> u64 {
        let mut content = Vec::new();
        for (i, &c) in set.iter().enumerate() {
            let c = &self.candidates[c as usize];
            let open: Vec<(u64, u64)> = c.not.iter().copied().filter(|&not| known.may_be(not)).collect();
            let extra = open.len().saturating_sub(1);
            let last = if i + 1 == set.len() { LAST } else { 0 };
            let full = if c.full { FULL } else { 0 };
            content.extend([c.op as u64 | (extra as u64) << 16 | last | full, c.mask, c.value]);
            let (mask, value) = open.first().copied().unwrap_or(NOTHING);
            content.extend([mask, value]);
            content.extend(open.iter().skip(1).flat_map(|p| [p.0, p.1]));
        }
        if set.is_empty() {
            // A candidate that accepts nothing.
            content.extend([LAST, 0, 1, NOTHING.0, NOTHING.1]);
        }
        if let Some(&e) = self.leaves.get(&content) {
            return e;
        }
        let e = entry((0, 0), (0, 0), self.made.nodes.len());
        self.made.nodes.push(e);
        self.made.nodes.extend(&content);
        self.leaves.insert(content, e);
        e
    }

    /// The key that leaves the fewest candidates together; `None` when no key separates anything.
    fn best_key(&self, set: &[u32], known: u64) -> Option<Key> {
        // A stride that visits all parts of the set.
        let stride = set.len().div_ceil(SAMPLE);
        let sample: Vec<&Candidate> = set
            .iter()
            .step_by(stride)
            .map(|&c| &self.candidates[c as usize])
            .collect();
        let runs = runs(set.iter().map(|&c| &self.candidates[c as usize]), known);
        let room = (set.len() * 24).max(16) as u64;
        let mut best: Option<(f64, Key)> = None;
        let mut consider = |key: Key| {
            if key.width() > MAX_KEY.min(MASK_BITS) || 1 << key.width() > room {
                return;
            }
            let size = (1u64 << key.width()) as f64;
            let cost = company(&sample, key.bits()) * stride as f64
                + size / (8 * set.len() + 96) as f64
                + COPIES * copies(&sample, key.bits());
            if best.as_ref().is_none_or(|b| cost < b.0) {
                best = Some((cost, key));
            }
        };
        for (i, &low) in runs.iter().enumerate() {
            consider(Key {
                low,
                high: (low.0 + low.1, 0),
            });
            for &high in &runs[i + 1..] {
                if high.0 > low.0 + low.1 {
                    consider(Key { low, high });
                }
            }
        }
        let (cost, key) = best?;
        // A level must pay for itself: with all candidates still together it only costs.
        (cost < sample.len() as f64 * stride as f64 * 0.85).then_some(key)
    }
}

/// Children among which a candidate is spread, on average.
fn copies(sample: &[&Candidate], bits: u64) -> f64 {
    let spread = |c: &&Candidate| (1u64 << (bits & !c.mask).count_ones().min(63)) as f64;
    sample.iter().map(spread).sum::<f64>() / sample.len() as f64
}

/// Candidates, itself included, that a random word of a random candidate meets behind a key over `bits`.
pub(super) fn company(sample: &[&Candidate], bits: u64) -> f64 {
    let mut total = 0.0;
    for a in sample {
        for b in sample {
            if (a.value ^ b.value) & a.mask & b.mask & bits == 0 {
                // `b` sits in that part of `a`'s children that agree with what `b` fixes and `a` leaves open.
                let open = (b.mask & !a.mask & bits).count_ones();
                total += 1.0 / (1u64 << open.min(63)) as f64;
            }
        }
    }
    total / sample.len() as f64
}

/// Runs of bits worth looking at: between places where the number of candidates that fix a bit changes.
pub(super) fn runs<'a>(set: impl Iterator<Item = &'a Candidate>, known: u64) -> Vec<(u32, u32)> {
    let mut fixed = [0u64; 64];
    let mut ones_at = [0u64; 64];
    let mut count = 0;
    for c in set {
        count += 1;
        for b in 0..64 {
            fixed[b] += c.mask >> b & 1;
            ones_at[b] += (c.mask & c.value) >> b & 1;
        }
    }
    // A bit that is known, free in all, or the same in all separates nothing.
    let same = |b: usize| fixed[b] == count && (ones_at[b] == 0 || ones_at[b] == count);
    let useful = |b: usize| known >> b & 1 == 0 && fixed[b] > 0 && !same(b);
    let mut borders: Vec<u32> = (0..=64u32)
        .filter(|&b| {
            let b = b as usize;
            b == 0 || b == 64 || fixed[b] != fixed[b - 1] || useful(b) != useful(b - 1)
        })
        .collect();
    borders.dedup();
    let mut out = Vec::new();
    for (i, &lo) in borders.iter().enumerate() {
        if lo >= 64 || !useful(lo as usize) {
            continue;
        }
        for &hi in &borders[i + 1..] {
            // Long fields are also tried by their first bits.
            let len = (hi - lo).min(8);
            if !useful(hi as usize - 1) {
                continue;
            }
            out.push((lo, len));
            if hi - lo > 8 {
                break;
            }
        }
    }
    out.sort_unstable();
    out.dedup();
    out
}
