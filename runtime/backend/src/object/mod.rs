//! Output files: functions and data at their addresses ([`link`]), as a static executable ([`executable`]) or with
//! relocations as an object for a linker ([`relocatable`]), or as assembly source ([`assembly()`]); the sections of data ([`kind`]), who sees a name ([`scope`]); line tables ([`lines`])
//! and stack maps ([`maps`]).

mod assembly;
pub mod executable;
mod kind;
pub mod lines;
mod link;
pub mod maps;
mod padding;
mod relocatable;
mod relocations;
mod scope;

pub use assembly::{assembly, texts};
pub use kind::Kind;
pub use link::{Image, Part, Unit, link, name};
pub use relocatable::relocatable;
