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
        sfpmul L5,L1,L3,0
        sfpnop
        sfpadd L7,L5,L1,0
        sfpstore L5,128,4,3
        sfpstore L7,192,4,3
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
        sfpload L1,0,4,3
        sfploadi L3,16320,0
        sfpadd L5,L1,L3,0
        sfpnop
        sfpstore L5,64,4,3
mul_fp32.kernel5:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,41943,2
        sfploadi L4,16256,8
        sfpmul L7,L1,L4,0
        sfpnop
        sfpstore L7,64,4,3
const_fp16a.kernel6:  #  -> row 0
        sfploadi L2,40960,2
        sfploadi L2,16281,8
        sfpstore L2,0,4,3
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
        sfpload L1,0,4,3
        sfploadi L3,49216,0
        sfpadd L5,L1,L3,0
        sfpnop
        sfpsetcc L5,0,4
        sfpmov L0,L1,2
        sfploadi L0,16448,0
        sfpencc 3,10
        sfploadi L2,16384,0
        sfpadd L1,L1,L2,0
        sfpnop
        sfpsetcc L1,0,0
        sfploadi L0,49152,0
        sfpencc 3,10
        sfpstore L0,64,4,3
ifelse3.kernel11:  # row 0, row 64 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpmov L5,L1,1
        sfpadd L7,L3,L5,0
        sfpadd L0,L1,L3,0
        sfpsetcc L7,0,0
        sfpmov L0,L3,0
        sfpencc 3,10
        sfpmov L2,L3,1
        sfpadd L2,L1,L2,0
        sfpnop
        sfpsetcc L2,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpstore L0,128,4,3
both.kernel12:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpload L0,64,4,3
        sfploadi L5,49408,0
        sfpadd L7,L1,L5,0
        sfploadi L2,49280,0
        sfpadd L2,L1,L2,0
        sfpsetcc L7,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpsetcc L2,0,4
        sfpstore L0,64,4,3
        sfpencc 3,10
either.kernel13:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpload L0,64,4,3
        sfploadi L5,49408,0
        sfpadd L7,L1,L5,0
        sfpnop
        sfpsetcc L7,0,4
        sfpmov L0,L1,0
        sfpencc 3,10
        sfploadi L2,49280,0
        sfpadd L2,L1,L2,0
        sfpnop
        sfpsetcc L2,0,0
        sfpmov L0,L1,0
        sfpencc 3,10
        sfpstore L0,64,4,3
le.kernel14:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16512,0
        sfpmov L5,L1,1
        sfpadd L7,L3,L5,0
        sfpnop
        sfpsetcc L7,0,4
        sfpstore L1,64,4,3
        sfpencc 3,10
gt.kernel15:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16512,0
        sfpmov L5,L1,1
        sfpadd L7,L3,L5,0
        sfpnop
        sfpsetcc L7,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
ile.kernel16:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L0,5,4
        sfpmov L5,L1,2
        sfpiadd L5,L0,0,6
        sfpmov L7,L1,2
        sfpxor L7,L0
        sfpxor L0,L5
        sfpand L0,L7
        sfpxor L0,L5
        sfploadi L2,0,4
        sfpsetcc L0,0,0
        sfploadi L2,1,4
        sfpencc 3,10
        sfpsetcc L2,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
ige.kernel17:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L5,5,4
        sfpmov L6,L5,2
        sfpiadd L6,L1,0,6
        sfpxor L5,L1
        sfpmov L2,L1,2
        sfpxor L2,L6
        sfpand L2,L5
        sfpxor L2,L6
        sfploadi L0,0,4
        sfpsetcc L2,0,0
        sfploadi L0,1,4
        sfpencc 3,10
        sfpsetcc L0,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
ieq_big.kernel18:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L4,5000,4
        sfpxor L4,L1
        sfpsetcc L4,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
iadd_cmp.kernel19:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,5
        sfpsetcc L3,0,0
        sfpstore L3,64,4,3
        sfpencc 3,10
exexp_cmp.kernel20:  # row 0, row 64 -> row 64, row 128
        sfpload L1,0,4,3
        sfploadi L3,0,4
        sfpmov L0,L1,2
        sfpshft L0,L9,-31,1
        sfpiadd L0,L3,0,6
        sfpmov L2,L0,2
        sfpxor L2,L1
        sfpshft L2,L9,-23,1
        sfpxor L0,L2
        sfploadi L2,255,4
        sfpand L2,L0
        sfpiadd L0,L2,-127,5
        sfploadi L2,65535,2
        sfploadi L2,32895,8
        sfpand L2,L1
        sfploadi L3,16256,0
        sfpor L3,L2
        sfpstore L3,128,4,3
        sfpsetcc L0,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
nested.kernel21:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpload L6,64,4,3
        sfploadi L5,49408,0
        sfpadd L7,L1,L5,0
        sfpsetcc L1,0,4
        sfpmov L6,L1,0
        sfpencc 3,10
        sfpsetcc L7,0,0
        sfpstore L6,64,4,3
        sfpencc 3,10
nested_else.kernel22:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L4,L1,1
        sfpsetcc L1,0,4
        sfpmov L4,L1,0
        sfpencc 3,10
        sfploadi L0,49408,0
        sfpadd L0,L1,L0,0
        sfpnop
        sfpsetcc L0,0,0
        sfpstore L4,64,4,3
        sfpencc 3,10
abs_neg.kernel23:  # row 0 -> row 64
        sfpload L2,0,4,3
        sfpsetcc L2,0,0
        sfpmov L2,L2,1
        sfpencc 3,10
        sfpmov L7,L2,1
        sfpstore L7,64,4,3
bits.kernel24:  # row 0, row 64 -> row 128
        sfpload L1,0,4,3
        sfpload L7,64,4,3
        sfpnot L0,L1
        sfpmov L2,L7,2
        sfpand L2,L1
        sfpor L0,L2
        sfpxor L7,L0
        sfpstore L7,128,4,3
poly4.kernel25:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfploadi L3,16000,0
        sfploadi L5,16128,0
        sfpmad L7,L3,L1,L5,0
        sfploadi L0,16192,0
        sfpmad L0,L7,L1,L0,0
        sfploadi L2,16256,0
        sfpmad L0,L0,L1,L2,0
        sfploadi L2,16384,0
        sfpmad L0,L0,L1,L2,0
        sfpnop
        sfpstore L0,64,4,3
minmax.kernel26:  # row 0, row 64 -> row 128, row 192
        sfpload L6,0,4,3
        sfpload L3,64,4,3
        sfpmov L5,L3,1
        sfpadd L7,L6,L5,0
        sfpnop
        sfpsetcc L7,0,0
        sfpmov L0,L3,2
        sfpmov L0,L6,0
        sfpmov L6,L3,0
        sfpencc 3,10
        sfpstore L0,128,4,3
        sfpstore L6,192,4,3
boolint.kernel27:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfploadi L5,65535,2
        sfploadi L5,32767,8
        sfpand L5,L1
        sfploadi L0,16256,0
        sfpsetcc L5,0,6
        sfpstore L0,64,4,3
        sfpencc 3,10
