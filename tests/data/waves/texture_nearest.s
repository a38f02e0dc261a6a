# The nearest texel, by wrap mode: repeat, clamp to edge, mirror. Level 0 is given.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x 0.1 0.3 0.6 0.95 1.3 -0.4 2.2 -1.1
#! state r0.y 0.1 0.9 0.4 0.05 -0.2 0.6 1.7 -0.9
#! texture 0 2d 4x4 0.0 3.0 6.0 2.0 5.0 1.0 4.0 0.0 3.0 6.0 2.0 5.0 1.0 4.0 0.0 3.0
#! state r0.z 0.0
#! sampler 0 wrap=repeat
#! sampler 1 wrap=clamp
#! sampler 2 wrap=mirror
#! expect r1.x 0x00000000 0x40800000 0x40800000 0x40000000 0x40800000 0x40000000 0x40400000 0x40000000
#! expect r1.y 0x00000000 0x40800000 0x40800000 0x40000000 0x40000000 0x40400000 0x40400000 0x00000000
#! expect r1.z 0x00000000 0x40800000 0x40800000 0x40000000 0x40c00000 0x40c00000 0x40a00000 0x40400000
  saml (f32)(x)r1.x, r0.x, r0.z, s#0, t#0
  saml (f32)(x)r1.y, r0.x, r0.z, s#1, t#0
  saml (f32)(x)r1.z, r0.x, r0.z, s#2, t#0
  (sy)nop
  end
