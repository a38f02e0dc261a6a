# Arithmetic reads in cycle 3 what is there after 7.
#! targets a320 a630
#! hazard a320 0x1000008: `add.f r0.y, r0.x, (2.0)` reads r0.x 3 slots too early: `mov` at 0x1000000 has it after 7 cycles and nothing waits
#! hazard a630 0x1000008: `add.f r0.y, r0.x, (2.0)` reads r0.x 3 slots too early: `mov` at 0x1000000 has it after 7 cycles and nothing waits
  mov.f32f32 r0.x, (1.0)
  add.f r0.y, r0.x, (2.0)
  end
