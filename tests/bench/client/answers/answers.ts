import { fromNow, quizOf } from './quizzes.ts'
import { adminResultsOf, resultOf } from './results.ts'

/** The body of an answer; undefined where the call is unknown. */
export type Answer = (method: string, url: URL) => unknown

const LEARNER = { _id: 'asha', email: 'asha@example.org', name: 'Asha Rao', isAdmin: false }
const ADMIN = { _id: 'ben', email: 'ben@example.org', name: 'Ben Okafor', isAdmin: true }

/** A slot that runs for hours, so that no run meets its end. */
const CURRENT_SLOT = {
  isActive: true,
  slot: {
    slotTime: '00:00-24:00',
    slotDate: fromNow(0).slice(0, 10),
    startTime: fromNow(-1),
    endTime: fromNow(12),
  },
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const wallTime = (halfHours: number) =>
  `${twoDigits(Math.floor(halfHours / 2))}:${halfHours % 2 ? '30' : '00'}`

/** All half hours of a day, so that some are to come. */
const slotsOn = (day: string) =>
  Array.from({ length: 48 }, (_, index) => ({
    _id: `${day}-${index}`,
    timeSlot: `${wallTime(index)}-${wallTime(index + 1)}`,
    availableSlots: 10 - (index % 4),
    bookedSlots: index % 4,
    maxSlots: 10,
    endTime: new Date(Date.parse(`${day}T00:00Z`) + (index + 1) * 1_800_000).toISOString(),
  }))

const SLOT_CONFIG = { isActive: true, slotDuration: 30, maxSlotsPerTime: 10 }

interface Asked {
  id: string
  admin: boolean
  query: URLSearchParams
}

const summaryOf = (id: string) => {
  const { questions, ...quiz } = quizOf(id)
  return { ...quiz, questionCount: questions.length }
}

/** What any API answers that offers nothing beyond the specification: Start Quiz asks nothing of it. */
const ANSWERS: readonly [pattern: RegExp, answer: (asked: Asked) => unknown][] = [
  [/^GET \/auth\/me$/, ({ admin }) => ({ user: admin ? ADMIN : LEARNER })],
  [/^GET \/slots\/current$/, () => CURRENT_SLOT],
  [/^GET \/slots\/available$/, ({ query }) => slotsOn(query.get('date') ?? fromNow(0).slice(0, 10))],
  [/^GET \/slots\/my-bookings$/, () => []],
  [/^GET \/user\/results$/, () => []],
  [/^GET \/admin\/slots\/config$/, () => SLOT_CONFIG],
  [/^GET \/quiz$/, () => [summaryOf('maths-200')]],
  [/^GET \/quiz\/([\w-]+)\/taken$/, () => ({ taken: false })],
  [/^GET \/quiz\/([\w-]+)\/access$/, ({ id }) => quizOf(id)],
  [/^GET \/quiz\/([\w-]+)\/results$/, ({ id }) => resultOf(id)],
  [/^GET \/quiz\/([\w-]+)\/admin\/results$/, ({ id, query }) => adminResultsOf(id, query)],
  [/^GET \/user\/admin\/results$/, ({ query }) => adminResultsOf('none', query)],
  [/^GET \/quiz\/([\w-]+)$/, ({ id, admin }) => quizOf(id, admin)],
]

/** Below `/api` a learner is signed in, below `/admin-api` an administrator. */
export const answer: Answer = (method, { pathname, searchParams: query }) => {
  const [, base = '', path = ''] = /^\/([\w-]+)(.*)$/.exec(pathname) ?? []
  for (const [pattern, body] of ANSWERS) {
    const match = pattern.exec(`${method} ${path}`)
    if (match) return body({ id: match[1] ?? '', admin: base === 'admin-api', query })
  }
  return undefined
}
