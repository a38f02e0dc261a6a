# target: rv64g
# Branches and jumps forward and back, local labels, several labels at one place.
start:
        beq     a0, a1, done
        bne     a0, zero, start
loop:
also_loop:
        addi    a0, a0, -1
        bnez    a0, loop
        blez    a0, also_loop
1:      addi    t0, t0, 1
        blt     t0, t1, 1b
        j       1f
        nop
1:      jal     start
        jal     t0, done
        jalr    t0
        jr      ra
done:
        ret
