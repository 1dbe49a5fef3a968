import { breach, isOk, sessionOf } from '../reply.ts'
import type { Rule } from '../rule.ts'
import { tellsKey } from './keys.ts'
import { someQuiz } from './shapes.ts'

const ADMIN_READS = [
  '/user/admin/results',
  '/admin/slots/statistics',
  '/admin/slots/bookings',
  '/admin/slots/overview',
  '/admin/slots/summary',
  '/admin/slot-config',
]

/** With ids that do not exist, and bodies that are invalid: a server that forgets who asks changes nothing. */
const ADMIN_WRITES: readonly (readonly [string, string])[] = [
  ['POST', '/quiz'],
  ['PUT', '/quiz/000000000000000000000000'],
  ['DELETE', '/quiz/000000000000000000000000'],
  ['POST', '/quiz/000000000000000000000000/admin/reset-attempt'],
  ['DELETE', '/admin/slots/cancel/000000000000000000000000'],
  ['PUT', '/admin/slot-config'],
]

const PERSONAL_READS = ['/user/results', '/slots/my-bookings', '/slots/current']

export const RIGHTS_RULES: readonly Rule[] = [
  {
    id: 'rights.visitor',
    level: 'MUST',
    says: 'What is somebody’s own is answered to a visitor with 401.',
    breaks: 'an ended session is not noticed, and strangers may read results',
    async *check(_, { callers: { visitor } }) {
      for (const path of PERSONAL_READS) {
        const reply = await visitor.read(path)
        if (reply.status !== 401) yield breach(reply, '401')
      }
    },
  },
  {
    id: 'rights.admin-reads',
    level: 'MUST',
    says: 'What administrators read is answered to a learner with 403, and to a visitor with 401.',
    breaks: 'learners can read everybody’s results',
    as: ['learner'],
    async *check({ learner }, { callers: { visitor } }) {
      for (const path of ADMIN_READS) {
        const asLearner = await learner.read(path)
        if (asLearner.status !== 403) yield breach(asLearner, '403')
        const asVisitor = await visitor.read(path)
        if (asVisitor.status !== 401 && asVisitor.status !== 403) yield breach(asVisitor, '401')
      }
    },
  },
  {
    id: 'rights.admin-writes',
    level: 'MUST',
    says: 'What administrators change is refused to a learner with 403, before the body is looked at.',
    breaks: 'learners can change quizzes',
    as: ['learner'],
    async *check({ learner }) {
      for (const [method, path] of ADMIN_WRITES) {
        const reply = await learner.call(method, path, method === 'DELETE' ? {} : { body: {} })
        if (reply.status !== 403) yield breach(reply, '403')
      }
    },
  },
  {
    id: 'keys.before-submission',
    level: 'MUST',
    says: 'A quiz tells no learner which options are right before they have submitted it.',
    breaks: 'every answer can be read in the browser',
    as: ['learner'],
    async *check({ learner }, { callers: { visitor } }) {
      const quiz = encodeURIComponent(await someQuiz(learner))
      const taken = await learner.read(`/quiz/${quiz}/taken`)
      const replies = [
        await learner.read('/quiz'),
        await visitor.read('/quiz'),
        await visitor.read(`/quiz/${quiz}`),
      ]
      if (!/true/.test(taken.text))
        replies.push(await learner.read(`/quiz/${quiz}`), await learner.read(`/quiz/${quiz}/access`))
      for (const reply of replies)
        if (isOk(reply) && tellsKey(reply.body)) yield breach(reply, 'questions without correctAnswer')
    },
  },
  {
    id: 'results.of-others',
    level: 'MUST',
    says: 'A learner reads nobody else’s result.',
    breaks: 'learners can read each other’s answers',
    as: ['learner', 'second'],
    async *check({ learner, second }) {
      const _id = sessionOf(await second.read('/auth/me'))?.user._id ?? ''
      const quiz = encodeURIComponent(await someQuiz(learner))
      const reply = await learner.read(`/quiz/${quiz}/user/${encodeURIComponent(_id)}/results`)
      if (isOk(reply)) yield breach(reply, '403 or 404')
    },
  },
]
