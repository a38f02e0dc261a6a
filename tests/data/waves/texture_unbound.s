# A texture that is not bound gives zeros.
#! targets a320 a420 a540 a630
#! lanes 4
#! state r0.x 0.5
#! state r1.x 7
#! expect r1.x 0
  sam (f32)(x)r1.x, r0.x, s#5, t#9
  (sy)nop
  end
