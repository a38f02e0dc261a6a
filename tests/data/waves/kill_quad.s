# A quad of which all lanes are discarded ends at once: lanes 4 to 7 do not come to the last instruction.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! discarded 4 5 6 7
#! expect r0.y 9 9 9 9 0 0 0 0
  cmps.u.ge p0.x, r0.x, 4
  (rpt5)nop
  kill p0.x
  mov.u32u32 r0.y, 9
  end
