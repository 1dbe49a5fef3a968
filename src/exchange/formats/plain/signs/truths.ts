import { SHORT_TRUTHS, TRUTHS, type Truths } from './words.ts'

const lower = (text: string) => text.toLowerCase()

/** 'True / False', '(T/F)', 'wahr oder falsch', at the end or the beginning of a text or in brackets. */
const PAIRS: readonly (readonly [Truths, RegExp])[] = [
  ...TRUTHS.map((pair) => [pair, pairOf(...pair)] as const),
  ...SHORT_TRUTHS.map(([letters, words]) => [words, pairOf(...letters)] as const),
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

/** The pair at the edge of a text, where it is a question; within a sentence it is not. */
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

const ANSWERS = new Map<string, { isRight: boolean; truths: Truths }>()
/** The first pair with a word wins. */
function addPair([right, wrong]: Truths, truths: Truths): void {
  for (const word of [right, wrong])
    if (!ANSWERS.has(lower(word))) ANSWERS.set(lower(word), { isRight: word === right, truths })
}
for (const pair of TRUTHS) addPair(pair, pair)
addPair(['t', 'f'], TRUTHS[0] ?? ['', ''])

/** Whether an answer calls a statement true; undefined for any other answer. */
export const truthOf = (answer: string) => ANSWERS.get(lower(answer.replace(/[.!,;]$/, '').trim()))
