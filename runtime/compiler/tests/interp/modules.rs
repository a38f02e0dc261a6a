//! Circuits that call each other, and modules with data and externs.

use crate::lanes::read;
use crate::support::gates;
use crate::support::native::Native;
use onespec_compiler::interp::{Call, Event, Externs, Image, Limits, Memory, Outcome, Stop};
use onespec_graph::Module;
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Data, Extern, Function, Relocation};

/// Externs that keep what they are called with.
#[derive(Default)]
struct Printed(Vec<String>);

impl Externs for Printed {
    fn call(&mut self, name: &str, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        match name {
            "print" => self.0.push(format!("{}", call.arguments[0] as i64)),
            "puts" => {
                let at = |i: u64| memory.byte(call.arguments[0] + i);
                let bytes: Vec<u8> = (0..).map(at).take_while(|&b| b != 0).collect();
                self.0.push(String::from_utf8(bytes).unwrap());
            }
            "sqrt" => return Ok(f64::from_bits(call.arguments[0]).sqrt().to_bits()),
            other => return Err(format!("there is no function `{other}`")),
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
    }
}

fn external(name: &str) -> Extern {
    Extern {
        name: name.into(),
        signature: Signature::default(),
    }
}

fn run(
    module: &Module,
    entry: &str,
    arguments: &[u64],
    limits: Limits,
) -> (Result<Outcome, Stop>, Vec<String>, Vec<Event>) {
    let mut printed = Printed::default();
    let run = Image::new(module).run(entry, arguments, &mut Native, &mut printed, limits);
    let run = run.expect("the function is there");
    (run.outcome, printed.0, run.events)
}

fn value(outcome: Result<Outcome, Stop>) -> u64 {
    match outcome {
        Ok(Outcome::Return(Some((_, bits)))) => bits,
        other => panic!("{other:?}"),
    }
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
        let (outcome, _, _) = run(&module, "fib", &[n], Limits::default());
        assert_eq!(value(outcome), expected);
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
fn calls_have_areas_of_their_own_and_no_bound_but_memory() {
    let mut module = Module::new(gates());
    module.add_function(function(DEPTH));
    let (outcome, _, _) = run(&module, "depth", &[100_000], Limits::default());
    assert_eq!(value(outcome), 100_000);
    // Calls that never end are stopped, by their number or by the steps.
    let (outcome, _, _) = run(&module, "depth", &[1 << 40], Limits::default());
    let told = match outcome {
        Err(Stop::Host(_, told)) => told,
        other => panic!("{other:?}"),
    };
    assert!(told.ends_with("calls are open: too many"), "{told}");
    let few = Limits {
        steps: 5000,
        events: 10,
    };
    let (outcome, _, _) = run(&module, "depth", &[1 << 40], few);
    assert_eq!(outcome, Err(Stop::Steps(5000)));
}

const MAIN: &str = "circuit main() -> i32
%print : i64 = SYMBOL<1>
%puts : i64 = SYMBOL<2>
%sqrt : i64 = SYMBOL<3>
%text : i64 = SYMBOL<4>
%table : i64 = SYMBOL<5>
%fib : i64 = SYMBOL<6>
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
%l = CALL<1> d(%st) v(%print, %fib)
%r = RETURN s(@S) d(%l) v(%zero)
";

#[test]
fn data_externs_and_calls_through_memory() {
    let mut module = Module::new(gates());
    let main = module.add_function(function(MAIN));
    assert_eq!(main, 0);
    let print = module.add_extern(external("print"));
    module.add_extern(external("puts"));
    module.add_extern(external("sqrt"));
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
    let image = Image::new(&module);
    let table = image.address(5).unwrap();
    assert_eq!(table % 8, 0);
    let (outcome, printed, events) = run(&module, "main", &[], Limits::default());
    assert_eq!(value(outcome), 0);
    let fib = image.address(6).unwrap().to_string();
    assert_eq!(printed, ["one", "two", "21", fib.as_str()]);
    let stored = events.iter().find_map(|event| match event {
        Event::Store { address, value, .. } => Some((*address, *value)),
        _ => None,
    });
    assert_eq!(stored, Some((table, 2f64.sqrt().to_bits())));
    // The image is as it was: another run begins with the same memory.
    assert_eq!(run(&module, "main", &[], Limits::default()).1.len(), 4);
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
    let told = |module: &Module| match run(module, "main", &[], Limits::default()).0 {
        Err(Stop::Host(_, told)) => told,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(&module), "the module has no symbol 1");
    module.add_extern(external("nobody"));
    assert_eq!(told(&module), "there is no function `nobody`");
    module.symbols[1] = onespec_graph::module::Symbol::Data(0);
    module.data.push(Data::default());
    assert_eq!(told(&module), "no function is at 0x10000000");
    assert!(
        Image::new(&module)
            .run("other", &[], &mut Native, &mut Printed::default(), Limits::default())
            .is_none()
    );
}
