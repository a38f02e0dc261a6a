# predt, predf and prede: lanes wait where predication changes.
#! targets a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 0 2 8 4 16 6 24 8
#! expect r0.z 1 1 1 1 1 1 1 1
  and.b p0.x, r0.x, 1
  (rpt5)nop
  predt p0.x
  (ss)add.u r0.y, r0.x, 1
  predf p0.x
  shl.b r0.y, r0.x, 2
  prede
  mov.u32u32 r0.z, 1
  (rpt2)nop
  bany !p0.x, #out
  mov.u32u32 r0.z, 0
out:
  end
