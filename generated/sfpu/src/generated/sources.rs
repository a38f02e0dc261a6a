//! The description that this crate was generated from.
/// Names of files and their texts.
pub static SOURCES: &[(&str, &str)] = &[
    ("prelude.yaml", include_str!("../../../../spec/prelude.yaml")),
    ("sfpu/base.yaml", include_str!("../../../../spec/sfpu/base.yaml")),
    ("sfpu/conventions.yaml", include_str!("../../../../spec/sfpu/conventions.yaml")),
    ("sfpu/cross.yaml", include_str!("../../../../spec/sfpu/cross.yaml")),
    ("sfpu/dst.yaml", include_str!("../../../../spec/sfpu/dst.yaml")),
    ("sfpu/machine.yaml", include_str!("../../../../spec/sfpu/machine.yaml")),
    ("sfpu/macros.yaml", include_str!("../../../../spec/sfpu/macros.yaml")),
    ("sfpu/mad.yaml", include_str!("../../../../spec/sfpu/mad.yaml")),
    ("sfpu/select.yaml", include_str!("../../../../spec/sfpu/select.yaml")),
    ("sfpu/simple.yaml", include_str!("../../../../spec/sfpu/simple.yaml")),
    ("sfpu/timing.yaml", include_str!("../../../../spec/sfpu/timing.yaml")),
    ("sfpu/approximations.csv", include_str!("../../../../spec/sfpu/approximations.csv")),
    ("sfpu/select.rules", include_str!("../../../../spec/sfpu/select.rules")),
];
