//! Passes over memory on random loops: programs of one shape, two loops in each other, in which loads and stores of a few places
//! that overlap are drawn by lot. Random circuits of all kinds have few loops that load what they store.

use crate::support::{count, gates, run_native, seen, well_formed};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::text::{Options, parse_one};
use onespec_test_support::Rng;
use onespec_test_support::circuits::arguments;

struct Program<'r> {
    rng: &'r mut Rng,
    text: String,
    /// The last version of memory.
    memory: String,
    /// Values of 64 and of 32 bits that may be used here.
    values: [Vec<String>; 2],
    places: Vec<&'static str>,
    next: u32,
}

impl Program<'_> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%x{}", self.next)
    }

    /// Some accesses, one after the other.
    fn accesses(&mut self, most: usize) {
        for _ in 0..self.rng.below(most + 1) {
            let name = self.name();
            let place = self.places[self.rng.below(self.places.len())];
            let narrow = self.rng.one_in(4);
            let memory = std::mem::replace(&mut self.memory, name.clone());
            if self.rng.one_in(2) {
                let ty = if narrow { "i32" } else { "i64" };
                self.line(&format!("{name} : {ty} = LOAD d({memory}) v({place})"));
                self.values[usize::from(narrow)].push(name);
            } else {
                let of = &self.values[usize::from(narrow)];
                let value = of[of.len() - 1 - self.rng.below(of.len().min(4))].clone();
                self.line(&format!("{name} = STORE d({memory}) v({value}, {place})"));
            }
        }
    }

    /// All values in one.
    fn mixed(&mut self, first: usize) -> String {
        let mut all = self.values[0].last().cloned().unwrap_or_default();
        for value in self.values[0].split_off(first) {
            let name = self.name();
            self.line(&format!("{name} : i64 = ADD v({all}, {value})"));
            all = name;
        }
        all
    }
}

fn text(rng: &mut Rng) -> String {
    let mut p = Program {
        rng,
        text: "circuit f(i64, i64) -> i64\n".into(),
        memory: "@D".into(),
        values: [vec!["%a".into(), "%b".into()], vec!["%small".into()]],
        places: vec!["%area", "%up", "%half", "%fixed", "%beside", "%other"],
        next: 0,
    };
    let [rounds, turns] = [p.rng.below(4), p.rng.below(4)];
    p.line(&format!(
        "%a : i64 = ARG<0>\n%b : i64 = ARG<1>\n%zero : i64 = CONSTANT<0>\n%one : i64 = CONSTANT<1>\n\
         %four : i64 = CONSTANT<4>\n%eight : i64 = CONSTANT<8>\n%small : i32 = CONSTANT<77>\n\
         %rounds : i64 = CONSTANT<{rounds}>\n%turns : i64 = CONSTANT<{turns}>\n%fixed : i64 = CONSTANT<0x1000>\n\
         %beside : i64 = ADD v(%fixed, %four)\n%area = ALLOCA<16>\n%other = ALLOCA<8>\n\
         %half : i64 = ADD v(%area, %four)\n%up : i64 = ADD v(%area, %eight)"
    ));
    for place in ["%area", "%up", "%other"] {
        let name = p.name();
        let memory = std::mem::replace(&mut p.memory, name.clone());
        p.line(&format!("{name} = STORE d({memory}) v(%b, {place})"));
    }
    if p.rng.one_in(2) {
        // The address is known elsewhere from here on.
        let name = p.name();
        let memory = std::mem::replace(&mut p.memory, name.clone());
        p.line(&format!("{name} : i64 = CALL d({memory}) v(%b, %area)"));
    }
    p.accesses(3);
    let before = std::mem::replace(&mut p.memory, "%m".into());
    let outside = p.values.clone();
    p.line("%h = LOOP_BEGIN s(@S, %back)\n%j : i64 = VALUE_SELECTOR s(%h) v(%zero, %j2)");
    p.line("%s : i64 = VALUE_SELECTOR s(%h) v(%a, %s2)");
    p.values[0].push("%s".into());
    p.values[0].push("%j".into());
    p.accesses(3);
    p.line("%c = ICMP.ULT v(%j, %rounds)\n%br = IF_BRANCH s(%h) v(%c)\n%t = IF_TRUE s(%br)\n%f = IF_FALSE s(%br)");
    let head = p.memory.clone();
    p.line(&format!(
        "%mt = DEPEND_RELAY s(%t) d({head})\n%mf = DEPEND_RELAY s(%f) d({head})"
    ));
    p.memory = "%mt".into();
    p.accesses(3);
    let body = std::mem::replace(&mut p.memory, "%mi".into());
    let around = p.values.clone();
    // Addresses that are others in each iteration.
    p.line("%i0 : i64 = AND v(%w, %one)\n%i8 : i64 = SHL v(%i0, %three)\n%at : i64 = ADD v(%area, %i8)\n%three : i64 = CONSTANT<3>");
    p.places.push("%at");
    p.line("%h2 = LOOP_BEGIN s(%t, %back2)\n%w : i64 = VALUE_SELECTOR s(%h2) v(%zero, %w2)");
    p.line("%u : i64 = VALUE_SELECTOR s(%h2) v(%s, %u2)");
    p.values[0].push("%w".into());
    p.values[0].push("%u".into());
    p.accesses(3);
    p.line(
        "%c2 = ICMP.ULT v(%w, %turns)\n%br2 = IF_BRANCH s(%h2) v(%c2)\n%t2 = IF_TRUE s(%br2)\n%f2 = IF_FALSE s(%br2)",
    );
    let inner = p.memory.clone();
    p.line(&format!(
        "%mt2 = DEPEND_RELAY s(%t2) d({inner})\n%mf2 = DEPEND_RELAY s(%f2) d({inner})"
    ));
    p.memory = "%mt2".into();
    p.accesses(4);
    let u2 = p.mixed(around[0].len());
    let end = p.memory.clone();
    p.line(&format!(
        "%u2 : i64 = XOR v({u2}, %u)\n%w2 : i64 = ADD v(%w, %one)\n%back2 = LOOP_BACK s(%t2)"
    ));
    p.line(&format!("%mi = DEPEND_SELECTOR s(%h2) d({body}, {end})"));
    p.places.pop();
    p.values = around;
    p.values[0].push("%u".into());
    p.memory = "%mf2".into();
    p.accesses(3);
    let s2 = p.mixed(outside[0].len());
    let end = p.memory.clone();
    p.line(&format!(
        "%s2 : i64 = XOR v({s2}, %u)\n%j2 : i64 = ADD v(%j, %one)\n%back = LOOP_BACK s(%f2)"
    ));
    p.line(&format!("%m = DEPEND_SELECTOR s(%h) d({before}, {end})"));
    p.values = outside;
    p.values[0].push("%s".into());
    p.memory = "%mf".into();
    p.accesses(3);
    let all = p.mixed(2);
    let end = p.memory.clone();
    p.line(&format!(
        "%z : i64 = XOR v({all}, %s)\n%r = RETURN s(%f) d({end}) v(%z)"
    ));
    p.text
}

#[test]
fn memory_in_random_loops() {
    for passes in [
        "sroa",
        "load-forwarding",
        "load-licm",
        "dse",
        "load-forwarding,load-licm,load-forwarding,dse",
        Pipeline::FULL,
    ] {
        let pipeline = Pipeline::parse(passes).expect("passes");
        let (mut before, mut after) = (0, 0);
        for seed in 0..count(500) {
            let text = text(&mut Rng::new(seed));
            let c = parse_one(gates(), &text, &Options::default())
                .unwrap_or_else(|found| panic!("seed {seed}\n{text}{:?}", found.list()));
            well_formed(&c).unwrap_or_else(|why| panic!("seed {seed}\n{text}{why}"));
            let mut optimised = c.clone();
            let done = pipeline.run_checked(&mut optimised, &mut Context::default(), &mut well_formed);
            done.unwrap_or_else(|why| panic!("seed {seed}\n{text}{why}"));
            before += c.live();
            after += optimised.live();
            let arguments = arguments(&c, seed);
            let (old, new) = (run_native(&c, &arguments), run_native(&optimised, &arguments));
            assert_eq!(
                seen(&old),
                seen(&new),
                "seed {seed}, {passes}, arguments {arguments:x?}\n{text}"
            );
        }
        println!("{passes}: {before} gates, then {after}");
    }
}
