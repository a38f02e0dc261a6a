//! How fast it is: decoding, assembling, interpreting, generating, compiling shaders, running waves. `cargo bench -p onespec-tests` prints the rates, and
//! where the tools are installed, those of llvm-mc and QEMU on the same work in the same run.

mod assemble;
mod decode;
mod generate;
mod handwritten;
mod interpret;
mod kernels;
mod machines;
mod shaders;
mod waves;

use criterion::{criterion_group, criterion_main};

criterion_group!(
    benches,
    decode::bench,
    assemble::bench,
    interpret::bench,
    kernels::bench,
    machines::bench,
    generate::bench,
    shaders::bench,
    waves::bench
);
criterion_main!(benches);
