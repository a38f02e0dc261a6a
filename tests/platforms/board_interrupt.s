# The serial port raises source 10 of the interrupt controller while a byte waits: the handler claims it and reads the byte.
#! targets rv64gc rv32gc
#! platform board
#! input x
#! output x10
#! code 0
_start:
  la t0, trap
  csrw mtvec, t0
  li t0, 0xc000028
  li t1, 1
  sw t1, 0(t0)
  li t0, 0xc002000
  li t1, 0x400
  sw t1, 0(t0)
  li t0, 0xc200000
  sw zero, 0(t0)
  li t0, 0x800
  csrs mie, t0
  csrsi mstatus, 8
wait:
  wfi
  j wait
  .align 2
trap:
  li t0, 0xc200004
  lw s1, 0(t0)
  li t1, 0x10000000
  lbu t2, 0(t1)
  sb t2, 0(t1)
  sw s1, 0(t0)
  li t2, 10
  bne s1, t2, bad
  li t2, '1'
  sb t2, 0(t1)
  li t2, '0'
  sb t2, 0(t1)
  li t0, 0x100000
  li t1, 0x5555
  sw t1, 0(t0)
bad:
  j bad
