# flat.b: the bits of the provoking vertex.
#! targets a630
#! lanes 4
#! varying 0 1.0 5.0 9.0
#! varying 1 7 8 0xffffffff
#! provoking 2
#! expect r1.x 9.0
#! expect r1.y 0xffffffff
  flat.b r1.x, 0, r0.x
  flat.b (ei)r1.y, 1, r0.x
  end
