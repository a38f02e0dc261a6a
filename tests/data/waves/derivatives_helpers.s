# Derivatives of a quad with a helper and a discarded lane.
#! targets a320 a420 a540 a630
#! lanes 4
#! helpers 3
#! state r0.x 1.0 3.0 7.0 12.0
#! state r1.x lane
#! discarded 0
#! expect r0.y 5.0
  cmps.u.eq p0.x, r1.x, 0
  (rpt5)nop
  kill p0.x
  dsx (f32)(x)r0.y, r0.x
  (sy)nop
  end
