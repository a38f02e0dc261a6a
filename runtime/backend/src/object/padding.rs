//! Padding between functions: no-ops by the text `pad` of the calling convention, so that a section of code holds only
//! code. A convention without that text gives zeros.

use crate::emit;
use crate::machine::Machine;
use crate::problem::Problem;

/// The encoded no-op of a machine.
#[derive(Debug, Default)]
pub struct Padding {
    unit: Vec<u8>,
    /// Functions begin at multiples of this many bytes.
    align: usize,
}

impl Padding {
    /// # Errors
    /// The text names something, or has no encoding.
    pub fn new(machine: &Machine) -> Result<Padding, Problem> {
        let align = machine.alignment();
        let unit = match machine.text_if("pad") {
            Some(_) => emit::from_text(machine, "pad", "pad", &|_| None)?.bytes,
            None => Vec::new(),
        };
        Ok(Padding { unit, align })
    }

    /// Appends to code until the next function may begin. A gap that is no multiple of the instruction ends with zeros: there is
    /// none where functions are made of instructions as long.
    pub fn fill(&self, text: &mut Vec<u8>) {
        let end = text.len().next_multiple_of(self.align.max(1));
        while !self.unit.is_empty() && text.len() + self.unit.len() <= end {
            text.extend_from_slice(&self.unit);
        }
        text.resize(end, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::Padding;

    #[test]
    fn gaps_are_filled() {
        let padded = |unit: &[u8], mut text: Vec<u8>| {
            let unit = unit.to_vec();
            Padding { unit, align: 4 }.fill(&mut text);
            text
        };
        assert_eq!(padded(&[1, 0], vec![9, 9]), [9, 9, 1, 0]);
        assert_eq!(padded(&[1, 0], vec![9; 4]), [9; 4]);
        assert_eq!(padded(&[7], vec![9]), [9, 7, 7, 7]);
        assert_eq!(padded(&[1, 2, 3, 4], vec![9, 9]), [9, 9, 0, 0]);
        assert_eq!(padded(&[], vec![9]), [9, 0, 0, 0]);
    }
}
