/* A program for the public driver: it asks for memory, launches kernels of one instruction, and reads records of harts by a
   copy, as in "Which RISC-V instructions does the ET-SoC-1 give us?" (Peter Cawley, 2025). */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include "device.h"

#define FATAL(...) do { printf(__VA_ARGS__); printf(": %d\n", errno); exit(1); } while (0)

static uint16_t next_tag = 1;

static uint16_t sq_push(int fd, struct cmn_header_t *msg, uint8_t flags) {
  struct cmd_desc desc = { .cmd = msg, .size = msg->size, .flags = flags };
  uint16_t tag = msg->tag_id = next_tag++;
  while (ioctl(fd, ETSOC1_IOCTL_PUSH_SQ, &desc) < 0) {
    if (errno != EAGAIN) FATAL("PUSH_SQ");
  }
  return tag;
}

static void cq_pop_until(int fd, struct rsp_desc *dst, uint16_t kind, uint16_t tag) {
  for (;;) {
    if (ioctl(fd, ETSOC1_IOCTL_POP_CQ, dst) < 0) {
      if (errno == EAGAIN) continue;
      FATAL("POP_CQ");
    }
    struct cmn_header_t *hdr = (struct cmn_header_t *)dst->rsp;
    if (hdr->msg_id == kind && hdr->tag_id == tag) return;
  }
}

static uint16_t async_memcpy_from_device(int fd, void *dst, uint64_t src, size_t size) {
  struct {
    struct cmn_header_t header;
    struct dma_read_node node;
  } __attribute__((packed, aligned(8))) dma_cmd = {
    .header = { .size = sizeof(dma_cmd), .msg_id = DEV_OPS_API_MID_DEVICE_OPS_DMA_READLIST_CMD },
    .node = { .dst_host_virt_addr = (uint64_t)(uintptr_t)dst, .src_device_phy_addr = src, .size = size },
  };
  return sq_push(fd, &dma_cmd.header, CMD_DESC_FLAG_DMA);
}

static const struct { const char *name; uint32_t encoding; } insns[] = {
  { "nop", 0x00000013 }, { "invalid", 0x1234deaf }, { "ld", 0x3003 },     { "fence", 0xf },
  { "fence.i", 0x100f }, { "div", 0x2004033 },      { "fmul.s", 0x10000053 }, { "fmul.ps", 0x1000007b },
  { "fdiv.pi", 0x1e00007b }, { "bitmixb", 0x8000703b },
};

int main(void) {
  if (open("/dev/et9_ops", O_RDWR) >= 0 || errno != ENOENT) FATAL("another device");
  int fd = open("/dev/et0_ops", O_RDWR | O_CLOEXEC);
  if (fd < 0) FATAL("open");
  if (open("/dev/et0_ops", O_RDWR) >= 0 || errno != EBUSY) FATAL("opened twice");
  struct dram_info dram_info;
  if (ioctl(fd, ETSOC1_IOCTL_GET_USER_DRAM_INFO, &dram_info) < 0) FATAL("GET_USER_DRAM_INFO");
  printf("%llu bytes at 0x%llx\n", (unsigned long long)dram_info.size, (unsigned long long)dram_info.base);
  if (ioctl(fd, ETSOC1_IOCTL_GET_USER_DRAM_INFO, (void *)16) >= 0 || errno != EFAULT) FATAL("no fault");
  char name[32];
  int length = ioctl(fd, ETSOC1_IOCTL_GET_PCIBUS_DEVICE_NAME(sizeof name), name);
  printf("%d bytes: %s\n", length, name);

  struct {
    struct device_ops_kernel_launch_cmd_t launch;
    uint32_t rv_code[3];
  } __attribute__((packed, aligned(8))) launch_cmd = {
    .launch = {
      .command_info = { .cmd_hdr = {
        .size = sizeof(launch_cmd),
        .msg_id = DEV_OPS_API_MID_DEVICE_OPS_KERNEL_LAUNCH_CMD,
        .flags = CMD_FLAGS_KERNEL_LAUNCH_ARGS_EMBEDDED,
      } },
      .code_start_address = dram_info.base,
      .pointer_to_args = dram_info.base,
      .exception_buffer = dram_info.base + 64,
      .shire_mask = 0x1,
    },
    .rv_code = { 0x00000013, 0x00800513, 0x00000073 },
  };
  const size_t contexts_size = sizeof(execution_context_t) * 64;
  if (mmap(NULL, contexts_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 4096) != MAP_FAILED) FATAL("an offset");
  void *dma_buf = mmap(NULL, contexts_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (dma_buf == MAP_FAILED) FATAL("mmap");
  char rsp_buf[256];
  struct rsp_desc rsp_desc = { .rsp = rsp_buf, .size = sizeof(rsp_buf) };
  for (size_t i = 0; i < sizeof insns / sizeof *insns; ++i) {
    launch_cmd.rv_code[0] = insns[i].encoding;
    uint16_t tag = sq_push(fd, &launch_cmd.launch.command_info.cmd_hdr, 0);
    struct pollfd ready = { .fd = fd, .events = POLLIN };
    if (poll(&ready, 1, 10000) != 1 || ready.revents != POLLIN) FATAL("poll");
    cq_pop_until(fd, &rsp_desc, DEV_OPS_API_MID_DEVICE_OPS_KERNEL_LAUNCH_RSP, tag);
    uint32_t status = ((struct device_ops_kernel_launch_rsp_t *)rsp_buf)->status;
    if (status == DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_KERNEL_COMPLETED) {
      printf("%s: OK\n", insns[i].name);
      continue;
    }
    tag = async_memcpy_from_device(fd, dma_buf, launch_cmd.launch.exception_buffer, contexts_size);
    cq_pop_until(fd, &rsp_desc, DEV_OPS_API_MID_DEVICE_OPS_DMA_READLIST_RSP, tag);
    printf("%s: status %u, scause %u\n", insns[i].name, status, (unsigned)((execution_context_t *)dma_buf)->scause);
  }
  if (munmap(dma_buf, contexts_size) < 0 || close(fd) < 0) FATAL("close");
  if (ioctl(fd, ETSOC1_IOCTL_GET_USER_DRAM_INFO, &dram_info) >= 0 || errno != EBADF) FATAL("closed");
  if (open("/dev/et0_ops", O_RDWR) < 0) FATAL("opened again");
  return 0;
}
