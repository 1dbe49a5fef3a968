import { pick, seededRandom } from '../server/random.ts'

/** Sentences with two or three prices in the languages of schools; `a`, `b` and `c` are the places of the prices. */
const SENTENCES = [
  'tea is {a}, cake costs {b}.',
  '{a} or {b}',
  'costs {a} and {b}',
  'from {a} to {b}',
  'between {a} and {b} (plus tax)',
  'a pen for {a}; a book for {b}; a bag for {c}',
  'Which is cheaper: {a} each, or {b} for two?',
  'Tickets are {a} for adults, {b} for children and {c} for groups.',
  'She paid {a}, he paid {b}!',
  'The price rose by 20 % from {a} to {b}.',
  'price: {a}, later {b}',
  '({a}) or ({b})',
  'one costs {a}/kg, the other {b}/kg',
  'cash ({a}), card ({b})',
  'now “{a}”, before “{b}”',
  'at {a} per hour it takes 5 hours, at {b} per hour 6',
  'a {a} ticket and a {b} ticket',
  'A shop sells 12 pens at {a} each and 5 books at {b} each; how much is that?',
  'Der Tee kostet {a}, der Kuchen {b}.',
  'zwischen {a} und {b}',
  'von {a} bis {b} je Stück',
  'Ein Heft kostet {a}, drei Hefte kosten {b}. Was ist günstiger?',
  'un thé à {a} et un gâteau à {b}',
  'entre {a} et {b} ou {c}',
  'de {a} à {b}',
  'el té cuesta {a} y el pastel {b}',
  '¿{a} o {b}?',
  'de {a} a {b}',
  'tra {a} e {b}',
  'entre {a} e {b}, ou {c}',
  'чай стоит {a}, торт {b}',
  'от {a} до {b}',
  '{a} и {b}',
  'od {a} do {b} lub {c}',
  '{a} i {b}',
  'çay {a}, kek {b} eder',
  'चाय {a} की है, केक {b} का।',
  '{a} और {b}',
  'الشاي {a}، والكعكة {b}',
  'بين {a} و {b}',
  '茶{a}，蛋糕{b}。',
  '{a}或{b}',
  '从{a}到{b}',
  'お茶は{a}、ケーキは{b}です。',
  '{a}と{b}',
  '차는 {a}, 케이크는 {b}',
]

const NUMBERS = ['4', '5', '6.50', '4,50', '12', '1,200', '10.000', '7k', '3M', '5 million']
const LOCAL_NUMBERS = ['٥', '١٢', '५', '१०']

type Write = (number: string) => string
/** The sign before the number, or after it. */
const BEFORE: readonly Write[] = [
  (n) => `$${n}`,
  (n) => `$ ${n}`,
  (n) => `US$${n}`,
  (n) => `US$ ${n}`,
  (n) => `C$${n}`,
]
const AFTER: readonly Write[] = [(n) => `${n}$`, (n) => `${n} $`, (n) => `${n}\u00a0$`]
const EVERY_WAY = [...BEFORE, ...AFTER]

const anyOf = <Value>(random: () => number, values: readonly Value[]): Value => {
  const value = values[pick(random, 0, values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

/** Without a word between them: what is in a formula, too, where the first sign stands before its number. */
const RANGES = [
  '{a}-{b}',
  '{a}–{b}',
  '{a}/{b}',
  '{a} - {b}',
  '{a} – {b}',
  '{a},{b}',
  '{a}…{b}',
  '{a}, {b}',
  '{a}; {b}; {c}',
]

function fill(random: () => number, sentence: string, wayOf: () => Write): string {
  const numbers = pick(random, 0, 8) === 0 ? LOCAL_NUMBERS : NUMBERS
  return sentence.replaceAll(/\{[abc]\}/g, () => wayOf()(anyOf(random, numbers)))
}

/** Most texts keep to one way of writing prices, some mix them. */
function wayFor(random: () => number, isMixed: boolean): () => Write {
  const one = anyOf(random, EVERY_WAY)
  return isMixed ? () => anyOf(random, EVERY_WAY) : () => one
}

/** Texts with prices in which no dollar opens a formula. */
export function priceTexts(count: number, seed = 7): string[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    if (index % 8 === 0) return fill(random, anyOf(random, RANGES), wayFor(random, false))
    return fill(random, anyOf(random, SENTENCES), wayFor(random, index % 3 === 0))
  })
}

/** Prices and formulas in one text; the formulas are told apart. */
export function mixedTexts(count: number, formulas: readonly string[], seed = 8) {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const formula = anyOf(random, formulas)
    const [prices, price] = [
      fill(random, anyOf(random, SENTENCES), wayFor(random, false)),
      fill(random, '{a}', () => anyOf(random, BEFORE)),
    ]
    const text = anyOf(random, [
      `${prices} Let $${formula}$ be given.`,
      `If $${formula}$, then: ${prices}`,
      `between $4.50 and ${price} (plus $${formula}$ for tax)`,
      `4$ or 5$ if $${formula}$`,
      `${price} and $${formula}$`,
    ])
    return { text, formula }
  })
}
