import { TRUTHS } from './words.ts'

/** The two options of a question about a statement. */
export type Truths = readonly [right: string, wrong: string]

const lower = (text: string) => text.toLowerCase()

/** 'True / False', '(T/F)', 'wahr oder falsch', at the end or the beginning of a text or in brackets. */
const PAIRS: readonly (readonly [Truths, RegExp])[] = [
  ...TRUTHS.map((pair) => [pair, pairOf(...pair)] as const),
  [['True', 'False'], pairOf('t', 'f')],
  [['Richtig', 'Falsch'], pairOf('r', 'f')],
  [['Wahr', 'Falsch'], pairOf('w', 'f')],
]

function pairOf(right: string, wrong: string): RegExp {
  const between = ' ?(?:[/|]|\\bor\\b|\\boder\\b|\\bou\\b|\\bo\\b|\\bأو\\b|أو|,| {3,}|\\t) ?'
  const boxes = '(?:[☐□○] ?)?'
  return new RegExp(
    `(?:^|[\\s([])${boxes}(?:${right}${between}${boxes}${wrong})\\s?(?=$|[)\\]?.:,\\s])[)\\]]?[.:?]?`,
    'iu',
  )
}

const HEAD = 90

interface FoundTruths {
  truths: Truths
  /** The text without the pair. */
  text: string
}

/** The pair at the edge of a text, where it asks; within a sentence it does not. */
export function truthsIn(text: string): FoundTruths | undefined {
  const from = Math.max(0, text.length - HEAD)
  const [tail, head] = [text.slice(from), text.slice(0, HEAD)]
  for (const [truths, pair] of PAIRS) {
    const last = tail.match(pair)
    if (last?.index !== undefined && last.index + last[0].length >= tail.trimEnd().length)
      return { truths, text: text.slice(0, from + last.index).trim() }
    const first = head.match(pair)
    if (first?.index !== undefined && first.index === 0 && /[).:\]?]\s*$/.test(first[0]))
      return { truths, text: text.slice(first[0].length).trim() }
  }
  return undefined
}

const ANYWHERE = new RegExp(PAIRS.map(([, pair]) => pair.source).join('|'), 'iu')
export const hasTruth = (text: string) => ANYWHERE.test(text.slice(0, 200))

/** The pair that a heading announces. */
export const truthsOfHeading = (text: string): Truths | undefined =>
  PAIRS.find(([, pair]) => pair.test(text.slice(0, 200)))?.[0]

const SHORT: readonly (readonly [string, boolean, Truths])[] = [
  ['t', true, ['True', 'False']],
  ['f', false, ['True', 'False']],
]
const SAID = new Map<string, { isRight: boolean; truths: Truths }>()
for (const pair of [...TRUTHS].reverse()) {
  SAID.set(lower(pair[0]), { isRight: true, truths: pair })
  SAID.set(lower(pair[1]), { isRight: false, truths: pair })
}
for (const [short, isRight, truths] of SHORT) SAID.set(short, { isRight, truths })
SAID.set('falsch', { isRight: false, truths: ['Richtig', 'Falsch'] })

/** What an answer says of a statement; undefined for any other answer. */
export const truthOf = (answer: string) => SAID.get(lower(answer.replace(/[.!,;]$/, '').trim()))
