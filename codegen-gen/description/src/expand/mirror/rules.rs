//! The rules of a mirror, and what they say about one instruction in one mode.
//!
//! Expressions are those of the bits language; here names mean modes, columns of the mirror's `for`, what the mirror's
//! `let` and `operand` declare, and the data of the mirrored entry, which wins over the declarations. A name that means
//! none of these is a word that stands for itself (`dir == out`); [`super::names`] has checked that it is one. They are
//! evaluated some hundred thousand times, so names become numbers first ([`Code`]).

use super::mentioned::Mentioned;
use crate::expand::cx::Cx;
use crate::expand::family::Columns;
use crate::model::{BinOp, Dir, Kind, Mode, Op, UnOp};
use crate::syntax::assembly::Piece;
use crate::syntax::bits::{Expr, Member, Node, signed};
use crate::syntax::yaml::{self, Text};
use onespec_core::expr::binary;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// Names may be defined by names; this deep.
const MAX_DEPTH: u32 = 24;

/// Names that every operand of the mirrored file has.
pub const OPERAND_NAMES: &[&str] = &["operand", "dir", "plain", "word", "differs"];
/// Names that every mirrored instruction has.
pub const ENTRY_NAMES: &[&str] = &["mnemonic", "base", "feature", "doc"];
/// Functions: `all(expr)` and `any(expr)` over the operands in the file, and questions about the instruction.
pub const FUNCTIONS: &[&str] = &["all", "any", "has", "fixed", "reads"];

/// A number or a word.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    Number(i64),
    Word(Rc<str>),
}

impl Value {
    pub fn number(&self) -> i64 {
        match self {
            Value::Number(n) => *n,
            Value::Word(word) => i64::from(!word.is_empty()),
        }
    }

    pub fn text(&self) -> String {
        match self {
            Value::Number(n) => n.to_string(),
            Value::Word(word) => word.to_string(),
        }
    }
}

/// A name of the rules: index into [`Names`].
type NameId = usize;

/// An expression with its names found.
#[derive(Debug)]
pub enum Code {
    Value(Value),
    /// Words, numbers and ranges.
    List(Rc<str>, Vec<Member>),
    Name(NameId),
    Slice(NameId, u32, u32),
    /// Function, argument, and the argument when it is only a name.
    Call(Rc<str>, Box<Code>, Option<NameId>),
    Un(UnOp, Box<Code>),
    Bin(BinOp, Box<Code>, Box<Code>),
    In(Box<Code>, Vec<(i64, i64)>, Vec<NameId>),
    InList(Box<Code>, Box<Code>),
    Cond(Box<Code>, Box<Code>, Box<Code>),
}

/// What each name is defined as.
#[derive(Debug, Default)]
struct Names {
    ids: HashMap<Rc<str>, NameId>,
    texts: Vec<Rc<str>>,
    codes: HashMap<Rc<str>, Rc<Code>>,
}

/// Definitions by name.
pub type Defs = HashMap<NameId, Rc<Code>>;

/// What the author wrote, found by name.
pub struct Rules<'x, 'a> {
    pub cx: &'x Cx<'a>,
    pub unit: usize,
    pub yaml: &'a yaml::Mirror,
    pub modes: Vec<Mode>,
    /// The register file whose operands the rules are about.
    pub file: u16,
    pub kinds: Vec<Kind>,
    pub kind_names: Vec<String>,
    /// For each word that an entry may say of an operand, the names that it defines.
    pub words: HashMap<Rc<str>, Defs>,
    pub operand_lets: Defs,
    pub lets: Defs,
    pub mentioned: Mentioned,
    /// A name that is defined by itself was met.
    pub endless: Cell<bool>,
    names: RefCell<Names>,
    /// Names in questions: `fixed(…)`, `reads(…)`.
    asked: RefCell<BTreeSet<(bool, Rc<str>)>>,
}

impl<'x, 'a> Rules<'x, 'a> {
    pub fn new(cx: &'x Cx<'a>, unit: usize, yaml: &'a yaml::Mirror, modes: Vec<Mode>, file: u16) -> Self {
        let rules = Rules {
            cx,
            unit,
            yaml,
            modes,
            file,
            kinds: Vec::new(),
            kind_names: Vec::new(),
            words: HashMap::new(),
            operand_lets: Defs::new(),
            lets: Defs::new(),
            mentioned: Mentioned::default(),
            endless: Cell::new(false),
            names: RefCell::default(),
            asked: RefCell::default(),
        };
        // Modes come first, so that a name's number tells whether it is one.
        for mode in &rules.modes {
            rules.id(&mode.name);
        }
        rules
    }

    /// The number of a name.
    pub fn id(&self, name: &str) -> NameId {
        let mut names = self.names.borrow_mut();
        if let Some(id) = names.ids.get(name) {
            return *id;
        }
        let (id, name) = (names.texts.len(), Rc::<str>::from(name));
        names.ids.insert(name.clone(), id);
        names.texts.push(name);
        id
    }

    /// The name with a number.
    pub fn name_of(&self, id: NameId) -> Rc<str> {
        self.names.borrow().texts.get(id).cloned().unwrap_or_else(|| "".into())
    }

    /// Names that have definitions for operands.
    pub fn operand_names(&self) -> Vec<NameId> {
        let words = self.words.values().flat_map(HashMap::keys);
        let mut ids: Vec<NameId> = self.operand_lets.keys().chain(words).copied().collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// Is there a definition of this name for operands or instructions?
    pub fn defines(&self, name: &str) -> bool {
        let id = self.id(name);
        self.lets.contains_key(&id) || self.operand_lets.contains_key(&id)
    }

    /// A text as code; each text once.
    pub fn code(&self, text: &Text) -> Rc<Code> {
        if let Some(code) = self.names.borrow().codes.get(&text.text) {
            return code.clone();
        }
        let code = Rc::new(if is_list(&text.text) {
            let member = |word: &str| match word.split_once("..").map(|(a, b)| (signed(a), signed(b))) {
                Some((Some(low), Some(high))) => Member::Range(low, high),
                _ => signed(word).map_or_else(|| Member::Name(word.into(), (0, 0)), |n| Member::Range(n, n)),
            };
            Code::List(text.text.clone(), text.text.split_whitespace().map(member).collect())
        } else {
            self.cx
                .expr(text)
                .map_or(Code::Value(Value::Number(0)), |expr| self.compile(&expr))
        });
        self.names.borrow_mut().codes.insert(text.text.clone(), code.clone());
        code
    }

    /// The modes on which an expression depends, a bit each. `data` may stand for any name.
    pub fn depends(&self, code: &Code, data: &Defs) -> u64 {
        let mut seen = vec![false; self.names.borrow().texts.len()];
        self.depends_on(code, data, &mut seen)
    }

    fn depends_on(&self, code: &Code, data: &Defs, seen: &mut Vec<bool>) -> u64 {
        let mut name = |id: NameId| -> u64 {
            if id < self.modes.len() {
                return 1 << id.min(63);
            }
            if seen.get(id).is_none_or(|seen| *seen) {
                return 0;
            }
            seen[id] = true;
            let words = self.words.values().filter_map(|defs| defs.get(&id));
            let all = words.chain(
                [&self.lets, &self.operand_lets, data]
                    .into_iter()
                    .filter_map(|defs| defs.get(&id)),
            );
            all.fold(0, |mask, code| mask | self.depends_on(code, data, seen))
        };
        match code {
            Code::Value(_) | Code::List(..) => 0,
            Code::Name(id) | Code::Slice(id, ..) => name(*id),
            // A property of an operand, or what a mode's value is called: the function is a name, too.
            Code::Call(function, arg, _) => name(self.id(function)) | self.depends_on(arg, data, seen),
            Code::Un(_, a) => self.depends_on(a, data, seen),
            Code::In(a, _, ids) => {
                let names = ids.iter().fold(0, |mask, id| mask | name(*id));
                names | self.depends_on(a, data, seen)
            }
            Code::Bin(_, a, b) | Code::InList(a, b) => self.depends_on(a, data, seen) | self.depends_on(b, data, seen),
            Code::Cond(a, b, c) => {
                let parts = [a, b, c].map(|e| self.depends_on(e, data, seen));
                parts[0] | parts[1] | parts[2]
            }
        }
    }

    /// Answers to all questions that the rules ask of an instruction. Texts must have been compiled.
    pub fn answers(&self, op: &Op, index: usize) -> Vec<i64> {
        let answer = |(reads, name): &(bool, Rc<str>)| match reads {
            true => i64::from(self.mentioned.reads(index, name)),
            false => op.consts.get(&**name).copied().unwrap_or(-1),
        };
        self.asked.borrow().iter().map(answer).collect()
    }

    /// An expression as code.
    pub fn compile(&self, expr: &Expr) -> Code {
        let boxed = |e: &Expr| Box::new(self.compile(e));
        match &expr.node {
            Node::Number(n) => Code::Value(Value::Number(*n)),
            Node::Name(name) => Code::Name(self.id(name)),
            Node::Slice(name, high, low) => Code::Slice(self.id(name), *high, *low),
            Node::Call(function, arg, _) => {
                let named = match &arg.node {
                    Node::Name(name) => Some(self.id(name)),
                    _ => None,
                };
                if let (Node::Name(name), "fixed" | "reads") = (&arg.node, function.as_str()) {
                    self.asked
                        .borrow_mut()
                        .insert((function == "reads", name.as_str().into()));
                }
                Code::Call(function.as_str().into(), boxed(arg), named)
            }
            Node::Set(_) => Code::Value(Value::Number(0)),
            Node::Un(op, a) => Code::Un(*op, boxed(a)),
            Node::Bin(op, a, b) => Code::Bin(*op, boxed(a), boxed(b)),
            Node::Cond(a, b, c) => Code::Cond(boxed(a), boxed(b), boxed(c)),
            Node::In(item, set) => match &set.node {
                Node::Set(members) => {
                    let (mut ranges, mut names) = (Vec::new(), Vec::new());
                    for member in members {
                        match member {
                            Member::Range(low, high) => ranges.push((*low, *high)),
                            Member::Name(name, _) => names.push(self.id(name)),
                        }
                    }
                    Code::In(boxed(item), ranges, names)
                }
                _ => Code::InList(boxed(item), boxed(set)),
            },
        }
    }
}

/// An instruction as the rules see it.
pub struct Entry<'m> {
    pub op: &'m Op,
    pub index: usize,
    /// Its operands in the mirrored file.
    pub file_operands: Vec<usize>,
    /// The word that the entry says of each operand in the file.
    pub words: HashMap<usize, Rc<str>>,
    /// The entry's data, and what a deviation puts over it.
    pub data: Defs,
    /// All that the rules can see of it but its name: what is made for one instruction is made for all that look alike.
    pub looks: Rc<str>,
    /// Why this entry deviates from the rules, where it does.
    pub why: Option<String>,
}

/// One form of the instances: the columns of `for`, and their values by name.
pub struct Form {
    /// Its place among the forms.
    pub index: usize,
    pub columns: Columns,
    values: HashMap<NameId, Value>,
}

impl Form {
    pub fn new(rules: &Rules<'_, '_>, index: usize, columns: Columns) -> Form {
        let value =
            |c: &crate::expand::family::Column| c.number.map_or_else(|| Value::Word(c.value.clone()), Value::Number);
        Form {
            index,
            values: columns.list.iter().map(|c| (rules.id(&c.name), value(c))).collect(),
            columns,
        }
    }
}

/// What names were found to be, by operand and name, for one instruction in one mode.
#[derive(Default)]
pub struct Memo(RefCell<HashMap<(usize, NameId), Value>>);

/// Everything that an expression sees.
#[derive(Clone, Copy)]
pub struct Scope<'x, 'a> {
    pub rules: &'x Rules<'x, 'a>,
    pub entry: Option<&'x Entry<'x>>,
    pub row: &'x [i64],
    pub form: &'x Form,
    pub operand: Option<usize>,
    /// Operands of the pseudo-instruction, once they are known.
    pub own: &'x [String],
    /// Not while `own` grows: answers may depend on it.
    memo: Option<&'x Memo>,
    depth: u32,
}

impl<'x, 'a> Scope<'x, 'a> {
    pub fn new(rules: &'x Rules<'x, 'a>, entry: Option<&'x Entry<'x>>, row: &'x [i64], form: &'x Form) -> Self {
        Scope {
            rules,
            entry,
            row,
            form,
            operand: None,
            own: &[],
            memo: None,
            depth: 0,
        }
    }

    pub fn on(self, operand: usize) -> Self {
        Scope {
            operand: Some(operand),
            ..self
        }
    }

    pub fn with_memo(self, memo: &'x Memo) -> Self {
        Scope {
            memo: Some(memo),
            ..self
        }
    }

    /// With operands of the pseudo-instruction.
    pub fn with_own(self, own: &'x [String]) -> Self {
        Scope {
            own,
            memo: None,
            ..self
        }
    }

    pub fn with_row(self, row: &'x [i64]) -> Self {
        Scope {
            row,
            memo: None,
            ..self
        }
    }

    /// The value of a text that is an expression; a list of words stands for itself.
    pub fn text(&self, text: &Text) -> Value {
        self.eval(&self.rules.code(text))
    }

    pub fn holds(&self, text: Option<&Text>) -> bool {
        text.is_none_or(|text| self.text(text).number() != 0)
    }

    /// A name, or nothing when it is only a word.
    pub fn name(&self, name: &str) -> Option<Value> {
        self.get(self.rules.id(name))
    }

    fn get(&self, id: NameId) -> Option<Value> {
        if let Some(value) = self.row.get(id).filter(|_| id < self.rules.modes.len()) {
            return Some(Value::Number(*value));
        }
        let key = (self.operand.map_or(0, |o| o + 1), id);
        if let Some(known) = self.memo.and_then(|memo| memo.0.borrow().get(&key).cloned()) {
            return Some(known);
        }
        let value = self.find(id)?;
        if let Some(memo) = self.memo {
            memo.0.borrow_mut().insert(key, value.clone());
        }
        Some(value)
    }

    fn find(&self, id: NameId) -> Option<Value> {
        let rules = self.rules;
        if self.depth > MAX_DEPTH || rules.endless.get() {
            rules.endless.set(true);
            return Some(Value::Number(0));
        }
        let deeper = Scope {
            depth: self.depth + 1,
            ..*self
        };
        if let Some(value) = self.form.values.get(&id) {
            return Some(value.clone());
        }
        if let (Some(entry), Some(operand)) = (self.entry, self.operand)
            && let Some(value) = deeper.operand_name(entry, operand, id)
        {
            return Some(value);
        }
        let global = Scope {
            operand: None,
            ..deeper
        };
        if let Some(code) = self.entry.and_then(|entry| entry.data.get(&id)) {
            return Some(global.eval(code));
        }
        if let Some(code) = rules.lets.get(&id) {
            // What is said of an operand in general stays about that operand.
            return Some(deeper.eval(code));
        }
        let op = self.entry?.op;
        match &*rules.name_of(id) {
            "mnemonic" => Some(Value::Word(op.name.as_str().into())),
            "base" => Some(Value::Word(op.ident.as_str().into())),
            "doc" => Some(Value::Word(op.doc.as_str().into())),
            "feature" => {
                let feature = rules.mentioned.features.get(usize::from(op.feature))?;
                Some(Value::Word(feature.as_str().into()))
            }
            _ => None,
        }
    }

    fn operand_name(&self, entry: &Entry<'_>, operand: usize, id: NameId) -> Option<Value> {
        let rules = self.rules;
        let o = entry.op.operands.get(operand)?;
        let word = entry.words.get(&operand);
        if let Some(code) = word.and_then(|word| rules.words.get(word)?.get(&id)) {
            return Some(self.eval(code));
        }
        if let Some(code) = rules.operand_lets.get(&id) {
            return Some(self.eval(code));
        }
        match &*rules.name_of(id) {
            "operand" => Some(Value::Word(o.name.as_str().into())),
            "dir" => Some(Value::Word(
                match o.dir {
                    Dir::In => "in",
                    Dir::Out => "out",
                    Dir::InOut => "inout",
                }
                .into(),
            )),
            "plain" => {
                let unnamed = rules.kind_names.get(usize::from(o.kind)).is_none_or(String::is_empty);
                Some(Value::Number(i64::from(unnamed)))
            }
            "differs" => {
                let differ = |result: usize| {
                    let (a, b) = (Some(operand as u8), Some(result as u8));
                    entry
                        .op
                        .legal
                        .iter()
                        .any(|c| super::constraints::forbids(&c.expr, a, b))
                };
                let mut results = (0..entry.op.operands.len()).filter(|i| entry.op.operands[*i].dir != Dir::In);
                Some(Value::Number(i64::from(results.any(|i| i != operand && differ(i)))))
            }
            "word" => Some(Value::Word(word.cloned().unwrap_or_else(|| "".into()))),
            _ => None,
        }
    }

    /// A name as a value: what it means, else the word itself.
    fn value(&self, id: NameId) -> Value {
        self.get(id).unwrap_or_else(|| Value::Word(self.rules.name_of(id)))
    }

    pub fn eval(&self, code: &Code) -> Value {
        let number = |e: &Code| self.eval(e).number();
        let truth = |b: bool| Value::Number(i64::from(b));
        match code {
            Code::Value(value) => value.clone(),
            Code::List(text, _) => Value::Word(text.clone()),
            Code::Name(id) => self.value(*id),
            Code::Slice(id, high, low) => {
                let value = self.get(*id).map_or(0, |v| v.number());
                let width = (high - low + 1).min(62);
                Value::Number(binary(BinOp::Shr, value, i64::from(*low)) & ((1 << width) - 1))
            }
            Code::Call(function, arg, named) => self.call(function, arg, *named),
            Code::Un(UnOp::Not, a) => truth(number(a) == 0),
            Code::Un(UnOp::Neg, a) => Value::Number(number(a).wrapping_neg()),
            Code::Un(UnOp::Inv, a) => Value::Number(!number(a)),
            Code::Bin(BinOp::Eq, a, b) => truth(self.eval(a) == self.eval(b)),
            Code::Bin(BinOp::Ne, a, b) => truth(self.eval(a) != self.eval(b)),
            Code::Bin(BinOp::And, a, b) => truth(number(a) != 0 && number(b) != 0),
            Code::Bin(BinOp::Or, a, b) => truth(number(a) != 0 || number(b) != 0),
            Code::Bin(op, a, b) => Value::Number(binary(*op, number(a), number(b))),
            Code::Cond(cond, yes, no) => self.eval(if number(cond) != 0 { yes } else { no }),
            Code::In(item, ranges, names) => {
                let item = self.eval(item);
                let in_range = |(low, high): &(i64, i64)| matches!(item, Value::Number(n) if *low <= n && n <= *high);
                truth(ranges.iter().any(in_range) || names.iter().any(|id| self.value(*id) == item))
            }
            Code::InList(item, list) => {
                let (item, list) = (self.eval(item), self.eval(list));
                truth(self.in_list(&item, &list))
            }
        }
    }

    fn in_list(&self, item: &Value, list: &Value) -> bool {
        let Value::Word(text) = list else { return item == list };
        let code = self.rules.code(&Text {
            text: text.clone(),
            ..Text::default()
        });
        let Code::List(_, members) = &*code else {
            return item == list;
        };
        members.iter().any(|member| match (member, item) {
            (Member::Range(low, high), Value::Number(n)) => low <= n && n <= high,
            (Member::Name(name, _), Value::Word(word)) => **name == **word,
            _ => false,
        })
    }

    fn call(&self, function: &str, arg: &Code, named: Option<NameId>) -> Value {
        let Some(entry) = self.entry else {
            return self.of_mode(function, arg).unwrap_or(Value::Number(0));
        };
        let named = || named.map_or_else(|| "".into(), |id| self.rules.name_of(id));
        let mut each = entry.file_operands.iter().map(|i| self.on(*i).eval(arg).number() != 0);
        let position = |name: &str| entry.op.operands.iter().position(|o| o.name == name);
        Value::Number(match function {
            "all" => i64::from(each.all(|x| x)),
            "any" => i64::from(each.any(|x| x)),
            "has" => {
                let name = named();
                i64::from(position(&name).is_some() || self.own.iter().any(|own| **own == *name))
            }
            "fixed" => entry.op.consts.get(&*named()).copied().unwrap_or(-1),
            "reads" => i64::from(self.rules.mentioned.reads(entry.index, &named())),
            _ => match self.of_mode(function, arg) {
                Some(value) => return value,
                None => match position(&named()) {
                    Some(operand) => return self.on(operand).name(function).unwrap_or(Value::Number(0)),
                    None => 0,
                },
            },
        })
    }

    /// `lmul(8)`: the name that a value of a mode has.
    fn of_mode(&self, name: &str, arg: &Code) -> Option<Value> {
        let mode = self.rules.modes.iter().find(|s| s.name == name)?;
        let value = self.eval(arg).number();
        let named = mode.values.iter().find(|(_, v)| *v == value);
        Some(Value::Word(named.map_or("", |(name, _)| name.as_str()).into()))
    }

    /// A template of names: `{name}`, `{NAME}` in capitals, `{cond ? a : b}`. A mode's value stands there by name.
    pub fn template(&self, text: &Text) -> String {
        let mut out = String::new();
        if let Some(pieces) = self.rules.cx.template(text) {
            self.pieces(&pieces, &mut out);
        }
        out
    }

    fn pieces(&self, pieces: &[Piece], out: &mut String) {
        for piece in pieces {
            match piece {
                Piece::Text(text) | Piece::Spelled(text) => out.push_str(text),
                Piece::Hole { lead, name, trail, .. } => {
                    out.push_str(lead);
                    out.push_str(&self.hole(name));
                    out.push_str(trail);
                }
                Piece::Choice { cond, yes, no, .. } => {
                    let holds = self.eval(&self.rules.compile(cond)).number() != 0;
                    self.pieces(if holds { yes } else { no }, out);
                }
            }
        }
    }

    fn hole(&self, name: &str) -> String {
        let lower = name.to_ascii_lowercase();
        let capitals = lower != name && self.plain_hole(name).is_none();
        let text = self
            .plain_hole(if capitals { &lower } else { name })
            .unwrap_or_default();
        if capitals { text.to_ascii_uppercase() } else { text }
    }

    fn plain_hole(&self, name: &str) -> Option<String> {
        let value = self.name(name)?;
        let mode = self.rules.modes.iter().find(|s| s.name == name);
        let named = mode.and_then(|s| s.values.iter().find(|(_, v)| *v == value.number()));
        Some(named.map_or_else(|| value.text(), |(name, _)| name.clone()))
    }
}

/// Words, numbers and ranges of numbers, and nothing else; a single one is an expression unless it is a range.
pub fn is_list(text: &str) -> bool {
    let word = |w: &str| {
        w.replacen("..", "", 1)
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'_')
            && w != "in"
    };
    let count = text.split_whitespace().count();
    (count > 1 || count == 1 && text.contains("..")) && text.split_whitespace().all(word)
}
