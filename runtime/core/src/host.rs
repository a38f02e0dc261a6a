//! What hosts offer to descriptions: the functions that an `extern fn` may name, with their parameters, results and
//! effects.
//!
//! This is the one list. The generator holds every `extern fn` against it, the engines call by it, and a host
//! ([`crate::exec::Host`]) gets a [`Service`], so it cannot be asked for one that nobody knows.

use core::fmt::{self, Display, Formatter};

/// A request to the host of the processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Service {
    /// Ticks of the real-time clock.
    ClockTicks,
    /// Cycles so far.
    Cycles,
    /// Instructions so far.
    InstructionsRetired,
    /// Interrupt lines, a bit each.
    InterruptLines,
    /// There is nothing to do until an interrupt line rises.
    WaitForInterrupt,
    /// Code may have changed.
    InstructionFence,
    /// Cached translations are void.
    FlushTranslations,
    /// Within `translate`: the answer holds for this address only, not for its page.
    UncachedTranslation,
    /// The word is executed next, after those issued before.
    Issue,
    /// The running instruction carries a word to something else, which executes it now: its upper and its lower 64 bits.
    Announce,
    /// Copies of the line of an address are written back, as far as a cache.
    WriteBack,
    /// The same for the line in a way of a set of the first cache.
    WriteBackWay,
    /// A line is taken into a cache.
    Prefetch,
    /// All lines of a cache are written back and dropped.
    EvictCache,
    /// Number of this lane in its group.
    LaneIndex,
    /// Active lanes of the group for which a condition holds, 32 at a time.
    Ballot,
    /// The value that another lane of the group hands over at the same call.
    Shuffle,
    /// Bits of an input at a vertex of the primitive that the lane belongs to.
    Varying,
    /// Level of detail of a texture by the derivatives of coordinates.
    TextureLevel,
    /// A level of detail within the bounds of a sampler.
    SamplerLevel,
    /// A component of a filtered sample.
    TextureSample,
    /// A filtered comparison of a reference with samples.
    TextureCompare,
    /// A component of one of the four texels around a place.
    TextureGather,
    /// A component of a texel by integer coordinates.
    TextureFetch,
    /// Size of a level of a texture, the number of levels, the number of samples.
    TextureSize,
    /// A component of a texel of an image.
    ImageLoad,
    /// Writes a component of a texel of an image.
    ImageStore,
    /// Size of an image.
    ImageSize,
}

impl Service {
    /// What a service of lanes gives to a lane that is alone in its group: it is number 0, it is active, and no other
    /// lane is. It has no inputs, and neither textures nor images are bound: services of those give 0. `None` for services
    /// that have nothing to do with lanes.
    ///
    /// ```
    /// use onespec_core::host::Service;
    /// assert_eq!(Service::Ballot.of_one_lane(&[1, 0]), Some(1));
    /// assert_eq!(Service::Ballot.of_one_lane(&[1, 32]), Some(0));
    /// assert_eq!(Service::Shuffle.of_one_lane(&[7, 3]), Some(7));
    /// assert_eq!(Service::TextureSize.of_one_lane(&[0, 0, 0]), Some(0));
    /// assert_eq!(Service::Cycles.of_one_lane(&[]), None);
    /// ```
    pub fn of_one_lane(self, args: &[u64]) -> Option<u64> {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        match self {
            Service::LaneIndex => Some(0),
            Service::Ballot => Some(u64::from(arg(0) & 1 != 0 && arg(1) == 0)),
            Service::Shuffle => Some(arg(0)),
            Service::Varying
            | Service::TextureLevel
            | Service::SamplerLevel
            | Service::TextureSample
            | Service::TextureCompare
            | Service::TextureGather
            | Service::TextureFetch
            | Service::TextureSize
            | Service::ImageLoad
            | Service::ImageStore
            | Service::ImageSize => Some(0),
            Service::ClockTicks
            | Service::Cycles
            | Service::InstructionsRetired
            | Service::InterruptLines
            | Service::WaitForInterrupt
            | Service::InstructionFence
            | Service::FlushTranslations
            | Service::UncachedTranslation
            | Service::Issue
            | Service::Announce
            | Service::WriteBack
            | Service::WriteBackWay
            | Service::Prefetch
            | Service::EvictCache => None,
        }
    }
}

/// How a function is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// [`crate::exec::Host::service`]
    Service(Service),
    /// [`crate::exec::Host::readable`]
    Readable,
    /// [`crate::exec::Host::writable`]
    Writable,
    /// A function of its arguments alone: that of [`crate::fp`] of the same name.
    Float,
}

/// A type in a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// `bits<N>`: data of this many bits.
    Bits(u32),
    /// `bits<W>`: data of any width, the same everywhere in the signature.
    Data,
    /// `bits<xlen>`: an address, of any width.
    Address,
    /// `int`
    Number,
    /// `bits<n>`: as wide as the number that is passed.
    Wanted,
    /// `bool`
    Bool,
}

/// A function that a description may declare `extern`.
#[derive(Debug, Clone, Copy)]
pub struct Function {
    /// The name that a declaration gives.
    pub name: &'static str,
    /// How engines call it.
    pub call: Call,
    /// Names and types.
    pub params: &'static [(&'static str, Type)],
    /// Nothing, a value, or a value and what goes with it. A declaration may leave out the flags of a float.
    pub result: &'static [Type],
    /// What it touches beside its arguments and result. None: it is pure.
    pub effects: &'static [&'static str],
    /// What it does, for the reference.
    pub doc: &'static str,
}

const A: (&str, Type) = ("a", Type::Data);
const B: (&str, Type) = ("b", Type::Data);
const C: (&str, Type) = ("c", Type::Data);
const RM: (&str, Type) = ("rm", Type::Bits(3));
const N: (&str, Type) = ("n", Type::Number);
const FLAGS: Type = Type::Bits(5);
const WORD: Type = Type::Bits(32);
const WORD_RESULT: &[Type] = &[WORD];
const CACHES: &[&str] = &["caches"];
const TO: (&str, Type) = ("to", Type::Bits(8));
const KEEP: (&str, Type) = ("keep", Type::Bits(1));
const INPUTS: &[&str] = &["inputs"];
const TEXTURES: &[&str] = &["textures"];
const IMAGES: &[&str] = &["images"];
const TEXTURE: (&str, Type) = ("texture", WORD);
const SAMPLER: (&str, Type) = ("sampler", WORD);
const IMAGE: (&str, Type) = ("image", WORD);
const X: (&str, Type) = ("x", WORD);
const Y: (&str, Type) = ("y", WORD);
const Z: (&str, Type) = ("z", WORD);
const LAYER: (&str, Type) = ("layer", WORD);
const LEVEL: (&str, Type) = ("level", WORD);
const DX: (&str, Type) = ("dx", WORD);
const DY: (&str, Type) = ("dy", WORD);
const DZ: (&str, Type) = ("dz", WORD);
const COMPONENT: (&str, Type) = ("component", WORD);

/// The functions, services first.
pub const FUNCTIONS: [Function; 44] = [
    service(
        Service::ClockTicks,
        "clock_ticks",
        &[],
        &[Type::Bits(64)],
        &["clock"],
        "ticks of the real-time clock",
    ),
    service(
        Service::Cycles,
        "cycles",
        &[],
        &[Type::Bits(64)],
        &["clock"],
        "cycles so far",
    ),
    service(
        Service::InstructionsRetired,
        "instructions_retired",
        &[],
        &[Type::Bits(64)],
        &["clock"],
        "instructions so far",
    ),
    service(
        Service::InterruptLines,
        "interrupt_lines",
        &[],
        &[Type::Bits(64)],
        &["lines"],
        "interrupt lines as bits",
    ),
    service(
        Service::WaitForInterrupt,
        "wait_for_interrupt",
        &[],
        &[],
        &["idle"],
        "nothing to do until a line rises",
    ),
    service(
        Service::InstructionFence,
        "instruction_fence",
        &[],
        &[],
        &["fetch"],
        "code may have changed",
    ),
    service(
        Service::FlushTranslations,
        "flush_translations",
        &[],
        &[],
        &["translation"],
        "cached translations are void: something that `translate` depends on has changed",
    ),
    service(
        Service::UncachedTranslation,
        "uncached_translation",
        &[],
        &[],
        &["translation"],
        "inside `translate`: the answer holds for this address only, not for its page",
    ),
    service(
        Service::Issue,
        "issue",
        &[("word", Type::Bits(32))],
        &[],
        &["front_end"],
        "the word is executed next, after those issued before",
    ),
    service(
        Service::Announce,
        "announce",
        &[("high", Type::Bits(64)), ("low", Type::Bits(64))],
        &[],
        &["carrier"],
        "the instruction carries this word, which is executed next: whoever models caches and waits sees what it is",
    ),
    service(
        Service::WriteBack,
        "write_back",
        &[("a", Type::Address), TO, KEEP],
        &[],
        CACHES,
        "the line of an address is written back as far as cache `to`, and dropped before it unless copies are kept",
    ),
    service(
        Service::WriteBackWay,
        "write_back_way",
        &[("set", Type::Bits(8)), ("way", Type::Bits(8)), TO, KEEP],
        &[],
        CACHES,
        "the same for the line in a way of a set of the first cache",
    ),
    service(
        Service::Prefetch,
        "prefetch",
        &[("a", Type::Address), TO],
        &[],
        CACHES,
        "the line of an address is taken into cache `to`",
    ),
    service(
        Service::EvictCache,
        "evict_cache",
        &[("cache", Type::Bits(8))],
        &[],
        CACHES,
        "all lines of a cache are written back and dropped",
    ),
    service(
        Service::LaneIndex,
        "lane_index",
        &[],
        &[Type::Bits(32)],
        &["lanes"],
        "number of this lane in the group that executes the instruction together, from 0",
    ),
    service(
        Service::Ballot,
        "ballot",
        &[("holds", Type::Bits(1)), ("first", Type::Bits(32))],
        &[Type::Bits(32)],
        &["lanes"],
        "a bit for each active lane of the group for which the condition holds: 32 lanes from `first` on, the lowest in bit 0",
    ),
    service(
        Service::Shuffle,
        "shuffle",
        &[("value", Type::Bits(32)), ("lane", Type::Bits(32))],
        &[Type::Bits(32)],
        &["lanes"],
        "the value that this lane of the group hands over at the same call; that of the caller where it is not active",
    ),
    service(
        Service::Varying,
        "varying",
        &[("slot", WORD), ("vertex", WORD)],
        WORD_RESULT,
        INPUTS,
        "bits of an input at a vertex, 0 to 2, of the primitive that this lane belongs to; 3 is the provoking vertex",
    ),
    service(
        Service::TextureLevel,
        "texture_level",
        &[
            TEXTURE,
            ("dsdx", WORD),
            ("dtdx", WORD),
            ("drdx", WORD),
            ("dsdy", WORD),
            ("dtdy", WORD),
            ("drdy", WORD),
        ],
        WORD_RESULT,
        TEXTURES,
        "level of detail, a binary32, by the derivatives of coordinates along x and y of the screen",
    ),
    service(
        Service::SamplerLevel,
        "sampler_level",
        &[SAMPLER, LEVEL],
        WORD_RESULT,
        TEXTURES,
        "a level of detail, a binary32, within the bounds of a sampler",
    ),
    service(
        Service::TextureSample,
        "texture_sample",
        &[TEXTURE, SAMPLER, X, Y, Z, LAYER, LEVEL, DX, DY, DZ, COMPONENT],
        WORD_RESULT,
        TEXTURES,
        "a component of the sample at coordinates, layer and level of detail, all binary32; `dx` to `dz` are added to texels",
    ),
    service(
        Service::TextureCompare,
        "texture_compare",
        &[TEXTURE, SAMPLER, X, Y, Z, LAYER, LEVEL, DX, DY, DZ, ("reference", WORD)],
        WORD_RESULT,
        TEXTURES,
        "as `texture_sample`, of what comparing the reference with each texel by the sampler's function gives, 0.0 or 1.0",
    ),
    service(
        Service::TextureGather,
        "texture_gather",
        &[TEXTURE, SAMPLER, X, Y, Z, LAYER, DX, DY, ("channel", WORD), COMPONENT],
        WORD_RESULT,
        TEXTURES,
        "a channel of one of the four texels that interpolation in the first level takes, counterclockwise from the lower left",
    ),
    service(
        Service::TextureFetch,
        "texture_fetch",
        &[TEXTURE, X, Y, Z, LAYER, LEVEL, ("sample", WORD), COMPONENT],
        WORD_RESULT,
        TEXTURES,
        "a component of a sample of a texel by integers; 0 outside of the texture",
    ),
    service(
        Service::TextureSize,
        "texture_size",
        &[TEXTURE, LEVEL, COMPONENT],
        WORD_RESULT,
        TEXTURES,
        "size of a level along an axis, 0 to 2, layers as the axis behind the others; the number of levels (3) or samples (4)",
    ),
    service(
        Service::ImageLoad,
        "image_load",
        &[IMAGE, X, Y, Z, COMPONENT],
        WORD_RESULT,
        IMAGES,
        "a component of a texel of an image, converted from its format; 0 outside of it",
    ),
    service(
        Service::ImageStore,
        "image_store",
        &[IMAGE, X, Y, Z, COMPONENT, ("value", WORD)],
        &[],
        IMAGES,
        "writes a component of a texel of an image, converted to its format; nothing outside of it",
    ),
    service(
        Service::ImageSize,
        "image_size",
        &[IMAGE, COMPONENT],
        WORD_RESULT,
        IMAGES,
        "size of an image along an axis, 0 to 2",
    ),
    probe(
        Call::Readable,
        "readable",
        "would a load of n bytes succeed? Sets no trap",
    ),
    probe(
        Call::Writable,
        "writable",
        "would a store of n bytes succeed? Sets no trap",
    ),
    float("f_add", &[A, B, RM], &[Type::Data, FLAGS], "sum"),
    float("f_mul", &[A, B, RM], &[Type::Data, FLAGS], "product"),
    float("f_div", &[A, B, RM], &[Type::Data, FLAGS], "quotient"),
    float("f_fma", &[A, B, C, RM], &[Type::Data, FLAGS], "a * b + c, rounded once"),
    float("f_sqrt", &[A, RM], &[Type::Data, FLAGS], "square root"),
    float("f_rint", &[A, RM], &[Type::Data, FLAGS], "nearest integer, as a float"),
    float("f_cvt", &[A, N, RM], &[Type::Wanted, FLAGS], "to another format"),
    float(
        "f_to_s",
        &[A, N, RM],
        &[Type::Wanted, FLAGS],
        "to a signed integer, saturating",
    ),
    float(
        "f_to_u",
        &[A, N, RM],
        &[Type::Wanted, FLAGS],
        "to an unsigned integer, saturating",
    ),
    float("f_from_s", &[A, N, RM], &[Type::Wanted, FLAGS], "from a signed integer"),
    float(
        "f_from_u",
        &[A, N, RM],
        &[Type::Wanted, FLAGS],
        "from an unsigned integer",
    ),
    float("f_rem", &[A, B], &[Type::Data, FLAGS], "IEEE remainder, exact"),
    float("f_mod", &[A, B], &[Type::Data, FLAGS], "the `fmod` of C, exact"),
    float(
        "f_pow",
        &[A, B],
        &[Type::Data, FLAGS],
        "the `pow` of C, within one unit in the last place",
    ),
];

const fn service(
    service: Service,
    name: &'static str,
    params: &'static [(&'static str, Type)],
    result: &'static [Type],
    effects: &'static [&'static str],
    doc: &'static str,
) -> Function {
    Function {
        name,
        call: Call::Service(service),
        params,
        result,
        effects,
        doc,
    }
}

const fn probe(call: Call, name: &'static str, doc: &'static str) -> Function {
    Function {
        name,
        call,
        params: &[("a", Type::Address), N],
        result: &[Type::Bool],
        effects: &[],
        doc,
    }
}

const fn float(
    name: &'static str,
    params: &'static [(&'static str, Type)],
    result: &'static [Type],
    doc: &'static str,
) -> Function {
    Function {
        name,
        call: Call::Float,
        params,
        result,
        effects: &[],
        doc,
    }
}

/// The function of a name.
pub fn named(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name == name)
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Bits(width) => write!(f, "bits<{width}>"),
            Type::Data => f.write_str("bits<W>"),
            Type::Address => f.write_str("bits<xlen>"),
            Type::Number => f.write_str("int"),
            Type::Wanted => f.write_str("bits<n>"),
            Type::Bool => f.write_str("bool"),
        }
    }
}

/// As a description declares it: `extern fn clock_ticks() -> bits<64> effects clock;`.
impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "extern fn {}(", self.name)?;
        for (i, (name, ty)) in self.params.iter().enumerate() {
            write!(f, "{}{name}: {ty}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str(")")?;
        match self.result {
            [] => {}
            [value] => write!(f, " -> {value}")?,
            [value, flags, ..] => write!(f, " -> ({value}, {flags})")?,
        }
        for (i, effect) in self.effects.iter().enumerate() {
            write!(f, "{}{effect}", if i == 0 { " effects " } else { " " })?;
        }
        f.write_str(";")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn declarations_read_as_descriptions_write_them() {
        let shown = |name: &str| named(name).map(ToString::to_string).unwrap_or_default();
        assert_eq!(
            shown("clock_ticks"),
            "extern fn clock_ticks() -> bits<64> effects clock;"
        );
        assert_eq!(shown("issue"), "extern fn issue(word: bits<32>) effects front_end;");
        assert_eq!(
            shown("f_cvt"),
            "extern fn f_cvt(a: bits<W>, n: int, rm: bits<3>) -> (bits<n>, bits<5>);"
        );
        assert_eq!(shown("wfi"), "");
    }
}
