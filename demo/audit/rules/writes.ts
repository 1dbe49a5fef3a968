import * as v from 'valibot'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { BookAnswer, Slot } from '../../../src/domain/slots/slot.ts'
import type { Caller, Reply } from '../caller.ts'
import { breach, isOk, misshapen, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

const isRefusal = ({ status }: Reply) => status >= 400 && status < 500

/** Bodies that no quiz has, each with its reason. */
const INVALID: readonly (readonly [change: Record<string, unknown>, why: string])[] = [
  [{ title: '  ' }, 'the title is blank'],
  [{ duration: 0 }, 'the duration is 0'],
  [{ endTime: '2020-01-01T00:00:00Z' }, 'it ends before it starts'],
  [{ startTime: 'tomorrow' }, 'the start is no time'],
  [{ questions: [] }, 'it has no questions'],
  [
    { questions: [{ text: 'A', options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 5, points: 1 }] },
    'the key is none of the options',
  ],
  [{ questions: 'none' }, 'its questions are a text'],
]

/** The person, by the API's own words. */
async function idOf(caller: Caller): Promise<string> {
  const { body } = await caller.read('/auth/me')
  const { user = body } = (body ?? {}) as { user?: unknown }
  return String((user as { _id?: unknown } | undefined)?._id)
}

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

const AUTHORING: readonly Rule[] = [
  {
    id: 'authoring.create',
    level: 'MUST',
    says: 'POST /quiz stores a quiz, and answers it with its _id.',
    breaks: 'quizzes cannot be created',
    as: ['admin'],
    writes: true,
    async *check({ admin }, { scratch }) {
      const made = await scratch.quiz(admin)
      const found = misshapen(made.reply, Quiz, 'the quiz')
      if (found) yield found
    },
  },
  {
    id: 'authoring.texts',
    level: 'MUST',
    says: 'Texts come back as they were sent: formulas, quotes, other scripts, line breaks.',
    breaks: 'formulas and names are spoilt',
    as: ['admin'],
    writes: true,
    async *check({ admin }, { scratch }) {
      const { path, body } = await scratch.quiz(admin)
      const reply = await admin.call('GET', path)
      const texts = readAs(Quiz, reply)?.questions.map(({ text }) => text)
      const wanted = body.questions.map(({ text }) => text)
      if (JSON.stringify(texts) !== JSON.stringify(wanted))
        yield breach(reply, `the texts ${JSON.stringify(wanted)}`)
    },
  },
  {
    id: 'authoring.update',
    level: 'MUST',
    says: 'PUT /quiz/{id} changes it for everybody.',
    breaks: 'a mistake in a quiz cannot be mended',
    as: ['admin', 'learner'],
    writes: true,
    async *check({ admin, learner }, { scratch }) {
      const { path, body } = await scratch.quiz(admin)
      const title = `${body.title}, renamed`
      const { questions } = readAs(Quiz, await admin.call('GET', path)) ?? { questions: [] }
      const sent = body.questions.map((question, index) => ({ ...question, _id: questions[index]?._id }))
      const changed = await admin.call('PUT', path, { body: { ...body, title, questions: sent } })
      if (!isOk(changed)) yield breach(changed, '200 with the quiz')
      const list = await learner.call('GET', '/quiz')
      const titles = readAs(v.array(v.object({ title: v.string() })), list)
      if (isOk(changed) && titles?.every((quiz) => quiz.title !== title))
        yield breach(list, `a quiz with the title ${title}`)
    },
  },
  {
    id: 'authoring.invalid',
    level: 'MUST',
    says: 'A quiz that is not valid is refused with 400 or 422, and a message that says why.',
    breaks: 'administrators do not learn what to correct, and learners meet broken quizzes',
    as: ['admin'],
    writes: true,
    async *check({ admin }, { scratch }) {
      const { body } = await scratch.quiz(admin)
      for (const [change, why] of INVALID) {
        const reply = await admin.call('POST', '/quiz', { body: { ...body, ...change } })
        if (isRefusal(reply)) continue
        yield breach(reply, `400, because ${why}`)
        const made = readAs(v.object({ _id: v.string() }), reply)
        if (made) scratch.undoLater(() => admin.call('DELETE', `/quiz/${encodeURIComponent(made._id)}`))
      }
    },
  },
]

const SEATS: readonly Rule[] = [
  {
    id: 'slots.book',
    level: 'MUST',
    says: 'POST /slots/book books a seat, and answers with a message.',
    breaks: 'nobody can book',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { _id } = await scratch.slot(learner, admin)
      const reply = await learner.call('POST', '/slots/book', { body: { slotId: _id } })
      const found = misshapen(reply, BookAnswer, '{message, booking}')
      if (found) yield found
    },
  },
  {
    id: 'slots.book-again',
    level: 'MUST',
    says: 'The same slot again is the same booking, also if 20 requests arrive at once.',
    breaks: 'a double click takes two seats',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { slotId } = await scratch.seat(learner, admin)
      const read = async () =>
        readAs(v.array(Slot), await learner.call('GET', '/slots/available'))?.find(
          ({ _id }) => _id === slotId,
        )
      const before = await read()
      const replies = await Promise.all(
        Array.from({ length: 20 }, () =>
          learner.call('POST', '/slots/book', { body: { slotId }, takes429: true }),
        ),
      )
      const failed = replies.find(({ status }) => status >= 500 || status === 0)
      if (failed) yield breach(failed, '200 with the booking that is there, or 409')
      const after = await read()
      const [reply] = replies
      if (reply && before && after && after.bookedSlots > before.bookedSlots)
        yield breach(
          reply,
          `${before.bookedSlots} seats booked, as before, but there are ${after.bookedSlots}`,
        )
    },
  },
  {
    id: 'slots.unknown',
    level: 'MUST',
    says: 'A slot that does not exist cannot be booked (400, 404 or 409).',
    breaks: 'people hold seats in slots that nobody sees',
    as: ['learner'],
    writes: true,
    async *check({ learner }) {
      const reply = await learner.call('POST', '/slots/book', {
        body: { slotId: '000000000000000000000000' },
      })
      if (!isRefusal(reply)) yield breach(reply, '404')
    },
  },
  {
    id: 'slots.cancel-others',
    level: 'MUST',
    says: 'A learner cannot cancel somebody else’s booking.',
    breaks: 'seats vanish on the day of the exam',
    as: ['learner', 'second', 'admin'],
    writes: true,
    async *check({ learner, second, admin }, { scratch }) {
      const { booking } = await scratch.seat(learner, admin)
      if (!booking) return
      const reply = await second.call('DELETE', `/slots/cancel/${encodeURIComponent(booking._id)}`)
      if (!isRefusal(reply)) yield breach(reply, '403 or 404')
    },
  },
]

const ATTEMPT: readonly Rule[] = [
  {
    id: 'attempt.slot-required',
    level: 'MUST',
    says: 'GET /quiz/{id}/access without a running slot answers 403 with slotRequired: true.',
    breaks: 'a quiz can be taken outside one’s slot',
    as: ['second', 'admin'],
    writes: true,
    async *check({ second, admin }, { scratch }) {
      const { path } = await scratch.quiz(admin)
      const current = await second.call('GET', '/slots/current')
      if ((current.body as { isActive?: unknown } | undefined)?.isActive !== false) return
      const reply = await second.call('GET', `${path}/access`)
      const { slotRequired } = (reply.body ?? {}) as { slotRequired?: unknown }
      if (slotRequired !== true) yield breach(reply, '403 {"message": "…", "slotRequired": true}')
    },
  },
  {
    id: 'attempt.access',
    level: 'MUST',
    says: 'GET /quiz/{id}/access in a running slot gives the quiz.',
    breaks: 'the quiz cannot be started',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path } = await scratch.quiz(admin)
      await scratch.seat(learner, admin)
      const found = misshapen(await learner.call('GET', `${path}/access`), Quiz, 'the quiz')
      if (found) yield found
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
      if (isOk(reply) && isOk(other) && scoreOf(other)?.score === 100) yield breach(other, '422 or 409')
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

/** With `--write`, in this order: each uses what those before have made. */
export const WRITE_RULES: readonly Rule[] = [
  ...AUTHORING,
  ...ATTEMPT.slice(0, 1),
  ...SEATS,
  ...ATTEMPT.slice(1),
]
