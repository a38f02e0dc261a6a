# Registers of the wave: a value that one lane writes is read by all. Private memory is that of each lane.
#! targets a540 a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 42 42 42 42 42 42 42 42
#! expect r0.w 0 1 2 3 4 5 6 7
  mov.u32u32 r1.x, 0
  (rpt5)nop
  getone #one
  jump #join
one:
  mov.u32u32 r48.x, 42
join:
  (jp)nop
  (ss)mov.u32u32 r0.y, r48.x
  stp.u32 p[r1.x], r0.x, 1
  ldp.u32 r0.w, p[r1.x], 1
  (sy)nop
  end
