relu.kernel0:  # L0 -> L0
        sfpencc 3,10
        sfpsetcc L0,0,0
        sfploadi L0,0,4
leaky.kernel1:  # L0 L1 -> L0
        sfpencc 3,10
        sfpsetcc L0,0,0
        sfpmul L0,L1,L0,0
bounded.kernel2:  # L0 L1 -> L0
        sfpencc 3,10
        sfpmov L4,L0,1
        sfpadd L6,L1,L4,0
        sfpnop
        sfpsetcc L6,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpsetcc L0,0,0
        sfploadi L0,0,4
above.kernel3:  # L0 L1 -> L0
        sfpencc 3,10
        sfpmov L4,L1,1
        sfpadd L6,L0,L4,0
        sfpnop
        sfpsetcc L6,0,0
        sfpmov L0,L1,0
