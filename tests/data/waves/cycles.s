# Seven slots and the end.
#! targets a420
#! lanes 4
#! cycles a420 9
  mov.u32u32 r0.x, 1
  (rpt5)nop
  add.u r0.y, r0.x, 1
  end
