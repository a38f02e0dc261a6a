//! Registers that two harts copy from one to the other, both of which wait for it (a rendezvous; Hoare, "Communicating sequential
//! processes", 1978).

use onespec_core::exec::Cpu;
use std::collections::BTreeMap;

/// What a hart that gives writes into its state.
const GIVES: u64 = 1;
/// What one writes that takes.
const TAKES: u64 = 2;
/// What both find when registers have been copied.
const DONE: u64 = 3;

/// The state by which harts ask for an exchange, and the registers that are copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// State with the number of the hart that is waited for, plus 1; 0: none.
    pub partner: String,
    /// State that says what a hart does: 1 gives, 2 takes, 3 when that is done.
    pub side: String,
    /// State with how many registers are copied: as many on both sides.
    pub count: String,
    /// State with the number of the first register that is given.
    pub first: String,
    /// The file that registers are taken from. Behind its last one comes its first.
    pub from: String,
    /// How many registers it has.
    pub registers: u64,
    /// The file that they are put into, from its first register on.
    pub to: String,
}

impl Exchange {
    /// The pieces of state that a machine must have.
    pub fn state(&self) -> Vec<String> {
        let of_harts = [&self.partner, &self.side, &self.count, &self.first];
        let files = [&self.from, &self.to].map(|file| format!("{file}[0]"));
        of_harts.into_iter().cloned().chain(files).collect()
    }

    /// Copies registers if a hart and its partner wait for each other. Whether they did.
    pub(super) fn meet<M: Cpu>(&self, harts: &mut BTreeMap<u64, M>, number: u64) -> bool {
        let asks = |number: u64| -> Option<[u64; 4]> {
            let hart = harts.get(&number)?;
            let [partner, side, count, first] =
                [&self.partner, &self.side, &self.count, &self.first].map(|name| hart.get(name).unwrap_or(0));
            Some([partner.checked_sub(1)?, side, count, first])
        };
        let Some([partner, side, count, first]) = asks(number) else {
            return false;
        };
        let Some([back, other_side, other_count, other_first]) = asks(partner) else {
            return false;
        };
        let (giver, taker, first) = match (side, other_side) {
            (GIVES, TAKES) => (number, partner, first),
            (TAKES, GIVES) => (partner, number, other_first),
            _ => return false,
        };
        if back != number || count != other_count {
            return false;
        }
        for i in 0..count {
            let from = format!("{}[{}]", self.from, first.wrapping_add(i) % self.registers.max(1));
            let bytes = harts.get(&giver).and_then(|hart| hart.get_bytes(&from));
            let to = format!("{}[{i}]", self.to);
            let taker = harts.get_mut(&taker);
            if !bytes
                .zip(taker)
                .is_some_and(|(bytes, taker)| taker.set_bytes(&to, &bytes))
            {
                break;
            }
        }
        for hart in [giver, taker] {
            if let Some(hart) = harts.get_mut(&hart) {
                hart.set(&self.side, DONE);
            }
        }
        true
    }
}
