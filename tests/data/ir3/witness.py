#!/usr/bin/env python3
"""A second evaluator of ir3's arithmetic, and the vectors made with it.

It is written from the public notes on the instruction set alone (what each operation computes, in which width, how
modifiers, saturation and changes of size apply), in exact rational arithmetic, and shares nothing with `spec/ir3`.
Words come from the assembler, which is compared with recorded encodings elsewhere:

    python3 witness.py path/to/onespec > vectors/semantics.jsonl

Float operations read denormals as zeros and give zeros for them. Category 4 is evaluated by the host's mathematical
library in 64 bits, and rounded once; the description evaluates it otherwise.

What the notes leave open is left out: payloads of NaNs (no result is one), signs of zeros of min, max and sign,
conversions out of range, counts of shifts that are masked in some forms, and values of category 4 of which 64 bits do
not say how they are rounded.
"""
import math
import random
import subprocess
import sys
from fractions import Fraction

SEED = 20
PER_FORM = 12


class Format:
    """A binary floating-point format."""

    def __init__(self, bits, exponent):
        self.bits, self.fraction = bits, bits - 1 - exponent
        self.bias = (1 << (exponent - 1)) - 1
        self.top = (1 << exponent) - 1
        self.infinity = self.top << self.fraction

    def split(self, pattern):
        sign = pattern >> (self.bits - 1)
        return sign, pattern >> self.fraction & self.top, pattern & ((1 << self.fraction) - 1)

    def is_nan(self, pattern):
        _, exponent, fraction = self.split(pattern)
        return exponent == self.top and fraction != 0

    def is_infinite(self, pattern):
        _, exponent, fraction = self.split(pattern)
        return exponent == self.top and fraction == 0

    def number(self, pattern):
        """The rational number of a finite pattern."""
        sign, exponent, fraction = self.split(pattern)
        if exponent:
            fraction |= 1 << self.fraction
        value = Fraction(fraction) * Fraction(2) ** (max(exponent, 1) - self.bias - self.fraction)
        return -value if sign else value

    def round(self, value, mode="even", zero_sign=0):
        """The pattern nearest to a rational number; `mode` is even, zero, up or down."""
        if value == 0:
            return zero_sign << (self.bits - 1)
        sign, size = int(value < 0), abs(value)
        power = size.numerator.bit_length() - size.denominator.bit_length()
        if size < Fraction(2) ** power:
            power -= 1
        power = max(power, 1 - self.bias)
        unit = Fraction(2) ** (power - self.fraction)
        whole, rest = divmod(size, unit)
        whole = int(whole)
        away = {"even": rest * 2 > unit or rest * 2 == unit and whole & 1, "zero": False,
                "up": rest > 0 and not sign, "down": rest > 0 and sign}[mode]
        whole += int(bool(away))
        if whole >> (self.fraction + 1):
            whole, power = whole >> 1, power + 1
        exponent = power + self.bias if whole >> self.fraction else 0
        if exponent >= self.top:
            grows = {"even": True, "zero": False, "up": not sign, "down": bool(sign)}[mode]
            pattern = self.infinity if grows else self.infinity - 1
        else:
            pattern = (exponent << self.fraction) + (whole & ((1 << self.fraction) - 1))
        return sign << (self.bits - 1) | pattern


F32, F16 = Format(32, 8), Format(16, 5)


def mask(width):
    return (1 << width) - 1


def signed(value, width):
    return value - (1 << width) if value >> (width - 1) & 1 else value


def sign_of(f, pattern):
    return pattern >> (f.bits - 1)


def flush(f, pattern):
    """A denormal as a zero of its sign."""
    if pattern is None or f.split(pattern)[1]:
        return pattern
    return pattern & 1 << (f.bits - 1)


def flushing(f, function):
    return lambda *values: flush(f, function(*(flush(f, v) for v in values)))


# ---- floating point; `None` where the result is a NaN

def f_add(f, x, y):
    if f.is_nan(x) or f.is_nan(y):
        return None
    if f.is_infinite(x) or f.is_infinite(y):
        if f.is_infinite(x) and f.is_infinite(y):
            return x if x == y else None
        return x if f.is_infinite(x) else y
    both = sign_of(f, x) & sign_of(f, y)
    return f.round(f.number(x) + f.number(y), zero_sign=both)


def f_mul(f, x, y):
    if f.is_nan(x) or f.is_nan(y):
        return None
    sign = sign_of(f, x) ^ sign_of(f, y)
    if f.is_infinite(x) or f.is_infinite(y):
        zero = [p for p in (x, y) if not f.is_infinite(p) and f.number(p) == 0]
        return None if zero else sign << (f.bits - 1) | f.infinity
    return f.round(f.number(x) * f.number(y), zero_sign=sign)


def f_mad(f, x, y, z):
    if any(map(f.is_nan, (x, y, z))):
        return None
    if any(map(f.is_infinite, (x, y))):
        product = f_mul(f, x, y)
        return None if product is None else f_add(f, product, z)
    if f.is_infinite(z):
        return z
    sign = sign_of(f, x) ^ sign_of(f, y)
    return f.round(f.number(x) * f.number(y) + f.number(z), zero_sign=sign & sign_of(f, z))


def f_pick(f, x, y, greater):
    if f.is_nan(x) and f.is_nan(y):
        return None
    if f.is_nan(x) or f.is_nan(y):
        return y if f.is_nan(x) else x
    order = f_order(f, x, y)
    if order == 0:
        return x if x == y else None       # zeros of both signs: which one is open
    return x if (order > 0) == greater else y


def f_order(f, x, y):
    """-1, 0, 1; `None` where a NaN is compared."""
    if f.is_nan(x) or f.is_nan(y):
        return None
    def key(p):
        if f.is_infinite(p):
            return Fraction(2) ** 200 * (-1 if sign_of(f, p) else 1)
        return f.number(p)
    return (key(x) > key(y)) - (key(x) < key(y))


def f_whole(f, x, how):
    """floor, ceil, trunc, rndne and rndaz."""
    if f.is_nan(x):
        return None
    if f.is_infinite(x):
        return x
    value = f.number(x)
    down = value.numerator // value.denominator
    rest = value - down
    whole = {
        "floor": down,
        "ceil": down + (rest > 0),
        "trunc": down if value >= 0 else down + (rest > 0),
        "rndne": down + (rest > Fraction(1, 2) or rest == Fraction(1, 2) and down & 1),
        "rndaz": down + (rest > Fraction(1, 2) or rest == Fraction(1, 2) and value > 0),
    }[how]
    return f.round(Fraction(int(whole)), zero_sign=sign_of(f, x))


def f_sign(f, x):
    if f.is_nan(x):
        return None
    if x & mask(f.bits - 1) == 0:
        return None                        # the sign of a zero is open
    return f.round(Fraction(-1 if sign_of(f, x) else 1))


def f_clamp(f, pattern):
    """(sat): to 0 to 1."""
    if pattern is None:
        return None
    if sign_of(f, pattern):
        return 0
    one = f.round(Fraction(1))
    return min(pattern, one)


def compare(order, condition):
    if order is None:
        return int(condition == "ne")
    return int({"lt": order < 0, "le": order <= 0, "gt": order > 0, "ge": order >= 0, "eq": order == 0,
                "ne": order != 0}[condition])


SPECIAL = {
    "rcp": lambda x: 1 / x,
    "rsq": lambda x: 1 / math.sqrt(x),
    "sqrt": math.sqrt,
    "log2": math.log2,
    "exp2": math.exp2,
    "sin": math.sin,
    "cos": math.cos,
}


def special(f, name, x):
    """Functions of category 4."""
    if f.is_nan(x):
        return None
    sign = sign_of(f, x)
    minus = 1 << (f.bits - 1)
    if f.is_infinite(x):
        return {"rcp": sign * minus, "rsq": None if sign else 0, "sqrt": None if sign else x,
                "log2": None if sign else x, "exp2": 0 if sign else x}.get(name)
    value = float(f.number(x))
    if value == 0:
        return {"rcp": sign * minus | f.infinity, "rsq": sign * minus | f.infinity, "sqrt": x,
                "log2": minus | f.infinity, "exp2": f.round(Fraction(1)), "sin": x, "cos": f.round(Fraction(1))}[name]
    if value < 0 and name in ("rsq", "sqrt", "log2") or abs(value) >= 2.0 ** 30 and name in ("sin", "cos"):
        return None
    try:
        result = Fraction(SPECIAL[name](value))
    except OverflowError:
        return f.infinity
    exact = name in ("rcp", "sqrt")
    near = [f.round(result * (1 + Fraction(i, 2 ** 50))) for i in (-1, 0, 1)]
    return near[1] if exact or near[0] == near[2] else None


def convert_float(source, target, x, mode):
    x = flush(source, x)
    return flush(target, converted_float(source, target, x, mode))


def converted_float(source, target, x, mode):
    if source.is_nan(x):
        return None
    sign = sign_of(source, x)
    if source.is_infinite(x):
        return sign << (target.bits - 1) | target.infinity
    return target.round(source.number(x), mode, sign)


def to_integer(f, x, width, is_signed):
    """Towards zero; out of range is left out."""
    if f.is_nan(x) or f.is_infinite(x):
        return None
    value = f.number(x)
    whole = abs(value.numerator) // value.denominator * (-1 if value < 0 else 1)
    low, high = (-(1 << (width - 1)), mask(width - 1)) if is_signed else (0, mask(width))
    return whole & mask(width) if low <= whole <= high else None


# ---- integers

def saturated(value, width, is_signed):
    low, high = (-(1 << (width - 1)), mask(width - 1)) if is_signed else (0, mask(width))
    return min(max(value, low), high) & mask(width)


def read(value, width, is_signed):
    return signed(value, width) if is_signed else value


def leading_zeros(x, width):
    return width - x.bit_length()


def ops(w):
    """Operations on integers of `w` bits: text, number of sources, function; `None` leaves a case out."""
    m = mask(w)
    out = []
    for letter, is_signed in (("u", False), ("s", True)):
        get = lambda v, s=is_signed: read(v, w, s)
        out += [
            (f"add.{letter} D, A, B", 2, lambda a, b: a + b & m),
            (f"sub.{letter} D, A, B", 2, lambda a, b: a - b & m),
            (f"(sat)add.{letter} D, A, B", 2, lambda a, b, g=get, s=is_signed: saturated(g(a) + g(b), w, s)),
            (f"(sat)sub.{letter} D, A, B", 2, lambda a, b, g=get, s=is_signed: saturated(g(a) - g(b), w, s)),
            (f"min.{letter} D, A, B", 2, lambda a, b, g=get: min(g(a), g(b)) & m),
            (f"max.{letter} D, A, B", 2, lambda a, b, g=get: max(g(a), g(b)) & m),
        ]
        for condition in ("lt", "le", "gt", "ge", "eq", "ne"):
            order = lambda a, b, g=get: (g(a) > g(b)) - (g(a) < g(b))
            out.append((f"cmps.{letter}.{condition} D, A, B", 2,
                        lambda a, b, o=order, c=condition: compare(o(a, b), c)))
    out += [
        ("and.b D, A, B", 2, lambda a, b: a & b),
        ("or.b D, A, B", 2, lambda a, b: a | b),
        ("xor.b D, A, B", 2, lambda a, b: a ^ b),
        ("not.b D, A", 1, lambda a: ~a & m),
        ("absneg.s D, (abs)A", 1, lambda a: abs(signed(a, w)) & m),
        ("absneg.s D, (neg)A", 1, lambda a: -signed(a, w) & m),
        ("absneg.s D, (absneg)A", 1, lambda a: -abs(signed(a, w)) & m),
        ("shl.b D, A, B", 2, lambda a, b: a << b % w & m),
        ("shr.b D, A, B", 2, lambda a, b: a >> b % w),
        ("ashr.b D, A, B", 2, lambda a, b: signed(a, w) >> b % w & m),
    ]
    return out


def s24(x):
    return signed(x & mask(24), 24)


FULL_ONLY = [
    ("mul.u24 D, A, B", 2, lambda a, b: (a & mask(24)) * (b & mask(24)) & mask(32)),
    ("mul.s24 D, A, B", 2, lambda a, b: s24(a) * s24(b) & mask(32)),
    ("mull.u D, A, B", 2, lambda a, b: (a & 0xffff) * (b & 0xffff)),
    ("madsh.m16 D, A, B, C", 3, lambda a, b, c: ((a >> 16) * (b & 0xffff) << 16) + c & mask(32)),
    ("mad.s24 D, A, B, C", 3, lambda a, b, c: s24(a) * s24(b) + c & mask(32)),
    ("mad.u24 D, A, B, C", 3, lambda a, b, c: (a & mask(24)) * (b & mask(24)) + c & mask(32)),
    ("bfrev.b D, A", 1, lambda a: int(f"{a:032b}"[::-1], 2)),
    ("clz.b D, A", 1, lambda a: leading_zeros(a, 32) if a else mask(32)),
    ("clz.s D, A", 1, lambda a: mask(32) if a in (0, mask(32)) else leading_zeros(min(a, ~a & mask(32)), 32)),
    ("sel.b32 D, A, B, C", 3, lambda a, b, c: a if b else c),
    ("shrm D, A, B, C", 3, lambda a, b, c: b >> a & c if a < 32 else None),
    ("shlm D, A, B, C", 3, lambda a, b, c: b << a & c if a < 32 else None),
    ("shrg D, A, B, C", 3, lambda a, b, c: b >> a | c if a < 32 else None),
    ("shlg D, A, B, C", 3, lambda a, b, c: (b << a | c) & mask(32) if a < 32 else None),
    ("andg D, A, B, C", 3, lambda a, b, c: b & a | c),
]
HALF_ONLY = [
    ("cbits.b D, A", 1, lambda a: bin(a).count("1")),
    ("sel.b16 D, A, B, C", 3, lambda a, b, c: a if b else c),
]


def float_ops(f):
    flip = 1 << (f.bits - 1)
    out = [
        ("add.f D, A, B", 2, lambda a, b: f_add(f, a, b)),
        ("add.f D, (neg)A, (abs)B", 2, lambda a, b: f_add(f, a ^ flip, b & ~flip)),
        ("add.f D, A, (absneg)B", 2, lambda a, b: f_add(f, a, b | flip)),
        ("(sat)add.f D, A, B", 2, lambda a, b: f_clamp(f, f_add(f, a, b))),
        ("mul.f D, A, B", 2, lambda a, b: f_mul(f, a, b)),
        ("(sat)mul.f D, A, (neg)B", 2, lambda a, b: f_clamp(f, f_mul(f, a, b ^ flip))),
        ("min.f D, A, B", 2, lambda a, b: f_pick(f, a, b, False)),
        ("max.f D, A, B", 2, lambda a, b: f_pick(f, a, b, True)),
        ("sign.f D, A", 1, lambda a: f_sign(f, a)),
        (f"mad.f{f.bits} D, A, B, C", 3, lambda a, b, c: f_mad(f, a, b, c)),
        (f"mad.f{f.bits} D, A, (neg)B, C", 3, lambda a, b, c: f_mad(f, a, b ^ flip, c)),
    ]
    for how in ("floor", "ceil", "trunc", "rndne", "rndaz"):
        out.append((f"{how}.f D, A", 1, lambda a, h=how: f_whole(f, a, h)))
    for name, change in (("abs", lambda a: a & ~flip), ("neg", lambda a: a ^ flip), ("absneg", lambda a: a | flip)):
        out.append((f"absneg.f D, ({name})A", 1, lambda a, c=change: None if f.is_nan(a) else c(a)))
    for name in SPECIAL:
        out.append((f"{name} D, A", 1, lambda a, n=name: special(f, n, a)))
    if f is F16:
        for name in ("rsq", "log2", "exp2"):
            out.append((f"h{name} D, A", 1, lambda a, n=name: special(f, n, a)))
    out = [(text, count, flushing(f, function)) for text, count, function in out]
    for condition in ("lt", "le", "gt", "ge", "eq", "ne"):
        out.append((f"cmps.f.{condition} D, A, B", 2, lambda a, b, c=condition: compare(f_order(f, flush(f, a), flush(f, b)), c)))
    return out


def conversions():
    """Text, width of the source and of the result, function."""
    out = [
        ("mov.f32f32 D, A", 32, 32, lambda a: a),
        ("mov.f16f16 D, A", 16, 16, lambda a: a),
        ("cov.f16f32 D, A", 16, 32, lambda a: convert_float(F16, F32, a, "even")),
        ("cov.f32f16 D, A", 32, 16, lambda a: convert_float(F32, F16, a, "zero")),
        ("cov.f32f16 (even)D, A", 32, 16, lambda a: convert_float(F32, F16, a, "even")),
        ("cov.f32f16 (pos_infinity)D, A", 32, 16, lambda a: convert_float(F32, F16, a, "up")),
        ("cov.f32f16 (neg_infinity)D, A", 32, 16, lambda a: convert_float(F32, F16, a, "down")),
    ]
    for width, f in ((32, F32), (16, F16)):
        for to in (32, 16):
            for letter, is_signed in (("u", False), ("s", True)):
                out.append((f"cov.f{width}{letter}{to} D, A", width, to,
                            lambda a, f=f, t=to, s=is_signed: to_integer(f, a, t, s)))
    for width in (32, 16):
        for letter, is_signed in (("u", False), ("s", True)):
            for to, f in ((32, F32), (16, F16)):
                number = lambda a, w=width, s=is_signed: Fraction(read(a, w, s))
                out.append((f"cov.{letter}{width}f{to} (even)D, A", width, to, lambda a, f=f, n=number: f.round(n(a))))
            other = 48 - width
            for letter2 in ("u", "s"):
                out.append((f"cov.{letter}{width}{letter2}{other} D, A", width, other,
                            lambda a, w=width, o=other, s=is_signed: read(a, w, s) & mask(o)))
    return out


# ---- cases

def edges(f):
    one = f.bias << f.fraction
    flip = 1 << (f.bits - 1)
    positive = [0, 1, (1 << f.fraction) - 1, 1 << f.fraction, one, one + 1, one - 1, one + (1 << f.fraction - 1),
                one - (1 << f.fraction), f.infinity - 1, f.infinity, one + (5 << f.fraction),
                one + (12 << f.fraction) + 3]
    return positive + [p | flip for p in positive] + [f.infinity | 1 << f.fraction - 1, f.infinity | 1]


def integer(rng, width):
    top = 1 << (width - 1)
    whole = [rng.getrandbits(width) for _ in range(3)]
    special = [0, 1, 2, 3, 31, top, top - 1, top + 1, mask(width), mask(width) - 1, mask(width // 2), 1 << width // 2]
    return rng.choice(special + whole + [rng.getrandbits(width // 2), rng.getrandbits(5)])


def real(rng, f):
    near = (f.bias + rng.randint(-6, 6)) << f.fraction | rng.getrandbits(f.fraction)
    near |= rng.getrandbits(1) << (f.bits - 1)
    return rng.choice([rng.choice(edges(f)), near, near, rng.getrandbits(f.bits)])


class Writer:
    def __init__(self):
        self.forms, self.rows, self.seen = [], [], {}

    def form(self, text, source, target, count, draw, function):
        """Cases of a text with registers in its holes."""
        rng = random.Random(f"{SEED} {text} {source} {target}")
        letter = {32: "r", 16: "hr"}
        for hole, n in (("A", 1), ("B", 2), ("C", 3)):
            text = text.replace(f", {hole}", f", {letter[source]}{n}.x").replace(f"){hole}", f"){letter[source]}{n}.x")
        text = text.replace(" D", f" {letter[target]}0.x").replace(")D", f"){letter[target]}0.x")
        found, tried = [], set()
        for _ in range(PER_FORM * 20):
            values = tuple(draw(rng) for _ in range(count))
            result = None if values in tried else function(*values)
            tried.add(values)
            if result is not None:
                found.append((values, result))
            if len(found) == PER_FORM:
                break
        self.forms.append((text, source, target, found))

    def write(self, assembler):
        source = "\n".join(form[0] for form in self.forms) + "\n"
        made = subprocess.run([assembler, "asm", "--isa", "ir3", "--target", "a630", "-"], input=source, text=True,
                              capture_output=True)
        if made.returncode:
            sys.exit(made.stderr)
        for (text, source, target, found), word in zip(self.forms, made.stdout.split(), strict=True):
            for values, result in found:
                # On the sixth generation half registers are halves of full ones.
                step = 4 if source == 32 else 2
                before = {"R[0]": 0x5a5aa5a5}
                before.update({f"R[{step * (i + 1)}]": v for i, v in enumerate(values)})
                after = result if target == 32 else 0x5a5a0000 | result
                show = lambda state: "{" + ",".join(f'"{k}":"{v:x}"' for k, v in state.items()) + "}"
                print(f'{{"i":"{text}","w":"{word}","pre":{show(before)},"post":{show({"R[0]": after})}}}')


def main():
    writer = Writer()
    for width, f, others in ((32, F32, FULL_ONLY), (16, F16, HALF_ONLY)):
        for text, count, function in ops(width) + others:
            writer.form(text, width, width, count, lambda rng, w=width: integer(rng, w), function)
        for text, count, function in float_ops(f):
            writer.form(text, width, width, count, lambda rng, f=f: real(rng, f), function)
    for text, source, target, function in conversions():
        is_float = "ov.f" in text
        real_of = lambda rng, f={32: F32, 16: F16}[source]: real(rng, f)
        draw = real_of if is_float else lambda rng, w=source: integer(rng, w)
        writer.form(text, source, target, 1, draw, function)
    writer.write(sys.argv[1])


main()
