# target: rv64gc
# Data of every size, strings with escapes, alignment, symbols with values, sections in turn.
        .equ    size, 4 * (2 + 1)
        .set    mask, ~0xf & 0xff
        .text
        .globl  main
main:
        addi    a0, zero, size
        andi    a1, a1, mask
        .align  2
        ebreak
        .data
bytes:  .byte   1, -1, 0xff, 'a', '\n', size
halves: .half   0x1234, -2
        .align  3
words:  .word   0xdeadbeef, -1, main
        .dword  0x0123456789abcdef
        .string "a \"quoted\" text\n\t\\"
        .ascii  "ab"
        .asciz  "c"
        .zero   3
        .text
        c.nop
