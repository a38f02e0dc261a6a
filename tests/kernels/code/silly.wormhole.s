silly.kernel0:  # row 0, row 64, L0 -> row 128
        sfpload L4,0,4,3
        sfpload L5,64,4,3
        sfpaddi L4,16384,0
        sfpmov L1,L5,1
        sfpmad L1,L4,L1,L0,0
        sfpnop
        sfpaddi L1,16128,0
        sfpnop
        sfpstore L1,128,4,3
silly.kernel1:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpaddi L2,16384,0
        sfploadi L6,39322,2
        sfploadi L6,16281,8
        sfploadi L0,16320,0
        sfpmad L0,L2,L0,L6,0
        sfpnop
        sfpstore L0,64,4,3
silly.kernel2:  # row 0, L0 -> row 64
        sfpload L3,0,4,3
        sfpaddi L3,16384,0
        sfploadi L7,39322,2
        sfploadi L7,16281,8
        sfpmad L1,L3,L0,L7,0
        sfpnop
        sfpstore L1,64,4,3
silly.kernel3:  # row 0, row 64 -> row 64
        sfpload L2,0,4,3
        sfpaddi L2,16384,0
        sfploadi L0,170,4
        sfpmov L6,L2,2
        sfpaddi L6,49280,0
        sfpmov L1,L2,2
        sfpaddi L1,49408,0
        sfpmov L5,L2,2
        sfpaddi L5,49472,0
        sfpmov L4,L2,2
        sfpaddi L4,49536,0
        sfpmov L7,L2,2
        sfpshft L7,L9,-23,1
        sfploadi L3,1,4
        sfpand L0,L7
        sfpsetexp L2,L2,127,1
        sfpsetcc L5,0,4
        sfpsetcc L4,0,0
        sfploadi L3,0,4
        sfpencc 3,10
        sfpsetcc L6,0,4
        sfpsetcc L1,0,0
        sfpcompc
        sfpsetcc L3,0,2
        sfpcompc
        sfpiadd L0,L0,-130,9
        sfpstore L2,64,4,3
        sfpencc 3,10
silly.kernel4:  # row 0, row 64, L0 -> row 64
        sfpload L1,0,4,3
        sfpaddi L1,16384,0
        sfploadi L2,1,4
        sfpmov L7,L1,2
        sfpaddi L7,49280,0
        sfpmov L3,L1,2
        sfpaddi L3,49408,0
        sfpmov L6,L1,2
        sfpaddi L6,49472,0
        sfpmov L5,L1,2
        sfpaddi L5,49536,0
        sfpmov L4,L1,2
        sfpaddi L4,49216,0
        sfpnop
        sfpsetsgn L4,L4,0,1
        sfpsetcc L6,0,4
        sfpsetcc L5,0,0
        sfploadi L2,0,4
        sfpencc 3,10
        sfpsetcc L0,0,2
        sfpsetcc L1,0,0
        sfpmov L1,L1,1
        sfpencc 3,10
        sfpsetcc L7,0,4
        sfpsetcc L3,0,0
        sfpcompc
        sfpsetcc L2,0,2
        sfpsetcc L4,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
silly.kernel5:  # row 0, row 64 -> row 64
        sfpload L2,0,4,3
        sfpaddi L2,16384,0
        sfploadi L0,1,4
        sfpmov L6,L2,2
        sfpaddi L6,49280,0
        sfpmov L1,L2,2
        sfpaddi L1,49408,0
        sfpmov L4,L2,2
        sfpaddi L4,49472,0
        sfplz L3,L2,0
        sfpmov L5,L2,2
        sfpaddi L5,49536,0
        sfpiadd L7,L3,-19,5
        sfpmov L3,L2,2
        sfpaddi L3,49216,0
        sfpnot L7,L7
        sfpsetexp L7,L2,0,0
        sfpsetsgn L3,L3,0,1
        sfpmov L2,L7,1
        sfpsetcc L4,0,4
        sfpsetcc L5,0,0
        sfploadi L0,0,4
        sfpencc 3,10
        sfpsetcc L6,0,4
        sfpsetcc L1,0,0
        sfpcompc
        sfpsetcc L0,0,2
        sfpsetcc L3,0,2
        sfpstore L2,64,4,3
        sfpencc 3,10
