# A buffer of 20 bytes: words outside read 0 and are not written.
#! targets a420 a540
#! lanes 8
#! state r0.x lane
#! state r0.y 0
#! state S[1] 0x10000000
#! state L[1] 20
#! memory 0x10000000 10 11 12 13 14 15 16 17
#! expect r1.x 10 11 12 13 14 0 0 0
#! holds 0x10000000 0 1 2 3 4 15 16 17
  ldgb.untyped.4d.u32.1 r1.x, g[1], r0.y, r0.x
  (sy)nop
  stgb.untyped.4d.u32.1 g[1], r0.x, r0.x, r0.y
  end
