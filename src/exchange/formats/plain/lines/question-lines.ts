import { markedNumber } from '../signs/markers.ts'
import { type LeadLine, MAX_GAP, type Numbered } from '../signs/numbered.ts'

/** Whether a number may be that of the next question. */
function continues(last: number, value: number): boolean {
  return value === 1 || value === last || (value > last && (last === 0 || value <= last + MAX_GAP))
}

/** Whether a kind of number counts on from 1 within one question. */
function countsWithin(
  group: readonly Numbered[],
  own: ReadonlySet<Numbered>,
  numbers: readonly Numbered[],
): boolean {
  const members = new Set(group)
  let last = 0
  for (const number of numbers) {
    if (own.has(number)) last = 0
    else if (members.has(number)) {
      if (number.value === 2 && last === 1) return true
      last = number.value
    }
  }
  return false
}

/** Numbers of other shapes that continue the count, as teachers mix them; none where such numbers count options. */
export function withStrays(
  chosen: readonly Numbered[],
  numbers: readonly Numbered[],
  groups: readonly Numbered[][],
): Numbered[] {
  const own = new Set(chosen)
  const others = groups.filter((group) => group !== chosen && countsWithin(group, own, numbers))
  const countsAgain = new Set(['roman', ...others.map(([first]) => first?.shape)])
  let [last, taken] = [0, 0]
  return numbers.filter((number, at) => {
    const isOwn = own.has(number)
    const next = chosen[isOwn ? taken + 1 : taken]
    const fills =
      !countsAgain.has(number.shape) &&
      number.value === last + 1 &&
      (next === undefined || next.value === number.value + 1 || numbers[at + 1]?.value === number.value + 1)
    if (isOwn) taken++
    const isTaken = isOwn ? continues(last, number.value) : fills
    if (isTaken) last = number.value
    return isTaken
  })
}

/** "Which are right? 1. … 2. … 3. …": what counts anew within a question, before its options, are statements of it. */
export function withoutStatements(lines: readonly LeadLine[], numbers: readonly Numbered[]): Numbered[] {
  const kept: Numbered[] = []
  for (let at = 0; at < numbers.length; ) {
    const question = numbers[at]
    if (!question) break
    kept.push(question)
    let count = 0
    while (numbers[at + 1 + count]?.value === count + 1) count++
    const after = numbers[at + 1 + count]
    const inside =
      count >= 2 &&
      (after === undefined
        ? question.value > 1
        : after.value === question.value + 1 && after.value !== count + 1)
    const last = numbers[at + count]
    const isStem =
      inside &&
      last &&
      !hasLetters(lines, question.index, last.index) &&
      hasLetters(lines, last.index, after?.index ?? lines.length)
    at += isStem ? count + 1 : 1
  }
  return kept
}

const hasLetters = (lines: readonly LeadLine[], from: number, to: number) =>
  lines
    .slice(from + 1, to)
    .some(({ lead: { marker } }) => marker !== undefined && markedNumber(marker) === undefined)
