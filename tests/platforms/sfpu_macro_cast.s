# Unsigned integers to bf16, scheduled by macros: a row group a cycle.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64 pending=0
#! same sfpu_plain_cast.s uint16 bf16
  sfploadi L0,0,10
  sfploadi L0,36864,8
  sfpconfig 0,0,0
  sfploadi L0,1,10
  sfploadi L0,36352,8
  sfpconfig 1,0,0
  sfploadi L0,4,10
  sfploadi L0,21325,8
  sfpconfig 4,0,0
  sfpconfig 8,2,1
  ttreplay 0,4,1,1
  sfploadmacro 0,L0,0,6,2
  sfploadmacro 0,L1,0,6,2
  sfploadmacro 0,L2,0,6,2
  sfploadmacro 0,L3,0,6,2
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
