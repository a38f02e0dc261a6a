//! The YAML of a spec file. serde reads it into typed shapes; an index made from parser events goes along, so that every
//! text knows its bytes in the file and every problem is told at its place, many in one run.

mod axis;
mod graphs;
mod index;
mod mirrors;
mod platforms;
mod selectors;
mod shape;
mod shapes;
mod timing;

pub use axis::{Axis, Values};
pub use graphs::*;
pub use mirrors::*;
pub use platforms::*;
pub use selectors::*;
pub use shape::{Items, Map, Text, TextOr, Words};
pub use shapes::*;
pub use timing::*;

use index::Index;
use onespec_diag::{Diag, Diags, Origin, Sources};
use serde::de::DeserializeSeed;
use shape::{At, Seed};
use std::cell::RefCell;

/// Reads a file of `sources`. What is wrong goes to `diags`; what could be read is returned nevertheless.
pub fn read(sources: &Sources, file: u32, diags: &mut Diags) -> Option<File> {
    let source = sources.file(file)?;
    let index = Index::new(&source.text, file, diags)?;
    let problems = RefCell::new(Diags::default());
    let seed = Seed::<File>::new(At::root(&index, file, &problems));
    let result = seed.deserialize(serde_yaml::Deserializer::from_str(&source.text));
    diags.list.append(&mut problems.into_inner().list);
    match result {
        Ok(read) => Some(read),
        Err(error) => {
            let at = error.location().map_or(0, |l| l.index() as u32);
            let origin = Origin {
                start: at,
                end: at,
                ..Origin::file(file)
            };
            diags.push(Diag::error("E0704", origin, format!("this is no valid YAML: {error}")));
            None
        }
    }
}
