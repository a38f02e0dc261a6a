mad.kernel0:  # row 0, row 64, row 128 -> row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpload L5,128,4,3
        sfpmad L7,L1,L3,L5,0
        sfpnop
        sfpstore L7,192,4,3
mul_add_sep.kernel1:  # row 0, row 64 -> row 128, row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpmad L5,L1,L3,L1,0
        sfpmul L7,L1,L3,0
        sfpstore L5,192,4,3
        sfpstore L7,128,4,3
affine_imm.kernel2:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16320,0
        sfploadi L5,16128,0
        sfpmad L7,L1,L3,L5,0
        sfpnop
        sfpstore L7,64,4,3
muli.kernel3:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpmuli L2,16320,0
        sfpnop
        sfpstore L2,64,4,3
addi.kernel4:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpaddi L2,16320,0
        sfpnop
        sfpstore L2,64,4,3
mul_fp32.kernel5:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,41943,2
        sfploadi L4,16256,8
        sfpmul L7,L1,L4,0
        sfpnop
        sfpstore L7,64,4,3
const_fp16a.kernel6:  #  -> row 0
        sfploadi L1,15565,1
        sfpstore L1,0,4,3
const_fp32.kernel7:  #  -> row 0
        sfploadi L2,4059,4
        sfploadi L2,16457,8
        sfpstore L2,0,4,3
relu.kernel8:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpsetcc L2,0,0
        sfploadi L2,0,4
        sfpencc 3,10
        sfpstore L2,64,4,3
leaky.kernel9:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpsetcc L2,0,0
        sfpmuli L2,15872,0
        sfpencc 3,10
        sfpstore L2,64,4,3
clamp.kernel10:  # row 0 -> row 64
        sfpload L6,0,4,3
        sfploadi L3,16448,0
        sfpmov L5,L6,2
        sfpaddi L5,16384,0
        sfpmov L0,L3,2
        sfpswap L6,L0,1
        sfpsetcc L5,0,0
        sfploadi L6,49152,0
        sfpencc 3,10
        sfpstore L6,64,4,3
ifelse3.kernel11:  # row 0, row 64 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpmad L5,L11,L1,L3,0
        sfpadd L0,L1,L3,0
        sfpmad L2,L11,L3,L1,0
        sfpsetcc L5,0,0
        sfpmov L0,L3,0
        sfpencc 3,10
        sfpsetcc L2,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpstore L0,128,4,3
both.kernel12:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,49280,0
        sfpmov L5,L1,2
        sfpaddi L5,49408,0
        sfpsetcc L3,0,4
        sfpsetcc L5,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
either.kernel13:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,49280,0
        sfpmov L5,L1,2
        sfpaddi L5,49408,0
        sfpsetcc L3,0,4
        sfpsetcc L5,0,0
        sfpcompc
        sfpstore L1,64,4,3
        sfpencc 3,10
le.kernel14:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16512,0
        sfpmad L5,L11,L1,L3,0
        sfpnop
        sfpsetcc L5,0,4
        sfpstore L1,64,4,3
        sfpencc 3,10
gt.kernel15:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16512,0
        sfpmad L5,L11,L1,L3,0
        sfpnop
        sfpsetcc L5,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
ile.kernel16:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpsetcc L1,0,4
        sfpiadd L4,L1,-6,9
        sfpcompc
        sfpstore L1,64,4,3
        sfpencc 3,10
ige.kernel17:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,9
        sfpstore L1,64,4,3
        sfpencc 3,10
ieq_big.kernel18:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,60536,4
        sfpiadd L4,L1,0,4
        sfpsetcc L4,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
iadd_cmp.kernel19:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,1
        sfpstore L3,64,4,3
        sfpencc 3,10
exexp_cmp.kernel20:  # row 0, row 64 -> row 64, row 128
        sfpload L1,0,4,3
        sfpsetexp L3,L1,127,1
        sfpstore L3,128,4,3
        sfpexexp L6,L1,2
        sfpstore L1,64,4,3
        sfpencc 3,10
nested.kernel21:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,49408,0
        sfpsetcc L1,0,4
        sfpsetcc L3,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
nested_else.kernel22:  # row 0, row 64 -> row 64
        sfpload L3,0,4,3
        sfpsetsgn L4,L3,0,1
        sfpaddi L3,49408,0
        sfpnop
        sfpsetcc L3,0,0
        sfpstore L4,64,4,3
        sfpencc 3,10
abs_neg.kernel23:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,1,1
        sfpstore L3,64,4,3
bits.kernel24:  # row 0, row 64 -> row 128
        sfpload L4,0,4,3
        sfpload L7,64,4,3
        sfpnot L0,L4
        sfpand L4,L7
        sfpor L0,L4
        sfpxor L7,L0
        sfpstore L7,128,4,3
poly4.kernel25:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16000,0
        sfploadi L5,16128,0
        sfpmad L7,L3,L1,L5,0
        sfploadi L0,16192,0
        sfpmad L0,L7,L1,L0,0
        sfpnop
        sfpmad L0,L0,L1,L10,0
        sfploadi L2,16384,0
        sfpmad L0,L0,L1,L2,0
        sfpnop
        sfpstore L0,64,4,3
minmax.kernel26:  # row 0, row 64 -> row 128, row 192
        sfpload L3,0,4,3
        sfpload L4,64,4,3
        sfpmov L6,L4,2
        sfpswap L3,L6,1
        sfpstore L3,128,4,3
        sfpstore L6,192,4,3
boolint.kernel27:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,0,1
        sfpsetcc L3,0,6
        sfpstore L10,64,4,3
        sfpencc 3,10
recip_nr.kernel28:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpsetsgn L3,L1,1,1
        sfploadi L7,43621,2
        sfpsetexp L6,L3,126,1
        sfploadi L7,16312,8
        sfploadi L2,16384,0
        sfpmad L4,L6,L7,L2,0
        sfploadi L3,253,4
        sfpmad L5,L6,L4,L2,0
        sfpexexp L0,L1,1
        sfpmul L1,L4,L5,0
        sfpiadd L0,L3,0,6
        sfpmad L2,L6,L1,L2,0
        sfpnop
        sfpmul L1,L1,L2,0
        sfpnop
        sfpexexp L2,L1,1
        sfpiadd L2,L0,0,4
        sfpiadd L0,L2,-126,5
        sfpsetexp L0,L1,0,0
        sfpstore L0,64,4,3
vand.kernel29:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpload L0,64,4,3
        sfpadd L5,L1,L11,0
        sfpnop
        sfpadd L7,L5,L11,0
        sfpnop
        sfpadd L2,L7,L11,0
        sfpsetcc L5,0,4
        sfpadd L0,L1,L11,0
        sfpsetcc L7,0,4
        sfpadd L0,L5,L11,0
        sfpsetcc L2,0,4
        sfpadd L0,L7,L11,0
        sfpencc 3,10
        sfpstore L0,64,4,3
silly.kernel30:  # row 0, row 64, row 128, row 192, row 256 -> row 320, row 384, row 128, row 192, row 256
        sfpload L2,0,4,3
        sfpaddi L2,16384,0
        sfpnop
        sfpmov L5,L2,2
        sfpaddi L5,49280,0
        sfpmov L7,L2,2
        sfpaddi L7,49408,0
        sfpmov L1,L2,2
        sfpaddi L1,49472,0
        sfpmov L0,L2,2
        sfpaddi L0,49536,0
        sfploadi L3,1,4
        sfpsetcc L1,0,4
        sfpsetcc L0,0,0
        sfploadi L3,0,4
        sfpencc 3,10
        sfpmov L0,L2,2
        sfpshft L0,L9,-23,1
        sfploadi L1,170,4
        sfpand L1,L0
        sfploadi L0,1,4
        sfpsetcc L5,0,4
        sfpsetcc L7,0,0
        sfpcompc
        sfpsetcc L3,0,2
        sfploadi L0,0,4
        sfpencc 3,10
        sfpsetexp L3,L2,127,1
        sfploadi L4,130,4
        sfpsetcc L0,0,2
        sfpiadd L4,L1,0,10
        sfpstore L3,128,4,3
        sfpencc 3,10
        sfpsetsgn L1,L2,0,1
        sfpmov L3,L2,2
        sfpaddi L3,49216,0
        sfpnop
        sfpsetsgn L3,L3,0,1
        sfpsetcc L0,0,6
        sfpsetcc L3,0,6
        sfpstore L1,192,4,3
        sfpencc 3,10
        sfpload L1,64,4,3
        sfpmov L1,L1,1
        sfploadi L3,16224,0
        sfpmad L1,L2,L1,L3,0
        sfpnop
        sfpaddi L1,16128,0
        sfpnop
        sfpstore L1,320,4,3
        sfploadi L3,16320,0
        sfploadi L5,128,4
        sfploadi L5,16256,8
        sfpmad L1,L2,L3,L5,0
        sfpnop
        sfpstore L1,384,4,3
        sfpmov L1,L2,2
        sfpaddi L1,49216,0
        sfpnop
        sfpsetsgn L1,L1,0,1
        sfplz L3,L2,0
        sfpiadd L3,L3,-19,5
        sfpnot L3,L3
        sfpsetexp L3,L2,0,0
        sfpmov L2,L3,1
        sfpsetcc L0,0,6
        sfpsetcc L1,0,2
        sfpstore L2,256,4,3
        sfpencc 3,10
