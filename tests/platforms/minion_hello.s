# Prints by the CSR for test benches and ends with PASS, as the public system emulator has it.
#! targets esperanto-a0 esperanto-later
#! platform minion
#! output hi
#! after a0=0x8000001000
_start:
  auipc a0, 0
  li t1, 1
  slli t1, t1, 56
  la t0, text
next:
  lbu t2, 0(t0)
  beqz t2, done
  or t2, t2, t1
  csrw 0x8d1, t2
  addi t0, t0, 1
  j next
done:
  li t0, 0x1feed000
  csrw 0x8d0, t0
  li a0, 0
text: .asciz "hi"
