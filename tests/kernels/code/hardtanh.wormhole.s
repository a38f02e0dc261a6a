hardtanh.kernel0:  # L0 L1 L2 -> L0
        sfpencc 3,10
        sfpmov L5,L2,1
        sfpadd L7,L0,L5,0
        sfpmov L3,L0,2
        sfpsetcc L7,0,4
        sfpmov L0,L2,0
        sfpencc 3,10
        sfpmov L2,L1,1
        sfpadd L2,L3,L2,0
        sfpnop
        sfpsetcc L2,0,0
        sfpmov L0,L1,0
equal.kernel1:  # L0 -> L0
        sfpencc 3,10
        sfploadi L5,65535,2
        sfploadi L5,32767,8
        sfpand L5,L0
        sfploadi L0,0,4
        sfpsetcc L5,0,6
        sfploadi L0,16256,0
unequal.kernel2:  # L0 -> L0
        sfpencc 3,10
        sfploadi L5,65535,2
        sfploadi L5,32767,8
        sfpand L5,L0
        sfploadi L0,0,4
        sfpsetcc L5,0,2
        sfploadi L0,16256,0
less.kernel3:  # L0 -> L0
        sfpmov L6,L0,2
        sfpencc 3,10
        sfploadi L0,0,4
        sfpsetcc L6,0,0
        sfploadi L0,16256,0
at_most.kernel4:  # L0 -> L0
        sfpencc 3,10
        sfpiadd L4,L0,-1,5
        sfpor L4,L0
        sfploadi L0,0,4
        sfpsetcc L4,0,0
        sfploadi L0,16256,0
greater.kernel5:  # L0 -> L0
        sfpencc 3,10
        sfpiadd L4,L0,-1,5
        sfpor L4,L0
        sfploadi L0,0,4
        sfpsetcc L4,0,4
        sfploadi L0,16256,0
at_least.kernel6:  # L0 -> L0
        sfpmov L6,L0,2
        sfpencc 3,10
        sfploadi L0,0,4
        sfpsetcc L6,0,4
        sfploadi L0,16256,0
