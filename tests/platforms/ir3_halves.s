# Half registers by their names, on targets where they are registers of their own and where they are halves of full ones:
# hr0.z and hr0.w are the two of r0.y there.
#! targets a320 a420 a540 a630
#! state hr0.y=0x1200 hr0.z=0x34 r1.x=0x10000
#! after hr0.w=0x1234 hr0.z=0x34 r1.x=0x11234
  add.u hr0.w, hr0.y, hr0.z
  (rpt5)nop
  nop
  cov.u16u32 r1.y, hr0.w
  (rpt5)nop
  nop
  add.u r1.x, r1.x, r1.y
  (rpt5)nop
  nop
  end
