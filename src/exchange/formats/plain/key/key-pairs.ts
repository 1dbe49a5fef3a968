import type { PaperLine } from '../lines/lines.ts'
import { fold } from '../signs/markers.ts'
import { SECTION_WORDS } from '../signs/words.ts'

/** What a list says about one question. */
export interface KeyEntry {
  /** The question's own number, from 1. */
  number: number
  answer: string
  line: number
  /** What its question is worth. */
  points?: string | undefined
}

const LETTER = '[([]?(true|false|wahr|richtig|falsch|vrai|faux|صح|خطأ|\\p{L}|(?<=[([])\\d)[)\\].]?'
const PAIR = new RegExp(
  `[\\s,;|]*(?:q(?:uestion)?\\.? ?)?[([]?(\\d{1,3}) {0,3}[.):=>\\]–—→-]{0,3}[ \\t]{0,6}${LETTER}(?=[\\s,;|.]|$)`,
  'iuy',
)
const RANGE = /^(\d{1,3}) ?[-–] ?(\d{1,3}) ?[:.)]?[ \t]+([A-Za-z][A-Za-z ,]{1,80})$/
const NUMBERS = /^(?:(?:question|no|nr|q|frage|#)s?\.?[:\s]+)?(?:\d{1,3}[.)]?[\s,|]+)+\d{1,3}[.)]?$/i
const LETTERS =
  /^(?:(?:answer|key|ans|correct|antwort|lösung)s?\.?[:\s]+)?(?:[([]?\p{L}[)\].]?[\s,|]+)+[([]?\p{L}[)\].]?$/iu
const TITLES =
  /^(?:question|no|nr|q|frage|aufgabe|#|رقم|السؤال)s?\.?(?: ?no\.?)?[\t ]+(?:correct )?(?:answer|key|ans|antwort|lösung|correct|option|الإجابة|الجواب)s?$/iu

/** 'Sol. 1', 'Ans 1', 'Solution 1' number keys as '1' does. */
const WORD = /^(?:solutions?|soln|sol|answers?|ans|lösung|antwort)\.? ?(?=\d{1,3} ?[.:)–-])/i
export const withoutWord = (text: string) => text.replace(WORD, '')

const HYPHENS = /[‐‑‒−]/g
const plainOf = (text: string) => withoutWord(text.replaceAll('**', ''))

/** Longer lines are not keys. */
const LONGEST = 2000

/** Pairs from `from` on; `end` is where they stop. */
export function pairsAt({ text, number: line }: PaperLine, from = 0): { entries: KeyEntry[]; end: number } {
  const folded = fold(text).replaceAll(HYPHENS, '-')
  const entries: KeyEntry[] = []
  PAIR.lastIndex = from
  let end = from
  for (let pair = PAIR.exec(folded); pair; pair = PAIR.exec(folded)) {
    entries.push({ number: Number(pair[1]), answer: pair[2] ?? '', line })
    end = PAIR.lastIndex
  }
  return { entries, end }
}

const ONLY_SEPARATORS = /^[\s,;|.]*$/

function rangeOf({ text, number: line }: PaperLine): KeyEntry[] | undefined {
  const [, from, to, written = ''] = text.match(RANGE) ?? []
  const letters = [...written.replaceAll(/[ ,]/g, '')]
  const first = Number(from)
  if (!from || letters.length !== Number(to) - first + 1) return undefined
  return letters.map((answer, index) => ({ number: first + index, answer, line }))
}

/** 'Section A: 1-b 2-c', 'Physics – 1. b, 2. c', 'PART II 1) b 2) c': the name of a part before its keys. */
const PART = new RegExp(
  `^(?:\\p{L}[\\p{L}\\p{M}\\d .,&()'’/–-]{0,40}?(?: ?[:：]| [-–—])|(?:${SECTION_WORDS}) ?[-–—]? ?(?:[A-Z]|[ivxIVX]{1,4}|\\d)[.)]?)\\s+(?=(?:q(?:uestion)?\\.? ?)?[([]?\\d{1,3}\\s?[.):=>\\]–—→-])`,
  'iu',
)
const FEWEST_OF_PART = 2

/** The keys behind the name of a part. */
export function partPairsOf(line: PaperLine): KeyEntry[] | undefined {
  const text = plainOf(line.text)
  const [part] = text.slice(0, LONGEST).match(PART) ?? []
  if (part === undefined) return undefined
  const own = { ...line, text: text.slice(part.length) }
  const entries = pairsOf(own) ?? digitPairsOf(own)
  return entries && entries.length >= FEWEST_OF_PART ? entries : undefined
}

/** A line that is nothing but keys. */
export function pairsOf(line: PaperLine): KeyEntry[] | undefined {
  if (!line.text || line.text.length > LONGEST) return undefined
  const bare = { ...line, text: plainOf(line.text) }
  const range = rangeOf(bare)
  if (range) return range
  const { entries, end } = pairsAt(bare)
  return entries.length > 0 && ONLY_SEPARATORS.test(bare.text.slice(end)) ? entries : undefined
}

const wordsOf = (text: string) => text.split(/[\s,|]+/).map((word) => word.replaceAll(/[()[\].]/g, ''))

const DIGIT_PAIR = /[\s,;|]*(\d{1,3}) ?[.):=–—→-] ?(\d)(?=[\s,;|]|$)/y

/** '1. 3, 2. 4': option numbers, which only a heading distinguishes from other numbers. */
export function digitPairsOf({ text, number: line }: PaperLine): KeyEntry[] | undefined {
  const folded = fold(plainOf(text.slice(0, LONGEST))).replaceAll(HYPHENS, '-')
  const entries: KeyEntry[] = []
  DIGIT_PAIR.lastIndex = 0
  let end = 0
  for (let pair = DIGIT_PAIR.exec(folded); pair; pair = DIGIT_PAIR.exec(folded)) {
    entries.push({ number: Number(pair[1]), answer: pair[2] ?? '', line })
    end = DIGIT_PAIR.lastIndex
  }
  return entries.length >= 2 && ONLY_SEPARATORS.test(folded.slice(end)) ? entries : undefined
}

/** Two rows: numbers, and letters below. */
export function tableOf(line: PaperLine | undefined, next: PaperLine | undefined): KeyEntry[] | undefined {
  if (!line || !next || line.text.length > LONGEST || next.text.length > LONGEST) return undefined
  const [head, row] = [fold(line.text), next.text.replaceAll('**', '')]
  if (!NUMBERS.test(head) || !LETTERS.test(row)) return undefined
  const numbers = wordsOf(head).filter((word) => /^\d+$/.test(word))
  const letters = wordsOf(row).slice(-numbers.length)
  const isRow = wordsOf(row).length - numbers.length <= 2 && letters.length === numbers.length
  if (!isRow || letters.some((letter) => [...letter].length !== 1)) return undefined
  return numbers.map((number, index) => ({
    number: Number(number),
    answer: letters[index] ?? '',
    line: next.number,
  }))
}

/** 'Question   Answer' above two columns. */
export const isTableTitle = ({ text }: PaperLine) =>
  text.length <= 60 && TITLES.test(text.replaceAll('**', ''))

/** 'C, B, A, D': one letter for each question in their order. */
export function lettersOf(text: string, line: number): KeyEntry[] | undefined {
  if (text.length > LONGEST || !LETTERS.test(text)) return undefined
  const letters = wordsOf(text).filter(Boolean)
  return letters.length >= 3 && letters.every((letter) => [...letter].length === 1)
    ? letters.map((answer, index) => ({ number: index + 1, answer, line }))
    : undefined
}
