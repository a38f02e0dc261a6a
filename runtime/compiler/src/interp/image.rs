//! A module in memory, ready to run: its data have addresses and bytes, its functions and externs have addresses, and
//! gates that name a symbol get these. Calls of its own functions run here, those of externs go to [`Externs`].

use super::{Call, Function, Host, Limits, Memory, Plan, Raised, Run, Semantics, run_together};
use onespec_graph::module::{Module, Symbol};

/// Where functions are: nothing can be read there, as nobody reads code.
const CODE: u64 = 0x1_0000;
/// How far apart.
const APART: u64 = 16;
/// Where data begin.
const DATA: u64 = 0x1000_0000;

/// Functions that a module only declares.
pub trait Externs {
    /// Calls one by its name; bits of its result.
    ///
    /// # Errors
    /// If there is no such function, or the program is to end.
    fn call(&mut self, name: &str, call: Call<'_>, memory: &mut Memory) -> Result<u64, String>;

    /// Does an operation that may throw.
    ///
    /// # Errors
    /// If there is no such operation.
    fn raise(&mut self, _call: Call<'_>, _memory: &mut Memory) -> Result<Raised, String> {
        Err("no language is here whose operations throw".into())
    }
}

/// The functions of a module with their plans, the addresses of its symbols, and its memory.
pub struct Image<'a> {
    module: &'a Module,
    plans: Vec<Plan>,
    /// By number of a symbol.
    addresses: Vec<u64>,
    memory: Memory,
}

impl<'a> Image<'a> {
    /// Takes time and memory in proportion to gates and bytes of data.
    pub fn new(module: &'a Module) -> Image<'a> {
        let arch = module.functions.first().map_or(64, |f| {
            let arch = f.circuit.set().type_def(f.circuit.arch());
            arch.width
        });
        let mut free = DATA;
        let mut memory = Memory::new(arch);
        let mut data = Vec::new();
        for datum in &module.data {
            let align = u64::from(datum.align.max(1));
            free = free.next_multiple_of(align);
            data.push(free);
            for (i, &byte) in datum.bytes.iter().enumerate() {
                memory.set_byte(free + i as u64, byte);
            }
            free += datum.size();
        }
        let addresses: Vec<u64> = (module.symbols.iter().zip(0u64..))
            .map(|(symbol, number)| match *symbol {
                Symbol::Data(at) => data.get(at as usize).copied().unwrap_or_default(),
                Symbol::Function(_) | Symbol::Extern(_) => CODE + APART * number,
            })
            .collect();
        for (datum, start) in module.data.iter().zip(&data) {
            for relocation in &datum.relocations {
                let target = addresses.get(relocation.symbol as usize).copied().unwrap_or_default();
                let value = target.wrapping_add_signed(relocation.addend);
                memory.write(start + relocation.offset, 8, value);
            }
        }
        Image {
            plans: module.functions.iter().map(|f| Plan::new(&f.circuit)).collect(),
            module,
            addresses,
            memory,
        }
    }

    /// Where a symbol is.
    pub fn address(&self, number: u64) -> Option<u64> {
        self.addresses.get(usize::try_from(number).ok()?).copied()
    }

    /// Runs a function from the memory that the module begins with. `None`: there is no function of that name.
    pub fn run(
        &self,
        function: &str,
        arguments: &[u64],
        semantics: &mut dyn Semantics,
        externs: &mut dyn Externs,
        limits: Limits,
    ) -> Option<Run> {
        let entry = self.module.functions.iter().position(|f| f.name == function)?;
        let functions = self.module.functions.iter().zip(&self.plans);
        let functions: Vec<Function<'_>> = functions
            .map(|(f, plan)| Function {
                circuit: &f.circuit,
                plan,
            })
            .collect();
        let mut memory = self.memory.clone();
        let mut host = Linked { image: self, externs };
        Some(run_together(
            &functions,
            entry,
            arguments,
            &mut memory,
            semantics,
            &mut host,
            limits,
        ))
    }

    /// The symbol of a function at an address.
    fn at(&self, target: u64) -> Option<Symbol> {
        let number = target.checked_sub(CODE).filter(|offset| offset % APART == 0)? / APART;
        self.module
            .symbol(number)
            .filter(|symbol| !matches!(symbol, Symbol::Data(_)))
    }
}

struct Linked<'a> {
    image: &'a Image<'a>,
    externs: &'a mut dyn Externs,
}

impl Host for Linked<'_> {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        match self.image.at(call.target) {
            Some(symbol) => self.externs.call(self.image.module.name(symbol), call, memory),
            None => Err(format!("no function is at 0x{:x}", call.target)),
        }
    }

    fn function(&mut self, target: u64) -> Option<usize> {
        match self.image.at(target)? {
            Symbol::Function(at) => Some(at as usize),
            Symbol::Data(_) | Symbol::Extern(_) => None,
        }
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        self.externs.raise(call, memory)
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        let address = self.image.address(number);
        address.ok_or_else(|| format!("the module has no symbol {number}"))
    }
}
