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
        sfpadd L4,L1,L0,2
        sfpsetcc L4,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpsetcc L0,0,0
        sfploadi L0,0,4
above.kernel3:  # L0 L1 -> L0
        sfpencc 3,10
        sfpadd L4,L0,L1,2
        sfpsetcc L4,0,0
        sfpmov L0,L1,0
