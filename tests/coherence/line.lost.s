# Two minions store to the same line: each writes its copy back, whole, and the one that comes last overwrites what the other one has stored.
    .globl _start
_start:
    csrr s0, hartid
    la s1, data
    la s2, stage
    li s3, 1
    beqz s0, first
    li t0, 2
    beq s0, t0, second
    li t0, 64
    beq s0, t0, reader
    j good
first:
    mv s4, s1
    j store
second:
    addi s4, s1, 8
store:
    ld t1, (s4)              # both have the line before either stores
    amoaddg.w x0, s3, (s2)
    li t2, 2
both:
    amoorg.w t1, x0, (s2)
    bltu t1, t2, both
    sd s3, (s4)
    li t1, 2 << 58           # write back, as far as L3
    or t1, t1, s4
    csrw 0x8bf, t1
    csrwi 0x830, 6           # wait for it
    amoaddg.w x0, s3, (s2)
    j good
reader:
    li t2, 4
written:
    amoorg.w t1, x0, (s2)
    bne t1, t2, written
    amoorg.d t0, x0, (s1)
    addi s4, s1, 8
    amoorg.d t1, x0, (s4)
    and t0, t0, t1
    li a1, -1                # tells of a store that is gone
    beqz t0, end
good:
    li a1, 0
end:
    li a0, 8
    li a2, 0
    ecall
    .balign 64
data:
    .dword 0, 0, 0, 0, 0, 0, 0, 0
    .dword 0, 0, 0, 0, 0, 0, 0, 0
stage:
    .dword 0
