//! Slices of stack slots that can become values (SROA): a slot is private, each access has a known offset, and a slice
//! is always accessed as a whole. A constant that is stored over several slices is split.

use super::algebra::same_bits;
use super::alias::{Access, Addresses, Base, bytes, parts};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// A piece of an area that is always accessed as a whole.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    area: Gate,
    from: u64,
    bytes: u64,
    /// What its value is kept as.
    pub ty: Type,
    whole: bool,
}

/// What is stored to a piece.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stored {
    Gate(Gate),
    /// Bits of a constant of the piece's type.
    Bits(u64),
}

#[derive(Default)]
pub(super) struct Slices {
    pub all: Vec<Piece>,
    /// By load, its piece.
    pub loads: HashMap<Gate, u32>,
    /// By store, the pieces that it sets. Nothing that is read is set by one without any.
    pub stores: HashMap<Gate, Vec<(u32, Stored)>>,
}

struct Use {
    gate: Gate,
    from: u64,
    bytes: u64,
    ty: Type,
    /// Bits of a constant that is stored.
    constant: Option<u64>,
}

impl Slices {
    pub fn of(circuit: &Circuit) -> Slices {
        let mut pieces = Slices::default();
        if !circuit.gates().any(|g| circuit.role(g) == Role::Alloca) {
            return pieces;
        }
        let mut addresses = Addresses::new(circuit);
        let mut areas: HashMap<Gate, Option<Vec<Use>>> = HashMap::new();
        let mut order = Vec::new();
        for gate in circuit
            .gates()
            .filter(|&g| matches!(circuit.role(g), Role::Load | Role::Store))
        {
            let Some((at, ty)) = parts(circuit, gate) else { continue };
            let Base::Area(area) = addresses.of(circuit, at).base else {
                continue;
            };
            let uses = areas.entry(area).or_insert_with(|| {
                order.push(area);
                addresses.is_private(area).then(Vec::new)
            });
            let found = addresses
                .access(circuit, gate)
                .and_then(|a| used(circuit, area, gate, ty, &a));
            match (uses.as_mut(), found) {
                (Some(all), Some(one)) => all.push(one),
                _ => *uses = None,
            }
        }
        let cast = same_bits(circuit);
        for area in order {
            if let Some(Some(uses)) = areas.remove(&area) {
                pieces.cut(circuit, area, uses, cast);
            }
        }
        pieces
    }

    /// Takes a piece out: it stays in memory.
    pub fn give_up(&mut self, piece: u32) {
        self.all[piece as usize].whole = false;
    }

    pub fn is_whole(&self, piece: u32) -> bool {
        self.all[piece as usize].whole
    }

    fn cut(&mut self, circuit: &Circuit, area: Gate, mut uses: Vec<Use>, cast: Option<Opcode>) {
        uses.sort_by_key(|u| (u.from, u.gate));
        let first = self.all.len();
        for u in uses.iter().filter(|u| u.constant.is_none()) {
            match self.all[first..].last_mut() {
                Some(last) if u.from < last.from + last.bytes => {
                    let alike = (u.from, u.bytes) == (last.from, last.bytes) && fits(circuit, u.ty, last.ty, cast);
                    last.whole &= alike;
                    last.bytes = last.bytes.max(u.from + u.bytes - last.from);
                }
                _ => self.all.push(Piece {
                    area,
                    from: u.from,
                    bytes: u.bytes,
                    ty: u.ty,
                    whole: true,
                }),
            }
        }
        for u in &uses {
            let start = self.all[first..].partition_point(|p| p.from + p.bytes <= u.from) + first;
            let touched = (start..self.all.len()).take_while(|&p| self.all[p].from < u.from + u.bytes);
            let touched: Vec<usize> = touched.collect();
            if circuit.role(u.gate) == Role::Load {
                self.loads.extend(touched.first().map(|&p| (u.gate, p as u32)));
                continue;
            }
            let mut sets = Vec::with_capacity(touched.len());
            for at in touched {
                let piece = &mut self.all[at];
                let stored = match u.constant {
                    None => Stored::Gate(circuit.value(u.gate, 0)),
                    Some(bits) => {
                        piece.whole &= u.from <= piece.from && piece.from + piece.bytes <= u.from + u.bytes;
                        let width = circuit.set().type_def(piece.ty).width.clamp(1, 64);
                        let bits = bits
                            .checked_shr(8 * piece.from.saturating_sub(u.from) as u32)
                            .unwrap_or(0);
                        Stored::Bits(bits & u64::MAX >> (64 - width))
                    }
                };
                sets.push((at as u32, stored));
            }
            self.stores.insert(u.gate, sets);
        }
        debug_assert!(self.all[first..].iter().all(|p| p.area == area));
    }
}

/// Whether a value of one type may be kept as another.
fn fits(circuit: &Circuit, ty: Type, kept: Type, cast: Option<Opcode>) -> bool {
    let width = |ty| circuit.set().type_def(ty).width;
    let casts = |op: Opcode| circuit.set().def(op).types;
    ty == kept || width(ty) == width(kept) && cast.is_some_and(|op| casts(op).has(ty) && casts(op).has(kept))
}

/// An access at a known place inside of its area, to a value that no collector cares about.
fn used(circuit: &Circuit, area: Gate, gate: Gate, ty: Type, access: &Access) -> Option<Use> {
    let from = access.address.offset?;
    let end = from.checked_add(bytes(circuit, ty)?)?;
    let value = match circuit.role(gate) {
        Role::Load => gate,
        _ => circuit.value(gate, 0),
    };
    let plain = !circuit.word(value).is_reference();
    let stores = circuit.role(gate) == Role::Store;
    (end <= circuit.bits(area) && plain).then(|| Use {
        gate,
        from,
        bytes: access.bytes,
        ty,
        constant: super::constants::bits(circuit, value).filter(|_| stores),
    })
}
