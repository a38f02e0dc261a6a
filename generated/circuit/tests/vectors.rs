//! Golden values: the generated folder and the reference evaluator give them. `ONESPEC_GATE_VECTORS` names a file with
//! more of them.

mod support;

use onespec_circuit::GATES;
use onespec_graph::Type;
use support::{fold, gate, reference};

fn number(text: &str) -> u64 {
    u64::from_str_radix(text.trim_start_matches("0x"), 16).unwrap()
}

fn ty(name: &str) -> Type {
    GATES.type_by_name(name).unwrap_or_else(|| panic!("no type {name}"))
}

#[test]
fn golden_values_hold() {
    let path = std::env::var("ONESPEC_GATE_VECTORS");
    let path = path.unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/semantics.csv").into());
    let text = std::fs::read_to_string(&path).unwrap();
    let mut reference = reference();
    let mut rows = 0;
    for (at, line) in text
        .lines()
        .enumerate()
        .filter(|(_, l)| !l.starts_with('#') && !l.starts_with("op,"))
    {
        let cells: Vec<&str> = line.split(',').collect();
        let [name, of, a, b, result, expected] = cells[..] else {
            panic!("{path}:{}: {line}", at + 1)
        };
        let (op, bits) = gate(name);
        let values: Vec<u64> = [a, b].iter().filter(|v| !v.is_empty()).map(|v| number(v)).collect();
        let types = vec![ty(of); values.len()];
        // Which NaN it is, the values do not say.
        let expected = Some(match expected {
            "nan" => {
                if GATES.type_def(ty(result)).width == 32 {
                    0x7fc0_0000
                } else {
                    0x7ff8_0000_0000_0000
                }
            }
            bits => number(bits),
        });
        let found = fold(op, ty(result), bits, &types, &values);
        assert_eq!(found, expected, "folder, {path}:{}: {line}", at + 1);
        let found = reference.value(
            op,
            ty(result).0,
            bits,
            &types.iter().map(|t| t.0).collect::<Vec<_>>(),
            &values,
        );
        assert_eq!(found, expected, "reference, {path}:{}: {line}", at + 1);
        rows += 1;
    }
    assert!(rows > 1000, "{rows} rows");
    println!("{rows} rows");
}
