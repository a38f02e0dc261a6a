# A kernel begins in U mode at the first address of user memory, with a stack, and ends by the system call 8 with a value.
#! targets esperanto-a0
#! platform kernel
#! code 9
#! after s0=0x8005801000 sp=0x80057fffe0 priv=0
  auipc s0, 0
  li t0, 9
  sd t0, -8(sp)
  ld a1, -8(sp)
  li a2, 0
  li a0, 8
  ecall
