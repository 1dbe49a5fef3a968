import type { spokenMaths as english } from '../en/spoken-maths.ts'
import type { Translation } from '../lib/words.ts'

const enclosed = (before: string, part: string, after: string, isLong: boolean) =>
  isLong ? `${before} ${part}, fin de ${after},` : `${before} ${part}`

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'un medio',
  '1/3': 'un tercio',
  '2/3': 'dos tercios',
  '1/4': 'un cuarto',
  '3/4': 'tres cuartos',
}

const POWERS: Readonly<Record<string, string>> = { '2': 'al cuadrado', '3': 'al cubo' }

const ARCS: Readonly<Record<string, string>> = {
  sin: 'arcoseno',
  cos: 'arcocoseno',
  tan: 'arcotangente',
  cot: 'arcocotangente',
}

const ROOTS: Readonly<Record<string, string>> = {
  '3': 'cúbica',
  '4': 'cuarta',
  '5': 'quinta',
  '6': 'sexta',
  n: 'enésima',
}

export const spokenMaths: Translation<typeof english> = {
  number: (digits) => digits.replace('.', ','),
  capital: (letter) => `${letter} mayúscula`,
  small: (letter) => `${letter} minúscula`,
  fraction: (above, below, isLong) =>
    isLong
      ? `la fracción ${above} sobre ${below}, fin de fracción,`
      : (FRACTIONS[`${above}/${below}`] ?? `${above} sobre ${below}`),
  mixed: (whole, part) => `${whole === '1' ? 'uno' : whole} y ${part === FRACTIONS['1/2'] ? 'medio' : part}`,
  inverse: (name, said) => ARCS[name] ?? `inversa de ${said}`,
  charge: (name, charge) => `${name}, carga ${charge},`,
  positive: 'más',
  negative: 'menos',
  derivative: (above, below) => `${above} sobre ${below}`,
  power: (base, exponent, isLong) =>
    `${base} ${POWERS[exponent] ?? enclosed('elevado a', exponent, 'exponente', isLong)}`,
  index: (base, below, isLong) => `${base} ${enclosed('sub', below, 'subíndice', isLong)}`,
  prime: (base, count) =>
    `${base} ${['', 'prima', 'doble prima', 'triple prima'][count] ?? `${count} primas`}`,
  root: (degree, of, isLong) =>
    enclosed(
      degree === undefined
        ? 'raíz cuadrada de'
        : ROOTS[degree]
          ? `raíz ${ROOTS[degree]} de`
          : degree === 'n'
            ? 'raíz enésima de'
            : `raíz de índice ${degree} de`,
      of,
      'raíz',
      isLong,
    ),
  vector: (of, isLong) => enclosed('vector', of, 'vector', isLong),
  hat: (of) => `${of} con sombrero`,
  bar: (of, isLong) => (isLong ? `barra sobre ${of}, fin de barra,` : `${of} barra`),
  dot: (of) => `${of} punto`,
  doubleDot: (of) => `${of} doble punto`,
  tilde: (of) => `${of} con virgulilla`,
  bold: (of, isLong) => enclosed('negrita', of, 'negrita', isLong),
  degrees: (of) => (of === '1' ? '1 grado' : `${of} grados`),
  absolute: (of, isLong) => enclosed('valor absoluto de', of, 'valor absoluto', isLong),
  magnitude: (of, isLong) => enclosed('módulo de', of, 'módulo', isLong),
  valueAt: (name, at) => `${name} de ${at}`,
  between: (name, from, to) => `${name} desde ${from} hasta ${to} de`,
  over: (name, below) => `${name} sobre ${below} de`,
  whole: (name) => `${name} de`,
  limit: (from) => `límite cuando ${from} de`,
  binomial: (n, k, isLong) =>
    isLong ? `combinatorio de ${n} sobre ${k}, fin de combinatorio,` : `${n} sobre ${k}, combinatorio,`,
  logarithm: (name, base) => `${name} en base ${base} de`,
  nucleus: (name, mass, protons) =>
    protons
      ? `${name}, número másico ${mass}, número atómico ${protons},`
      : `${name}, número másico ${mass},`,
  matrix: (rows, columns, body) => `matriz de ${rows} por ${columns}; ${body}; fin de matriz,`,
  determinant: (rows, columns, body) =>
    `determinante de ${rows} por ${columns}; ${body}; fin de determinante,`,
  cases: (count, body) => `${count} casos; ${body}; fin de casos,`,
  row: (number, cells) => `fila ${number}: ${cells}`,
  line: (number, cells) => `caso ${number}: ${cells}`,
  greek:
    'alfa beta gamma delta épsilon zeta eta theta iota kappa lambda mu nu xi ómicron pi rho sigma tau ípsilon fi ji psi omega',
  big: {
    sum: 'suma',
    product: 'producto',
    integral: 'integral',
    doubleIntegral: 'integral doble',
    tripleIntegral: 'integral triple',
    closedIntegral: 'integral cerrada',
    limit: 'límite',
  },
  functions: {
    sin: 'seno',
    cos: 'coseno',
    tan: 'tangente',
    cot: 'cotangente',
    sec: 'secante',
    csc: 'cosecante',
    arcsin: 'arco seno',
    arccos: 'arco coseno',
    arctan: 'arco tangente',
    sinh: 'seno hiperbólico',
    cosh: 'coseno hiperbólico',
    tanh: 'tangente hiperbólica',
    ln: 'logaritmo natural',
    log: 'logaritmo',
    lg: 'logaritmo decimal',
    exp: 'exponencial',
    max: 'máximo',
    min: 'mínimo',
    det: 'determinante',
    gcd: 'máximo común divisor',
  },
  symbols: {
    plus: 'más',
    minus: 'menos',
    equals: 'igual a',
    less: 'menor que',
    greater: 'mayor que',
    muchLess: 'mucho menor que',
    muchGreater: 'mucho mayor que',
    atMost: 'menor o igual que',
    atLeast: 'mayor o igual que',
    notEqual: 'distinto de',
    about: 'aproximadamente igual a',
    congruent: 'congruente con',
    similar: 'semejante a',
    identical: 'idéntico a',
    defined: 'se define como',
    proportional: 'proporcional a',
    divided: 'dividido entre',
    over: 'sobre',
    times: 'por',
    dot: 'escalar',
    cross: 'producto vectorial',
    plusMinus: 'más o menos',
    minusPlus: 'menos o más',
    element: 'pertenece a',
    notElement: 'no pertenece a',
    subset: 'subconjunto de',
    subsetOrEqual: 'subconjunto o igual a',
    union: 'unión',
    intersection: 'intersección',
    empty: 'conjunto vacío',
    forAll: 'para todo',
    exists: 'existe',
    implies: 'implica',
    equivalent: 'si y solo si',
    to: 'a',
    mapsTo: 'se transforma en',
    from: 'desde',
    both: 'de ida y vuelta',
    upwards: 'flecha arriba',
    downwards: 'flecha abajo',
    equilibrium: 'en equilibrio con',
    infinity: 'infinito',
    partial: 'parcial',
    nabla: 'nabla',
    hBar: 'h barra',
    angle: 'ángulo',
    triangle: 'triángulo',
    perpendicular: 'perpendicular a',
    parallel: 'paralelo a',
    therefore: 'por lo tanto',
    because: 'porque',
    given: 'dado',
    bar: 'barra vertical',
    openBracket: 'abre paréntesis',
    closeBracket: 'cierra paréntesis',
    openSquare: 'abre corchete',
    closeSquare: 'cierra corchete',
    openBrace: 'abre llave',
    closeBrace: 'cierra llave',
    openAngle: 'abre corchete angular',
    closeAngle: 'cierra corchete angular',
    factorial: 'factorial',
    percent: 'por ciento',
    circle: 'círculo',
    degrees: 'grados',
    star: 'estrella',
    andSoOn: 'etcétera',
    modulo: 'módulo',
    quotient: 'entre',
    ratio: 'a',
    approaches: 'tiende a',
    blank: 'espacio en blanco',
    yields: 'produce',
    gas: 'gas',
    liquid: 'líquido',
    solid: 'sólido',
    aqueous: 'acuoso',
    bond: 'enlace simple',
    doubleBond: 'enlace doble',
    tripleBond: 'enlace triple',
  },
}
