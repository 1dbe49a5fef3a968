import * as v from 'valibot'
import type { Caller } from '../caller.ts'
import { askedOf, openedQuiz } from '../marked-quiz.ts'
import { breach, isOk, isRefusal, readAs, sessionOf } from '../reply.ts'
import type { Audit, Rule } from '../rule.ts'

/* How long each question was on the screen, and which answers were changed. */

const Told = v.object({ seconds: v.array(v.number()), changes: v.array(v.array(v.nullable(v.number()))) })

const paceOf = (audit: Audit) => ({
  seconds: askedOf(audit).map((_, index) => index),
  changes: askedOf(audit).map((_, index) => (index === 1 ? [0, 1] : [])),
})

type Pace = v.InferOutput<typeof Told>

/** A server may cut seconds to the time that has passed: an audit is quick. */
const isSame = (told: Pace | undefined, sent: Pace) =>
  told?.seconds.length === sent.seconds.length &&
  told.seconds.every((seconds, index) => seconds >= 0 && seconds <= (sent.seconds[index] ?? 0)) &&
  JSON.stringify(told.changes) === JSON.stringify(sent.changes)

/** The second learner's attempt, which no other rule submits. */
const submitted = (second: Caller, admin: Caller, audit: Audit) =>
  audit.scratch.once('submission with its pace', async () => {
    const { path, version } = await openedQuiz(second, admin, audit)
    const body = {
      answers: askedOf(audit).map(() => null),
      timeSpent: 5,
      ...(version !== undefined && { version }),
    }
    const reply = await second.call('POST', `${path}/submit`, { body: { ...body, ...paceOf(audit) } })
    const userId = sessionOf(await second.read('/auth/me'))?.user._id
    audit.scratch.undoLater(() => admin.call('POST', `${path}/admin/reset-attempt`, { body: { userId } }))
    return { path, reply }
  })

const RULE = { level: 'FEATURE', feature: 'pace', writes: true } as const

export const PACE_RULES: readonly Rule[] = [
  {
    ...RULE,
    id: 'feature.pace.saved',
    says: 'PUT /quiz/{id}/attempt keeps seconds and changes beside answers; what it cannot read of them it leaves out.',
    breaks: 'a reload begins to count anew, or an answer is lost because of a number that is not',
    as: ['second', 'admin'],
    async *check({ second, admin }, audit) {
      if (!audit.features.has('saves')) return
      const { path } = await openedQuiz(second, admin, audit)
      const work = { answers: askedOf(audit).map(() => null), flags: [], current: 0 }
      const save = (revision: number, pace: object) =>
        second.call('PUT', `${path}/attempt`, { body: { ...work, revision, ...pace } })
      const odd = await save(100, { seconds: 'long', changes: [['A']] })
      if (!isOk(odd)) yield breach(odd, '200: the answers count, whatever the pace')
      const saved = await save(101, paceOf(audit))
      const kept = await second.call('GET', `${path}/attempt`)
      if (isOk(saved) && !isSame(readAs(Told, kept), paceOf(audit)))
        yield breach(kept, `seconds and changes as they were saved: ${JSON.stringify(paceOf(audit))}`)
    },
  },
  {
    ...RULE,
    id: 'feature.pace.result',
    says: 'The result has seconds and changes as they were submitted, for its owner and for administrators.',
    breaks: 'the review does not say where the minutes went',
    as: ['second', 'admin'],
    async *check({ second, admin }, audit) {
      const { path, reply } = await submitted(second, admin, audit)
      if (isRefusal(reply)) yield breach(reply, '200 with the result')
      if (!isOk(reply)) return
      const userId = sessionOf(await second.read('/auth/me'))?.user._id ?? ''
      const results = [
        await second.call('GET', `${path}/results`),
        await admin.call('GET', `${path}/user/${encodeURIComponent(userId)}/results`),
      ]
      for (const result of results)
        if (!isSame(readAs(Told, result), paceOf(audit)))
          yield breach(result, `seconds and changes as they were sent: ${JSON.stringify(paceOf(audit))}`)
    },
  },
]
