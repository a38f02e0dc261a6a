//! Names and types of a rule.

use super::calc::{self, Kind};
use super::wrong::{Res, wrong};
use super::{
    Calc, Condition, Is, Left, LeftKind, Operand, Right, Rule, RuleKind, TypeClass, assignments, holds, place,
};
use crate::ir::Program;
use onespec_bv::calc::Step;
use onespec_description::model::{Bitfield, Class, Gate, Graph, Out, SourceText, Term, TypeSet};
use onespec_description::syntax::rules::{self, Pat, PatKind, RuleTree, Span, Tree, TreeKind};
use onespec_diag::{Diag, Diags, did_you_mean};

/// Most nodes of a pattern.
const MOST: usize = 64;
/// Most orders of operands of a pattern.
const MOST_VARIANTS: usize = 64;

/// Resolves a rule, or reports what is wrong with it.
pub(super) fn rule(graph: &Graph, program: &Program, text: &SourceText, diags: &mut Diags) -> Option<Rule> {
    let tree = match rules::rule(&text.text) {
        Ok(tree) => tree,
        Err(bad) => {
            diags.push(Diag::error("E0600", place(text, bad.at), "cannot parse this rule").label(bad.message));
            return None;
        }
    };
    let mut resolver = Resolver {
        graph,
        links: Vec::new(),
        allowed: Vec::new(),
        names: Vec::new(),
        types: Vec::new(),
        lets: Vec::new(),
        left: Vec::new(),
        children: Vec::new(),
        conditions: Vec::new(),
        root: 0,
    };
    match resolver.rule(program, &tree) {
        Ok(rule) => Some(rule),
        Err(wrong) => {
            let diag = Diag::error(wrong.code, place(text, wrong.span), wrong.message);
            diags.push(diag.help(wrong.help).note(format!("in rule `{}`", tree.name)));
            None
        }
    }
}

/// A rule in the making. Classes of types are found by union; `links` leads to the one that stands for all.
pub(super) struct Resolver<'a> {
    pub graph: &'a Graph,
    links: Vec<usize>,
    allowed: Vec<TypeSet>,
    /// Variables with the node that binds them.
    pub names: Vec<(String, usize)>,
    /// Variables for types, with their class.
    types: Vec<(String, usize)>,
    lets: Vec<(String, usize)>,
    pub left: Vec<Left>,
    children: Vec<Vec<usize>>,
    conditions: Vec<Condition>,
    /// Class of the value that is replaced.
    pub root: usize,
}

impl Resolver<'_> {
    fn rule(&mut self, program: &Program, tree: &RuleTree) -> Res<Rule> {
        if tree.kind == "select" || tree.cost.is_some() {
            return wrong(
                "E0600",
                tree.left.span,
                "gates are not selected by gates",
                "`select` rules belong to a machine: `select: {rules: FILE}`; here are `simplify`, `canonical` and `expand`",
            );
        }
        let root = self.class(self.scalars());
        self.root = root;
        self.pattern(&tree.left, root)?;
        if !matches!(self.left.first().map(|l| &l.kind), Some(LeftKind::Gate(..))) {
            return wrong(
                "E0602",
                tree.left.span,
                "a rule rewrites a gate",
                "write a gate with its operands on the left",
            );
        }
        let mut lets = Vec::new();
        for (name, part) in &tree.lets {
            let class = self.class(self.scalars());
            lets.push(self.right(part, class)?);
            self.lets.push((name.clone(), class));
        }
        let right = self.right(&tree.right, root)?;
        let where_ = tree
            .where_
            .as_ref()
            .map(|e| calc::compile(self, e, Kind::Answer))
            .transpose()?;
        let mut rule = Rule {
            name: tree.name.clone(),
            kind: match &*tree.kind {
                "canonical" => RuleKind::Canonical,
                "expand" => RuleKind::Expand,
                _ => RuleKind::Simplify,
            },
            classes: Vec::new(),
            left: self.left.clone(),
            variants: Vec::new(),
            lets,
            right,
            where_,
            prio: tree.prio,
            conditions: self.conditions.clone(),
            trust: tree.trust.clone(),
            text: 0,
        };
        self.number(&mut rule, tree)?;
        rule.variants = self.variants();
        let rows = assignments(program, &rule);
        if rows.is_empty() {
            return wrong(
                "E0604",
                tree.left.span,
                "no types fit this pattern",
                "look at the widths that its gates ask for",
            );
        }
        for row in rows {
            let bad = rule.conditions.iter().find(|c| !holds(program, c, &row));
            if let Some(bad) = bad {
                let names: Vec<String> = row.iter().map(|ty| self.type_name(*ty)).collect();
                let gate = self
                    .graph
                    .gates
                    .get(usize::from(bad.op))
                    .map_or("", |g| g.name.as_str());
                let message = format!("`{gate}` does not take these types: {}", names.join(", "));
                return wrong(
                    "E0604",
                    tree.right.span,
                    message,
                    "name a type on the left so that only those remain for which it does",
                );
            }
        }
        Ok(rule)
    }

    fn type_name(&self, ty: u8) -> String {
        self.graph
            .types
            .get(usize::from(ty))
            .map_or(String::new(), |t| t.name.to_lowercase())
    }

    // ---- classes of types

    fn scalars(&self) -> TypeSet {
        let scalar = self
            .graph
            .types
            .iter()
            .enumerate()
            .filter(|(_, ty)| ty.lanes == 0 && ty.width > 0);
        TypeSet(scalar.fold(0, |all, (i, _)| all | 1 << i))
    }

    fn class(&mut self, allowed: TypeSet) -> usize {
        self.links.push(self.links.len());
        self.allowed.push(TypeSet(allowed.0 & self.scalars().0));
        self.links.len() - 1
    }

    fn find(&self, mut class: usize) -> usize {
        while let Some(next) = self.links.get(class).copied().filter(|next| *next != class) {
            class = next;
        }
        class
    }

    fn unify(&mut self, a: usize, b: usize, span: Span) -> Res<()> {
        let (a, b) = (self.find(a), self.find(b));
        let both = TypeSet(self.allowed[a].0 & self.allowed[b].0);
        if both == TypeSet::NONE {
            let shown = |set: TypeSet| {
                let names = (0..64u8).filter(|i| set.0 >> i & 1 == 1).map(|i| self.type_name(i));
                names.collect::<Vec<_>>().join(" ")
            };
            let message = format!(
                "types do not fit: {} here, {} needed",
                shown(self.allowed[b]),
                shown(self.allowed[a])
            );
            return wrong("E0604", span, message, "operands have the types that their gate takes");
        }
        self.allowed[a] = both;
        self.links[b] = a;
        Ok(())
    }

    /// Replaces classes by numbers of those that remain, and says where each type is found.
    fn number(&self, rule: &mut Rule, tree: &RuleTree) -> Res<()> {
        let mut order: Vec<usize> = Vec::new();
        let mut number = |class: usize| {
            let found = self.find(class);
            order.iter().position(|c| *c == found).unwrap_or_else(|| {
                order.push(found);
                order.len() - 1
            })
        };
        rule.left.iter_mut().for_each(|left| left.class = number(left.class));
        let mut parts: Vec<&mut Right> = rule.lets.iter_mut().collect();
        parts.push(&mut rule.right);
        parts.into_iter().for_each(|part| renumber(part, &mut number));
        rule.where_
            .iter_mut()
            .for_each(|calc| renumber_classes(calc, &mut number));
        for condition in &mut rule.conditions {
            (condition.own, condition.input) = (number(condition.own), number(condition.input));
        }
        for (i, class) in order.iter().enumerate() {
            let allowed = self.allowed.get(*class).copied().unwrap_or(TypeSet::NONE);
            let one = allowed.0.is_power_of_two();
            let from = rule.left.iter().position(|left| left.class == i).filter(|_| !one);
            if from.is_none() && !one {
                let help = "name the type, or use an operand of that type on the left";
                return wrong(
                    "E0604",
                    tree.right.span,
                    "the left side does not tell a type that the right side needs",
                    help,
                );
            }
            rule.classes.push(TypeClass { allowed, from });
        }
        Ok(())
    }

    // ---- the left side

    fn pattern(&mut self, pat: &Pat, class: usize) -> Res<usize> {
        let at = self.left.len();
        if at >= MOST {
            return wrong(
                "E0603",
                pat.span,
                format!("a pattern has at most {MOST} nodes"),
                "split the rule",
            );
        }
        self.left.push(Left {
            kind: LeftKind::Number(0),
            class,
        });
        self.children.push(Vec::new());
        let kind = match &pat.kind {
            PatKind::Number(n) => LeftKind::Number(*n),
            PatKind::Var(name, note) => {
                let is = match note.as_deref() {
                    Some("const") => Is::Constant,
                    Some("var") => Is::NoConstant,
                    Some(ty) => {
                        let named = self.named_type(ty, pat.span)?;
                        self.unify(class, named, pat.span)?;
                        Is::Any
                    }
                    None => Is::Any,
                };
                let first = self
                    .names
                    .iter()
                    .find(|(known, _)| known == name)
                    .map(|(_, node)| *node);
                match first {
                    Some(first) => {
                        let other = self.left.get(first).map_or(class, |left| left.class);
                        self.unify(other, class, pat.span)?;
                    }
                    None => self.names.push((name.clone(), at)),
                }
                LeftKind::Var(is, first)
            }
            PatKind::Gate(name, args) => {
                let (op, cond, own) = self.gate(name, args.len(), class, pat.span)?;
                let inputs = self.inputs(op, own, true, pat.span)?;
                for (arg, class) in args.iter().zip(inputs) {
                    let child = self.pattern(arg, class)?;
                    if let Some(list) = self.children.get_mut(at) {
                        list.push(child);
                    }
                }
                LeftKind::Gate(op, cond, args.len())
            }
        };
        if let Some(left) = self.left.get_mut(at) {
            left.kind = kind;
        }
        Ok(at)
    }

    /// A type by its name in lower case, or a variable for one.
    fn named_type(&mut self, name: &str, span: Span) -> Res<usize> {
        let known = self.graph.types.iter().position(|ty| ty.name.to_lowercase() == name);
        if let Some(i) = known {
            return Ok(self.class(TypeSet(1 << i)));
        }
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            let names: Vec<String> = self.graph.types.iter().map(|ty| ty.name.to_lowercase()).collect();
            let near = did_you_mean(name, names.iter().map(String::as_str));
            return wrong(
                "E0604",
                span,
                format!("unknown type `{name}`"),
                near.unwrap_or_else(|| "a variable for a type is in capitals".into()),
            );
        }
        if let Some((_, class)) = self.types.iter().find(|(known, _)| known == name) {
            return Ok(*class);
        }
        let class = self.class(self.scalars());
        self.types.push((name.to_string(), class));
        Ok(class)
    }

    /// Class of a variable for types, if it is one.
    pub fn type_variable(&self, name: &str) -> Option<usize> {
        self.types
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, class)| *class)
    }

    /// `NAME.CODE.type`: a pure gate; its own type is in the class that its value is wanted in.
    fn gate(&mut self, written: &str, args: usize, want: usize, span: Span) -> Res<(u16, Option<u64>, usize)> {
        let mut parts = written.split('.');
        let name = parts.next().unwrap_or("");
        let Some((op, gate)) = self.named(name) else {
            let known = self
                .graph
                .gates
                .iter()
                .filter(|g| g.class == Class::Compute)
                .map(|g| g.name.as_str());
            let near = did_you_mean(name, known);
            return wrong(
                "E0602",
                span,
                format!("unknown gate `{name}`"),
                near.unwrap_or_else(|| "rules are about gates that compute".into()),
            );
        };
        let takes = gate.values.len();
        if takes != args {
            let message = format!("`{name}` takes {takes} operands, {args} given");
            return wrong("E0603", span, message, "operands are the value inputs of the gate");
        }
        let table = match gate.bitfield {
            Bitfield::None => None,
            Bitfield::Condition(table) => self.graph.conditions.get(usize::from(table)),
            _ => {
                return wrong(
                    "E0602",
                    span,
                    format!("`{name}` has a bitfield of its own"),
                    "rules cannot be about it",
                );
            }
        };
        let own = match gate.out {
            Out::Own => self.class(gate.types),
            Out::One(ty) => self.class(TypeSet(1 << ty.0)),
            _ => {
                return wrong(
                    "E0602",
                    span,
                    format!("`{name}` has no value that a rule can be about"),
                    "rules are about gates that compute",
                );
            }
        };
        let mut cond = None;
        for part in parts {
            match table.and_then(|t| t.codes.iter().find(|(code, _)| code == part)) {
                Some((_, code)) if cond.is_none() => cond = Some(*code),
                _ => {
                    let named = self.named_type(part, span)?;
                    self.unify(own, named, span)?;
                }
            }
        }
        if table.is_some() && cond.is_none() {
            return wrong(
                "E0602",
                span,
                format!("`{name}` needs its code"),
                format!("write `{name}.CODE`"),
            );
        }
        self.unify(want, own, span)?;
        Ok((op, cond, own))
    }

    fn named(&self, name: &str) -> Option<(u16, &Gate)> {
        let gates = self.graph.gates.iter().enumerate();
        let mut found = gates.filter(|(_, gate)| gate.name == name && gate.class == Class::Compute);
        found.next().map(|(i, gate)| (i as u16, gate))
    }

    /// Opcode of a pure gate, for computations on constants.
    pub fn opcode(&self, name: &str) -> Option<u16> {
        self.named(name).map(|(op, _)| op)
    }

    /// Classes of the value inputs of a gate.
    fn inputs(&mut self, op: u16, own: usize, left: bool, span: Span) -> Res<Vec<usize>> {
        let graph = self.graph;
        let Some(gate) = graph.gates.get(usize::from(op)) else {
            return Ok(Vec::new());
        };
        let mut classes: Vec<usize> = Vec::new();
        for input in &gate.values {
            let class = match input.term {
                Term::Own => own,
                Term::One(ty) => self.class(TypeSet(1 << ty.0)),
                Term::Any(set) => self.class(set),
                Term::Same(other, _) => classes.get(usize::from(other)).copied().unwrap_or(own),
                Term::Arch => {
                    return wrong(
                        "E0602",
                        span,
                        format!("`{}` takes an address", gate.name),
                        "rules cannot be about it",
                    );
                }
            };
            classes.push(class);
        }
        for index in 0..gate.wheres.len() {
            // Which operand it is about, the program knows.
            self.conditions
                .extend(classes.iter().enumerate().map(|(operand, class)| Condition {
                    op,
                    index,
                    own,
                    operand,
                    input: *class,
                    left,
                }));
        }
        Ok(classes)
    }

    // ---- the right side

    fn right(&mut self, tree: &Tree, class: usize) -> Res<Right> {
        match &tree.kind {
            TreeKind::Name(name) => {
                if let Some(i) = self.lets.iter().rposition(|(known, _)| known == name) {
                    let other = self.lets.get(i).map_or(class, |(_, class)| *class);
                    self.unify(class, other, tree.span)?;
                    return Ok(Right::Let(i));
                }
                if let Some((_, node)) = self.names.iter().find(|(known, _)| known == name).cloned() {
                    let other = self.left.get(node).map_or(class, |left| left.class);
                    self.unify(class, other, tree.span)?;
                    return Ok(Right::Left(node));
                }
            }
            TreeKind::Call(name, args) if name.starts_with(|c: char| c.is_ascii_uppercase()) => {
                let (op, cond, own) = self.gate(name, args.len(), class, tree.span)?;
                let inputs = self.inputs(op, own, false, tree.span)?;
                let mut made = Vec::new();
                for (arg, class) in args.iter().zip(inputs) {
                    made.push(self.right(arg, class)?);
                }
                return Ok(Right::Gate(op, cond, own, made));
            }
            _ => {}
        }
        Ok(Right::Constant(calc::compile(self, tree, Kind::Number)?, class))
    }

    // ---- orders of operands

    /// For each order of the operands of gates that commute, where the nodes are found.
    fn variants(&self) -> Vec<Vec<Vec<u8>>> {
        let repeated = |node: usize| {
            self.left
                .iter()
                .any(|left| matches!(left.kind, LeftKind::Var(_, Some(first)) if first == node))
        };
        let swaps = |node: usize| {
            let Some(LeftKind::Gate(op, ..)) = self.left.get(node).map(|left| &left.kind) else {
                return false;
            };
            let commutes = self
                .graph
                .gates
                .get(usize::from(*op))
                .is_some_and(|gate| gate.commutative);
            let Some([a, b]) = self.children.get(node).map(Vec::as_slice) else {
                return false;
            };
            let kind = |n: &usize| self.left.get(*n).map(|left| left.kind.clone());
            // Constants come right by a rule of their own; of two plain variables either may be either.
            let constant = |n| matches!(kind(n), Some(LeftKind::Number(_) | LeftKind::Var(Is::Constant, _)));
            let free = |n: &usize| matches!(kind(n), Some(LeftKind::Var(Is::Any, None))) && !repeated(*n);
            let settled = constant(a) || constant(b) || free(a) && free(b);
            commutes && !settled
        };
        let swapping: Vec<usize> = (0..self.left.len()).filter(|n| swaps(*n)).collect();
        let count = (1usize << swapping.len().min(6)).min(MOST_VARIANTS);
        let paths = |mask: usize| {
            let mut paths = vec![Vec::new(); self.left.len()];
            for node in 0..self.left.len() {
                let swapped = swapping
                    .iter()
                    .position(|n| *n == node)
                    .is_some_and(|bit| mask >> bit & 1 == 1);
                let children = self.children.get(node).map_or(&[][..], Vec::as_slice);
                for (i, child) in children.iter().enumerate() {
                    let at = if swapped { 1 - i.min(1) } else { i };
                    let mut path: Vec<u8> = paths.get(node).cloned().unwrap_or_default();
                    path.push(at as u8);
                    if let Some(slot) = paths.get_mut(*child) {
                        *slot = path;
                    }
                }
            }
            paths
        };
        (0..count).map(paths).collect()
    }
}

fn renumber(right: &mut Right, number: &mut dyn FnMut(usize) -> usize) {
    match right {
        Right::Left(_) | Right::Let(_) => {}
        Right::Constant(calc, class) => {
            renumber_classes(calc, number);
            *class = number(*class);
        }
        Right::Gate(_, _, class, args) => {
            *class = number(*class);
            args.iter_mut().for_each(|arg| renumber(arg, number));
        }
    }
}

fn renumber_classes(calc: &mut Calc, number: &mut dyn FnMut(usize) -> usize) {
    for step in calc {
        if let Step::Leaf(Operand::Width(class) | Operand::Fold(_, class, _)) = step {
            *class = number(*class);
        }
    }
}

impl calc::Names for Resolver<'_> {
    type Leaf = Operand;

    fn name(&self, name: &str, span: Span) -> Res<Step<Operand>> {
        let Some((_, node)) = self.names.iter().find(|(known, _)| known == name) else {
            return self.unbound(name, span);
        };
        match self.left.get(*node).map(|left| &left.kind) {
            Some(LeftKind::Var(Is::Constant, _)) => Ok(Step::Leaf(Operand::Constant(*node))),
            _ => {
                let help = format!("write `{name}: const` on the left");
                wrong("E0604", span, format!("`{name}` is no constant"), help)
            }
        }
    }

    fn width(&self, constant: &str) -> Option<Step<Operand>> {
        let (_, node) = self.names.iter().find(|(known, _)| known == constant)?;
        self.left.get(*node).map(|left| Step::Leaf(Operand::Width(left.class)))
    }

    fn own_width(&self) -> Step<Operand> {
        Step::Leaf(Operand::Width(self.root))
    }

    fn call(&self, name: &str, args: &[Tree], span: Span) -> Option<Res<calc::Typed<Operand>>> {
        let number = |steps| (steps, Kind::Number);
        if let Some(gate) = name.strip_prefix("fold.") {
            return Some(self.fold(gate, args, span).map(number));
        }
        match (name, args) {
            ("width", [arg]) => Some(self.width_of(arg).map(|step| number(vec![step]))),
            _ => None,
        }
    }

    fn functions(&self) -> &'static [&'static str] {
        &["width", "fold.GATE"]
    }
}

impl Resolver<'_> {
    /// `fold.GATE(a, b)`: the value of a gate of the type of the whole rule.
    fn fold(&self, gate: &str, args: &[Tree], span: Span) -> Res<Calc> {
        let Some(op) = self.opcode(gate) else {
            let known = self.graph.gates.iter().map(|g| g.name.as_str());
            let near = did_you_mean(gate, known).unwrap_or_else(|| "fold.NAME computes a gate".into());
            return wrong("E0602", span, format!("unknown gate `{gate}`"), near);
        };
        let takes = self.graph.gates.get(usize::from(op)).map_or(0, |g| g.values.len());
        if takes != args.len() {
            let message = format!("`{gate}` takes {takes} operands, {} given", args.len());
            return wrong("E0603", span, message, "operands are the value inputs of the gate");
        }
        let mut steps = Calc::new();
        for arg in args {
            steps.extend(calc::compile(self, arg, Kind::Number)?);
        }
        steps.push(Step::Leaf(Operand::Fold(op, self.root, takes as u8)));
        Ok(steps)
    }

    /// `width(x)`: bits of the type of a variable, or of a type with a name.
    fn width_of(&self, arg: &Tree) -> Res<Step<Operand>> {
        let TreeKind::Name(name) = &arg.kind else {
            return wrong(
                "E0604",
                arg.span,
                "`width` asks for a variable or a type",
                "write `width(x)`",
            );
        };
        let class = self.names.iter().find(|(known, _)| known == name);
        let class = class.and_then(|(_, node)| self.left.get(*node)).map(|left| left.class);
        match class.or_else(|| self.type_variable(name)) {
            Some(class) => Ok(Step::Leaf(Operand::Width(class))),
            None => self.unbound(name, arg.span),
        }
    }

    fn unbound<T>(&self, name: &str, span: Span) -> Res<T> {
        let known = self.names.iter().map(|(name, _)| name.as_str());
        let help = did_you_mean(name, known).unwrap_or_else(|| "bind it on the left".into());
        wrong(
            "E0611",
            span,
            format!("variable `{name}` stands on the right only"),
            help,
        )
    }
}
