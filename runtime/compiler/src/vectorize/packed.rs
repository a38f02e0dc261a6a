//! Numbers of eight bits that lie side by side in the words of a vector, for targets whose vectors have words alone: a word is
//! loaded and stored, and the bytes of all words at one place are a vector of words (superword parallelism within registers;
//! Fisher, Dietz, "Compiling for SIMD within a register", LCPC 1998).
//!
//! A strip has as many elements as its words have bytes. The iterations of one place of the words are done at once, place after
//! place: values of eight bits lie in the low bits of words, what is above them may be anything, and is put in order where a
//! number becomes wider. Loads come before the first place, stores behind the last, so loops whose loads all come first qualify.
//! What is left behind the last strip is the scalar loop's.

use super::cost::{self, Lanes};
use super::emit::Emitter;
use super::gates::Gates;
use super::neighbours::neighbours;
use super::places::place;
use super::recipe::{Id, Node, Recipe, Step, Sum, SumKind, Value, Way};
use super::shape::View;
use super::strips::Strip;
use super::target::{Scale, VectorTarget};
use onespec_graph::{Gate, Opcode, Type};

/// Bits of the numbers, and of the words in which they lie.
const BYTE: u32 = 8;
const WORD: u32 = 32;
/// Numbers in a word.
pub(super) const PLACES: u32 = WORD / BYTE;

/// The place of the words that is worked on.
#[derive(Debug, Default)]
pub(super) struct Packed {
    pub place: u32,
    /// By value, the vector of words that was loaded.
    words: Vec<Option<Gate>>,
    /// By step, what is to be stored of the places up to here.
    stored: Vec<Option<Gate>>,
}

impl Packed {
    pub fn of(recipe: &Recipe) -> Packed {
        Packed {
            place: 0,
            words: vec![None; recipe.values.len()],
            stored: vec![None; recipe.steps.len()],
        }
    }
}

/// Lanes of strips of words, where a loop works on bytes and the target has code for all of it on words.
pub(super) fn lanes(view: &View<'_>, recipe: &Recipe, target: &VectorTarget) -> Option<Lanes> {
    let gates = &view.gates;
    let Scale::Known(scale) = target.scale else {
        return None;
    };
    let (_, count) = target.lanes.iter().copied().find(|(width, _)| *width == WORD)?;
    let elements = u64::from(count) * u64::from(scale);
    let widened = widened(gates, recipe)?;
    let neighbours = neighbours(view.circuit, recipe);
    let strip = cost::strip(gates, (&widened, &neighbours), target, count).ok()?;
    let is_near = |step: &Step| match step {
        Step::Load { way, mask, .. } | Step::Store { way, mask, .. } => *way == Way::Near && mask.is_none(),
        _ => false,
    };
    let of_byte = |step: &Step| match step {
        Step::Load { id, .. } => is_byte(gates, &recipe.values[*id]),
        Step::Store { value, .. } => is_byte(gates, &recipe.values[*value]),
        _ => false,
    };
    // Sums are made on words.
    let is_wide = |sum: &Sum| sum.kind == SumKind::Number && !is_byte(gates, &recipe.values[sum.value]);
    let is_load = |step: &Step| matches!(step, Step::Load { .. });
    let first_store = recipe.steps.iter().position(|step| !is_load(step)).unwrap_or(recipe.steps.len());
    let fits = elements.is_power_of_two()
        && recipe.steps.iter().all(|step| is_near(step) && of_byte(step))
        && !recipe.steps[first_store..].iter().any(is_load)
        && recipe.sums.iter().all(is_wide)
        && strip.most.is_none();
    fits.then_some(Lanes {
        cycles: strip.cycles * u64::from(PLACES),
        unrolled: 1,
        places: PLACES,
        ..strip
    })
}

fn is_byte(gates: &Gates, value: &Value) -> bool {
    gates.width(value.element) == BYTE
}

/// The recipe as it is on words, as far as costs and code for it go. `None` where it does something else to bytes than to make them
/// wider and narrower.
fn widened(gates: &Gates, recipe: &Recipe) -> Option<Recipe> {
    let word = gates.integer(WORD)?;
    let lshr = gates.lshr?;
    let mut values = recipe.values.clone();
    // What puts bytes where they lie has to be there, too.
    for value in &mut values {
        let of_byte = |id: &Id| is_byte(gates, &recipe.values[*id]);
        let (is_own, width) = (is_byte(gates, value), gates.width(value.element));
        let shifted = match &value.node {
            Node::Load(_) if is_own => None,
            Node::Each { op, inputs, .. } => match inputs[..] {
                [of] if is_own && *op == gates.trunc && gates.width(recipe.values[of].element) == WORD => Some(of),
                [of] if of_byte(&of) && width == WORD && (*op == gates.zext || *op == gates.sext) => Some(of),
                _ if is_own || inputs.iter().any(of_byte) => return None,
                _ => continue,
            },
            Node::Splat(_) | Node::Constant(_) if !is_own => continue,
            _ => return None,
        };
        value.element = word;
        if let Some(of) = shifted {
            value.node = Node::Each {
                op: lshr,
                bits: 0,
                inputs: vec![of, of],
            };
        }
    }
    Some(Recipe {
        values,
        steps: recipe.steps.clone(),
        sums: recipe.sums.clone(),
        ..Recipe::default()
    })
}

impl Strip<'_> {
    /// What a step does at one place of the words.
    pub(super) fn packed_step(&mut self, e: &mut Emitter<'_>, recipe: &Recipe, (number, step): (usize, &Step)) {
        let Some(ty) = words(&e.gates, self.count) else { return };
        let at = self.packed.as_ref().map_or(0, |packed| packed.place);
        match step {
            Step::Load { id, way, .. } => {
                let Node::Load(of) = recipe.values[*id].node else {
                    return;
                };
                let known = self.packed.as_ref().and_then(|packed| packed.words[*id]);
                let word = known.unwrap_or_else(|| {
                    e.line = recipe.values[*id].line;
                    let mut values = place(e, recipe, way, e.circuit.value(of, 0), 1, self.progress);
                    values.push(self.vl);
                    let load = way.gate(&e.gates, false, false).unwrap_or(e.gates.splat);
                    self.memory = e.add(load, ty, 0, [&[], &[self.memory], &values]);
                    self.memory
                });
                if let Some(packed) = &mut self.packed {
                    packed.words[*id] = Some(word);
                }
                let made = self.shifted(e, e.gates.lshr, word, at * BYTE);
                self.made[*id] = Some(made);
            }
            Step::Store {
                value,
                address,
                way,
                line,
                ..
            } => {
                let value = self.value(e, recipe, *value);
                e.line = *line;
                let low = self.low(e, value);
                let mut all = self.shifted(e, Some(e.gates.shl), low, at * BYTE);
                if let Some(before) = self.packed.as_ref().and_then(|packed| packed.stored[number]) {
                    let or = e.gates.twin(e.gates.or).unwrap_or(e.gates.or);
                    all = e.pure(or, ty, &[before, all, self.vl]);
                }
                if let Some(packed) = &mut self.packed {
                    packed.stored[number] = Some(all);
                }
                if at + 1 == PLACES {
                    let mut values = vec![all];
                    values.extend(place(e, recipe, way, *address, 1, self.progress));
                    values.push(self.vl);
                    let store = way.gate(&e.gates, true, false).unwrap_or(e.gates.splat);
                    self.memory = e.add(store, Type::NONE, 0, [&[], &[self.memory], &values]);
                }
            }
            Step::Scalar(_) | Step::Append { .. } => {}
        }
    }

    /// A byte made wider, or a number made a byte; `None` of all else.
    pub(super) fn packed_value(&self, e: &mut Emitter<'_>, recipe: &Recipe, id: Id) -> Option<Gate> {
        let packed = self.packed.as_ref()?;
        let Node::Each { op, inputs, .. } = &recipe.values[id].node else {
            return None;
        };
        let [of] = inputs[..] else { return None };
        let made = self.made[of].unwrap_or(Gate::NONE);
        if is_byte(&e.gates, &recipe.values[id]) {
            return Some(made);
        }
        if !is_byte(&e.gates, &recipe.values[of]) {
            return None;
        }
        e.line = recipe.values[id].line;
        if *op == e.gates.zext {
            // Above the highest place there is nothing.
            let is_alone = packed.words[of].is_some() && packed.place + 1 == PLACES;
            return Some(if is_alone { made } else { self.low(e, made) });
        }
        // The sign comes to that of the word; of what was loaded it is the word itself that is shifted.
        let (word, above) = match packed.words[of] {
            Some(word) => (word, WORD - BYTE * (packed.place + 1)),
            None => (made, WORD - BYTE),
        };
        let high = self.shifted(e, Some(e.gates.shl), word, above);
        let ashr = e.gates.set.by_name("ASHR");
        Some(self.shifted(e, ashr, high, WORD - BYTE))
    }

    /// A vector of words shifted by a constant.
    fn shifted(&self, e: &mut Emitter<'_>, shift: Option<Opcode>, value: Gate, by: u32) -> Gate {
        let twin = shift.and_then(|shift| e.gates.twin(shift));
        let (Some(twin), true) = (twin, by > 0) else {
            return value;
        };
        let ty = e.circuit.ty(value);
        let by = self.number(e, ty, by.into());
        e.pure(twin, ty, &[value, by, self.vl])
    }

    /// The low byte of each word.
    fn low(&self, e: &mut Emitter<'_>, value: Gate) -> Gate {
        let ty = e.circuit.ty(value);
        let mask = self.number(e, ty, (1 << BYTE) - 1);
        let and = e.gates.twin(e.gates.and).unwrap_or(e.gates.and);
        e.pure(and, ty, &[value, mask, self.vl])
    }

    fn number(&self, e: &mut Emitter<'_>, ty: Type, number: u64) -> Gate {
        let element = e.circuit.set().type_def(ty).element;
        let number = e.constant(element, number);
        e.pure(e.gates.splat, ty, &[number])
    }
}

/// The vectors of words.
fn words(gates: &Gates, count: u16) -> Option<Type> {
    gates.vector(count, gates.integer(WORD)?)
}
