//! The text of an example: assembled it gives the word, and the word disassembles to it.

use super::tools::{Bench, Tools};
use onespec_core::isa::{Isa, Word};
use onespec_core::print::transported;
use onespec_description::model::{Example, Isa as Model, Op};
use onespec_diag::{Diag, Origin};

impl Bench {
    /// Assembles the text, compares the word, decodes and prints it; the word.
    ///
    /// # Errors
    /// The first of these that gives something else than the example says.
    pub fn texts(&mut self, model: &Model, op: &Op, example: &Example) -> Result<Word, Diag> {
        let isa = self.isa();
        if example.asm.text.is_empty() {
            let diag = Diag::error("E0140", &example.origin, "this example has no `asm`");
            return Err(diag.help(format!("write the instruction as assembly: `asm: \"{} …\"`", op.name)));
        }
        let tools = self.tools(op, example)?;
        let asm = &example.asm;
        let (id, word) = tools.parser.parse(&asm.text).map_err(|error| {
            let diag = Diag::error("E0140", &asm.origin, format!("this does not assemble: {error}"));
            diag.help("write it as the entry's template has it; `on:` picks another target")
        })?;
        let entry = |op: &Op| (op.origin.file, op.origin.start);
        let found = model.ops.get(usize::from(id));
        if let Some(found) = found.filter(|found| entry(found) != entry(op)) {
            let message = format!("this is `{}`, an instruction of another entry", found.name);
            let diag = Diag::error("E0142", &asm.origin, message).also(&found.origin, "that entry");
            return Err(diag.help("an example stands in the entry of its instruction"));
        }
        let length = found.map_or(op.length, |found| found.length);
        let shown = |word: Word| hex(word, length);
        if let Some((wanted, at)) = example.word.as_ref().filter(|(wanted, _)| *wanted != word) {
            let message = format!("`{}` is {}, not {}", asm.text, shown(word), shown(*wanted));
            let decoded = match (tools.decoder.decode(*wanted), *wanted >> length.min(127)) {
                (_, 1..) if length < 128 => format!("{} has more than {length} bits", shown(*wanted)),
                (Some(other), _) => format!("{} is `{}`", shown(*wanted), printed(tools, other, *wanted)),
                (None, _) => format!("{} is no instruction of the target", shown(*wanted)),
            };
            let diag = Diag::error("E0141", at, message).note(decoded);
            return Err(diag.help("mend the word, or the layout and the fixed bits of the entry"));
        }
        transports(isa, example, word, length)?;
        if tools.decoder.decode(word) != Some(id) {
            let other = tools
                .decoder
                .decode(word)
                .and_then(|other| isa.ops.get(usize::from(other)));
            let other = other.map_or("no instruction".into(), |other| format!("`{}`", other.name));
            let diag = Diag::error("E0142", &asm.origin, format!("{} decodes as {other}", shown(word)));
            return Err(diag.help("see `specialises` and `where`"));
        }
        let (own, alias) = (printed(tools, id, word), {
            let mut text = String::new();
            tools.with_aliases.print(id, word, None, &mut text);
            text
        });
        let wanted = example.text.as_ref().unwrap_or(asm);
        if own != wanted.text && alias != wanted.text {
            let message = format!("{} prints as `{alias}`, not `{}`", shown(word), wanted.text);
            let mut diag = Diag::error("E0143", &wanted.origin, message);
            if own != alias {
                diag = diag.note(format!("without aliases it prints as `{own}`"));
            }
            return Err(diag.help("mend the text, or give the printed form under `text:`"));
        }
        Ok(word)
    }
}

/// A word in its own name.
fn printed(tools: &Tools, op: u16, word: Word) -> String {
    let mut text = String::new();
    tools.without.print(op, word, None, &mut text);
    text
}

fn transports(isa: &Isa, example: &Example, word: Word, length: u16) -> Result<(), Diag> {
    for (name, wanted) in &example.transports {
        let at: &Origin = &name.origin;
        let Some((_, rotation)) = isa.transports.iter().find(|(known, _)| *known == name.text) else {
            let known: Vec<&str> = isa.transports.iter().map(|(name, _)| *name).collect();
            let message = format!("`{}` is neither a key of examples nor a transport", name.text);
            let help = match known.as_slice() {
                [] => "keys are asm, word, text, on, before, after and trap".to_string(),
                known => format!("transports are: {}", known.join(", ")),
            };
            return Err(Diag::error("E0144", at, message).help(help));
        };
        let found = transported(word, length, *rotation);
        if found != *wanted {
            let (found, wanted) = (hex(found, length), hex(*wanted, length));
            let message = format!("the word travels by `{}` as {found}, not {wanted}", name.text);
            return Err(Diag::error("E0144", at, message).help("mend the word, or the order under `transport:`"));
        }
    }
    Ok(())
}

/// All digits of a word.
fn hex(word: Word, bits: u16) -> String {
    let digits = usize::from(bits).div_ceil(4) + 2;
    format!("{word:#0digits$x}")
}
