# Values times L12, plus L13, scheduled by macros: a row group a cycle.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64 pending=0
#! same sfpu_plain_scale.s fp32 fp32
#! kernel sfpi/scheduled.cc calculate_scale fp32 fp32 L0=each:0x3b000000 L1=each:0xbf2cc4c7
  sfploadi L0,3328,10
  sfploadi L0,33804,8
  sfpconfig 0,0,0
  sfploadi L0,33792,10
  sfploadi L0,4864,8
  sfpconfig 4,0,0
  sfpconfig 8,16,1
  ttreplay 0,4,1,1
  sfploadmacro 0,L0,0,3,2
  sfploadmacro 0,L1,0,3,2
  sfploadmacro 0,L2,0,3,2
  sfploadmacro 0,L3,0,3,2
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
