//! Which instructions claim common words (E0401), whether declared subsets are subsets (E0402), and instructions of
//! which no word is left (E0404).
//!
//! Decided exactly: first by fixed bits, then by trying every value of the bits that constraints look at.

use super::accept::conditions;
use super::features::Compatibility;
use super::solve::{Answer, Budget, Condition, MAX_TRIED, find};
use onespec_core::isa::{FeatureSet, Isa, Op, Word};
use onespec_description::model;
use onespec_diag::{Diag, Diags, Origin};
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// Pairs of entries that are reported at most. Whoever has more mends these first.
const MAX_CLASHES: usize = 100;

/// Compares all pairs that a target can have together, until there are enough errors to mend.
pub fn check(model: &model::Isa, isa: &'static Isa, compat: &Compatibility, diags: &mut Diags) {
    let checker = Checker {
        model,
        isa,
        compat,
        conditions: isa.ops.iter().map(|_| OnceCell::new()).collect(),
        subsets: (0..isa.ops.len()).map(|i| reachable(isa, i)).collect(),
        budget: Budget::default(),
    };
    checker.subsets(diags);
    let before = diags.list.len();
    let mut clashes = BTreeMap::new();
    let groups = buckets(isa);
    let pairs = groups.iter().flat_map(|group| {
        let rest = |n: usize| group.iter().skip(n + 1);
        group
            .iter()
            .enumerate()
            .flat_map(move |(n, &a)| rest(n).map(move |&b| (a, b)))
    });
    let mut stopped = false;
    for (a, b) in pairs {
        if clashes.len() + diags.list.len() - before >= MAX_CLASHES {
            stopped = true;
            break;
        }
        checker.pair(a, b, &mut clashes, diags);
        if checker.budget.is_spent() {
            diags.push(checker.unfinished(a, b));
            break;
        }
    }
    let last = clashes.len();
    for (i, clash) in clashes.into_values().enumerate() {
        let mut diag = checker.report(&clash);
        if stopped && i + 1 == last {
            diag = diag.note(format!("after {MAX_CLASHES} such pairs the others were not compared"));
        }
        diags.push(diag);
    }
}

/// Instructions that may share words: equal in length and in those bits that are fixed in all of that length.
fn buckets(isa: &Isa) -> Vec<Vec<usize>> {
    let mut common: BTreeMap<u16, Word> = BTreeMap::new();
    for op in isa.ops {
        *common.entry(op.length).or_insert(Word::MAX) &= op.mask;
    }
    let mut buckets: BTreeMap<(u16, Word), Vec<usize>> = BTreeMap::new();
    for (i, op) in isa.ops.iter().enumerate() {
        let mask = common.get(&op.length).copied().unwrap_or(0);
        buckets.entry((op.length, op.value & mask)).or_default().push(i);
    }
    buckets.into_values().collect()
}

/// Instructions of which this one is declared to be a subset, directly or not.
fn reachable(isa: &Isa, from: usize) -> Vec<usize> {
    let mut found = Vec::new();
    let mut todo = vec![from];
    while let Some(op) = todo.pop().and_then(|i| isa.ops.get(i)) {
        for &next in op.specialises {
            let next = usize::from(next);
            if !found.contains(&next) && next != from {
                found.push(next);
                todo.push(next);
            }
        }
    }
    found
}

/// Two instructions with a common word, and how many other rows of the same families have one.
struct Clash {
    a: usize,
    b: usize,
    word: Word,
    features: FeatureSet,
    others: usize,
}

/// Families (file and entry) of two instructions.
type Families = ((u32, u32), (u32, u32));

struct Checker<'a> {
    model: &'a model::Isa,
    isa: &'static Isa,
    compat: &'a Compatibility,
    conditions: Vec<OnceCell<Vec<Condition<'static>>>>,
    subsets: Vec<Vec<usize>>,
    budget: Budget,
}

impl Checker<'_> {
    fn op(&self, i: usize) -> &'static Op {
        &self.isa.ops[i]
    }

    /// Was it reported that two entries define the mnemonic?
    fn is_twice(&self, op: &Op) -> bool {
        self.model.twice.contains(op.name)
    }

    fn origin(&self, i: usize) -> &Origin {
        &self.model.ops[i].origin
    }

    fn conditions(&self, i: usize) -> &[Condition<'static>] {
        self.conditions[i].get_or_init(|| conditions(self.isa, self.op(i)))
    }

    fn pair(&self, a: usize, b: usize, clashes: &mut BTreeMap<Families, Clash>, diags: &mut Diags) {
        let (x, y) = (self.op(a), self.op(b));
        if self.is_twice(x) || self.is_twice(y) {
            return;
        }
        if (x.value ^ y.value) & x.mask & y.mask != 0 || self.subsets[a].contains(&b) || self.subsets[b].contains(&a) {
            return;
        }
        let Some(features) = self.compat.together(&x.needs, &y.needs) else {
            return;
        };
        let all: Vec<&Condition<'_>> = self.conditions(a).iter().chain(self.conditions(b)).collect();
        match find(x.mask | y.mask, x.value | y.value, &all, &self.budget) {
            Answer::Nothing => {}
            Answer::Word(word) => {
                let family = |i: usize| (self.origin(i).file, self.origin(i).start);
                clashes
                    .entry((family(a), family(b)))
                    .and_modify(|clash| clash.others += 1)
                    .or_insert(Clash {
                        a,
                        b,
                        word,
                        features,
                        others: 0,
                    });
            }
            Answer::TooManyBits(bits) => diags.push(self.undecided(a, b, bits)),
            // Said once, by whoever goes through the pairs.
            Answer::TooMuchWork => {}
        }
    }

    fn report(&self, clash: &Clash) -> Diag {
        let Clash {
            a,
            b,
            word,
            features,
            others,
        } = clash;
        let (x, y) = (self.op(*a), self.op(*b));
        let mut diag = Diag::error(
            "E0401",
            self.origin(*a),
            format!("encodings of `{}` and `{}` overlap", x.name, y.name),
        )
        .label(format!("`{}` is {}", x.name, pattern(x)))
        .also(self.origin(*b), format!("`{}` is {}", y.name, pattern(y)))
        .note(format!(
            "the word {} is both, in a target with {}",
            hex(*word, x.length),
            self.compat.names(features)
        ));
        if *others > 0 {
            let rows = if *others == 1 {
                "another row".into()
            } else {
                format!("{others} other rows")
            };
            diag = diag.note(format!("and in {rows} of these entries"));
        }
        diag.help(format!(
            "if no target has both, declare `conflicts` between their extensions; if `{}` is a subset, write `specialises: {}`; \
             else tighten a `where`",
            x.name, y.name
        ))
    }

    fn undecided(&self, a: usize, b: usize, bits: u32) -> Diag {
        let (x, y) = (self.op(a), self.op(b));
        let message = format!("cannot decide whether `{}` and `{}` overlap", x.name, y.name);
        Diag::error("E0405", self.origin(a), message)
            .label(format!("its constraints link {bits} free bits of the word"))
            .also(self.origin(b), format!("`{}` is {}", y.name, pattern(y)))
            .note(format!(
                "up to {} linked bits are tried out",
                super::solve::MAX_FREE_BITS
            ))
            .help("split the constraints so that each looks at fewer fields, or fix a bit that tells the two apart")
    }

    fn unfinished(&self, a: usize, b: usize) -> Diag {
        let (x, y) = (self.op(a), self.op(b));
        let message = "it takes too long to tell which instructions overlap";
        Diag::error("E0405", self.origin(a), message)
            .label(format!("`{}` was being compared with `{}`", x.name, y.name))
            .also(self.origin(b), format!("`{}` is {}", y.name, pattern(y)))
            .note(format!("{MAX_TRIED} words were tried out for this machine"))
            .help("split the constraints so that each looks at fewer fields, or fix bits that tell the instructions apart")
    }

    /// Declared subsets: each word of the one must be a word of the other, and some word of the other must be left.
    fn subsets(&self, diags: &mut Diags) {
        for (a, op) in self.isa.ops.iter().enumerate() {
            for b in op
                .specialises
                .iter()
                .map(|b| usize::from(*b))
                .filter(|b| *b < self.isa.ops.len())
            {
                if self.is_twice(op) || self.is_twice(self.op(b)) {
                    continue;
                }
                if a == b || self.compat.together(&op.needs, &self.op(b).needs).is_none() {
                    continue;
                }
                if let Answer::Word(word) = self.outside(a, b) {
                    diags.push(self.no_subset(a, b, word));
                } else if self.always_with(b, a) && matches!(self.outside(b, a), Answer::Nothing) {
                    diags.push(self.nothing_left(a, b));
                }
            }
        }
    }

    /// A word of `a` that is not one of `b`.
    fn outside(&self, a: usize, b: usize) -> Answer {
        let (x, y) = (self.op(a), self.op(b));
        if x.length != y.length {
            return Answer::Word(x.value);
        }
        let own = self.conditions(a);
        let others = self.conditions(b).iter().map(|c| Condition {
            bits: c.bits,
            holds: Box::new(|word| !(c.holds)(word)),
        });
        // A word is outside when one bit differs that `b` fixes. Where `a` fixes that bit too all its words are outside;
        // else the bit is set so.
        let settled = (x.value ^ y.value) & x.mask & y.mask != 0;
        let apart = settled.then(|| Condition {
            bits: 0,
            holds: Box::new(|_| true),
        });
        let open = (0..Word::BITS)
            .map(|i| 1 << i)
            .filter(|bit| y.mask & !x.mask & bit != 0);
        let flips = open.map(|bit| Condition {
            bits: bit,
            holds: Box::new(move |word| (word ^ y.value) & bit != 0),
        });
        let mut answer = Answer::Nothing;
        for violated in apart.into_iter().chain(flips).chain(others) {
            let all: Vec<&Condition<'_>> = own.iter().chain([&violated]).collect();
            match find(x.mask, x.value, &all, &self.budget) {
                Answer::Nothing => {}
                Answer::Word(word) => return Answer::Word(word),
                undecided => answer = undecided,
            }
        }
        answer
    }

    /// Whether every target that has `a` has `b`.
    fn always_with(&self, a: usize, b: usize) -> bool {
        let (x, y) = (self.op(a), self.op(b));
        let anything = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
        let alternatives = if x.needs.any.is_empty() {
            &anything[..]
        } else {
            x.needs.any
        };
        alternatives
            .iter()
            .all(|(all, _)| y.needs.holds(&self.isa.closure(all)))
    }

    fn no_subset(&self, a: usize, b: usize, word: Word) -> Diag {
        let (x, y) = (self.op(a), self.op(b));
        Diag::error("E0402", self.origin(a), format!("`{}` does not specialise `{}`", x.name, y.name))
            .label(format!("`{}` is {}", x.name, pattern(x)))
            .also(self.origin(b), format!("`{}` is {}", y.name, pattern(y)))
            .note(format!("the word {} is `{}` only", hex(word, x.length), x.name))
            .help("an instruction specialises another when each of its words is one of the other's: tighten it, or drop the line")
    }

    fn nothing_left(&self, a: usize, b: usize) -> Diag {
        let (x, y) = (self.op(a), self.op(b));
        Diag::error("E0404", self.origin(b), format!("`{}` can never be decoded", y.name))
            .label(format!("all its words are `{}`, which is decoded first", x.name))
            .also(self.origin(a), format!("`{}` is {}", x.name, pattern(x)))
            .help(format!(
                "make `{}` an alias of `{}`, or fix more bits of `{}`",
                x.name, y.name, x.name
            ))
    }
}

/// Fixed bits as `0100000..........000.....0110011`.
fn pattern(op: &Op) -> String {
    (0..op.length.min(128))
        .rev()
        .map(|i| match (op.mask >> i & 1, op.value >> i & 1) {
            (0, _) => '.',
            (_, 0) => '0',
            _ => '1',
        })
        .collect()
}

fn hex(word: Word, bits: u16) -> String {
    format!("{word:#0width$x}", width = usize::from(bits).div_ceil(4) + 2)
}
