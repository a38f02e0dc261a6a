#!/usr/bin/env bash
# Builds the programs of this folder, which use no C library: build.sh OUT_DIR. Needs riscv64-linux-gnu-gcc.
# The results are kept beside their sources, so that tests need Rust alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out"
flags=(-Os -march=rv64imac -mabi=lp64 -mcmodel=medany -ffreestanding -fno-builtin -fno-stack-protector -nostdlib
  -fno-asynchronous-unwind-tables -s -Wl,--build-id=none -Wl,-z,norelro -Wl,-z,noseparate-code)
build() {
  local name=$1
  shift
  riscv64-linux-gnu-gcc "${flags[@]}" "$@" "$here/$name.c" -o "$out/$name.elf"
}
build escape -static
build limits -static
build loader -static-pie -fPIE -Wl,--no-dynamic-linker
build dynamic -pie -fPIE -Wl,--dynamic-linker=/lib/loader
