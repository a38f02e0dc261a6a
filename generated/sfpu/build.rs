fn main() {
    onespec_gen::build::generated("sfpu");
}
