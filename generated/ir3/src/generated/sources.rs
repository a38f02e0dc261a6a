//! The description that this crate was generated from.
/// Names of files and their texts.
pub static SOURCES: &[(&str, &str)] = &[
    ("prelude.yaml", include_str!("../../../../spec/prelude.yaml")),
    ("ir3/base.yaml", include_str!("../../../../spec/ir3/base.yaml")),
    ("ir3/cat0.yaml", include_str!("../../../../spec/ir3/cat0.yaml")),
    ("ir3/cat1.yaml", include_str!("../../../../spec/ir3/cat1.yaml")),
    ("ir3/cat2.yaml", include_str!("../../../../spec/ir3/cat2.yaml")),
    ("ir3/cat3.yaml", include_str!("../../../../spec/ir3/cat3.yaml")),
    ("ir3/cat4.yaml", include_str!("../../../../spec/ir3/cat4.yaml")),
    ("ir3/cat5.yaml", include_str!("../../../../spec/ir3/cat5.yaml")),
    ("ir3/cat6.yaml", include_str!("../../../../spec/ir3/cat6.yaml")),
    ("ir3/cat7.yaml", include_str!("../../../../spec/ir3/cat7.yaml")),
    ("ir3/conventions.yaml", include_str!("../../../../spec/ir3/conventions.yaml")),
    ("ir3/select.yaml", include_str!("../../../../spec/ir3/select.yaml")),
    ("ir3/timing.yaml", include_str!("../../../../spec/ir3/timing.yaml")),
    ("ir3/select.rules", include_str!("../../../../spec/ir3/select.rules")),
];
