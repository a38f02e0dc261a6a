hardtanh.kernel0:  # row 0, L0, L1 -> row 64
        sfpload L7,0,4,3
        sfpmad L5,L11,L0,L7,0
        sfpmov L2,L1,2
        sfpswap L7,L2,1
        sfpsetcc L5,0,0
        sfpmov L7,L0,0
        sfpencc 3,10
        sfpstore L7,64,4,3
equal.kernel1:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,0,1
        sfpmov L6,L9,2
        sfpsetcc L3,0,6
        sfploadi L6,16256,0
        sfpencc 3,10
        sfpstore L6,64,4,3
unequal.kernel2:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,0,1
        sfpmov L6,L9,2
        sfpsetcc L3,0,2
        sfploadi L6,16256,0
        sfpencc 3,10
        sfpstore L6,64,4,3
less.kernel3:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpmov L4,L9,2
        sfpsetcc L1,0,0
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,64,4,3
at_most.kernel4:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpiadd L4,L1,-1,5
        sfpor L4,L1
        sfpmov L0,L9,2
        sfpsetcc L4,0,0
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
greater.kernel5:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpiadd L4,L1,-1,5
        sfpor L4,L1
        sfpmov L0,L9,2
        sfpsetcc L4,0,4
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
at_least.kernel6:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpmov L4,L9,2
        sfpsetcc L1,0,4
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,64,4,3
