# r11.w is the highest register: 12 of 48 groups of four registers make 4 times 2 waves, on a630 8 times 2 of 96.
#! targets a320 a420 a540 a630
#! lanes 4
#! occupancy a320 16
#! occupancy a420 8
#! occupancy a540 8
#! occupancy a630 16
  mov.u32u32 r11.w, 1
  end
