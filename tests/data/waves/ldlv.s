# ldlv: the bits of the provoking vertex.
#! targets a420 a540
#! lanes 4
#! varying 0 1.0 5.0 9.0
#! varying 1 7 8 0xffffffff
#! expect r1.x 1.0
#! expect r1.y 7
  ldlv.u32 r1.x, l[0], 2
  (ss)nop
  end
