# All lanes leave by the branch, and read too early behind it what the way without it would have waited for.
#! targets a420
#! lanes 4
#! state r0.x lane
#! hazard `(jp)add.u r0.z, r0.y, 1` reads r0.y
  cmps.u.lt p0.x, r0.x, 8
  (rpt5)nop
  add.u r0.y, r0.x, 4
  br p0.x, #there
  (rpt5)nop
there:
  (jp)add.u r0.z, r0.y, 1
  end
