//! Graph isomorphism of circuits up to names, numbers and the order of uses.
//!
//! Colour refinement: a gate's colour follows from its kind, its inputs' colours and its users'. Gates with a unique
//! colour are paired first, their inputs and users follow; among several of one colour any two are paired. The pairing
//! is then compared input by input, so "the same" is proven. "Different" is not, for graphs with gates of one colour
//! that can't be exchanged; circuits that were printed and read again are not such.

use crate::circuit::{Circuit, Gate};
use crate::text::print_gate;
use hashbrown::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

/// Whether two circuits are the same but for names, numbers and the order of uses. Takes time n log n.
pub fn isomorphic(a: &Circuit, b: &Circuit) -> bool {
    difference(a, b).is_none()
}

/// Where two circuits differ, if they do.
pub fn difference(a: &Circuit, b: &Circuit) -> Option<String> {
    if !std::ptr::eq(a.set(), b.set()) || a.arch() != b.arch() {
        return Some("they are of different sets of gates, or of different widths".into());
    }
    if a.signature != b.signature {
        return Some(format!("signatures: {:?} and {:?}", a.signature, b.signature));
    }
    if a.live() != b.live() {
        return Some(format!("{} gates and {}", a.live(), b.live()));
    }
    let colours = [colours(a), colours(b)];
    let mut pairing = Pairing {
        circuits: [a, b],
        colours: &colours,
        partners: [vec![Gate::NONE; a.len()], vec![Gate::NONE; b.len()]],
        work: Vec::new(),
    };
    let classes = match pairing.classes() {
        Ok(classes) => classes,
        Err(gate) => {
            let line = print_gate([a, b][gate.0], gate.1);
            return Some(format!(
                "only {} has the like of `{line}`",
                ["the first", "the second"][gate.0]
            ));
        }
    };
    for (x, y) in &classes {
        if let ([x], [y]) = (&x[..], &y[..]) {
            pairing.pair(*x, *y);
        }
    }
    pairing.spread();
    for (x, y) in &classes {
        // Which of these are still free changes while they are paired; each list is gone through once.
        let mut free = y.iter().copied();
        for &x in x {
            if pairing.partners[0][x.index()] == Gate::NONE {
                let y = free.find(|y| pairing.partners[1][y.index()] == Gate::NONE)?;
                pairing.pair(x, y);
                pairing.spread();
            }
        }
    }
    a.gates().find_map(|x| pairing.compare(x))
}

type Colour = u64;

fn hash(value: impl Hash) -> Colour {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

/// A colour for each gate, that does not depend on names, numbers or the order of uses.
fn colours(circuit: &Circuit) -> Vec<Colour> {
    /// Each round goes once around every loop.
    const ROUNDS: usize = 3;
    let order = topological(circuit);
    let roots = u32::from(circuit.set().roots);
    let mut colours = vec![0; circuit.len()];
    for gate in circuit.gates() {
        let [states, depends] = [circuit.states(gate).len(), circuit.depends(gate).len()];
        let root = circuit.root(gate).is_some();
        let itself = (
            circuit.op(gate),
            circuit.ty(gate),
            circuit.bits(gate),
            circuit.word(gate),
        );
        let shape = (states, depends, circuit.inputs(gate).len(), root, gate.0.min(roots));
        colours[gate.index()] = hash((itself, shape));
    }
    let mut next = colours.clone();
    let mut users: Vec<(u32, Colour)> = Vec::new();
    for _ in 0..ROUNDS {
        // A gate that the order has before its input sees the input's colour of the round before.
        let place = &order.place;
        for &gate in &order.gates {
            let own = place[gate.index()];
            let seen = circuit.inputs(gate).iter().map(|input| match place.get(input.index()) {
                Some(&at) if at < own => next[input.index()],
                Some(_) if !circuit.is_dead(input) => colours[input.index()],
                _ => 1,
            });
            next[gate.index()] = seen.fold(colours[gate.index()], |so_far, colour| hash((so_far, colour)));
        }
        colours.copy_from_slice(&next);
        for &gate in order.gates.iter().rev() {
            let own = place[gate.index()];
            users.clear();
            users.extend(circuit.uses(gate).map(|u| {
                let user = u.user.index();
                (u.index, if place[user] > own { next[user] } else { colours[user] })
            }));
            users.sort_unstable();
            next[gate.index()] = hash((colours[gate.index()], &users));
        }
        colours.copy_from_slice(&next);
    }
    colours
}

struct Topological {
    gates: Vec<Gate>,
    /// By gate, a number that is larger than those of its inputs, but for edges that close loops. It depends on the
    /// graph only, not on numbers of gates: equal ones are in no order.
    place: Vec<u32>,
}

/// Gates in layers by their longest way from gates without inputs. Loops are cut where a gate has more than one state (at
/// all inputs but those of the first state's side); of other cycles all gates stand in one last layer.
fn topological(circuit: &Circuit) -> Topological {
    let mut waiting = vec![0u32; circuit.len()];
    let mut place = vec![u32::MAX; circuit.len()];
    let mut gates = Vec::with_capacity(circuit.live());
    for gate in circuit.gates() {
        let inputs = circuit.inputs(gate).iter().enumerate();
        let open = inputs
            .filter(|&(i, g)| g.index() < circuit.len() && !circuit.is_dead(g) && !is_cut(circuit, gate, i as u32));
        waiting[gate.index()] = open.count() as u32;
    }
    let mut layer: Vec<Gate> = circuit.gates().filter(|g| waiting[g.index()] == 0).collect();
    let mut number = 0;
    while !layer.is_empty() {
        let mut next = Vec::new();
        for &gate in &layer {
            place[gate.index()] = number;
            for used in circuit.uses(gate) {
                if !is_cut(circuit, used.user, used.index) {
                    let left = &mut waiting[used.user.index()];
                    *left -= 1;
                    if *left == 0 {
                        next.push(used.user);
                    }
                }
            }
        }
        gates.append(&mut layer);
        layer = next;
        number += 1;
    }
    gates.extend(circuit.gates().filter(|g| place[g.index()] == u32::MAX));
    Topological { gates, place }
}

/// Whether an input may close a loop: of a loop's head, and of what is attached to it, everything but the first side.
fn is_cut(circuit: &Circuit, gate: Gate, index: u32) -> bool {
    use crate::circuit::set::Role;
    let head = match circuit.role(gate) {
        Role::LoopBegin => return index >= 1,
        Role::ValueSelector | Role::DependSelector => circuit.state(gate, 0),
        _ => return false,
    };
    let is_loop = head.index() < circuit.len() && circuit.role(head) == Role::LoopBegin;
    is_loop && index >= 2
}

/// Gates of one colour in both circuits.
type Class = (Vec<Gate>, Vec<Gate>);

struct Pairing<'c> {
    circuits: [&'c Circuit; 2],
    colours: &'c [Vec<Colour>; 2],
    partners: [Vec<Gate>; 2],
    work: Vec<(Gate, Gate)>,
}

impl Pairing<'_> {
    /// Gates by colour; a gate of a colour that the other circuit has less often is the error.
    fn classes(&self) -> Result<Vec<Class>, (usize, Gate)> {
        let mut numbers: HashMap<Colour, usize> = HashMap::new();
        let mut classes: Vec<Class> = Vec::new();
        for gate in self.circuits[0].gates() {
            let number = *numbers.entry(self.colours[0][gate.index()]).or_insert(classes.len());
            if number == classes.len() {
                classes.push(Class::default());
            }
            classes[number].0.push(gate);
        }
        for gate in self.circuits[1].gates() {
            let class = numbers
                .get(&self.colours[1][gate.index()])
                .map(|&number| &mut classes[number]);
            match class {
                Some(class) if class.1.len() < class.0.len() => class.1.push(gate),
                _ => return Err((1, gate)),
            }
        }
        match classes.iter().find(|class| class.0.len() > class.1.len()) {
            Some(class) => Err((0, class.0[class.1.len()])),
            None => Ok(classes),
        }
    }

    /// Pairs two gates of one colour, if both are free.
    fn pair(&mut self, x: Gate, y: Gate) {
        let (Some(of_x), Some(of_y)) = (self.partners[0].get(x.index()), self.partners[1].get(y.index())) else {
            return;
        };
        let is_free = *of_x == Gate::NONE && *of_y == Gate::NONE;
        if is_free && self.colours[0][x.index()] == self.colours[1][y.index()] {
            self.partners[0][x.index()] = y;
            self.partners[1][y.index()] = x;
            self.work.push((x, y));
        }
    }

    /// Pairs what follows from pairs: inputs in their order, and users that can't be mistaken.
    fn spread(&mut self) {
        let [a, b] = self.circuits;
        while let Some((x, y)) = self.work.pop() {
            for (x, y) in a.inputs(x).iter().zip(b.inputs(y).iter()) {
                self.pair(x, y);
            }
            let users = [self.free_users(0, x), self.free_users(1, y)];
            let [xs, ys] = &users;
            let is_single = |list: &[(u32, Colour, Gate)], i: usize| {
                let same = |j: usize| list.get(j).is_some_and(|u| (u.0, u.1) == (list[i].0, list[i].1));
                !(same(i + 1) || i > 0 && same(i - 1))
            };
            if xs.len() == ys.len() {
                for i in 0..xs.len() {
                    if (xs[i].0, xs[i].1) == (ys[i].0, ys[i].1) && is_single(xs, i) && is_single(ys, i) {
                        self.pair(xs[i].2, ys[i].2);
                    }
                }
            }
        }
    }

    fn free_users(&self, side: usize, gate: Gate) -> Vec<(u32, Colour, Gate)> {
        let uses = self.circuits[side].uses(gate);
        let free = uses.filter(|u| self.partners[side][u.user.index()] == Gate::NONE);
        let mut users: Vec<_> = free
            .map(|u| (u.index, self.colours[side][u.user.index()], u.user))
            .collect();
        users.sort_unstable();
        users
    }

    /// How a gate differs from its partner.
    fn compare(&self, x: Gate) -> Option<String> {
        let [a, b] = self.circuits;
        let y = self.partners[0][x.index()];
        let partner = |input: Gate| match self.partners[0].get(input.index()) {
            Some(&partner) => partner,
            None => Gate::NONE,
        };
        let is_gone = |c: &Circuit, g: Gate| g.index() >= c.len() || c.is_dead(g);
        let same = y != Gate::NONE
            && (a.op(x), a.ty(x), a.bits(x), a.word(x)) == (b.op(y), b.ty(y), b.bits(y), b.word(y))
            && a.states(x).len() == b.states(y).len()
            && a.depends(x).len() == b.depends(y).len()
            && a.values(x).len() == b.values(y).len()
            && a.inputs(x).len() == b.inputs(y).len()
            && a.inputs(x)
                .iter()
                .zip(b.inputs(y).iter())
                .all(|(p, q)| partner(p) == q || is_gone(a, p) && is_gone(b, q));
        if same {
            return None;
        }
        let mut text = format!("`{}`", print_gate(a, x));
        if y != Gate::NONE {
            text += &format!(" and `{}`", print_gate(b, y));
        }
        Some(text)
    }
}
