import { createMock } from '../../../demo/mock/mock.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { ADMINISTRATOR, CROWD, LEARNER, type Person } from '../../../demo/mock/school/people.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { quizBody } from '../mock/quiz-body.ts'

/* The examples in the description of the API: what the mock answers, so that nobody writes them by hand. */

const BASE = 'https://quiz.example/api'
const NOW = Date.parse('2026-03-04T10:02:00Z')
const OPTICS = '04e4b4e2-7a44-49f2-a7da-fb12fcc2f5db'
const WAVES = 'a72fb6ae-0e53-4834-ab5f-f6528702e499'
const LENSES = '5b0f5a5e-6d1c-4f1e-9a53-2f6f3e0b7c14'
const SLOT = `slot-${Date.parse('2026-03-05T09:00:00Z') / 60_000}`
const LATER = `slot-${Date.parse('2026-03-05T09:30:00Z') / 60_000}`
/** The seat that was booked last. */
const SEAT = 'SEAT'
const TAKER = CROWD[0]?._id ?? ''

const quiz = quizBody('Directions', 'Up and down')
const picture = new FormData()
picture.set('image', new File(['PNG'], 'lens.png', { type: 'image/png' }))
const submission = { answers: [1], timeSpent: 60 }
/** The id that the mock gives to the first report. */
const REPORT = 'report-1'
const report = { questionId: 'optics-03', kind: 'two-right', text: 'A is right as well.' }
const card = {
  quiz: OPTICS,
  question: { _id: 'optics-03', text: 'Which?', options: [{ text: 'A' }, { text: 'B' }], correctAnswer: 1 },
  due: NOW,
}
const saved = { revision: 1, answers: [1], flags: [], current: 0 }

/** The call as the description writes it, whom it is made as, and the addresses and body where they differ. */
type Step = [call: string, person: Person, path?: string, body?: unknown]

/** In an order in which each of them succeeds. */
const SPECIFIED: readonly Step[] = [
  ['GET /auth/me', LEARNER],
  ['GET /auth/validate-token', LEARNER],
  ['GET /quiz', LEARNER],
  ['GET /quiz/proxy-image', LEARNER, '/quiz/proxy-image?url=https://pictures.example/lens.png'],
  ['POST /upload/image', ADMINISTRATOR, '/upload/image', picture],
  ['GET /quiz/{id}', ADMINISTRATOR, `/quiz/${OPTICS}`],
  ['GET /quiz/{id}/access', LEARNER, `/quiz/${OPTICS}/access`],
  ['GET /quiz/{id}/taken', LEARNER, `/quiz/${OPTICS}/taken`],
  ['POST /quiz/{id}/submit', LEARNER, `/quiz/${OPTICS}/submit`, submission],
  ['GET /quiz/{id}/results', LEARNER, `/quiz/${OPTICS}/results`],
  ['GET /user/results', LEARNER],
  ['GET /slots/current', LEARNER],
  ['GET /slots/available', LEARNER, '/slots/available?date=2026-03-05'],
  ['POST /slots/book', LEARNER, '/slots/book', { slotId: SLOT }],
  ['GET /slots/my-bookings', LEARNER],
  ['DELETE /slots/cancel/{id}', LEARNER, `/slots/cancel/${SEAT}`],
  ['POST /quiz', ADMINISTRATOR, '/quiz', quiz],
  ['PUT /quiz/{id}', ADMINISTRATOR, `/quiz/${LENSES}`, quiz],
  ['GET /quiz/{id}/user/{userId}/results', ADMINISTRATOR, `/quiz/${OPTICS}/user/${TAKER}/results`],
  ['GET /quiz/{id}/admin/results', ADMINISTRATOR, `/quiz/${OPTICS}/admin/results?page=1&limit=1`],
  ['GET /user/admin/results', ADMINISTRATOR, '/user/admin/results?page=1&limit=1'],
  [
    'POST /quiz/{id}/admin/reset-attempt',
    ADMINISTRATOR,
    `/quiz/${OPTICS}/admin/reset-attempt`,
    { userId: TAKER },
  ],
  ['GET /admin/slots/statistics', ADMINISTRATOR, '/admin/slots/statistics?date=2026-03-04'],
  ['GET /admin/slots/bookings', ADMINISTRATOR],
  [
    'GET /admin/slots/overview',
    ADMINISTRATOR,
    '/admin/slots/overview?startDate=2026-03-04&endDate=2026-03-10',
  ],
  ['GET /admin/slots/summary', ADMINISTRATOR],
  ['POST /slots/generate', ADMINISTRATOR],
  ['GET /admin/slot-config', ADMINISTRATOR],
  ['PUT /admin/slot-config', ADMINISTRATOR, '/admin/slot-config', DEFAULT_SLOT_CONFIG],
  ['POST /admin/slot-config/reset', ADMINISTRATOR],
  ['POST /slots/book', LEARNER, '/slots/book', { slotId: SLOT }],
  ['DELETE /admin/slots/cancel/{id}', ADMINISTRATOR, `/admin/slots/cancel/${SEAT}`],
  ['DELETE /quiz/{id}', ADMINISTRATOR, `/quiz/${LENSES}`],
  ['POST /auth/logout', LEARNER],
]

const OPTIONAL: readonly Step[] = [
  ['POST /quiz/{id}/start', LEARNER, `/quiz/${OPTICS}/start`],
  ['PUT /quiz/{id}/attempt', LEARNER, `/quiz/${OPTICS}/attempt`, saved],
  ['GET /quiz/{id}/attempt', LEARNER, `/quiz/${OPTICS}/attempt`],
  ['POST /quiz/{id}/admin/extend', ADMINISTRATOR, `/quiz/${OPTICS}/admin/extend`, { all: true, minutes: 5 }],
  ['GET /quiz/{id}/practice', LEARNER, `/quiz/${LENSES}/practice`],
  ['POST /quiz/{id}/publish', ADMINISTRATOR, `/quiz/${OPTICS}/publish`],
  ['PUT /admin/users/{id}/time', ADMINISTRATOR, `/admin/users/${LEARNER._id}/time`, { factor: 1.5 }],
  ['GET /admin/users/{id}/time', ADMINISTRATOR, `/admin/users/${LEARNER._id}/time`],
  ['POST /quiz/{id}/reports', LEARNER, `/quiz/${OPTICS}/reports`, report],
  ['GET /user/reports', LEARNER],
  ['GET /admin/reports', ADMINISTRATOR],
  [
    'PUT /admin/reports/{id}',
    ADMINISTRATOR,
    `/admin/reports/${REPORT}`,
    { status: 'declined', reply: 'It is B alone.' },
  ],
  ['POST /quiz/{id}/reports', LEARNER, `/quiz/${OPTICS}/reports`, { ...report, questionId: 'optics-04' }],
  ['DELETE /quiz/{id}/reports/{questionId}', LEARNER, `/quiz/${OPTICS}/reports/optics-04`],
  ['GET /quiz/{id}/standing', LEARNER, `/quiz/${WAVES}/standing`],
  ['PUT /user/standing', LEARNER, '/user/standing', { hidden: false }],
  ['PUT /user/practice', LEARNER, '/user/practice', { revision: 1, cards: [card] }],
  ['GET /user/practice', LEARNER],
  ['POST /slots/book', LEARNER, '/slots/book', { slotId: SLOT }],
  ['POST /slots/move/{id}', LEARNER, `/slots/move/${SEAT}`, { slotId: LATER }],
  ['GET /auth/sessions', LEARNER],
  ['DELETE /auth/sessions', LEARNER, '/auth/sessions?keep=this'],
]

/** Whose length means something; of other lists the first entry tells enough. */
const WHOLE = ['options', 'features']

function shortened(value: unknown, name = ''): unknown {
  if (name === 'token') return 'EXAMPLE_TOKEN'
  // The milliseconds of this machine.
  if (name === 'queryTime') return 1
  if (Array.isArray(value))
    return (WHOLE.includes(name) ? value : value.slice(0, 1)).map((item) => shortened(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]))
}

async function answersOf(steps: readonly Step[], features: readonly MockFeature[]) {
  const mock = createMock({ base: BASE, site: 'https://quiz.example/', now: () => NOW, features })
  const answers = new Map<string, unknown>()
  let seat = ''
  async function make(call: string, token: string, path: string, body: unknown) {
    const headers = new Headers({ authorization: `Bearer ${token}` })
    const isForm = body instanceof FormData
    if (!isForm) headers.set('content-type', 'application/json')
    const [method = ''] = call.split(' ')
    const text = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }
    const response = await mock.fetch(
      new Request(BASE + path.replace(SEAT, seat), { method, headers, ...text }),
    )
    const answer = await response.json()
    if (!response.ok) throw new Error(`${call} has no example: ${response.status} ${JSON.stringify(answer)}`)
    seat = answer.booking?._id ?? seat
    answers.set(call, shortened(answer))
  }
  if (features.length === 0) {
    const ticket = mock.ticketFor(LEARNER)
    await make('POST /auth/token', ticket, '/auth/token', { token: ticket })
  }
  for (const [call, person, path = call.split(' ')[1] ?? '', body] of steps)
    await make(call, mock.signIn(person), path, body)
  return answers
}

/** By 'METHOD /path/{id}'. */
export const readExamples = async () =>
  new Map([...(await answersOf(OPTIONAL, MOCK_FEATURES)), ...(await answersOf(SPECIFIED, []))])
