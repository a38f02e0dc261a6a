# f16 results go to half registers.
#! targets a630
#! lanes 4
#! state r0.x 0.5
#! texture 0 2d 1x1 1.5
#! expect hr4.x 0x3e00
  sam (f16)(x)hr4.x, r0.x, s#0, t#0
  (sy)nop
  end
