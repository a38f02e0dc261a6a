scale_and_add.kernel0:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfploadi L3,16320,0
        sfploadi L5,16384,0
        sfpmad L7,L1,L3,L5,0
        sfpnop
        sfpstore L7,0,4,3
scale.kernel1:  # row 0 -> row 0
        sfpload L2,0,4,3
        sfpmuli L2,16320,0
        sfpnop
        sfpstore L2,0,4,3
scale_and_keep.kernel2:  # row 0 -> row 64, row 128
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpmuli L3,16320,0
        sfpstore L1,128,4,3
        sfpstore L3,64,4,3
constants.kernel3:  # row 0, row 64 -> row 0
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpmad L5,L1,L11,L3,0
        sfpnop
        sfpmad L7,L5,L3,L10,0
        sfpnop
        sfpstore L7,0,4,3
chain.kernel4:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfploadi L3,16384,0
        sfpmad L5,L11,L1,L3,0
        sfpadd L7,L1,L11,0
        sfpmov L0,L9,2
        sfpsetcc L5,0,4
        sfploadi L0,16384,0
        sfpencc 3,10
        sfpsetcc L7,0,0
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,0,4,3
below_a_large_integer.kernel5:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L5,1,4
        sfploadi L5,32768,8
        sfpiadd L5,L1,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
empty_block.kernel6:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpstore L1,64,4,3
products.kernel7:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpmul L3,L1,L1,0
        sfpnop
        sfpmul L5,L3,L1,0
        sfpnop
        sfpmul L7,L5,L1,0
        sfpnop
        sfpmul L0,L7,L1,0
        sfpnop
        sfpmul L0,L0,L1,0
        sfpnop
        sfpmul L0,L0,L1,0
        sfpnop
        sfpstore L0,0,4,3
