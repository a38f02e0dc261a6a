hardtanh.kernel0:  # row 0, L0, L1 -> row 64
        sfpload L3,0,4,3
        sfpmov L5,L1,1
        sfpadd L7,L3,L5,0
        sfpnop
        sfpsetcc L7,0,4
        sfpmov L2,L3,2
        sfpmov L2,L1,0
        sfpencc 3,10
        sfpmov L4,L0,1
        sfpadd L3,L3,L4,0
        sfpnop
        sfpsetcc L3,0,0
        sfpmov L2,L0,0
        sfpencc 3,10
        sfpstore L2,64,4,3
equal.kernel1:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L5,65535,2
        sfploadi L5,32767,8
        sfpand L5,L1
        sfploadi L0,0,4
        sfpsetcc L5,0,6
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
unequal.kernel2:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L5,65535,2
        sfploadi L5,32767,8
        sfpand L5,L1
        sfploadi L0,0,4
        sfpsetcc L5,0,2
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
less.kernel3:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,0,4
        sfpsetcc L1,0,0
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,64,4,3
at_most.kernel4:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpiadd L4,L1,-1,5
        sfpor L4,L1
        sfploadi L0,0,4
        sfpsetcc L4,0,0
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
greater.kernel5:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpiadd L4,L1,-1,5
        sfpor L4,L1
        sfploadi L0,0,4
        sfpsetcc L4,0,4
        sfploadi L0,16256,0
        sfpencc 3,10
        sfpstore L0,64,4,3
at_least.kernel6:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,0,4
        sfpsetcc L1,0,4
        sfploadi L4,16256,0
        sfpencc 3,10
        sfpstore L4,64,4,3
