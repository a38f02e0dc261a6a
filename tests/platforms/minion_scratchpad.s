# The scratchpad of shire 0 has 2.5 MiB; behind it nothing answers (cause 7).
#! targets esperanto-a0
#! platform minion
#! after t1=7 a1=0x80280000 t2=42
_start:
  la t0, trap
  csrw mtvec, t0
  li a0, 0x80000000
  li t0, 42
  sd t0, 0(a0)
  ld t2, 0(a0)
  li a1, 0x80280000
  sd t0, 0(a1)
end:
  li t0, 0x1feed000
  csrw 0x8d0, t0
  .align 2
trap:
  csrr t1, mcause
  j end
