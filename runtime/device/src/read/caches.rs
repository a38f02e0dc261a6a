//! Caches of harts that nothing keeps coherent.

use super::{Names, Reader};
use crate::description::Caches;
use crate::text::{Line, Section};
use onespec_emulator::memory::caches::Cache;

impl Reader {
    pub(super) fn caches(&mut self, section: &Section<'_>) {
        let mut caches = Caches::default();
        let state = self.description.shared.iter().map(|(name, _)| name.clone());
        let names = Names::of(&["h"]).and(state);
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "line" => caches.geometry.line = self.line_size(rest),
                "cache" => {
                    if let Some([name, bits, sets, ways]) =
                        self.exactly(rest, "a name, a number of bits, of sets and of ways")
                    {
                        let [bits, sets, ways] = [bits, sets, ways].map(|text| self.number(rest, text));
                        if sets == 0 || ways == 0 || ways > 1 << 10 || bits > 63 {
                            self.wrong(rest, "a cache has sets, 1 to 1024 ways, and at most 63 bits");
                            continue;
                        }
                        caches.geometry.caches.push(Cache {
                            name: name.to_owned(),
                            bits: bits as u32,
                            sets,
                            ways: ways as usize,
                        });
                    }
                }
                "memory" => caches
                    .geometry
                    .memory
                    .extend(rest.words().into_iter().map(str::to_owned)),
                "sets" => {
                    let Some((sets, when)) = rest.around(" if ") else {
                        self.wrong(rest, "`CACHE FIRST COUNT if CONDITION` is expected");
                        continue;
                    };
                    let Some([name, first, count]) = self.exactly(sets, "a cache, a set and a number of sets") else {
                        continue;
                    };
                    let (first, count) = (self.number(sets, first), self.number(sets, count));
                    let cache = self.cache(&caches, sets, name);
                    if cache > 0 {
                        self.wrong(sets, "harts use parts of the first cache only");
                    }
                    let all = caches.geometry.caches.first().map_or(0, |cache| cache.sets);
                    if count == 0 || first.checked_add(count).is_none_or(|end| end > all) {
                        self.wrong(sets, format!("the cache has {all} sets"));
                    }
                    let when = self.expr(when, &names);
                    caches.sets.push((cache, first, count, when));
                }
                "near" => {
                    if let Some([base, bytes, name]) = self.exactly(rest, "an address, a size and a cache") {
                        let (base, bytes) = (self.number(rest, base), self.number(rest, bytes));
                        let last = self.cache(&caches, rest, name);
                        caches.geometry.near.push((base, bytes, last + 1));
                    }
                }
                _ => self.unknown(*line, key),
            }
        }
        if caches.geometry.line == 0 {
            self.wrong(section.head, "the size of a line is missing; write `line 64`");
        }
        self.description.caches = Some(caches);
    }

    /// Bytes of a line: a power of two, so that lines lie in pages.
    fn line_size(&mut self, rest: Line<'_>) -> usize {
        let bytes = self.number(rest, rest.text);
        if !bytes.is_power_of_two() || !(8..=4096).contains(&bytes) {
            self.wrong(rest, "a line has 8 to 4096 bytes, a power of two");
            return 64;
        }
        bytes as usize
    }

    /// The number of a cache that stands above.
    fn cache(&mut self, caches: &Caches, line: Line<'_>, name: &str) -> usize {
        let found = caches.geometry.caches.iter().position(|cache| cache.name == name);
        if found.is_none() {
            self.wrong(line, format!("`{name}` is no cache that stands above this line"));
        }
        found.unwrap_or(0)
    }
}
