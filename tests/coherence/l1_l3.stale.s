# Minion 0 stores through its first-level cache, a hart of the other shire reads at the global L3. What was stored has not come there: it reads the old value.
    .globl _start
_start:
    csrr s0, hartid
    la s1, data
    la s2, stage
    li s3, 1
    beqz s0, writer
    li t0, 64
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
    flwg.ps ft0, (s1)
    fmvz.x.ps t0, ft0, 0
    amoaddg.w x0, s3, (s2)
    li t2, 2
wait:
    amoorg.w t1, x0, (s2)
    bne t1, t2, wait
    flwg.ps ft0, (s1)
    fmvz.x.ps t0, ft0, 0
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
