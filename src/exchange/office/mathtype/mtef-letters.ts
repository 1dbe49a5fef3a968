import { accent, accentBelow } from '../../tex/structures.ts'
import { styledText } from '../../tex/styled-text.ts'
import { joinTex, mathTex, wordsTex } from '../../tex/tex.ts'
import type { MtefItem } from './mtef-records.ts'

/* Letters of a formula: their styles, the signs that MathType has numbers of its own for, and what stands at them. */

export type Letter = Extract<MtefItem, { kind: 'letter' }>

/** Reports a part of a formula that has no TeX. */
export type Lose = (name: string) => void

/** Styles by their numbers. */
const TEXT = new Set([1, 12])
const UPRIGHT = new Set([0, 2, 9, 10])
const VECTOR = 7
const SPACE = 24
const SPACES = ['', '\\,', '\\,', '\\:', '\\;', '\\quad ', '\\qquad ']

/** Signs in the range that Unicode leaves to programs. */
const OWN_SIGNS: ReadonlyMap<number, string> = new Map([
  [0xe90b, '⊇'],
  [0xe90c, '⊆'],
  [0xe922, '⋚'],
  [0xe92d, '⋛'],
  [0xe932, '≲'],
  [0xe933, '≳'],
  [0xe93a, '≾'],
  [0xe93b, '≿'],
  [0xe98f, '·'],
  [0xea06, '≰'],
  [0xea07, '≱'],
  [0xea0b, '⊉'],
  [0xea0c, '⊈'],
])

const isOwn = (code: number) => code >= 0xe000 && code <= 0xf8ff
/** Spaces of several widths, the width in the last digits. */
const isSpace = ({ code, face }: Letter) => face === SPACE || (code >= 0xef00 && code <= 0xef08)

function signOf({ code }: Letter, lose: Lose): string {
  if (!isOwn(code)) return code < 0x20 ? '' : String.fromCharCode(code)
  const sign = OWN_SIGNS.get(code)
  if (sign === undefined) lose(`U+${code.toString(16).toUpperCase()}`)
  return sign ?? ''
}

/** Signs above letters, by the numbers of their marks. */
const ABOVE: ReadonlyMap<number, string> = new Map([
  [2, '˙'],
  [3, '¨'],
  [4, '\u20db'],
  [8, '~'],
  [9, '^'],
  [11, '→'],
  [12, '←'],
  [13, '↔'],
  [14, '⇀'],
  [15, '↼'],
  [17, '¯'],
  [24, '\u20dc'],
])
const BELOW: ReadonlyMap<number, string> = new Map([
  [29, '_'],
  [33, '→'],
  [34, '←'],
  [35, '↔'],
])
const BEHIND: ReadonlyMap<number, string> = new Map([
  [5, "'"],
  [6, "''"],
  [18, "'''"],
])
const COMMANDS: ReadonlyMap<number, string> = new Map([
  [19, '\\overset{\\frown}'],
  [20, '\\overset{\\smile}'],
  [21, '\\xcancel'],
  [22, '\\cancel'],
  [23, '\\bcancel'],
  [25, '\\underset{\\cdot}'],
  [30, '\\underset{\\sim}'],
])
const NOT = 10
const MIDDLE_BAR = 16

function markedTex(tex: string, mark: number, lose: Lose): string {
  if (mark === NOT) return tex === '=' ? '\\ne' : joinTex(['\\not', tex])
  if (mark === MIDDLE_BAR && tex === 'h') return '\\hbar'
  const above = accent(ABOVE.get(mark) ?? '', tex)
  const below = accentBelow(BELOW.get(mark) ?? '', tex)
  const behind = BEHIND.get(mark)
  if (behind !== undefined) return `${tex}${behind}`
  const command = COMMANDS.get(mark)
  if (above === undefined && below === undefined && command === undefined) lose(`mark-${mark}`)
  return above ?? below ?? (command === undefined ? tex : `${command}{${tex}}`)
}

function styledTex(text: string, face: number): string {
  if (TEXT.has(face)) return wordsTex(text)
  if (UPRIGHT.has(face)) return styledText(text, { command: 'mathrm' })
  return face === VECTOR ? styledText(text, { command: 'mathbf' }) : mathTex(text)
}

/** Letters of one style belong to one word; one with marks stands alone. */
const goesOn = (one: Letter | undefined, other: Letter) =>
  one !== undefined &&
  one.face === other.face &&
  one.marks.length + other.marks.length === 0 &&
  !isSpace(one) &&
  !isSpace(other)

function wordTex(word: readonly Letter[], lose: Lose): string {
  const [first] = word
  if (!first) return ''
  if (isSpace(first)) return SPACES[first.code & 0xf] ?? ''
  const tex = styledTex(word.map((letter) => signOf(letter, lose)).join(''), first.face)
  return first.marks.reduce((marked, mark) => markedTex(marked, mark, lose), tex)
}

/** The comma of a decimal number is a letter of another style. */
const withCommas = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    word === ',' && /\d$/.test(words[at - 1] ?? '') && /^\d/.test(words[at + 1] ?? '') ? '{,}' : word,
  )

/** The TeX of letters beside each other, word by word. */
export function lettersTex(letters: readonly Letter[], lose: Lose): string[] {
  const words: Letter[][] = []
  for (const letter of letters) {
    const last = words.at(-1)
    if (last && goesOn(last.at(-1), letter)) last.push(letter)
    else words.push([letter])
  }
  return withCommas(words.map((word) => wordTex(word, lose)))
}
