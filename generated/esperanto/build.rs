fn main() {
    onespec_gen::build::generated("esperanto");
}
