exponential.kernel0:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L0,65535,2
        sfploadi L0,32767,8
        sfploadi L2,43579,2
        sfploadi L2,16312,8
        sfploadi L3,19264,0
        sfpmad L2,L1,L2,L3,0
        sfploadi L3,32899,2
        sfploadi L3,14686,8
        sfploadi L4,32768,2
        sfploadi L4,48945,8
        sfploadi L5,52032,0
        sfpadd L5,L2,L5,0
        sfpnop
        sfpmad L4,L4,L5,L1,0
        sfpnop
        sfpmad L3,L5,L3,L4,0
        sfploadi L4,2913,4
        sfploadi L4,15030,8
        sfploadi L5,34953,2
        sfploadi L5,15368,8
        sfpmad L4,L4,L3,L5,0
        sfploadi L5,43691,2
        sfploadi L5,15658,8
        sfpmad L4,L4,L3,L5,0
        sfploadi L5,43691,2
        sfploadi L5,15914,8
        sfpmad L4,L4,L3,L5,0
        sfploadi L5,16128,0
        sfpmad L5,L4,L3,L5,0
        sfploadi L4,16256,0
        sfpmad L5,L5,L3,L4,0
        sfpnop
        sfpmad L4,L5,L3,L4,0
        sfploadi L3,46272,0
        sfpiadd L3,L2,0,4
        sfpshft L3,L9,23,1
        sfpiadd L3,L4,0,4
        sfploadi L2,28836,4
        sfploadi L2,17073,8
        sfpmov L4,L1,1
        sfpadd L2,L2,L4,0
        sfpnop
        sfpsetcc L2,0,0
        sfploadi L3,32640,0
        sfpencc 3,10
        sfploadi L2,43254,2
        sfploadi L2,49838,8
        sfpmov L2,L2,1
        sfpadd L2,L1,L2,0
        sfpnop
        sfpsetcc L2,0,0
        sfploadi L3,0,4
        sfpencc 3,10
        sfpand L0,L1
        sfploadi L2,32640,0
        sfpiadd L0,L2,0,6
        sfpsetcc L0,0,0
        sfpmov L3,L1,0
        sfpencc 3,10
        sfpstore L3,64,4,3
