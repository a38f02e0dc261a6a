//! Which shared registers an instruction may write: by the footprint that its timing gives, else by its semantics.

use onespec_core::isa::platform::{Group, Shared};
use onespec_core::isa::{FileId, Isa, OpId, Which};
use onespec_core::timing::Model;

/// The shared registers: their file, the first and the last.
pub fn registers(isa: &'static Isa, group: &Group) -> Vec<(FileId, u16, u16)> {
    let of = |shared: &Shared| {
        let (file, _) = (0..).zip(isa.files).find(|(_, file)| file.name == shared.file)?;
        Some((file, shared.first, shared.last))
    };
    group.shared.iter().filter_map(of).collect()
}

/// Names of the shared registers that an instruction may write.
pub fn written(isa: &'static Isa, group: &Group, model: Option<&Model>, op: OpId, word: u64) -> Vec<String> {
    let Some(entry) = isa.ops.get(usize::from(op)) else {
        return Vec::new();
    };
    let mut names = Vec::new();
    for shared in group.shared {
        let Some((file, of)) = (0u16..).zip(isa.files).find(|(_, file)| file.name == shared.file) else {
            continue;
        };
        let touches = || {
            entry
                .registers
                .iter()
                .filter(|touch| touch.file == file && touch.writes > 0)
        };
        let within = |number: u16| (shared.first..=shared.last).contains(&number);
        if touches().next().is_none() {
            continue;
        }
        let is_whole = shared.first == 0 && shared.last + 1 >= of.count;
        let computed = touches().any(|touch| !matches!(touch.which, Which::Fixed(_)));
        let mut numbers: Vec<u16> = match model.filter(|_| !is_whole) {
            Some(model) => {
                let made = model.instance(Some(op), word.into());
                let items = made.accesses.iter().filter(|access| access.writes);
                let items = items.flat_map(|access| &access.items);
                let of_file = items.filter(|item| item.piece.file == file);
                of_file
                    .map(|item| item.register)
                    .filter(|number| within(*number))
                    .collect()
            }
            None if computed => (shared.first..=shared.last).collect(),
            None => Vec::new(),
        };
        numbers.extend(touches().filter_map(|touch| match touch.which {
            Which::Fixed(number) if within(number) => Some(number),
            _ => None,
        }));
        numbers.sort_unstable();
        numbers.dedup();
        names.extend(numbers.into_iter().map(|number| format!("{}[{number}]", shared.file)));
    }
    names
}
