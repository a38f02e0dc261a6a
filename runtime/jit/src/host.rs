//! The machine that code is made for: this one.

use cranelift_codegen::isa::{self, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};

/// What Cranelift makes code for. `None`: this host is none that it knows.
pub fn target() -> Option<OwnedTargetIsa> {
    let mut flags = settings::builder();
    for (name, value) in [
        ("opt_level", "speed"),
        // Tail calls want them.
        ("preserve_frame_pointers", "true"),
        ("enable_probestack", "false"),
        ("unwind_info", "false"),
        ("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" }),
    ] {
        flags.set(name, value).ok()?;
    }
    let mut builder = isa::lookup(target_lexicon::Triple::host()).ok()?;
    use_features(&mut builder);
    builder.finish(settings::Flags::new(flags)).ok()
}

/// Whether the host multiplies and adds at once.
pub fn has_fma() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    cfg!(target_arch = "aarch64")
}

/// Whether the host rounds floats to whole numbers.
pub fn has_rounding() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::is_x86_feature_detected!("sse4.1");
    #[cfg(not(target_arch = "x86_64"))]
    cfg!(target_arch = "aarch64")
}

/// Lets Cranelift use what the host has. A feature that it does not know is left alone.
#[cfg(target_arch = "x86_64")]
fn use_features(builder: &mut isa::Builder) {
    for (name, has) in [
        ("has_sse3", std::is_x86_feature_detected!("sse3")),
        ("has_ssse3", std::is_x86_feature_detected!("ssse3")),
        ("has_sse41", std::is_x86_feature_detected!("sse4.1")),
        ("has_sse42", std::is_x86_feature_detected!("sse4.2")),
        ("has_popcnt", std::is_x86_feature_detected!("popcnt")),
        ("has_avx", std::is_x86_feature_detected!("avx")),
        ("has_avx2", std::is_x86_feature_detected!("avx2")),
        ("has_fma", std::is_x86_feature_detected!("fma")),
        ("has_bmi1", std::is_x86_feature_detected!("bmi1")),
        ("has_bmi2", std::is_x86_feature_detected!("bmi2")),
        ("has_lzcnt", std::is_x86_feature_detected!("lzcnt")),
    ] {
        if has {
            let _ = builder.enable(name);
        }
    }
}

/// What all hosts of this kind have is used already.
#[cfg(not(target_arch = "x86_64"))]
fn use_features(_: &mut isa::Builder) {}
