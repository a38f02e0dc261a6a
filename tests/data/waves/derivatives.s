# dsx is the difference of the lower row of each quad, dsy that of the left column.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x 1.0 3.0 7.0 12.0 2.0 2.5 4.0 6.0
#! expect r0.y 0x40a00000 0x40a00000 0x40a00000 0x40a00000 0x40000000 0x40000000 0x40000000 0x40000000
#! expect r0.z 0x40c00000 0x40c00000 0x40c00000 0x40c00000 0x40000000 0x40000000 0x40000000 0x40000000
  dsx (f32)(x)r0.y, r0.x
  dsy (f32)(x)r0.z, r0.x
  (sy)nop
  end
