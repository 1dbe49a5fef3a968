import { isFull } from '../lines/lines.ts'
import { isSection, isTitle } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'
import type { BodyLine } from './candidates.ts'

/** What tells how far the last option reaches. */
export interface Reach {
  margin: number
  /** How many lines the other options have at most. */
  lines: number
  /** Take a line that may be a title as well. */
  eager: boolean
}

const isNext = (before: BodyLine, here: BodyLine) => here.line.number - before.line.number <= 1

const isHeading = ({ line, text }: BodyLine) => line.heading || isSection(text)

/** Capitals alone, which the options do not have. */
const isShouted = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

/** Whether a line right below the last option may be its second line, although it looks like a title. */
export function mayContinue(body: readonly BodyLine[], at: number): boolean {
  const [before, here] = [body[at - 1], body[at]]
  if (!before?.text || !here?.text || isHeading(here) || !isNext(before, here)) return false
  const { marker, bullet } = leadAt(here.text, 0)
  return !marker && !bullet && (!isShouted(here.text) || isShouted(before.text))
}

/** Whether a line behind the last option certainly belongs to it. */
function continues(body: readonly BodyLine[], at: number, margin: number): boolean {
  const [before, here] = [body[at - 1], body[at]]
  if (!before?.text || !here?.text || isHeading(here)) return false
  if (/^(?:\p{Ll}|[\d=+−×·)\].,;:$!])/u.test(here.text)) return true
  return (
    isFull(before.line, here.line, margin) ||
    (isNext(before, here) && !isTitle(here.text.replaceAll('**', '')))
  )
}

/** Whether a line behind the first line of the last option, at `start`, belongs to it. */
export function continuesOption(
  body: readonly BodyLine[],
  at: number,
  start: number,
  { margin, lines, eager }: Reach,
): boolean {
  return continues(body, at, margin) || ((eager || at - start < lines) && mayContinue(body, at))
}
