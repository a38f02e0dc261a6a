//! Modules with data and externs, whose functions call each other.

use crate::lanes::read;
use crate::support::gates;
use onespec_compiler::evaluate::{Host, Limits, Memory, Program, Stop, Tables};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Data, Extern, Function, Relocation};
use onespec_graph::{Module, Type};

/// Externs that keep what they are called with.
#[derive(Default)]
struct Printed(Vec<String>);

impl Host for Printed {
    fn external(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        match name {
            "print" => self.0.push(format!("{}", arguments[0] as i64)),
            "puts" => self
                .0
                .push(String::from_utf8_lossy(&memory.text(arguments[0])?).into_owned()),
            "sqrt" => return Ok(f64::from_bits(arguments[0]).sqrt().to_bits()),
            other => return Err(Stop::Call(format!("`{other}`"))),
        }
        Ok(0)
    }
}

fn function(text: &str) -> Function {
    let circuit = read(text);
    let signature = circuit.signature.clone().unwrap();
    Function {
        name: signature.name.clone(),
        signature,
        circuit,
        line: 0,
        independent: Vec::new(),
        unordered: Vec::new(),
        approximate: false,
    }
}

fn external(name: &str, params: &[&str], result: &str) -> Extern {
    let ty = |name: &&str| gates().type_by_name(name).expect("a type");
    Extern {
        name: name.into(),
        signature: Signature {
            name: name.into(),
            params: params.iter().map(ty).collect(),
            result: if result.is_empty() { Type::NONE } else { ty(&result) },
        },
    }
}

/// The result of a function, and what was printed.
fn run(module: &Module, entry: &str, arguments: &[u64], limits: Limits) -> (Result<Option<u64>, Stop>, Vec<String>) {
    let mut printed = Printed::default();
    let program = Program::new(module);
    let ran = program.and_then(|p| p.run(entry, arguments, &mut printed, &mut Tables(module.set), limits));
    (ran, printed.0)
}

/// fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2), by its own symbol.
const FIB: &str = "circuit fib(i64) -> i64
%n : i64 = ARG<0>
%me : i64 = SYMBOL<0>
%one : i64 = CONSTANT<1>
%two : i64 = CONSTANT<2>
%c = ICMP.SLT v(%n, %two)
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%rt = DEPEND_RELAY s(%t) d(@D)
%rf = DEPEND_RELAY s(%f) d(@D)
%n1 : i64 = SUB v(%n, %one)
%n2 : i64 = SUB v(%n, %two)
%a : i64 = CALL<1> d(%rf) v(%me, %n1)
%b : i64 = CALL<1> d(%a) v(%me, %n2)
%s : i64 = ADD v(%a, %b)
%m = MERGE<2> s(%t, %f)
%md = DEPEND_SELECTOR<2> s(%m) d(%rt, %b)
%v : i64 = VALUE_SELECTOR<2> s(%m) v(%n, %s)
%r = RETURN s(%m) d(%md) v(%v)
";

#[test]
fn recursion() {
    let mut module = Module::new(gates());
    module.add_function(function(FIB));
    for (n, expected) in [(0, 0), (1, 1), (10, 55), (20, 6765)] {
        assert_eq!(run(&module, "fib", &[n], Limits::default()).0, Ok(Some(expected)));
    }
}

/// depth(n) = n == 0 ? 0 : depth(n - 1) + 1
const DEPTH: &str = "circuit depth(i64) -> i64
%n : i64 = ARG<0>
%me : i64 = SYMBOL<0>
%area : i64 = ALLOCA<64>
%zero : i64 = CONSTANT<0>
%one : i64 = CONSTANT<1>
%put = STORE d(@D) v(%n, %area)
%c = ICMP.EQ v(%n, %zero)
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%rt = DEPEND_RELAY s(%t) d(%put)
%rf = DEPEND_RELAY s(%f) d(%put)
%n1 : i64 = SUB v(%n, %one)
%a : i64 = CALL<1> d(%rf) v(%me, %n1)
%back : i64 = LOAD d(%a) v(%area)
%less : i64 = SUB v(%back, %n)
%a1 : i64 = ADD v(%a, %one)
%s : i64 = ADD v(%a1, %less)
%m = MERGE<2> s(%t, %f)
%md = DEPEND_SELECTOR<2> s(%m) d(%rt, %back)
%v : i64 = VALUE_SELECTOR<2> s(%m) v(%zero, %s)
%r = RETURN s(%m) d(%md) v(%v)
";

#[test]
fn calls_have_areas_of_their_own_and_are_bounded_by_a_number() {
    let mut module = Module::new(gates());
    module.add_function(function(DEPTH));
    let limits = Limits::default();
    assert_eq!(run(&module, "depth", &[50_000], limits).0, Ok(Some(50_000)));
    // Calls that never end are stopped, by their number or by the steps.
    assert_eq!(
        run(&module, "depth", &[1 << 40], limits).0,
        Err(Stop::Depth(limits.depth))
    );
    let few = Limits { steps: 5000, ..limits };
    assert_eq!(run(&module, "depth", &[1 << 40], few).0, Err(Stop::Steps(5000)));
}

const MAIN: &str = "circuit main() -> i32
%print : i64 = SYMBOL<1>
%puts : i64 = SYMBOL<2>
%sqrt : i64 = SYMBOL<3>
%text : i64 = SYMBOL<4>
%table : i64 = SYMBOL<5>
%eight : i64 = CONSTANT<8>
%two : f64 = CONSTANT<0x4000000000000000>
%zero : i32 = CONSTANT<0>
%p = CALL<1> d(@D) v(%puts, %text)
%second : i64 = ADD v(%table, %eight)
%t : i64 = LOAD d(%p) v(%table)
%q = CALL<1> d(%t) v(%puts, %t)
%u : i64 = LOAD d(%q) v(%second)
%x : i64 = CALL<1> d(%u) v(%u, %eight)
%y = CALL<1> d(%x) v(%print, %x)
%z : f64 = CALL<1> d(%y) v(%sqrt, %two)
%w : i64 = BITCAST v(%z)
%st = STORE d(%z) v(%w, %table)
%m : i64 = LOAD d(%st) v(%table)
%l = CALL<1> d(%m) v(%print, %m)
%r = RETURN s(@S) d(%l) v(%zero)
";

#[test]
fn data_externs_and_calls_through_memory() {
    let mut module = Module::new(gates());
    let main = module.add_function(function(MAIN));
    assert_eq!(main, 0);
    let print = module.add_extern(external("print", &["i64"], ""));
    module.add_extern(external("puts", &["i64"], ""));
    module.add_extern(external("sqrt", &["f64"], "f64"));
    let text = module.add_data(Data {
        name: "text".into(),
        align: 1,
        bytes: b"one\0two\0".to_vec(),
        ..Data::default()
    });
    // The address of "two", and that of a function.
    let relocation = |offset, symbol, addend| Relocation { offset, symbol, addend };
    module.add_data(Data {
        name: "table".into(),
        align: 8,
        bytes: vec![0; 16],
        relocations: vec![relocation(0, text, 4), relocation(8, 6, 0)],
        writable: true,
        ..Data::default()
    });
    let fib = FIB.replace("SYMBOL<0>", "SYMBOL<6>");
    assert_eq!((print, module.add_function(function(&fib))), (1, 6));
    let program = Program::new(&module).expect("a program");
    let root = (2f64.sqrt().to_bits() as i64).to_string();
    // Another run begins with the same memory, though the first one wrote the table.
    for _ in 0..2 {
        let mut printed = Printed::default();
        let ran = program.run("main", &[], &mut printed, &mut Tables(gates()), Limits::default());
        assert_eq!(ran, Ok(Some(0)));
        assert_eq!(printed.0, ["one", "two", "21", root.as_str()]);
    }
}

#[test]
fn what_is_not_there_is_said() {
    let text = "circuit main() -> i64
%f : i64 = SYMBOL<1>
%x : i64 = CALL<0> d(@D) v(%f)
%r = RETURN s(@S) d(%x) v(%x)
";
    let mut module = Module::new(gates());
    module.add_function(function(text));
    let told = |module: &Module, entry| run(module, entry, &[], Limits::default()).0;
    assert!(matches!(told(&module, "main"), Err(Stop::Module(_))));
    module.add_extern(external("nobody", &[], "i64"));
    assert_eq!(told(&module, "main"), Err(Stop::Call("`nobody`".into())));
    assert_eq!(told(&module, "other"), Err(Stop::Call("`other`".into())));
}
