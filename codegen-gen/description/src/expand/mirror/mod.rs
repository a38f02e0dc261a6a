//! Mirrors: families of pseudo-instructions that rules compute from the instructions of another machine.
//!
//! `rules` evaluates what the author wrote for one instruction under one mode; this file goes through all of them and
//! puts those that get one name together; `instance` makes the pseudo-instruction of such a group, of `operands` and of what
//! they may not be to each other (`pairs`); `names` checks
//! beforehand that every name in the rules means something; `semantics` knows what semantics mentions.

mod body;
mod constraints;
mod instance;
mod mentioned;
mod names;
mod operands;
mod pairs;
mod rules;
mod setup;

use super::cx::Cx;
use super::exprs;
use super::family::{Columns, members};
use super::kinds::Kinds;
use crate::model::{Dir, Isa, Kind, Mirror, MirrorType, Mode, Op, Sets};
use crate::syntax::yaml::{self, Map, Text};
use instance::Builder;
use onespec_diag::{Diag, did_you_mean};
use rules::{Defs, Entry, Form, Memo, Rules, Scope};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Most pseudo-instructions of a machine; ids of instructions have 16 bits.
const MAX_INSTANCES: usize = 60_000;
/// Most combinations of modes.
const MAX_ROWS: usize = 4096;

/// Fills `isa.mirror` when a file of the machine has rules for one. Everything else of the model is there.
pub fn build(cx: &Cx<'_>, kinds: &Kinds, isa: &mut Isa) {
    let mut written = cx
        .units
        .iter()
        .enumerate()
        .filter_map(|(i, u)| Some((i, u.own.then_some(u.yaml.mirror.as_ref()?)?)));
    let Some((unit, yaml)) = written.next() else { return };
    for (_, second) in written {
        let diag = Diag::error("E0341", &second.origin, "a machine mirrors one other machine");
        cx.report(
            diag.also(&yaml.origin, "first here")
                .help("put the rules into one `mirror`"),
        );
    }
    let mark = cx.mark();
    let Some(rules) = rules(cx, kinds, isa, unit, yaml) else {
        return;
    };
    let forms = members(cx, unit, yaml.for_.as_ref(), &[], None, &Text::default());
    let forms: Vec<Form> = forms
        .into_iter()
        .enumerate()
        .map(|(i, columns)| Form::new(&rules, i, columns))
        .collect();
    names::check(&rules, isa, &forms);
    if cx.mark() > mark {
        return;
    }
    let rows = rows(&rules);
    let groups = groups(&rules, isa, &forms, &rows);
    let mut mirror = Mirror {
        of: yaml.of.as_ref().map_or(String::new(), |of| of.text.to_string()),
        modes: rules.modes.clone(),
        doc: yaml.doc.as_ref().map_or(String::new(), |doc| doc.text.to_string()),
        ..Mirror::default()
    };
    let mut builder = Builder::new(&rules, kinds);
    let mut names: HashMap<String, usize> = HashMap::new();
    for group in &groups {
        if let Some(first) = names.insert(group.name.clone(), group.entry.index)
            && first != group.entry.index
        {
            let message = format!("`{}` stands for two instructions", group.name);
            let place = yaml.name.first().map_or(&yaml.origin, |name| &name.origin);
            let diag = Diag::error("E0342", place, message).also(&isa.ops[first].origin, "this one");
            let diag = diag.also(&group.entry.op.origin, "and this one");
            cx.report(diag.help("let the name tell them apart: `{base}` is the mnemonic of the instruction"));
            break;
        }
        if let Some((op, instance)) = builder.instance(group) {
            mirror.ops.push(op);
            mirror.instances.push(instance);
        }
        // What is wrong with one is most often wrong with all.
        if cx.mark() > mark {
            break;
        }
    }
    if groups.is_empty() {
        let diag = Diag::error("E0343", &yaml.origin, "this mirrors no instruction");
        cx.report(diag.help("`file`, `when` and `legal` say which instructions are mirrored, and under which modes"));
    }
    mirror.sets = sets(&rules, isa);
    mirror.types = types(&rules, isa, &rows);
    if let Some(yaml) = &rules.yaml.types {
        mirror.types_origin = yaml.origin.clone();
        mirror.across = across(&rules, yaml);
    }
    if rules.endless.get() {
        let diag = Diag::error("E0344", &yaml.origin, "a name of this mirror is defined by itself");
        cx.report(diag.help("look through `let` and `operand` for a circle"));
    }
    // The rest is the mirrored machine's, its name not.
    isa.name = cx
        .units
        .get(unit)
        .and_then(|u| u.name.split_once('/'))
        .map_or_else(|| isa.name.clone(), |(folder, _)| folder.to_string());
    isa.mirror = Some(mirror);
}

/// The rules found by name. `None` when they cannot be used.
fn rules<'x, 'a>(
    cx: &'x Cx<'a>,
    kinds: &Kinds,
    isa: &Isa,
    unit: usize,
    yaml: &'a yaml::Mirror,
) -> Option<Rules<'x, 'a>> {
    let missing = |key: &str, help: &str| {
        cx.report(Diag::error("E0719", &yaml.origin, format!("`mirror` has no `{key}`")).help(help));
    };
    if yaml.of.is_none() {
        missing("of", "name the machine whose instructions are mirrored");
    }
    if yaml.name.is_empty() {
        missing(
            "name",
            "say what the pseudo-instructions are called: a list of `{when, text}`",
        );
    }
    if yaml.operands.is_empty() {
        missing(
            "operands",
            "list the operands: `{each: out}`, `{each: in}`, and those that are new",
        );
    }
    let Some(name) = &yaml.file else {
        missing("file", "name the register file whose instructions are mirrored");
        return None;
    };
    let Some(file) = isa.files.iter().position(|f| f.name == *name.text) else {
        let diag = Diag::error("E0114", &name.origin, format!("unknown register file `{}`", name.text));
        let help = did_you_mean(&name.text, isa.files.iter().map(|f| f.name.as_str()));
        cx.report(diag.help(help.unwrap_or_else(|| "a register file of the mirrored machine".into())));
        return None;
    };
    let mut modes = Vec::new();
    for (name, values) in yaml.modes.iter() {
        let mut mode = Mode {
            name: name.text.to_string(),
            values: Vec::new(),
        };
        for (value, number) in values.iter() {
            mode.values.push((value.text.to_string(), exprs::constant(cx, number)?));
        }
        modes.push(mode);
    }
    let mut rules = Rules::new(cx, unit, yaml, modes, file as u16);
    let texts = |map: &Map<Text>| -> Defs { map.iter().map(|(k, v)| (rules.id(&k.text), rules.code(v))).collect() };
    let operand = yaml.operand.as_ref();
    let (lets, operand_lets) = (texts(&yaml.let_), operand.map(|o| texts(&o.let_)).unwrap_or_default());
    let mut words = HashMap::new();
    if let Some(table) = operand.and_then(|o| o.words.as_ref()) {
        for row in super::family::rows(cx, table) {
            let mut cells = row.into_iter();
            let Some(word) = cells.next() else { continue };
            let names = cells.map(|column| (rules.id(&column.name), rules.code(&column.text())));
            words.insert(word.value.clone(), names.collect());
        }
    }
    (rules.kinds, rules.kind_names) = kinds.all();
    (rules.lets, rules.operand_lets, rules.words) = (lets, operand_lets, words);
    rules.mentioned = mentioned::Mentioned::new(isa);
    Some(rules)
}

/// Every combination of the modes' values.
fn rows(rules: &Rules<'_, '_>) -> Rows {
    let mut rows = vec![Vec::new()];
    for mode in &rules.modes {
        if rows.len() * mode.values.len() > MAX_ROWS {
            let message = format!("the modes have more than {MAX_ROWS} combinations");
            rules
                .cx
                .report(Diag::error("E0307", &rules.yaml.origin, message).help("name fewer values"));
            return Vec::new();
        }
        let with = |row: &Vec<i64>| -> Rows {
            let longer = |(_, value): &(String, i64)| [row.as_slice(), &[*value]].concat();
            mode.values.iter().map(longer).collect()
        };
        rows = rows.iter().flat_map(with).collect();
    }
    rows
}

/// An instruction with all the modes under which it is called the same.
pub struct Group<'m> {
    pub name: String,
    pub entry: Rc<Entry<'m>>,
    pub form: &'m Form,
    pub rows: Rows,
}

/// Combinations of modes: a value for each.
type Rows = Vec<Vec<i64>>;

/// All groups, in the order of the mirrored instructions.
fn groups<'m>(rules: &Rules<'_, '_>, isa: &'m Isa, forms: &'m [Form], rows: &[Vec<i64>]) -> Vec<Group<'m>> {
    let mut groups: Vec<Group<'m>> = Vec::new();
    let mut known: HashMap<(Rc<str>, usize), Rc<Rows>> = HashMap::new();
    for (index, op) in isa.ops.iter().enumerate() {
        let Some(entry) = entry(rules, index, op).map(Rc::new) else {
            continue;
        };
        for form in forms {
            let first = groups.len();
            let mut by_name: BTreeMap<String, usize> = BTreeMap::new();
            let key = (entry.looks.clone(), form.index);
            let legal = known
                .entry(key)
                .or_insert_with(|| Rc::new(legal(rules, &entry, form, rows)))
                .clone();
            for row in legal.iter() {
                let memo = Memo::default();
                let scope = Scope::new(rules, Some(&entry), row, form).with_memo(&memo);
                let Some(name) = rules.yaml.name.iter().find(|name| scope.holds(name.when.as_ref())) else {
                    continue;
                };
                let name = name.text.as_ref().map_or(String::new(), |text| scope.template(text));
                let at = *by_name.entry(name.clone()).or_insert_with(|| {
                    groups.push(Group {
                        name,
                        entry: entry.clone(),
                        form,
                        rows: Vec::new(),
                    });
                    groups.len() - 1
                });
                groups[at].rows.push(row.clone());
                if groups.len() > MAX_INSTANCES {
                    let message = format!("this mirror has more than {MAX_INSTANCES} pseudo-instructions");
                    rules.cx.report(
                        Diag::error("E0307", &rules.yaml.origin, message).help("let fewer modes into the name"),
                    );
                    return Vec::new();
                }
            }
            // By the modes in the order of their declaration, the last counting most.
            groups[first..].sort_by_key(|g| g.rows.first().map(|row| row.iter().rev().copied().collect::<Vec<_>>()));
        }
    }
    groups
}

/// The rows that all conditions hold for. Most depend on few of the modes: each is asked once for what it depends on.
fn legal(rules: &Rules<'_, '_>, entry: &Entry<'_>, form: &Form, rows: &[Vec<i64>]) -> Rows {
    let with_mask = |text| (text, rules.depends(&rules.code(text), &entry.data));
    let legal: Vec<(&Text, u64)> = rules.yaml.legal.0.iter().map(with_mask).collect();
    let mut asked: Vec<HashMap<u64, bool>> = vec![HashMap::new(); legal.len()];
    let mut out = Vec::new();
    for row in rows {
        let memo = Memo::default();
        let scope = Scope::new(rules, Some(entry), row, form).with_memo(&memo);
        let holds = |((text, mask), asked): (&(&Text, u64), &mut HashMap<u64, bool>)| {
            *asked
                .entry(part(rules, row, *mask))
                .or_insert_with(|| scope.holds(Some(text)))
        };
        if legal.iter().zip(&mut asked).all(holds) {
            out.push(row.clone());
        }
    }
    out
}

/// Which values the modes in the mask have, as a number.
fn part(rules: &Rules<'_, '_>, row: &[i64], mask: u64) -> u64 {
    let modes = rules.modes.iter().zip(row).enumerate();
    modes.fold(0, |key, (i, (mode, value))| {
        let place = mode.values.iter().position(|v| v.1 == *value).unwrap_or(0);
        if mask >> i & 1 == 1 {
            key * mode.values.len() as u64 + place as u64
        } else {
            key
        }
    })
}

/// An instruction as the rules see it, if it is mirrored.
fn entry<'m>(rules: &Rules<'_, '_>, index: usize, op: &'m Op) -> Option<Entry<'m>> {
    let in_file =
        |kind: u16| matches!(rules.kinds.get(usize::from(kind)), Some(Kind::Reg { file, .. }) if *file == rules.file);
    let file_operands: Vec<usize> = (0..op.operands.len())
        .filter(|i| in_file(op.operands[*i].kind))
        .collect();
    if file_operands.is_empty() {
        return None;
    }
    let cell = |text: &str| Text {
        text: text.into(),
        origin: op.origin.clone(),
    };
    let mut looks = format!("{:?}", rules.answers(op, index));
    for (key, value) in op.data.iter().filter(|(k, _)| rules.defines(k)) {
        looks += &format!(" {key}={value}");
    }
    let mut data = Defs::new();
    data.extend(
        op.data
            .iter()
            .filter(|(k, _)| rules.defines(k))
            .map(|(k, v)| (rules.id(k), rules.code(&cell(v)))),
    );
    let mut why = None;
    for (selector, changes) in rules.yaml.deviations.iter() {
        if selector
            .words()
            .iter()
            .any(|word| super::adapt::matches(&op.name, &word.text))
        {
            looks += &format!(" {}", selector.text);
            why = changes.get("why").map(|text| text.text.to_string());
            let others = changes.iter().filter(|(key, _)| &*key.text != "why");
            data.extend(others.map(|(key, value)| (rules.id(&key.text), rules.code(value))));
        }
    }
    let rules_of = rules.yaml.operand.as_ref();
    let from = rules_of.and_then(|o| o.from.as_ref());
    let said = from.and_then(|from| op.data.iter().find(|(key, _)| *key == *from.text));
    let otherwise = rules_of.and_then(|o| o.otherwise.as_ref()).map(|t| t.text.clone());
    let mut words: HashMap<usize, Rc<str>> = HashMap::new();
    for operand in &file_operands {
        let name = &op.operands[*operand].name;
        let pairs = said.iter().flat_map(|(_, text)| text.split_whitespace());
        let own = pairs
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| key == name);
        if let Some(word) = own.map(|(_, word)| Rc::from(word)).or_else(|| otherwise.clone()) {
            words.insert(*operand, word);
        }
    }
    for (i, o) in op.operands.iter().enumerate() {
        looks += &format!(
            " {} {} {:?} {} {:?} {:?}",
            o.name,
            o.kind,
            o.dir,
            o.width,
            o.default,
            words.get(&i)
        );
    }
    for constraint in &op.legal {
        looks += &format!(" {:?}", constraint.expr);
    }
    let entry = Entry {
        looks: looks.into(),
        op,
        index,
        file_operands,
        words,
        data,
        why,
    };
    let none = Form::new(rules, 0, Columns::default());
    let scope = Scope::new(rules, Some(&entry), &[], &none);
    if !scope.holds(rules.yaml.when.as_ref()) {
        return None;
    }
    for (operand, word) in &entry.words {
        if !rules.words.is_empty() && !rules.words.contains_key(word) {
            let name = &op.operands[*operand].name;
            let message = format!(
                "`{}` says `{word}` of `{name}`, a word that the mirror does not know",
                op.name
            );
            let diag = Diag::error("E0345", &op.origin, message);
            let known = rules.words.keys().map(|k| &**k);
            let place = rules_of.map_or(&rules.yaml.origin, |o| &o.origin);
            let help = did_you_mean(word, known).unwrap_or_else(|| "add it to the table of `words`".into());
            rules.cx.report(diag.also(place, "the mirror's words").help(help));
            return None;
        }
    }
    Some(entry)
}

/// Base instructions that establish modes.
fn sets(rules: &Rules<'_, '_>, isa: &Isa) -> Vec<Sets> {
    let cx = rules.cx;
    let mut out = Vec::new();
    for (names, values) in rules.yaml.state.iter() {
        for name in names.words() {
            let ops: Vec<usize> = (0..isa.ops.len()).filter(|i| isa.ops[*i].name == *name.text).collect();
            if ops.is_empty() {
                let diag = Diag::error(
                    "E0121",
                    &name.origin,
                    format!("there is no instruction `{}`", name.text),
                );
                let help = did_you_mean(&name.text, isa.ops.iter().map(|o| o.name.as_str()));
                cx.report(diag.help(help.unwrap_or_else(|| "an instruction of the mirrored machine".into())));
            }
            for index in ops {
                let op = &isa.ops[index];
                let operands: Vec<String> = op.operands.iter().map(|o| o.name.clone()).collect();
                let env = exprs::Env {
                    operands: &operands,
                    ..exprs::Env::default()
                };
                let mut set = Sets {
                    op: index as u16,
                    modes: Vec::new(),
                    operands: Vec::new(),
                };
                for (key, value) in values.iter() {
                    let Some(value) = exprs::text(cx, &env, value) else {
                        continue;
                    };
                    match rules.modes.iter().position(|s| s.name == *key.text) {
                        Some(i) => set.modes.push((i as u8, value)),
                        None => set.operands.push((key.text.to_string(), value)),
                    }
                }
                out.push(set);
            }
        }
    }
    out.sort_by_key(|set| set.op);
    out
}

/// The types of values: for every member of the axis, the modes under which it is one.
fn types(rules: &Rules<'_, '_>, isa: &Isa, rows: &[Vec<i64>]) -> Vec<MirrorType> {
    let Some(yaml) = &rules.yaml.types else {
        return Vec::new();
    };
    let mut out: Vec<MirrorType> = Vec::new();
    for columns in members(rules.cx, rules.unit, yaml.for_.as_ref(), &[], None, &Text::default()) {
        let form = Form::new(rules, 0, columns);
        for row in rows {
            let scope = Scope::new(rules, None, row, &form);
            if !scope.holds(yaml.when.as_ref()) {
                continue;
            }
            let text = |text: &Option<Text>| text.as_ref().map_or(String::new(), |t| scope.template(t));
            out.push(MirrorType {
                name: text(&yaml.name),
                row: row.clone(),
                class: text(&yaml.class),
                line: text(&yaml.row),
                gates: text(&yaml.gates),
                least: least(isa, yaml, &scope),
            });
        }
    }
    out
}

/// The mode whose values are the columns of the table of types; that its name is one was asked before.
fn across(rules: &Rules<'_, '_>, yaml: &yaml::MirrorTypes) -> u8 {
    let named = |mode: &Mode| yaml.across.as_ref().is_some_and(|name| mode.name == *name.text);
    rules.modes.iter().position(named).map_or(0, |at| at as u8)
}

/// What settings of the machine have to be at least for a type.
fn least(isa: &Isa, yaml: &yaml::MirrorTypes, scope: &Scope<'_, '_>) -> Vec<(u8, i64)> {
    let asked = yaml.least.iter().filter_map(|(name, value)| {
        let at = isa.settings.iter().position(|setting| setting.name == *name.text)?;
        Some((at as u8, scope.text(value).number()))
    });
    asked.collect()
}

/// Is the operand a result?
pub fn is_result(dir: Dir) -> bool {
    dir != Dir::In
}
