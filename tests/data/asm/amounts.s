# target: rv64gc
# Nobody gets more than there is.
        .data
        .zero   1 << 30
        .zero   1 << 30
        .fill   1 << 30, 8, 1
        .space  1 << 30, 1
        .org    1 << 30
        .skip   -1
        .org    -1
        .zero   1 << 27
        .zero   (1 << 27) - 8
        .dword  1
        .word   2
        .dword  3
