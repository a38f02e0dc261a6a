# An if with else: r0.y is 100 + lane where lane < 3, else 200 + 2 * lane. All lanes are active behind it: the ballot
# of a wave (bany) sees them all.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 100 101 102 206 208 210 212 214
#! expect r0.z 1 1 1 1 1 1 1 1
#! depth 1
  mov.u32u32 r1.x, 100
  mov.u32u32 r1.y, 200
  cmps.u.lt p0.x, r0.x, 3
  (rpt5)nop
  br !p0.x, #otherwise
  add.u r0.y, r0.x, r1.x
  jump #behind
otherwise:
  (jp)nop
  (rpt5)nop
  add.u r0.y, r0.x, r0.x
  (rpt5)nop
  add.u r0.y, r0.y, r1.y
behind:
  (jp)nop
  cmps.u.eq p0.x, r0.x, 0
  mov.u32u32 r0.z, 0
  (rpt5)nop
  bany p0.x, #any
  jump #out
any:
  mov.u32u32 r0.z, 1
out:
  end
