# A load from nowhere: lane, address and instruction are told.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0x10000000 0x10000000 0x50000000 0x10000000
#! fault 0x1000000: lane 2: trap LoadFault (cause 2, value 0x50000000) by `ldg.u32 r0.z, g[r0.x], 1`
  ldg.u32 r0.z, g[r0.x], 1
  end
