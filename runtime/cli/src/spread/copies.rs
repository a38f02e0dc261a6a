//! What is copied for a kernel: arrays from memory of the host to memory of the device, and what was written back.

use onespec_compiler::evaluate::{Memory, Stop};
use onespec_compiler::outline::{Affine, Extent, Kernel};

/// Arrays begin at multiples of this, behind what harts are given.
pub const PAGE: u64 = 4096;
/// Bytes of a line that caches of harts write back whole, or more.
const LINE: u64 = 64;

/// Bytes at both places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copy {
    /// At the host.
    pub from: u64,
    /// At the device.
    pub to: u64,
    /// How many.
    pub bytes: u64,
}

/// The arrays of a kernel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Copies {
    /// What is copied to the device.
    pub all: Vec<Copy>,
    /// What is copied back.
    pub back: Vec<Copy>,
    /// Parts of the iterations write lines of their own.
    pub are_apart: bool,
    /// By parameter, what an address of the host grows by at the device.
    moved: Vec<(usize, u64)>,
}

/// The first address, and the one behind the last.
type Span = (u64, u64);

/// Bytes of an array.
struct Piece {
    parameter: usize,
    from: u64,
    to: u64,
    is_written: bool,
    /// Atomic accesses read and write them, where all harts see it: whichever hart does so.
    is_exchanged: bool,
    /// They are known, so that parts of the iterations have parts of them.
    is_known: bool,
}

impl Copies {
    /// For a kernel that has no iteration.
    pub fn nothing() -> Copies {
        Copies {
            are_apart: true,
            ..Copies::default()
        }
    }

    /// For so many iterations, at least one, of a kernel with these arguments. At the device arrays lie from an address on.
    ///
    /// # Errors
    /// An array is nowhere.
    pub fn of(kernel: &Kernel, arguments: &[i128], count: u64, memory: &Memory, base: u64) -> Result<Copies, Stop> {
        let mut pieces = Vec::new();
        for array in &kernel.arrays {
            let parameter = array.parameter as usize;
            let address = arguments.get(parameter).copied().unwrap_or(0) as u64;
            for (extent, is_written, is_exchanged) in [
                (&array.reads, false, false),
                (&array.writes, true, false),
                (&array.exchanges, true, true),
            ] {
                for (range, is_known) in ranges(extent, arguments, address, memory)? {
                    let (from, to) = range;
                    pieces.push(Piece {
                        parameter,
                        from,
                        to,
                        is_written,
                        is_exchanged,
                        is_known,
                    });
                }
            }
        }
        let mut copies = Copies::nothing();
        let mut next = base;
        for (from, to) in hulls(&pieces) {
            let within: Vec<&Piece> = pieces
                .iter()
                .filter(|piece| from <= piece.from && piece.to <= to)
                .collect();
            // What is written begins a line.
            let first = within
                .iter()
                .find(|piece| piece.is_written)
                .map_or(from - from % LINE, |piece| piece.from);
            let at = next.next_multiple_of(LINE) + from.wrapping_sub(first) % LINE;
            let moved = at.wrapping_sub(from);
            copies.all.push(Copy {
                from,
                to: at,
                bytes: to - from,
            });
            next = at + (to - from) + LINE;
            for piece in within {
                copies.moved.push((piece.parameter, moved));
                if piece.is_written {
                    let (at, bytes) = (piece.from.wrapping_add(moved), piece.to - piece.from);
                    let is_apart = piece.is_known && at.is_multiple_of(LINE) && bytes.is_multiple_of(count);
                    copies.are_apart &= piece.is_exchanged || is_apart;
                    copies.back.push(Copy {
                        from: piece.from,
                        to: at,
                        bytes,
                    });
                }
            }
        }
        Ok(copies)
    }

    /// Where an address in a parameter is at the device.
    pub fn place(&self, parameter: usize, address: u64) -> u64 {
        let moved = self.moved.iter().find(|(of, _)| *of == parameter);
        address.wrapping_add(moved.map_or(0, |(_, moved)| *moved))
    }
}

/// Bytes of an array, and whether it is known which: without that, all that lies around its address.
fn ranges(extent: &Extent, arguments: &[i128], address: u64, memory: &Memory) -> Result<Vec<(Span, bool)>, Stop> {
    let all = match extent {
        Extent::Nothing => return Ok(Vec::new()),
        Extent::Unknown => None,
        Extent::Ranges(all) => Some(all),
    };
    let (begin, bytes) = memory.around(address).ok_or(Stop::Address(address))?;
    let end = begin + bytes;
    let Some(all) = all else {
        return Ok(vec![((begin, end), false)]);
    };
    let value = |affine: &Affine| {
        let terms = affine.terms.iter().map(|(parameter, factor)| {
            let of = arguments.get(*parameter as usize).copied().unwrap_or(0);
            of.wrapping_mul(i128::from(*factor))
        });
        let sum = terms.fold(i128::from(affine.constant), i128::wrapping_add);
        address.wrapping_add(sum as u64)
    };
    // A condition may keep an iteration from what is not there.
    let range = |range: &onespec_compiler::outline::Range| (value(&range.from).max(begin), value(&range.to).min(end));
    let known = all.iter().map(range).filter(|(from, to)| from < to);
    Ok(known.map(|range| (range, true)).collect())
}

/// All bytes of each array in one piece, and arrays that meet in one line in one; those of atomic accesses have lines of their own.
fn hulls(pieces: &[Piece]) -> Vec<Span> {
    let mut hulls: Vec<(Span, bool)> = Vec::new();
    let mut parameters: Vec<usize> = pieces.iter().map(|piece| piece.parameter).collect();
    parameters.sort_unstable();
    parameters.dedup();
    for parameter in parameters {
        let own = pieces.iter().filter(|piece| piece.parameter == parameter);
        let is_exchanged = own.clone().any(|piece| piece.is_exchanged);
        let hull = own.fold(None, |hull: Option<(u64, u64)>, piece| {
            Some(hull.map_or((piece.from, piece.to), |(from, to)| {
                (from.min(piece.from), to.max(piece.to))
            }))
        });
        hulls.extend(hull.map(|hull| (hull, is_exchanged)));
    }
    hulls.sort_unstable();
    let mut joined: Vec<(Span, bool)> = Vec::new();
    for ((from, to), is_exchanged) in hulls {
        match joined.last_mut() {
            Some(((_, end), before))
                if from < *end || !*before && !is_exchanged && from / LINE <= (*end - 1) / LINE =>
            {
                *end = to.max(*end);
                *before |= is_exchanged;
            }
            _ => joined.push(((from, to), is_exchanged)),
        }
    }
    joined.into_iter().map(|(span, _)| span).collect()
}

#[cfg(test)]
mod tests {
    use super::{Piece, hulls};

    fn piece(parameter: usize, from: u64, to: u64) -> Piece {
        Piece {
            parameter,
            from,
            to,
            is_written: false,
            is_exchanged: false,
            is_known: true,
        }
    }

    #[test]
    fn arrays_that_meet_in_a_line_stay_together() {
        let apart = [piece(2, 0, 64), piece(3, 64, 128)];
        assert_eq!(hulls(&apart), [(0, 64), (64, 128)]);
        let meet = [piece(2, 0, 65), piece(3, 100, 128)];
        assert_eq!(hulls(&meet), [(0, 128)]);
        let exchanged = Piece {
            is_exchanged: true,
            ..piece(3, 100, 128)
        };
        assert_eq!(hulls(&[piece(2, 0, 65), exchanged]), [(0, 65), (100, 128)]);
        let one = [piece(2, 0, 8), piece(2, 256, 264), piece(3, 128, 136)];
        assert_eq!(hulls(&one), [(0, 264)]);
    }
}
