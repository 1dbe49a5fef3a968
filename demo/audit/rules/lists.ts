import * as v from 'valibot'
import { Pagination } from '../../../src/domain/results/admin-results.ts'
import { Slot, slotSpan } from '../../../src/domain/slots/slot.ts'
import type { Caller, Reply } from '../caller.ts'
import { breach, readAs, Unchecked } from '../reply.ts'
import type { Rule } from '../rule.ts'

const Scored = v.object({
  results: v.array(v.object({ score: v.optional(v.number()), submittedAt: v.optional(v.string()) })),
  pagination: Pagination,
})

const ALL = '/user/admin/results'

/** @throws Unchecked where fewer results are stored than a page can show. */
async function readPage(admin: Caller, query: Record<string, string>) {
  const reply = await admin.read(ALL, query)
  const page = readAs(Scored, reply)
  if (!page) throw new Unchecked('the list cannot be read; see shape.all-results')
  return { reply, page }
}

const isSorted = (numbers: readonly number[], sign: 1 | -1) =>
  numbers.every((number, index) => index === 0 || sign * (number - (numbers[index - 1] ?? number)) >= 0)

const scoresOf = ({ results }: v.InferOutput<typeof Scored>) => results.map(({ score = 0 }) => score)

function* unsorted(reply: Reply, numbers: readonly number[], sign: 1 | -1, by: string) {
  if (!isSorted(numbers, sign)) yield breach(reply, `${by}, but it is ${numbers.slice(0, 8).join(', ')}`)
}

export const LIST_RULES: readonly Rule[] = [
  {
    id: 'results.paging',
    level: 'MUST',
    says: 'page and limit cut the list of results; pages do not overlap, and their total is that of all.',
    breaks: 'the results dashboard shows rows twice, or none',
    as: ['admin'],
    async *check({ admin }) {
      const first = await readPage(admin, { page: '1', limit: '1' })
      if (first.page.results.length > 1) yield breach(first.reply, 'one row at most')
      const { total, hasNext } = first.page.pagination
      if (hasNext !== total > 1) yield breach(first.reply, `hasNext: ${total > 1}, as the total is ${total}`)
      const beyond = await readPage(admin, { page: '100000', limit: '50' })
      if (beyond.page.results.length > 0) yield breach(beyond.reply, 'an empty page beyond the last')
      const second = await readPage(admin, { page: '2', limit: '1' })
      const isSame = JSON.stringify(first.reply.body) === JSON.stringify(second.reply.body)
      if (total > 1 && isSame) yield breach(second.reply, 'another row than on page 1')
    },
  },
  {
    id: 'results.sorting',
    level: 'MUST',
    says: 'sortBy=score with sortOrder sorts all results, not only those of a page.',
    breaks: 'the best and the weakest are not found',
    as: ['admin'],
    async *check({ admin }) {
      for (const [sortOrder, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const { reply, page } = await readPage(admin, { page: '1', limit: '50', sortBy: 'score', sortOrder })
        yield* unsorted(reply, scoresOf(page), sign, `scores in ${sortOrder}ending order`)
      }
    },
  },
  {
    id: 'results.filters',
    level: 'MUST',
    says: 'minScore and maxScore keep the results between them, both included.',
    breaks: 'the filters of the results dashboard do nothing',
    as: ['admin'],
    async *check({ admin }) {
      const { reply, page } = await readPage(admin, {
        page: '1',
        limit: '50',
        minScore: '50',
        maxScore: '80',
      })
      const wrong = scoresOf(page).filter((score) => score < 50 || score > 80)
      if (wrong.length > 0)
        yield breach(reply, `scores from 50 to 80, but ${wrong.slice(0, 5).join(', ')} came`)
    },
  },
  {
    id: 'results.newest-first',
    level: 'SHOULD',
    says: 'GET /user/results lists the newest first.',
    breaks: 'the last result stands somewhere',
    as: ['learner'],
    async *check({ learner }) {
      const reply = await learner.read('/user/results')
      const list = readAs(v.array(v.object({ submittedAt: v.string() })), reply) ?? []
      yield* unsorted(
        reply,
        list.map(({ submittedAt }) => Date.parse(submittedAt)),
        -1,
        'the newest first',
      )
    },
  },
  {
    id: 'slots.of-a-date',
    level: 'MUST',
    says: 'GET /slots/available?date=… answers the slots of that date.',
    breaks: 'the booking page shows other days’ slots',
    as: ['learner'],
    async *check({ learner }, { day }) {
      const [today, tomorrow] = await Promise.all(
        [1, 2].map((days) => learner.read('/slots/available', { date: day(days) })),
      )
      const ids = (reply: Reply | undefined) =>
        (reply ? (readAs(v.array(Slot), reply) ?? []) : []).map(({ _id }) => _id)
      const both = ids(today).filter((id) => ids(tomorrow).includes(id))
      if (tomorrow && both.length > 0)
        yield breach(tomorrow, `other slots than those of ${day(1)}, but ${both.length} are the same`)
    },
  },
  {
    id: 'slots.figures',
    level: 'MUST',
    says: 'Of each slot free and booked seats together are all of them, and none is negative.',
    breaks: 'the bars of the booking page',
    as: ['learner'],
    async *check({ learner }) {
      const reply = await learner.read('/slots/available')
      const slots = readAs(v.array(Slot), reply) ?? []
      const wrong = slots.find(
        ({ availableSlots, bookedSlots, maxSlots }) =>
          availableSlots < 0 ||
          bookedSlots < 0 ||
          (bookedSlots <= maxSlots && availableSlots + bookedSlots !== maxSlots),
      )
      if (wrong) yield breach(reply, `availableSlots + bookedSlots = maxSlots in the slot ${wrong._id}`)
    },
  },
  {
    id: 'slots.ended',
    level: 'SHOULD',
    says: 'Slots that have ended are not offered.',
    breaks: 'people try to book the past',
    as: ['learner'],
    async *check({ learner }) {
      const reply = await learner.read('/slots/available')
      const now = Date.parse(reply.headers.get('date') ?? '')
      const ended = (readAs(v.array(Slot), reply) ?? []).find((slot) => slotSpan(slot).to < now)
      if (ended) yield breach(reply, `no slot that ended at ${ended.endTime}`)
    },
  },
]
