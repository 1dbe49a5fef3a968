import {
  acc,
  d,
  eqArr,
  f,
  func,
  low,
  m,
  nary,
  type OmmlCase,
  pre,
  r,
  rad,
  sub,
  subSup,
  sup,
} from './builders.ts'

/* Formulas as they stand in papers of schools. */

const T = (text: string) => r(text, 'p')
const x2 = sup('x', '2')

const ALGEBRA: readonly OmmlCase[] = [
  [
    'the quadratic formula',
    r('x=') + f(r('-b±') + rad(sup('b', '2') + r('-4ac')), '2a'),
    'x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}',
  ],
  ['a quadratic equation', r('a') + x2 + r('+bx+c=0'), 'ax^{2}+bx+c=0'],
  ['Pythagoras', sup('a', '2') + r('+') + sup('b', '2') + r('=') + sup('c', '2'), 'a^{2}+b^{2}=c^{2}'],
  [
    'the binomial theorem',
    sup(d('a+b'), 'n') +
      r('=') +
      nary('∑', 'k=0', 'n', d(f('n', 'k', 'noBar')) + sup('a', 'n-k') + sup('b', 'k')),
    '(a+b)^{n}=\\sum_{k=0}^{n}\\binom{n}{k}a^{n-k}b^{k}',
  ],
  [
    'a geometric series',
    nary('∑', 'k=0', '∞', sup('q', 'k')) + r('=') + f('1', '1-q'),
    '\\sum_{k=0}^{\\infty}q^{k}=\\frac{1}{1-q}',
  ],
  ['an arithmetic series', r('1+2+…+n=') + f('n(n+1)', '2'), '1+2+\\ldots+n=\\frac{n(n+1)}{2}'],
  [
    'a slope',
    r('m=') + f(sub('y', '2') + r('-') + sub('y', '1'), sub('x', '2') + r('-') + sub('x', '1')),
    'm=\\frac{y_{2}-y_{1}}{x_{2}-x_{1}}',
  ],
  [
    'a logarithm law',
    func('log', d('ab')) + r('=') + func('log', 'a') + r('+') + func('log', 'b'),
    '\\log(ab)=\\log a+\\log b',
  ],
  [
    'a system of equations',
    d(eqArr('2x+3y=7', 'x-y=1'), '{', ''),
    '\\begin{cases}2x+3y=7\\\\ x-y=1\\end{cases}',
  ],
  ['a set', d(['x∈ℝ', 'x>0'], '{', '}'), '\\{x\\in\\mathbb{R}|x>0\\}'],
  ['a complex number', r('z=r') + sup('e', 'iφ'), 'z=re^{i\\varphi}'],
  ['Euler', sup('e', 'iπ') + r('+1=0'), 'e^{i\\pi}+1=0'],
  ['an absolute value', d('x-3', '|', '|') + r('<2'), '|x-3|<2'],
  [
    'a distance',
    r('d=') + rad(sup(d(sub('x', '2') + r('-') + sub('x', '1')), '2')),
    'd=\\sqrt{(x_{2}-x_{1})^{2}}',
  ],
  ['a proportion', f('a', 'b') + r('=') + f('c', 'd'), '\\frac{a}{b}=\\frac{c}{d}'],
  ['a mixed number', r('2') + f('1', '3'), '2\\frac{1}{3}'],
]

const CALCULUS: readonly OmmlCase[] = [
  ['a derivative', f('dy', 'dx') + r('=2x'), '\\frac{dy}{dx}=2x'],
  ['a partial derivative', f('∂f', '∂x'), '\\frac{\\partial f}{\\partial x}'],
  ['a second derivative', f(sup('d', '2') + r('y'), r('d') + x2), '\\frac{d^{2}y}{dx^{2}}'],
  [
    'a difference quotient',
    func(low(T('lim'), 'h→0'), f(r('f') + d('x+h') + r('-f(x)'), 'h')),
    '\\lim_{h\\rightarrow0}\\frac{f(x+h)-f(x)}{h}',
  ],
  [
    'an integral of a power',
    nary(undefined, '0', '1', x2 + T('d') + r('x')),
    '\\int_{0}^{1}x^{2}\\mathrm{d}x',
  ],
  [
    'the Gaussian integral',
    nary(undefined, '-∞', '∞', sup('e', r('-') + x2) + r('dx')) + r('=') + rad('π'),
    '\\int_{-\\infty}^{\\infty}e^{-x^{2}}dx=\\sqrt{\\pi}',
  ],
  [
    'the number e',
    r('e=') + func(low(T('lim'), 'n→∞'), sup(d(r('1+') + f('1', 'n')), 'n')),
    'e=\\lim_{n\\rightarrow\\infty}\\left(1+\\frac{1}{n}\\right)^{n}',
  ],
  [
    'an antiderivative',
    subSup(d(f(sup('x', '3'), '3'), '[', ']'), '0', '1'),
    '\\left[\\frac{x^{3}}{3}\\right]_{0}^{1}',
  ],
  [
    'a sine law',
    f('a', func('sin', 'α')) + r('=') + f('b', func('sin', 'β')),
    '\\frac{a}{\\sin\\alpha}=\\frac{b}{\\sin\\beta}',
  ],
  [
    'a cosine law',
    sup('c', '2') + r('=') + sup('a', '2') + r('+') + sup('b', '2') + r('-2ab') + func('cos', 'γ'),
    'c^{2}=a^{2}+b^{2}-2ab\\cos\\gamma',
  ],
  [
    'one',
    func(sup(T('sin'), '2'), 'x') + r('+') + func(sup(T('cos'), '2'), 'x') + r('=1'),
    '\\sin^{2}x+\\cos^{2}x=1',
  ],
]

const PHYSICS: readonly OmmlCase[] = [
  ['a force', r('F=ma'), 'F=ma'],
  ['a force as a vector', acc('F', '\u20d7') + r('=m') + acc('a', '\u20d7'), '\\vec{F}=m\\vec{a}'],
  [
    'kinetic energy',
    sub('E', T('kin')) + r('=') + f('1', '2') + r('m') + sup('v', '2'),
    'E_{\\mathrm{kin}}=\\frac{1}{2}mv^{2}',
  ],
  ['a fall', r('s=') + f('1', '2') + r('g') + sup('t', '2'), 's=\\frac{1}{2}gt^{2}'],
  [
    'a number with a unit',
    r('9.81 ') + f(T('m'), sup(T('s'), '2')),
    '9.81\\frac{\\mathrm{m}}{\\mathrm{s}^{2}}',
  ],
  ['a unit beside it', r('5 ') + T('km/h'), '5\\mathrm{km}/\\mathrm{h}'],
  ['gravity', r('F=G') + f(sub('m', '1') + sub('m', '2'), sup('r', '2')), 'F=G\\frac{m_{1}m_{2}}{r^{2}}'],
  ['an ohm', r('R=') + f('U', 'I'), 'R=\\frac{U}{I}'],
  [
    'resistors side by side',
    f('1', 'R') + r('=') + f('1', sub('R', '1')) + r('+') + f('1', sub('R', '2')),
    '\\frac{1}{R}=\\frac{1}{R_{1}}+\\frac{1}{R_{2}}',
  ],
  ['a photon', r('E=hν=') + f('hc', 'λ'), 'E=h\\nu=\\frac{hc}{\\lambda}'],
  ['mass and energy', r('E=m') + sup('c', '2'), 'E=mc^{2}'],
  [
    'time dilation',
    r('t=') + f(sub('t', '0'), rad(r('1-') + f(sup('v', '2'), sup('c', '2')))),
    't=\\frac{t_{0}}{\\sqrt{1-\\frac{v^{2}}{c^{2}}}}',
  ],
  ['a pendulum', r('T=2π') + rad(f('l', 'g')), 'T=2\\pi\\sqrt{\\frac{l}{g}}'],
  ['a gas', r('pV=nRT'), 'pV=nRT'],
  [
    'a lens',
    f('1', 'f') + r('=') + f('1', 'g') + r('+') + f('1', 'b'),
    '\\frac{1}{f}=\\frac{1}{g}+\\frac{1}{b}',
  ],
  ['a scientific number', r('6.02×') + sup('10', '23'), '6.02\\times10^{23}'],
  ['a decay', r('N=') + sub('N', '0') + sup('e', '-λt'), 'N=N_{0}e^{-\\lambda t}'],
  [
    'Gauss',
    nary('∮', '', '', acc('E', '\u20d7') + r('⋅d') + acc('A', '\u20d7')) + r('=') + f('Q', sub('ε', '0')),
    '\\oint\\vec{E}\\cdot d\\vec{A}=\\frac{Q}{\\varepsilon_{0}}',
  ],
  [
    'Schrödinger',
    r('iℏ') + f('∂', '∂t') + r('Ψ=') + acc('H') + r('Ψ'),
    'i\\hbar\\frac{\\partial}{\\partial t}\\Psi=\\hat{H}\\Psi',
  ],
  [
    'an alpha decay',
    pre(T('U'), '92', '238') + r('→') + pre(T('Th'), '90', '234') + r('+') + pre('α', '2', '4'),
    '{}_{92}^{238}\\mathrm{U}\\rightarrow{}_{90}^{234}\\mathrm{Th}+{}_{2}^{4}\\alpha',
  ],
]

const CHEMISTRY: readonly OmmlCase[] = [
  ['water', sub(T('H'), '2') + T('O'), '\\mathrm{H}_{2}\\mathrm{O}'],
  ['an ion', subSup(T('SO'), '4', '2-'), '\\mathrm{SO}_{4}^{2-}'],
  [
    'a reaction',
    r('2') + sub(T('H'), '2') + r('+') + sub(T('O'), '2') + r('→2') + sub(T('H'), '2') + T('O'),
    '2\\mathrm{H}_{2}+\\mathrm{O}_{2}\\rightarrow2\\mathrm{H}_{2}\\mathrm{O}',
  ],
  [
    'a pH',
    T('pH') + r('=-') + func('log', d(sup(T('H'), '+'), '[', ']')),
    '\\mathrm{pH}=-\\log[\\mathrm{H}^{+}]',
  ],
  [
    'an equilibrium constant',
    sub('K', 'c') + r('=') + f(d(T('C'), '[', ']'), d(T('A'), '[', ']') + d(T('B'), '[', ']')),
    'K_{c}=\\frac{[\\mathrm{C}]}{[\\mathrm{A}][\\mathrm{B}]}',
  ],
]

const STATISTICS: readonly OmmlCase[] = [
  [
    'a mean',
    acc('x', '\u0305') + r('=') + f('1', 'n') + nary('∑', 'i=1', 'n', sub('x', 'i')),
    '\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n}x_{i}',
  ],
  [
    'a variance',
    sup('σ', '2') + r('=') + f(nary('∑', '', '', sup(d(sub('x', 'i') + r('-μ')), '2')), 'N'),
    '\\sigma^{2}=\\frac{\\sum(x_{i}-\\mu)^{2}}{N}',
  ],
  [
    'Bayes',
    r('P') + d(['A', 'B']) + r('=') + f(r('P') + d(['B', 'A']) + r('P(A)'), 'P(B)'),
    'P(A|B)=\\frac{P(B|A)P(A)}{P(B)}',
  ],
  [
    'a normal distribution',
    r('f(x)=') +
      f('1', r('σ') + rad('2π')) +
      sup('e', r('-') + f(sup(d('x-μ'), '2'), r('2') + sup('σ', '2'))),
    'f(x)=\\frac{1}{\\sigma\\sqrt{2\\pi}}e^{-\\frac{(x-\\mu)^{2}}{2\\sigma^{2}}}',
  ],
  [
    'permutations',
    pre(sub('P', 'r'), '', 'n') + r('=') + f('n!', d('n-r') + r('!')),
    '{}^{n}P_{r}=\\frac{n!}{(n-r)!}',
  ],
  [
    'an equation of matrices',
    d(m(['2', '1'], ['0', '3'])) + d(m(['x'], ['y'])) + r('=') + d(m(['1'], ['6'])),
    '\\begin{pmatrix}2&1\\\\ 0&3\\end{pmatrix}\\begin{pmatrix}x\\\\ y\\end{pmatrix}=\\begin{pmatrix}1\\\\ 6\\end{pmatrix}',
  ],
  ['a union', r('A') + r('∪') + r('B=') + nary('⋃', 'i', '', sub('A', 'i')), 'A\\cup B=\\bigcup_{i}A_{i}'],
]

export const SCHOOL: readonly OmmlCase[] = [...ALGEBRA, ...CALCULUS, ...PHYSICS, ...CHEMISTRY, ...STATISTICS]
