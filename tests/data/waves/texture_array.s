# Layers: cut to an integer from a4xx on (the shader has added a half).
#! targets a420 a540 a630
#! lanes 4
#! state r0.x 0.5
#! state r0.y 0.5
#! state r0.z 0.5 1.5 1.9 7.5
#! state r1.x 0.0
#! texture 0 2d_array 1x1x3 10.0 20.0 30.0
#! expect r2.x 10.0 20.0 20.0 30.0
  saml.a (f32)(x)r2.x, r0.x, r1.x, s#0, t#0
  (sy)nop
  end
