import { ordinalIn } from './ordinals.ts'
import { NUMBER_WORDS, QUESTION_WORDS } from './words.ts'

/** How a number or letter is set off from the text behind it; 'word' is 'Question 1'. */
export type Shape = 'word' | '#x' | 'x.' | 'x)' | '(x)' | '[x]' | 'x:' | 'x-' | 'x\t' | 'x ' | 'circle'

type Script =
  | 'number'
  | 'LATIN'
  | 'latin'
  | 'ROMAN'
  | 'roman'
  | 'GREEK'
  | 'greek'
  | 'abjad'
  | 'alifba'
  | 'CYRILLIC'
  | 'cyrillic'
  | 'devanagari'
  | 'hebrew'

/** What a marker may stand for: 'i' is the ninth letter and the first Roman number. `value` counts from 0. */
interface Sign {
  script: Script
  value: number
}

export interface Marker {
  shape: Shape
  /** Without brackets. */
  label: string
  signs: readonly Sign[]
  /** Where the text behind it begins. */
  end: number
}

const ALPHABETS: readonly [Script, string][] = [
  ['LATIN', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['latin', 'abcdefghijklmnopqrstuvwxyz'],
  ['GREEK', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
  ['greek', 'αβγδεζηθικλμνξοπρστυφχψω'],
  ['abjad', 'أبجدهوزحطيكلمنسعفصقرشت'],
  ['alifba', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  ['abjad', 'ابجد'],
  ['CYRILLIC', 'АБВГДЕЖЗИКЛМН'],
  ['cyrillic', 'абвгдежзиклмн'],
  ['devanagari', 'कखगघङचछजझञ'],
  ['hebrew', 'אבגדהוזחטי'],
]
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

const SIGNS = new Map<string, Sign[]>()
const add = (label: string, sign: Sign) => SIGNS.set(label, [...(SIGNS.get(label) ?? []), sign])
for (const [script, letters] of ALPHABETS)
  for (const [value, letter] of [...letters].entries()) add(letter, { script, value })
for (const [value, label] of ROMAN.entries()) {
  add(label, { script: 'roman', value })
  add(label.toUpperCase(), { script: 'ROMAN', value })
}

// Persian spells out its first letter.
add('الف', { script: 'abjad', value: 0 })

const DIGITS = /[٠-٩۰-۹०-९]/g
const WIDE = /[\uff01-\uff5e]/g
const digitOf = (digit: string) =>
  String((digit.charCodeAt(0) - (digit >= '०' ? 0x966 : digit >= '۰' ? 0x6f0 : 0x660)) % 10)

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]*$/

/** Replaces digits of other scripts and full-width signs one by one, so positions stay. */
export const fold = (text: string) =>
  ASCII.test(text)
    ? text
    : text
        .replaceAll(DIGITS, digitOf)
        .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replaceAll('、', '.')

const LONGEST = 60
const WORD = new RegExp(
  `^(?:(?:${QUESTION_WORDS})[ .:#]{0,2}(?:(?:${NUMBER_WORDS})[ .:#]{0,2})?|س ?(?=\\d{1,3} ?[.):]))(\\d{1,4})(?:(?! ?[%/*+=])| ?/ ?\\d{1,4}(?=[\\s.:)*]|$))(?: (?:of|von|de|sur|من) \\d{1,4})?(?: ?[.):\\]]+| ?[-–—](?=[\\s*]|$)|(?=\\s|\\*\\*|$))`,
  'iu',
)
/** An opening bracket, what counts, and how it ends. */
const BODY =
  /^(?:([([])[ ]?)?(#)?(\d{1,4}|[ivx]{2,6}|[IVX]{2,6}|الف|\p{L}ـ?)(?:[ ]?([.)\]:])|[ ]{0,2}([-–—])(?=\s)|(?=(\t)|\s|$))/u

const SHAPES: Record<string, Shape> = { '.': 'x.', ')': 'x)', ']': 'x)', ':': 'x:' }

/** Of the groups of `BODY`. */
function shapeOf([, open, hash, , close, dash, tab]: RegExpMatchArray): Shape | undefined {
  if (open === '(') return close === ')' ? '(x)' : undefined
  if (open === '[') return close === ']' ? '[x]' : undefined
  if (dash) return 'x-'
  if (tab) return 'x\t'
  if (hash) return '#x'
  return close === undefined ? undefined : SHAPES[close]
}

/** "1.5", "10:30", "e.g." and "A.b" are not markers. */
function belongsToText(shape: Shape, isNumber: boolean, next: string): boolean {
  if (shape === 'x:') return !isNumber && /\S/.test(next) && next !== '*'
  if (shape !== 'x.') return false
  return isNumber ? /\d/.test(next) : /\p{Ll}|[.,]/u.test(next)
}

const signsOf = (label: string): readonly Sign[] =>
  /^\d/.test(label)
    ? [{ script: 'number', value: Number(label) - 1 }]
    : (SIGNS.get(label.replace('ـ', '')) ?? [])

const CIRCLES: readonly [from: number, to: number, first: number | string][] = [
  [0x24b6, 0x24cf, 'A'],
  [0x24d0, 0x24e9, 'a'],
  [0x2460, 0x2473, 1],
]

function circleAt(text: string, at: number): Marker | undefined {
  const code = text.charCodeAt(at)
  const range = CIRCLES.find(([from, to]) => code >= from && code <= to)
  if (!range) return undefined
  const [from, , first] = range
  const label =
    typeof first === 'number'
      ? String(first + code - from)
      : String.fromCharCode(first.charCodeAt(0) + code - from)
  return { shape: 'circle', label, signs: signsOf(label), end: at + 1 }
}

/** 'Question One', 'السؤال الأول'. */
function ordinalAt(piece: string, at: number): Marker | undefined {
  const found = ordinalIn(piece)
  return (
    found && {
      shape: 'word',
      label: `${found.value}`,
      signs: signsOf(`${found.value}`),
      end: at + found.length,
    }
  )
}

function wordAt(piece: string, at: number): Marker | undefined {
  const [source, digits] = piece.match(WORD) ?? []
  if (!source || !digits) return ordinalAt(piece, at)
  return { shape: 'word', label: digits, signs: signsOf(digits), end: at + source.length }
}

const isLetter = (code: number) => (code > 64 && code < 91) || (code > 96 && code < 123)
/** The first letters of words before a number, and of Roman numbers. */
const LONG = 'qpefaicdvsxQPEFAICDVSX'

/** Most words are not markers, which two letters are enough to tell. */
function mayBegin(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (isLetter(code)) return !isLetter(text.charCodeAt(at + 1)) || LONG.includes(text[at] ?? '')
  return code > 127 || (code > 47 && code < 58) || code === 40 || code === 91 || code === 35
}

/** The number or letter that begins there. */
export function markerAt(text: string, at: number): Marker | undefined {
  if (!mayBegin(text, at)) return undefined
  const piece = fold(text.slice(at, at + LONGEST))
  const whole = wordAt(piece, at) ?? circleAt(text, at)
  if (whole) return whole
  const found = piece.match(BODY)
  if (!found) return undefined
  const [source, , , label = ''] = found
  const signs = signsOf(label)
  if (signs.length === 0 || (signs[0]?.value ?? 0) < 0) return undefined
  const shape = shapeOf(found)
  if (!shape || belongsToText(shape, /\d/.test(label), piece[source.length] ?? ' ')) return undefined
  return { shape, label, signs, end: at + source.length }
}

export const valueIn = (marker: Marker, script: Script) =>
  marker.signs.find((sign) => sign.script === script)?.value

/** The number from 1, if it is one. */
export const markedNumber = (marker: Marker | undefined) => {
  const value = marker && valueIn(marker, 'number')
  return value === undefined ? undefined : value + 1
}
export type { Script }
