import { styledLetter } from './letters.ts'
import { SYMBOLS } from './symbols.ts'

/* Small pieces of LaTeX, and how to join them. */

const ENDS_IN_COMMAND = /\\[A-Za-z]+$/
const BEGINS_WITH_LETTER = /^[A-Za-z]/

/** Joins pieces; a space separates a command from a letter. */
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

/** Trims plain spaces and `\ `. */
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
/** Only between letters or numbers does a space mean more than the spacing of operators. */
const SPACES = /[ \t\r\n]+/g
const ALONE = /^[\p{L}\p{N}]$/u

/** Keeps spaces that a reader would miss, as `\ `, and drops others. */
export const keepSpaces = (text: string) =>
  text.replaceAll(SPACES, (spaces: string, at: number, all: string) => {
    const before = all[at - 1] ?? ''
    const after = all[at + spaces.length] ?? ''
    const isKept = (ALONE.test(before) && ALONE.test(after)) || (before === ',' && after !== '')
    return isKept ? '\u00a0' : ''
  })

/** The characters of a formula, escaped where LaTeX needs it. */
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

/** For use as a base, or as an argument without braces. */
const isSingle = (tex: string) => SINGLE.test(tex)

/** With braces, unless a script can follow as it is. */
export const baseTex = (tex: string) => (isSingle(tex) ? tex : `{${tex}}`)
