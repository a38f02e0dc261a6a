calculate_exponential.kernel0:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,0,1
        sfpexexp L5,L3,1
        sfpexman L7,L1,1
        sfploadi L1,16128,0
        sfpor L1,L7
        sfpexexp L0,L3,2
        sfpmov L1,L3,0
        sfpencc 3,10
        sfploadi L2,16220,0
        sfpmad L2,L1,L8,L2,0
        sfpnop
        sfpmad L1,L1,L2,L10,0
        sfpiadd L3,L5,-129,5
        sfpmul L4,L1,L1,0
        sfpnop
        sfpmul L2,L4,L4,0
        sfpiadd L6,L5,-128,1
        sfpmov L2,L4,0
        sfpiadd L3,L5,-128,5
        sfpencc 3,10
        sfpsetcc L6,0,4
        sfpsetcc L3,0,4
        sfpiadd L3,L3,-1,5
        sfpmul L2,L2,L2,0
        sfpsetcc L3,0,4
        sfpiadd L3,L3,-1,5
        sfpmul L2,L2,L2,0
        sfpsetcc L3,0,4
        sfpiadd L3,L3,-1,5
        sfpmul L2,L2,L2,0
        sfpsetcc L3,0,4
        sfpiadd L3,L3,-1,5
        sfpmul L2,L2,L2,0
        sfpsetcc L3,0,4
        sfpiadd L3,L3,-1,5
        sfpmul L2,L2,L2,0
        sfpsetcc L3,0,4
        sfpmul L2,L2,L2,0
        sfpencc 3,10
        sfpsetcc L0,0,4
        sfpmov L1,L2,0
        sfpencc 3,10
        sfpstore L1,0,4,3
calculate_reciprocal.kernel1:  # row 0 -> row 0
        sfpload L0,0,4,3
        sfpsetexp L3,L0,126,1
        sfploadi L6,43621,2
        sfploadi L6,16312,8
        sfpsetsgn L1,L3,1,1
        sfploadi L3,16384,0
        sfpmad L5,L1,L6,L3,0
        sfploadi L4,253,4
        sfpmad L6,L1,L5,L3,0
        sfpexexp L2,L0,1
        sfpmul L5,L5,L6,0
        sfpiadd L2,L4,0,6
        sfpmad L4,L1,L5,L3,0
        sfpnop
        sfpmul L4,L5,L4,0
        sfpnop
        sfpmad L1,L1,L4,L3,0
        sfpnop
        sfpmul L1,L4,L1,0
        sfpnop
        sfpexexp L3,L1,1
        sfpiadd L3,L2,0,4
        sfpiadd L2,L3,-127,1
        sfploadi L1,0,4
        sfploadi L2,0,4
        sfpencc 3,10
        sfpsetexp L2,L1,0,0
        sfpsetsgn L0,L2,0,0
        sfpstore L0,0,4,3
calculate_logarithm.kernel2:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfpexexp L6,L1,1
        sfploadi L7,127,4
        sfpiadd L6,L7,0,6
        sfpsetexp L0,L1,127,1
        sfploadi L2,44460,2
        sfploadi L2,15832,8
        sfploadi L3,11115,4
        sfploadi L3,48950,8
        sfpmad L2,L0,L2,L3,0
        sfploadi L3,37644,2
        sfploadi L3,16389,8
        sfpmad L2,L0,L2,L3,0
        sfploadi L3,54945,2
        sfploadi L3,49084,8
        sfpmad L0,L0,L2,L3,0
        sfploadi L2,29208,4
        sfploadi L2,16177,8
        sfpexexp L3,L1,2
        sfpsetsgn L3,L6,1,1
        sfpencc 3,10
        sfpcast L3,L3,0
        sfpmad L0,L3,L2,L0,0
        sfpsetcc L1,0,6
        sfploadi L0,65408,0
        sfpencc 3,10
        sfpstore L0,0,4,3
calculate_sine.kernel3:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfploadi L6,63875,2
        sfploadi L6,16034,8
        sfploadi L0,19264,0
        sfpmad L0,L1,L6,L0,0
        sfploadi L4,49225,0
        sfpmov L2,L0,2
        sfpaddi L2,52032,0
        sfploadi L3,37868,1
        sfpmad L4,L4,L2,L1,0
        sfploadi L1,34905,2
        sfpmad L3,L3,L2,L4,0
        sfploadi L1,46376,8
        sfpmad L1,L1,L2,L3,0
        sfploadi L3,12843,4
        sfploadi L4,61213,2
        sfpmul L2,L1,L1,0
        sfploadi L3,45783,8
        sfploadi L4,13880,8
        sfpmad L3,L3,L2,L4,0
        sfploadi L4,3329,4
        sfploadi L4,47440,8
        sfpmad L3,L3,L2,L4,0
        sfploadi L4,34952,2
        sfploadi L4,15368,8
        sfpmad L3,L3,L2,L4,0
        sfploadi L4,43691,2
        sfploadi L4,48682,8
        sfpmad L3,L3,L2,L4,0
        sfpshft L0,L9,31,1
        sfpmul L2,L3,L2,0
        sfpnop
        sfpmad L1,L2,L1,L1,0
        sfpnop
        sfpxor L0,L1
        sfpstore L0,0,4,3
calculate_tanh.kernel4:  # row 0 -> row 0
        sfpload L3,0,4,3
        sfploadi L0,7679,4
        sfploadi L1,18458,4
        sfploadi L2,65280,2
        sfplut L4,4
        sfpnop
        sfpstore L4,0,4,3
