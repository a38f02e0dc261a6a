below_zero.kernel0:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpsetcc L1,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_is_zero.kernel1:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpsetcc L1,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
below.kernel2:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,49280,0
        sfpsetcc L3,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
below_one.kernel3:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpadd L3,L1,L11,0
        sfpsetcc L3,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
above.kernel4:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,16512,2
        sfpsetcc L3,0,0
        sfpstore L1,64,4,3
        sfpencc 3,10
at_most.kernel5:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpmov L3,L1,2
        sfpaddi L3,16512,2
        sfpsetcc L3,0,4
        sfpstore L1,64,4,3
        sfpencc 3,10
below_another.kernel6:  # row 0, row 64, row 128 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpadd L5,L1,L3,2
        sfpsetcc L5,0,0
        sfpstore L1,128,4,3
        sfpencc 3,10
integer_below.kernel7:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,1
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_at_least.kernel8:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,9
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_is.kernel9:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-5,5
        sfpsetcc L3,0,6
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_above.kernel10:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-6,9
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_at_most.kernel11:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpiadd L3,L1,-6,1
        sfpstore L1,64,4,3
        sfpencc 3,10
integer_below_another.kernel12:  # row 0, row 64, row 128 -> row 128
        sfpload L1,0,4,3
        sfpload L4,64,4,3
        sfpiadd L4,L1,0,2
        sfpstore L10,128,4,3
        sfpencc 3,10
both.kernel13:  # row 0, row 64, row 128 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpsetcc L1,0,0
        sfpsetcc L3,0,4
        sfpstore L1,128,4,3
        sfpencc 3,10
either.kernel14:  # row 0, row 64, row 128 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpsetcc L1,0,4
        sfpsetcc L3,0,0
        sfpcompc
        sfpstore L1,128,4,3
        sfpencc 3,10
small_exponent.kernel15:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpexexp L3,L1,2
        sfpstore L1,64,4,3
        sfpencc 3,10
large_exponent.kernel16:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfpexexp L3,L1,10
        sfpstore L1,64,4,3
        sfpencc 3,10
zeros_before.kernel17:  # row 0, row 64 -> row 64
        sfpload L1,0,4,3
        sfplz L3,L1,2
        sfpstore L3,64,4,3
        sfpencc 3,10
scale_by_a_double_word.kernel18:  # row 0 -> row 0
        sfpload L1,0,4,3
        sfploadi L4,41943,2
        sfploadi L4,16256,8
        sfpmul L7,L1,L4,0
        sfpstore L7,0,4,3
product_and_sum.kernel19:  # row 0, row 64, row 128 -> row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpload L5,128,4,3
        sfpmad L7,L1,L3,L5,0
        sfpstore L7,192,4,3
negated_product.kernel20:  # row 0, row 64 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpmul L5,L1,L3,1
        sfpstore L5,128,4,3
negated_factor.kernel21:  # row 0, row 64, row 128 -> row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpload L5,128,4,3
        sfpmad L7,L1,L3,L5,1
        sfpstore L7,192,4,3
negated_addend.kernel22:  # row 0, row 64, row 128 -> row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpload L5,128,4,3
        sfpmad L7,L1,L3,L5,2
        sfpstore L7,192,4,3
negated_sum.kernel23:  # row 0, row 64, row 128 -> row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpload L5,128,4,3
        sfpmad L7,L1,L3,L5,3
        sfpstore L7,192,4,3
difference.kernel24:  # row 0, row 64 -> row 128
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpadd L5,L3,L1,2
        sfpstore L5,128,4,3
dying_operand.kernel25:  # row 0, row 64 -> row 128, row 192
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpand L5,L1,L3,1
        sfpstore L5,128,4,3
        sfpstore L3,192,4,3
no_dying_operand.kernel26:  # row 0, row 64 -> row 128, row 192, row 256
        sfpload L1,0,4,3
        sfpload L3,64,4,3
        sfpand L5,L1,L3,1
        sfpstore L5,128,4,3
        sfpstore L3,192,4,3
        sfpstore L1,256,4,3
unused_result.kernel27:  # row 0 -> row 64
        sfpload L1,0,4,3
        sfpstore L1,64,4,3
smaller_and_greater.kernel28:  # row 0, row 64 -> row 0, row 64
        sfpload L3,0,4,3
        sfpload L4,64,4,3
        sfpmov L6,L4,2
        sfpswap L3,L6,1
        sfpstore L3,0,4,3
        sfpstore L6,64,4,3
put_one.kernel29:  #  -> row 0
        sfpstore L10,0,4,3
put_half.kernel30:  #  -> row 0
        sfploadi L1,16128,0
        sfpstore L1,0,4,3
put_fp16a.kernel31:  #  -> row 0
        sfploadi L1,15565,1
        sfpstore L1,0,4,3
put_fp32.kernel32:  #  -> row 0
        sfploadi L2,4059,4
        sfploadi L2,16457,8
        sfpstore L2,0,4,3
put_integer_one.kernel33:  #  -> row 0
        sfploadi L1,1,4
        sfpstore L1,0,4,3
put_0x10000.kernel34:  #  -> row 0
        sfploadi L1,1,0
        sfpstore L1,0,4,3
put_0x40000000.kernel35:  #  -> row 0
        sfploadi L1,16384,0
        sfpstore L1,0,4,3
put_0x7fffffff.kernel36:  #  -> row 0
        sfploadi L2,65535,2
        sfploadi L2,32767,8
        sfpstore L2,0,4,3
put_0xffff8000.kernel37:  #  -> row 0
        sfploadi L1,32768,4
        sfpstore L1,0,4,3
put_minus_one.kernel38:  #  -> row 0
        sfploadi L1,65535,4
        sfpstore L1,0,4,3
put_0x8000.kernel39:  #  -> row 0
        sfploadi L1,32768,2
        sfpstore L1,0,4,3
