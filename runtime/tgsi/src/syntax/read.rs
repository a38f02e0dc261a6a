//! Pairs of the grammar into statements: words are resolved, counts and ranges of numbers are checked.

use super::ast::{Declaration, Immediate, Item, Property, Range, Span};
use super::errors::meant;
use super::numbers::{LAST_ARRAY, LAST_DECLARED, number, value_bits};
use super::{Node, Rule, operands, span_of};
use crate::diag::Diags;
use crate::names::{
    File, ImmediateType, Interpolation, Location, MemoryKind, PropertyName, ReturnType, Semantic, Stage, Target,
};
use pest::iterators::{Pair, Pairs};

/// Reads one statement after the other.
pub(super) struct Reader<'d> {
    pub stage: Stage,
    pub diags: &'d mut Diags,
    /// How many immediates there were.
    pub immediates: u32,
}

impl Reader<'_> {
    /// Nothing where the statement is wrong, which is told.
    pub fn statement(&mut self, node: Node<'_>) -> Option<Item> {
        let inner = node.into_inner().next()?;
        match inner.as_rule() {
            Rule::property => self.property(inner).map(Item::Property),
            Rule::immediate => self.immediate(inner).map(Item::Immediate),
            Rule::declaration => self.declaration(inner).map(|it| Item::Declaration(Box::new(it))),
            _ => operands::instruction(inner, self.diags).map(|it| Item::Instruction(Box::new(it))),
        }
    }

    fn property(&mut self, node: Node<'_>) -> Option<Property> {
        let mut words = node.into_inner().filter(|child| child.as_rule() == Rule::word);
        let (name, value) = (words.next()?, words.next()?);
        let names = PropertyName::ALL.iter().map(|name| name.word());
        let name = self.word(&name, PropertyName::from_word, "property", names)?;
        let known = name.values();
        let number = match known.is_empty() {
            true => value.as_str().parse().ok(),
            false => {
                let found = known.iter().position(|word| word.eq_ignore_ascii_case(value.as_str()));
                found.map(|at| at as u32)
            }
        };
        let Some(value) = number else {
            let help = match known.is_empty() {
                true => "its value is an unsigned number of 32 bits".to_owned(),
                false => meant(value.as_str(), known.into_iter()),
            };
            let message = format!("`{}` is no value of this property", value.as_str());
            self.diags.error("E2102", span_of(&value), message, help);
            return None;
        };
        Some(Property { name, value })
    }

    fn immediate(&mut self, node: Node<'_>) -> Option<Immediate> {
        let span = span_of(&node);
        let (mut ty, mut values, mut failed) = (None, Vec::new(), false);
        for child in node.into_inner() {
            match child.as_rule() {
                Rule::number_of => {
                    let wanted = self.immediates;
                    if child.as_str().trim_matches(['[', ']', ' ', '\t', '\n']).parse() != Ok(wanted) {
                        let message = format!("this is immediate {wanted}");
                        let help = format!("immediates are counted from 0: write `IMM[{wanted}]`, or no number");
                        self.diags.error("E2104", span_of(&child), message, help);
                        failed = true;
                    }
                }
                Rule::word => {
                    let names = ImmediateType::ALL.iter().map(|ty| ty.word());
                    ty = self.word(&child, ImmediateType::from_word, "type of immediates", names);
                }
                Rule::value => values.push(child),
                _ => {}
            }
        }
        let index = self.immediates;
        self.immediates += 1;
        let ty = ty?;
        let count = match ty {
            ImmediateType::Float32 | ImmediateType::Uint32 | ImmediateType::Int32 => 4,
            _ => 2,
        };
        if values.len() != count {
            let message = format!("{} has {count} values, here are {}", ty.word(), values.len());
            self.diags
                .error("E2103", span, message, "write all of them, zeros where none matters");
            return None;
        }
        let mut bits = Vec::with_capacity(count);
        for value in values {
            match value_bits(ty, value.as_str()) {
                Some(value) => bits.push(value),
                None => {
                    let message = format!("`{}` is no value of {}", value.as_str(), ty.word());
                    let help = match ty {
                        ImmediateType::Float32 => "write a decimal number, or `0x` and eight digits for its bits",
                        ImmediateType::Float64 => "write a decimal number",
                        ImmediateType::Uint32 | ImmediateType::Uint64 => {
                            "write a decimal number without a sign that fits"
                        }
                        ImmediateType::Int32 | ImmediateType::Int64 => "write a decimal number that fits",
                    };
                    self.diags.error("E2104", span_of(&value), message, help);
                    failed = true;
                }
            }
        }
        (!failed).then_some(Immediate {
            index,
            ty,
            values: bits,
            span,
        })
    }

    fn declaration(&mut self, node: Node<'_>) -> Option<Declaration> {
        let span = span_of(&node);
        let mut children = node
            .into_inner()
            .filter(|child| child.as_rule() != Rule::dcl)
            .peekable();
        let file = children.next()?;
        let names = File::ALL.iter().map(|file| file.word());
        let file_span = span_of(&file);
        let file = self.word(&file, File::from_word, "register file", names)?;
        if file == File::Immediate {
            let help = "write `IMM[0] FLT32 {…}`";
            self.diags
                .error("E2101", file_span, "immediates are not declared", help);
            return None;
        }
        let mut ranges: Vec<Option<Range>> = Vec::new();
        while let Some(range) = children.next_if(|child| child.as_rule() == Rule::range) {
            ranges.push(self.range(range)?);
        }
        let (outer, range) = match ranges[..] {
            [range] => (None, range),
            [outer, range] => (Some(outer), range),
            _ => return None,
        };
        let is_sized = range.is_some() && outer != Some(None);
        let may_be_implied = matches!(self.stage, Stage::Geometry | Stage::TessControl | Stage::TessEvaluation);
        if !is_sized && !may_be_implied {
            let help = "write the numbers of the registers: `[0]`, `[0..3]`";
            self.diags.error("E2101", file_span, "these brackets are empty", help);
            return None;
        }
        let mask = match children.next_if(|child| child.as_rule() == Rule::suffix) {
            Some(suffix) => operands::mask(&suffix, self.diags)?,
            None => 0xf,
        };
        let mut declaration = Declaration {
            file,
            outer,
            range,
            mask,
            array: None,
            local: false,
            semantic: None,
            streams: None,
            interpolation: None,
            location: Location::Center,
            invariant: false,
            target: None,
            types: Vec::new(),
            format: None,
            writable: false,
            raw: false,
            atomic: false,
            memory: MemoryKind::Global,
            span,
        };
        let attributes: Vec<Attribute<'_>> = children.map(Attribute::of).collect();
        let read = self.attributes(&mut declaration, &attributes)?;
        if let Some(left) = attributes.get(read) {
            let known = Interpolation::ALL.iter().map(|one| one.word());
            let known = known
                .chain(Location::ALL.iter().map(|one| one.word()))
                .chain(["INVARIANT"]);
            let help = match (self.stage, file) {
                (Stage::Vertex, File::Input) => {
                    "inputs of a vertex shader have no attributes but `ARRAY(n)`".to_owned()
                }
                (_, File::SamplerView) => "a view has a target and one type, or four".to_owned(),
                _ => meant(left.word.as_str(), known),
            };
            let message = format!("`{}` does not belong here", left.word.as_str());
            self.diags.error("E2102", span_of(&left.word), message, help);
            return None;
        }
        Some(declaration)
    }

    /// Reads attributes in their order and tells how many were read.
    fn attributes(&mut self, declaration: &mut Declaration, attributes: &[Attribute<'_>]) -> Option<usize> {
        let mut at = 0;
        if let Some(array) = attributes.first().filter(|one| one.is("ARRAY")) {
            let number = array.list().and_then(|list| match list[..] {
                [n] if n <= LAST_ARRAY => Some(n),
                _ => None,
            });
            let Some(number) = number else {
                let help = format!("write `ARRAY(n)` with a number up to {LAST_ARRAY}");
                self.diags
                    .error("E2104", span_of(&array.word), "this array has no number", help);
                return None;
            };
            declaration.array = Some(number);
            at += 1;
        }
        if self.stage == Stage::Vertex && declaration.file == File::Input {
            return Some(at);
        }
        let take = |at: &mut usize, word: &str| {
            let is_there = attributes.get(*at).is_some_and(|one| one.is(word));
            *at += usize::from(is_there);
            is_there
        };
        match declaration.file {
            File::Image => {
                declaration.target = Some(self.target(declaration.span, attributes.get(at))?);
                at += 1;
                let is_flag = |one: &Attribute<'_>| one.is("WR") || one.is("RAW");
                if let Some(format) = attributes.get(at).filter(|one| !is_flag(one)) {
                    declaration.format = Some(format.word.as_str().to_ascii_uppercase());
                    at += 1;
                }
                declaration.writable = take(&mut at, "WR");
                declaration.raw = take(&mut at, "RAW");
            }
            File::SamplerView => {
                declaration.target = Some(self.target(declaration.span, attributes.get(at))?);
                at += 1;
                let names = ReturnType::ALL.iter().map(|ty| ty.word());
                for attribute in attributes.iter().skip(at).take(4) {
                    let found = self.word(&attribute.word, ReturnType::from_word, "type of texels", names.clone())?;
                    declaration.types.push(found);
                }
                at += declaration.types.len();
                if !matches!(declaration.types.len(), 1 | 4) {
                    let help = "write one type behind the target, or one for each component: `2D, FLOAT`";
                    self.diags
                        .error("E2103", declaration.span, "this view's types are missing", help);
                    return None;
                }
            }
            File::Buffer => declaration.atomic = take(&mut at, "ATOMIC"),
            File::Memory => {
                if let Some(kind) = attributes
                    .get(at)
                    .and_then(|one| MemoryKind::from_word(one.word.as_str()))
                {
                    declaration.memory = kind;
                    at += 1;
                }
            }
            _ => {
                declaration.local = take(&mut at, "LOCAL");
                if let Some(attribute) = attributes.get(at) {
                    let names = Semantic::ALL.iter().map(|one| one.word());
                    let semantic = self.word(&attribute.word, Semantic::from_word, "semantic", names)?;
                    declaration.semantic = Some((semantic, attribute.element().unwrap_or(0)));
                    at += 1;
                }
                self.variation(declaration, attributes, &mut at)?;
            }
        }
        Some(at)
    }

    /// Streams, interpolation, location and `INVARIANT`.
    fn variation(&mut self, to: &mut Declaration, attributes: &[Attribute<'_>], at: &mut usize) -> Option<()> {
        if let Some(streams) = attributes.get(*at).filter(|one| one.is("STREAM")) {
            let Some(list) = streams.list().and_then(|list| <[u32; 4]>::try_from(list).ok()) else {
                let help = "write `STREAM(a, b, c, d)`";
                self.diags
                    .error("E2103", span_of(&streams.word), "streams are four numbers", help);
                return None;
            };
            to.streams = Some(list);
            *at += 1;
        }
        let word = |at: usize| attributes.get(at).map_or("", |one| one.word.as_str());
        if let Some(interpolation) = Interpolation::from_word(word(*at)) {
            to.interpolation = Some(interpolation);
            *at += 1;
        }
        if let Some(location) = Location::from_word(word(*at)) {
            to.location = location;
            *at += 1;
        }
        if word(*at).eq_ignore_ascii_case("INVARIANT") {
            to.invariant = true;
            *at += 1;
        }
        Some(())
    }

    fn target(&mut self, span: Span, attribute: Option<&Attribute<'_>>) -> Option<Target> {
        let Some(attribute) = attribute else {
            let help = "write it behind the brackets: `, 2D`";
            self.diags.error("E2103", span, "the target is missing", help);
            return None;
        };
        let names = Target::ALL.iter().map(|target| target.word());
        self.word(&attribute.word, Target::from_word, "texture target", names)
    }

    fn range(&mut self, node: Node<'_>) -> Option<Option<Range>> {
        let span = span_of(&node);
        let numbers: Vec<Option<u32>> = node.into_inner().map(|n| number(&n, LAST_DECLARED)).collect();
        match numbers[..] {
            [] => Some(None),
            [Some(one)] => Some(Some((one, one))),
            [Some(first), Some(last)] => Some(Some((first, last))),
            _ => {
                let help = format!("registers are counted from 0 to {LAST_DECLARED}");
                self.diags.error("E2104", span, "this number does not fit", help);
                None
            }
        }
    }

    /// What a word stands for; an unknown one is answered with the nearest.
    fn word<'a, T>(
        &mut self,
        node: &Node<'_>,
        known: impl Fn(&str) -> Option<T>,
        what: &str,
        names: impl Iterator<Item = &'a str> + Clone,
    ) -> Option<T> {
        let found = known(node.as_str());
        if found.is_none() {
            let message = format!("there is no {what} `{}`", node.as_str());
            let help = meant(node.as_str(), names);
            self.diags.error("E2102", span_of(node), message, help);
        }
        found
    }
}

/// A word behind a comma of a declaration, with what stands in brackets behind it.
struct Attribute<'t> {
    word: Node<'t>,
    inner: Pairs<'t, Rule>,
}

impl<'t> Attribute<'t> {
    fn of(node: Node<'t>) -> Attribute<'t> {
        let mut inner = node.clone().into_inner();
        let word = inner.next().unwrap_or(node);
        Attribute { word, inner }
    }

    fn is(&self, word: &str) -> bool {
        self.word.as_str().eq_ignore_ascii_case(word)
    }

    /// Numbers in `( )`.
    fn list(&self) -> Option<Vec<u32>> {
        let list = self.inner.clone().find(|child| child.as_rule() == Rule::list)?;
        list.into_inner().map(|n| n.as_str().parse().ok()).collect()
    }

    /// The number in `[ ]`.
    fn element(&self) -> Option<u32> {
        let element = self.inner.clone().find(|child| child.as_rule() == Rule::element)?;
        element.into_inner().next().as_ref().map(Pair::as_str)?.parse().ok()
    }
}
