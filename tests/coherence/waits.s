# A minion that waits for each command before what it has read or written is used again. Each wait is needed: without any one
# of them, a command accesses lines of the scratchpad that another one has not done with.
    .globl _start
_start:
    csrr s0, hartid
    bnez s0, good            # commands belong to thread 0; one minion is enough
    la s1, data
    li s2, 3                 # load: line 0, four rows
    or s2, s2, s1
    li s3, 16 << 53 | 3      # load: line 16, four rows
    or s3, s3, s1
    li s4, 3 << 55 | 3 << 51 | 3 << 47 | 16 << 12      # multiply: A from line 0, B from line 16
    li s5, 3 << 55 | 3 << 51 | 4                       # transform: line 0
    li s6, 3 << 51 | 1 << 48 # store: line 0, four rows
    or s6, s6, s1
    li s8, 64                # stride; slot 0
    li s7, 65                # the same; slot 1
# round 1
    mv x31, s8
    csrw 0x83f, s2           # load A
    mv x31, s7
    csrw 0x83f, s3           # load B
    csrwi 0x830, 0           # wait for A
    csrwi 0x830, 1           # wait for B
    csrw 0x801, s4           # multiply
    csrwi 0x830, 7           # wait for the product
    mv x31, s8
    csrw 0x83f, s2           # load over A
    csrwi 0x830, 0           # wait for the line
    csrw 0x806, s5           # transform by it
    csrwi 0x830, 10          # wait for that
    csrw 0x83f, s2           # load over it
    csrwi 0x830, 0           # wait for the lines
    csrw 0x87f, s6           # store them
    csrwi 0x830, 8           # wait for the store
# round 2
    mv x31, s8
    csrw 0x83f, s2           # load A
    mv x31, s7
    csrw 0x83f, s3           # load B
    csrwi 0x830, 0           # wait for A
    csrwi 0x830, 1           # wait for B
    csrw 0x801, s4           # multiply
    csrwi 0x830, 7           # wait for the product
    mv x31, s8
    csrw 0x83f, s2           # load over A
    csrwi 0x830, 0           # wait for the line
    csrw 0x806, s5           # transform by it
    csrwi 0x830, 10          # wait for that
    csrw 0x83f, s2           # load over it
    csrwi 0x830, 0           # wait for the lines
    csrw 0x87f, s6           # store them
    csrwi 0x830, 8           # wait for the store
# round 3
    mv x31, s8
    csrw 0x83f, s2           # load A
    mv x31, s7
    csrw 0x83f, s3           # load B
    csrwi 0x830, 0           # wait for A
    csrwi 0x830, 1           # wait for B
    csrw 0x801, s4           # multiply
    csrwi 0x830, 7           # wait for the product
    mv x31, s8
    csrw 0x83f, s2           # load over A
    csrwi 0x830, 0           # wait for the line
    csrw 0x806, s5           # transform by it
    csrwi 0x830, 10          # wait for that
    csrw 0x83f, s2           # load over it
    csrwi 0x830, 0           # wait for the lines
    csrw 0x87f, s6           # store them
    csrwi 0x830, 8           # wait for the store
    csrw 0x83f, s2           # load over them
good:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
    .balign 64
data:
    .skip 1024
