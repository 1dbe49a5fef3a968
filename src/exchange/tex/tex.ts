import { styledLetter } from './letters.ts'
import { SYMBOLS } from './symbols.ts'

/* LaTeX of small parts, and how parts are put together. */

const ENDS_IN_COMMAND = /\\[A-Za-z]+$/
const BEGINS_WITH_LETTER = /^[A-Za-z]/

/** Parts beside each other: a space keeps a command apart from a letter. */
export function joinTex(parts: readonly string[]): string {
  let last = ''
  const spaced = parts.map((part) => {
    const apart = BEGINS_WITH_LETTER.test(part) && ENDS_IN_COMMAND.test(last) ? ` ${part}` : part
    if (part !== '') last = part
    return apart
  })
  return spaced.join('')
}

const BACKSLASHES = /(?<!\\)\\+$/

/** Without spaces at the ends, whether plain ones or `\ `. */
export function trimTex(tex: string): string {
  const begun = tex.replace(/^(?:\\ |\s)+/, '')
  const ended = begun.trimEnd()
  const slashes = BACKSLASHES.exec(ended)?.[0].length ?? 0
  // An odd backslash has lost the space that it belonged to.
  return slashes % 2 === 1 ? trimTex(ended.slice(0, -1)) : ended
}

function characterTex(character: string): string {
  const styled = styledLetter(character)
  if (!styled) return SYMBOLS.get(character) ?? character
  const letter = SYMBOLS.get(styled.letter) ?? styled.letter
  return styled.command ? `\\${styled.command}{${letter}}` : letter
}

/** A comma within a number has no space after it. */
const COMMA_IN_NUMBER = /(?<=\d),(?=\d)/g
/** Only between letters or numbers is a space more than how operators are set. */
const SPACES = /[ \t\r\n]+/g
const ALONE = /^[\p{L}\p{N}]$/u

/** Spaces that a reader would miss, as `\ `; others are dropped. */
export const keepSpaces = (text: string) =>
  text.replaceAll(SPACES, (spaces: string, at: number, all: string) => {
    const before = all[at - 1] ?? ''
    const after = all[at + spaces.length] ?? ''
    const isKept = (ALONE.test(before) && ALONE.test(after)) || (before === ',' && after !== '')
    return isKept ? '\u00a0' : ''
  })

/** The characters of a formula, as they stand. */
export const mathTex = (text: string): string =>
  joinTex([...keepSpaces(text)].map(characterTex)).replaceAll(COMMA_IN_NUMBER, '{,}')

const IN_TEXT: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde ',
  '^': '\\textasciicircum ',
}

/** Words within a formula. */
export const wordsTex = (text: string, command = 'text'): string =>
  text === '' ? '' : `\\${command}{${[...text].map((sign) => IN_TEXT[sign] ?? sign).join('')}}`

const SINGLE = /^(?:[A-Za-z0-9]|\d+|\\[A-Za-z]+|\\[a-z]+\{[A-Za-z0-9]*\})$/

/** As a base or as an argument without its braces. */
const isSingle = (tex: string) => SINGLE.test(tex)

/** With braces, unless a script can follow as it is. */
export const baseTex = (tex: string) => (isSingle(tex) ? tex : `{${tex}}`)
