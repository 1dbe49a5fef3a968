import type { PaperLine } from '../lines/lines.ts'
import { leadAt } from '../signs/lead.ts'
import { fold, markedNumber } from '../signs/markers.ts'
import { PLAIN_LABELS } from '../signs/words.ts'

/* Keys in the gap for the answer, before the number of a question or behind it: '__B__ 1. What', '( C ) 2. What', '3. __A__ What'. */

const LETTER = '\\*{0,2}([A-Ha-hTF]|\\p{Lo})\\*{0,2}'
const NUMBER = '(?:[Qq](?:uestion)?[. ]{0,2})?\\(?\\d{1,3} ?[.)\\]:]'
const LINE = `[_.…]{1,20}[ \\t]?${LETTER}[ \\t]?[_.…]{0,20}|_{0,20}${LETTER}[ \\t]?_{1,20}`
const BRACKETS = `[([] ?${LETTER} ?[)\\]]`
/** A number may have nothing behind it, then. */
const ON_LINE = new RegExp(`^(?:${LINE})[ \\t]{0,6}(?=\\*{0,2}(?:${NUMBER}|(\\d{1,3})[ \\t]))`, 'u')
const BEFORE = new RegExp(`^(?:${BRACKETS}|([A-H])(?=[ \\t]))[ \\t]{0,6}(?=\\*{0,2}${NUMBER})`, 'u')
const BEHIND = new RegExp(
  `^(\\*{0,2}${NUMBER}\\*{0,2}[ \\t]{0,4})(?:${LINE}|${BRACKETS})(?=[ \\t]{0,4}[^\\s_.…)])[ \\t]{0,4}`,
  'u',
)
const CAPITAL = '\\*{0,2}([A-H])\\*{0,2}'
const AT_END = new RegExp(
  `\\s{1,6}(?:_{1,20} ?${CAPITAL} ?_{1,20}|[([] ?${CAPITAL} ?[)\\]])[ .:?]{0,3}$`,
  'u',
)
/** What they are searched in. */
const LONGEST = 80
const FEWEST = 3

interface GapKey {
  index: number
  number: number
  key: string
  /** The line without it. */
  text: string
  /** On a line before the number nothing else stands than an answer. */
  isSure: boolean
}

function gapKeyOf({ text }: PaperLine, index: number): GapKey | undefined {
  const bold = text.startsWith('**') ? '**' : ''
  const own = text.slice(bold.length)
  const head = fold(own.slice(0, LONGEST))
  const onLine = head.match(ON_LINE)
  const found = onLine ?? head.match(BEFORE) ?? head.match(BEHIND)
  if (!found) return undefined
  const key = found.slice(1).find((group) => group !== undefined && /^\p{L}$/u.test(group))
  const rest = own.slice(found[0].length)
  const isBare = onLine?.[3] !== undefined
  const number = found[1] !== key ? (found[1] ?? '') : ''
  const bare = bold + (isBare ? rest.replace(/^(\**\d{1,3})/, '$1.') : `${number}${rest}`)
  const value = markedNumber(leadAt(bare, 0).marker)
  return key === undefined || value === undefined
    ? undefined
    : { index, number: value, key, text: bare, isSure: onLine !== null }
}

/** Where most questions end with a capital letter in a gap, it is their key. */
function keysAtEnds(lines: readonly PaperLine[]): GapKey[] {
  const questions = lines.flatMap((line, index) => {
    const number = markedNumber(leadAt(line.text, 0).marker)
    return number !== undefined && hasOptions(lines, index) ? [{ line, index, number }] : []
  })
  const found = questions.flatMap(({ line: { text }, index, number }): GapKey[] => {
    const from = Math.max(0, text.length - LONGEST)
    const end = fold(text.slice(from)).match(AT_END)
    const key = end?.slice(1).find((group) => group !== undefined)
    return end?.index !== undefined && key !== undefined
      ? [{ index, number, key, text: text.slice(0, from + end.index), isSure: false }]
      : []
  })
  return found.length * 5 >= questions.length * 4 ? found : []
}

const isFirstOption = (text: string) => {
  const { marker, bullet } = leadAt(text, 0)
  return bullet !== undefined || (marker?.signs.some(({ value }) => value === 0) ?? false)
}

/** How far below its number a question's options begin. */
const REACH = 8

/** Options below, so that it is neither one of a list of keys nor one of a list of options. */
function hasOptions(lines: readonly PaperLine[], index: number): boolean {
  for (let at = index + 1; at <= index + REACH; at++) if (isFirstOption(lines[at]?.text ?? '')) return true
  return false
}

/** The keys in gaps, where there are some, they are not all the same, and their numbers count on. */
function gapKeysIn(lines: readonly PaperLine[]): GapKey[] {
  const all = lines.flatMap((line, index) => gapKeyOf(line, index) ?? [])
  const begun = all.filter(({ index, isSure }) => isSure || hasOptions(lines, index))
  const found = begun.length < FEWEST ? keysAtEnds(lines) : begun
  const rises = found.every(
    ({ number }, at) => at === 0 || number > (found[at - 1]?.number ?? 0) || number === 1,
  )
  const differs = new Set(found.map(({ key }) => key.toLowerCase())).size > 1
  return found.length >= FEWEST && rises && differs ? found : []
}

/** Lines whose gaps hold keys, with an answer below the first line of each question instead. */
export function withoutGapKeys(lines: readonly PaperLine[]): PaperLine[] {
  const keys = new Map(gapKeysIn(lines).map((found) => [found.index, found]))
  if (keys.size === 0) return [...lines]
  return lines.flatMap((line, index) => {
    const found = keys.get(index)
    if (!found) return [line]
    const answer = { ...line, text: `${PLAIN_LABELS.answer}${found.key}`, heading: false, pageBreak: false }
    return [{ ...line, text: found.text }, answer]
  })
}
