# Denormals as float operations have them by default: sources are zeros, and so are results; a copy keeps the bits.
#! targets a320 a420 a540 a630
#! state R[0]=0x00400000 R[1]=0x00800000
#! after r1.x=0 r1.y=0 r1.z=0x00400000 r1.w=0x7f800000
  add.f r1.x, r0.x, r0.x
  mul.f r1.y, r0.y, (0.5)
  mov.f32f32 r1.z, r0.x
  rsq r1.w, r0.x
  (ss)nop
  end
