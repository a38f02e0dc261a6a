# The finisher ends the run with a code; the serial port prints.
#! targets rv64gc rv32gc
#! platform board
#! output ok
#! code 3
  li t0, 0x10000000
  li t1, 'o'
  sb t1, 0(t0)
  li t1, 'k'
  sb t1, 0(t0)
  li t0, 0x100000
  li t1, 0x33333
  sw t1, 0(t0)
