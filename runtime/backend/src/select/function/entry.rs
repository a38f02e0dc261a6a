//! Arguments of a function, where its convention has them.

use super::{Block, Gate, Role, Select, Signature, Spot, VReg};
use crate::code::{Arg, What};
use crate::problem::Problem;

impl Select<'_> {
    pub(super) fn entry(&mut self, block: &Block<'_>, signature: &Signature) -> Result<(), Problem> {
        let args: Vec<Gate> = block
            .fixed
            .iter()
            .copied()
            .filter(|g| self.circuit.role(*g) == Role::Arg)
            .collect();
        let mut types = signature.params.clone();
        for arg in &args {
            let at = usize::try_from(self.circuit.bits(*arg))
                .unwrap_or(usize::MAX)
                .min(1 << 16);
            if types.len() <= at {
                // Without a signature, those that are not used are taken to be addresses.
                types.resize(at + 1, self.circuit.arch());
                types[at] = self.circuit.ty(*arg);
            }
        }
        let root = args.first().copied().unwrap_or(Gate(0));
        let places = self.places(root, types.into_iter())?;
        let mut defs = Vec::new();
        let mut incoming = Vec::with_capacity(args.len());
        for &arg in &args {
            let Some(place) = places.values.get(self.circuit.bits(arg) as usize) else {
                return Err(self.maker.problem(arg, "is no argument of the function".into()));
            };
            let mut registers = Vec::with_capacity(place.spots.len());
            for spot in &place.spots {
                registers.push(match spot {
                    Spot::Register(at) => {
                        let register = self.code.vreg_of(place.bank, place.registers);
                        defs.push(Arg::DefAt(register, *at));
                        Some(register)
                    }
                    Spot::Stack(_) => None,
                });
            }
            incoming.push((arg, place, registers));
        }
        self.code.push(What::Entry, &defs, 0);
        let is_there = |registers: &[Option<VReg>]| registers.iter().all(Option::is_some);
        for (arg, _, registers) in incoming.iter().filter(|(_, _, registers)| is_there(registers)) {
            self.argument(*arg, registers.iter().copied().flatten().collect())?;
        }
        for (arg, place, registers) in incoming.into_iter().filter(|(_, _, registers)| !is_there(registers)) {
            let mut all = Vec::with_capacity(registers.len());
            for (register, spot) in registers.into_iter().zip(&place.spots) {
                all.push(match (register, spot) {
                    (None, Spot::Stack(offset)) => {
                        let register = self.code.vreg_of(place.bank, place.registers);
                        let bits = Arg::Number(place.bits.into());
                        let load = [Arg::Def(register), Arg::Incoming(i64::from(*offset)), bits];
                        self.code.push(What::LoadArgument, &load, 0);
                        register
                    }
                    (register, _) => register.unwrap_or(VReg(0)),
                });
            }
            self.argument(arg, all)?;
        }
        Ok(())
    }
}
