# Runs vector instructions one at a time and tells what they did: see tests/src/rvv/qemu.rs.
#
# Standard input: the number of cases (8 bytes), 8 bytes of padding, 4096 bytes of memory; then the cases. Standard output:
# what came of each. A case and an answer are 128 bytes and the 32 vector registers, lowest first.
#
#   case     0 the instruction and a return   8 vtype   16 vl   24 vstart   32 vcsr   40 fcsr   48 a0   56 a1   64 a2
#            72 fa0   80 fa2   96 whether it may write memory
#   answer   0 signal, or 0   8 address of the fault   16 vstart   24 vl   32 vtype   40 vcsr   48 fcsr   56 a2   64 fa2
#            behind the registers: the memory, if the case may write it
        .equ    WINDOW, 0x30000000              # what loads and stores work on; nothing is mapped around it
        .equ    ANSWER, 0x38000000
        .equ    INPUT, 0x40000000
        .equ    PAGE, 4096
        .option norvc
_start:
        li      s5, WINDOW
        li      a1, PAGE
        mv      a0, s5
        li      a2, 3                           # read and write
        jal     ra, map
        li      s2, ANSWER
        mv      a0, s2
        li      a1, 0x100000
        li      a2, 3
        jal     ra, map
        li      s6, INPUT
        mv      a0, s6
        li      a1, 0x8000000
        li      a2, 7                           # and execute: the instructions are run where they are read
        jal     ra, map
        csrr    s3, vlenb
        slli    s4, s3, 5
        addi    s4, s4, 128                     # bytes of a case
        la      t0, action
        la      t1, caught
        sd      t1, 0(t0)
        li      t1, 0x40000004                  # SA_NODEFER, SA_SIGINFO
        sd      t1, 8(t0)
        li      s7, 0x0b07050400000000          # SIGILL, SIGTRAP, SIGBUS, SIGSEGV
        srli    s7, s7, 32
install:
        andi    a0, s7, 0xff
        la      a1, action
        li      a2, 0
        li      a3, 8
        li      a7, 134                         # rt_sigaction
        ecall
        srli    s7, s7, 8
        bnez    s7, install
        # the head
        mv      a1, s6
        li      s8, 16
        li      t0, PAGE
        add     s8, s8, t0
        jal     ra, read
        ld      s1, 0(s6)                       # cases that are left
        addi    s7, s6, 16                      # the memory as it is before each case
        mv      s0, a1
        mul     s8, s1, s4
        jal     ra, read
next:
        beqz    s1, done
        sd      zero, 0(s2)
        sd      zero, 8(s2)
        # memory
        mv      t0, s5
        mv      t1, s7
        li      t2, PAGE
        add     t2, t2, t0
copy:
        ld      t3, 0(t1)
        sd      t3, 0(t0)
        addi    t0, t0, 8
        addi    t1, t1, 8
        bltu    t0, t2, copy
        # registers
        csrw    vstart, zero
        slli    t1, s3, 3
        addi    t0, s0, 128
        vl8re8.v v0, (t0)
        add     t0, t0, t1
        vl8re8.v v8, (t0)
        add     t0, t0, t1
        vl8re8.v v16, (t0)
        add     t0, t0, t1
        vl8re8.v v24, (t0)
        ld      t0, 8(s0)
        ld      t1, 16(s0)
        vsetvl  t2, t1, t0
        ld      t0, 32(s0)
        csrw    vcsr, t0
        ld      t0, 40(s0)
        csrw    fcsr, t0
        fld     fa0, 72(s0)
        fld     fa2, 80(s0)
        ld      a0, 48(s0)
        ld      a1, 56(s0)
        ld      a2, 64(s0)
        ld      t0, 24(s0)
        csrw    vstart, t0
        jalr    ra, 0(s0)
resume:
        csrr    t0, vstart
        sd      t0, 16(s2)
        csrw    vstart, zero
        csrr    t0, vl
        sd      t0, 24(s2)
        csrr    t0, vtype
        sd      t0, 32(s2)
        csrr    t0, vcsr
        sd      t0, 40(s2)
        csrr    t0, fcsr
        sd      t0, 48(s2)
        sd      a2, 56(s2)
        fsd     fa2, 64(s2)
        slli    t1, s3, 3
        addi    t0, s2, 128
        vs8r.v  v0, (t0)
        add     t0, t0, t1
        vs8r.v  v8, (t0)
        add     t0, t0, t1
        vs8r.v  v16, (t0)
        add     t0, t0, t1
        vs8r.v  v24, (t0)
        mv      a1, s2
        mv      s8, s4
        jal     ra, write
        ld      t0, 96(s0)
        beqz    t0, behind
        mv      a1, s5
        li      s8, PAGE
        jal     ra, write
behind:
        add     s0, s0, s4
        addi    s1, s1, -1
        j       next
done:
        li      a0, 0
exit:
        li      a7, 93
        ecall

# Maps a1 bytes at a0 with the rights a2.
map:
        li      a3, 0x32                        # MAP_FIXED, MAP_ANONYMOUS, MAP_PRIVATE
        li      a4, -1
        li      a5, 0
        li      a7, 222
        ecall
        bltz    a0, failed
        ret
failed:
        li      a0, 1
        j       exit

# Reads s8 bytes to a1, which is behind them afterwards.
read:
        blez    s8, enough
        li      a0, 0
        mv      a2, s8
        li      a7, 63
        ecall
        blez    a0, failed
        add     a1, a1, a0
        sub     s8, s8, a0
        j       read
enough:
        ret

# Writes s8 bytes from a1.
write:
        blez    s8, enough
        li      a0, 1
        mv      a2, s8
        li      a7, 64
        ecall
        blez    a0, failed
        add     a1, a1, a0
        sub     s8, s8, a0
        j       write

# A signal: remembers which, and goes on behind the instruction.
caught:
        li      t0, ANSWER
        sd      a0, 0(t0)
        ld      t1, 16(a1)
        sd      t1, 8(t0)
        la      t1, resume
        sd      t1, 176(a2)
        ret

        .data
        .align  3
action:
        .zero   32
