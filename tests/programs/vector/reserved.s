# Vector instructions whose operands overlap in ways that are reserved, and what their semantics make of them. It exits with
# the number of the result that is wrong, or 0. With an argument it begins with the overlap that only vtype makes reserved.
#
#   onespec run --allow-reserved --target rv64gcv tests/programs/vector/reserved.s

        .equ    exit, 93

        .text
        .globl  _start
_start:
        ld      s0, 0(sp)               # argc
        li      t0, 1
        bgtu    s0, t0, state

# A destination that is the source: elements move up one after the other, so that all become the lowest.
word:
        li      a0, 1
        vsetivli t0, 4, e32, m1, ta, ma
        vid.v   v8
        vadd.vi v8, v8, 5
        vslideup.vi v8, v8, 1
        vmv.x.s t1, v8
        li      t2, 5
        bne     t1, t2, end
        li      a0, 2
        vslidedown.vi v9, v8, 3
        vmv.x.s t1, v9
        bne     t1, t2, end

# A narrower result in the upper register of the wider source.
state:
        li      a0, 3
        vsetivli t0, 8, e16, m2, ta, ma
        vid.v   v8                      # 0 to 7 in v8, wider than what follows
        vsetivli t0, 8, e8, m1, ta, ma
        vnsrl.wi v9, v8, 0
        vslidedown.vi v10, v9, 7
        vmv.x.s t1, v10
        li      t2, 7
        bne     t1, t2, end
        li      a0, 0
end:
        li      a7, exit
        ecall
