calculate_comparison_0.kernel0:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmov L4,L9,2
        sfpsetcc L1,0,6
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,0,4,3
calculate_comparison_2.kernel1:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmov L4,L9,2
        sfpsetcc L1,0,0
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,0,4,3
calculate_comparison_5.kernel2:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpiadd L4,L1,-1,5
        sfpor L4,L1
        sfpmov L0,L10,2
        sfpsetcc L4,0,4
        sfploadi L0,0,4
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_abs.kernel3:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmov L3,L1,1
        sfpsetcc L1,0,0
        sfpstore L3,0,4,3
        sfpencc 3,10
calculate_negative.kernel4:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmov L3,L1,1
        sfpstore L3,0,4,3
calculate_sign.kernel5:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmov L5,L10,2
        sfpsetcc L1,0,6
        sfploadi L5,0,4
        sfpencc 3,10
        sfpsetcc L1,0,0
        sfploadi L5,49024,0
        sfpencc 3,10
        sfpstore L5,0,4,3
calculate_square.kernel6:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmul L3,L1,L1,0
        sfpnop
        sfpstore L3,0,4,3
calculate_clamp.kernel7:  # row 0, L0, L1 -> row 0
        sfpload L7,0,4,3
        sfpmad L5,L11,L0,L7,0
        sfpmov L2,L1,2
        sfpswap L7,L2,1
        sfpsetcc L5,0,0
        sfpmov L7,L0,0
        sfpencc 3,10
        sfpstore L7,0,4,3
calculate_relu_max.kernel8:  # row 0, L0 -> row 0
        sfpload L5,0,4,3
        sfpmov L6,L0,2
        sfpswap L5,L6,1
        sfpsetcc L5,0,0
        sfploadi L5,0,4
        sfpencc 3,10
        sfpstore L5,0,4,3
calculate_kinds.kernel9:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpexexp L3,L1,1
        sfpexman L5,L1,1
        sfpiadd L7,L3,-255,5
        sfploadi L0,4,4
        sfpsetcc L5,0,2
        sfpsetcc L7,0,6
        sfploadi L0,1,4
        sfpencc 3,10
        sfpsetcc L5,0,6
        sfpsetcc L7,0,6
        sfploadi L0,2,4
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_where.kernel10:  # row 0, row 64, row 128 -> row 0
        sfpload L1,0,4,3
        sfpload L5,64,4,3
        sfpload L6,128,4,3
        sfpsetcc L1,0,6
        sfpmov L5,L6,0
        sfpencc 3,10
        sfpstore L5,0,4,3
calculate_integers.kernel11:  # row 0, row 64, L0 -> row 0
        sfpload L2,0,4,3
        sfpload L1,64,4,3
        sfpmov L6,L1,2
        sfpand L6,L2
        sfpiadd L1,L2,0,4
        sfpxor L1,L6
        sfpsetsgn L2,L0,0,1
        sfpshft L1,L2,0,0
        sfpstore L1,0,4,3
calculate_min_max.kernel12:  # row 0, row 64 -> row 0, row 64
        sfpload L3,0,4,3
        sfpload L4,64,4,3
        sfpmov L6,L4,2
        sfpswap L3,L6,1
        sfpstore L3,0,4,3
        sfpstore L6,64,4,3
