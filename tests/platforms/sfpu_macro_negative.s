# Values with the other sign, scheduled by macros: a row group a cycle.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64 pending=0
#! kernel sfpi/scheduled.cc calculate_negative fp32 fp32
  sfploadi L0,1,10
  sfploadi L0,31744,8
  sfpconfig 0,0,0
  sfploadi L0,4,10
  sfploadi L0,2816,8
  sfpconfig 4,0,0
  sfpconfig 8,16,1
  ttreplay 0,4,1,1
  sfploadmacro 0,L0,0,4,2
  sfploadmacro 0,L1,0,4,2
  sfploadmacro 0,L2,0,4,2
  sfploadmacro 0,L3,0,4,2
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
