//! Register files of a quad: reading with swizzles and modifiers, writing under masks.

use super::float::flush;
use super::{Environment, Program, Register};
use crate::ast::{Destination, Index, Indirect, Source};
use crate::names::File;
use crate::opcodes::Type;

/// All registers.
pub(super) struct Files<'p> {
    program: &'p Program<'p>,
    temporaries: Vec<Register>,
    addresses: Vec<Register>,
    pub outputs: Vec<Register>,
}

impl<'p> Files<'p> {
    pub fn new(program: &'p Program<'p>) -> Files<'p> {
        Files {
            program,
            temporaries: vec![Register::default(); program.temporaries],
            addresses: vec![Register::default(); program.addresses],
            outputs: vec![Register::default(); program.outputs],
        }
    }

    /// The number that a bracket means for a lane.
    pub fn index(&self, environment: &Environment, index: &Index, lane: usize) -> i64 {
        let base = i64::from(index.base);
        match index.indirect {
            Some(Indirect { file, index, component }) => {
                let added = self.word(environment, file, 0, i64::from(index), lane)[usize::from(component & 3)];
                base + i64::from(added as i32)
            }
            None => base,
        }
    }

    /// The register of a lane; 0 where there is none.
    fn word(&self, environment: &Environment, file: File, outer: i64, index: i64, lane: usize) -> [u32; 4] {
        let Ok(index) = usize::try_from(index) else {
            return [0; 4];
        };
        let of = |registers: &[Register]| registers.get(index).map(|register| register[lane]);
        let found = match file {
            File::Temporary => of(&self.temporaries),
            File::Address => of(&self.addresses),
            File::Output => of(&self.outputs),
            File::Input => of(&environment.inputs),
            File::SystemValue => of(&environment.system_values),
            File::Immediate => self.program.immediates.get(index).copied(),
            File::Constant => {
                let buffer = usize::try_from(outer)
                    .ok()
                    .and_then(|outer| environment.constants.get(outer));
                buffer.and_then(|buffer| buffer.get(index)).copied()
            }
            _ => None,
        };
        found.unwrap_or([0; 4])
    }

    fn is_in_array(&self, file: File, index: &Index, at: i64) -> bool {
        let range = index.array.and_then(|array| self.program.arrays.get(&(file, array)));
        range.is_none_or(|(first, last)| (i64::from(*first)..=i64::from(*last)).contains(&at))
    }

    /// A source by lane. Lanes that are not active read register 0 where they would compute its number.
    pub fn source(&self, environment: &Environment, source: &Source, ty: Type, active: u8, flushes: bool) -> Register {
        let register = &source.register;
        let mut out = Register::default();
        for (lane, to) in out.iter_mut().enumerate() {
            let number = |index: &Index| match active >> lane & 1 == 1 || index.indirect.is_none() {
                true => self.index(environment, index, lane),
                false => 0,
            };
            let outer = register.outer.as_ref().map_or(0, number);
            let at = number(&register.index);
            let words = match self.is_in_array(register.file, &register.index, at) {
                true => self.word(environment, register.file, outer, at, lane),
                false => [0; 4],
            };
            *to = source.swizzle.map(|component| {
                let word = modified(words[usize::from(component & 3)], source, ty);
                match flushes && ty == Type::Float {
                    true => flush(f32::from_bits(word)).to_bits(),
                    false => word,
                }
            });
        }
        out
    }

    /// The words of three components for offsets of texels, without modifiers.
    pub fn plain(&self, environment: &Environment, register: &crate::ast::Register, lane: usize) -> [u32; 4] {
        let outer = register
            .outer
            .as_ref()
            .map_or(0, |index| self.index(environment, index, lane));
        let at = self.index(environment, &register.index, lane);
        self.word(environment, register.file, outer, at, lane)
    }

    /// Writes active lanes' components of the mask. What lies outside is not written.
    pub fn write(
        &mut self,
        environment: &Environment,
        to: &Destination,
        values: &Register,
        active: u8,
        saturate: bool,
    ) {
        let register = &to.register;
        for lane in (0..4).filter(|lane| active >> lane & 1 == 1) {
            let at = self.index(environment, &register.index, lane);
            if !self.is_in_array(register.file, &register.index, at) {
                continue;
            }
            let file = match register.file {
                File::Temporary => &mut self.temporaries,
                File::Output => &mut self.outputs,
                File::Address => &mut self.addresses,
                _ => return,
            };
            let Some(found) = usize::try_from(at).ok().and_then(|at| file.get_mut(at)) else {
                continue;
            };
            for component in (0..4).filter(|component| to.mask >> component & 1 == 1) {
                let value = values[lane][component];
                found[lane][component] = if saturate { saturated(value) } else { value };
            }
        }
    }
}

/// `| |` first, then `-`.
fn modified(word: u32, source: &Source, ty: Type) -> u32 {
    const SIGN: u32 = 1 << 31;
    let is_integer = matches!(ty, Type::Signed | Type::Unsigned);
    let word = match (source.absolute, is_integer) {
        (true, true) => (word as i32).wrapping_abs() as u32,
        (true, false) => word & !SIGN,
        (false, _) => word,
    };
    match (source.negate, is_integer) {
        (true, true) => word.wrapping_neg(),
        (true, false) => word ^ SIGN,
        (false, _) => word,
    }
}

/// The float between 0 and 1; NaN gives 0.
fn saturated(word: u32) -> u32 {
    let value = f32::from_bits(word);
    match value.is_nan() {
        true => 0,
        false => value.clamp(0.0, 1.0).to_bits(),
    }
}
