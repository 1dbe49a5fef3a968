import { expect, test } from 'vitest'
import { analysisNotes } from '../../../src/domain/analysis/analysis-notes.ts'
import { analyseAnswers } from '../../support/school/item-matrix.ts'

const analysed = (attempts: number, keys: (number | undefined)[] = [0]) => ({
  read: attempts,
  complete: true,
  analysis: analyseAnswers(
    keys,
    Array.from({ length: attempts }, () => [0]),
  ),
})
const twenty = analysed(20)
const withCounts = (changed: number, unread: number, regraded: number) => ({
  ...twenty,
  analysis: { ...twenty.analysis, leftOut: { changed, unread }, regraded },
})

test.each([
  ['twenty attempts need none', twenty, []],
  ['no attempts need none', analysed(0), []],
  ['nineteen attempts are few', analysed(19), [{ code: 'few-attempts', fewerThan: 20 }]],
  ['a quiz has no key', analysed(20, [undefined]), [{ code: 'no-key' }]],
  [
    'there are more attempts than can be read',
    { ...twenty, complete: false },
    [{ code: 'oldest-only', attempts: 20 }],
  ],
  ['the quiz was changed', withCounts(3, 0, 0), [{ code: 'changed', attempts: 3 }]],
  ['attempts come without answers', withCounts(0, 2, 0), [{ code: 'unread', attempts: 2 }]],
  ['the key was changed', withCounts(0, 0, 1), [{ code: 'regraded', attempts: 1 }]],
])('the analysis has the notes that it needs: %s', (_, quiz, notes) =>
  expect(analysisNotes(quiz)).toEqual(notes),
)
