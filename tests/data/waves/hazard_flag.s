# A sample that is read without (sy), across a branch.
#! targets a420
#! lanes 4
#! state r0.x 0.5
#! hazard `(jp)add.f r0.w, r1.x, r1.x` reads r1.x, for which (sy) has to be waited: `sam` at 0x1000010
  cmps.u.lt p0.x, r0.x, 2
  (rpt5)nop
  sam (f32)(x)r1.x, r0.x, s#0, t#0
  br p0.x, #there
  nop
there:
  (jp)add.f r0.w, r1.x, r1.x
  end
