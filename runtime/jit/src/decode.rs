//! Instructions of the guest by address.

use onespec_core::decode::Decoder;
use onespec_core::expr::Env;
use onespec_core::isa::Isa;
use onespec_core::operand::MAX_OPERANDS;

/// A decoded instruction.
#[derive(Debug, Clone)]
pub struct Guest {
    /// Its address.
    pub pc: u64,
    /// Bytes of it.
    pub length: u64,
    /// The instruction that it runs as: an abbreviation is what it stands for.
    pub op: u16,
    /// Its operands.
    pub operands: Vec<i64>,
}

impl Guest {
    /// The address behind it.
    pub const fn behind(&self) -> u64 {
        self.pc.wrapping_add(self.length)
    }
}

/// The instruction of a word at an address.
pub fn decode(isa: &'static Isa, decoder: &Decoder, pc: u64, word: u64) -> Option<Guest> {
    let word = word.into();
    let op = decoder.decode(word)?;
    let length = u64::from(isa.ops.get(usize::from(op))?.length / 8);
    let (mut run, mut args) = (op, isa.extract(op, word));
    while let Some((short, is)) = isa.ops.get(usize::from(run)).and_then(|o| Some((o, o.is.as_ref()?))) {
        let mut next = [0; MAX_OPERANDS];
        let env = Env::of(isa, short.operands, short.lets, &args);
        next.iter_mut().zip(is.args).for_each(|(to, arg)| *to = env.eval(arg));
        (run, args) = (is.op, next);
    }
    Some(Guest {
        pc,
        length,
        op: run,
        operands: args.to_vec(),
    })
}
