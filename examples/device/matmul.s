# C = A * B of binary32 numbers by tensor commands: thread 0 of minion m computes blocks m, m + minions, … of 16 by 16.
# Arguments: addresses of A, B, C; bytes of a row; blocks of a row; blocks of C; minions.
    csrr s0, hartid
    andi t0, s0, 1
    bnez t0, done           # commands belong to thread 0
    srli s0, s0, 1
    ld s1, 0(a0)
    ld s2, 8(a0)
    ld s3, 16(a0)
    ld s4, 24(a0)
    ld s5, 32(a0)
    slli s10, s4, 4         # bytes of 16 rows
next:
    ld t0, 40(a0)
    bgeu s0, t0, done
    divu t1, s0, s5
    remu t2, s0, s5
    mul t4, t1, s10
    add t5, s1, t4          # rows of A
    slli a3, t2, 6
    add s6, s2, a3          # columns of B
    add s7, s3, t4
    add s7, s7, a3          # the block of C
    mv s8, s5
    li s9, 0x01ff800000010001   # 16 by 16 by 16, A in lines 0 to 15, B in lines 16 to 31, the first product
    li s11, 0x0200000000000000  # line 16
along:
    mv x31, s4
    ori t0, t5, 15
    csrw 0x83f, t0          # tensor_load of 16 rows of A
    or t0, s6, s11
    ori t0, t0, 15
    csrw 0x83f, t0          # and of B
    csrwi 0x830, 0          # wait for both
    csrw 0x801, s9          # tensor_fma32
    csrwi 0x830, 7
    li s9, 0x01ff800000010000   # the others add
    addi t5, t5, 64
    add s6, s6, s10
    addi s8, s8, -1
    bnez s8, along
    mv x31, s4
    li t1, 0x01f8000000000000
    or t0, s7, t1
    csrw 0x87f, t0          # tensor_store of 16 rows
    csrwi 0x830, 8
    ld t0, 48(a0)
    add s0, s0, t0
    j next
done:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
