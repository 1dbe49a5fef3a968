import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { Caller, Reply } from '../caller.ts'
import { breach, isOk, isRefusal, misshapen, readAs, sessionOf } from '../reply.ts'
import type { Rule } from '../rule.ts'
import { tellsKey } from './keys.ts'

const idOf = async (caller: Caller) => sessionOf(await caller.read('/auth/me'))?.user._id ?? ''

const scoreOf = (reply: Reply) => {
  const result = readAs(Result, reply)
  return (
    result && {
      _id: result._id,
      score: result.score,
      correct: result.correctAnswers,
      total: result.totalQuestions,
    }
  )
}

/** Only with `--write`, in this order: each uses what those before have made. */
export const ATTEMPT_RULES: readonly Rule[] = [
  {
    id: 'attempt.access',
    level: 'MUST',
    says: 'GET /quiz/{id}/access in a running slot gives the quiz, without its key.',
    breaks: 'the quiz cannot be started, or its answers can be read in the browser',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path } = await scratch.quiz(admin)
      await scratch.seat(learner, admin)
      const reply = await learner.call('GET', `${path}/access`)
      const found = misshapen(reply, Quiz, 'the quiz')
      if (found) yield found
      if (tellsKey(reply.body)) yield breach(reply, 'questions without correctAnswer')
    },
  },
  {
    id: 'attempt.graded',
    level: 'MUST',
    says: 'A submission is graded by the server: three right answers of four are 75 percent, whatever else the body says.',
    breaks: 'results are wrong, or learners write them themselves',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch, features }) {
      const { reply, path } = await scratch.submission(learner, admin)
      const found = misshapen(reply, Result, 'the result')
      if (found) yield found
      if (found || (features.has('review') && scoreOf(reply)?.score === undefined)) return
      const { score, correct, total } = scoreOf(await learner.call('GET', `${path}/results`)) ?? {}
      if (score !== 75 || correct !== 3 || total !== 4)
        yield breach(reply, 'score 75, correctAnswers 3, totalQuestions 4')
    },
  },
  {
    id: 'attempt.repeated',
    level: 'MUST',
    says: 'The same submission again answers the same result (or 409), and stores no second one.',
    breaks: 'after a lost answer a learner is told that the submission failed',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path, body, reply } = await scratch.submission(learner, admin)
      const again = await learner.call('POST', `${path}/submit`, { body })
      const isSame = isOk(again) && scoreOf(again)?._id === scoreOf(reply)?._id
      if (isOk(reply) && !isSame && again.status !== 409)
        yield breach(again, '200 with the result that is stored, or 409')
      const taken = await learner.call('GET', `${path}/taken`)
      if (isOk(reply) && !/true/.test(taken.text)) yield breach(taken, '{"taken": true}')
    },
  },
  {
    id: 'attempt.changed',
    level: 'MUST',
    says: 'Other answers after the submission are refused, and change nothing.',
    breaks: 'learners improve their answers once they have seen the key',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path, body, reply } = await scratch.submission(learner, admin)
      const other = await learner.call('POST', `${path}/submit`, { body: { ...body, answers: [0, 1, 2, 1] } })
      const isSame = scoreOf(other)?._id === scoreOf(reply)?._id && scoreOf(other)?.score !== 100
      if (isOk(reply) && !isRefusal(other) && !(isOk(other) && isSame)) yield breach(other, '422 or 409')
    },
  },
  {
    id: 'attempt.odd-answers',
    level: 'MUST',
    says: 'Answers that no option has, too many of them, or none at all are refused with 400 or 422.',
    breaks: 'a broken client spoils the results',
    as: ['second', 'admin'],
    writes: true,
    async *check({ second, admin }, { scratch }) {
      const { path } = await scratch.access(second, admin)
      for (const answers of [[99], [-1], [0.5], ['0'], [0, 0, 0, 0, 0, 0], 'all', undefined]) {
        const reply = await second.call('POST', `${path}/submit`, { body: { answers, timeSpent: 1 } })
        if (!isRefusal(reply)) yield breach(reply, '400 or 422')
        if (isOk(reply)) return
      }
    },
  },
  {
    id: 'attempt.key-afterwards',
    level: 'MUST',
    says: 'After the submission the result has the questions with their key, where the review is open.',
    breaks: 'the result page has no review',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path } = await scratch.submission(learner, admin)
      const reply = await learner.call('GET', `${path}/results`)
      const result = readAs(Result, reply)
      if (!result?.reviewFrom && !result?.questions) yield breach(reply, 'quiz.questions with correctAnswer')
    },
  },
  {
    id: 'attempt.admin-view',
    level: 'MUST',
    says: 'Administrators read it at /quiz/{id}/user/{userId}/results, and in the results of the quiz.',
    breaks: 'the results of a quiz are incomplete',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path, reply } = await scratch.submission(learner, admin)
      const userId = encodeURIComponent(await idOf(learner))
      const found = misshapen(await admin.call('GET', `${path}/user/${userId}/results`), Result, 'the result')
      if (isOk(reply) && found) yield found
      const list = await admin.call('GET', `${path}/admin/results`, { query: { page: '1', limit: '50' } })
      if (isOk(reply) && !list.text.includes(await idOf(learner)))
        yield breach(list, 'the submission in the list')
    },
  },
  {
    id: 'attempt.of-others',
    level: 'MUST',
    says: 'Another learner reads it nowhere.',
    breaks: 'learners can read each other’s answers',
    as: ['learner', 'second', 'admin'],
    writes: true,
    async *check({ learner, second, admin }, { scratch }) {
      const { path } = await scratch.submission(learner, admin)
      const reply = await second.call(
        'GET',
        `${path}/user/${encodeURIComponent(await idOf(learner))}/results`,
      )
      if (isOk(reply)) yield breach(reply, '403 or 404')
    },
  },
  {
    id: 'attempt.reset',
    level: 'MUST',
    says: 'POST /quiz/{id}/admin/reset-attempt {userId} lets the learner take the quiz again.',
    breaks: 'an attempt that went wrong cannot be given back',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path, reply } = await scratch.submission(learner, admin)
      const reset = await admin.call('POST', `${path}/admin/reset-attempt`, {
        body: { userId: await idOf(learner) },
      })
      if (isOk(reply) && !isOk(reset)) yield breach(reset, '200 with a message')
      const taken = await learner.call('GET', `${path}/taken`)
      if (isOk(reset) && /true/.test(taken.text)) yield breach(taken, '{"taken": false}')
    },
  },
]
