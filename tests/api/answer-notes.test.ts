import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NOT_JSON } from '../../src/api/answer-failure.ts'
import { noteAnswer } from '../../src/api/answer-notes.ts'
import { SlotRequired } from '../../src/domain/attempts/attempt-calls.ts'
import { rowsOf } from '../../src/domain/lib/rows.ts'
import { Quiz, QuizSummary } from '../../src/domain/quizzes/quiz.ts'
import { Result } from '../../src/domain/results/results.ts'
import { opticsJson } from '../support/school/fixtures.ts'

const SECRET = 'asha@school.example'
const Access = v.union([SlotRequired, Quiz])
const odd = { ...opticsJson, duration: SECRET }

function noted(...[call, schema, answer]: [string, v.GenericSchema, unknown]): string {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const [method = '', path = ''] = call.split(' ')
  noteAnswer(method, path, schema, answer)
  return warn.mock.calls.join('\n')
}

const AUDIT = 'of "npx quiz-elements audit".'

test.each<[string, v.GenericSchema, unknown, string]>([
  [
    'GET /quiz/abc/access',
    Access,
    { success: true, quiz: odd },
    `something unexpected at quiz.duration (expected number): rule attempt.access ${AUDIT}`,
  ],
  [
    'GET /quiz/abc/access',
    Access,
    odd,
    `something unexpected at duration (expected number): rule attempt.access ${AUDIT}`,
  ],
  [
    'GET /quiz/abc',
    Quiz,
    { ...opticsJson, questions: [{ text: 7 }] },
    `something unexpected at questions.0.text (expected string): rule shape.quiz ${AUDIT}`,
  ],
  [
    'GET /quiz/abc',
    Quiz,
    (({ duration: _, ...rest }) => rest)(opticsJson),
    `something unexpected at duration, which is missing: rule shape.quiz ${AUDIT}`,
  ],
  [
    'GET /quiz/abc/access',
    Access,
    (({ duration: _, ...rest }) => rest)(opticsJson),
    `something unexpected at duration, which is missing: rule attempt.access ${AUDIT}`,
  ],
  ['GET /quiz/abc/results', Result, NOT_JSON, `something that is not JSON: rule shape.result ${AUDIT}`],
  [
    'GET /quiz',
    rowsOf(QuizSummary),
    [opticsJson, odd],
    `a list of which 1 of 2 entries cannot be read: rule shape.quizzes ${AUDIT}`,
  ],
  [
    'GET /quiz',
    rowsOf(QuizSummary),
    {},
    `something unexpected (expected Array): rule shape.quizzes ${AUDIT}`,
  ],
  ['DELETE /slots/cancel/7', v.object({}), 'ok', 'something unexpected (expected Object).'],
  [
    'GET /admin/anything',
    v.record(v.string(), v.number()),
    { [SECRET]: SECRET },
    'something unexpected at … (expected number).',
  ],
])('%s: an odd answer is placed, and never quoted', (call, schema, answer, said) => {
  const line = noted(call, schema, answer)
  expect(line).toBe(`quiz-elements: ${call} answered ${said}`)
  expect(line).not.toContain(SECRET)
})

test('the id of a person is left out of the address', () => {
  expect(noted('GET /quiz/abc/user/asha/results', Result, [])).toContain(
    'GET /quiz/abc/user/…/results answered',
  )
  expect(noted('GET /admin/users/asha/results', v.number(), [])).toContain('/admin/users/…/results answered')
})

test('nothing is said of an answer that is as promised', () => {
  expect(noted('GET /quiz/abc', Quiz, { quiz: opticsJson })).toBe('')
  expect(noted('GET /quiz', rowsOf(QuizSummary), [opticsJson])).toBe('')
})
