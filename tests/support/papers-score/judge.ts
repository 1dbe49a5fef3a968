import { type CheckedQuestion, isFaulty, isReady } from '../../../src/domain/exchange/found-question.ts'
import { isLoss } from '../../../src/domain/exchange/import-problem.ts'
import { GAP } from '../../../src/domain/exchange/office-note.ts'
import { align } from './align.ts'
import type { ExpectedPaper, ExpectedQuestion } from './expected.ts'
import type { ReadPaper } from './read-paper.ts'
import { saysTheSame } from './same-text.ts'
import { type Reading, readingsOf, sharedWords, wordsFound, wordsOf, wordsOfAll } from './words.ts'

/**
 * From good to bad: as it is; as it is but without its explanation; after one tap; the teacher is told to look; wrong, but its key
 * is asked; wrong, and ready.
 */
export const VERDICTS = [
  'right',
  'unexplained',
  'one tap',
  'needs you',
  'asked, but wrong',
  'silently wrong',
] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Judged {
  /** From 1; undefined of a question that the paper does not have. */
  number: number | undefined
  verdict: Verdict
  expected: ExpectedQuestion | undefined
  found: CheckedQuestion | undefined
}

type Paper = ReadPaper & Pick<ExpectedPaper, 'byContent' | 'byLines'>

const isSame = (expected: string, found: string, { byContent, byLines }: Paper) =>
  byContent ? saysTheSame(expected, found, byLines) : expected === found

/** Apart from the key and the explanation. */
function hasContent(expected: ExpectedQuestion, { question }: Reading, paper: Paper): boolean {
  const { options } = question
  return (
    [expected.text, ...(expected.otherTexts ?? [])].some((text) => isSame(text, question.text, paper)) &&
    expected.picture === question.imageUrl &&
    options.length === expected.options.length &&
    expected.options.every(({ text, picture }, index) => {
      const option = options[index]
      return option && isSame(text, option.text, paper) && picture === option.imageUrl
    }) &&
    (expected.points ?? question.points) === question.points
  )
}

/** Undefined if it says something else. */
function explained({ explanation }: ExpectedQuestion, { question }: Reading): Verdict | undefined {
  if (explanation === undefined) return 'right'
  if (!question.explanation) return 'unexplained'
  return saysTheSame(explanation, question.explanation, false) ? 'right' : undefined
}

const within = ({ line = 0, lastLine = line }: CheckedQuestion, at: number) => line <= at && at <= lastLine

/** Whether its teacher is told that something is missing. */
function isFlagged(checked: CheckedQuestion, { notes }: ReadPaper): boolean {
  if (isFaulty(checked)) return true
  const own = [...checked.notes, ...notes.filter(({ line }) => within(checked, line))]
  const texts = readingsOf(checked).flatMap(({ question }) => [
    question.text,
    ...question.options.map(({ text }) => text),
  ])
  return own.some(isLoss) || texts.some((text) => text.includes(GAP))
}

function judgeBoth(expected: ExpectedQuestion, found: CheckedQuestion, paper: Paper): Verdict {
  if (isFlagged(found, paper)) return expected.isLossy ? 'right' : 'needs you'
  const same = readingsOf(found).filter(
    (reading) => hasContent(expected, reading, paper) && explained(expected, reading),
  )
  const asWritten = same.find(({ key }) => key === expected.key)
  if (asWritten && 'readings' in found) return 'one tap'
  if (asWritten) return explained(expected, asWritten) ?? 'silently wrong'
  if (isReady(found)) return 'silently wrong'
  return same.some(({ key }) => key < 0) ? 'one tap' : 'asked, but wrong'
}

const FIRST_WORDS = 5

/** Lines of the paper that hold how the text begins. */
function linesOf(text: string, paper: ReadPaper): number[] {
  const begin = wordsOf(text).slice(0, FIRST_WORDS).join(' ')
  return paper.text
    .split('\n')
    .flatMap((line, index) => (wordsOf(line).join(' ').includes(begin) ? [index + 1] : []))
}

/** A question that was not found is noted if its teacher is shown one of its lines. */
function judgeMissing({ text }: ExpectedQuestion, paper: Paper): Verdict {
  const isShown = (line: number) =>
    paper.notes.some((note) => note.line === line) ||
    paper.checked.some((checked) => within(checked, line) && isFlagged(checked, paper))
  const isRefused = paper.refused !== undefined || paper.checked.every(isFaulty)
  return isRefused || linesOf(text, paper).some(isShown) ? 'needs you' : 'silently wrong'
}

const judgeSurplus = (found: CheckedQuestion, paper: Paper): Verdict =>
  isFlagged(found, paper) ? 'needs you' : isReady(found) ? 'silently wrong' : 'asked, but wrong'

/** Each question of the paper, and each that it does not have. */
export function judgePaper({ questions, ...how }: ExpectedPaper, read: ReadPaper): Judged[] {
  const paper = { ...read, ...how }
  const found = read.checked.map(wordsFound)
  const likeness = questions.map((question) => found.map((words) => sharedWords(wordsOfAll(question), words)))
  return align(likeness, found.length).flatMap(([at, other]): Judged[] => {
    const expected = at === undefined ? undefined : questions[at]
    const checked = other === undefined ? undefined : read.checked[other]
    const judged = { number: at === undefined ? undefined : at + 1, expected, found: checked }
    if (expected && checked) return [{ ...judged, verdict: judgeBoth(expected, checked, paper) }]
    if (expected) return [{ ...judged, verdict: judgeMissing(expected, paper) }]
    return checked ? [{ ...judged, verdict: judgeSurplus(checked, paper) }] : []
  })
}
