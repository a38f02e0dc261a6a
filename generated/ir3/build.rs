fn main() {
    onespec_gen::build::generated("ir3");
}
