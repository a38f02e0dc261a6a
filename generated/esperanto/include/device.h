/* Written from the description of the device: do not edit. */
#ifndef ONESPEC_DEVICE_H
#define ONESPEC_DEVICE_H

#include <stdint.h>

struct cmn_header_t {
  uint16_t size;
  uint16_t tag_id;
  uint16_t msg_id;
  uint16_t flags;
} __attribute__((aligned(8)));
typedef struct cmn_header_t cmn_header_t;
_Static_assert(sizeof(struct cmn_header_t) == 8, "");

struct cmd_header_t {
  struct cmn_header_t cmd_hdr;
} __attribute__((aligned(8)));
typedef struct cmd_header_t cmd_header_t;
_Static_assert(sizeof(struct cmd_header_t) == 8, "");

struct rsp_header_t {
  struct cmn_header_t rsp_hdr;
} __attribute__((aligned(8)));
typedef struct rsp_header_t rsp_header_t;
_Static_assert(sizeof(struct rsp_header_t) == 8, "");

struct evt_header_t {
  struct cmn_header_t event_hdr;
} __attribute__((aligned(8)));
typedef struct evt_header_t evt_header_t;
_Static_assert(sizeof(struct evt_header_t) == 8, "");

struct dram_info {
  uint64_t base;
  uint64_t size;
  uint32_t dma_max_elem_size;
  uint16_t dma_max_elem_count;
  uint16_t align_in_bits;
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct dram_info) == 24, "");

struct fw_update_desc {
  void *ubuf;
  uint64_t size;
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct fw_update_desc) == 16, "");

struct cmd_desc {
  void *cmd;
  uint16_t size;
  uint16_t sq_index;
  uint8_t flags;
  uint8_t reserved_13[3];
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct cmd_desc) == 16, "");

struct rsp_desc {
  void *rsp;
  uint16_t size;
  uint16_t cq_index;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct rsp_desc) == 16, "");

struct sq_threshold {
  uint16_t bytes_needed;
  uint16_t sq_index;
};
_Static_assert(sizeof(struct sq_threshold) == 4, "");

struct dev_config {
  uint32_t total_l3_size;
  uint32_t total_l2_size;
  uint32_t total_scp_size;
  uint32_t ddr_bandwidth;
  uint32_t minion_boot_freq;
  uint32_t cm_shire_mask;
  uint8_t form_factor;
  uint8_t tdp;
  uint8_t cache_line_size;
  uint8_t num_l2_cache_banks;
  uint8_t sync_min_shire_id;
  uint8_t arch_rev;
  uint8_t devnum;
  uint8_t reserved_31[1];
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct dev_config) == 32, "");

struct trace_desc {
  uint8_t trace_type;
  uint8_t reserved_1[7];
  void *buf;
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct trace_desc) == 16, "");

struct dma_read_node {
  uint64_t dst_host_virt_addr;
  uint64_t dst_host_phy_addr;
  uint64_t src_device_phy_addr;
  uint32_t size;
  uint8_t pad[4];
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct dma_read_node) == 32, "");

struct dma_write_node {
  uint64_t src_host_virt_addr;
  uint64_t src_host_phy_addr;
  uint64_t dst_device_phy_addr;
  uint32_t size;
  uint8_t pad[4];
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct dma_write_node) == 32, "");

struct p2pdma_read_node {
  uint64_t dst_device_phy_addr;
  uint64_t dst_device_bus_addr;
  uint64_t src_device_phy_addr;
  uint32_t size;
  uint16_t peer_devnum;
  uint16_t pad;
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct p2pdma_read_node) == 32, "");

struct p2pdma_write_node {
  uint64_t src_device_phy_addr;
  uint64_t src_device_bus_addr;
  uint64_t dst_device_phy_addr;
  uint32_t size;
  uint16_t peer_devnum;
  uint16_t pad;
} __attribute__((aligned(8)));
_Static_assert(sizeof(struct p2pdma_write_node) == 32, "");

struct check_device_ops_api_compatibility_cmd_t {
  struct cmd_header_t command_info;
  uint64_t pad;
} __attribute__((aligned(8)));
typedef struct check_device_ops_api_compatibility_cmd_t check_device_ops_api_compatibility_cmd_t;
_Static_assert(sizeof(struct check_device_ops_api_compatibility_cmd_t) == 16, "");

struct device_ops_api_compatibility_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint16_t major;
  uint16_t minor;
  uint16_t patch;
  uint8_t reserved_18[6];
} __attribute__((aligned(8)));
typedef struct device_ops_api_compatibility_rsp_t device_ops_api_compatibility_rsp_t;
_Static_assert(sizeof(struct device_ops_api_compatibility_rsp_t) == 24, "");

struct device_ops_device_fw_version_cmd_t {
  struct cmd_header_t command_info;
  uint8_t firmware_type;
  uint8_t reserved_9[7];
} __attribute__((aligned(8)));
typedef struct device_ops_device_fw_version_cmd_t device_ops_device_fw_version_cmd_t;
_Static_assert(sizeof(struct device_ops_device_fw_version_cmd_t) == 16, "");

struct device_ops_fw_version_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint16_t major;
  uint16_t minor;
  uint16_t patch;
  uint8_t type;
  uint8_t reserved_19[5];
} __attribute__((aligned(8)));
typedef struct device_ops_fw_version_rsp_t device_ops_fw_version_rsp_t;
_Static_assert(sizeof(struct device_ops_fw_version_rsp_t) == 24, "");

struct device_ops_echo_cmd_t {
  struct cmd_header_t command_info;
  uint64_t pad;
} __attribute__((aligned(8)));
typedef struct device_ops_echo_cmd_t device_ops_echo_cmd_t;
_Static_assert(sizeof(struct device_ops_echo_cmd_t) == 16, "");

struct device_ops_echo_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_cmd_start_ts;
  uint32_t status;
  uint8_t reserved_20[4];
} __attribute__((aligned(8)));
typedef struct device_ops_echo_rsp_t device_ops_echo_rsp_t;
_Static_assert(sizeof(struct device_ops_echo_rsp_t) == 24, "");

struct device_ops_abort_cmd_t {
  struct cmd_header_t command_info;
  uint16_t tag_id;
  uint8_t reserved_10[6];
} __attribute__((aligned(8)));
typedef struct device_ops_abort_cmd_t device_ops_abort_cmd_t;
_Static_assert(sizeof(struct device_ops_abort_cmd_t) == 16, "");

struct device_ops_abort_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
typedef struct device_ops_abort_rsp_t device_ops_abort_rsp_t;
_Static_assert(sizeof(struct device_ops_abort_rsp_t) == 16, "");

struct device_ops_kernel_launch_cmd_t {
  struct cmd_header_t command_info;
  uint64_t code_start_address;
  uint64_t pointer_to_args;
  uint64_t exception_buffer;
  uint64_t shire_mask;
} __attribute__((aligned(8)));
typedef struct device_ops_kernel_launch_cmd_t device_ops_kernel_launch_cmd_t;
_Static_assert(sizeof(struct device_ops_kernel_launch_cmd_t) == 40, "");

struct kernel_user_trace_cfg_t {
  uint64_t buffer;
  uint32_t buffer_size;
  uint32_t threshold;
  uint64_t shire_mask;
  uint64_t thread_mask;
  uint32_t event_mask;
  uint32_t filter_mask;
} __attribute__((aligned(8)));
typedef struct kernel_user_trace_cfg_t kernel_user_trace_cfg_t;
_Static_assert(sizeof(struct kernel_user_trace_cfg_t) == 40, "");

struct kernel_user_stack_cfg_t {
  uint32_t stack_base_offset;
  uint32_t stack_size;
} __attribute__((aligned(8)));
typedef struct kernel_user_stack_cfg_t kernel_user_stack_cfg_t;
_Static_assert(sizeof(struct kernel_user_stack_cfg_t) == 8, "");

struct device_ops_kernel_launch_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_cmd_start_ts;
  uint64_t device_cmd_execute_dur;
  uint64_t device_cmd_wait_dur;
  uint32_t status;
  uint32_t pad;
} __attribute__((aligned(8)));
typedef struct device_ops_kernel_launch_rsp_t device_ops_kernel_launch_rsp_t;
_Static_assert(sizeof(struct device_ops_kernel_launch_rsp_t) == 40, "");

struct kernel_rsp_error_ptr_t {
  uint64_t umode_exception_buffer_ptr;
  uint64_t umode_trace_buffer_ptr;
  uint64_t cm_shire_mask;
} __attribute__((aligned(8)));
typedef struct kernel_rsp_error_ptr_t kernel_rsp_error_ptr_t;
_Static_assert(sizeof(struct kernel_rsp_error_ptr_t) == 24, "");

struct device_ops_kernel_abort_cmd_t {
  struct cmd_header_t command_info;
  uint16_t kernel_launch_tag_id;
  uint8_t reserved_10[6];
} __attribute__((aligned(8)));
typedef struct device_ops_kernel_abort_cmd_t device_ops_kernel_abort_cmd_t;
_Static_assert(sizeof(struct device_ops_kernel_abort_cmd_t) == 16, "");

struct device_ops_kernel_abort_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
typedef struct device_ops_kernel_abort_rsp_t device_ops_kernel_abort_rsp_t;
_Static_assert(sizeof(struct device_ops_kernel_abort_rsp_t) == 16, "");

struct device_ops_dma_readlist_cmd_t {
  struct cmd_header_t command_info;
} __attribute__((aligned(8)));
typedef struct device_ops_dma_readlist_cmd_t device_ops_dma_readlist_cmd_t;
_Static_assert(sizeof(struct device_ops_dma_readlist_cmd_t) == 8, "");

struct device_ops_dma_writelist_cmd_t {
  struct cmd_header_t command_info;
} __attribute__((aligned(8)));
typedef struct device_ops_dma_writelist_cmd_t device_ops_dma_writelist_cmd_t;
_Static_assert(sizeof(struct device_ops_dma_writelist_cmd_t) == 8, "");

struct device_ops_dma_readlist_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_cmd_start_ts;
  uint64_t device_cmd_execute_dur;
  uint64_t device_cmd_wait_dur;
  uint32_t status;
  uint32_t pad;
} __attribute__((aligned(8)));
typedef struct device_ops_dma_readlist_rsp_t device_ops_dma_readlist_rsp_t;
_Static_assert(sizeof(struct device_ops_dma_readlist_rsp_t) == 40, "");

struct device_ops_dma_writelist_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_cmd_start_ts;
  uint64_t device_cmd_execute_dur;
  uint64_t device_cmd_wait_dur;
  uint32_t status;
  uint32_t pad;
} __attribute__((aligned(8)));
typedef struct device_ops_dma_writelist_rsp_t device_ops_dma_writelist_rsp_t;
_Static_assert(sizeof(struct device_ops_dma_writelist_rsp_t) == 40, "");

struct device_ops_trace_rt_config_cmd_t {
  struct cmd_header_t command_info;
  uint64_t shire_mask;
  uint64_t thread_mask;
  uint32_t event_mask;
  uint32_t filter_mask;
  uint32_t threshold;
  uint8_t reserved_36[4];
} __attribute__((aligned(8)));
typedef struct device_ops_trace_rt_config_cmd_t device_ops_trace_rt_config_cmd_t;
_Static_assert(sizeof(struct device_ops_trace_rt_config_cmd_t) == 40, "");

struct device_ops_trace_rt_config_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
typedef struct device_ops_trace_rt_config_rsp_t device_ops_trace_rt_config_rsp_t;
_Static_assert(sizeof(struct device_ops_trace_rt_config_rsp_t) == 16, "");

struct device_ops_trace_rt_control_cmd_t {
  struct cmd_header_t command_info;
  uint32_t rt_type;
  uint32_t control;
} __attribute__((aligned(8)));
typedef struct device_ops_trace_rt_control_cmd_t device_ops_trace_rt_control_cmd_t;
_Static_assert(sizeof(struct device_ops_trace_rt_control_cmd_t) == 16, "");

struct device_ops_trace_rt_control_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
typedef struct device_ops_trace_rt_control_rsp_t device_ops_trace_rt_control_rsp_t;
_Static_assert(sizeof(struct device_ops_trace_rt_control_rsp_t) == 16, "");

struct device_ops_cm_reset_cmd_t {
  struct cmd_header_t command_info;
  uint64_t cm_shire_mask;
} __attribute__((aligned(8)));
typedef struct device_ops_cm_reset_cmd_t device_ops_cm_reset_cmd_t;
_Static_assert(sizeof(struct device_ops_cm_reset_cmd_t) == 16, "");

struct device_ops_cm_reset_rsp_t {
  struct rsp_header_t response_info;
  uint32_t status;
  uint8_t reserved_12[4];
} __attribute__((aligned(8)));
typedef struct device_ops_cm_reset_rsp_t device_ops_cm_reset_rsp_t;
_Static_assert(sizeof(struct device_ops_cm_reset_rsp_t) == 16, "");

struct device_ops_device_fw_error_t {
  struct evt_header_t event_info;
  uint64_t payload;
  uint32_t error_type;
  uint8_t reserved_20[4];
} __attribute__((aligned(8)));
typedef struct device_ops_device_fw_error_t device_ops_device_fw_error_t;
_Static_assert(sizeof(struct device_ops_device_fw_error_t) == 24, "");

struct device_ops_trace_buffer_full_event_t {
  struct evt_header_t event_info;
  uint32_t data_size;
  uint8_t buffer_type;
  uint8_t reserved_13[3];
} __attribute__((aligned(8)));
typedef struct device_ops_trace_buffer_full_event_t device_ops_trace_buffer_full_event_t;
_Static_assert(sizeof(struct device_ops_trace_buffer_full_event_t) == 16, "");

struct execution_context_t {
  uint64_t type;
  uint64_t cycles;
  uint64_t hart_id;
  uint64_t sepc;
  uint64_t sstatus;
  uint64_t stval;
  uint64_t scause;
  int64_t user_error;
  uint64_t gpr[31];
  uint8_t reserved_312[8];
} __attribute__((aligned(8)));
typedef struct execution_context_t execution_context_t;
_Static_assert(sizeof(struct execution_context_t) == 320, "");

struct mgmt_cmd_t {
  struct cmd_header_t command_info;
  uint64_t pad;
} __attribute__((aligned(8)));
typedef struct mgmt_cmd_t mgmt_cmd_t;
_Static_assert(sizeof(struct mgmt_cmd_t) == 16, "");

struct mgmt_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_latency_usec;
  int32_t status;
  uint32_t pad;
} __attribute__((aligned(8)));
typedef struct mgmt_rsp_t mgmt_rsp_t;
_Static_assert(sizeof(struct mgmt_rsp_t) == 24, "");

struct mgmt_fw_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_latency_usec;
  int32_t status;
  uint32_t pad;
  uint32_t versions[8];
} __attribute__((aligned(8)));
typedef struct mgmt_fw_rsp_t mgmt_fw_rsp_t;
_Static_assert(sizeof(struct mgmt_fw_rsp_t) == 56, "");

struct mgmt_uptime_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_latency_usec;
  int32_t status;
  uint32_t pad;
  uint16_t days;
  uint8_t hours;
  uint8_t minutes;
  uint8_t reserved_28[4];
} __attribute__((aligned(8)));
typedef struct mgmt_uptime_rsp_t mgmt_uptime_rsp_t;
_Static_assert(sizeof(struct mgmt_uptime_rsp_t) == 32, "");

struct mgmt_frequencies_rsp_t {
  struct rsp_header_t response_info;
  uint64_t device_latency_usec;
  int32_t status;
  uint32_t pad;
  uint32_t minion;
  uint32_t noc;
  uint32_t memory_shire;
  uint32_t ddr;
  uint32_t pcie_shire;
  uint32_t io_shire;
} __attribute__((aligned(8)));
typedef struct mgmt_frequencies_rsp_t mgmt_frequencies_rsp_t;
_Static_assert(sizeof(struct mgmt_frequencies_rsp_t) == 48, "");

enum {
  CMD_DESC_FLAG_NONE = 0,
  CMD_DESC_FLAG_DMA = 1,
  CMD_DESC_FLAG_MM_RESET = 2,
  CMD_DESC_FLAG_HIGH_PRIORITY = 4,
  CMD_DESC_FLAG_ETSOC_RESET = 8,
  CMD_DESC_FLAG_P2PDMA = 16,
};

enum {
  CMD_FLAGS_BARRIER_ENABLE = 1,
  CMD_FLAGS_COMPUTE_KERNEL_TRACE_ENABLE = 2,
  CMD_FLAGS_MMFW_TRACEBUF = 4,
  CMD_FLAGS_CMFW_TRACEBUF = 8,
  CMD_FLAGS_KERNEL_FLUSH_L3 = 16,
  CMD_FLAGS_KERNEL_LAUNCH_ARGS_EMBEDDED = 32,
  CMD_FLAGS_KERNEL_LAUNCH_USER_STACK_CFG = 64,
};

enum {
  DEVICE_STATE_NOT_READY = 0,
  DEVICE_STATE_READY = 1,
  DEVICE_STATE_RESET_IN_PROGRESS = 2,
  DEVICE_STATE_NOT_RESPONDING = 3,
  DEVICE_STATE_PENDING_COMMANDS = 4,
};

enum {
  TRACE_BUFFER_SP = 0,
  TRACE_BUFFER_MM = 1,
  TRACE_BUFFER_CM = 2,
  TRACE_BUFFER_SP_STATS = 3,
  TRACE_BUFFER_MM_STATS = 4,
};

enum {
  FORM_FACTOR_PCIE = 1,
  FORM_FACTOR_M_2 = 2,
};

enum {
  SYSCALL_CACHE_OPS_EVICT_SW = 1,
  SYSCALL_CACHE_OPS_FLUSH_SW = 2,
  SYSCALL_CACHE_OPS_LOCK_SW = 3,
  SYSCALL_CACHE_OPS_UNLOCK_SW = 4,
  SYSCALL_CACHE_OPS_INVALIDATE = 5,
  SYSCALL_CACHE_OPS_EVICT_L1 = 6,
  SYSCALL_SHIRE_CACHE_BANK_OP = 7,
  SYSCALL_RETURN_FROM_KERNEL = 8,
  SYSCALL_PMC_SC_SAMPLE = 9,
  SYSCALL_PMC_MS_SAMPLE = 10,
  SYSCALL_CACHE_OPS_EVICT_WHOLE_L1_L2 = 11,
  SYSCALL_CACHE_CONTROL = 301,
  SYSCALL_FLUSH_L3 = 302,
};

enum {
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_KERNEL_COMPLETED = 0,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_ERROR = 1,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_EXCEPTION = 2,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_SHIRES_NOT_READY = 3,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_HOST_ABORTED = 4,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_INVALID_ADDRESS = 5,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_TIMEOUT_HANG = 6,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_INVALID_ARGS_PAYLOAD_SIZE = 7,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_CM_IFACE_MULTICAST_FAILED = 8,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_CM_IFACE_UNICAST_FAILED = 9,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_SP_IFACE_RESET_FAILED = 10,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_CW_MINIONS_BOOT_FAILED = 11,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_INVALID_ARGS_INVALID_SHIRE_MASK = 12,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_USER_ERROR = 13,
  DEV_OPS_API_KERNEL_LAUNCH_RESPONSE_INVALID_ARGS_INVALID_STACK_CFG = 14,
};

enum {
  DEV_OPS_API_KERNEL_ABORT_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_KERNEL_ABORT_RESPONSE_ERROR = 1,
  DEV_OPS_API_KERNEL_ABORT_RESPONSE_INVALID_TAG_ID = 2,
  DEV_OPS_API_KERNEL_ABORT_RESPONSE_TIMEOUT_HANG = 3,
  DEV_OPS_API_KERNEL_ABORT_RESPONSE_HOST_ABORTED = 4,
};

enum {
  DEV_OPS_API_ABORT_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_ABORT_RESPONSE_ERROR = 1,
  DEV_OPS_API_ABORT_RESPONSE_INVALID_TAG_ID = 2,
};

enum {
  DEV_OPS_API_DMA_RESPONSE_COMPLETE = 0,
  DEV_OPS_API_DMA_RESPONSE_ERROR = 1,
  DEV_OPS_API_DMA_RESPONSE_HOST_ABORTED = 3,
  DEV_OPS_API_DMA_RESPONSE_ERROR_ABORTED = 4,
  DEV_OPS_API_DMA_RESPONSE_INVALID_ADDRESS = 6,
  DEV_OPS_API_DMA_RESPONSE_INVALID_SIZE = 7,
  DEV_OPS_API_DMA_RESPONSE_CM_IFACE_MULTICAST_FAILED = 8,
  DEV_OPS_API_DMA_RESPONSE_DRIVER_DATA_CONFIG_FAILED = 9,
  DEV_OPS_API_DMA_RESPONSE_DRIVER_LINK_CONFIG_FAILED = 10,
  DEV_OPS_API_DMA_RESPONSE_DRIVER_CHAN_START_FAILED = 11,
  DEV_OPS_API_DMA_RESPONSE_DRIVER_ABORT_FAILED = 12,
};

enum {
  DEV_OPS_API_ECHO_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_ECHO_RESPONSE_HOST_ABORTED = 1,
};

enum {
  DEV_OPS_API_FW_VERSION_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_FW_VERSION_RESPONSE_ERROR = 1,
  DEV_OPS_API_FW_VERSION_RESPONSE_BAD_FW_TYPE = 2,
  DEV_OPS_API_FW_VERSION_RESPONSE_NOT_AVAILABLE = 3,
  DEV_OPS_API_FW_VERSION_RESPONSE_HOST_ABORTED = 4,
};

enum {
  DEV_OPS_API_COMPATIBILITY_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_COMPATIBILITY_RESPONSE_ERROR = 1,
  DEV_OPS_API_COMPATIBILITY_RESPONSE_HOST_ABORTED = 2,
};

enum {
  DEV_OPS_API_CM_RESET_RESPONSE_SUCCESS = 0,
  DEV_OPS_API_CM_RESET_RESPONSE_ERROR = 1,
  DEV_OPS_API_CM_RESET_RESPONSE_INVALID_SHIRE_MASK = 2,
  DEV_OPS_API_CM_RESET_RESPONSE_FAILED = 3,
};

enum {
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_SUCCESS = 0,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_ERROR = 1,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_BAD_SHIRE_MASK = 2,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_BAD_THREAD_MASK = 3,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_BAD_EVENT_MASK = 4,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_BAD_FILTER_MASK = 5,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_HOST_ABORTED = 7,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_CM_FAILED = 8,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_MM_FAILED = 9,
  DEV_OPS_TRACE_RT_CONFIG_RESPONSE_INVALID_INFO = 10,
};

enum {
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_SUCCESS = 0,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_ERROR = 1,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_BAD_RT_TYPE = 2,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_BAD_CONTROL_MASK = 3,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_CM_FAILED = 4,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_MM_FAILED = 5,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_HOST_ABORTED = 6,
  DEV_OPS_TRACE_RT_CONTROL_RESPONSE_MULTICAST_FAILED = 7,
};

enum {
  DM_STATUS_SUCCESS = 0,
  DM_STATUS_HOST_ABORTED = 1,
};

enum {
  DEV_OPS_FW_ERROR_UNSUPPORTED_COMMAND = 0,
  DEV_OPS_FW_ERROR_WORKER_EXCEPTION = 1,
  DEV_OPS_FW_ERROR_WORKER_HANG = 2,
};

enum {
  EXECUTION_CONTEXT_HANG = 0,
  EXECUTION_CONTEXT_USER_EXCEPTION = 1,
  EXECUTION_CONTEXT_SYSTEM_ABORT = 2,
  EXECUTION_CONTEXT_SELF_ABORT = 3,
  EXECUTION_CONTEXT_USER_KERNEL_ERROR = 4,
  EXECUTION_CONTEXT_TENSOR_ERROR = 5,
  EXECUTION_CONTEXT_BUS_ERROR = 6,
};

enum {
  DEV_OPS_API_MID_MGMT_OTHER = 0,
  DEV_OPS_API_MID_MGMT_FIRMWARE_REVISIONS = 14,
  DEV_OPS_API_MID_MGMT_UPTIME = 30,
  DEV_OPS_API_MID_MGMT_FREQUENCIES = 53,
  DEV_OPS_API_MID_CHECK_DEVICE_OPS_API_COMPATIBILITY_CMD = 513,
  DEV_OPS_API_MID_DEVICE_OPS_API_COMPATIBILITY_RSP = 514,
  DEV_OPS_API_MID_DEVICE_OPS_DEVICE_FW_VERSION_CMD = 515,
  DEV_OPS_API_MID_DEVICE_OPS_FW_VERSION_RSP = 516,
  DEV_OPS_API_MID_DEVICE_OPS_ECHO_CMD = 517,
  DEV_OPS_API_MID_DEVICE_OPS_ECHO_RSP = 518,
  DEV_OPS_API_MID_DEVICE_OPS_ABORT_CMD = 519,
  DEV_OPS_API_MID_DEVICE_OPS_ABORT_RSP = 520,
  DEV_OPS_API_MID_DEVICE_OPS_KERNEL_LAUNCH_CMD = 521,
  DEV_OPS_API_MID_DEVICE_OPS_KERNEL_LAUNCH_RSP = 522,
  DEV_OPS_API_MID_DEVICE_OPS_KERNEL_ABORT_CMD = 523,
  DEV_OPS_API_MID_DEVICE_OPS_KERNEL_ABORT_RSP = 524,
  DEV_OPS_API_MID_DEVICE_OPS_DMA_READLIST_CMD = 525,
  DEV_OPS_API_MID_DEVICE_OPS_DMA_READLIST_RSP = 526,
  DEV_OPS_API_MID_DEVICE_OPS_DMA_WRITELIST_CMD = 527,
  DEV_OPS_API_MID_DEVICE_OPS_DMA_WRITELIST_RSP = 528,
  DEV_OPS_API_MID_DEVICE_OPS_TRACE_RT_CONFIG_CMD = 529,
  DEV_OPS_API_MID_DEVICE_OPS_TRACE_RT_CONFIG_RSP = 530,
  DEV_OPS_API_MID_DEVICE_OPS_TRACE_RT_CONTROL_CMD = 531,
  DEV_OPS_API_MID_DEVICE_OPS_TRACE_RT_CONTROL_RSP = 532,
  DEV_OPS_API_MID_DEVICE_OPS_CM_RESET_CMD = 533,
  DEV_OPS_API_MID_DEVICE_OPS_CM_RESET_RSP = 534,
  DEV_OPS_API_MID_DEVICE_OPS_DEVICE_FW_ERROR = 535,
  DEV_OPS_API_MID_DEVICE_OPS_TRACE_BUFFER_FULL_EVENT = 536,
  DEV_OPS_API_MID_DEVICE_OPS_P2PDMA_READLIST_CMD = 537,
  DEV_OPS_API_MID_DEVICE_OPS_P2PDMA_READLIST_RSP = 538,
  DEV_OPS_API_MID_DEVICE_OPS_P2PDMA_WRITELIST_CMD = 539,
  DEV_OPS_API_MID_DEVICE_OPS_P2PDMA_WRITELIST_RSP = 540,
};

#define ETSOC1_IOCTL_GET_USER_DRAM_INFO 0x8018e701U
#define ETSOC1_IOCTL_FW_UPDATE 0x4010e702U
#define ETSOC1_IOCTL_GET_SQ_COUNT 0x8002e703U
#define ETSOC1_IOCTL_GET_SQ_MAX_MSG_SIZE 0x8002e704U
#define ETSOC1_IOCTL_GET_DEVICE_CONFIGURATION 0x8020e705U
#define ETSOC1_IOCTL_PUSH_SQ 0x4010e706U
#define ETSOC1_IOCTL_POP_CQ 0xc010e707U
#define ETSOC1_IOCTL_GET_SQ_AVAIL_BITMAP 0x8008e708U
#define ETSOC1_IOCTL_GET_CQ_AVAIL_BITMAP 0x8008e709U
#define ETSOC1_IOCTL_SET_SQ_THRESHOLD 0x4004e70aU
#define ETSOC1_IOCTL_GET_TRACE_BUFFER_SIZE 0x4001e70bU
#define ETSOC1_IOCTL_EXTRACT_TRACE_BUFFER 0xc010e70cU
#define ETSOC1_IOCTL_GET_DEVICE_STATE 0x8004e70dU
#define ETSOC1_IOCTL_GET_PCIBUS_DEVICE_NAME(n) (0x8000e70eU | (uint32_t)(n) << 16)
#define ETSOC1_IOCTL_GET_P2PDMA_DEVICE_COMPAT_BITMAP 0x8008e70fU

#endif
