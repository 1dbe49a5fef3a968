import { FUNCTIONS } from './symbols.ts'
import { joinTex, keepSpaces, mathTex, wordsTex } from './tex.ts'

/* The letters of a run in its style. */

export interface TextStyle {
  /** The LaTeX command for the letters, such as 'mathbf'; undefined for italics. */
  command?: string | undefined
  /** Words, set as text. */
  isText?: boolean
  /** The name of a function. */
  isName?: boolean
}

const LETTERS = /[A-Za-z]+/g
/** The command for bold letters that are not Latin. */
const BEYOND_LATIN = /[^\s\d\p{P}\p{S}A-Za-z]/u

const commandOf = (command: string, text: string) =>
  command === 'mathbf' && BEYOND_LATIN.test(text) ? 'boldsymbol' : command

function named(word: string): string {
  return FUNCTIONS.has(word) ? `\\${word}` : `\\operatorname{${word}}`
}

/** One letter at a time, except names of functions. */
function wordTex(word: string, { command, isName }: TextStyle): string {
  if (isName && word.length > 1) return named(word)
  if (FUNCTIONS.has(word) && (command === undefined || command === 'mathrm')) return `\\${word}`
  return command ? `\\${command}{${word}}` : word
}

function lettersTex(text: string, style: TextStyle): string {
  const parts: string[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(LETTERS)) {
    parts.push(mathTex(text.slice(at, index)), wordTex(word, style))
    at = index + word.length
    // Functions bring their own space.
    if (FUNCTIONS.has(word) && text[at] === '\u00a0') at++
  }
  return joinTex([...parts, mathTex(text.slice(at))])
}

/** Two or more words are text, not a product. */
const WORDS = /[A-Za-z]{2,}\s+[A-Za-z]{2,}/
const HAS_LETTERS = /\p{L}/u
const BOLD = /^(mathbf|boldsymbol)$/

export function styledText(text: string, style: TextStyle): string {
  if (style.isText && HAS_LETTERS.test(text)) return wordsTex(text)
  if (style.command === 'mathrm' && WORDS.test(text) && !style.isName) return wordsTex(text)
  if (style.command && BOLD.test(style.command) && text.trim() && !style.isName)
    return `\\${commandOf(style.command, text)}{${mathTex(text)}}`
  return lettersTex(keepSpaces(text), style)
}
