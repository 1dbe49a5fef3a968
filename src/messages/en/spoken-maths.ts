import { words } from '../lib/words.ts'

/** The word before a part, and one after it where its end could not be heard otherwise. */
const enclosed = (before: string, part: string, after: string, isLong: boolean) =>
  isLong ? `${before} ${part}, end ${after},` : `${before} ${part}`

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
}

const POWERS: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' }

/** Formulas in words. `isLong`: a part has several words, so that its end must be heard. */
export const spokenMaths = words('spokenMaths', {
  /** Digits with a point. */
  number: (digits: string) => digits,
  capital: (letter: string) => `capital ${letter}`,
  small: (letter: string) => `small ${letter}`,
  fraction: (above: string, below: string, isLong: boolean) =>
    isLong
      ? `the fraction ${above} over ${below}, end fraction,`
      : (FRACTIONS[`${above}/${below}`] ?? `${above} over ${below}`),
  /** As of 1½. */
  mixed: (whole: string, part: string) => `${whole} and ${part === FRACTIONS['1/2'] ? 'a half' : part}`,
  /** `name` is that of the function in TeX, `said` in words. */
  inverse: (_name: string, said: string) => `inverse ${said}`,
  /** Of an ion; `name` may have been said. */
  charge: (name: string, charge: string) => `${name}, charge ${charge},`,
  positive: 'plus',
  negative: 'minus',
  /** As of d x by d t. */
  derivative: (above: string, below: string) => `${above} by ${below}`,
  power: (base: string, exponent: string, isLong: boolean) =>
    `${base} ${POWERS[exponent] ?? enclosed('to the power', exponent, 'power', isLong)}`,
  index: (base: string, below: string, isLong: boolean) => `${base} ${enclosed('sub', below, 'sub', isLong)}`,
  prime: (base: string, count: number) =>
    `${base} ${['', 'prime', 'double prime', 'triple prime'][count] ?? `${count} primes`}`,
  /** `degree`: of another root than the square root. */
  root: (degree: string | undefined, of: string, isLong: boolean) =>
    enclosed(
      degree === undefined ? 'square root of' : degree === '3' ? 'cube root of' : `root ${degree} of`,
      of,
      'root',
      isLong,
    ),
  vector: (of: string, isLong: boolean) => enclosed('vector', of, 'vector', isLong),
  hat: (of: string) => `${of} hat`,
  bar: (of: string, isLong: boolean) => (isLong ? `bar over ${of}, end bar,` : `${of} bar`),
  dot: (of: string) => `${of} dot`,
  doubleDot: (of: string) => `${of} double dot`,
  tilde: (of: string) => `${of} tilde`,
  bold: (of: string, isLong: boolean) => enclosed('bold', of, 'bold', isLong),
  degrees: (of: string) => (of === '1' ? '1 degree' : `${of} degrees`),
  absolute: (of: string, isLong: boolean) => enclosed('absolute value of', of, 'absolute value', isLong),
  /** Of a vector, and a norm. */
  magnitude: (of: string, isLong: boolean) => enclosed('magnitude of', of, 'magnitude', isLong),
  /** As of x. */
  valueAt: (name: string, at: string) => `${name} of ${at}`,
  between: (name: string, from: string, to: string) => `${name} from ${from} to ${to} of`,
  over: (name: string, below: string) => `${name} over ${below} of`,
  whole: (name: string) => `${name} of`,
  limit: (from: string) => `limit as ${from} of`,
  binomial: (n: string, k: string, isLong: boolean) =>
    isLong ? `binomial ${n} choose ${k}, end binomial,` : `${n} choose ${k}`,
  logarithm: (name: string, base: string) => `${name} base ${base} of`,
  nucleus: (name: string, mass: string, protons: string) =>
    protons ? `${name}, mass number ${mass}, atomic number ${protons},` : `${name}, mass number ${mass},`,
  matrix: (rows: number, columns: number, body: string) =>
    `${rows} by ${columns} matrix; ${body}; end matrix,`,
  determinant: (rows: number, columns: number, body: string) =>
    `${rows} by ${columns} determinant; ${body}; end determinant,`,
  cases: (count: number, body: string) => `${count} cases; ${body}; end cases,`,
  row: (number: number, cells: string) => `row ${number}: ${cells}`,
  line: (number: number, cells: string) => `case ${number}: ${cells}`,
  /** From alpha to omega. */
  greek:
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega',
  big: {
    sum: 'sum',
    product: 'product',
    integral: 'integral',
    doubleIntegral: 'double integral',
    tripleIntegral: 'triple integral',
    closedIntegral: 'closed integral',
    limit: 'limit',
  },
  functions: {
    sin: 'sine',
    cos: 'cosine',
    tan: 'tangent',
    cot: 'cotangent',
    sec: 'secant',
    csc: 'cosecant',
    arcsin: 'arc sine',
    arccos: 'arc cosine',
    arctan: 'arc tangent',
    sinh: 'hyperbolic sine',
    cosh: 'hyperbolic cosine',
    tanh: 'hyperbolic tangent',
    ln: 'natural log',
    log: 'log',
    lg: 'common log',
    exp: 'exponential',
    max: 'maximum',
    min: 'minimum',
    det: 'determinant',
    gcd: 'greatest common divisor',
  },
  symbols: {
    plus: 'plus',
    minus: 'minus',
    equals: 'equals',
    less: 'is less than',
    greater: 'is greater than',
    muchLess: 'is much less than',
    muchGreater: 'is much greater than',
    atMost: 'is at most',
    atLeast: 'is at least',
    notEqual: 'is not equal to',
    about: 'is about',
    congruent: 'is congruent to',
    similar: 'is similar to',
    identical: 'is identical to',
    defined: 'is defined as',
    proportional: 'is proportional to',
    divided: 'divided by',
    over: 'over',
    times: 'times',
    /** Between vectors. */
    dot: 'dot',
    cross: 'cross',
    plusMinus: 'plus or minus',
    minusPlus: 'minus or plus',
    element: 'is in',
    notElement: 'is not in',
    subset: 'is a subset of',
    subsetOrEqual: 'is a subset of or equal to',
    union: 'union',
    intersection: 'intersection',
    empty: 'empty set',
    forAll: 'for all',
    exists: 'there exists',
    implies: 'implies',
    equivalent: 'if and only if',
    to: 'to',
    mapsTo: 'maps to',
    from: 'from',
    both: 'to and from',
    upwards: 'up arrow',
    downwards: 'down arrow',
    equilibrium: 'is in equilibrium with',
    infinity: 'infinity',
    partial: 'partial',
    nabla: 'nabla',
    hBar: 'h bar',
    angle: 'angle',
    triangle: 'triangle',
    perpendicular: 'is perpendicular to',
    parallel: 'is parallel to',
    therefore: 'therefore',
    because: 'because',
    given: 'given',
    bar: 'vertical bar',
    openBracket: 'open bracket',
    closeBracket: 'close bracket',
    openSquare: 'open square bracket',
    closeSquare: 'close square bracket',
    openBrace: 'open brace',
    closeBrace: 'close brace',
    openAngle: 'open angle bracket',
    closeAngle: 'close angle bracket',
    factorial: 'factorial',
    percent: 'percent',
    circle: 'circle',
    degrees: 'degrees',
    star: 'star',
    andSoOn: 'and so on',
    modulo: 'modulo',
    /** Between two numbers, as 9 : 51, and between others. */
    quotient: 'to',
    /** Of a scale, as 1 : 1000. */
    ratio: 'to',
    /** The arrow of a limit. */
    approaches: 'approaches',
    /** What is to be filled in, and a formula that shows nothing. */
    blank: 'blank',
    /** The arrow of a reaction. */
    yields: 'yields',
    gas: 'gas',
    liquid: 'liquid',
    solid: 'solid',
    aqueous: 'aqueous',
    bond: 'single bond',
    doubleBond: 'double bond',
    tripleBond: 'triple bond',
  },
})
