import { expect, test } from 'vitest'
import { emptyDraft } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { validateDraft } from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import {
  isSuggested,
  suggestDetails,
  suggestedTimes,
} from '../../../src/domain/authoring/draft/suggested-details.ts'

const DETAILS = { title: 'Optics', description: '25 questions' }

test('blank details are filled in, and are suggestions until they are changed', () => {
  const draft = suggestDetails(emptyDraft(), DETAILS)
  expect(draft).toMatchObject(DETAILS)
  expect(isSuggested(draft, 'title')).toBe(true)
  expect(isSuggested({ ...draft, title: 'Optics 2' }, 'title')).toBe(false)
  expect(isSuggested(draft, 'startTime')).toBe(false)
})

test('what the author wrote stays, and is no suggestion', () => {
  const draft = suggestDetails({ ...emptyDraft(), title: 'Mine' }, DETAILS)
  expect(draft).toMatchObject({ title: 'Mine', description: '25 questions' })
  expect(isSuggested(draft, 'title')).toBe(false)
})

test('a draft that lacks nothing stays the same object', () => {
  const draft = { ...emptyDraft(), ...DETAILS }
  expect(suggestDetails(draft, DETAILS)).toBe(draft)
})

test.each([
  ['in Berlin before midnight', '2026-03-04T22:30:00Z', 'Europe/Berlin', '2026-03-05', '2026-03-12'],
  ['in Berlin after midnight', '2026-03-04T23:30:00Z', 'Europe/Berlin', '2026-03-06', '2026-03-13'],
  ['in the night when clocks change', '2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-30', '2026-04-06'],
  ['at the end of a year', '2026-12-31T12:00:00Z', 'UTC', '2027-01-01', '2027-01-08'],
])('%s the quiz opens tomorrow at nine, for a week', (_, now, zone, from, to) =>
  expect(suggestedTimes(emptyDraft(), Date.parse(now), zone)).toEqual({
    startTime: `${from}T09:00`,
    endTime: `${to}T09:00`,
  }),
)

test('no time is suggested beside one that the author chose', () =>
  expect(suggestedTimes({ ...emptyDraft(), endTime: '2026-03-04T10:00' }, 0, 'UTC')).toEqual({}))

test('with title, description and times a quiz lacks only its questions', () => {
  const draft = emptyDraft()
  const filled = suggestDetails(draft, { ...DETAILS, ...suggestedTimes(draft, 0, 'UTC') })
  expect(Object.keys(validateDraft(filled, 'UTC'))).toEqual(['questions'])
})
