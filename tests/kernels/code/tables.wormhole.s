calculate_halves_1.kernel0:  # row 0, L0, L1, L2, L4, L5, L6 -> row 0
        sfpload L3,0,4,3
        sfplutfp32 L7,6
        sfpnop
        sfpstore L7,0,4,3
calculate_halves_2.kernel1:  # row 0, L0, L1, L2, L4, L5, L6 -> row 0
        sfpload L3,0,4,3
        sfplutfp32 L7,7
        sfpnop
        sfpstore L7,0,4,3
calculate_sigmoid.kernel2:  # row 0 -> row 0
        sfpload L3,0,4,3
        sfploadi L0,16127,4
        sfploadi L1,13126,4
        sfploadi L2,65324,2
        sfplut L4,4
        sfpnop
        sfpaddi L4,16128,0
        sfpnop
        sfpstore L4,0,4,3
calculate_gelu.kernel3:  # row 0 -> row 0
        sfpload L3,0,4,3
        sfploadi L0,9983,4
        sfploadi L1,5282,4
        sfploadi L2,4316,4
        sfplut L4,0
        sfploadi L0,16128,0
        sfpmad L0,L3,L0,L4,0
        sfpnop
        sfpstore L0,0,4,3
calculate_kept.kernel4:  # row 0, L0, L1, L2 -> row 0
        sfpload L3,0,4,3
        sfplut L6,4
        sfpnop
        sfpstore L6,0,4,3
calculate_floats.kernel5:  # row 0, L0, L1, L2, L4, L5, L6 -> row 0
        sfpload L3,0,4,3
        sfplutfp32 L7,0
        sfpnop
        sfpstore L7,0,4,3
