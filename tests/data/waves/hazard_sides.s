# Both sides of a branch use one register at a distance that is too short for one lane: they are other lanes, so nothing is too
# early. What the lanes of the second side have written themselves is.
#! targets a420
#! lanes 4
#! state r0.x lane
#! hazard `add.u r0.w, r0.z, 1` reads r0.z
  cmps.u.lt p0.x, r0.x, 2
  (rpt5)nop
  br p0.x, #low
  (rpt5)nop
  add.u r0.y, r0.x, 4
  jump #join
low:
  add.u r1.x, r0.y, 1
  add.u r0.z, r0.x, 1
  add.u r0.w, r0.z, 1
join:
  (jp)nop
  end
