//! The memory model of a description, evaluated on a candidate execution: relations between accesses as rows of bits.
//!
//! What does not depend on where loads read from and on the order of stores is evaluated once for each choice of runs
//! ([`Model::new`]), the rest for each candidate ([`Model::allows`]).

use onespec_core::environment::memory_model::{Axiom, Base, Expr, MemoryModel};

/// Most accesses of an execution: the bits of a row.
pub const MAX_ACCESSES: usize = 64;

/// A relation between accesses: for each one, those that it is related to as bits. A set is the relation of each of its
/// members to itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relation(Vec<u64>);

impl Relation {
    /// The empty relation of so many accesses.
    pub fn empty(count: usize) -> Relation {
        Relation(vec![0; count])
    }

    /// The pairs for which a condition holds.
    pub fn of(count: usize, holds: impl Fn(usize, usize) -> bool) -> Relation {
        let row = |a: usize| (0..count).filter(|b| holds(a, *b)).fold(0, |row, b| row | 1 << b);
        Relation((0..count).map(row).collect())
    }

    /// The set of the accesses for which a condition holds.
    pub fn set(count: usize, holds: impl Fn(usize) -> bool) -> Relation {
        Relation((0..count).map(|a| u64::from(holds(a)) << a).collect())
    }

    pub fn add(&mut self, from: usize, to: usize) {
        if let Some(row) = self.0.get_mut(from) {
            *row |= 1 << to;
        }
    }

    /// Relates an access to all of some, as bits.
    pub fn add_all(&mut self, from: usize, to: u64) {
        if let Some(row) = self.0.get_mut(from) {
            *row |= to;
        }
    }

    fn zip(mut self, other: &Relation, combine: impl Fn(u64, u64) -> u64) -> Relation {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a = combine(*a, *b);
        }
        self
    }

    /// All that the accesses of a row are related to.
    fn behind(&self, mut row: u64) -> u64 {
        let mut all = 0;
        while row != 0 {
            all |= self.0.get(row.trailing_zeros() as usize).copied().unwrap_or(0);
            row &= row - 1;
        }
        all
    }

    fn sequence(&self, other: &Relation) -> Relation {
        Relation(self.0.iter().map(|row| other.behind(*row)).collect())
    }

    fn inverse(&self) -> Relation {
        let count = self.0.len();
        Relation::of(count, |a, b| self.0.get(b).is_some_and(|row| row >> a & 1 == 1))
    }

    /// Transitive closure (Warshall).
    fn closure(mut self) -> Relation {
        for middle in 0..self.0.len() {
            let row = self.0[middle];
            for from in &mut self.0 {
                if *from >> middle & 1 == 1 {
                    *from |= row;
                }
            }
        }
        self
    }

    fn reflexive(mut self) -> Relation {
        for (at, row) in self.0.iter_mut().enumerate() {
            *row |= 1 << at;
        }
        self
    }

    fn is_irreflexive(&self) -> bool {
        self.0.iter().enumerate().all(|(at, row)| row >> at & 1 == 0)
    }

    /// Whether nothing comes before itself.
    fn is_acyclic(&self) -> bool {
        let mut left: u64 = match self.0.len() {
            0..64 => (1 << self.0.len()) - 1,
            _ => u64::MAX,
        };
        // What nothing left leads to can go.
        loop {
            let from = self.0.iter().enumerate().filter(|(at, _)| left >> at & 1 == 1);
            let behind = from.fold(0, |all, (_, to)| all | to) & left;
            if behind == left {
                return left == 0;
            }
            left = behind;
        }
    }
}

/// Sets and relations that are the same for all candidates of a choice of runs.
pub trait Fixed {
    /// The number of accesses, at most [`MAX_ACCESSES`].
    fn count(&self) -> usize;
    /// A set or relation; `None` for those of a candidate.
    fn base(&self, base: Base) -> Option<Relation>;
}

/// What a candidate adds: where loads read from, and in which order stores become visible.
#[derive(Debug, Clone)]
pub struct Choice {
    pub reads_from: Relation,
    pub coherence: Relation,
    pub from_read: Relation,
    pub same_write: Relation,
}

/// An expression of which what is fixed is evaluated.
enum Term {
    Known(Relation),
    Chosen(Base),
    Defined(usize),
    Union(Box<Term>, Box<Term>),
    Sequence(Box<Term>, Box<Term>),
    Difference(Box<Term>, Box<Term>),
    Intersection(Box<Term>, Box<Term>),
    Inverse(Box<Term>),
    Closure(Box<Term>),
    Reflexive(Box<Term>),
}

/// A model for a choice of runs.
pub struct Model {
    count: usize,
    definitions: Vec<Term>,
    axioms: Vec<(Axiom, Term)>,
}

impl Model {
    pub fn new(model: &MemoryModel, fixed: &dyn Fixed) -> Model {
        let mut definitions: Vec<Term> = Vec::new();
        for definition in &model.definitions {
            let term = term(definition, fixed, &definitions);
            definitions.push(term);
        }
        let axioms = model.axioms.iter();
        let axioms = axioms
            .map(|(axiom, expr)| (*axiom, term(expr, fixed, &definitions)))
            .collect();
        Model {
            count: fixed.count(),
            definitions,
            axioms,
        }
    }

    /// Whether all axioms hold.
    pub fn allows(&self, choice: &Choice) -> bool {
        let mut values = Values {
            model: self,
            choice,
            defined: vec![None; self.definitions.len()],
        };
        self.axioms.iter().all(|(axiom, term)| {
            let relation = values.of(term);
            match axiom {
                Axiom::Acyclic => relation.is_acyclic(),
                Axiom::Irreflexive => relation.is_irreflexive(),
                Axiom::Empty => relation.0.iter().all(|row| *row == 0),
            }
        })
    }
}

/// Evaluates what is fixed in an expression.
fn term(expr: &Expr, fixed: &dyn Fixed, defined: &[Term]) -> Term {
    let one = |a: &Expr| Box::new(term(a, fixed, defined));
    let made = match expr {
        Expr::Base(base) => match fixed.base(*base) {
            Some(relation) => return Term::Known(relation),
            None => return Term::Chosen(*base),
        },
        Expr::Defined(number) => {
            return match defined.get(*number) {
                Some(Term::Known(relation)) => Term::Known(relation.clone()),
                _ => Term::Defined(*number),
            };
        }
        Expr::Empty => return Term::Known(Relation::empty(fixed.count())),
        // A set is the relation of its members to themselves.
        Expr::Identity(set) => return *one(set),
        Expr::Union(a, b) => Term::Union(one(a), one(b)),
        Expr::Sequence(a, b) => Term::Sequence(one(a), one(b)),
        Expr::Difference(a, b) => Term::Difference(one(a), one(b)),
        Expr::Intersection(a, b) => Term::Intersection(one(a), one(b)),
        Expr::Inverse(a) => Term::Inverse(one(a)),
        Expr::Closure(a) => Term::Closure(one(a)),
        Expr::Reflexive(a) => Term::Reflexive(one(a)),
    };
    match made {
        Term::Union(ref a, ref b)
        | Term::Sequence(ref a, ref b)
        | Term::Difference(ref a, ref b)
        | Term::Intersection(ref a, ref b)
            if is_known(a) && is_known(b) => {}
        Term::Inverse(ref a) | Term::Closure(ref a) | Term::Reflexive(ref a) if is_known(a) => {}
        other => return other,
    }
    let nothing = Model {
        count: fixed.count(),
        definitions: Vec::new(),
        axioms: Vec::new(),
    };
    let empty = || Relation::empty(fixed.count());
    let choice = Choice {
        reads_from: empty(),
        coherence: empty(),
        from_read: empty(),
        same_write: empty(),
    };
    let mut values = Values {
        model: &nothing,
        choice: &choice,
        defined: Vec::new(),
    };
    Term::Known(values.of(&made))
}

fn is_known(term: &Term) -> bool {
    matches!(term, Term::Known(_))
}

/// Values for a candidate; definitions are evaluated where they are first used.
struct Values<'a> {
    model: &'a Model,
    choice: &'a Choice,
    defined: Vec<Option<Relation>>,
}

impl Values<'_> {
    fn of(&mut self, term: &Term) -> Relation {
        match term {
            Term::Known(relation) => relation.clone(),
            Term::Chosen(base) => match base {
                Base::ReadsFrom => self.choice.reads_from.clone(),
                Base::Coherence => self.choice.coherence.clone(),
                Base::FromRead => self.choice.from_read.clone(),
                Base::SameWrite => self.choice.same_write.clone(),
                _ => Relation::empty(self.model.count),
            },
            Term::Defined(number) => {
                if let Some(Some(known)) = self.defined.get(*number) {
                    return known.clone();
                }
                let model = self.model;
                let value = match model.definitions.get(*number) {
                    Some(definition) => self.of(definition),
                    None => Relation::empty(model.count),
                };
                if let Some(place) = self.defined.get_mut(*number) {
                    *place = Some(value.clone());
                }
                value
            }
            Term::Union(a, b) => self.both(a, b, |a, b| a | b),
            Term::Difference(a, b) => self.both(a, b, |a, b| a & !b),
            Term::Intersection(a, b) => self.both(a, b, |a, b| a & b),
            Term::Sequence(a, b) => {
                let first = self.of(a);
                first.sequence(&self.of(b))
            }
            Term::Inverse(a) => self.of(a).inverse(),
            Term::Closure(a) => self.of(a).closure(),
            Term::Reflexive(a) => self.of(a).reflexive(),
        }
    }

    fn both(&mut self, a: &Term, b: &Term, combine: impl Fn(u64, u64) -> u64) -> Relation {
        let first = self.of(a);
        first.zip(&self.of(b), combine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use onespec_core::environment::memory_model::read;

    /// Four accesses of one thread, of which the second and the last write.
    struct Line;

    impl Fixed for Line {
        fn count(&self) -> usize {
            4
        }

        fn base(&self, base: Base) -> Option<Relation> {
            match base {
                Base::ProgramOrder => Some(Relation::of(4, |a, b| a < b)),
                Base::Writes => Some(Relation::set(4, |a| a == 1 || a == 3)),
                Base::ReadsFrom => None,
                _ => Some(Relation::empty(4)),
            }
        }
    }

    fn allows(text: &str) -> bool {
        let (model, faults) = read(text);
        assert_eq!(faults, [], "{text}");
        let mut reads_from = Relation::empty(4);
        // The first access reads from the last store.
        reads_from.add(3, 0);
        let choice = Choice {
            reads_from,
            coherence: Relation::empty(4),
            from_read: Relation::empty(4),
            same_write: Relation::empty(4),
        };
        Model::new(&model, &Line).allows(&choice)
    }

    #[test]
    fn operators_are_those_of_relations() {
        for (text, wanted) in [
            ("acyclic po", true),
            ("acyclic rf", true),
            ("acyclic po | rf", false),
            ("acyclic [W]; po; [W] | rf", true),
            ("let back = po^-1\nempty back & po", true),
            ("let back = po^-1\nempty back; [W] \\ back", false),
            ("irreflexive po; rf", false),
            ("irreflexive (po & rf^-1); rf", false),
            ("empty po & rf", true),
            ("empty po & rf^-1", false),
            ("irreflexive (po | rf)+", false),
            ("irreflexive po+", true),
            ("irreflexive po?", false),
            ("irreflexive 0", true),
            // Differences bind closer than sequences: from the second to the last goes nothing but the direct step.
            ("let next = po \\ (po; po)\nempty (po \\ next+) | (next* \\ po?)", true),
        ] {
            assert_eq!(allows(text), wanted, "{text}");
        }
    }

    #[test]
    fn cycles_are_found() {
        let acyclic = |rows: &[u64]| Relation(rows.to_vec()).is_acyclic();
        assert!(acyclic(&[]));
        assert!(acyclic(&[0b110, 0b100, 0]));
        assert!(!acyclic(&[0b010, 0b100, 0b001]));
        assert!(!acyclic(&[0b1]));
        assert!(!acyclic(&[0b0010, 0b0001, 0b1000, 0]));
    }
}
