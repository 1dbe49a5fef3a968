import type { Truths } from '../signs/words.ts'
import { type BodyLine, candidatesOf } from './candidates.ts'
import { type Choices, linePart, NO_CHOICES } from './choice.ts'
import { lettered } from './lettered.ts'
import { optionRun } from './runs.ts'
import { bare, bulleted, celled, truthful } from './unlettered.ts'

const SPACED = /^(\*{0,2})([A-Z]) (?=\S)/

/** 'A 54' is an option if lines below begin with B and C; then each letter gets a bracket. */
function withBrackets(body: readonly BodyLine[]): BodyLine[] | undefined {
  let places: number[] = []
  for (const [at, { text }] of body.entries()) {
    const [, , letter] = text.match(SPACED) ?? []
    // A sentence may begin with 'A', too.
    if (letter === 'A') places = [at]
    else if (letter?.charCodeAt(0) === 65 + places.length) places.push(at)
  }
  if (places.length < 3) return undefined
  const own = new Set(places)
  return body.map((line, at) => (own.has(at) ? { ...line, text: line.text.replace(SPACED, '$1$2) ') } : line))
}

interface Hints {
  margin: number
  /** How many options most questions have. */
  usual: number | undefined
  /** From a heading above the question. */
  truths: Truths | undefined
  /** Whether an answer names this text. */
  isKey: (text: string) => boolean
  /** Take every letter and line that may be an option's. */
  eager: boolean
}

/** The question and its options; options may be none. */
export function readChoices(
  body: readonly BodyLine[],
  { margin, usual, truths, isKey, eager }: Hints,
): Choices {
  const candidates = candidatesOf(body)
  const spaced = candidates.length === 0 ? withBrackets(body) : undefined
  const run = optionRun(spaced ? candidatesOf(spaced) : candidates, eager)
  if (run) return lettered(spaced ?? body, run, margin, eager)
  return (
    bulleted(body, margin, eager) ??
    truthful(body, undefined) ??
    celled(body) ??
    bare(body, { margin, usual, isKey, eager }) ??
    truthful(body, truths) ?? { ...NO_CHOICES, stem: body.map(linePart), choices: [] }
  )
}
