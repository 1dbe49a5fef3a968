import * as v from 'valibot'
import { markedResult } from '../marked-quiz.ts'
import { breach, isOk, isRefusal, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

/* Where a result stands among all. The audit's quiz is taken by one person: too few to say. */

const codeOf = (body: unknown) => Object(body).code

const RULE = { level: 'FEATURE', feature: 'standing', writes: true } as const

export const STANDING_RULES: readonly Rule[] = [
  {
    ...RULE,
    id: 'feature.standing.few',
    says: 'GET /quiz/{id}/standing is answered 404 with the code too_few below 20 attempts.',
    breaks: 'who knows that two took a quiz reads the score of the other',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, submitted } = await markedResult(learner, admin, audit)
      if (!isOk(submitted)) return
      const reply = await learner.call('GET', `${path}/standing`)
      if (reply.status !== 404 || codeOf(reply.body) !== 'too_few')
        yield breach(reply, '404 with {"code": "too_few"}')
    },
  },
  {
    ...RULE,
    id: 'feature.standing.owner',
    says: 'Whoever has no result of a quiz reads no standing in it.',
    breaks: 'the figures of a class are told to anybody',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path } = await markedResult(learner, admin, audit)
      const reply = await admin.call('GET', `${path}/standing`)
      if (!isRefusal(reply) || codeOf(reply.body) === 'too_few') yield breach(reply, '404 or 403')
      const visitor = await audit.callers.visitor.call('GET', `${path}/standing`)
      if (visitor.status !== 401) yield breach(visitor, '401')
    },
  },
  {
    ...RULE,
    id: 'feature.standing.hidden',
    says: 'After PUT /user/standing {hidden: true} it is answered 404 with the code hidden, until {hidden: false}.',
    breaks: 'who does not want to see where they stand is told',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, submitted } = await markedResult(learner, admin, audit)
      if (!isOk(submitted)) return
      const hide = (hidden: boolean) => learner.call('PUT', '/user/standing', { body: { hidden } })
      audit.scratch.undoLater(() => hide(false))
      for (const hidden of [true, false]) {
        const changed = await hide(hidden)
        if (!isOk(changed)) yield breach(changed, '200 with a message')
        const reply = await learner.call('GET', `${path}/standing`)
        if ((codeOf(reply.body) === 'hidden') !== hidden)
          yield breach(reply, hidden ? '404 with {"code": "hidden"}' : 'a standing, or too_few')
      }
    },
  },
]

/** Whether topics are sums that can be: none before the review opens. */
const Row = v.union([
  v.object({ reviewFrom: v.string(), topics: v.optional(v.undefined()) }),
  v.object({
    reviewFrom: v.optional(v.null()),
    topics: v.optional(
      v.array(
        v.pipe(
          v.object({ topic: v.string(), asked: v.number(), right: v.number() }),
          v.check(({ asked, right }) => right >= 0 && right <= asked),
        ),
      ),
    ),
  }),
])

export const TOPIC_RULES: readonly Rule[] = [
  {
    id: 'feature.practice.topics',
    level: 'FEATURE',
    feature: 'practice',
    says: 'Rows of GET /user/results have topics {topic, asked, right}, never before the review is open.',
    breaks: 'learners read how they did before they may, or weak topics come last',
    as: ['learner'],
    async *check({ learner }) {
      const reply = await learner.call('GET', '/user/results')
      const rows = readAs(v.array(v.unknown()), reply) ?? []
      const odd = rows.findIndex((row) => !v.is(Row, row))
      if (odd >= 0) yield breach(reply, `row ${odd + 1} with topics {topic, asked, right}, or none yet`)
    },
  },
]
