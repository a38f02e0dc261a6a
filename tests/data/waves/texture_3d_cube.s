# A box of 2x2x2 texels, and the faces of a cube.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x 0.25 0.75 0.25 0.75 0.25 0.75 0.25 0.75
#! state r0.y 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75
#! state r0.z 0.25 0.25 0.25 0.25 0.75 0.75 0.75 0.75
#! state r1.x 1.0 -1.0 0.0 0.0 0.0 0.0 2.0 0.5
#! state r1.y 0.0 0.0 1.0 -1.0 0.0 0.0 0.5 -3.0
#! state r1.z 0.0 0.0 0.0 0.0 1.0 -1.0 1.0 1.0
#! state r1.w 0.0
#! texture 0 3d 2x2x2 0.0 1.0 2.0 3.0 4.0 5.0 6.0 7.0
#! texture 1 cube 1x1x6 10.0 11.0 12.0 13.0 14.0 15.0
#! expect r2.x 0.0 1.0 2.0 3.0 4.0 5.0 6.0 7.0
#! expect r2.y 10.0 11.0 12.0 13.0 14.0 15.0 10.0 13.0
  saml.3d (f32)(x)r2.x, r0.x, r1.w, s#0, t#0
  saml.3d (f32)(x)r2.y, r1.x, r1.w, s#0, t#1
  (sy)nop
  end
