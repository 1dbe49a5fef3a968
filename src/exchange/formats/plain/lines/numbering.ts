import { labelOf } from '../signs/labels.ts'
import { markedNumber, valueIn } from '../signs/markers.ts'
import { type LeadLine, MAX_GAP, type Numbered } from '../signs/numbered.ts'
import { hasTruth } from '../signs/truths.ts'
import { longestCount, type Weighed } from './counting.ts'
import { withoutStatements, withStrays } from './question-lines.ts'

function numberedLines(lines: readonly LeadLine[]): Numbered[] {
  return lines.flatMap(({ lead: { marker } }, index): Numbered[] => {
    const value = markedNumber(marker)
    if (marker && value !== undefined) return [{ index, value, shape: marker.shape }]
    const roman =
      marker && (marker.shape === 'x.' || marker.shape === 'x)') ? valueIn(marker, 'ROMAN') : undefined
    return roman === undefined ? [] : [{ index, value: roman + 1, shape: 'roman' }]
  })
}

/** How far its numbers count on, begun at any number, restarts aside. */
function chainOf(numbers: readonly Numbered[]): number {
  let [last, length] = [(numbers[0]?.value ?? 1) - 1, 0]
  for (const { value } of numbers) {
    if (value <= last || value > last + MAX_GAP) continue
    last = value
    length++
  }
  return length
}

const restartsOf = (numbers: readonly Numbered[]) => numbers.filter(({ value }) => value === 1).length

const isOption = ({ lead: { bullet, marker } }: LeadLine) =>
  bullet !== undefined || (marker !== undefined && marker.shape !== 'word')

/** What stands far below belongs to something else. */
const REACH = 30

interface Below {
  options: boolean
  answer: boolean
}

function belowOf(lines: readonly LeadLine[], index: number, own: ReadonlySet<number>): Below {
  const text = lines[index]?.line.text ?? ''
  const below: Below = { options: OPTIONS_WITHIN.test(text.slice(0, 240)), answer: false }
  for (let at = index + 1; at < lines.length && at <= index + REACH && !own.has(at); at++) {
    const line = lines[at]
    if (!line || below.options) break
    below.options = isOption(line)
    below.answer ||= labelOf(line.line.text)?.kind === 'answer'
  }
  return below
}

/** Letters, bullets or other numbers below a number are the options of a question; so is an answer below each. */
function shareWithOptions(lines: readonly LeadLine[], numbers: readonly Numbered[]): number {
  const own = new Set(numbers.map(({ index }) => index))
  const below = numbers.map(({ index }) => belowOf(lines, index, own))
  const shareOf = (has: (each: Below) => boolean) => below.filter(has).length / Math.max(1, below.length)
  const answered = shareOf(({ options, answer }) => options || answer)
  return answered >= 0.8 ? answered : shareOf(({ options }) => options)
}

const OPTIONS_WITHIN =
  /[\s(](?:a\)|\(?A\)|A\.\s).{1,120}[\s(](?:b\)|\(?B\)|B\.\s)|[\s(/](?:true|t|richtig|wahr|صح) ?[/|] ?(?:false|f|falsch|خطأ)\b/i

/** Questions and options with the same numbers: 1 | 1 2 3 4 | 2 | 1 2 3 4. A number before a 1 is a question. */
function nestedOf(numbers: readonly Numbered[]): Numbered[] | undefined {
  const questions = numbers.filter((_, at) => numbers[at + 1]?.value === 1)
  const rises = questions.every(({ value }, at) => value === at + 1)
  return rises && questions.length >= 2 ? questions : undefined
}

/** Options stand below each other, questions have something between them. */
const isContiguous = (numbers: readonly Numbered[]) => {
  const before = new Map(numbers.map((number, at) => [number, numbers[at - 1]]))
  const inside = numbers.filter(({ value }, at) => at > 0 && value === (numbers[at - 1]?.value ?? 0) + 1)
  const close = inside.filter((number) => number.index - (before.get(number)?.index ?? 0) <= 2)
  return close.length >= inside.length * 0.7
}

/** Numbers that begin again and again, each time below a line of text, count options. */
function countsOptions(lines: readonly LeadLine[], numbers: readonly Numbered[]): boolean {
  const starts = numbers.filter(({ value }) => value === 1)
  const belowText = starts.filter(({ index }) => textAbove(lines, index) !== undefined)
  if (
    starts.length === 0 ||
    longestRun(numbers) > 12 ||
    belowText.length < starts.length ||
    !isContiguous(numbers)
  )
    return false
  if (starts.length > 1) return true
  const above = textAbove(lines, starts[0]?.index ?? 0) ?? ''
  return (
    /[?:؟…_]\**$/.test(above) &&
    !hasTruth(above) &&
    numbers.every(({ index }) => !/[?؟:]$/.test(lines[index]?.line.text ?? ''))
  )
}

function longestRun(numbers: readonly Numbered[]): number {
  let [longest, length] = [0, 0]
  for (const { value } of numbers) {
    length = value === 1 ? 1 : length + 1
    longest = Math.max(longest, length)
  }
  return longest
}

/** The nearest text above, if it has neither number nor letter. */
function textAbove(lines: readonly LeadLine[], index: number): string | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    const above = lines[at]
    if (above?.line.text) return above.lead.marker || above.line.heading ? undefined : above.line.text
  }
  return undefined
}

function groupsOf(numbers: readonly Numbered[]): Numbered[][] {
  const groups = new Map<string, Numbered[]>()
  for (const number of numbers) {
    const known = groups.get(number.shape)
    if (known) known.push(number)
    else groups.set(number.shape, [number])
  }
  return [...groups.values()]
}

/** Of the kinds of numbers, the one that counts the questions. */
function questionGroup(lines: readonly LeadLine[], groups: readonly Numbered[][]): Numbered[] | undefined {
  const rated = groups.map((numbers) => {
    const chain = chainOf(numbers)
    const isWord = numbers[0]?.shape === 'word'
    const isRoman = numbers[0]?.shape === 'roman'
    const withOptions = shareWithOptions(lines, numbers)
    const fits = isWord || (isRoman ? chain >= 3 && chain === numbers.length && withOptions > 0.6 : true)
    // The outer ones come first, have options, and seldom begin again.
    const score =
      chain * (0.2 + withOptions) - (isRoman ? 1 : 0) + (isWord ? 3 : 0) - restartsOf(numbers) * 0.01
    return { numbers, score, fits, withOptions, isWord, first: numbers[0]?.index ?? 0 }
  })
  const [best] = rated
    .filter(({ fits }) => fits)
    .sort((one, other) => other.score - one.score || one.first - other.first)
  if (!best) return undefined
  const isSure = best.isWord || best.withOptions >= 0.34
  return isSure || !countsOptions(lines, best.numbers) ? best.numbers : undefined
}

/** Numbers that have options or an answer below them are rather those of questions. */
const WEIGHTS = { options: 1, answer: 0.8, nothing: 0.2 }

function weighed(lines: readonly LeadLine[], numbers: readonly Numbered[]): Weighed[] {
  const own = new Set(numbers.map(({ index }) => index))
  const all = numbers.map((number) => {
    const { options, answer } = belowOf(lines, number.index, own)
    return { number, weight: WEIGHTS[options ? 'options' : answer ? 'answer' : 'nothing'] }
  })
  for (let at = 1; at < all.length; at++) at += weighStatements(all, at)
  return all
}

/** Statements count from 1 below a question; what stands below the last of them is the question's. */
function weighStatements(all: Weighed[], first: number): number {
  const [question, isBare] = [all[first - 1], (at: number) => all[at]?.weight === WEIGHTS.nothing]
  if (!question || !isBare(first - 1)) return 0
  let count = 0
  while (all[first + count]?.number.value === count + 1 && (count === 0 || isBare(first + count - 1))) count++
  if (count < 2) return 0
  question.weight = all[first + count - 1]?.weight ?? 0
  for (const statement of all.slice(first, first + count)) statement.weight = 0
  return count - 1
}

/** A number before a 1 of the same kind has statements or options below. */
const beforeOnes = (numbers: readonly Numbered[]) => numbers.filter((_, at) => numbers[at + 1]?.value === 1)

/** The numbering that the rules prefer. */
function ruledNumbers(
  lines: readonly LeadLine[],
  numbers: readonly Numbered[],
  groups: readonly Numbered[][],
): readonly Numbered[] {
  const group = questionGroup(lines, groups)
  if (!group) return []
  return nestedOf(group) ?? withoutStatements(lines, withStrays(group, numbers, groups))
}

/** More kinds of numbers do not occur in one paper. */
const MOST_GROUPS = 4

/** All ways to number the questions: the likeliest one first, one for each kind of number, and one without numbers. */
export function numberingsOf(lines: readonly LeadLine[]): (readonly Numbered[])[] {
  const numbers = numberedLines(lines)
  const groups = groupsOf(numbers)
  const largest = groups
    .filter((group) => group.length >= 2)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_GROUPS)
  return [
    ruledNumbers(lines, numbers, groups),
    ...largest.flatMap((group) => [
      longestCount(weighed(lines, group)),
      longestCount(beforeOnes(group).map((number) => ({ number, weight: 1 }))),
    ]),
    [],
  ]
}
