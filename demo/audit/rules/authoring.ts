import * as v from 'valibot'
import { IdOrNumber } from '../../../src/domain/lib/rows.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { breach, isOk, isRefusal, misshapen, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

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

/** Only with `--write`. */
export const AUTHORING_RULES: readonly Rule[] = [
  {
    id: 'authoring.create',
    level: 'MUST',
    says: 'POST /quiz stores a quiz, and answers it with its _id.',
    breaks: 'quizzes cannot be created',
    as: ['admin'],
    writes: true,
    async *check({ admin }, { scratch }) {
      const { reply } = await scratch.created(admin)
      const found = misshapen(reply, Quiz, 'the quiz')
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
        const made = readAs(v.object({ _id: IdOrNumber }), reply)
        if (made) scratch.undoLater(() => admin.call('DELETE', `/quiz/${encodeURIComponent(made._id)}`))
      }
    },
  },
]
