fn main() {
    #[cfg(feature = "generate")]
    onespec_gen::build::generated("esperanto");
}
