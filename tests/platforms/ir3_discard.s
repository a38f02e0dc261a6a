# A fiber that is discarded ends; what follows is not executed.
#! targets a320 a420 a540 a630
#! after r0.x=1
  mov.u32u32 r0.x, 1
  mov.u32u32 r0.y, 2
  (rpt5)nop
  cmps.u.lt p0.x, r0.x, r0.y
  (rpt5)nop
  kill p0.x
  mov.u32u32 r0.x, 7
  end
