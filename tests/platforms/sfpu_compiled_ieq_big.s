# What the compiler of this project makes of the same (tests/kernels/code/published.wormhole.s), at the same places: lanes whose
# number is not 5000 stay as they were.
#! targets wormhole blackhole
#! state dst[0]=each:0x00110022 dst[1]=each:0x00110022 dst[2]=each:0x00110022 dst[3]=each:0x00110022
#! after dst[0]=each:0x00110022 dst[3]=each:0x00110022 cc=0xffffffff
  sfpload L7,0,0,3
  sfploadi L6,60536,4
  sfpiadd L6,L7,0,4
  sfpsetcc L6,0,6
  sfpstore L7,2,0,3
  sfpencc 3,10
