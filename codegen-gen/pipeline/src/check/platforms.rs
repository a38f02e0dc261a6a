//! Platforms: no two regions or devices have an address in common (E0812), memory is made of whole pages and devices lie below
//! the highest address (E0813), the first instruction lies in memory (E0814), and state that is named exists and can have the
//! values that it is given (E0815, E0185).

use super::environment::Known;
use super::state;
use onespec_core::environment::{Name, Wanted};
use onespec_core::exec::ram::PAGE;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::{MemoryKind, Range};
use onespec_description::model;
use onespec_diag::{Diag, Diags, Origin};
use onespec_sem::ir::Program;

pub fn check(model: &model::Isa, isa: &'static Isa, programs: &'static [Program], diags: &mut Diags) {
    // A machine of pseudo-instructions has the platforms of the machine that it is of.
    if model.mirror.is_some() || model.platforms.is_empty() {
        return;
    }
    let known = Known::of(model, isa, programs);
    for platform in &model.platforms {
        ranges(isa, platform, diags);
        entry(platform, diags);
        for state in &platform.state {
            named(&known, state, diags);
        }
    }
}

/// What has addresses: its name, where that is written, the addresses.
fn parts(platform: &model::Platform) -> Vec<(&'static str, &Origin, Range)> {
    let memory = platform.table.memory.iter().zip(&platform.memory);
    let devices = platform.table.devices.iter().zip(&platform.devices);
    memory
        .map(|(memory, origin)| (memory.name, origin, memory.range))
        .chain(devices.map(|(device, origin)| (device.name, origin, device.range)))
        .filter(|(_, _, range)| range.size > 0)
        .collect()
}

fn ranges(isa: &Isa, platform: &model::Platform, diags: &mut Diags) {
    let parts = parts(platform);
    for (at, (name, origin, range)) in parts.iter().enumerate() {
        let met = parts.iter().take(at).find(|(_, _, other)| range.meets(*other));
        if let Some((other, first, with)) = met {
            let message = format!(
                "`{name}` has addresses {}, `{other}` has {}",
                shown(*range),
                shown(*with)
            );
            let diag = Diag::error("E0812", *origin, message).also(*first, "that one");
            diags.push(diag.help("give one of them other addresses, or fewer"));
        }
    }
    // An address has as many bits as the first parameter of a target says.
    let widths = isa
        .targets
        .iter()
        .filter(|target| platform.table.needs.holds(&target.features));
    let widths = widths.filter_map(|target| Some(isa.target(target.name).ok()?.address_bits()));
    let highest = widths
        .min()
        .map_or(u64::MAX, |bits| u64::MAX >> (64 - u32::from(bits.clamp(1, 64))));
    for (name, origin, range) in &parts {
        if range.last().is_none_or(|last| last > highest) {
            let message = format!(
                "`{name}` has addresses {}, the highest of the target is {highest:#x}",
                shown(*range)
            );
            diags.push(
                Diag::error("E0813", *origin, message).help("move it below, or say with `needs` which targets have it"),
            );
        }
    }
    let memory = platform.table.memory.iter().zip(&platform.memory);
    for (memory, origin) in memory {
        let range = memory.range;
        if !range.base.is_multiple_of(PAGE) || !range.size.is_multiple_of(PAGE) {
            let message = format!(
                "memory `{}` has addresses {}, which are no whole pages",
                memory.name,
                shown(range)
            );
            let help = format!("its first address and its size are multiples of {PAGE:#x}");
            diags.push(Diag::error("E0813", origin, message).help(help));
        }
    }
}

fn shown(range: Range) -> String {
    match range.last() {
        Some(last) => format!("{:#x} to {last:#x}", range.base),
        None => format!("from {:#x} on", range.base),
    }
}

/// The first instruction lies in memory that an address leads to.
fn entry(platform: &model::Platform, diags: &mut Diags) {
    let table = &platform.table;
    let in_memory = table.region(table.entry).is_some();
    if in_memory || table.memory.is_empty() {
        return;
    }
    let message = format!(
        "platform `{}` begins at {:#x}, where no memory is",
        table.name, table.entry
    );
    let regions = table
        .memory
        .iter()
        .filter(|memory| !matches!(memory.kind, MemoryKind::Tile(_)));
    let regions: Vec<String> = regions
        .map(|memory| format!("`{}` {}", memory.name, shown(memory.range)))
        .collect();
    let help = match regions.is_empty() {
        true => "give it a `ram` or a `rom` that holds its instructions".to_string(),
        false => format!("there are: {}", regions.join(", ")),
    };
    diags.push(Diag::error("E0814", &platform.entry, message).help(help));
}

fn named(known: &Known<'_>, state: &model::PlatformState, diags: &mut Diags) {
    let name = Name {
        at: 0,
        text: &state.name.text,
        wanted: Wanted::State,
        value: None,
    };
    if let Err((what, help)) = known.find(&name) {
        let help = help.unwrap_or_else(|| "state is named as in examples: `X[2]`, `priv`, `csr.mstatus.FS`".into());
        diags.push(Diag::error("E0815", &state.name.origin, what).help(help));
        return;
    }
    if let Some((value, origin)) = &state.value
        && let Some(limits) = known.misfit(&state.name.text, *value)
    {
        let message = format!("`{}` cannot be {value:#x}", state.name.text);
        diags.push(Diag::error("E0185", origin, message).help(state::holds(limits)));
    }
}
