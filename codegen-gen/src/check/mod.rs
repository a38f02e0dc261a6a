//! Judgement on a resolved description: what the reader of a spec cannot see entry by entry. Overlapping encodings,
//! instructions and alternatives that can never be taken, targets that miss what they require.
