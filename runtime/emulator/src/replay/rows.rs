//! Comma-separated rows under a header, an instruction each; what a column means stands in the description.
//!
//! Every key of `environment:` that begins with `rows_` is a format: a line for each column, in the order of the header, as
//! [`onespec_core::environment::rows`] reads it. Columns of the same state are joined by or. A cell that is empty says
//! nothing.

use super::{Case, Code, Format, widest};
use onespec_core::environment::Environment;
use onespec_core::environment::rows::{self, Form, Line, When};
use onespec_core::isa::{Isa, Kind, RegFile};
use onespec_core::parse::Parser;

/// The format.
#[derive(Debug)]
pub struct Rows;

impl Format for Rows {
    fn name(&self, isa: &Isa) -> Option<String> {
        let headers: Vec<_> = layouts(isa).map(|text| format!("`{}`", header(text))).collect();
        (!headers.is_empty()).then(|| format!("csv with the header {}", headers.join(" or ")))
    }

    fn recognises(&self, isa: &Isa, first_line: &str) -> bool {
        layout(isa, first_line).is_some()
    }

    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
        let found = layout(isa, text.lines().next().unwrap_or(""));
        let layout = Layout::read(isa, found.unwrap_or(""))?;
        let parser = match layout.has_operands() {
            true => {
                let base = isa.target("").map_err(|error| error.to_string())?;
                Some(Parser::new(isa, &widest(isa, &base).features).with_reserved(true))
            }
            false => None,
        };
        let rows = text.lines().enumerate().skip(1);
        rows.filter(|(_, row)| !row.trim().is_empty())
            .map(|(i, row)| {
                let case = layout.case(parser.as_ref(), row.trim());
                case.map(|case| Case { line: i + 1, ..case })
                    .map_err(|why| format!("line {}: {why}", i + 1))
            })
            .collect()
    }
}

/// The descriptions of formats.
fn layouts(isa: &Isa) -> impl Iterator<Item = &'static str> {
    Environment::of(isa).rows()
}

fn layout(isa: &Isa, first_line: &str) -> Option<&'static str> {
    layouts(isa).find(|text| header(text) == first_line.trim())
}

fn header(text: &str) -> String {
    let names = rows::lines(text).filter_map(|(_, _, line)| match line {
        Ok(Line::Column(name, _)) => Some(name),
        _ => None,
    });
    names.collect::<Vec<_>>().join(",")
}

/// What columns mean, read once.
struct Layout {
    isa: &'static Isa,
    columns: Vec<Column>,
    set: Vec<(String, u64)>,
    widest: bool,
}

enum Column {
    Text,
    Mnemonic,
    Gate,
    InputType,
    ValueType,
    Given,
    Source(Form),
    Result(Form),
    State { when: When, place: Place, form: Form },
}

enum Place {
    /// State, or a register, by the name that the tables have.
    State(String),
    /// The registers from that of an operand on.
    Operand(String),
}

impl Layout {
    fn read(isa: &'static Isa, text: &str) -> Result<Layout, String> {
        let mut layout = Layout {
            isa,
            columns: Vec::new(),
            set: Vec::new(),
            widest: false,
        };
        for (_, written, line) in rows::lines(text) {
            match line.map_err(|why| format!("`environment`, `{written}`: {why}"))? {
                Line::Set(pairs) => layout
                    .set
                    .extend(pairs.into_iter().map(|(name, n)| (name.to_owned(), n))),
                Line::Widest => layout.widest = true,
                Line::Column(_, column) => layout.columns.push(Column::of(isa, column)),
            }
        }
        Ok(layout)
    }

    /// Whether texts have to be read to find the registers of columns.
    fn has_operands(&self) -> bool {
        let named = |column: &Column| {
            matches!(
                column,
                Column::State {
                    place: Place::Operand(_),
                    ..
                }
            )
        };
        self.columns.iter().any(named)
    }

    fn case<'t>(&self, parser: Option<&Parser>, row: &'t str) -> Result<Case<'t>, String> {
        let cells = cells(row);
        if cells.len() != self.columns.len() {
            return Err(format!("{} cells, {} are needed", cells.len(), self.columns.len()));
        }
        let mut case = Case {
            widest: self.widest,
            before: self.set.iter().map(|(name, value)| whole(name, *value)).collect(),
            ..Case::default()
        };
        for (column, cell) in self.columns.iter().zip(cells) {
            column.put(self.isa, parser, cell, &mut case)?;
        }
        Ok(case)
    }
}

impl Column {
    fn of(isa: &Isa, column: rows::Column<'_>) -> Column {
        match column {
            rows::Column::Text => Column::Text,
            rows::Column::Mnemonic => Column::Mnemonic,
            rows::Column::Gate => Column::Gate,
            rows::Column::InputType => Column::InputType,
            rows::Column::ValueType => Column::ValueType,
            rows::Column::Given => Column::Given,
            rows::Column::Source(form) => Column::Source(form),
            rows::Column::Result(form) => Column::Result(form),
            rows::Column::State { when, place, form } => {
                let place = match place {
                    rows::Place::Operand(operand) => Place::Operand(operand.to_owned()),
                    rows::Place::State(name) => Place::State(register(isa, name).unwrap_or_else(|| name.to_owned())),
                };
                Column::State { when, place, form }
            }
        }
    }

    fn put<'t>(
        &self,
        isa: &'static Isa,
        parser: Option<&Parser>,
        cell: &'t str,
        case: &mut Case<'t>,
    ) -> Result<(), String> {
        let mut none = (Vec::new(), Vec::new(), None, ["", ""]);
        let [input_type, value_type] = &mut none.3;
        let (sources, names, result, input_type, value_type) = match &mut case.code {
            Code::Named {
                sources, names, result, ..
            } => (sources, names, result, input_type, value_type),
            Code::Gate {
                sources,
                result,
                input_type,
                value_type,
                ..
            } => (sources, &mut none.1, result, input_type, value_type),
            _ => (&mut none.0, &mut none.1, &mut none.2, input_type, value_type),
        };
        match self {
            Column::Result(form) => *result = Some(number(form, cell)?),
            Column::Text => case.code = Code::Text(cell.into()),
            Column::Mnemonic => {
                case.code = Code::Named {
                    mnemonic: cell,
                    sources: Vec::new(),
                    names: Vec::new(),
                    result: None,
                }
            }
            Column::Gate => {
                case.code = Code::Gate {
                    name: cell,
                    input_type: "",
                    value_type: "",
                    sources: Vec::new(),
                    result: None,
                }
            }
            Column::InputType => *input_type = cell,
            Column::ValueType => *value_type = cell,
            _ if cell.is_empty() => {}
            Column::Given => names.push(cell),
            Column::Source(form) => sources.push(number(form, cell)?),
            Column::State { when, place, form } => {
                for (name, value) in values(isa, parser, case, place, form, cell)? {
                    match when {
                        When::Before => join(&mut case.before, name, value),
                        When::After => case.after.push((name, value)),
                        When::Cleared => {
                            case.before.push((name.clone(), vec![0; value.len()]));
                            case.after.push((name, value));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// State by name, with its bytes.
type Values = Vec<(String, Vec<u8>)>;

fn values(
    isa: &Isa,
    parser: Option<&Parser>,
    case: &Case<'_>,
    place: &Place,
    form: &Form,
    cell: &str,
) -> Result<Values, String> {
    match place {
        Place::State(name) => Ok(vec![(name.clone(), bytes(form, cell)?)]),
        Place::Operand(operand) => {
            let (Code::Text(text), Some(parser)) = (&case.code, parser) else {
                return Err("a column `text` must stand before the operands".to_owned());
            };
            let (op, word) = parser.parse(text).map_err(|error| error.to_string())?;
            let (file, first) = operand_register(isa, op, word, operand)?;
            let size = if let Form::Bytes(size) = form {
                *size
            } else {
                usize::MAX
            };
            let bytes = bytes(form, cell)?;
            let parts = bytes.chunks(size.max(1)).zip(first..);
            Ok(parts.map(|(part, i)| (format!("{file}[{i}]"), part.to_vec())).collect())
        }
    }
}

/// Columns of the same state give it together.
fn join(state: &mut Values, name: String, value: Vec<u8>) {
    match state.iter_mut().find(|(known, _)| *known == name) {
        Some((_, known)) => {
            known.resize(known.len().max(value.len()), 0);
            for (byte, more) in known.iter_mut().zip(value) {
                *byte |= more;
            }
        }
        None => state.push((name, value)),
    }
}

/// File and number of the register that an operand names.
fn operand_register(isa: &Isa, op: u16, word: u128, operand: &str) -> Result<(&'static str, i64), String> {
    let decl = isa.ops.get(usize::from(op)).ok_or("an instruction that is not there")?;
    let mut operands = decl.operands.iter().zip(isa.extract(op, word));
    let found = operands.find(|(o, _)| o.name == operand);
    let (operand, first) = found.ok_or_else(|| format!("`{}` has no operand `{operand}`", decl.name))?;
    let Some(Kind::Reg { file, .. }) = isa.kinds.get(usize::from(operand.kind)) else {
        return Err(format!("operand `{}` is no register", operand.name));
    };
    let file = isa.files.get(usize::from(*file));
    Ok((file.map_or("", |file| file.name), first))
}

/// A register by its spelling in assembly.
fn register(isa: &Isa, spelling: &str) -> Option<String> {
    let position = |file: &RegFile| {
        let numbered = file.numbered.iter().position(|name| *name == spelling);
        let i = numbered.or_else(|| file.abi.iter().position(|names| names.contains(&spelling)))?;
        Some(format!("{}[{i}]", file.name))
    };
    isa.files.iter().find_map(position)
}

/// The number in a cell.
fn number(form: &Form, cell: &str) -> Result<u64, String> {
    match form {
        Form::Hex(codes) => {
            let digits = cell.strip_prefix("0x").unwrap_or(cell);
            let number = || u64::from_str_radix(digits, 16).ok();
            let found = code(codes, cell).or_else(number);
            found.ok_or_else(|| format!("`{cell}` is no hexadecimal number of 64 bits"))
        }
        Form::Codes(codes) => {
            let code = code(codes, cell);
            code.ok_or_else(|| {
                let words: Vec<_> = codes.iter().map(|(word, _)| word.as_str()).collect();
                format!("`{cell}` is none of {}", words.join(", "))
            })
        }
        Form::Dec | Form::Bytes(_) => cell.parse().map_err(|_| format!("`{cell}` is no number")),
    }
}

/// The number that a word stands for.
fn code(codes: &[(String, u64)], cell: &str) -> Option<u64> {
    codes.iter().find(|(word, _)| word == cell).map(|(_, code)| *code)
}

/// Little-endian.
fn bytes(form: &Form, cell: &str) -> Result<Vec<u8>, String> {
    match form {
        Form::Bytes(_) => {
            let bad = || format!("`{cell}` is no sequence of hexadecimal bytes");
            if !cell.is_ascii() || !cell.len().is_multiple_of(2) {
                return Err(bad());
            }
            let pairs = (0..cell.len()).step_by(2).map(|i| cell.get(i..i + 2));
            let byte = |pair: Option<&str>| u8::from_str_radix(pair?, 16).ok();
            pairs.map(byte).collect::<Option<_>>().ok_or_else(bad)
        }
        _ => number(form, cell).map(|value| value.to_le_bytes().to_vec()),
    }
}

fn whole(name: &str, value: u64) -> (String, Vec<u8>) {
    (name.to_owned(), value.to_le_bytes().to_vec())
}

/// The cells of a row; one in quotes may have commas.
fn cells(row: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    let mut rest = Some(row);
    while let Some(text) = rest {
        let quoted = text.strip_prefix('"').and_then(|inside| inside.split_once('"'));
        let (cell, after) = match quoted {
            Some((cell, "")) => (cell, None),
            Some((cell, after)) if after.starts_with(',') => (cell, Some(&after[1..])),
            _ => text
                .split_once(',')
                .map_or((text, None), |(cell, after)| (cell, Some(after))),
        };
        cells.push(cell);
        rest = after;
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_may_be_quoted() {
        assert_eq!(cells(r#""add a, b",1,,x"#), ["add a, b", "1", "", "x"]);
        assert_eq!(cells(r#"a,"b, c""#), ["a", "b, c"]);
        assert_eq!(cells(""), [""]);
        assert_eq!(cells(r#""open,1"#), ["\"open", "1"]);
    }

    #[test]
    fn forms_read_values_and_name_bad_ones() {
        let form = |text: &str| Form::read(text.split_whitespace());
        let bytes = |text: &str, cell: &str| form(text).and_then(|form| bytes(&form, cell));
        assert_eq!(bytes("hex", "1ff"), Ok(vec![0xff, 1, 0, 0, 0, 0, 0, 0]));
        assert_eq!(bytes("hex", "0x1ff"), bytes("hex", "1ff"));
        assert_eq!(bytes("hex big=9", "big"), Ok(vec![9, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(bytes("bytes:2", "01ff"), Ok(vec![1, 0xff]));
        assert_eq!(bytes("a=1 b=2", "b"), Ok(vec![2, 0, 0, 0, 0, 0, 0, 0]));
        for (text, cell, what) in [
            ("hex", "x", "`x` is no hexadecimal number"),
            ("bytes", "123", "`123` is no sequence"),
            ("a=1 b=2", "c", "`c` is none of a, b"),
            ("words", "", "`words` is no form"),
            ("", "", "a form is missing"),
            ("a=1 b", "a", "`b` is not"),
        ] {
            let error = bytes(text, cell).unwrap_err();
            assert!(error.starts_with(what), "{error}");
        }
    }

    #[test]
    fn columns_of_one_state_are_joined() {
        let mut state = vec![("a".to_owned(), vec![1])];
        join(&mut state, "a".to_owned(), vec![2, 4]);
        join(&mut state, "b".to_owned(), vec![1]);
        assert_eq!(state, [("a".to_owned(), vec![3, 4]), ("b".to_owned(), vec![1])]);
    }
}
