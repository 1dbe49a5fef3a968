import { isFull } from '../lines/lines.ts'
import { isInstruction, isSection, isTitle } from '../signs/labels.ts'
import { truthOf } from '../signs/truths.ts'
import type { BodyLine } from './candidates.ts'

/** The lines of a question whose options have no letters. */
export interface BareLines {
  stem: readonly BodyLine[]
  /** Of the options. */
  lines: readonly BodyLine[]
  /** Headings of what follows. */
  rest: readonly BodyLine[]
  /** Whether it is sure where the stem ends. */
  certain: boolean
  /** Whether the second line goes on with the first. */
  goesOn: boolean
}

const ENDS_STEM = /[?:؟…]\)?\**$|_{2,}\.?$/

const isLower = ({ text }: BodyLine) => /^\p{Ll}/u.test(text)

const truthIn = (line: BodyLine | undefined) =>
  line && truthOf(line.text.replaceAll(/[*☐☑○□✓✔✅]/gu, '').trim())

/** 'True' and 'False' on the last two lines. */
function endsWithTruths(lines: readonly BodyLine[]): boolean {
  const [one, other] = [truthIn(lines.at(-2)), truthIn(lines.at(-1))]
  return one !== undefined && other !== undefined && one.isRight !== other.isRight
}

/** How many lines the stem has, if it does not say where it ends: one, unless the second is its middle. */
function stemLength(lines: readonly BodyLine[]): number {
  const [, second, ...others] = lines
  const goesOn = second && isLower(second) && others.length >= 2 && !others.some(isLower)
  return goesOn ? 2 : 1
}

const isHeading = ({ line, text }: BodyLine) => line.heading || isSection(text) || isInstruction(text)

/** Where headings of what follows begin: at the first one, or at a title that a gap sets off from options without gaps. */
function restFrom(lines: readonly BodyLine[], stem: number): number {
  // 'Part A', 'Part B', 'Part C' are options themselves.
  const isNamed = lines.slice(stem, stem + 2).some(isHeading)
  const heading = lines.findIndex((line, at) => !isNamed && at >= stem + 2 && isHeading(line))
  if (heading >= 0) return heading
  const isApart = (at: number) => (lines[at]?.line.number ?? 0) - (lines[at - 1]?.line.number ?? 0) > 1
  const last = lines.length - 1
  const isGlued = lines.every((_, at) => at <= stem || at >= last || !isApart(at))
  const title = lines[last]?.text ?? ''
  return last >= stem + 2 && isGlued && isApart(last) && isTitle(title) && !title.includes('*')
    ? last
    : lines.length
}

export function bareLines(body: readonly BodyLine[], margin: number): BareLines {
  const written = body.filter(({ text }) => text)
  const asked = written.findIndex(({ text }) => ENDS_STEM.test(text))
  const isAsked = asked >= 0 && asked < written.length - 1
  const first = isAsked ? asked + 1 : stemLength(written)
  const to = restFrom(written, first)
  const own = written.slice(0, to)
  const isTruth = !isAsked && own.length >= 3 && endsWithTruths(own)
  const from = isTruth ? own.length - 2 : first
  const [one, other] = written
  return {
    stem: own.slice(0, from),
    lines: own.slice(from),
    rest: written.slice(to),
    certain: isAsked || isTruth,
    goesOn:
      one !== undefined && other !== undefined && (isFull(one.line, other.line, margin) || isLower(other)),
  }
}
