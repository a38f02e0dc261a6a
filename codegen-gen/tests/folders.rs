//! A machine that takes files of another machine's folder: what it declares itself replaces, `adapt` changes, data guards,
//! and what none of its targets can have stays without semantics. Words that a register write carries are executed.

use onespec_core::exec::{Cpu, Machine, NoHost};
use onespec_gen::check_from;
use onespec_gen::sem::eval::Reference;
use onespec_gen::source::FileSource;

const PARENT: &str = r#"
machine: {name: parent, default: p, params: {xlen: 32 64}, illegal: Illegal0}
word: 16
length: {"0": 16, "1": 16}
causes: {Illegal0: 2}
extensions: {Base: {doc: b}, Extra: {requires: Base, doc: e}}
targets: {p: {enable: xlen32 Base}}
registers: {R: {count: 4, name: "r{i}", width: "16"}}
operands: {a b: R, d: R out}
fields: {op: 4}
fns: |
  fn arrives(x: bits<16>) -> bits<16> { x }
formats:
  F: {bits: "op d:2 a:2 b:2 0 00000", asm: "{d}, {a}, {b}"}
instructions:
  add: {doc: sum, needs: Base, format: F op=0001, sem: "R[d] = arrives(R[a]) + arrives(R[b]);"}
  sub: {doc: difference, needs: Base, format: F op=0010, sem: "R[d] = R[a] - R[b];"}
  mul: {doc: product, needs: Base, format: F op=0011, sem: "R[d] = R[a] * R[b];"}
  wide: {doc: for the other width, needs: Base & xlen64, format: F op=0100, sem: "R[d] = nowhere;"}
  extra: {doc: excluded, needs: Extra, format: F op=0101, sem: "R[d] = nowhere;"}
  other: {doc: of a file that is not taken, needs: Unknown, format: F op=0110, sem: "R[d] = nowhere;"}
"#;

const CHILD: &str = r#"
use: parent/parent
machine: {name: child, default: c, params: {xlen: 32}, illegal: Illegal0}
word: 16 32
length: {"0": 16, "1": 16}
extensions: {Own: {requires: Base, conflicts: Extra, doc: o}, Late: {requires: Own, doc: l}, Command: {carrier: a write to go, doc: c}}
targets: {c: {enable: xlen32 Base Own}, commands: {enable: xlen32 Command, length: {"0": 32, "1": 32}}}
registers: {R: {count: 4, name: "r{i}", width: "32"}}
causes: {Firmware: 30}
data: {status: ok}
guards: {status: {ok: "", soft: "trap(Firmware);", late: "require(has_Late);"}}
fns: |
  fn arrives(x: bits<32>) -> bits<32> { x + 1 }
adapt:
  "{m}": {needs: Own, for: {m: sub, e: ["R[a] ^ R[b]"]}, sem: "R[d] = {e};", note: changed}
  mul: {needs: Own, status: soft}
instructions:
  neg: {doc: only with Late, needs: Own, format: F op=1000, status: late, sem: "R[d] = -R[a];"}
  go: {doc: execute what a register holds, needs: Own, format: F op=1001, sem: "exec Command(R[a]); R[d] = R[d];"}
  set: {doc: a command, needs: Command, bits: "n:2 value:14 10 .:13 1", operands: {n value: u}, asm: "{n}, {value}", sem: "R[n] = value;"}
"#;

#[test]
fn files_of_another_folder() {
    let parent = PARENT.replace("Unknown", "Base & xlen64");
    let alone = check_from(FileSource::Texts(&[("parent/parent.yaml", &parent)]), "parent");
    let told = alone.rendered(false);
    assert!(told.contains("unknown name `nowhere`"), "{told}");

    let texts = [("parent/parent.yaml", PARENT), ("child/child.yaml", CHILD)];
    let checked = check_from(FileSource::Texts(&texts), "child");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let model = checked.model.expect("a description");
    let op = |name: &str| model.ops.iter().find(|op| op.name == name).expect("an instruction");
    assert!(op("wide").unreachable && op("extra").unreachable && op("other").unreachable);
    assert!(!op("add").unreachable && model.means(op("mul")));
    let note = ("note".to_string(), "changed".to_string());
    assert!(op("sub").data.contains(&note), "{:?}", op("sub").data);

    let isa = checked.tables.expect("tables");
    let code = checked.programs.first().expect("a program").clone();
    let code: &'static _ = Box::leak(Box::new(code));
    let run = |target: &str, word: u64, before: &[(&str, u64)]| {
        let mut m = Reference::new(code, isa, &isa.target(target).expect("a target"));
        before.iter().for_each(|(name, value)| assert!(m.set(name, *value)));
        let slot = m.decode(word.into(), 0).expect("an instruction");
        let result = m.execute(&mut NoHost, &slot);
        let values = ["R[0]", "R[1]", "R[2]"].map(|name| m.get(name).expect("a register"));
        (result.is_ok(), m.trap().cause, values)
    };
    let ab = [("R[1]", 0x10000), ("R[2]", 3)];
    // op d a b 0 00000 with d = 0, a = 1, b = 2
    let word = |op: u64| op << 12 | 1 << 8 | 2 << 6;
    assert_eq!(
        run("c", word(1), &ab),
        (true, 0, [0x10005, 0x10000, 3]),
        "own width, own fn"
    );
    assert_eq!(run("c", word(2), &ab).2[0], 0x10003, "adapted semantics");
    assert_eq!(
        (run("c", word(3), &ab).0, run("c", word(3), &ab).1),
        (false, 30),
        "guarded by data"
    );
    assert_eq!(
        (run("c", word(8), &ab).0, run("c", word(8), &ab).1),
        (false, 2),
        "without Late"
    );
    assert_eq!(run("c_late", word(8), &ab).2[0], 0xffff_0000, "with Late");
    // set r2, 77 carried by r1; a word that is no command
    let command = 2 << 30 | 77 << 16 | 1 << 15 | 1;
    assert_eq!(
        run("c", word(9), &[("R[1]", command)]),
        (true, 0, [0, command, 77]),
        "a carried word"
    );
    assert_eq!(run("c", word(9), &[("R[1]", 0)]).1, 2, "no command");

    for (wrong, what) in [
        (
            CHILD.replace("exec Command(R[a])", "exec Late(R[a])"),
            "unknown extension with a `carrier` `Late`",
        ),
        (
            CHILD.replace("  mul: {", "  nothing: {"),
            "`nothing` matches no instruction",
        ),
        (
            CHILD.replace("enable: xlen32 Base Own}", "enable: xlen32 Base Own Extra}"),
            "enables both",
        ),
    ] {
        let texts = [("parent/parent.yaml", PARENT), ("child/child.yaml", wrong.as_str())];
        let told = check_from(FileSource::Texts(&texts), "child").rendered(false);
        assert!(told.contains(what), "{told}");
    }
}
