import { DAY_MS, wallDate } from '../../lib/time.ts'
import { written } from '../../lib/written.ts'
import type { QuizDraft } from './quiz-draft.ts'

/** Details that an import fills in while they are blank; each stays a suggestion until it is changed. */
const SUGGESTED = ['title', 'description', 'startTime', 'endTime'] as const
export type SuggestedField = (typeof SUGGESTED)[number]
export type SuggestedDetails = Partial<Record<SuggestedField, string>>

/** Whether a field still has the value that an import suggested. */
export const isSuggested = (draft: QuizDraft, field: SuggestedField): boolean =>
  draft.suggested?.[field] !== undefined && draft.suggested[field] === draft[field]

/** Fills the blank fields. */
export function suggestDetails(draft: QuizDraft, details: SuggestedDetails): QuizDraft {
  const blank = SUGGESTED.filter((field) => !written(draft[field]) && details[field])
  if (blank.length === 0) return draft
  const filled = Object.fromEntries(blank.map((field) => [field, details[field]]))
  return { ...draft, ...filled, suggested: { ...draft.suggested, ...filled } }
}

const OPENS_AT = '09:00'
const DAYS_OPEN = 7

const NOON = 'T12:00:00Z'
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date + NOON) + days * DAY_MS).toISOString().slice(0, date.length)

/** Tomorrow morning, for a week, in wall times; nothing once the author has chosen one of them. */
export function suggestedTimes(draft: QuizDraft, now: number, zone?: string): SuggestedDetails {
  if (draft.startTime || draft.endTime) return {}
  const tomorrow = addDays(wallDate(now, zone), 1)
  return { startTime: `${tomorrow}T${OPENS_AT}`, endTime: `${addDays(tomorrow, DAYS_OPEN)}T${OPENS_AT}` }
}
