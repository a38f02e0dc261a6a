//! The left side of a rule: the gates of its tree, for every assignment of types that fits.

use super::{Res, View, absent, wrong};
use crate::GateName;
use crate::pattern::Node;
use onespec_core::select::ImmMap;
use onespec_description::syntax::rules::{Pat, PatKind, Span};
use onespec_diag::did_you_mean;

/// Most gates and leaves, sources, constants, and assignments of types.
const MOST_WIRES: usize = 24;
const MOST_LEAVES: usize = 8;
const MOST_INSTANCES: usize = 64;

/// A tree with types.
pub(super) struct Left {
    pub tree: Node,
    /// The type of its value.
    pub ty: u8,
    /// Sources by name, with their register files.
    pub sources: Vec<(String, u16)>,
    /// Constants by name, with their types.
    pub constants: Vec<(String, u8)>,
}

impl Left {
    /// Whether its value or one of its sources is a vector.
    pub fn is_about_vectors(&self, view: &View<'_, '_>) -> bool {
        let mut leaves = Vec::new();
        self.tree.leaves(&mut leaves);
        let is_vector = |leaf: &&Node| match leaf {
            Node::Reg { repr, .. } => {
                let repr = view.machine.reprs.get(usize::from(*repr));
                repr.is_some_and(|r| r.lanes.is_some())
            }
            _ => false,
        };
        view.machine.types.lanes(self.ty).is_some() || leaves.iter().any(is_vector)
    }
}

/// What a variable of the tree is.
enum Leaf {
    /// Source number, representation, its type.
    Source(u8, u16, u8),
    /// Constant number, and its type where it says one.
    Constant(u8, Option<u8>),
}

struct Tree<'x, 'm> {
    view: &'x View<'x, 'm>,
    leaves: Vec<(String, Leaf)>,
}

/// A tree for each assignment of types that fits.
pub(super) fn instances(view: &View<'_, '_>, pat: &Pat) -> Res<Vec<Left>> {
    let mut tree = Tree {
        view,
        leaves: Vec::new(),
    };
    let mut wires = 0;
    tree.declare(pat, &mut wires)?;
    tree.declared(pat)?;
    let mut made = Vec::new();
    for node in tree.typed(pat, None)? {
        let mut types = vec![None; MOST_LEAVES];
        if !constants(&node, &mut types) {
            continue;
        }
        let (mut sources, mut named) = (Vec::new(), Vec::new());
        for (name, leaf) in &tree.leaves {
            match leaf {
                Leaf::Source(_, repr, _) => {
                    let file = view.machine.reprs.get(usize::from(*repr)).map_or(0, |r| r.file);
                    sources.push((name.clone(), file));
                }
                Leaf::Constant(i, _) => {
                    let ty = types.get(usize::from(*i)).copied().flatten();
                    named.push((name.clone(), ty.unwrap_or(0)));
                }
            }
        }
        made.push(Left {
            ty: tree.own(&node),
            tree: node,
            sources,
            constants: named,
        });
    }
    if made.is_empty() {
        return wrong(
            "E0604",
            pat.span,
            "no types fit this tree",
            "look at the types of its variables, and at those that its gates ask for",
        );
    }
    Ok(made)
}

/// Types of constants; false where one would have two.
fn constants(node: &Node, types: &mut [Option<u8>]) -> bool {
    match node {
        Node::Gate(_, args) => args.iter().all(|arg| constants(arg, types)),
        Node::Imm { imm, ty, .. } => match types.get_mut(usize::from(*imm)) {
            Some(slot) => *slot.get_or_insert(*ty) == *ty,
            None => false,
        },
        _ => true,
    }
}

impl Tree<'_, '_> {
    /// Finds the variables with their representations.
    fn declare(&mut self, pat: &Pat, wires: &mut usize) -> Res<()> {
        *wires += 1;
        if *wires > MOST_WIRES {
            return wrong(
                "E0607",
                pat.span,
                format!("the tree has more than {MOST_WIRES} gates and leaves"),
                "make two rules of it",
            );
        }
        match &pat.kind {
            PatKind::Number(_) | PatKind::Var(_, None) => Ok(()),
            PatKind::Gate(_, args) => args.iter().try_for_each(|arg| self.declare(arg, wires)),
            PatKind::Var(name, Some(ty)) => {
                if self.leaves.iter().any(|(known, _)| known == name) {
                    let help = format!("write `{name}` alone where it occurs again");
                    return wrong("E0604", pat.span, format!("`{name}` is declared twice"), help);
                }
                let constant = |leaf: &Leaf| matches!(leaf, Leaf::Constant(..));
                let is_constant = ty == "const" || ty.starts_with("const.");
                let before = self.leaves.iter().filter(|(_, leaf)| constant(leaf) == is_constant);
                let number = before.count();
                if number >= MOST_LEAVES {
                    return wrong(
                        "E0607",
                        pat.span,
                        format!("a tree has {MOST_LEAVES} sources and {MOST_LEAVES} constants at most"),
                        "make two rules of it",
                    );
                }
                let leaf = match ty.strip_prefix("const") {
                    Some(rest) if is_constant => {
                        let of = rest.strip_prefix('.').map(|ty| self.named_type(ty, pat.span));
                        Leaf::Constant(number as u8, of.transpose()?)
                    }
                    _ => {
                        let (repr, own) = self.repr(ty, pat.span)?;
                        Leaf::Source(number as u8, repr, own)
                    }
                };
                self.leaves.push((name.clone(), leaf));
                Ok(())
            }
        }
    }

    /// Every variable has a representation somewhere.
    fn declared(&self, pat: &Pat) -> Res<()> {
        match &pat.kind {
            PatKind::Gate(_, args) => args.iter().try_for_each(|arg| self.declared(arg)),
            PatKind::Var(name, None) if !self.leaves.iter().any(|(known, _)| known == name) => {
                let example = self.view.machine.reprs.first().map_or("REPRESENTATION", |r| &r.name);
                let help = format!(
                    "say how it lies in a register, as `{name}: {example}`, or that it is a constant: `{name}: const`"
                );
                wrong("E0604", pat.span, format!("nothing is known of `{name}`"), help)
            }
            _ => Ok(()),
        }
    }

    fn named_type(&self, name: &str, span: Span) -> Res<u8> {
        let types = self.view.machine.types;
        match types.named(name) {
            Some(ty) => Ok(ty),
            None => {
                let help = did_you_mean(name, types.names.iter().map(String::as_str));
                let help = help.unwrap_or_else(|| "types are those of the gates, in small letters".into());
                wrong("E0604", span, format!("there is no type `{name}`"), help)
            }
        }
    }

    /// A representation and its type, by its name, or that of its type where it is the whole register.
    fn repr(&self, name: &str, span: Span) -> Res<(u16, u8)> {
        let machine = self.view.machine;
        if let Some(at) = machine.reprs.iter().position(|r| r.name == name) {
            return Ok((at as u16, machine.reprs.get(at).map_or(0, |r| r.ty)));
        }
        let declared = || machine.isa.select.iter().flat_map(|s| &s.reprs);
        // What is the whole register for these parameters goes by the name of its type.
        if let Some(known) = declared().find(|r| r.name == name) {
            let whole = |r: &super::super::machine::Repr| {
                r.full && r.file == known.file && machine.types.name(r.ty) == known.ty
            };
            return match machine.reprs.iter().position(whole) {
                Some(at) => Ok((at as u16, machine.reprs.get(at).map_or(0, |r| r.ty))),
                None => absent(
                    "E0604",
                    span,
                    format!("no register holds `{name}`"),
                    "registers are too narrow",
                ),
            };
        }
        if declared().any(|r| r.ty == name) {
            let help = "say which of its representations: the bare type is a whole register";
            return absent("E0604", span, format!("no register is as wide as `{name}`"), help);
        }
        let known = machine.reprs.iter().map(|r| r.name.as_str());
        let known = known.chain(declared().map(|r| r.name.as_str())).chain(["const"]);
        let help = did_you_mean(name, known).unwrap_or_else(|| "they are declared under `representations:`".into());
        self.view
            .unknown("E0604", span, format!("there is no representation `{name}`"), help)
    }

    /// The type of a node.
    fn own(&self, node: &Node) -> u8 {
        match node {
            Node::Gate(at, _) => self
                .view
                .gates
                .get(usize::from(*at))
                .and_then(|g| g.own)
                .unwrap_or_default(),
            Node::Reg { repr, .. } => self.view.machine.reprs.get(usize::from(*repr)).map_or(0, |r| r.ty),
            Node::Imm { ty, .. } | Node::Const(_, ty) => *ty,
            Node::Any => 0,
        }
    }

    /// How many inputs a gate on vectors has behind those of the gate that was lifted: how many elements count. A rule
    /// does not write them, since it computes all elements.
    fn counts(&self, name: &GateName) -> usize {
        let gates = &self.view.set.isa.graph.gates;
        let gate = gates.get(usize::from(name.op));
        let lifted = gate.and_then(|gate| gates.get(usize::from(gate.lifts?)));
        let more = gate
            .zip(lifted)
            .map(|(gate, of)| gate.values.len().saturating_sub(of.values.len()));
        more.unwrap_or(0)
    }

    /// All trees that a pattern can be, if its value has this type.
    fn typed(&self, pat: &Pat, want: Option<u8>) -> Res<Vec<Node>> {
        let types = self.view.machine.types;
        let wanted = || -> Vec<u8> {
            match want {
                Some(ty) => vec![ty],
                None => Vec::new(),
            }
        };
        Ok(match &pat.kind {
            PatKind::Number(n) => wanted()
                .into_iter()
                .filter_map(|ty| {
                    let width = types.width(ty).clamp(1, 64);
                    let fits = (-(1i128 << (width - 1))..1i128 << width).contains(n);
                    let value = *n as u64 & u64::MAX >> (64 - width);
                    fits.then_some(Node::Const(value, ty))
                })
                .collect(),
            PatKind::Var(name, _) => {
                let leaf = self
                    .leaves
                    .iter()
                    .find(|(known, _)| known == name)
                    .map(|(_, leaf)| leaf);
                match leaf {
                    Some(Leaf::Source(source, repr, own)) if want.is_none_or(|want| want == *own) => {
                        vec![Node::Reg {
                            source: *source,
                            repr: *repr,
                        }]
                    }
                    Some(Leaf::Constant(imm, own)) => {
                        let types = match own {
                            Some(own) => vec![*own],
                            None => wanted(),
                        };
                        let fits = types.into_iter().filter(|ty| want.is_none_or(|want| want == *ty));
                        fits.map(|ty| Node::Imm {
                            imm: *imm,
                            map: ImmMap::Any,
                            ty,
                        })
                        .collect()
                    }
                    _ => Vec::new(),
                }
            }
            PatKind::Gate(name, args) => self.gate(pat, name, args, want)?,
        })
    }

    fn gate(&self, pat: &Pat, name: &str, args: &[Pat], want: Option<u8>) -> Res<Vec<Node>> {
        let (gates, types) = (self.view.gates, self.view.machine.types);
        let mut parts = name.split('.');
        let gate = parts.next().unwrap_or("");
        let (mut cond, mut of) = (None, None);
        let has_cond = |part: &str| gates.iter().any(|g| g.gate == gate && g.cond == part);
        for part in parts {
            match has_cond(part) {
                true => cond = Some(part),
                false => of = Some(self.named_type(part, pat.span)?),
            }
        }
        let named = || gates.iter().filter(|g| g.gate == gate);
        let Some(first) = named().next() else {
            let known = self.view.set.isa.graph.gates.iter().map(|g| g.name.as_str());
            return match known.clone().any(|known| known == gate) {
                true => wrong(
                    "E0602",
                    pat.span,
                    format!("`{gate}` cannot be in a tree that is selected"),
                    "it has no value that can be computed from its inputs alone",
                ),
                false => {
                    let help = did_you_mean(gate, known).unwrap_or_else(|| "gates are written in capitals".into());
                    wrong("E0602", pat.span, format!("unknown gate `{gate}`"), help)
                }
            };
        };
        let counts = self.counts(first);
        if first.inputs.len() != args.len() + counts {
            let takes = first.inputs.len() - counts.min(first.inputs.len());
            let message = format!("`{gate}` takes {takes} operands, {} given", args.len());
            return wrong("E0603", pat.span, message, "operands are the value inputs of the gate");
        }
        if cond.is_none() && !first.cond.is_empty() {
            let help = format!("write it behind a dot: {gate}.{}", first.cond);
            return wrong("E0602", pat.span, format!("`{gate}` needs a condition"), help);
        }
        let mut found = Vec::new();
        for (at, instance) in gates.iter().enumerate() {
            // The type that is written is that of the value; where this tells nothing, that of the first input.
            let own = match instance.cond.is_empty() {
                true => instance.own,
                false => instance.inputs.first().copied(),
            };
            let fits = instance.gate == gate
                && (cond.is_none() || cond == Some(&instance.cond))
                && (of.is_none() || of == own)
                && (want.is_none() || want == instance.own)
                && instance.own.is_some_and(|ty| types.width(ty) > 0);
            if !fits {
                continue;
            }
            let mut rows: Vec<Vec<Node>> = vec![Vec::new()];
            for (arg, ty) in args.iter().zip(&instance.inputs) {
                let nodes = self.typed(arg, Some(*ty))?;
                let longer = |row: &Vec<Node>| {
                    nodes
                        .iter()
                        .map(|node| [row.as_slice(), std::slice::from_ref(node)].concat())
                        .collect::<Vec<_>>()
                };
                rows = rows.iter().flat_map(longer).take(MOST_INSTANCES).collect();
                if rows.is_empty() {
                    break;
                }
            }
            let whole = |mut args: Vec<Node>| {
                args.extend(std::iter::repeat_n(Node::Any, counts));
                Node::Gate(at as u16, args)
            };
            found.extend(rows.into_iter().map(whole));
        }
        found.truncate(MOST_INSTANCES);
        Ok(found)
    }
}
