//! A multiplication of matrices by tensor commands over 2,080 harts, against sums of fused multiply-adds in the order of the
//! reference: by k, from the first product on, factors of 0 left out.

#[path = "../../../examples/device/matmul.rs"]
#[allow(dead_code)]
mod matmul;

use matmul::{multiply, numbers};
use onespec_device::Options;

#[test]
fn products_are_those_of_fused_multiply_adds() {
    let run = |engine| {
        let options = Options {
            engine,
            ..Options::default()
        };
        let mut device = matmul::launch::device(options).unwrap();
        let n = 128;
        let (a, b) = (numbers(n, 1), numbers(n, 2));
        let product = multiply(&mut device, n, &a, &b).unwrap();
        for (i, row) in product.chunks(n).enumerate() {
            for (j, found) in row.iter().enumerate() {
                let mut sum = a[i * n] * b[j];
                for k in 1..n {
                    let (x, y) = (a[i * n + k], b[k * n + j]);
                    if x != 0.0 && y != 0.0 {
                        sum = x.mul_add(y, sum);
                    }
                }
                assert_eq!(found.to_bits(), sum.to_bits(), "{i} {j}");
            }
        }
        (
            device.instructions(),
            product.iter().map(|value| value.to_bits()).collect::<Vec<_>>(),
        )
    };
    use onespec_emulator::engine::Engine;
    assert_eq!(run(Engine::Interp), run(Engine::Jit));
}
