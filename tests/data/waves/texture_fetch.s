# isam: texels by integers; outside of the texture they are 0. Sizes and levels.
#! targets a420 a540 a630
#! lanes 8
#! state r0.x 0 1 2 3 4 -1 0 3
#! state r0.y 0 1 3 2 0 0 4 3
#! state r0.z 0
#! texture 3 2d 4x4 0 3 6 2 5 1 4 0 3 6 2 5 1 4 0 3
#! expect r1.x 0 1 0 5 0 0 0 3
#! expect r2.x 4
#! expect r2.y 4
#! expect r3.z 3
  isam (u32)(x)r1.x, r0.x, s#0, t#3
  getsize (u16)(xy)hr8.x, r0.z, t#3
  getsize (u32)(xy)r2.x, r0.z, t#3
  getinfo (u32)(z)r3.x, t#3
  (sy)nop
  end
