#!/usr/bin/env bash
# The programs run with the arguments `one two` and `input line` on standard input; NAME.expected is what qemu-riscv64 printed
# to standard output, then a line `exit CODE`.
# Builds every program of this folder, static, with the C library: build.sh OUT_DIR. Needs riscv64-linux-gnu-gcc.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out"
for source in "$here"/*.c; do
  name=$(basename "$source" .c)
  riscv64-linux-gnu-gcc -O2 -static -frounding-math -fno-builtin-memcpy "$source" -lm -o "$out/$name"
done
