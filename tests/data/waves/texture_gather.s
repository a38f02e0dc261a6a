# The red components of the four texels around a place, counterclockwise from the lower left.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0.5
#! state r0.y 0.5
#! texture 0 2d 2x2 1.0 2.0 3.0 4.0
#! sampler 0 wrap=clamp
#! expect r1.x 3.0
#! expect r1.y 4.0
#! expect r1.z 2.0
#! expect r1.w 1.0
  gather4r (f32)(xyzw)r1.x, r0.x, s#0, t#0
  (sy)nop
  end
