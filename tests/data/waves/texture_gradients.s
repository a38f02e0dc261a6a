# samgq: gradients of 1/2 on 8 texels are level 2, whatever the quad.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0.6
#! state r0.y 0.0
#! state r1.x 0.5
#! state r1.y 0.0
#! state r1.z 0.0
#! state r1.w 0.25
#! texture 0 2d 8x8 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0
#! sampler 0 wrap=clamp mip=nearest
#! expect r2.x 33.0
  samgq (f32)(x)r2.x, r0.x, s#0, t#0
  (sy)nop
  end
