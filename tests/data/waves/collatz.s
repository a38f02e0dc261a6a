# A loop that each lane leaves after another number of rounds: steps of the Collatz sequence from lane + 1.
#! targets a320 a420 a540 a630
#! lanes 8
#! state r0.x lane
#! expect r0.y 0 1 7 2 5 8 16 3
  add.u r0.x, r0.x, 1
  mov.u32u32 r0.y, 0
  (rpt5)nop
top:
  (jp)cmps.u.le p0.x, r0.x, 1
  (rpt5)nop
  br p0.x, #behind
  and.b r0.z, r0.x, 1
  add.u r0.y, r0.y, 1
  (rpt5)nop
  cmps.u.eq p0.x, r0.z, 0
  (rpt5)nop
  br p0.x, #even
  add.u r0.w, r0.x, r0.x
  (rpt2)nop
  nop
  add.u r0.x, r0.x, 1
  (rpt5)nop
  add.u r0.x, r0.x, r0.w
  (rpt5)nop
  jump #top
even:
  (jp)shr.b r0.x, r0.x, 1
  (rpt5)nop
  jump #top
behind:
  (jp)nop
  end
