# What is not public traps.
#! targets a420
#! lanes 4
#! fault lane 0: trap NotPublic
  conv (f32)(x)r1.x, r0.x, r0.z, s#0, t#0
  end
