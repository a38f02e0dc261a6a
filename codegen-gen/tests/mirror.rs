//! The mirror of the vector instructions: how many pseudo-instructions each instruction and each family has, which have
//! masked twins, and how operands, classes and ties compare with those of LLVM. Data stand in `tests/data/rvv-pseudo`.

use onespec_gen::model::{Kind, Mirror};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn data(name: &str) -> String {
    let path = root().join("tests/data/rvv-pseudo").join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The mirror of a spec folder, and the model's kinds.
fn mirror(spec: &Path) -> (Mirror, Vec<Kind>) {
    let loaded = onespec_gen::load(spec, "rvv-pseudo");
    let shown: Vec<&str> = loaded.diags.list.iter().map(|d| d.message.as_str()).collect();
    assert!(!loaded.diags.has_errors(), "{shown:?}");
    let isa = loaded.isa.expect("a model");
    (isa.mirror.expect("a mirror"), isa.kinds)
}

/// The same description with masked twins.
fn with_twins() -> (Mirror, Vec<Kind>) {
    let spec = Path::new(env!("CARGO_TARGET_TMPDIR")).join("twins");
    let _ = fs::remove_dir_all(&spec);
    for folder in ["riscv", "rvv-pseudo"] {
        fs::create_dir_all(spec.join(folder)).expect("a folder");
        for entry in fs::read_dir(root().join("spec").join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                let text = fs::read_to_string(&path).expect("a text");
                let text = text.replace("for: $rfc", "for: $twins");
                fs::write(spec.join(folder).join(path.file_name().expect("a name")), text).expect("written");
            }
        }
    }
    fs::copy(root().join("spec/prelude.yaml"), spec.join("prelude.yaml")).expect("copied");
    mirror(&spec)
}

/// A pseudo-instruction's data by key.
fn of<'m>(mirror: &'m Mirror, i: usize, key: &str) -> &'m str {
    mirror.ops[i].data.iter().find(|(k, _)| k == key).map_or("", |(_, v)| v)
}

#[test]
fn instances_by_instruction_and_family() {
    let (mirror, _) = mirror(&root().join("spec"));
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for i in 0..mirror.ops.len() {
        *found.entry(of(&mirror, i, "base")).or_default() += 1;
    }
    let (mut families, mut total, mut base_v) = (BTreeMap::<String, (usize, usize)>::new(), 0, 0);
    for line in data("instances.csv").lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (name, family, extension, count) = (
            cells[0],
            cells[1],
            cells[2],
            cells[3].parse::<usize>().expect("a number"),
        );
        assert_eq!(found.remove(name).unwrap_or(0), count, "instances of {name}");
        let sums = families.entry(family.to_string()).or_default();
        *sums = (sums.0 + 1, sums.1 + count);
        total += count;
        base_v += if extension == "V" { count } else { 0 };
    }
    assert!(found.is_empty(), "mirrored, and not in the table: {found:?}");
    for line in data("families.csv")
        .lines()
        .skip(1)
        .filter(|line| !line.starts_with("TOTAL"))
    {
        let cells: Vec<&str> = line.rsplitn(3, ',').collect();
        let sums = families.remove(cells[2]).unwrap_or_default();
        assert_eq!(
            (sums.0.to_string().as_str(), sums.1.to_string().as_str()),
            (cells[1], cells[0]),
            "{}",
            cells[2]
        );
    }
    assert!(families.is_empty(), "{families:?}");
    assert_eq!((total, base_v, mirror.ops.len()), (4588, 4212, 4588));
}

/// `VRM2!`, `VR=0`, `AVL`, `imm`: an operand as the table of LLVM has it.
fn operand(mirror: &Mirror, kinds: &[Kind], i: usize, index: usize) -> String {
    let (o, role) = (&mirror.ops[i].operands[index], &mirror.instances[i].roles[index]);
    let mut text = match (o.name.as_str(), role.class.as_str()) {
        ("v0", _) => "VMV0".to_string(),
        ("avl", _) => "AVL".to_string(),
        (_, "") => "imm".to_string(),
        (_, class) => match kinds.get(usize::from(o.kind)) {
            Some(Kind::Reg { .. }) if !class.starts_with("VR") => class.to_uppercase(),
            _ => class.to_string(),
        },
    };
    if role.early {
        text.push('!');
    }
    if let Some(tied) = role.tied {
        text += &format!("={tied}");
    }
    text
}

fn like(name: &str, pattern: &str) -> bool {
    match (pattern.chars().next(), name.chars().next()) {
        (None, None) => true,
        (Some('*'), _) => like(name, &pattern[1..]) || !name.is_empty() && like(&name[1..], pattern),
        (Some(p), Some(n)) => (p == '?' || p == n) && like(&name[1..], &pattern[1..]),
        _ => false,
    }
}

#[test]
fn twins_names_classes_and_ties_as_in_llvm() {
    let (mirror, kinds) = with_twins();
    let masked: BTreeSet<&str> = (0..mirror.ops.len())
        .filter(|i| of(&mirror, *i, "masking") == "yes")
        .map(|i| of(&mirror, i, "base"))
        .collect();
    let table = data("instances.csv");
    let wanted: BTreeSet<&str> = table
        .lines()
        .skip(1)
        .filter(|l| l.ends_with(",1"))
        .filter_map(|l| l.split(',').next())
        .collect();
    assert_eq!(masked.len(), 586);
    assert_eq!(masked, wanted);

    let theirs = data("llvm19.txt");
    let mut llvm: BTreeMap<&str, &str> = BTreeMap::new();
    for (operands, names) in theirs.lines().filter_map(|line| line.split_once(" : ")) {
        llvm.extend(names.split_whitespace().map(|name| (name, operands)));
    }
    let known = data("known_llvm19.txt");
    let known: Vec<(&str, &str)> = known
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(char::is_whitespace))
        .flat_map(|(what, rest)| {
            let patterns = rest.trim_start().split("  ").next().unwrap_or("");
            patterns.split_whitespace().map(move |pattern| (what, pattern))
        })
        .collect();
    let (mut used, mut unknown, mut equal) = (BTreeSet::new(), Vec::new(), 0);
    let mut differs = |what: &str, name: &str, text: String| {
        let fits = known
            .iter()
            .position(|(kind, pattern)| *kind == what && like(name, pattern));
        match fits {
            Some(i) => _ = used.insert(i),
            None => unknown.push(format!("{what} {name}: {text}")),
        }
    };
    for i in 0..mirror.ops.len() {
        let name = mirror.ops[i].name.trim_start_matches("Pseudo");
        let Some(theirs) = llvm.remove(name) else {
            differs("names", name, "only here".into());
            continue;
        };
        let ours: Vec<String> = (0..mirror.ops[i].operands.len())
            .map(|o| operand(&mirror, &kinds, i, o))
            .collect();
        let ours = ours.join(" ");
        if ours == theirs {
            equal += 1;
        } else if ours.replace('!', "") == theirs.replace('!', "") {
            differs("early", name, format!("`{ours}`, there `{theirs}`"));
        } else {
            differs("operands", name, format!("`{ours}`, there `{theirs}`"));
        }
    }
    for name in llvm.keys() {
        differs("names", name, "only there".into());
    }
    unknown.truncate(40);
    assert!(
        unknown.is_empty(),
        "differences that are not on the list:\n{}",
        unknown.join("\n")
    );
    let idle: Vec<_> = (0..known.len())
        .filter(|i| !used.contains(i))
        .map(|i| known[i])
        .collect();
    assert!(idle.is_empty(), "on the list, and equal now: {idle:?}");
    println!("{equal} of {} equal LLVM's", mirror.ops.len());
    assert!(equal > 8000, "{equal}");
}
