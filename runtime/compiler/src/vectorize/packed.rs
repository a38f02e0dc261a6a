//! Numbers of eight bits that lie side by side in the words of a vector, for targets whose vectors have words alone: a word is
//! loaded and stored, and the bytes of all words at one place are a vector of words (superword parallelism within registers;
//! Fisher, Dietz, "Compiling for SIMD within a register", LCPC 1998).
//!
//! A strip has as many elements as its words have bytes. The iterations of one place of the words are done at once, place after
//! place: values of eight bits lie in the low bits of words, what is above them may be anything, and is put in order where a
//! number becomes wider. Loads come before the first place, stores behind the last, so loops whose loads all come first qualify.
//! What is left behind the last strip is the scalar loop's.

use super::cost::{self, Lanes};
use super::gates::Gates;
use super::neighbours::neighbours;
use super::recipe::{Id, Node, Recipe, Step, Sum, SumKind, Value, Way};
use super::shape::{Shape, View};
use super::target::{Scale, VectorTarget};
use onespec_graph::Gate;

/// Bits of the numbers, and of the words in which they lie.
pub(super) const BYTE: u32 = 8;
pub(super) const WORD: u32 = 32;
/// Numbers in a word.
pub(super) const PLACES: u32 = WORD / BYTE;

/// The place of the words that is worked on.
#[derive(Debug, Default)]
pub(super) struct Packed {
    pub place: u32,
    /// By value, the vector of words that was loaded.
    pub words: Vec<Option<Gate>>,
    /// By step, what is to be stored of the places up to here.
    pub stored: Vec<Option<Gate>>,
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
pub(super) fn lanes(view: &View<'_>, shape: &Shape, recipe: &Recipe, target: &VectorTarget) -> Option<Lanes> {
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
    let first_store = recipe
        .steps
        .iter()
        .position(|step| !is_load(step))
        .unwrap_or(recipe.steps.len());
    let fits = elements.is_power_of_two()
        && recipe.steps.iter().all(|step| is_near(step) && of_byte(step))
        && !recipe.steps[first_store..].iter().any(is_load)
        && recipe.sums.iter().all(is_wide)
        && strip.most.is_none();
    let lanes = Lanes {
        cycles: strip.cycles * u64::from(PLACES),
        unrolled: 1,
        places: PLACES,
        ..strip
    };
    (fits && cost::gains(view, (shape, recipe), target, &lanes).is_ok()).then_some(lanes)
}

pub(super) fn is_byte(gates: &Gates, value: &Value) -> bool {
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
