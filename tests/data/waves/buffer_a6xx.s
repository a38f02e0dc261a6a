# A buffer of 20 bytes: words outside read 0 and are not written; each lane adds to the first word.
#! targets a630
#! lanes 8
#! state r0.x lane
#! state r0.y 0
#! state r0.z 1
#! state S[1] 0x10000000
#! state L[1] 20
#! memory 0x10000000 10 11 12 13 14 15 16 17
#! expect r1.x 10 11 12 13 14 0 0 0
#! expect r2.x 10 11 12 13 14 15 16 17
#! holds 0x10000000 18 11 12 13 14 15 16 17
  ldib.b.untyped.1d.u32.1.imm r1.x, r0.x, 1
  mov.u32u32 r2.y, r0.z
  (sy)(rpt5)nop
  atomic.b.add.untyped.1d.u32.1.imm r2.x, r0.y, 1
  (sy)nop
  end
