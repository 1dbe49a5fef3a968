import * as v from 'valibot'
import { Marking } from '../../../src/domain/quizzes/marking.ts'
import type { Reply } from '../caller.ts'
import {
  askedOf,
  MARKING,
  markedQuiz,
  markedResult,
  openedQuiz,
  quizBodyOf,
  scoreOf,
} from '../marked-quiz.ts'
import { breach, isOk, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

/* What a right, a wrong and a blank answer bring. */

const Marked = v.object({ marks: v.number(), maxMarks: v.number(), score: v.number() })
const Told = v.object({ marking: Marking })

const isSame = (one: unknown, other: unknown) =>
  (['right', 'wrong', 'blank', 'several'] as const).every(
    (field) => Object(one)[field] === Object(other)[field],
  )

const markingIn = (reply: Reply) => readAs(Told, reply)?.marking

const RULE = { level: 'FEATURE', feature: 'marking', writes: true } as const

export const MARKING_RULES: readonly Rule[] = [
  {
    ...RULE,
    id: 'feature.marking.told',
    says: 'The marking of a quiz is told to learners in GET /quiz/{id}, before the start.',
    breaks: 'nobody knows that a wrong answer costs marks',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path } = await openedQuiz(learner, admin, audit)
      for (const at of [path, `${path}/access`]) {
        const reply = await learner.call('GET', at)
        if (!isSame(markingIn(reply), MARKING)) yield breach(reply, `marking ${JSON.stringify(MARKING)}`)
      }
    },
  },
  {
    ...RULE,
    id: 'feature.marking.sum',
    says: 'A result has marks and maxMarks by the marking of its quiz.',
    breaks: 'the marks are not those that were told before the start',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { reply } = await markedResult(learner, admin, audit)
      const asked = askedOf(audit)
      const marks = asked.reduce((sum, one) => sum + one.marks, 0)
      const maxMarks = asked.length * MARKING.right
      const told = readAs(Marked, reply)
      if (told?.marks !== marks || told.maxMarks !== maxMarks)
        yield breach(reply, `marks ${marks}, maxMarks ${maxMarks}`)
      const quiz = readAs(v.object({ quiz: v.object({ marking: Marking }) }), reply)?.quiz
      if (!isSame(quiz?.marking, MARKING)) yield breach(reply, 'quiz.marking')
    },
  },
  {
    ...RULE,
    id: 'feature.marking.score',
    says: 'Marks do not change the score, which stays the percentage of right answers.',
    breaks: 'averages and lists mix percentages with marks',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { reply } = await markedResult(learner, admin, audit)
      const score = readAs(v.object({ score: v.number() }), reply)?.score
      if (score !== scoreOf(audit)) yield breach(reply, `score ${scoreOf(audit)}`)
    },
  },
  {
    ...RULE,
    id: 'feature.marking.listed',
    says: 'The results of a quiz have marks and maxMarks in each row.',
    breaks: 'the list and the file of results have no marks',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, submitted } = await markedResult(learner, admin, audit)
      const query = { page: '1', limit: '50' }
      const reply = await admin.call('GET', `${path}/admin/results`, { query })
      const rows = readAs(v.object({ results: v.array(v.unknown()) }), reply)?.results ?? []
      const isMarked = rows.some((row) => v.is(Marked, row))
      if (isOk(submitted) && !isMarked) yield breach(reply, 'the row with marks and maxMarks')
    },
  },
  {
    ...RULE,
    id: 'feature.marking.kept',
    says: 'A save without marking keeps it, and null removes it.',
    breaks: 'an older page takes the marks away, or nobody can',
    as: ['admin'],
    async *check({ admin }, audit) {
      await markedQuiz(admin, audit)
      const { marking, ...unmarked } = quizBodyOf(audit)
      const made = await admin.call('POST', '/quiz', { body: { ...unmarked, marking } })
      const _id = readAs(v.object({ _id: v.union([v.string(), v.number()]) }), made)?._id
      if (_id === undefined) return
      const path = `/quiz/${encodeURIComponent(_id)}`
      audit.scratch.undoLater(() => admin.call('DELETE', path))
      await admin.call('PUT', path, { body: unmarked })
      const kept = await admin.call('GET', path)
      if (!isSame(markingIn(kept), MARKING)) yield breach(kept, `marking ${JSON.stringify(MARKING)}`)
      await admin.call('PUT', path, { body: { ...unmarked, marking: null } })
      const removed = await admin.call('GET', path)
      if (markingIn(removed)) yield breach(removed, 'no marking')
    },
  },
]
