calculate_fp32_to_int32.kernel0:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpexexp L3,L1,1
        sfpexman L0,L1,0
        sfpiadd L7,L3,-150,5
        sfploadi L4,150,4
        sfpmov L2,L3,2
        sfpiadd L2,L4,0,6
        sfpiadd L2,L9,0,6
        sfpsetsgn L2,L2,1,1
        sfpmov L4,L0,2
        sfpshft L4,L2,0,0
        sfpsetsgn L2,L7,0,1
        sfpshft L0,L2,0,0
        sfploadi L2,65535,2
        sfploadi L2,32767,8
        sfpsetcc L7,0,0
        sfpmov L0,L4,0
        sfpencc 3,10
        sfpiadd L3,L3,-158,1
        sfpmov L2,L0,0
        sfpencc 3,10
        sfpsetcc L1,0,0
        sfpiadd L2,L9,0,6
        sfpencc 3,10
        sfpexexp L0,L1,2
        sfploadi L2,0,4
        sfpencc 3,10
        sfpstore L2,0,4,3
calculate_int32_to_fp32.kernel1:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfploadi L0,65535,2
        sfploadi L0,32767,8
        sfpabs L2,L1,0
        sfpsetcc L2,0,0
        sfpmov L2,L0,0
        sfpencc 3,10
        sfpand L0,L2
        sfpabs L3,L0,0
        sfpmov L4,L3,2
        sfpshft L4,L9,-31,1
        sfpiadd L4,L3,0,6
        sfpcast L3,L4,0
        sfpsetsgn L0,L3,0,0
        sfpsetcc L2,0,0
        sfpmov L0,L0,1
        sfpencc 3,10
        sfpsetcc L1,0,0
        sfpmov L0,L0,1
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_uint32_to_fp32.kernel2:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,0,1
        sfpsetsgn L5,L1,0,1
        sfpcast L0,L5,0
        sfpsetcc L3,0,0
        sfpmov L0,L0,1
        sfpencc 3,10
        sfpsetcc L1,0,0
        sfpaddi L0,20224,0
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_fp32_to_fp16b.kernel3:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpstochrnd L3,L1,L1,0,1,0
        sfpstore L3,0,4,3
calculate_fp32_to_uint16.kernel4:  # row 0 -> row 0
        sfpload L2,0,4,3
        sfpsetcc L2,0,0
        sfploadi L2,0,4
        sfpencc 3,10
        sfpstochrnd L7,L2,L2,0,6,0
        sfpstore L7,0,4,3
calculate_uint16_to_fp32.kernel5:  # row 0 -> row 0
        sfpload L2,0,4,3
        sfploadi L2,0,8
        sfpabs L5,L2,0
        sfpmov L0,L5,2
        sfpshft L0,L9,-31,1
        sfpiadd L0,L5,0,6
        sfpcast L1,L0,0
        sfpmov L0,L2,2
        sfpsetsgn L0,L1,0,0
        sfpsetcc L2,0,0
        sfpmov L0,L0,1
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_quant.kernel6:  # row 0, L0, L1 -> row 0
        sfpload L3,0,4,3
        sfpmad L5,L3,L0,L1,0
        sfpnop
        sfpstochrnd L7,L5,L5,0,3,0
        sfpstore L7,0,4,3
calculate_requant.kernel7:  # row 0, L0, L1 -> row 0
        sfpload L3,0,4,3
        sfpcast L5,L3,0
        sfpmad L7,L5,L0,L1,0
        sfpnop
        sfpstochrnd L2,L7,L7,0,3,0
        sfpstore L2,0,4,3
calculate_dequant.kernel8:  # row 0, L0, L1 -> row 0
        sfpload L3,0,4,3
        sfpcast L5,L3,0
        sfpmad L7,L11,L0,L5,0
        sfpnop
        sfpmul L2,L7,L1,0
        sfpnop
        sfpstore L2,0,4,3
