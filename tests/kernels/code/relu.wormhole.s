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
        sfpmov L6,L0,2
        sfpswap L5,L6,1
        sfpsetcc L5,0,0
        sfploadi L5,0,4
        sfpencc 3,10
        sfpstore L5,64,4,3
above.kernel3:  # row 0, L0 -> row 64
        sfpload L3,0,4,3
        sfpmov L5,L0,2
        sfpswap L3,L5,1
        sfpstore L5,64,4,3
