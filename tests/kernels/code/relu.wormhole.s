relu.kernel0:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpsetcc L2,0,0
        sfploadi L2,0,4
        sfpencc 3,10
        sfpstore L2,64,4,3
leaky.kernel1:  # row 0, L0 -> row 64
        sfpload L3,0,4,3
        sfpsetcc L3,0,0
        sfpmul L3,L0,L3,0
        sfpencc 3,10
        sfpstore L3,64,4,3
bounded.kernel2:  # row 0, L0 -> row 64
        sfpload L5,0,4,3
        sfpmad L4,L11,L5,L0,0
        sfpnop
        sfpsetcc L4,0,0
        sfpmov L5,L0,0
        sfpencc 3,10
        sfpsetcc L5,0,0
        sfploadi L5,0,4
        sfpencc 3,10
        sfpstore L5,64,4,3
above.kernel3:  # row 0, L0 -> row 64
        sfpload L2,0,4,3
        sfpmad L4,L11,L0,L2,0
        sfpstore L2,64,4,3
        sfpsetcc L4,0,0
        sfpstore L0,64,4,3
        sfpencc 3,10
