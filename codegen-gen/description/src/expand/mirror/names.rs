//! Checks that every name in the rules of a mirror is defined: in an expression an undefined name would silently be a
//! word that equals nothing.

use super::rules::{ENTRY_NAMES, FUNCTIONS, Form, OPERAND_NAMES, Rules, is_list};
use crate::expand::family::{members, rows};
use crate::model::Isa;
use crate::syntax::assembly::Piece;
use crate::syntax::bits::{Expr, Member, Node};
use crate::syntax::yaml::{Map, Text};
use onespec_diag::{Diag, Place, did_you_mean};
use std::collections::BTreeSet;

struct Check<'x, 'a> {
    rules: &'x Rules<'x, 'a>,
    known: BTreeSet<String>,
    /// What stands for itself.
    words: BTreeSet<String>,
}

/// Reports names that mean nothing.
pub fn check(rules: &Rules<'_, '_>, isa: &Isa, forms: &[Form]) {
    let mut known: BTreeSet<String> = [OPERAND_NAMES, ENTRY_NAMES]
        .concat()
        .into_iter()
        .map(String::from)
        .collect();
    let mut words: BTreeSet<String> = ["in", "out", "inout"].map(String::from).into();
    known.extend(rules.modes.iter().map(|s| s.name.clone()));
    known.extend(
        rules
            .lets
            .keys()
            .chain(&rules.operand_names())
            .map(|id| rules.name_of(*id).to_string()),
    );
    words.extend(rules.words.keys().map(|word| word.to_string()));
    for column in forms.iter().flat_map(|f| &f.columns.list) {
        known.insert(column.name.to_string());
        words.insert(column.value.to_string());
    }
    // Whichever axis `for` takes, the words of the others are words.
    for (_, axis) in rules.cx.units.get(rules.unit).iter().flat_map(|u| u.yaml.axes.iter()) {
        for column in members(rules.cx, rules.unit, Some(axis), &[], None, &Text::default())
            .iter()
            .flat_map(|m| &m.list)
        {
            words.insert(column.value.to_string());
        }
    }
    words.extend(isa.ops.iter().flat_map(|op| &op.operands).map(|o| o.name.clone()));
    words.extend(isa.features.iter().map(|f| f.name.clone()));
    let yaml = rules.yaml;
    words.extend(
        yaml.operands
            .iter()
            .filter_map(|o| o.name.as_ref())
            .map(|n| n.text.to_string()),
    );
    let mut check = Check { rules, known, words };
    let texts = |map: &Map<Text>| map.iter().map(|(_, v)| v.clone()).collect::<Vec<_>>();
    let mut expressions: Vec<Text> = yaml.when.iter().chain(&yaml.legal.0).cloned().collect();
    expressions.extend([texts(&yaml.let_), texts(&yaml.fix)].concat());
    expressions.extend(yaml.operand.iter().flat_map(|o| texts(&o.let_)));
    // The cells of the table of words that are names are words themselves, if they are nothing else.
    let table = yaml.operand.as_ref().and_then(|o| o.words.as_ref());
    let rows = table.map(|table| rows(rules.cx, table)).unwrap_or_default();
    let cells: Vec<Text> = rows
        .iter()
        .flat_map(|row| row.iter().skip(1))
        .map(|column| column.text())
        .collect();
    for cell in &cells {
        let plain = cell.text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if plain && !check.known.contains(&*cell.text) {
            check.words.insert(cell.text.to_string());
        }
    }
    check.columns(yaml, &cells);
    expressions.extend(cells);
    expressions.extend(yaml.name.iter().filter_map(|n| n.when.clone()));
    expressions.extend(yaml.operands.iter().filter_map(|o| o.when.clone()));
    expressions.extend(yaml.implicit.iter().filter_map(|i| i.when.clone()));
    expressions.extend(yaml.pairs.iter().filter_map(|p| p.when.clone()));
    for item in &yaml.setup {
        let forms = members(rules.cx, rules.unit, item.for_.as_ref(), &[], None, &Text::default());
        expressions.extend(
            forms
                .iter()
                .filter_map(|columns| Some(columns.fill(item.when.as_ref()?))),
        );
    }
    let mut templates: Vec<Text> = yaml.name.iter().filter_map(|n| n.text.clone()).collect();
    if let Some(class) = &yaml.class {
        expressions.extend([&class.step, &class.count].into_iter().flatten().cloned());
        expressions.extend(texts(&class.not));
        templates.extend(class.name.clone());
    }
    for (selector, changes) in yaml.deviations.iter() {
        if changes.get("why").is_none_or(|why| why.text.trim().is_empty()) {
            let message = format!("the deviation of `{}` says no reason", selector.text);
            let diag = Diag::error("E0349", &selector.origin, message);
            rules.cx.report(diag.help("add `why: …`: `list --json` shows it"));
        }
        for (key, value) in changes.iter().filter(|(key, _)| &*key.text != "why") {
            if !rules.defines(&key.text) {
                let of_operand = yaml.operand.iter().flat_map(|operand| operand.let_.iter());
                let known = yaml.let_.iter().chain(of_operand).map(|(name, _)| &*name.text);
                let message = format!(
                    "a deviation changes what `let` declares, and `{}` is none of it",
                    key.text
                );
                let diag = Diag::error("E0340", &key.origin, message);
                let help =
                    did_you_mean(&key.text, known).unwrap_or_else(|| "write one of the names under `let`".into());
                rules.cx.report(diag.help(help));
            }
            expressions.push(value.clone());
        }
    }
    for text in &expressions {
        check.expression(text);
    }
    for text in &templates {
        check.template(text);
    }
    check.types(isa);
    modes(rules);
    base(rules, isa);
}

/// Values of a mode are different numbers: each is another mode of the same pseudo-instruction.
fn modes(rules: &Rules<'_, '_>) {
    for ((_, values), mode) in rules.yaml.modes.iter().zip(&rules.modes) {
        for (at, ((name, _), (_, number))) in values.iter().zip(&mode.values).enumerate() {
            let first = values
                .iter()
                .zip(&mode.values)
                .take(at)
                .find(|(_, (_, known))| known == number);
            if let Some(((first, _), _)) = first {
                let message = format!("`{}` is {number}, as `{}` is", name.text, first.text);
                let diag = Diag::error("E0303", &name.origin, message).also(&first.origin, "first here");
                rules
                    .cx
                    .report(diag.help("give each value of a mode a number of its own"));
            }
        }
    }
}

/// What the rules name of the mirrored machine: instructions of `setup` and `deviations`, operands of `fix`, state of
/// `implicit`.
fn base(rules: &Rules<'_, '_>, isa: &Isa) {
    let cx = rules.cx;
    let yaml = rules.yaml;
    let missing = |place: Place, name: &str, what: &str, known: &[&str]| {
        let diag = Diag::error("E0340", place, format!("the mirrored machine has no {what} `{name}`"));
        let help = did_you_mean(name, known.iter().copied());
        cx.report(diag.help(help.unwrap_or_else(|| format!("name {what} of the machine under `of:`"))));
    };
    let unknown = |text: &Text, what: &str, known: &[&str]| missing(Place::from(&text.origin), &text.text, what, known);
    let first = |name: &str| name.split_whitespace().next().unwrap_or("").to_string();
    let mut mnemonics: Vec<String> = isa.ops.iter().map(|op| op.name.clone()).collect();
    mnemonics.extend(isa.aliases.iter().map(|alias| first(&alias.name)));
    mnemonics.extend(isa.macros.iter().map(|known| first(&known.name)));
    let mnemonics: Vec<&str> = mnemonics.iter().map(String::as_str).collect();
    for item in &yaml.setup {
        for columns in members(cx, rules.unit, item.for_.as_ref(), &[], None, &Text::default()) {
            let Some(lines) = item.lines.as_ref().map(|text| columns.fill(text)) else {
                continue;
            };
            let base = lines.text.as_ptr() as usize;
            for line in lines.text.lines().map(str::trim).filter(|line| !line.is_empty()) {
                let word = line.split_whitespace().next().unwrap_or("");
                let at = word.as_ptr() as usize - base;
                if !word.contains('{') && !mnemonics.contains(&word) {
                    missing(lines.origin.at(at, at + word.len()), word, "instruction", &mnemonics);
                }
            }
        }
    }
    let ops: Vec<&str> = isa.ops.iter().map(|op| op.name.as_str()).collect();
    for word in yaml.deviations.iter().flat_map(|(selector, _)| selector.words()) {
        if !ops.iter().any(|op| crate::expand::adapt::matches(op, &word.text)) {
            unknown(&word, "instruction", &ops);
        }
    }
    let operands: BTreeSet<&str> = isa
        .ops
        .iter()
        .flat_map(|op| &op.operands)
        .map(|o| o.name.as_str())
        .collect();
    let operands: Vec<&str> = operands.into_iter().collect();
    for (name, _) in yaml.fix.iter().filter(|(name, _)| !operands.contains(&&*name.text)) {
        unknown(name, "operand", &operands);
    }
    let state = isa.state.iter().map(|state| state.name.as_str());
    let state: Vec<&str> = state.chain(isa.csrs.iter().map(|csr| csr.name.as_str())).collect();
    for name in yaml
        .implicit
        .iter()
        .flat_map(|item| item.uses.0.iter().chain(&item.defs.0))
    {
        if !state.contains(&&*name.text) {
            unknown(name, "state", &state);
        }
    }
}

impl Check<'_, '_> {
    /// A name that is declared twice would hide itself, and a word of that name would mean it.
    fn columns(&self, yaml: &crate::syntax::yaml::Mirror, cells: &[Text]) {
        let operand = yaml.operand.iter().flat_map(|o| o.let_.iter());
        for (name, _) in yaml.let_.iter().chain(operand) {
            let what = if self.rules.modes.iter().any(|s| s.name == *name.text) {
                "a mode"
            } else if cells.iter().any(|cell| cell.text == name.text) {
                "a word in the table of `words`"
            } else {
                continue;
            };
            let diag = Diag::error("E0303", &name.origin, format!("`{}` is the name of {what}", name.text));
            self.rules.cx.report(diag.help("rename it"));
        }
    }

    fn types(&mut self, isa: &Isa) {
        let Some(types) = &self.rules.yaml.types else { return };
        let forms = members(
            self.rules.cx,
            self.rules.unit,
            types.for_.as_ref(),
            &[],
            None,
            &Text::default(),
        );
        for column in forms.iter().flat_map(|m| &m.list) {
            self.known.insert(column.name.to_string());
            self.words.insert(column.value.to_string());
        }
        types.when.iter().for_each(|text| self.expression(text));
        types.least.iter().for_each(|(_, value)| self.expression(value));
        [&types.name, &types.class, &types.row, &types.gates]
            .into_iter()
            .flatten()
            .for_each(|text| self.template(text));
        if let Some(across) = &types.across {
            let modes: Vec<&str> = self.rules.modes.iter().map(|mode| mode.name.as_str()).collect();
            self.one_of(across, "mode", &modes);
        }
        let settings: Vec<&str> = isa.settings.iter().map(|setting| setting.name.as_str()).collect();
        types
            .least
            .iter()
            .for_each(|(name, _)| self.one_of(name, "setting", &settings));
    }

    /// Reports a name that is not among those that there are.
    fn one_of(&self, name: &Text, what: &str, known: &[&str]) {
        if known.contains(&&*name.text) {
            return;
        }
        let diag = Diag::error("E0340", &name.origin, format!("there is no {what} `{}`", name.text));
        let help = did_you_mean(&name.text, known.iter().copied());
        let help = help.unwrap_or_else(|| format!("there are: {}", known.join(" ")));
        self.rules.cx.report(diag.help(help));
    }

    fn expression(&self, text: &Text) {
        if is_list(&text.text) {
            return;
        }
        // Compiled once here, so that all questions are known before instructions are compared by the answers.
        self.rules.code(text);
        if let Some(expr) = self.rules.cx.expr(text) {
            self.expr(text, &expr);
        }
    }

    fn template(&self, text: &Text) {
        if let Some(template) = self.rules.cx.template(text) {
            self.pieces(text, &template);
        }
    }

    fn pieces(&self, text: &Text, pieces: &[Piece]) {
        for piece in pieces {
            match piece {
                Piece::Text(_) | Piece::Spelled(_) => {}
                Piece::Hole { name, at, .. } => {
                    if !self.known.contains(name) && !self.known.contains(&name.to_ascii_lowercase()) {
                        self.unknown(text, *at, name);
                    }
                }
                Piece::Choice { cond, yes, no, .. } => {
                    self.rules.compile(cond);
                    self.expr(text, cond);
                    self.pieces(text, yes);
                    self.pieces(text, no);
                }
            }
        }
    }

    fn expr(&self, text: &Text, expr: &Expr) {
        let name = |name: &str, at: (usize, usize)| {
            if !self.known.contains(name) && !self.words.contains(name) {
                self.unknown(text, at, name);
            }
        };
        match &expr.node {
            Node::Number(_) => {}
            Node::Name(n) | Node::Slice(n, ..) => name(n, expr.at),
            Node::Set(members) => {
                for member in members {
                    if let Member::Name(n, at) = member {
                        name(n, *at);
                    }
                }
            }
            Node::Call(function, arg, _) => {
                let asks = ["has", "fixed", "reads"].contains(&function.as_str());
                let property = !FUNCTIONS.contains(&function.as_str());
                if property && !self.known.contains(function) {
                    let known = FUNCTIONS.iter().copied().chain(self.known.iter().map(String::as_str));
                    let diag = Diag::error(
                        "E0208",
                        text.origin.at(expr.at.0, expr.at.1),
                        format!("there is no function `{function}`"),
                    );
                    let help = did_you_mean(function, known);
                    self.rules
                        .cx
                        .report(diag.help(help.unwrap_or_else(|| format!("there are {}", FUNCTIONS.join(", ")))));
                }
                // Fields and state of the mirrored machine are named there.
                if !asks {
                    self.expr(text, arg);
                }
            }
            Node::Un(_, a) => self.expr(text, a),
            Node::Bin(_, a, b) | Node::In(a, b) => {
                self.expr(text, a);
                self.expr(text, b);
            }
            Node::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| self.expr(text, e)),
        }
    }

    fn unknown(&self, text: &Text, at: (usize, usize), name: &str) {
        let diag = Diag::error(
            "E0340",
            text.origin.at(at.0, at.1),
            format!("`{name}` means nothing in this mirror"),
        );
        let known = self.known.iter().chain(&self.words).map(String::as_str);
        let help = "modes, `let`, what `operand` declares, columns of `for`, names of operands";
        self.rules
            .cx
            .report(diag.help(did_you_mean(name, known).unwrap_or_else(|| help.into())));
    }
}
