# call and ret, jump, ball, getone: the whole wave goes.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 7 8 9 10 11 12 13 14
#! expect r0.z 5 5 5 5 5 5 5 5
#! expect r0.w 1 0 0 0 0 0 0 0
  mov.u32u32 r0.z, 0
  mov.u32u32 r0.w, 0
  call #double
  cmps.u.lt p0.x, r0.x, 8
  (rpt5)nop
  ball p0.x, #all
  jump #behind
all:
  mov.u32u32 r0.z, 5
behind:
  getone #one
  jump #join
one:
  mov.u32u32 r0.w, 1
join:
  (jp)nop
  end
double:
  add.u r0.y, r0.x, 7
  ret
