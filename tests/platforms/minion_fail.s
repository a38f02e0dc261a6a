# FAIL by the CSR for test benches.
#! targets esperanto-a0
#! platform minion
#! code 1
  li t0, 0x50bad000
  csrw 0x8d0, t0
  li a0, 0
