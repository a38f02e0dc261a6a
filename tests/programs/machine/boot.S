# Reset, trap entry and exit of the bare-metal programs. Register size follows the compiler's target.
#if __riscv_xlen == 64
#define ST sd
#define LD ld
#define SZ 8
#else
#define ST sw
#define LD lw
#define SZ 4
#endif

  .section .text.boot, "ax"
  .globl _start
_start:
  .option push
  .option norelax
  la gp, __global_pointer$
  .option pop
  la sp, __stack
  la t0, __trap_stack
  csrw mscratch, t0
  la t0, trap_entry
  csrw mtvec, t0
  li t0, 0x2000                 # FS = initial
  csrs mstatus, t0
  csrw fcsr, x0
  la t0, __bss_start
  la t1, __bss_end
1:
  bgeu t0, t1, 2f
  ST x0, 0(t0)
  addi t0, t0, SZ
  j 1b
2:
  call main
  call finish
3:
  j 3b

# Saves x1..x31 on the trap stack, calls trap_handler(frame), restores, returns.
  .align 4
  .globl trap_entry
trap_entry:
  csrrw sp, mscratch, sp
  addi sp, sp, -32 * SZ
  .irp n, 1,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
  ST x\n, \n * SZ(sp)
  .endr
  csrr t0, mscratch
  ST t0, 2 * SZ(sp)
  mv a0, sp
  call trap_handler
  .irp n, 1,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
  LD x\n, \n * SZ(sp)
  .endr
  addi sp, sp, 32 * SZ
  csrrw sp, mscratch, sp
  mret

# word run_in(int mode, void (*f)(word), word arg): into a lower mode and back by the next trap.
  .text
  .globl run_in
run_in:
  addi sp, sp, -32 * SZ
  ST ra, 0(sp)
  .irp n, 8,9,18,19,20,21,22,23,24,25,26,27
  ST x\n, \n * SZ(sp)
  .endr
  la t0, saved_sp
  ST sp, 0(t0)
  la t0, returned
  la t1, trap_resume
  ST t0, 0(t1)
  li t0, 0x1800
  csrc mstatus, t0
  slli t0, a0, 11
  csrs mstatus, t0
  csrw mepc, a1
  mv a0, a2
  la sp, lower_stack_end
  mret
  .align 2
returned:
  la t0, saved_sp
  LD sp, 0(t0)
  la t1, trap_resume
  ST x0, 0(t1)
  la t1, trap_cause
  LD a0, 0(t1)
  LD ra, 0(sp)
  .irp n, 8,9,18,19,20,21,22,23,24,25,26,27
  LD x\n, \n * SZ(sp)
  .endr
  addi sp, sp, 32 * SZ
  ret

  .bss
  .align 4
saved_sp: .zero 8
  .align 12
  .zero 4096
  .globl lower_stack_end
lower_stack_end: .zero 16

  .section .tohost, "aw", @progbits
  .align 6
  .globl tohost
  .type tohost, @object
  .size tohost, 8
tohost: .dword 0
  .align 6
  .globl fromhost
  .type fromhost, @object
  .size fromhost, 8
fromhost: .dword 0
