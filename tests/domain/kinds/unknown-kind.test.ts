import * as v from 'valibot'
import { expect, test } from 'vitest'
import { draftOf } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { validateDraft } from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import { isGradable } from '../../../src/domain/kinds/kinds.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { isPracticable } from '../../../src/domain/results/practice-cards.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { reviewResult } from '../../../src/domain/results/review.ts'
import { opticsJson, opticsResultJson } from '../../support/school/fixtures.ts'

/** What a newer API could send: it looks like a choice, but is none. */
const several = {
  kind: 'ordering',
  text: 'Which are vectors?',
  options: [{ text: 'force' }, { text: 'mass' }],
  correctAnswers: [0],
  correctAnswer: 0,
}
const number = {
  kind: 'drawing',
  text: 'How large is $g$?',
  number: { value: 9.8 },
  topic: 'Gravity',
  points: 4,
}

const withOne = (kind: object) => ({
  ...opticsJson,
  questions: opticsJson.questions.map((question, index) =>
    index === 1 ? { ...question, ...kind } : question,
  ),
})

test.each([several, number])(
  'of kind $kind, the text is read, and nothing is taken for options or a key',
  (sent) => {
    const read = v.parse(Question, sent)
    expect(read).toMatchObject({ text: sent.text, kind: 'unknown', options: [], correctAnswer: undefined })
    expect([isGradable(read), isPracticable(read)]).toEqual([false, false])
    // What was kept on a device is read again.
    expect(v.parse(Question, JSON.parse(JSON.stringify(read)))).toEqual(read)
  },
)

test('a choice must have options, and says where they are missing', () => {
  const { issues } = v.safeParse(Quiz, withOne({ options: undefined }))
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['questions.1.options'])
})

test('a review says neither right nor wrong of it, and judges the others', () => {
  const result = v.parse(Result, { ...opticsResultJson, quiz: withOne(several) })
  expect(reviewResult(result).map(({ verdict }) => verdict)).toEqual(['correct', 'unknown', 'unattempted'])
})

test('a quiz with one cannot be saved until it is removed, so that nothing of it is lost', () => {
  const draft = draftOf(v.parse(Quiz, withOne(number)))
  expect(validateDraft(draft)).toEqual({
    questions: { code: 'question-problem', number: 2, problem: { code: 'unknown-kind' } },
  })
  const questions = draft.questions.filter(({ kind }) => kind === undefined)
  expect(validateDraft({ ...draft, questions })).toEqual({})
})
