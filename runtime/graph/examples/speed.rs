//! How fast circuits are read and printed, and what a gate takes in memory: `cargo run --release -p onespec-graph --example
//! speed [GATES]`.

use onespec_circuit::GATES;
use onespec_graph::text::{Options, parse_one, print};
use onespec_graph::{Circuit, binary};
use std::time::Instant;

/// Time that this thread has computed, where the system tells it, else time that has passed: other programs do not count.
#[derive(Clone, Copy)]
struct Clock(Option<f64>, Instant);

impl Clock {
    fn start() -> Clock {
        Clock(Self::computed(), Instant::now())
    }

    fn computed() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
        Some(nanoseconds / 1e9)
    }

    fn seconds(self) -> f64 {
        match (self.0, Self::computed()) {
            (Some(start), Some(now)) => now - start,
            _ => self.1.elapsed().as_secs_f64(),
        }
    }
}

/// Million gates a second: what is measured is repeated until it has taken long enough to be measured.
fn rate<T>(gates: f64, mut run: impl FnMut() -> T) -> f64 {
    let start = Clock::start();
    let mut times = 0.0;
    while times < 1.0 || start.seconds() < 0.3 {
        run();
        times += 1.0;
    }
    gates * times / start.seconds() / 1e6
}

fn main() {
    let gates = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(1_000_000);
    println!("million gates a second, of the processor's time; bytes a gate in memory, as text, as bytes");
    for (what, circuit) in [("chain", chain(gates)), ("blocks", blocks(gates))] {
        let n = circuit.live() as f64;
        let options = Options::default();
        let text = print(&circuit);
        let bytes = binary::write(&GATES, [&circuit]);
        let memory = parse_one(&GATES, &text, &options)
            .expect("what was printed is read")
            .memory();
        println!(
            "{what:<6} {n:>8} gates: print {:.1}, read {:.1}, write bytes {:.1}, read bytes {:.1}; {:.0}, {:.0}, {:.0}",
            rate(n, || print(&circuit)),
            rate(n, || parse_one(&GATES, &text, &options)),
            rate(n, || binary::write(&GATES, [&circuit])),
            rate(n, || binary::read(&GATES, &bytes)),
            memory as f64 / n,
            text.len() as f64 / n,
            bytes.len() as f64 / n
        );
        let named: String = text.replace('%', "%v");
        println!(
            "{:<6} {:>8}        read with names {:.1}",
            "",
            "",
            rate(n, || parse_one(&GATES, &named, &options))
        );
    }
}

/// Additions, each of the one before.
fn chain(gates: usize) -> Circuit {
    let mut c = Circuit::new(&GATES, 64);
    let op = |name: &str| GATES.by_name(name).expect("the gate is known");
    let i64 = GATES.type_by_name("i64").expect("i64 is a type");
    let a = c.add(op("ARG"), i64, 0, &[], &[], &[]);
    let mut x = a;
    for _ in 0..gates {
        x = c.add(op("ADD"), i64, 0, &[], &[], &[x, a]);
    }
    let (s, d) = (c.state_entry(), c.depend_entry());
    c.add(op("RETURN"), onespec_graph::Type::NONE, 0, &[s], &[d], &[x]);
    c
}

/// Diamonds, one behind the other, with a load, a store and some arithmetic in each.
fn blocks(gates: usize) -> Circuit {
    let mut c = Circuit::new(&GATES, 64);
    let op = |name: &str| GATES.by_name(name).expect("the gate is known");
    let i64 = GATES.type_by_name("i64").expect("i64 is a type");
    let i1 = GATES.type_by_name("i1").expect("i1 is a type");
    let none = onespec_graph::Type::NONE;
    let p = c.add(op("ARG"), i64, 0, &[], &[], &[]);
    let one = c.add(op("CONSTANT"), i64, 1, &[], &[], &[]);
    let (mut s, mut d, mut x) = (c.state_entry(), c.depend_entry(), p);
    while c.len() < gates {
        let load = c.add(op("LOAD"), i64, 0, &[], &[d], &[x]);
        let sum = c.add(op("ADD"), i64, 0, &[], &[], &[load, one]);
        let less = c.add(op("ICMP"), i1, 12, &[], &[], &[sum, x]);
        let branch = c.add(op("IF_BRANCH"), none, 0, &[s], &[], &[less]);
        let yes = c.add(op("IF_TRUE"), none, 0, &[branch], &[], &[]);
        let no = c.add(op("IF_FALSE"), none, 0, &[branch], &[], &[]);
        let relay = c.add(op("DEPEND_RELAY"), none, 0, &[yes], &[load], &[]);
        let store = c.add(op("STORE"), none, 0, &[], &[relay], &[sum, p]);
        let merge = c.add(op("MERGE"), none, 0, &[yes, no], &[], &[]);
        let product = c.add(op("MUL"), i64, 0, &[], &[], &[sum, sum]);
        x = c.add(op("VALUE_SELECTOR"), i64, 0, &[merge], &[], &[product, sum]);
        d = c.add(op("DEPEND_SELECTOR"), none, 0, &[merge], &[store, load], &[]);
        s = merge;
    }
    c.add(op("RETURN"), none, 0, &[s], &[d], &[x]);
    c
}
