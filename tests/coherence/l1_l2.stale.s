# Minion 0 stores through its first-level cache, minion 1 of the same shire has read the line before. Its own copy is what it reads again: the old value.
    .globl _start
_start:
    csrr s0, hartid
    la s1, data
    la s2, stage
    li s3, 1
    beqz s0, writer
    li t0, 2
    beq s0, t0, reader
    j good
writer:                      # once the other one has read
    amoorg.w t1, x0, (s2)
    bne t1, s3, writer
    li t0, 77
    sd t0, (s1)
    amoaddg.w x0, s3, (s2)
    j good
reader:
    ld t0, (s1)              # takes the line into its cache
    amoaddg.w x0, s3, (s2)
    li t2, 2
wait:
    amoorg.w t1, x0, (s2)
    bne t1, t2, wait
    ld t0, (s1)
    li t1, 77
    li a1, -1                # tells of an old value
    bne t0, t1, end
good:
    li a1, 0
end:
    li a0, 8
    li a2, 0
    ecall
    .balign 64
data:
    .dword 11
    .balign 64
stage:
    .dword 0
