//! The files of a machine: all of its folder in name order, and files of other folders that are used.

use crate::syntax::yaml::{self, File, Text};
use onespec_diag::{Diag, Diags, FileSource, Sources, did_you_mean};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

/// Most files of one machine.
const MAX_FILES: usize = 2000;

/// A file that was read.
#[derive(Debug)]
pub struct Unit {
    /// `riscv/base`
    pub name: String,
    /// In the machine's own folder.
    pub own: bool,
    pub yaml: File,
    /// Units in which names are looked up, this one first.
    pub scope: Vec<usize>,
    /// Files of data that it names, under the names it uses.
    pub data: BTreeMap<Rc<str>, DataFile>,
}

/// Id of a file with data, among the sources.
#[derive(Debug, Clone, Copy)]
pub struct DataFile(pub u32);

/// Reads everything that belongs to a machine, the prelude first.
pub fn read(files: FileSource<'_>, machine: &str, sources: &mut Sources, diags: &mut Diags) -> Vec<Unit> {
    let own = files.stems(machine);
    if own.is_empty() {
        let file = sources.add(format!("{}/{machine}", files.shown()), "");
        let diag = Diag::error(
            "E0714",
            onespec_diag::Origin::file(file),
            format!("there is no machine `{machine}`"),
        );
        let known = files.machines();
        let help = did_you_mean(machine, known.iter().map(String::as_str));
        diags.push(diag.help(help.unwrap_or_else(|| "a machine is a folder with `.yaml` files".into())));
        return Vec::new();
    }
    let mut wanted: VecDeque<(String, Option<Text>)> = VecDeque::new();
    if files.has("prelude") {
        wanted.push_back(("prelude".into(), None));
    }
    wanted.extend(own.iter().map(|stem| (format!("{machine}/{stem}"), None)));
    let mut units: Vec<Unit> = Vec::new();
    let mut known: BTreeMap<String, Option<usize>> = BTreeMap::new();
    let mut mirrored: Option<String> = None;
    while let Some((name, used_at)) = wanted.pop_front() {
        if known.contains_key(&name) {
            continue;
        }
        if let (Some(word), false) = (&used_at, files.has(&name)) {
            let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
            let names = files.stems(folder);
            let diag = Diag::error("E0717", &word.origin, format!("there is no file `{name}.yaml`"));
            let help = did_you_mean(
                word.text.rsplit('/').next().unwrap_or(""),
                names.iter().map(String::as_str),
            );
            diags.push(diag.help(help.unwrap_or_else(|| "`use` names files of the folder, or `folder/file`".into())));
            known.insert(name, None);
            continue;
        }
        if units.len() >= MAX_FILES {
            break;
        }
        let Ok(file) = files.read(&name, sources, diags) else {
            known.insert(name, None);
            continue;
        };
        let Some(yaml) = yaml::read(sources, file, diags) else {
            known.insert(name, None);
            continue;
        };
        for word in &yaml.use_.0 {
            wanted.push_back((full_name(&word.text, &name), Some(word.clone())));
        }
        if let Some(of) = yaml
            .mirror
            .as_ref()
            .filter(|_| own_folder(&name, machine))
            .and_then(|m| m.of.as_ref())
        {
            let stems = if *of.text == *machine {
                Vec::new()
            } else {
                files.stems(&of.text)
            };
            if stems.is_empty() {
                let diag = Diag::error(
                    "E0714",
                    &of.origin,
                    format!("there is no machine `{}` to mirror", of.text),
                );
                let known = files.machines();
                let help = did_you_mean(
                    &of.text,
                    known.iter().map(String::as_str).filter(|name| *name != machine),
                );
                diags.push(diag.help(help.unwrap_or_else(|| "the folder of another machine".into())));
            }
            // A mirror is the machine that it mirrors, and more.
            wanted.extend(stems.iter().map(|stem| (format!("{}/{stem}", of.text), None)));
            mirrored = Some(of.text.to_string());
        }
        let own = own_folder(&name, machine) || mirrored.as_ref().is_some_and(|of| own_folder(&name, of));
        known.insert(name.clone(), Some(units.len()));
        units.push(Unit {
            name,
            own,
            yaml,
            scope: Vec::new(),
            data: BTreeMap::new(),
        });
    }
    read_data(files, &mut units, sources, diags);
    scopes(&mut units, &known, diags);
    units
}

/// Is the file in this folder?
fn own_folder(name: &str, folder: &str) -> bool {
    name.rsplit_once('/').is_some_and(|(place, _)| place == folder)
}

/// Reads the files of data that units name, each once.
fn read_data(files: FileSource<'_>, units: &mut [Unit], sources: &mut Sources, diags: &mut Diags) {
    let mut known: BTreeMap<String, Option<DataFile>> = BTreeMap::new();
    for unit in units {
        let folder = unit.name.rsplit_once('/').map_or("", |(folder, _)| folder);
        let named = unit.yaml.tables.iter().filter_map(|(_, table)| table.csv.as_ref());
        let named = named.chain(&unit.yaml.rules.0);
        let named = named.chain(unit.yaml.select.iter().flat_map(|select| &select.rules.0));
        for text in named {
            let path = match folder {
                "" => text.text.to_string(),
                folder => format!("{folder}/{}", text.text),
            };
            let file = known.entry(path.clone()).or_insert_with(|| {
                if files.has_data(&path) {
                    return files.read_data(&path, sources, diags).ok().map(DataFile);
                }
                let diag = Diag::error("E0717", &text.origin, format!("there is no file `{path}`"));
                diags.push(diag.help("a file of data lies beside the spec file that names it, or in a folder below"));
                None
            });
            if let Some(file) = file {
                unit.data.insert(text.text.clone(), *file);
            }
        }
    }
}

/// A hash of all text, hexadecimal (FNV-1a).
pub fn hash(sources: &Sources) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for file in sources.files() {
        let name = file.path.rsplit('/').next().unwrap_or("");
        for byte in name.bytes().chain([0]).chain(file.text.bytes()).chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

fn full_name(used: &str, by: &str) -> String {
    match by.rsplit_once('/') {
        Some((folder, _)) if !used.contains('/') => format!("{folder}/{used}"),
        _ => used.to_string(),
    }
}

/// Fills in where each unit looks for names, and reports cycles of `use`.
fn scopes(units: &mut [Unit], known: &BTreeMap<String, Option<usize>>, diags: &mut Diags) {
    let uses: Vec<Vec<usize>> = units
        .iter()
        .map(|unit| {
            let names = unit.yaml.use_.0.iter().map(|word| full_name(&word.text, &unit.name));
            names.filter_map(|name| known.get(&name).copied().flatten()).collect()
        })
        .collect();
    for start in 0..units.len() {
        let mut scope = Vec::new();
        let mut next = vec![start];
        while let Some(unit) = next.pop() {
            if !scope.contains(&unit) {
                scope.push(unit);
                next.extend(uses[unit].iter().rev());
            }
        }
        if let Some(unit) = units.get_mut(start) {
            unit.scope = scope;
        }
    }
    if let Some(cycle) = find_cycle(&uses) {
        let names: Vec<&str> = cycle
            .iter()
            .filter_map(|i| units.get(*i))
            .map(|u| u.name.as_str())
            .collect();
        let Some(first) = cycle.first().and_then(|i| units.get(*i)) else {
            return;
        };
        let second = names.get(1).or(names.first()).copied().unwrap_or("");
        let word = first
            .yaml
            .use_
            .0
            .iter()
            .find(|w| full_name(&w.text, &first.name) == second);
        let origin = word.map_or_else(|| first.yaml.origin.clone(), |w| w.origin.clone());
        let path = names
            .iter()
            .chain(names.first())
            .copied()
            .collect::<Vec<_>>()
            .join(" uses ");
        let diag = Diag::error("E0716", origin, "files use each other in a circle").note(path);
        diags.push(diag.help("move what they share into a file that both use"));
    }
}

/// The first cycle found, in order.
fn find_cycle(uses: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut done = vec![false; uses.len()];
    for start in 0..uses.len() {
        let mut path: Vec<(usize, usize)> = vec![(start, 0)];
        while let Some((unit, at)) = path.last_mut() {
            let Some(next) = uses[*unit].get(*at).copied() else {
                done[*unit] = true;
                path.pop();
                continue;
            };
            *at += 1;
            if let Some(from) = path.iter().position(|(u, _)| *u == next) {
                return Some(path[from..].iter().map(|(u, _)| *u).collect());
            }
            if !done[next] {
                path.push((next, 0));
            }
        }
    }
    None
}
