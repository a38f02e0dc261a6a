# A reference against texels, before they are filtered: half of them pass.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0.5
#! state r0.y 0.5
#! state r0.z 0.1 0.4 0.6 0.9
#! state r1.x 0.0
#! texture 0 2d 2x1 0.25 0.75
#! sampler 0 wrap=clamp filter=linear compare=less
#! expect r2.x 1.0 0.5 0.5 0.0
  saml.s (f32)(x)r2.x, r0.x, r1.x, s#0, t#0
  (sy)nop
  end
