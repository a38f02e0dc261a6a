# target: rv64gc
        .equ    here, there
        .equ    there, here
        .equ    alone, alone + 1
        .equ    lost, nowhere
        .word   here, alone, lost, nowhere
