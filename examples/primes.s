# Prints the primes below 100. A Linux program for RV64: it talks to the kernel with `ecall` alone.
#
#   onespec run examples/primes.s

        .equ    write, 64
        .equ    exit, 93
        .equ    limit, 100

        .text
        .globl  _start
_start:
        li      s0, 2                   # the number in question
next:
        li      s1, 2                   # a possible divisor
try:
        mul     t0, s1, s1
        bgtu    t0, s0, prime           # none found up to the square root
        remu    t0, s0, s1
        beqz    t0, composite
        addi    s1, s1, 1
        j       try
prime:
        mv      a0, s0
        call    print
composite:
        addi    s0, s0, 1
        li      t0, limit
        bltu    s0, t0, next

        la      a1, newline
        li      a2, 1
        call    put
        li      a0, 0
        li      a7, exit
        ecall

# Prints a0 in decimal and a blank.
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
        addi    a2, a2, 1               # and the blank behind them
# Prints a2 bytes at a1.
put:
        li      a0, 1
        li      a7, write
        ecall
        ret

        .data
        .string "room for 19 digits"
end:    .byte   ' '
newline:
        .byte   '\n'
