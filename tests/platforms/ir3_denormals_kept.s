# Denormals as float operations have them where the setting keeps them: numbers like all others.
#! targets a320 a420 a540 a630
#! set flush_denormals=0
#! state R[0]=0x00400000 R[1]=0x00800000
#! after r1.x=0x00800000 r1.y=0x00400000 r1.z=0x00400000 r1.w=0x5f3504f3
  add.f r1.x, r0.x, r0.x
  mul.f r1.y, r0.y, (0.5)
  mov.f32f32 r1.z, r0.x
  rsq r1.w, r0.x
  (ss)nop
  end
