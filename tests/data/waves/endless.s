# A loop without end stops by the budget.
#! targets a320 a420 a540 a630
#! lanes 4
#! end limit
top:
  jump #top
