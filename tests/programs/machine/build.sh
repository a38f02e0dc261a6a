#!/usr/bin/env bash
# Builds every program of this folder for RV64 and RV32: build.sh OUT_DIR. Needs riscv64-unknown-elf-gcc and picolibc.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out"
for target in rv64:rv64imafdc:lp64d rv32:rv32imafdc:ilp32d; do
  IFS=: read -r name march mabi <<<"$target"
  for program in traps interrupts wfi paging demand pmp libc; do
    riscv64-unknown-elf-gcc -march="$march" -mabi="$mabi" -mcmodel=medany -O2 --specs=picolibc.specs \
      -nostartfiles -T "$here/link.ld" "$here/boot.S" "$here/support.c" "$here/$program.c" -lm -o "$out/$program.$name.elf"
  done
done
