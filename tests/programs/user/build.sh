#!/usr/bin/env bash
# The programs run with the arguments `one two` and `input line` on standard input; NAME.expected is what qemu-riscv64 printed
# to standard output, then a line `exit CODE`.
# Builds every program of this folder with the C library: build.sh OUT_DIR. Needs riscv64-linux-gnu-gcc. OUT_DIR/NAME is
# linked statically, OUT_DIR/dynamic/NAME dynamically; OUT_DIR/root holds the interpreter and the libraries of the latter.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out/dynamic" "$out/root/lib"
for library in ld-linux-riscv64-lp64d.so.1 libc.so.6 libm.so.6; do
  cp -fL "$(riscv64-linux-gnu-gcc -print-file-name="$library")" "$out/root/lib/$library"
done
for source in "$here"/*.c; do
  name=$(basename "$source" .c)
  riscv64-linux-gnu-gcc -O2 -static -frounding-math -fno-builtin-memcpy "$source" -lm -o "$out/$name"
  riscv64-linux-gnu-gcc -O2 -frounding-math -fno-builtin-memcpy "$source" -lm -o "$out/dynamic/$name"
done
