//! Patterns of a function of the lane: its tree on scalars as a tree on vectors, with what the instruction asks for.

use super::super::lift::{Lift, Tree};
use super::super::pattern::{Arg, Held, Holder, Maps, Node, Origin, Pattern, Require, Step, data};
use super::Vectors;
use super::cells::{Form, Meaning, Register};
use super::numbers::Number;
use super::setting::With;
use super::typing::{Typed, Typing};
use onespec_core::select::Effect;
use onespec_description::model::{Dir, Op};
use onespec_lanes::term::Terms;

/// Makes patterns of trees on scalars.
pub(super) struct Maker<'m, 'x, 'a> {
    pub(super) of: &'m Vectors<'x, 'a>,
    pub(super) sources: &'m [Typed],
    pub(super) numbers: &'m [Number],
    pub(super) lanes: u32,
    pub(super) approximation: Option<u16>,
    pub(super) with: &'m With<'m>,
}

impl<'x, 'a> Vectors<'x, 'a> {
    /// What makes exact patterns from these sources.
    pub(super) fn maker<'m>(
        &'m self,
        sources: &'m [Typed],
        numbers: &'m [Number],
        lanes: u32,
        with: &'m With<'m>,
    ) -> Maker<'m, 'x, 'a> {
        Maker {
            of: self,
            sources,
            numbers,
            lanes,
            approximation: None,
            with,
        }
    }
}

impl Maker<'_, '_, '_> {
    /// The tree with how many elements count, and the source behind all others that is it. Without a setting that counts, all
    /// do; a tree that has no such input asks for all.
    fn counted(&self, meaning: &Meaning, tree: Node) -> Option<(Node, Option<Require>)> {
        let Some(state) = meaning.count else {
            return Some((tree, None));
        };
        let (place, source) = (Holder::State(state), self.sources.len() as u8 + 2);
        let required = |held| Some(Require { place, held });
        match tree {
            Node::Gate(at, mut args) if args.last() == Some(&Node::Any) => {
                let (_, inputs) = self.of.twins.types(at)?;
                let ty = *inputs.last()?;
                let all = (0u16..).zip(&self.of.machine.reprs);
                let repr = all.into_iter().find(|(_, r)| r.ty == ty && r.full && r.lanes.is_none());
                *args.last_mut()? = Node::Reg { source, repr: repr?.0 };
                Some((Node::Gate(at, args), required(Held::Source(source))))
            }
            tree => Some((tree, required(Held::Number(-1)))),
        }
    }

    fn is_vector(&self, source: u8) -> bool {
        let repr = self.sources.get(usize::from(source)).map(|s| s.repr);
        repr.is_some_and(|r| self.of.lanes(r).is_some())
    }

    fn has_lanes(&self, tree: &Tree) -> bool {
        match tree {
            Tree::Gate(_, args) => args.iter().any(|a| self.has_lanes(a)),
            Tree::Source(i, _) => self.is_vector(*i),
            Tree::Imm(..) | Tree::Const(..) => false,
        }
    }

    /// A tree that depends on the lane, on vectors; another one is put into every element.
    pub(super) fn vector(&self, terms: &Terms, lift: &Lift<'_>, maps: &mut Maps, tree: &Tree) -> Option<Node> {
        if !self.has_lanes(tree) {
            let splat = self.of.twins.splat(type_of(lift, tree)?, self.lanes)?;
            return Some(Node::Gate(splat, vec![self.scalar(terms, lift, maps, tree)?]));
        }
        match tree {
            Tree::Gate(at, args) => {
                let twin = self.of.twins.of(lift.gates.exact(*at), self.lanes)?;
                let mut made: Vec<Node> = args
                    .iter()
                    .map(|a| self.vector(terms, lift, maps, a))
                    .collect::<Option<_>>()?;
                made.push(Node::Any);
                Some(Node::Gate(twin, made))
            }
            Tree::Source(i, _) => {
                let source = self.sources.get(usize::from(*i))?;
                let (lanes, _) = self.of.lanes(source.repr)?;
                (lanes == self.lanes).then_some(Node::Reg {
                    source: *i,
                    repr: source.repr,
                })
            }
            _ => None,
        }
    }

    pub(super) fn scalar(&self, terms: &Terms, lift: &Lift<'_>, maps: &mut Maps, tree: &Tree) -> Option<Node> {
        Some(match tree {
            Tree::Gate(at, args) => {
                let args = args.iter().map(|a| self.scalar(terms, lift, maps, a));
                Node::Gate(lift.gates.exact(*at), args.collect::<Option<_>>()?)
            }
            Tree::Source(i, _) => Node::Reg {
                source: *i,
                repr: self.sources.get(usize::from(*i))?.repr,
            },
            Tree::Imm(t, ty) => {
                let imm = terms.facts(*t).imms.trailing_zeros() as u8;
                let number = self.numbers.iter().find(|n| n.imm == Some(imm))?;
                Node::Imm {
                    imm,
                    map: maps.fit(terms, *t, number.signed, number.align)?,
                    ty: *ty,
                }
            }
            Tree::Const(value, ty) => Node::Const(*value, *ty),
        })
    }

    /// The patterns of a tree on vectors: of all lanes, and where there is a mask, of those that it names.
    pub(super) fn patterns(
        &self,
        (id, op): (usize, &Op),
        meaning: &Meaning,
        typing: &Typing,
        (terms, lift): (&Terms, &Lift<'_>),
        tree: &Node,
    ) -> Vec<Pattern> {
        let mut made = Vec::new();
        let mut fixed = self.with.requires();
        for (i, source) in (0u8..).zip(self.sources) {
            if let Some(place) = source.cell.register.holder(source.cell.file) {
                let held = Held::Source(i);
                fixed.push(Require { place, held });
            }
        }
        let Some(mask) = &meaning.mask else {
            made.extend(self.pattern((id, op), meaning, typing, tree.clone(), None, fixed));
            return made;
        };
        let Some(place) = mask.register.holder(mask.file) else {
            return made;
        };
        let mut all = fixed.clone();
        all.push(Require {
            place,
            held: Held::Number(-1),
        });
        made.extend(self.pattern((id, op), meaning, typing, tree.clone(), None, all));
        let element = self.of.lanes(typing.result).map(|(_, element)| element);
        let masks = self.of.candidates(mask).into_iter();
        let mask_repr = masks
            .into_iter()
            .find(|r| self.of.lanes(*r).is_some_and(|(n, _)| n == self.lanes));
        // What goes into the mask under itself is the mask and that.
        if meaning.result == *mask {
            let and = element.and_then(|e| self.of.twins.and((terms, lift), e, self.lanes));
            if let (Some(and), Some(repr)) = (and, mask_repr) {
                let source = self.sources.len() as u8;
                let held = Held::Source(source);
                fixed.push(Require { place, held });
                let tree = Node::Gate(and, vec![Node::Reg { source, repr }, tree.clone(), Node::Any]);
                made.extend(self.pattern((id, op), meaning, typing, tree, None, fixed));
            }
            return made;
        }
        // The mask and the old value are sources behind the others, unless the old value is one of them.
        let select = element.and_then(|e| self.of.twins.select(lift, e, self.lanes));
        if let (Some(select), Some(mask_repr)) = (select, mask_repr) {
            let behind = self.sources.len() as u8;
            let mut sources = (0u8..).zip(self.sources);
            let own = sources.find(|(_, s)| s.cell.register == meaning.result.register);
            if own.is_some_and(|(_, s)| s.repr != typing.result) {
                return made;
            }
            let old = own.map_or(behind, |(i, _)| i);
            // A selection between the old value and itself.
            if matches!(tree, Node::Reg { source, .. } if *source == old) {
                return made;
            }
            let leaf = |source, repr| Node::Reg { source, repr };
            let args = vec![
                leaf(behind + 1, mask_repr),
                tree.clone(),
                leaf(old, typing.result),
                Node::Any,
            ];
            fixed.push(Require {
                place,
                held: Held::Source(behind + 1),
            });
            made.extend(self.pattern((id, op), meaning, typing, Node::Gate(select, args), Some(old), fixed));
        }
        made
    }

    /// `old`: the source that the register of the result held.
    pub(super) fn pattern(
        &self,
        (id, op): (usize, &Op),
        meaning: &Meaning,
        typing: &Typing,
        tree: Node,
        old: Option<u8>,
        mut requires: Vec<Require>,
    ) -> Option<Pattern> {
        let (tree, count) = self.counted(meaning, tree)?;
        requires.extend(count);
        let mut args = Vec::new();
        for (k, operand) in (0u8..).zip(&op.operands) {
            let source = || {
                let mut all = (0u8..).zip(self.sources);
                all.find(|(_, s)| s.cell.register == Register::Operand(k))
                    .map(|(i, _)| i)
            };
            let is_result = !matches!(meaning.form, Form::Store(_)) && meaning.result.register == Register::Operand(k);
            args.push(match (is_result, source()) {
                // A register that is read and written takes its source's place; one that is kept in part, the old value's.
                (true, Some(i)) if old.is_none_or(|old| old == i) => Arg::Source(i),
                (true, None) => old.map_or(Arg::Out, Arg::Source),
                (true, Some(_)) => return None,
                (false, Some(i)) => Arg::Source(i),
                // A register beside the result may be anything then.
                (false, None) if operand.dir != Dir::In => Arg::Out,
                (false, None) => self.numbers.iter().find(|n| n.operand == k)?.arg(),
            });
        }
        let mut made = Pattern {
            tree,
            results: vec![typing.result],
            steps: vec![Step { op: id as u16, args }],
            value: None,
            where_: Vec::new(),
            effect: Effect::None,
            cost: data(op, "cost", 1),
            latency: data(op, "latency", 1),
            needs: self.with.needs(&op.needs),
            requires,
            approximation: self.approximation,
            origin: Origin::Op(id as u16),
        };
        renumber(&mut made).then_some(made)
    }
}

/// Numbers sources and immediates in the order in which the tree has them; false where an instruction needs a source that
/// the tree does not have.
fn renumber(pattern: &mut Pattern) -> bool {
    fn walk(node: &mut Node, sources: &mut Vec<u8>, imms: &mut Vec<u8>) {
        let place = |list: &mut Vec<u8>, of: u8| match list.iter().position(|known| *known == of) {
            Some(at) => at as u8,
            None => {
                list.push(of);
                list.len() as u8 - 1
            }
        };
        match node {
            Node::Gate(_, args) => args.iter_mut().for_each(|a| walk(a, sources, imms)),
            Node::Reg { source, .. } => *source = place(sources, *source),
            Node::Imm { imm, .. } => *imm = place(imms, *imm),
            Node::Const(..) | Node::Any => {}
        }
    }
    let (mut sources, mut imms) = (Vec::new(), Vec::new());
    walk(&mut pattern.tree, &mut sources, &mut imms);
    let number = |list: &[u8], of: u8| list.iter().position(|known| *known == of).map(|at| at as u8);
    let args = pattern.steps.iter_mut().flat_map(|s| &mut s.args);
    for arg in args {
        *arg = match &*arg {
            Arg::Source(i) => match number(&sources, *i) {
                Some(i) => Arg::Source(i),
                // A register that the result does not depend on.
                None => Arg::Fixed(0),
            },
            // Likewise a number.
            Arg::Imm(i) => number(&imms, *i).map_or(Arg::Number(0), Arg::Imm),
            other => other.clone(),
        };
    }
    pattern.requires.iter_mut().all(|require| match &mut require.held {
        Held::Source(i) => match number(&sources, *i) {
            Some(at) => {
                *i = at;
                true
            }
            None => false,
        },
        Held::Number(_) | Held::Lanes(_) => true,
    })
}

/// The type of a tree on scalars.
fn type_of(lift: &Lift<'_>, tree: &Tree) -> Option<u8> {
    match tree {
        Tree::Gate(at, _) => lift.gates.get(*at)?.own,
        Tree::Source(_, ty) | Tree::Imm(_, ty) | Tree::Const(_, ty) => Some(*ty),
    }
}
