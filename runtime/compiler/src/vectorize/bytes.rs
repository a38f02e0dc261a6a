//! What a strip of words does at one of the places where their bytes lie: see [`super::packed`].

use super::emit::Emitter;
use super::gates::Gates;
use super::packed::{BYTE, PLACES, WORD, is_byte};
use super::places::place;
use super::recipe::{Id, Node, Recipe, Step};
use super::strips::Strip;
use onespec_graph::{Gate, Opcode, Type};

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
