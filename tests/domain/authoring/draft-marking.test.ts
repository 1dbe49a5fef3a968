import { expect, test } from 'vitest'
import {
  type DraftMarking,
  draftMarking,
  exampleMarks,
  presetOf,
  readableMarking,
} from '../../../src/domain/authoring/draft/draft-marking.ts'
import { clashesOf } from '../../../src/domain/authoring/draft/draft-merge.ts'
import { copyOf, draftOf, emptyDraft, toQuizBody } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { validateDraft } from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import { MARKING_PRESETS } from '../../../src/domain/quizzes/marking.ts'

const OFFERED = { review: false, order: false, content: false, marking: true }
const TIMES = { startTime: '2026-03-04T09:00', endTime: '2026-03-04T10:00' }
const jee = draftMarking(MARKING_PRESETS.jee)
const draftWith = (marking: DraftMarking | undefined) => ({ ...emptyDraft(), ...TIMES, marking })

test('eight right, three wrong and one open answer bring 29 of 48 marks in a JEE paper', () => {
  expect(exampleMarks(MARKING_PRESETS.jee)).toEqual({ marks: 29, most: 48 })
})

test.each([
  ['+4', '−1', '0', { right: 4, wrong: -1, blank: 0 }],
  ['2,5', '-0.5', '-0,25', { right: 2.5, wrong: -0.5, blank: -0.25 }],
])('marks typed as %s, %s and %s are read', (right, wrong, blank, read) => {
  expect(readableMarking({ right, wrong, blank, several: 'share' })).toEqual({ ...read, several: 'share' })
})

test.each([
  ['a right answer that brings nothing', { right: '0' }, { marksRight: { code: 'marks-not-positive' } }],
  ['a wrong answer that brings something', { wrong: '1' }, { marksWrong: { code: 'marks-not-negative' } }],
  ['a text that is no number', { blank: 'none' }, { marksBlank: { code: 'no-marks' } }],
  ['an empty field', { right: ' ' }, { marksRight: { code: 'marks-not-positive' } }],
])('%s is an error of its field', (_, fields, errors) => {
  const marking = { right: '4', wrong: '-1', blank: '0', several: 'share' as const, ...fields }
  expect(validateDraft(draftWith(marking))).toMatchObject(errors)
  expect(readableMarking(marking)).toBeUndefined()
})

test('marks are saved, removed where they were turned off, and kept where an older draft knows nothing of them', () => {
  expect(toQuizBody(draftWith(jee), undefined, OFFERED).marking).toEqual(MARKING_PRESETS.jee)
  expect(toQuizBody(draftWith('none'), undefined, OFFERED).marking).toBeNull()
  expect(toQuizBody(draftWith(undefined), undefined, OFFERED)).not.toHaveProperty('marking')
  expect(toQuizBody(draftWith(jee))).not.toHaveProperty('marking')
})

test('a copy of a quiz has its marks, and a quiz without any has none', () => {
  const quiz = { title: '', description: '', duration: 30, questions: [], isActive: true }
  const times = { startTime: '2026-03-04T09:00:00Z', endTime: '2026-03-04T10:00:00Z' }
  const draft = draftOf({ ...quiz, ...times, marking: MARKING_PRESETS.jee })
  expect(copyOf(draft).marking).toEqual(jee)
  expect(draftOf({ ...quiz, ...times }).marking).toBe('none')
})

test('marks that two people changed differently are one conflict', () => {
  const base = draftWith('none')
  const plain = draftMarking(MARKING_PRESETS.plain)
  const versions = { base, mine: draftWith(jee), theirs: draftWith(plain) }
  expect(clashesOf(versions)).toEqual([{ kind: 'detail', id: 'detail-marking', detail: 'marking' }])
  expect(clashesOf({ ...versions, theirs: base })).toEqual([])
})

test.each([
  ['none', 'none' as const, 'none'],
  ['those of JEE Main', jee, 'jee'],
  ['one for each', draftMarking(MARKING_PRESETS.plain), 'plain'],
  ['others', { ...MARKING_PRESETS.jee, right: '3', wrong: '-1', blank: '0' }, 'own'],
])('marks that are %s are told by their preset', (_, marking, preset) => {
  expect(presetOf(marking as DraftMarking)).toBe(preset)
})
