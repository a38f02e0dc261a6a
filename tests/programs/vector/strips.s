# Vector loops over arrays of 37 elements, strip by strip: the results are the same however long vectors are.
#
#   onespec run --target rv64gcv --vlen 256 tests/programs/vector/strips.s

        .equ    write, 64
        .equ    exit, 93
        .equ    count, 37

        .text
        .globl  _start
_start:
        csrr    a0, vlenb
        call    print

# x[i] = i + 1, y[i] = 2 * i as single precision
        li      s0, count
        li      s1, 0                   # elements done
        la      s2, x
        la      s3, y
fill:
        vsetvli t0, s0, e32, m4, ta, ma
        vid.v   v8
        vadd.vx v8, v8, s1
        vadd.vi v12, v8, 1
        vadd.vv v8, v8, v8
        vfcvt.f.xu.v v12, v12
        vfcvt.f.xu.v v8, v8
        vse32.v v12, (s2)
        vse32.v v8, (s3)
        slli    t1, t0, 2
        add     s2, s2, t1
        add     s3, s3, t1
        add     s1, s1, t0
        sub     s0, s0, t0
        bnez    s0, fill

# y = 3 * x + y; the strips are counted
        li      s0, count
        li      s1, 0
        la      s2, x
        la      s3, y
        li      t1, 3
        fcvt.s.w fa0, t1
saxpy:
        vsetvli t0, s0, e32, m2, ta, ma
        vle32.v v8, (s2)
        vle32.v v16, (s3)
        vfmacc.vf v16, fa0, v8
        vse32.v v16, (s3)
        slli    t1, t0, 2
        add     s2, s2, t1
        add     s3, s3, t1
        sub     s0, s0, t0
        addi    s1, s1, 1
        bnez    s0, saxpy
        mv      a0, s1
        call    print

# the sum of y, and of its elements that are odd: 3 * (i + 1) + 2 * i
        li      s0, count
        la      s3, y
        vsetivli x0, 1, e32, m1, ta, ma
        vmv.s.x v4, x0
        vmv.s.x v5, x0
sum:
        vsetvli t0, s0, e32, m2, ta, ma
        vle32.v v8, (s3)
        vfcvt.xu.f.v v8, v8
        vredsum.vs v4, v8, v4
        vand.vi v12, v8, 1
        vmsne.vi v0, v12, 0
        vredsum.vs v5, v8, v5, v0.t
        slli    t1, t0, 2
        add     s3, s3, t1
        sub     s0, s0, t0
        bnez    s0, sum
        vmv.x.s a0, v4
        call    print
        vmv.x.s a0, v5
        call    print

# bytes of the text, copied eight registers at a time, in pairs of fields, and from the end
        la      a0, copy
        la      a1, text
        li      a2, text_size
memcpy:
        vsetvli t0, a2, e8, m8, ta, ma
        vle8.v  v8, (a1)
        vse8.v  v8, (a0)
        add     a0, a0, t0
        add     a1, a1, t0
        sub     a2, a2, t0
        bnez    a2, memcpy
        la      a1, copy
        li      a2, text_size
        call    put

        la      a0, copy
        la      a1, text
        li      a2, text_size / 2
swap:                                   # exchanges the bytes of each pair
        vsetvli t0, a2, e8, m2, ta, ma
        vlseg2e8.v v8, (a1)
        vmv.v.v v12, v8
        vmv.v.v v8, v10
        vmv.v.v v10, v12
        vsseg2e8.v v8, (a0)
        slli    t1, t0, 1
        add     a0, a0, t1
        add     a1, a1, t1
        sub     a2, a2, t0
        bnez    a2, swap
        la      a1, copy
        li      a2, text_size
        call    put

        la      a0, copy
        la      a1, text_end - 1
        li      a2, text_size
        li      a3, -1
reverse:
        vsetvli t0, a2, e8, m1, ta, ma
        vlse8.v v8, (a1), a3
        vse8.v  v8, (a0)
        add     a0, a0, t0
        sub     a1, a1, t0
        sub     a2, a2, t0
        bnez    a2, reverse
        la      a1, copy
        li      a2, text_size
        call    put

# length of the text up to the first dot, by loads that stop where they cannot read
        la      a1, text
        li      s0, 0
        li      a3, '.'
strchr:
        vsetvli t0, x0, e8, m4, ta, ma
        vle8ff.v v8, (a1)
        csrr    t0, vl
        vmseq.vx v0, v8, a3
        vfirst.m t1, v0
        bgez    t1, found
        add     s0, s0, t0
        add     a1, a1, t0
        j       strchr
found:
        add     a0, s0, t1
        call    print
        li      a0, 0
        li      a7, exit
        ecall

# Prints a0 in decimal and a newline.
print:
        la      a1, end                 # digits are written backwards from here
        li      t1, 10
digit:
        remu    t0, a0, t1
        divu    a0, a0, t1
        addi    t0, t0, '0'
        addi    a1, a1, -1
        sb      t0, 0(a1)
        bnez    a0, digit
        la      a2, end
        sub     a2, a2, a1
        addi    a2, a2, 1               # and the newline behind them
# Prints a2 bytes at a1.
put:
        li      a0, 1
        li      a7, write
        ecall
        ret

        .data
        .string "room for 19 digits"
end:    .byte   '\n'
text:   .ascii  "Vectors are as long as the machine likes. Loops are not.\n"
text_end:
        .byte   0
        .equ    text_size, text_end - text
copy:   .zero   128
        .align  4
x:      .zero   160
y:      .zero   160
