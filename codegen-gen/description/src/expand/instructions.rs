//! Instructions: an entry, its family and its format become operations of the model.

use super::cx::Cx;
use super::entry::{Body, Defs, Layer, open_fields, whole_width};
use super::examples;
use super::family::{Columns, members};
use super::features::Features;
use super::fields::FieldDef;
use super::kinds::Kinds;
use super::layout::{self, Placed};
use super::mnemonics;
use super::templates::{self, FixedText};
use crate::model::{Isa, Op, SourceText};
use crate::syntax::yaml::{Entry, File, Text, TimingKeys};
use onespec_diag::{Diag, Origin, Place, did_you_mean};
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

/// Formats may extend formats; this deep.
const MAX_EXTENDS: usize = 8;

/// Fills `isa.ops` and `isa.word_bits`. Gives what is said about the timing of each instruction.
pub fn build(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &mut Isa) -> Vec<TimingKeys> {
    word_widths(cx, isa);
    let mut specialises: Vec<(usize, Vec<Text>)> = Vec::new();
    let mut abbreviates: Vec<(usize, Vec<Text>)> = Vec::new();
    // Whether the mnemonic was chosen on purpose (`name:`): then it may be shared.
    let mut shared: Vec<bool> = Vec::new();
    let mut timing: Vec<TimingKeys> = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, entry) in yaml.instructions.iter() {
            let family = members(cx, unit, entry.for_.as_ref(), &entry.with.0, entry.when.as_ref(), key);
            let first = isa.ops.len();
            let mut unplaced: Vec<Text> = entry.operands.iter().flat_map(|(key, _)| key.words()).collect();
            for columns in &family {
                let build = Build {
                    cx,
                    features,
                    kinds,
                    unit,
                    key,
                    entry,
                    columns,
                    words: &isa.word_bits,
                };
                let mark = cx.mark();
                let op = build.op(&mut unplaced);
                cx.used_by(mark, key, &entry.origin);
                if let Some((op, said)) = op {
                    timing.push(said);
                    specialises.push((
                        isa.ops.len(),
                        entry.specialises.0.iter().map(|s| columns.fill(s)).collect(),
                    ));
                    abbreviates.push((isa.ops.len(), entry.is.0.iter().map(|t| columns.fill(t)).collect()));
                    shared.push(entry.name.is_some());
                    isa.ops.push(op);
                }
            }
            // Where a member could not be made, what it would have placed is not known.
            if isa.ops.len() == first + family.len() {
                operands_of_nothing(cx, key, &unplaced);
            }
            let family = isa.ops.get_mut(first..).unwrap_or_default();
            // Examples of another folder are for its own machine.
            if cx.owns(unit) {
                examples::attach(cx, entry, family);
            }
        }
    }
    examples::misplaced(cx);
    super::features::note_versions(cx, features, isa);
    mnemonics::duplicates(cx, features, isa, &shared);
    mnemonics::resolve_specialises(cx, isa, &specialises);
    super::aliases::abbreviations(cx, features, kinds, isa, &abbreviates);
    timing
}

fn word_widths(cx: &Cx<'_>, isa: &mut Isa) {
    let says = |yaml: &File| !yaml.word.0.is_empty();
    let mut firsts = cx
        .deciding(says)
        .filter(|u| says(&u.yaml))
        .filter_map(|u| u.yaml.word.0.first());
    if let (Some(first), Some(second)) = (firsts.next(), firsts.next()) {
        let diag = Diag::error("E0115", &second.origin, "`word` is said twice").also(&first.origin, "first here");
        cx.report(diag.help("all files of a machine share one list of widths"));
    }
    for word in cx.deciding(says).flat_map(|u| &u.yaml.word.0) {
        match word.text.parse() {
            Ok(bits @ 1..=128) => isa.word_bits.push(bits),
            _ => {
                let diag = Diag::error("E0718", &word.origin, format!("`{}` is no width of a word", word.text));
                cx.report(diag.help("widths are numbers of bits from 1 to 128, separated by blanks"));
            }
        }
    }
    isa.word_bits.sort_unstable();
    isa.word_bits.dedup();
    let first = cx
        .units
        .iter()
        .find_map(|u| Some((u, &u.yaml.instructions.0.first()?.0)));
    if let (true, Some((_, key))) = (isa.word_bits.is_empty(), first) {
        let diag = Diag::error("E0719", &key.origin, "this machine has instructions and no `word`");
        cx.report(diag.help("say once which widths encodings have: `word: 16 32`"));
    }
}

/// Reports operands that an entry declares and none of its members has.
fn operands_of_nothing(cx: &Cx<'_>, key: &Text, unplaced: &[Text]) {
    for name in unplaced {
        let message = format!("`{}` has no field `{}`", key.text, name.text);
        let diag = Diag::error("E0110", &name.origin, message);
        cx.report(diag.help("`operands` gives kinds to fields of the layout"));
    }
}

/// A format, or an entry, of the chain that an instruction inherits from.
struct Level<'a> {
    unit: usize,
    entry: &'a Entry,
    columns: Columns,
}

/// One member of one entry.
struct Build<'x, 'a> {
    cx: &'x Cx<'a>,
    features: &'x Features,
    kinds: &'x Kinds,
    unit: usize,
    key: &'a Text,
    entry: &'a Entry,
    columns: &'x Columns,
    words: &'x [u16],
}

/// A field that `format:` fixes.
struct Fixed {
    name: String,
    value: String,
    at: Place,
}

impl<'a> Build<'_, 'a> {
    /// `unplaced`: operands that the entry declares and no layout so far has.
    fn op(&self, unplaced: &mut Vec<Text>) -> Option<(Op, TimingKeys)> {
        let cx = self.cx;
        let name = self.columns.fill(self.entry.name.as_ref().unwrap_or(self.key));
        if name.text.contains(['{', '}']) {
            let message = format!("`{}` has a placeholder that is no column", name.text);
            let known: Vec<&str> = self.columns.list.iter().map(|c| &*c.name).collect();
            let stem = name.text.split(['{', '}']).nth(1).unwrap_or("");
            let diag = Diag::error("E0304", &self.key.origin, message);
            let help = did_you_mean(stem, known).unwrap_or_else(|| "`for` and `with` make columns".into());
            cx.report(diag.help(help));
            return None;
        }
        let (levels, fixed) = self.levels()?;
        let needs = self
            .features
            .of_entry(cx, self.unit, self.entry.needs.as_ref(), self.columns);
        let defs = self.defs(&levels);
        let mut placed = self.place(&levels, &defs)?;
        let fixed = self.fix(&mut placed, fixed, &defs)?;
        unplaced.retain(|name| !placed.fields.iter().any(|field| field.name == *name.text));
        let mut body = Body::default();
        body.consts.extend(
            self.columns
                .list
                .iter()
                .filter_map(|c| Some((c.name.to_string(), c.number?))),
        );
        body.consts
            .extend(fixed.iter().map(|(name, value)| (name.clone(), *value as i64)));
        let (asm_units, asm) = self.templates(&levels);
        let order = asm
            .first()
            .map_or(Vec::new(), |first| templates::mentions(cx, &asm_units, first));
        let resolved = body.operands(cx, self.kinds, &defs, &open_fields(&placed, &fixed), &order, 0)?;
        let lets = self.lets(&levels);
        unplaced.retain(|name| !lets.iter().any(|(known, _)| known.text == name.text));
        body.lets(cx, &lets);
        defs.kinds_of_lets(cx, &lets);
        body.arguments(cx, &resolved);
        let inherited = |texts: fn(&Entry) -> &[Text]| -> Vec<Text> {
            let outermost_first = levels.iter().rev();
            let written =
                outermost_first.flat_map(|level| texts(level.entry).iter().map(|text| self.fill(level, text)));
            // A column may leave a member without the constraint.
            written.filter(|text| !text.text.trim().is_empty()).collect()
        };
        let where_ = body.constraints(cx, &inherited(|entry| &entry.where_.0));
        let mut legal = inherited(|entry| &entry.legal.0);
        if self.entry.legal.0.is_empty() {
            legal.extend(self.columns.says("legal", None));
        }
        let legal = body.constraints(cx, &legal);
        let hint = self
            .entry
            .hint
            .as_ref()
            .and_then(|t| body.constraint(cx, &self.columns.fill(t)));
        let fixed_texts = self.fixed_texts(&fixed, &defs);
        let mut compiled = Vec::new();
        for text in &asm {
            let parts = templates::compile(cx, &asm_units, text, &body.env(), &fixed_texts, true)?;
            compiled.push(templates::with_name(parts));
        }
        if compiled.is_empty() {
            compiled.push(templates::with_name(Vec::new()));
        }
        self.unprinted(&body, asm.first(), &asm_units, &lets);
        let (needs, feature) = needs?;
        // What all instructions of a format mean, with the columns of each, may stand in the format.
        let nearest = |key: &str, of: fn(&Entry) -> Option<&Text>| {
            let own = self.columns.says(key, of(self.entry));
            let inherited = || levels.iter().find_map(|l| Some(self.fill(l, of(l.entry)?)));
            own.or_else(inherited)
        };
        let sem = nearest("sem", |entry| entry.sem.as_ref());
        let doc = nearest("doc", |entry| entry.doc.as_ref());
        let data = self.data(&levels);
        let timing = self.timing(&levels);
        let op = Op {
            name: name.text.to_string(),
            ident: String::new(),
            feature,
            needs,
            length: placed.width as u16,
            value: placed.value,
            mask: placed.mask,
            ignored: placed.ignored,
            operands: body.operands,
            lets: body.lets,
            where_,
            legal,
            hint,
            templates: compiled,
            specialises: Vec::new(),
            is: None,
            sem: sem.as_ref().map(source_text),
            consts: body.consts,
            doc: doc.map_or(String::new(), |doc| doc.text.to_string()),
            examples: Vec::new(),
            data,
            adapted: Vec::new(),
            guards: Vec::new(),
            unreachable: false,
            origin: Origin {
                row: self.columns.row.clone(),
                ..self.key.origin.clone()
            },
        };
        Some((op, timing))
    }

    /// The entry and the formats that it inherits from, nearest first, and what the uses of formats fix.
    fn levels(&self) -> Option<(Vec<Level<'a>>, Vec<Fixed>)> {
        let cx = self.cx;
        let mut levels = vec![Level {
            unit: self.unit,
            entry: self.entry,
            columns: self.columns.clone(),
        }];
        let mut fixed = Vec::new();
        let own = self.columns.says("format", self.entry.format.as_ref());
        let mut next = own.map(|text| (self.unit, text));
        while let Some((unit, text)) = next {
            let used = cx.format_use(&text)?;
            for (i, (name, value, at)) in used.fixed.iter().enumerate() {
                if let Some((.., first)) = used.fixed[..i].iter().find(|(known, ..)| known == name) {
                    let message = format!("this fixes `{name}` a second time");
                    let diag = Diag::error("E0123", text.origin.at(at.0, at.1), message);
                    let diag = diag.also(text.origin.at(first.0, first.1), "fixed here");
                    cx.report(diag.help("a field has one value: remove one of the two"));
                }
                fixed.push(Fixed {
                    name: name.clone(),
                    value: value.clone(),
                    at: text.origin.at(at.0, at.1),
                });
            }
            let (owner, format) = cx.format(unit, &used.name, text.origin.at(used.at.0, used.at.1))?;
            if levels.len() > MAX_EXTENDS {
                let diag = Diag::error("E0122", &text.origin, format!("format `{}` extends itself", used.name));
                cx.report(diag.help("a format extends one that is declared without it"));
                return None;
            }
            let columns = self.columns.under(&format.columns);
            let parent = format.shape.extends.as_ref().or(format.shape.format.as_ref());
            next = parent.map(|text| (owner, columns.fill(text)));
            levels.push(Level {
                unit: owner,
                entry: format.shape,
                columns,
            });
        }
        Some((levels, fixed))
    }

    /// Data for other parts: the entry's, then that of its formats, then the `data` of its file. What is empty says nothing,
    /// and hides what would come later.
    fn data(&self, levels: &[Level<'a>]) -> Vec<(String, String)> {
        let mut data: Vec<(String, String)> = Vec::new();
        let mut seen: HashSet<Rc<str>> = HashSet::new();
        let mut add = |key: Text, value: Text| {
            if seen.insert(key.text.clone()) && !value.text.is_empty() {
                data.push((key.text.to_string(), value.text.to_string()));
            }
        };
        for level in levels {
            for (key, value) in level.entry.other.iter() {
                add(self.fill(level, key), self.fill(level, &value.0));
            }
            for (key, value) in level.entry.timing().texts() {
                let key = Text {
                    text: key.into(),
                    ..value.clone()
                };
                add(key, self.fill(level, value));
            }
        }
        let of_file = self.cx.units.get(self.unit).map(|u| &u.yaml.data);
        for (key, value) in of_file.into_iter().flat_map(|map| map.iter()) {
            add(key.clone(), value.clone());
        }
        data
    }

    /// What is said about timing: by the entry, then by its formats, then by the `data` of its file.
    fn timing(&self, levels: &[Level<'a>]) -> TimingKeys {
        let mut timing = TimingKeys::default();
        for level in levels {
            timing.or(level.entry.timing(), &|text| self.fill(level, text));
        }
        if let Some(unit) = self.cx.units.get(self.unit) {
            timing.or(TimingKeys::of_data(&unit.yaml.data), &Text::clone);
        }
        timing
    }

    fn fill(&self, level: &Level<'_>, text: &Text) -> Text {
        level.columns.fill(text)
    }

    fn defs(&self, levels: &[Level<'a>]) -> Defs<'a> {
        let layer = |level: &Level<'a>| Layer {
            unit: level.unit,
            map: &level.entry.operands,
            columns: level.columns.clone(),
        };
        Defs {
            layers: levels.iter().map(layer).collect(),
            units: levels.iter().map(|level| level.unit).collect(),
        }
    }

    fn place(&self, levels: &[Level<'a>], defs: &Defs<'a>) -> Option<Placed> {
        let cx = self.cx;
        let found = levels
            .iter()
            .find_map(|level| Some((level, level.entry.bits.as_ref()?)));
        let Some((level, bits)) = found else {
            let diag = Diag::error(
                "E0719",
                &self.key.origin,
                format!("`{}` has neither `bits` nor a `format`", self.key.text),
            );
            cx.report(diag.help("say how it is encoded"));
            return None;
        };
        let bits = self.fill(level, bits);
        let placed = layout::place(cx, &bits, &|name| whole_width(cx, self.kinds, defs, name, 0))?;
        if !self.words.is_empty() && !self.words.contains(&(placed.width as u16)) {
            let words: Vec<String> = self.words.iter().map(u16::to_string).collect();
            let message = format!(
                "the layout has {} bits; a word of this machine has {}",
                placed.width,
                words.join(" or ")
            );
            cx.report(
                Diag::error("E0109", &bits.origin, message)
                    .help("count the bits of its fields, or allow the width in `word`"),
            );
            return None;
        }
        Some(placed)
    }

    /// Fixes fields: what `format:` assigns, then columns with the names of fields.
    fn fix(&self, placed: &mut Placed, fixed: Vec<Fixed>, defs: &Defs<'_>) -> Option<BTreeMap<String, u128>> {
        let cx = self.cx;
        let mut out = BTreeMap::new();
        let mut complete = true;
        let fields = placed.fields.clone();
        let columns = self.columns.list.iter().rev().map(|column| {
            let at = Place::from(&column.cell.origin);
            let at = Place {
                within: column.cell.within,
                ..at
            };
            (
                Fixed {
                    name: column.name.to_string(),
                    value: column.value.to_string(),
                    at,
                },
                true,
            )
        });
        let written: Vec<(Fixed, bool)> = fixed.into_iter().map(|f| (f, false)).chain(columns).collect();
        for (fix, column) in written {
            let Some(field) = fields.iter().find(|f| f.name == fix.name) else {
                if !column {
                    let message = format!("this fixes `{}`, which its format does not have", fix.name);
                    let names = did_you_mean(&fix.name, fields.iter().map(|f| f.name.as_str()));
                    cx.report(Diag::error("E0110", fix.at, message).help(names.unwrap_or_default()));
                    complete = false;
                }
                continue;
            };
            if out.contains_key(&fix.name) {
                continue;
            }
            let def = defs.units.iter().find_map(|unit| cx.field(*unit, &fix.name));
            if column && def.is_none() && defs.declares(cx, &fix.name) {
                let message = format!("column `{}` has the name of an operand", fix.name);
                let diag = Diag::error("E0303", fix.at, message).also(field.at.clone(), "the operand");
                cx.report(diag.help("rename the column, or fix the operand with `format: … name={column}`"));
                complete = false;
                continue;
            }
            let mut at = fix.at;
            if !self.columns.row.is_empty() {
                at.origin.row = self.columns.row.clone();
            }
            match layout::fix(cx, placed, field, &fix.value, at, def.unwrap_or(&FieldDef::default())) {
                Some(value) => {
                    out.insert(fix.name, value);
                }
                None => complete = false,
            }
        }
        complete.then_some(out)
    }

    /// Templates of the nearest level that has any, and the files in which their `texts` are looked up.
    fn templates(&self, levels: &[Level<'a>]) -> (Vec<usize>, Vec<Text>) {
        for level in levels {
            if let Some(asm) = &level.entry.asm {
                let units = if level.unit == self.unit {
                    vec![self.unit]
                } else {
                    vec![level.unit, self.unit]
                };
                return (units, asm.0.iter().map(|text| self.fill(level, text)).collect());
            }
        }
        (vec![self.unit], Vec::new())
    }

    /// Lets of all levels: a nearer one replaces one of the same name in its place.
    fn lets(&self, levels: &[Level<'a>]) -> Vec<(Text, Text)> {
        let mut out: Vec<(Text, Text)> = Vec::new();
        for level in levels.iter().rev() {
            for (name, value) in level.entry.let_.iter() {
                let value = self.fill(level, value);
                match out.iter_mut().find(|(known, _)| known.text == name.text) {
                    Some(known) => known.1 = value,
                    None => out.push((name.clone(), value)),
                }
            }
        }
        out
    }

    /// What is printed for an operand that is fixed.
    fn fixed_texts(&self, fixed: &BTreeMap<String, u128>, defs: &Defs<'_>) -> BTreeMap<String, FixedText> {
        let text = |(name, value): (&String, &u128)| {
            if !defs.declares(self.cx, name) {
                return None;
            }
            let resolved = defs.resolve(self.cx, self.kinds, name, 0)??;
            let kind = self
                .kinds
                .get(self.kinds.id(resolved.shape, resolved.width.unwrap_or(64)));
            let fixed = FixedText {
                text: templates::constant(self.kinds, kind.as_ref(), *value),
                is_default: resolved.attrs.default == Some(*value as i64),
            };
            Some((name.clone(), fixed))
        };
        fixed.iter().filter_map(text).collect()
    }

    /// Reports operands that the first template never shows.
    fn unprinted(&self, body: &Body, asm: Option<&Text>, units: &[usize], lets: &[(Text, Text)]) {
        let cx = self.cx;
        let mut shown = asm.map_or(Vec::new(), |asm| templates::depends(cx, units, asm));
        let mut i = 0;
        while let Some(name) = shown.get(i).cloned() {
            i += 1;
            if let Some((_, value)) = lets.iter().find(|(known, _)| *known.text == *name)
                && let Ok(expr) = cx.languages.expr(value)
            {
                templates::expr_names(&expr, &mut shown);
            }
            // Arguments of a kind shape the text of the operand.
            let operand = body
                .operand_names
                .iter()
                .position(|o| *o == name)
                .and_then(|i| body.operands.get(i));
            for arg in operand.map_or(&[][..], |o| &o.args) {
                argument_names(arg, body, &mut shown);
            }
            if i > 1000 {
                break;
            }
        }
        for operand in &body.operands {
            if operand.default.is_none() && !shown.contains(&operand.name) {
                let diag = Diag::error(
                    "E0205",
                    &operand.origin,
                    format!("`{}` is encoded but never printed", operand.name),
                );
                let diag = match asm {
                    Some(asm) => diag.also(&asm.origin, "the template"),
                    None => diag.also(&self.key.origin, "this entry has no template"),
                };
                cx.report(diag.help("print it, use it in a condition, or give it a default (`= 0` after its kind)"));
            }
        }
    }
}

fn argument_names(expr: &crate::model::Expr, body: &Body, out: &mut Vec<String>) {
    use crate::model::Expr;
    match expr {
        Expr::Operand(i) | Expr::Slice(i, ..) => out.extend(body.operand_names.get(*i as usize).cloned()),
        Expr::Let(i) => out.extend(body.let_names.get(*i as usize).cloned()),
        Expr::Num(_) | Expr::Param(_) => {}
        Expr::Un(_, a) | Expr::Call(_, a) | Expr::In(a, _) => argument_names(a, body, out),
        Expr::Bin(_, a, b) => [a, b].into_iter().for_each(|e| argument_names(e, body, out)),
        Expr::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| argument_names(e, body, out)),
    }
}

/// A text for the semantics language.
pub fn source_text(text: &Text) -> SourceText {
    SourceText {
        text: text.text.to_string(),
        origin: text.origin.clone(),
    }
}
