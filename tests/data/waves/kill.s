# kill: lanes 1 and 6 are discarded, go on as helpers, and write no memory. Their quads have others left.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! state r0.w 0x10000000
#! state r1.x 0 0 0 0 0 0 0 0
#! discarded 1 6
#! expect r0.y 5 6 7 8 9 10 11 12
#! holds 0x10000000 0 0xffffffff 2 3 4 5 0xffffffff 7
#! memory 0x10000000 -1 -1 -1 -1 -1 -1 -1 -1
  cmps.u.eq p0.x, r0.x, 1
  (rpt5)nop
  kill p0.x
  cmps.u.eq p0.x, r0.x, 6
  (rpt5)nop
  kill p0.x
  add.u r0.y, r0.x, 5
  shl.b r0.z, r0.x, 2
  (rpt5)nop
  add.u r0.w, r0.w, r0.z
  (rpt5)nop
  stg.u32 g[r0.w], r0.x, 1
  end
