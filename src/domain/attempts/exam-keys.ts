import type { Answer } from '../kinds/answer.ts'
/** What a single key asks for in the exam. Options are counted as shown. */
export type ExamCommand = { name: 'choose' | 'strike'; option: number } | { name: PlainCommand }

type PlainCommand =
  | 'next'
  | 'previous'
  | 'unanswered'
  | 'go-to'
  | 'flag'
  | 'tell-time'
  | 'toggle-clock'
  | 'enlarge'
  | 'list-keys'

/** The key of each command, whatever the question; the other letters belong to the options. */
export const COMMAND_KEYS = {
  next: 'n',
  previous: 'p',
  unanswered: 'u',
  'go-to': 'g',
  flag: 'f',
  'tell-time': 't',
  'toggle-clock': 'h',
  enlarge: 'z',
  'list-keys': '?',
} as const satisfies Record<PlainCommand, string>

/** The part of a keyboard event that says which key it was. */
export interface PressedKey {
  key: string
  code: string
  shiftKey: boolean
}

const commandsByKey = new Map(
  Object.entries(COMMAND_KEYS).map(([name, key]) => [key as string, name as PlainCommand]),
)

/** The zeros of the digits that keyboards type: Latin, Arabic, Persian, Devanagari. */
const ZEROS = ['0', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

function typedDigit(key: string): number | undefined {
  if (key.length !== 1) return undefined
  const digits = ZEROS.map((zero) => key.charCodeAt(0) - zero)
  return digits.find((digit) => digit >= 0 && digit <= 9)
}

const isLatin = (key: string) => /^[a-z]$/i.test(key)
/** Names of keys, such as 'Enter', are ASCII; what another script types is not. */
const isOtherScript = (key: string) => /^\P{ASCII}+$/u.test(key)

/** The letter of a key: as typed, or where it lies on a keyboard of another script. */
function letterOf({ key, code }: PressedKey): string | undefined {
  if (isLatin(key)) return key.toLowerCase()
  return isOtherScript(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}

const letterAt = (option: number) => String.fromCharCode('a'.charCodeAt(0) + option)

/** The options that are chosen by their letters, as runs from one to another: of nine A–E and I, because F, G and H are commands. */
export function letteredRuns(options: number): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (let option = 0; option < options; option += 1) {
    if (commandsByKey.has(letterAt(option))) continue
    const last = runs.at(-1)
    if (last?.[1] === option - 1) last[1] = option
    else runs.push([option, option])
  }
  return runs
}

/** The digit of a key: as typed, or of the row of digits where that types other signs without Shift, as in France. */
export function digitOf(pressed: PressedKey): number | undefined {
  const { key, code, shiftKey } = pressed
  const typed = typedDigit(key)
  if (typed !== undefined || shiftKey || key.length !== 1) return typed
  const row = /^Digit(\d)$/.exec(code)?.[1]
  return row === undefined ? undefined : Number(row)
}

const isQuestionMark = ({ key, code, shiftKey }: PressedKey) =>
  key === '?' || key === '؟' || (shiftKey && code === 'Slash' && isOtherScript(key))

/** The number of an option that a digit ends or is; undefined if there is none. */
const numbered = (digit: number, before: number, options: number) =>
  [before * 10 + digit, digit].find((number) => number > 0 && number <= options)

/**
 * What a key asks for at a question with so many options; undefined for a key that is none of ours. `before` is the digit that was
 * typed just before: 1 and 4 are the fourteenth option.
 */
export function examCommand(pressed: PressedKey, options: number, before = 0): ExamCommand | undefined {
  if (isQuestionMark(pressed)) return { name: 'list-keys' }
  const digit = digitOf(pressed)
  if (digit !== undefined) {
    const number = numbered(digit, before, options)
    return number === undefined ? undefined : { name: 'choose', option: number - 1 }
  }
  const letter = letterOf(pressed)
  if (letter === undefined) return undefined
  const command = pressed.shiftKey ? undefined : commandsByKey.get(letter)
  if (command) return { name: command }
  const option = letter.charCodeAt(0) - 'a'.charCodeAt(0)
  return option < options ? { name: pressed.shiftKey ? 'strike' : 'choose', option } : undefined
}

/** The next question without an answer, from the first again after the last; undefined where all have one. */
export function nextUnanswered(answers: readonly Answer[], current: number): number | undefined {
  const after = answers.findIndex((answer, question) => answer === null && question > current)
  const any = after < 0 ? answers.indexOf(null) : after
  return any < 0 ? undefined : any
}
