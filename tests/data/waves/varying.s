# bary.f: v0 + i (v1 - v0) + j (v2 - v0), all exact here.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x 0.25 0.5 0.0 1.0 0.0 0.125 0.75 0.375
#! state r0.y 0.5 0.25 0.0 0.0 1.0 0.125 0.25 0.5
#! varying 0 1.0 5.0 9.0
#! varying 1 2.0 2.0 2.0
#! varying 2 -1.0 3.0 0.5
#! expect r1.x 0x40c00000 0x40a00000 0x3f800000 0x40a00000 0x41100000 0x40200000 0x40c00000 0x40d00000
#! expect r1.y 2.0
#! expect r1.z 0x3f400000 0x3fb00000 0xbf800000 0x40400000 0x3f000000 0xbea00000 0x40180000 0x3fa00000
  (rpt2)bary.f (ei)r1.x, (r)0, r0.x
  end
