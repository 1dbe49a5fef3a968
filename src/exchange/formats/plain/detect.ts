import { labelOf } from './signs/labels.ts'
import { leadAt } from './signs/lead.ts'
import { markedNumber } from './signs/markers.ts'
import { hasTruth } from './signs/truths.ts'

const ANSWER = /^ANSWER ?: ?[A-Z]\s*$/m
const OPTION = /^\s?[A-Z][.)]\s/
const MAX_LINES = 2000

const firstLines = (text: string) => text.split('\n', MAX_LINES)

/** Aiken: capital letters in order, 'ANSWER: B', and no numbers of questions. */
export function isAiken(text: string): boolean {
  if (!ANSWER.test(text)) return false
  const lines = firstLines(text)
  return (
    lines.some((line) => OPTION.test(line)) &&
    !lines.some((line) => markedNumber(leadAt(line, 0).marker) === 1)
  )
}

/** Whether a line is one that only questions have. */
function looksLikeOne(line: string): boolean {
  const text = line.slice(0, 400).trim()
  if (!text) return false
  const { marker, bullet } = leadAt(text, 0)
  return (
    marker !== undefined ||
    bullet === '☐' ||
    /[?؟]\**$/.test(text) ||
    labelOf(text)?.kind === 'answer' ||
    hasTruth(text)
  )
}

/** Whether a text without any other format has questions at all. */
export const looksLikeQuestions = (text: string) => firstLines(text).some(looksLikeOne)
