# target: rv64g
# Halves of addresses, absolute and relative to the instruction, and what is made of them.
main:
        lui     a0, %hi(value)
        addi    a0, a0, %lo(value)
        lw      a1, %lo(value)(a0)
        sw      a1, %lo(value + 4)(a0)
1:      auipc   a2, %pcrel_hi(value)
        addi    a2, a2, %pcrel_lo(1b)
        lw      a3, %pcrel_lo(1b)(a2)
        la      a4, value
        call    function
        tail    function
        lw      a5, value
        sw      a5, value, t0
        .align  4
function:
        ret
        .data
        .word   0
value:  .word   1, 2
