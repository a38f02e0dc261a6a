vFloat twice(vFloat x) { return x + x; }
