//! Comma-separated rows `op,a,b,c,rm,result,fflags` with hexadecimal numbers; what an instruction does not have is empty.

use super::{Case, Format};

/// The format.
#[derive(Debug)]
pub struct GoldenScalar;

const HEADER: &str = "op,a,b,c,rm,result,fflags";

impl Format for GoldenScalar {
    fn name(&self) -> &'static str {
        "csv with the header op,a,b,c,rm,result,fflags"
    }

    fn recognises(&self, first_line: &str) -> bool {
        first_line.trim() == HEADER
    }

    fn cases<'t>(&self, text: &'t str) -> Result<Vec<Case<'t>>, String> {
        let rows = text
            .lines()
            .enumerate()
            .skip(1)
            .filter(|(_, row)| !row.trim().is_empty());
        rows.map(|(i, row)| case(i + 1, row.trim())).collect()
    }
}

fn case(line: usize, row: &str) -> Result<Case<'_>, String> {
    let cells: Vec<&str> = row.split(',').collect();
    let [mnemonic, a, b, c, rm, result, flags] = cells[..] else {
        return Err(format!("line {line}: {} cells, 7 are needed", cells.len()));
    };
    let number = |cell: &str| {
        u64::from_str_radix(cell, 16).map_err(|_| format!("line {line}: `{cell}` is no hexadecimal number of 64 bits"))
    };
    let sources = [a, b, c]
        .into_iter()
        .filter(|cell| !cell.is_empty())
        .map(number)
        .collect::<Result<_, _>>()?;
    let flags = if flags.is_empty() { None } else { Some(number(flags)?) };
    Ok(Case {
        line,
        mnemonic,
        sources,
        names: if rm.is_empty() { Vec::new() } else { vec![rm] },
        before: flags.map(|_| ("fflags", 0)).into_iter().collect(),
        result: Some(number(result)?),
        after: flags.map(|flags| ("fflags", flags)).into_iter().collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_cases_and_bad_rows_are_named() {
        let text = format!("{HEADER}\nadd,1,ff,,,100,\nfadd.s,0,1,,rne,2,1f\n");
        let cases = GoldenScalar.cases(&text).unwrap();
        assert_eq!(cases[0].sources, [1, 0xff]);
        assert_eq!(
            (cases[0].line, cases[0].result, cases[0].after.len()),
            (2, Some(0x100), 0)
        );
        assert_eq!(
            (&cases[1].names[..], &cases[1].after[..]),
            (&["rne"][..], &[("fflags", 0x1f)][..])
        );
        for (row, what) in [
            ("add,1", "line 2: 2 cells"),
            ("add,x,1,,,0,", "line 2: `x`"),
            ("add,1,1,,,,", "line 2: ``"),
        ] {
            let error = GoldenScalar.cases(&format!("{HEADER}\n{row}\n")).unwrap_err();
            assert!(error.starts_with(what), "{error}");
        }
    }
}
