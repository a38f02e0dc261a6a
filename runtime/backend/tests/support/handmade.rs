//! A selector written by hand, so that selection is tested apart from what the generator derives.
//!
//! A line is `representations | tree | instructions | cost`. In trees `a@i64` is a register, `#k@i64[-2048..2047]` an
//! immediate, `=0@i64` a constant, `ADD:i64(…)` a gate with its own type. Instructions are `add(out, a, b)`: `%0` is what
//! the first one wrote, `x0` a fixed register, `target` where a branch goes.

use onespec_core::isa::{Isa, Needs};
use onespec_core::select::*;
use std::collections::BTreeMap;

#[derive(Default)]
struct Trie {
    edges: BTreeMap<u16, usize>,
    constant: Option<usize>,
    any: Option<usize>,
    accepts: Vec<Accept>,
}

enum Tree {
    Gate {
        name: String,
        cond: String,
        own: String,
        inputs: Vec<Tree>,
    },
    Reg {
        name: String,
        repr: String,
    },
    Imm {
        name: String,
        ty: String,
        lo: i64,
        hi: i64,
    },
    Const {
        value: u64,
        ty: String,
    },
}

impl Tree {
    fn ty(&self) -> String {
        match self {
            Tree::Gate { own, .. } => own.clone(),
            Tree::Reg { repr, .. } => repr.split('.').next().unwrap().to_owned(),
            Tree::Imm { ty, .. } | Tree::Const { ty, .. } => ty.clone(),
        }
    }
}

fn parse(text: &str) -> (Tree, &str) {
    let text = text.trim_start();
    let end = |t: &str| t.find([',', ')', '(']).unwrap_or(t.len());
    if let Some(rest) = text.strip_prefix('#') {
        let (word, rest) = rest.split_at(end(rest));
        let (name, ty) = word.trim().split_once('@').unwrap();
        let (ty, range) = ty.split_once('[').unwrap();
        let (lo, hi) = range.trim_end_matches(']').split_once("..").unwrap();
        let tree = Tree::Imm {
            name: name.into(),
            ty: ty.into(),
            lo: lo.parse().unwrap(),
            hi: hi.parse().unwrap(),
        };
        return (tree, rest);
    }
    if let Some(rest) = text.strip_prefix('=') {
        let (word, rest) = rest.split_at(end(rest));
        let (value, ty) = word.trim().split_once('@').unwrap();
        return (
            Tree::Const {
                value: value.parse().unwrap(),
                ty: ty.into(),
            },
            rest,
        );
    }
    let (word, rest) = text.split_at(end(text));
    if let Some((name, repr)) = word.trim().split_once('@') {
        return (
            Tree::Reg {
                name: name.into(),
                repr: repr.into(),
            },
            rest,
        );
    }
    let (name, own) = word.trim().split_once(':').unwrap_or((word.trim(), ""));
    let (name, cond) = name.split_once('.').unwrap_or((name, ""));
    let mut rest = rest.strip_prefix('(').unwrap_or_else(|| panic!("`(` behind {word}"));
    let mut inputs = Vec::new();
    while !rest.trim_start().starts_with(')') {
        let (tree, after) = parse(rest);
        inputs.push(tree);
        rest = after.trim_start();
        rest = rest.strip_prefix(',').unwrap_or(rest);
    }
    let tree = Tree::Gate {
        name: name.into(),
        cond: cond.into(),
        own: own.into(),
        inputs,
    };
    (tree, &rest.trim_start()[1..])
}

fn leak<T>(items: Vec<T>) -> &'static [T] {
    Box::leak(items.into_boxed_slice())
}

fn text(s: &str) -> &'static str {
    Box::leak(s.into())
}

struct Builder<'a> {
    isa: &'a Isa,
    keys: Vec<(String, String, String, Vec<String>)>,
    reprs: Vec<(String, bool)>,
    patterns: Vec<Pattern>,
    tokens: Vec<Token>,
    steps: Vec<Step>,
    args: Vec<Arg>,
    maps: Vec<ImmMap>,
    results: Vec<u16>,
    orders: Vec<u8>,
    tries: Vec<Trie>,
    roots: BTreeMap<u16, usize>,
    constant: Option<usize>,
    any: Option<usize>,
}

fn width(ty: &str) -> u8 {
    ty[1..].parse().unwrap_or(64)
}

impl Builder<'_> {
    fn key(&mut self, name: &str, cond: &str, own: &str, inputs: &[Tree]) -> u16 {
        let key = (
            name.to_owned(),
            cond.to_owned(),
            own.to_owned(),
            inputs.iter().map(Tree::ty).collect(),
        );
        let at = self.keys.iter().position(|k| *k == key).unwrap_or_else(|| {
            self.keys.push(key);
            self.keys.len() - 1
        });
        at as u16
    }

    fn repr(&self, name: &str) -> u16 {
        self.reprs
            .iter()
            .position(|(n, _)| n == name)
            .unwrap_or_else(|| panic!("representation {name}")) as u16
    }

    fn tokens(&mut self, tree: &Tree, sources: &mut Vec<String>, imms: &mut Vec<String>) {
        let number = |list: &mut Vec<String>, name: &str| {
            list.iter().position(|n| n == name).unwrap_or_else(|| {
                list.push(name.to_owned());
                list.len() - 1
            }) as u8
        };
        match tree {
            Tree::Gate {
                name,
                cond,
                own,
                inputs,
            } => {
                let key = self.key(name, cond, own, inputs);
                self.tokens.push(Token::Gate(key));
                inputs.iter().for_each(|t| self.tokens(t, sources, imms));
            }
            Tree::Reg { name, repr } => {
                let leaf = Leaf::Reg {
                    source: number(sources, name),
                    repr: self.repr(repr),
                };
                self.tokens.push(Token::Leaf(leaf));
            }
            Tree::Imm { name, ty, lo, hi } => {
                self.maps.push(ImmMap::Affine {
                    width: width(ty),
                    mul: 1,
                    add: 0,
                    lo: *lo,
                    hi: *hi,
                    step: 1,
                });
                let leaf = Leaf::Imm {
                    imm: number(imms, name),
                    map: self.maps.len() as u16 - 1,
                };
                self.tokens.push(Token::Leaf(leaf));
            }
            Tree::Const { value, .. } => self.tokens.push(Token::Leaf(Leaf::Const(*value))),
        }
    }

    fn child(&mut self, at: Option<usize>, token: Token) -> usize {
        let next = self.tries.len();
        let slot: &mut Option<usize> = match (at, token) {
            (None, Token::Gate(key)) => {
                let found = *self.roots.entry(key).or_insert(next);
                if found == next {
                    self.tries.push(Trie::default());
                }
                return found;
            }
            (None, Token::Leaf(Leaf::Reg { .. })) => &mut self.any,
            (None, Token::Leaf(_)) => &mut self.constant,
            (Some(at), Token::Gate(key)) => {
                let found = *self.tries[at].edges.entry(key).or_insert(next);
                if found == next {
                    self.tries.push(Trie::default());
                }
                return found;
            }
            (Some(at), Token::Leaf(Leaf::Reg { .. })) => &mut self.tries[at].any,
            (Some(at), Token::Leaf(_)) => &mut self.tries[at].constant,
        };
        let found = *slot.get_or_insert(next);
        if found == next {
            self.tries.push(Trie::default());
        }
        found
    }

    fn line(&mut self, line: &str) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [results, tree, code, rest @ ..] = parts.as_slice() else {
            panic!("{line}")
        };
        let (tree, _) = parse(tree);
        let (mut sources, mut imms) = (Vec::new(), Vec::new());
        let start = self.tokens.len();
        self.tokens(&tree, &mut sources, &mut imms);
        let tokens: Vec<Token> = self.tokens[start..].to_vec();
        let result_start = self.results.len();
        for name in results.split_whitespace() {
            let repr = self.repr(name);
            self.results.push(repr);
        }
        let step_start = self.steps.len();
        let mut value = None;
        for one in code.split(';').map(str::trim).filter(|s| !s.is_empty()) {
            if let Some(name) = one.strip_prefix("= ") {
                value = Some(match name {
                    "x0" => Arg::Fixed(0),
                    name => Arg::Source(sources.iter().position(|s| s == name).unwrap() as u8),
                });
                continue;
            }
            let (name, args) = one.split_once('(').unwrap();
            let op = self
                .isa
                .ops
                .iter()
                .position(|o| o.name == name)
                .unwrap_or_else(|| panic!("{name}"));
            let arg_start = self.args.len();
            for arg in args.trim_end_matches(')').split(',').map(str::trim) {
                self.args.push(match arg {
                    "out" => Arg::Out,
                    "x0" => Arg::Fixed(0),
                    "target" => Arg::Target,
                    _ if arg.starts_with('%') => Arg::Temp(arg[1..].parse().unwrap()),
                    _ if arg.starts_with('#') => Arg::Imm(imms.iter().position(|s| *s == arg[1..]).unwrap() as u8),
                    _ => match arg.parse() {
                        Ok(n) => Arg::Number(n),
                        Err(_) => {
                            Arg::Source(sources.iter().position(|s| s == arg).unwrap_or_else(|| panic!("{arg}")) as u8)
                        }
                    },
                });
            }
            let span = Span(arg_start as u32, (self.args.len() - arg_start) as u16);
            self.steps.push(Step {
                op: op as u16,
                args: span,
            });
        }
        let effect = match &tree {
            Tree::Gate { name, .. } if name == "STORE" => Effect::Store,
            Tree::Gate { name, .. } if name == "IF_BRANCH" => Effect::Branch(!rest.contains(&"if not")),
            _ if line.contains("LOAD") => Effect::Load,
            _ => Effect::None,
        };
        let steps = self.steps.len() - step_start;
        self.patterns.push(Pattern {
            tree: Span(start as u32, tokens.len() as u16),
            results: Span(result_start as u32, (self.results.len() - result_start) as u16),
            steps: Span(step_start as u32, steps as u16),
            value,
            where_: Span::default(),
            effect,
            cost: steps as u16,
            latency: steps as u16,
            needs: 0,
            origin: 0,
        });
        let mut at = None;
        let order_start = self.orders.len();
        for (number, token) in tokens.iter().enumerate() {
            at = Some(self.child(at, *token));
            if let Token::Leaf(_) = token {
                self.orders.push(number as u8);
            }
        }
        let accept = Accept {
            pattern: self.patterns.len() as u16 - 1,
            order: Span(order_start as u32, (self.orders.len() - order_start) as u16),
        };
        self.tries[at.unwrap()].accepts.push(accept);
    }
}

/// The selector of a text.
pub fn selector(isa: &Isa, source: &str) -> &'static [Selector] {
    let mut b = Builder {
        isa,
        keys: Vec::new(),
        reprs: Vec::new(),
        patterns: Vec::new(),
        tokens: Vec::new(),
        steps: Vec::new(),
        args: Vec::new(),
        maps: Vec::new(),
        results: Vec::new(),
        orders: Vec::new(),
        tries: Vec::new(),
        roots: BTreeMap::new(),
        constant: None,
        any: None,
    };
    let mut weaken = Vec::new();
    for line in source
        .lines()
        .map(str::trim)
        .filter(|l| !l.is_empty() && !l.starts_with("//"))
    {
        if let Some(names) = line.strip_prefix("representations:") {
            // `name*` crosses borders.
            b.reprs = names
                .split_whitespace()
                .map(|n| (n.trim_end_matches('*').to_owned(), n.ends_with('*')))
                .collect();
        } else if let Some(pair) = line.strip_prefix("weaken:") {
            let (from, to) = pair.split_once("->").unwrap();
            weaken.push((b.repr(from.trim()), b.repr(to.trim())));
        } else {
            b.line(line);
        }
    }
    weaken.sort_unstable();
    let (mut edges, mut accepts, mut nodes) = (Vec::new(), Vec::new(), Vec::new());
    for trie in &b.tries {
        let (e, a) = (edges.len() as u32, accepts.len() as u32);
        edges.extend(trie.edges.iter().map(|(k, n)| (*k, *n as u32)));
        accepts.extend(trie.accepts.iter().copied());
        nodes.push(Node {
            edges: Span(e, trie.edges.len() as u16),
            constant: trie.constant.map(|n| n as u32),
            any: trie.any.map(|n| n as u32),
            accepts: Span(a, trie.accepts.len() as u16),
        });
    }
    let keys = b.keys.iter().map(|(gate, cond, own, inputs)| GateKey {
        gate: text(gate),
        cond: text(cond),
        own: text(own),
        inputs: leak(inputs.iter().map(|i| text(i)).collect()),
    });
    let keys = leak(keys.collect());
    let reprs = b.reprs.iter().map(|(name, at_border)| Repr {
        name: text(name),
        ty: text(name.split('.').next().unwrap()),
        file: u16::from(name.starts_with('f')),
        state: "",
        at_border: *at_border,
        constants: match name.ends_with(".z") {
            true => Extension::Zero,
            false => Extension::Sign,
        },
    });
    let reprs = leak(reprs.collect());
    leak(vec![Selector {
        params: &[("xlen", 64)],
        gates: "circuit",
        keys,
        reprs,
        weaken: leak(weaken),
        copies: &[],
        patterns: leak(b.patterns),
        nodes: leak(nodes),
        roots: leak(b.roots.iter().map(|(k, n)| (*k, *n as u32)).collect()),
        constant: b.constant.map(|n| n as u32),
        any: b.any.map(|n| n as u32),
        needs: leak(vec![Needs { any: &[] }]),
        origins: leak(vec![PatternOrigin {
            name: "by hand",
            derived: false,
            place: "",
        }]),
        maps: leak(b.maps),
        tokens: leak(b.tokens),
        steps: leak(b.steps),
        args: leak(b.args),
        calcs: &[],
        edges: leak(edges),
        accepts: leak(accepts),
        orders: leak(b.orders),
        results: leak(b.results),
        by_op: &[],
        fuses: None,
        requires: &[],
        beside: &[],
        approximate: &[],
        approximations: &[],
        scale: None,
        settings: &[],
    }])
}
