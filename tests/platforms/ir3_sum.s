# Two loops over an array in global memory: 3, 4 and 5 are stored, loaded and summed. What was read by a store may be written
# when (ss) was waited for; what was loaded may be read when (sy) was.
#! targets a320 a420
#! state R[0]=0x10000000
#! after r1.x=12
  mov.u32u32 r1.x, 0
  mov.u32u32 r1.y, 3
  mov.u32u32 r1.z, 3
  mov.u32u32 r2.x, r0.x
  (rpt5)nop
fill:
  stg.u32 g[r2.x], r1.z, 1
  (ss)add.u r2.x, r2.x, 4
  add.u r1.z, r1.z, 1
  (rpt2)nop
  cmps.u.lt p0.x, r1.z, 6
  (rpt5)nop
  br p0.x, #fill
  mov.u32u32 r2.x, r0.x
  (rpt5)nop
load:
  ldg.u32 r3.x, g[r2.x], 1
  (ss)add.u r2.x, r2.x, 4
  sub.u r1.y, r1.y, 1
  (sy)add.u r1.x, r1.x, r3.x
  (rpt1)nop
  cmps.u.gt p0.x, r1.y, 0
  (rpt5)nop
  br p0.x, #load
  (rpt5)nop
  end
