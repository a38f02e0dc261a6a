fn main() {
    onespec_gen::build::generated("rvv-pseudo");
}
