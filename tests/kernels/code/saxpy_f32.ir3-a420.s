saxpy.kernel0:  # r0.x, r0.y, r0.z -> r0.x
        mul.f r1.x, r0.z, r0.x
        (rpt2)nop
        add.f r0.x, r1.x, r0.y
        end
