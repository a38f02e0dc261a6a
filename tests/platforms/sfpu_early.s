# The same without the slot.
#! targets wormhole
#! state L1=each:0x40400000
#! hazard wormhole 0x4: `sfpstore L2,0,3,3` reads L2 a slot too early: `sfpmul` at 0x0 has it after 2 cycles and nothing waits
  sfpmul L2,L1,L1,0
  sfpstore L2,0,3,3
