# Calls without end are a fault of their depth.
#! targets a320 a420 a540 a630
#! lanes 4
#! fault trap CallDepth
top:
  call #top
