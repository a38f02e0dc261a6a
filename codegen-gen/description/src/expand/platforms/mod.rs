//! `platforms:`: what stands around the processor. Texts become the tables of [`onespec_core::isa::platform`]; whether regions
//! meet and state can have the values that are written is checked over the tables, later.

mod ends;
mod group;
mod keys;
mod parts;
mod tiles;

use super::cx::Cx;
use super::features::Features;
use super::once::Once;
use super::timing::{leak, leak_text};
use crate::model::{Isa, Needs, Platform, PlatformState};
use crate::syntax::yaml::{self, Map, Text};
use keys::{missing, number, number_up_to};
use onespec_core::isa::platform::{Device, DeviceKind, Elf, Host, Platform as Table};
use onespec_diag::{Diag, Origin, did_you_mean};

/// Platforms extend platforms; this deep.
const MAX_EXTENDS: usize = 8;

/// Fills `isa.platforms`. Those of other folders count only where the own folder has none.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let mut once = Once::new(cx, "platform");
    let mut written: Vec<(&Text, &yaml::Platform)> = Vec::new();
    let deciding: Vec<*const yaml::File> = cx
        .deciding(|file| file.platforms.iter().next().is_some())
        .map(|unit| std::ptr::from_ref(&unit.yaml))
        .collect();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        if !deciding.contains(&std::ptr::from_ref(yaml)) {
            continue;
        }
        for (name, platform) in yaml.platforms.iter() {
            if once.is_first(unit, name) {
                written.push((name, platform));
            }
        }
    }
    for (name, _) in &written {
        if let Some(platform) = extended(cx, &written, name) {
            let made = one(cx, features, isa, name, &platform);
            isa.platforms.extend(made);
        }
    }
}

/// A platform with everything that the ones it extends say and it does not.
fn extended(cx: &Cx<'_>, written: &[(&Text, &yaml::Platform)], name: &Text) -> Option<yaml::Platform> {
    let find = |name: &str| {
        written
            .iter()
            .find(|(known, _)| *known.text == *name)
            .map(|(_, platform)| *platform)
    };
    let mut platform = find(&name.text)?.clone();
    let mut next = platform.extends.take();
    for _ in 0..MAX_EXTENDS {
        let Some(base) = &next else { return Some(platform) };
        let Some(found) = find(&base.text) else {
            let diag = Diag::error("E0815", &base.origin, format!("there is no platform `{}`", base.text));
            let help = did_you_mean(&base.text, written.iter().map(|(name, _)| &*name.text));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `platforms`".into())));
            return Some(platform);
        };
        fill(&mut platform, found);
        next = found.extends.clone();
    }
    if let Some(base) = next {
        let message = format!("`{}` extends too many platforms, or itself", name.text);
        cx.report(Diag::error("E0815", &base.origin, message).help(format!("at most {MAX_EXTENDS} in a row")));
    }
    Some(platform)
}

/// Takes what a platform does not say from another one.
fn fill(platform: &mut yaml::Platform, base: &yaml::Platform) {
    fn text(own: &mut Option<Text>, base: &Option<Text>) {
        if own.is_none() {
            own.clone_from(base);
        }
    }
    fn map<T: Clone>(own: &mut Map<T>, base: &Map<T>) {
        if own.0.is_empty() {
            own.0.clone_from(&base.0);
        }
    }
    text(&mut platform.needs, &base.needs);
    text(&mut platform.harts, &base.harts);
    text(&mut platform.entry, &base.entry);
    text(&mut platform.data, &base.data);
    text(&mut platform.idle, &base.idle);
    map(&mut platform.memory, &base.memory);
    map(&mut platform.devices, &base.devices);
    map(&mut platform.reset, &base.reset);
    map(&mut platform.host, &base.host);
    if platform.elf.is_none() {
        platform.elf.clone_from(&base.elf);
    }
    if platform.group.is_none() {
        platform.group.clone_from(&base.group);
    }
    if platform.ends.0.is_empty() {
        platform.ends.0.clone_from(&base.ends.0);
    }
    if platform.prints.0.is_empty() {
        platform.prints.0.clone_from(&base.prints.0);
    }
}

fn one(cx: &Cx<'_>, features: &Features, isa: &Isa, name: &Text, written: &yaml::Platform) -> Option<Platform> {
    let what = format!("platform `{}`", name.text);
    let needs = match &written.needs {
        None => Needs::default(),
        Some(text) => features.needs(cx, text)?,
    };
    let mut state: Vec<PlatformState> = Vec::new();
    let memory: Vec<_> = written
        .memory
        .iter()
        .filter_map(|(name, keys)| Some((parts::memory(cx, isa, name, keys, &mut state)?, name.origin.clone())))
        .collect();
    if written.memory.iter().next().is_none() {
        missing(cx, &what, &name.origin, "memory");
    }
    let devices: Vec<(Device, Origin)> = written
        .devices
        .iter()
        .filter_map(|(name, keys)| Some((parts::device(cx, name, keys)?, name.origin.clone())))
        .collect();
    let interfaces = |(device, _): &&(Device, Origin)| matches!(device.kind, DeviceKind::HostInterface { .. });
    if let Some((device, origin)) = devices.iter().filter(interfaces).nth(1) {
        let message = format!("`{}` is a second host interface of {what}", device.name);
        cx.report(Diag::error("E0115", origin, message).help("a program has one request and one answer: remove one"));
    }
    let entry = match &written.entry {
        Some(text) => number(cx, text, "address").map(|entry| (entry, text.origin.clone())),
        None => (missing(cx, &what, &name.origin, "entry"), None).1,
    };
    let data = written.data.as_ref().and_then(|text| {
        let names = || written.memory.iter().map(|(name, _)| &*name.text);
        let at = memory.iter().position(|(memory, _)| *memory.name == *text.text);
        if at.is_none() && !names().any(|name| *name == *text.text) {
            let diag = Diag::error("E0815", &text.origin, format!("{what} has no memory `{}`", text.text));
            cx.report(diag.help(did_you_mean(&text.text, names()).unwrap_or_default()));
        }
        at.and_then(|at| u16::try_from(at).ok())
    });
    let reset = ends::values(cx, &written.reset, &mut state);
    let ends: Vec<_> = written
        .ends
        .0
        .iter()
        .filter_map(|end| ends::end(cx, isa, end, &mut state))
        .collect();
    let prints: Vec<_> = written
        .prints
        .0
        .iter()
        .filter_map(|print| ends::print(cx, print, &mut state))
        .collect();
    let idle = written.idle.as_ref().and_then(|text| number(cx, text, "word"));
    let elf = written.elf.as_ref().and_then(|elf| elf_file(cx, elf));
    let group = written
        .group
        .as_ref()
        .and_then(|group| group::group(cx, features, isa, group, &mut state));
    let harts = written
        .harts
        .as_ref()
        .map_or(Some(1), |text| number_up_to(cx, text, 1, u16::MAX.into()));
    let (entry, entry_origin) = entry?;
    let (memory, memory_origins): (Vec<_>, Vec<_>) = memory.into_iter().unzip();
    let (devices, device_origins): (Vec<_>, Vec<_>) = devices.into_iter().unzip();
    Some(Platform {
        table: Table {
            name: leak_text(&name.text),
            doc: leak_text(written.doc.as_ref().map_or("", |doc| &doc.text)),
            needs: onespec_core::isa::Needs { any: leak(needs.any) },
            harts: harts.and_then(|n| u16::try_from(n).ok()).unwrap_or(1),
            memory: leak(memory),
            devices: leak(devices),
            elf,
            entry,
            state: leak(reset),
            ends: leak(ends),
            prints: leak(prints),
            data,
            idle,
            host: host(cx, isa, &written.host),
            group,
        },
        origin: name.origin.clone(),
        memory: memory_origins,
        devices: device_origins,
        entry: entry_origin,
        state,
    })
}

/// The machine whose programs push words. Whether there is such a machine shows where it is asked for.
fn host(cx: &Cx<'_>, isa: &Isa, keys: &Map<Text>) -> Option<Host> {
    const KEYS: [&str; 3] = ["machine", "target", "transport"];
    let (first, _) = keys.iter().next()?;
    for (key, _) in keys.iter().filter(|(key, _)| !KEYS.contains(&&*key.text)) {
        let diag = Diag::error("E0712", &key.origin, format!("a host has no key `{}`", key.text));
        cx.report(diag.help(did_you_mean(&key.text, KEYS).unwrap_or_default()));
    }
    let text = |key: &str| {
        let found = keys.get(key);
        if found.is_none() {
            missing(cx, "`host`", &first.origin, key);
        }
        found
    };
    let (machine, target, transport) = (text("machine")?, text("target")?, text("transport")?);
    if !isa.transports.iter().any(|(name, _)| *name == *transport.text) {
        let message = format!("there is no transport `{}`", transport.text);
        let help = did_you_mean(&transport.text, isa.transports.iter().map(|(name, _)| name.as_str()));
        let help = help.unwrap_or_else(|| "declare it under `transport`".into());
        cx.report(Diag::error("E0815", &transport.origin, message).help(help));
        return None;
    }
    Some(Host {
        machine: leak_text(&machine.text),
        target: leak_text(&target.text),
        transport: leak_text(&transport.text),
    })
}

fn elf_file(cx: &Cx<'_>, written: &yaml::ElfFile) -> Option<Elf> {
    let machine = match &written.machine {
        Some(text) => number_up_to(cx, text, 0, u16::MAX.into()),
        None => (missing(cx, "`elf`", &written.origin, "machine"), None).1,
    };
    let class = written.class.as_ref().and_then(|text| match &*text.text {
        "32" => Some(32),
        "64" => Some(64),
        _ => {
            let diag = Diag::error(
                "E0718",
                &text.origin,
                format!("`{}` is no class of ELF files", text.text),
            );
            cx.report(diag.help("32 or 64"));
            None
        }
    });
    let flags = written
        .flags
        .as_ref()
        .and_then(|text| number_up_to(cx, text, 0, u32::MAX.into()));
    let attributes = match written.attributes.0.as_slice() {
        [] => None,
        [section, vendor, tag] => {
            let tag = number(cx, tag, "tag");
            tag.map(|tag| (leak_text(&section.text), leak_text(&vendor.text), tag))
        }
        [first, ..] => {
            let diag = Diag::error("E0718", &first.origin, "attributes are three words");
            cx.report(diag.help("`section vendor tag`, with the tag as a number"));
            None
        }
    };
    Some(Elf {
        machine: u16::try_from(machine?).ok()?,
        class,
        flags: flags.and_then(|n| u32::try_from(n).ok()).unwrap_or(0),
        attributes,
        entry: leak(written.entry.0.iter().map(|name| leak_text(&name.text)).collect()),
    })
}
