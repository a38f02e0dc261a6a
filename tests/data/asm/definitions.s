# target: rv64gc
# Definitions by later ones, as many as there are; and those that have no value.
        .equ    k0, k1 + 1
        .equ    k1, k2 + 1
        .equ    k2, k3 + 1
        .equ    k3, k4 + 1
        .equ    k4, k5 + 1
        .equ    k5, k6 + 1
        .equ    k6, k7 + 1
        .equ    k7, k8 + 1
        .equ    k8, k9 + 1
        .equ    k9, k10 + 1
        .equ    k10, k11 + 1
        .equ    k11, k12 + 1
        .equ    k12, k13 + 1
        .equ    k13, k14 + 1
        .equ    k14, k15 + 1
        .equ    k15, k16 + 1
        .equ    k16, k17 + 1
        .equ    k17, k18 + 1
        .equ    k18, k19 + 1
        .equ    k19, k20 + 1
        .equ    k20, k21 + 1
        .equ    k21, k22 + 1
        .equ    k22, k23 + 1
        .equ    k23, k24 + 1
        .equ    k24, k25 + 1
        .equ    k25, k26 + 1
        .equ    k26, k27 + 1
        .equ    k27, k28 + 1
        .equ    k28, k29 + 1
        .equ    k29, k30 + 1
        .equ    k30, k31 + 1
        .equ    k31, k32 + 1
        .equ    k32, k33 + 1
        .equ    k33, k34 + 1
        .equ    k34, k35 + 1
        .equ    k35, k36 + 1
        .equ    k36, k37 + 1
        .equ    k37, k38 + 1
        .equ    k38, k39 + 1
        .equ    k39, k40 + 1
        .equ    k40, 7
start:  li      a0, 5
        .word   k0, k39
        .equ    behind, place - start
        .equ    place, end
        .dword  behind
        lw      a0, k38(sp)
end:
