import type { Reply } from '../caller.ts'
import { breach, isRefusal } from '../reply.ts'
import type { Rule } from '../rule.ts'

/** Ids that no record has, in forms that reach an API sooner or later. */
const ODD_IDS = [
  '000000000000000000000000',
  'none',
  '%27%3B--',
  '-1',
  '%F0%9F%8D%8E',
  'x'.repeat(300),
  '%2e%2e',
  '%00',
  '[object%20Object]',
]

const hasMessage = ({ body }: Reply) =>
  typeof (body as { message?: unknown } | undefined)?.message === 'string'

export const ERROR_RULES: readonly Rule[] = [
  {
    id: 'error.object',
    level: 'MUST',
    says: 'An error has a status from 400 on, and a body {"message": "…"}.',
    breaks: 'people read a general excuse instead of the reason',
    async *check(_, { callers: { visitor } }) {
      for (const path of [
        '/user/results',
        '/slots/my-bookings',
        '/quiz/none/access',
        '/audit-no-such-call',
      ]) {
        const reply = await visitor.read(path)
        if (reply.status < 400 || !hasMessage(reply))
          yield breach(reply, 'a status from 400 on, and {"message": "…"}')
      }
    },
  },
  {
    id: 'error.unknown-quiz',
    level: 'MUST',
    says: 'An id that no quiz has is answered with 400 or 404, whatever it looks like.',
    breaks: 'an old link ends in a server error',
    as: ['learner'],
    async *check({ learner }) {
      for (const id of ODD_IDS)
        for (const part of ['', '/taken', '/results']) {
          const reply = await learner.read(`/quiz/${id}${part}`)
          // Nobody has taken a quiz that is not there.
          const isNotTaken = part === '/taken' && reply.status === 200
          if (!isRefusal(reply) && !isNotTaken) yield breach(reply, '404 with a message')
        }
    },
  },
  {
    id: 'error.bad-json',
    level: 'MUST',
    says: 'A body that is no JSON, or of another shape, is answered with 400 or 422.',
    breaks: 'a mistake looks like an outage, and is sent again and again',
    as: ['learner'],
    async *check({ learner }) {
      for (const body of [null, [], 'text', { slotId: {} }, { slotId: null }, {}]) {
        const reply = await learner.call('POST', '/slots/book', { body })
        if (!isRefusal(reply)) yield breach(reply, '400 or 422 with a message')
      }
    },
  },
  {
    id: 'error.bad-query',
    level: 'MUST',
    says: 'A query that makes no sense is answered with 400, or as if it were not there.',
    breaks: 'an address that was typed ends in a server error',
    as: ['learner', 'admin'],
    async *check({ learner, admin }) {
      const replies = [
        await learner.read('/slots/available', { date: 'tomorrow' }),
        await learner.read('/slots/available', { date: '2026-02-31' }),
        await admin.read('/user/admin/results', { page: '-1', limit: 'many' }),
        await admin.read('/user/admin/results', { search: '%_\\(*[' }),
        await admin.read('/user/admin/results', { sortBy: '__proto__', sortOrder: 'up' }),
        await admin.read('/admin/slots/overview', { startDate: 'x', endDate: 'y' }),
      ]
      for (const reply of replies)
        if (reply.status >= 500 || reply.status === 0) yield breach(reply, '400 with a message, or 200')
    },
  },
  {
    id: 'error.retry-after',
    level: 'SHOULD',
    says: 'An answer 429 says in Retry-After when to come again.',
    breaks: 'the elements guess, and come too early',
    async *check(_, { callers }) {
      for (const caller of Object.values(callers))
        for (const reply of caller.seen)
          if (reply.status === 429 && !reply.headers.has('retry-after'))
            yield breach(reply, 'Retry-After with seconds')
    },
  },
  {
    id: 'date.header',
    level: 'SHOULD',
    says: 'Every answer has the server’s time in Date.',
    breaks: 'on a device whose clock is wrong the exam’s time is wrong',
    async *check(_, { callers: { visitor } }) {
      const reply = await visitor.read('/auth/me')
      if (Number.isNaN(Date.parse(reply.headers.get('date') ?? ''))) yield breach(reply, 'a Date header')
    },
  },
]
