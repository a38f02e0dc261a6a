# The implicit level comes from the quad: steps of 1/8 a pixel on 8 texels are level 0, of 1/2 level 2. Each level of the
# texture has one value: that of 8x8 texels 6 x, whose mean is 21 in the smallest level. A bias of 1 is one level more.
# Coordinates stay within one texel of the level, so that the value is that of the left texel there.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x 0.0 0.125 0.0 0.125 0.0 0.5 0.0 0.5
#! state r0.y 0.0 0.0 0.125 0.125 0.0 0.0 0.5 0.5
#! state r0.z 1.0
#! texture 0 2d 8x8 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0 0.0 6.0 12.0 18.0 24.0 30.0 36.0 42.0
#! sampler 0 wrap=clamp mip=nearest
#! expect r1.x 0.0 6.0 0.0 6.0 9.0 33.0 9.0 33.0
#! expect r1.y 3.0 3.0 3.0 3.0 21.0 21.0 21.0 21.0
#! expect r1.z 0 0 0 0 512 512 512 512
  sam (f32)(x)r1.x, r0.x, s#0, t#0
  samb (f32)(x)r1.y, r0.x, r0.z, s#0, t#0
  getlod (s32)(x)r1.z, r0.x, s#0, t#0
  (sy)nop
  end
