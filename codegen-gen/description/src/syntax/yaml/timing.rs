//! The shapes of timing: keys of instructions, cores, rules. `docs/reference/timing.md` says what they mean.

use super::index::Sort;
use super::shape::{At, Items, Map, Shape, Text, TextOr, shape};
use onespec_diag::Origin;
use serde::Deserializer;

/// One text for all names, or one for each.
pub type Named = TextOr<Map<Text>>;

shape! {
    /// What is said about the timing of an instruction.
    TimingKeys "timing of instructions" {
        latency: Option<Named>,
        reads: Option<Named>,
        slots: Option<Text>,
        idle: Option<Text>,
        unit: Option<Text>,
        busy: Option<Named>,
        wait: Option<Named>,
        late: Option<Text>,
        clears: Map<Text>,
        next: Items<NextRule>,
        footprint: Option<Footprint>,
    }
}

shape! {
    /// What has to hold behind an instruction.
    NextRule "a rule for what comes next" {
        when: Option<Text>,
        must: Option<Text>,
        for_ = "for": Option<Text>,
        wait: Option<Text>,
    }
}

shape! {
    /// Registers that an instruction accesses.
    FootprintTerm "a term of a footprint" {
        in_ = "in": Option<Text>,
        out: Option<Text>,
        inout: Option<Text>,
        count: Option<Text>,
        at: Option<Text>,
        width: Option<Text>,
        when: Option<Text>,
        reads: Option<Text>,
        as_ = "as": Option<Text>,
    }
}

shape! {
    /// An item of `timing:`.
    Core "a core" {
        doc: Option<Text>,
        extends: Option<Text>,
        issue: Option<Text>,
        wait: Option<Text>,
        units: Map<Text>,
        waits: Map<WaitClass>,
        fill: Items<Filler>,
        pieces: Map<Pieces>,
        given: Map<Text>,
        of: Map<TimingKeys>,
        pairs: Vec<PairRule>,
    }
}

shape! {
    /// A class of results that are waited for.
    WaitClass "a class" {
        flag: Option<Text>,
        fill: Option<Text>,
    }
}

shape! {
    /// What lets cycles pass.
    Filler "what lets cycles pass" {
        text: Option<Text>,
        set: Option<Text>,
        of: Option<Text>,
        when: Option<Text>,
        most: Option<Text>,
    }
}

shape! {
    /// How registers of a file are cut.
    Pieces "pieces of registers" {
        width: Option<Text>,
        of: Option<Text>,
        below: Option<Text>,
        shared: Option<Text>,
    }
}

shape! {
    /// A rule for a producer and a consumer.
    PairRule "a rule for two instructions" {
        from: Option<Text>,
        to: Option<Text>,
        result: Option<Text>,
        operand: Option<Text>,
        dep: Option<Text>,
        when: Option<Text>,
        latency: Option<Text>,
        add: Option<Text>,
        whole: Option<Text>,
        wait: Option<Text>,
    }
}

/// `none`, or terms.
#[derive(Debug, Clone)]
pub enum Footprint {
    Text(Text),
    Terms(Vec<FootprintTerm>),
}

impl Default for Footprint {
    fn default() -> Self {
        Footprint::Terms(Vec::new())
    }
}

impl Shape for Footprint {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::Scalar {
            return Text::read(de, at).map(Footprint::Text);
        }
        Vec::read(de, at).map(Footprint::Terms)
    }
}

impl TimingKeys {
    /// What one text says stands under its key in the data of an instruction, too.
    pub fn texts(&self) -> impl Iterator<Item = (&'static str, &Text)> {
        let named = [
            ("latency", &self.latency),
            ("reads", &self.reads),
            ("busy", &self.busy),
            ("wait", &self.wait),
        ];
        let named = named.into_iter().filter_map(|(key, value)| match value {
            Some(TextOr::Text(text)) => Some((key, text)),
            _ => None,
        });
        let plain = [
            ("slots", &self.slots),
            ("idle", &self.idle),
            ("unit", &self.unit),
            ("late", &self.late),
        ];
        named.chain(
            plain
                .into_iter()
                .filter_map(|(key, value)| Some((key, value.as_ref()?))),
        )
    }
}

impl TimingKeys {
    /// Takes what another one says where this one says nothing; `fill` makes its texts ready.
    pub fn or(&mut self, other: TimingKeys, fill: &dyn Fn(&Text) -> Text) {
        fn plain(own: &mut Option<Text>, other: Option<Text>, fill: &dyn Fn(&Text) -> Text) {
            if own.is_none() {
                *own = other.as_ref().map(fill);
            }
        }
        let map = |map: Map<Text>| Map(map.0.iter().map(|(key, text)| (fill(key), fill(text))).collect());
        let named = |own: &mut Option<Named>, other: Option<Named>| {
            if own.is_none() {
                *own = other.map(|other| match other {
                    TextOr::Text(text) => TextOr::Text(fill(&text)),
                    TextOr::Full(full) => TextOr::Full(map(full)),
                });
            }
        };
        named(&mut self.latency, other.latency);
        named(&mut self.reads, other.reads);
        plain(&mut self.slots, other.slots, fill);
        plain(&mut self.idle, other.idle, fill);
        plain(&mut self.unit, other.unit, fill);
        named(&mut self.busy, other.busy);
        named(&mut self.wait, other.wait);
        plain(&mut self.late, other.late, fill);
        if self.clears.0.is_empty() {
            self.clears = map(other.clears);
        }
        if self.next.0.is_empty() {
            let rule = |rule: NextRule| NextRule {
                when: rule.when.as_ref().map(fill),
                must: rule.must.as_ref().map(fill),
                for_: rule.for_.as_ref().map(fill),
                wait: rule.wait.as_ref().map(fill),
                ..rule
            };
            self.next = Items(other.next.0.into_iter().map(rule).collect());
        }
        if self.footprint.is_none() {
            self.footprint = other.footprint.map(|footprint| match footprint {
                Footprint::Text(text) => Footprint::Text(fill(&text)),
                Footprint::Terms(terms) => Footprint::Terms(terms.into_iter().map(|term| term.filled(fill)).collect()),
            });
        }
    }

    /// The same with the texts that stand in the data of an instruction, where they are others.
    pub fn adapted(&self, data: &[(String, String)], origin: &Origin) -> TimingKeys {
        let mut keys = self.clone();
        let changed = |key: &str, own: Option<&Text>| {
            let (_, value) = data.iter().find(|(known, _)| known == key)?;
            let differs = own.is_none_or(|own| *own.text != **value);
            let origin = own.map_or(origin, |own| &own.origin).clone();
            differs.then(|| Text {
                text: value.as_str().into(),
                origin,
            })
        };
        for (key, own) in [
            ("latency", &mut keys.latency),
            ("reads", &mut keys.reads),
            ("busy", &mut keys.busy),
            ("wait", &mut keys.wait),
        ] {
            let text = match own {
                Some(TextOr::Text(text)) => changed(key, Some(text)),
                Some(TextOr::Full(_)) => None,
                None => changed(key, None),
            };
            if let Some(text) = text {
                *own = Some(TextOr::Text(text));
            }
        }
        for (key, own) in [
            ("slots", &mut keys.slots),
            ("idle", &mut keys.idle),
            ("unit", &mut keys.unit),
            ("late", &mut keys.late),
        ] {
            if let Some(text) = changed(key, own.as_ref()) {
                *own = Some(text);
            }
        }
        keys
    }

    /// What `data:` of a file says about timing.
    pub fn of_data(data: &Map<Text>) -> TimingKeys {
        let text = |key: &str| data.get(key).cloned();
        let named = |key: &str| text(key).map(TextOr::Text);
        TimingKeys {
            latency: named("latency"),
            reads: named("reads"),
            slots: text("slots"),
            idle: text("idle"),
            unit: text("unit"),
            busy: named("busy"),
            wait: named("wait"),
            late: text("late"),
            ..TimingKeys::default()
        }
    }
}

impl FootprintTerm {
    fn filled(self, fill: &dyn Fn(&Text) -> Text) -> FootprintTerm {
        let filled = |text: Option<Text>| text.as_ref().map(fill);
        FootprintTerm {
            in_: filled(self.in_),
            out: filled(self.out),
            inout: filled(self.inout),
            count: filled(self.count),
            at: filled(self.at),
            width: filled(self.width),
            when: filled(self.when),
            reads: filled(self.reads),
            as_: filled(self.as_),
            ..self
        }
    }
}
