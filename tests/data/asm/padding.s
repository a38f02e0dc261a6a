# target: rv64gc
# A line of source must not become millions of instructions.
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
        .balign 0x100000
        nop
