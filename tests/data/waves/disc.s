# A textured disc: pixels outside of it are discarded. `disc.txt` is its data; without it, four lanes of one quad.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0.5 0.0 0.5 0.75
#! state r0.y 0.5 0.0 0.25 0.5
#! state c0.x 0.24
#! varying 0 0.0 1.0 0.0
#! varying 1 0.0 0.0 1.0
#! texture 0 2d 1x1 0.5 0.25 1.0 1.0
#! discarded 1
#! expect r3.x 0.25 0.0 0.25 0.375
#! expect r3.y 0.125 0.0 0.0625 0.125
#! expect r3.z 1.0
  (rpt1)bary.f (ei)r1.x, (r)0, r0.x
  (rpt5)nop
  add.f r2.x, r1.x, (neg)(0.5)
  add.f r2.y, r1.y, (neg)(0.5)
  (rpt2)nop
  mul.f r2.z, r2.x, r2.x
  (rpt2)nop
  mad.f32 r2.z, r2.y, r2.y, r2.z
  (rpt2)nop
  cmps.f.gt p0.x, r2.z, c0.x
  (rpt5)nop
  kill p0.x
  sam (f32)(xyzw)r3.x, r1.x, s#0, t#0
  (sy)mul.f r3.x, r3.x, r1.x
  mul.f r3.y, r3.y, r1.y
  end
