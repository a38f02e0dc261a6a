orr x1, x2, #4
orr x1, x2, x4
mov x1, x4
mov x1, #4
mov x1, #1
mov x1, #2
mov x1, #3
mov x1, #0x10001
mov x1, #0xfffe
mov x1, #77
mov x1, #0x7ffff
sum x1, x2, -x7
sum x15, x14, #5
sum x1, x2, #5.w
cmp x5
cmp -x5
cmp #5
cmp #-16
cmp #5.w
cmp #16
add x3, -x9
add x3, #15
mul x1, x2, 1to2
mul x1, x2, 3to1
half x1, x2
ratio x7, 2to1
ratio x7, x2
square x4, x5
times x4, x5, x6
times x4, x5, x5
mul x1, x2, x2 twice
