//! Places that semantics names: registers by number, lanes and bits of them, state.

use super::{Lanes, Stop};
use crate::location::{Base, Location, Number, Part, Place};
use crate::number::variables;
use crate::operators::INT;
use crate::term::{Id, MAX_WIDTH, Op, Terms, Var};
use crate::value::{Value, Wide};
use onespec_bv::word::sext;
use onespec_sem::ir::Ty;
use std::rc::Rc;

impl Lanes<'_, '_> {
    /// The register that an index names; `None` where that is data.
    pub(super) fn number(&mut self, index: Value) -> Result<Option<Number>, Stop> {
        let index = self.term(index)?;
        if let Some(n) = self.terms.as_const(index) {
            return Ok(Some(Number::fixed(sext(n, self.terms.width(index)) as i64)));
        }
        if !self.is_settled(index) {
            return match !self.lenient && self.sources.moves(self.terms, index) {
                true => Err(Stop::Why("the number of a register depends on the lane")),
                false => Ok(None),
            };
        }
        let t = self.terms.amount(index);
        // An operand that is the number, whatever its kind is.
        if let Op::Var(Var::Index(k)) = self.terms.op(t) {
            return Ok(Some(Number {
                base: Base::Operand(*k),
                offset: 0,
                plus: None,
            }));
        }
        // What is no register's number has to be known.
        for var in variables(self.terms, t) {
            let is_register = matches!(var, Var::Index(k) if self.registers.get(usize::from(k)) == Some(&true));
            if !is_register
                && matches!(var, Var::Index(_))
                && self.allowed(var).is_some_and(|set| set.len() > 1 && set.len() <= 256)
            {
                return Err(Stop::Pin(var));
            }
        }
        let register = |terms: &Terms, t: Id| match terms.op(t) {
            Op::Var(Var::Index(k)) => Some(Base::Operand(*k)),
            _ => None,
        };
        let inner = |terms: &mut Terms, t: Id| {
            let t = terms.amount(t);
            register(terms, t)
        };
        if let Some(base) = register(self.terms, t) {
            return Ok(Some(Number {
                base,
                offset: 0,
                plus: None,
            }));
        }
        if let Op::Lin(c, factors) = self.terms.op(t).clone() {
            let offset = sext(c, self.terms.width(t)) as i64;
            let args = self.terms.args(t).to_vec();
            let found = args
                .iter()
                .zip(&factors)
                .position(|(a, k)| *k == 1 && inner(self.terms, *a).is_some());
            if let Some(at) = found
                && let Some(base) = inner(self.terms, args[at])
            {
                let rest: Vec<(u128, Id)> = factors
                    .into_iter()
                    .zip(args)
                    .enumerate()
                    .filter(|(i, _)| *i != at)
                    .map(|(_, p)| p)
                    .collect();
                let plus = (!rest.is_empty()).then(|| self.terms.lin(self.terms.width(t), 0, rest));
                return Ok(Some(Number { base, offset, plus }));
            }
        }
        Ok(Some(Number {
            base: Base::Settled(t),
            offset: 0,
            plus: None,
        }))
    }

    pub(super) fn register(&mut self, file: u16, index: &Value) -> Result<Place, Stop> {
        Ok(match self.number(index.clone())? {
            Some(number) => Place::Register { file, number },
            None => Place::File(file),
        })
    }

    pub(super) fn is_zero(&self, place: Place) -> bool {
        let Place::Register { file, number } = place else {
            return false;
        };
        let zero = self.world.program.files.get(usize::from(file)).and_then(|f| f.zero);
        number.base == Base::None && zero.map(i64::from) == Some(number.offset) && number.plus.is_none()
    }

    /// What a location holds.
    pub(super) fn get(&mut self, at: Location, width: u32, whole: u32) -> Value {
        if let Some(w) = self.effects.at(at) {
            let value = w.value;
            return match self.terms.width(value) == width {
                true => Value::Term(value),
                false => self.value(width, vec![value]),
            };
        }
        let over: Vec<Id> = self
            .effects
            .written
            .iter()
            .filter(|w| w.at.overlaps(at))
            .map(|w| w.value)
            .collect();
        if !over.is_empty() {
            let mut of = over;
            of.push(self.old(Location::whole(at.place), whole.clamp(1, MAX_WIDTH)));
            return self.value(width, of);
        }
        match width > MAX_WIDTH {
            true => {
                let id = self.old(at, 1);
                Value::Wide(Wide {
                    width,
                    of: [id].into(),
                    whole: Some(at),
                    zero: false,
                })
            }
            false => Value::Term(self.old(at, width)),
        }
    }

    pub(super) fn put(&mut self, at: Location, value: Value) -> Result<(), Stop> {
        let t = match value {
            Value::Term(t) => t,
            Value::Wide(wide) => self.opaque(MAX_WIDTH, wide.of.to_vec()),
            _ => return Err(Stop::Why("a value is missing")),
        };
        self.effects.write(at, t);
        Ok(())
    }

    /// The part of a place that bits `unit * lane + lo +: width` are, where lanes of `unit` bits are addressed.
    /// `Err(args)`: which part it is depends on these.
    pub(super) fn part(&mut self, lo: Id, width: u32) -> Result<(Part, u32), Id> {
        if let Some(k) = self.terms.as_const(lo) {
            let k = k as u32;
            return match width > 0 && k.is_multiple_of(width) {
                true => Ok((Part::Element(width, k / width), 0)),
                false => {
                    // The aligned element around it.
                    let mut unit = width.next_power_of_two();
                    while k / unit != (k + width - 1) / unit {
                        unit *= 2;
                    }
                    Ok((Part::Element(unit, k / unit), k % unit))
                }
            };
        }
        if let Some(counter) = self.counter {
            if lo == counter && width == 1 {
                return Ok((Part::Lane(1), 0));
            }
            for unit in [width, 8, 16, 32, 64] {
                let bits = self.terms.constant(INT, unit.into());
                if unit >= width && unit <= MAX_WIDTH && self.terms.mul(counter, bits) == lo {
                    return Ok((Part::Lane(unit), 0));
                }
            }
        }
        Err(lo)
    }

    /// Reads bits of a place of `whole` bits.
    pub(super) fn read_bits(&mut self, place: Place, whole: u32, lo: Id, width: u32) -> Result<Value, Stop> {
        let part = self.part(lo, width);
        if whole <= MAX_WIDTH && !matches!(part, Ok((Part::Lane(_), _))) {
            let x = self.get(Location::whole(place), whole, whole);
            let x = self.term(x)?;
            return Ok(Value::Term(self.terms.bits(x, lo, width)));
        }
        match part {
            Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), at)) if unit <= MAX_WIDTH => {
                let x = self.get(Location { place, part }, unit, whole);
                let x = self.term(x)?;
                Ok(Value::Term(self.terms.slice(x, at, width)))
            }
            _ => {
                let x = self.get(Location::whole(place), whole.max(MAX_WIDTH + 1), whole);
                let mut of = self.flat(&[&x]);
                of.push(lo);
                Ok(self.value(width, of))
            }
        }
    }

    pub(super) fn write_bits(
        &mut self,
        place: Place,
        whole: u32,
        lo: Id,
        width: u32,
        value: Value,
    ) -> Result<(), Stop> {
        let part = self.part(lo, width);
        if whole <= MAX_WIDTH && !matches!(part, Ok((Part::Lane(_), _))) {
            let old = self.get(Location::whole(place), whole, whole);
            let old = self.term(old)?;
            let part = self.term(value)?;
            let known = self.terms.as_const(lo);
            let new = match known {
                Some(lo) => self.terms.with_bits(old, lo as i128, width, part),
                None => Some(self.opaque(whole, vec![old, lo, part])),
            };
            let new = new.ok_or(Stop::Why("it writes bits that are not there"))?;
            return self.put(Location::whole(place), Value::Term(new));
        }
        match part {
            Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), at)) if unit <= MAX_WIDTH => {
                let at_location = Location { place, part };
                let mut value = self.term(value)?;
                if unit != width {
                    let old = self.get(at_location, unit, whole);
                    let old = self.term(old)?;
                    let new = self.terms.with_bits(old, at.into(), width, value);
                    value = new.ok_or(Stop::Why("it writes bits that are not there"))?;
                }
                self.put(at_location, Value::Term(value))
            }
            _ => {
                let old = self.get(Location::whole(place), whole.max(MAX_WIDTH + 1), whole);
                let mut of = self.flat(&[&old, &value]);
                of.push(lo);
                let new = self.opaque(MAX_WIDTH, of);
                self.put(Location::whole(place), Value::Term(new))
            }
        }
    }

    /// The place of a lane, and its first bit there.
    pub(super) fn lane(&mut self, file: u16, index: &Value, lane: Value, width: u32) -> Result<(Place, u32, Id), Stop> {
        let lane = self.term(lane)?;
        let bits = self.terms.constant(INT, width.into());
        let lo = self.terms.mul(lane, bits);
        let grouped = self
            .world
            .program
            .files
            .get(usize::from(file))
            .is_some_and(|f| f.grouped);
        let place = self.register(file, index)?;
        let fixed = matches!(
            place,
            Place::Register {
                number: Number {
                    base: Base::None,
                    plus: None,
                    ..
                },
                ..
            }
        );
        // All registers as one row of units: the number of the unit is what a register's number is elsewhere.
        if grouped && fixed && self.terms.as_const(lane).is_none() && self.is_settled(lane) {
            let zero = self.terms.constant(INT, 0);
            return Ok(match self.number(Value::Term(lane))? {
                Some(number) => (
                    Place::View {
                        file,
                        unit: width,
                        number,
                    },
                    width,
                    zero,
                ),
                None => (Place::File(file), self.world.width(file), lo),
            });
        }
        if grouped && fixed && self.terms.as_const(lane).is_none() && !self.sources.moves(self.terms, lane) {
            return Ok((Place::File(file), self.world.width(file).max(MAX_WIDTH + 1), lo));
        }
        Ok((place, self.world.width(file), lo))
    }

    pub(super) fn state_width(&self, state: u16) -> u32 {
        match self.world.program.state.get(usize::from(state)).map(|s| &s.ty) {
            Some(Ty::Bits(n)) => *n,
            _ => INT,
        }
    }

    pub(super) fn state(&mut self, state: u16) -> Value {
        let width = self.state_width(state);
        let at = Location::whole(Place::State(state));
        if let Some((_, value)) = self.world.known.iter().find(|(known, _)| *known == state)
            && width <= MAX_WIDTH
            && self.effects.at(at).is_none()
        {
            return Value::Term(self.terms.constant(width, *value));
        }
        let mode = self.world.modes.get(usize::from(state)) == Some(&true);
        if self.world.is_given(state) && !(mode && self.effects.at(at).is_some()) {
            return match width > MAX_WIDTH {
                true => Value::Wide(Wide {
                    width,
                    of: Rc::new([]),
                    whole: None,
                    zero: self.world.zeros.get(usize::from(state)) == Some(&true),
                }),
                false => Value::Term(self.terms.var(Var::State(state), width)),
            };
        }
        self.get(at, width, width)
    }

    /// A value of a register of which the number is data comes from the number, too.
    pub(super) fn chosen(&mut self, place: Place, value: Value, index: &Value) -> Result<Value, Stop> {
        if !matches!(place, Place::File(_)) {
            return Ok(value);
        }
        let width = value.width(self.terms);
        let of = self.flat(&[&value, index]);
        Ok(self.value(width, of))
    }

    pub(super) fn put_state(&mut self, state: u16, value: Value) -> Result<(), Stop> {
        if self.world.settled.get(usize::from(state)) == Some(&true) {
            return Ok(());
        }
        self.put(Location::whole(Place::State(state)), value)
    }
}
