# Texels of an image of 4x1, 8 bits each: what is outside reads 0.
#! targets a630
#! lanes 8
#! state r0.x lane
#! state r0.y 0
#! state r1.x 0.0 1.0 2.0 -1.0 0.5 0.5 0.5 0.5
#! image 2 4x1 unorm8
#! expect r2.x 0.0 1.0 1.0 0.0 0.0 0.0 0.0 0.0
  stib.b.typed.2d.f32.1.imm r1.x, r0.x, 2
  (sy)nop
  ldib.b.typed.2d.f32.1.imm r2.x, r0.x, 2
  (sy)nop
  end
