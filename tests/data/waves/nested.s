# Ifs in ifs, three deep: each has lanes that wait behind it.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 111 111 112 112 113 113 104 104
#! depth 3
  cmps.u.lt p0.x, r0.x, 6
  (rpt5)nop
  br !p0.x, #else1
  cmps.u.lt p0.x, r0.x, 2
  (rpt5)nop
  br !p0.x, #else2
  mov.u32u32 r0.y, 1
  jump #join2
else2:
  (jp)nop
  cmps.u.lt p0.x, r0.x, 4
  (rpt5)nop
  br !p0.x, #else3
  mov.u32u32 r0.y, 2
  jump #join2
else3:
  (jp)nop
  mov.u32u32 r0.y, 3
join2:
  (jp)nop
  (rpt5)nop
  add.u r0.y, r0.y, 10
  jump #join1
else1:
  (jp)nop
  mov.u32u32 r0.y, 4
join1:
  (jp)nop
  mov.u32u32 r0.z, 100
  (rpt5)nop
  add.u r0.y, r0.y, r0.z
  end
