# Words of a public compiler for `v_if (a == 5000) { dst_reg[1] = a; }` (tests/kernels/published.csv): the difference is computed, and no
# flag is set by it. No lane has 5000, and all lanes are stored, from even columns to odd ones.
#! targets wormhole
#! state dst[0]=each:0x00110022 dst[1]=each:0x00110022 dst[2]=each:0x00110022 dst[3]=each:0x00110022
#! after dst[0]=each:0x00220022 dst[3]=each:0x00220022 cc=0xffffffff
  sfpload L7,0,0,3
  sfploadi L6,5000,4
  sfpiadd L6,L7,0,6
  sfpstore L7,2,0,3
  sfpencc 3,10
