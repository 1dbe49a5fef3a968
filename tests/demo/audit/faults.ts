import type { OutgoingHttpHeaders } from 'node:http'

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any call
  body: any
}

/** What becomes of an answer; undefined: nothing. */
export type Change = (call: string, answer: Answer, sent: string) => Answer | undefined

/** Changes the answers to one call. */
export const at =
  (call: RegExp, change: (answer: Answer, sent: string) => Partial<Answer>): Change =>
  (asked, answer, sent) =>
    call.test(asked) ? { ...answer, ...change(answer, sent) } : undefined

const without = (name: string) => (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([known]) => known !== name))

const ok = (body: unknown) => () => ({ status: 200, body })

const KEYED = { text: 'A', options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 1, points: 1 }

/** The call succeeds so many times less one, and then not any more. */
function failsFrom(call: RegExp, time: number): Change {
  const times = new Map<string, number>()
  return (asked, answer) => {
    if (!call.test(asked) || answer.status !== 200) return undefined
    times.set(asked, (times.get(asked) ?? 0) + 1)
    return (times.get(asked) ?? 0) < time
      ? undefined
      : { ...answer, status: 500, body: { message: 'E11000' } }
  }
}

/** One more seat is booked each time that one looks. */
function countsUp(call: RegExp): Change {
  let times = 0
  return (asked, answer) => {
    if (!call.test(asked) || !Array.isArray(answer.body)) return undefined
    times += 1
    const body = answer.body.map((slot) => ({
      ...slot,
      bookedSlots: slot.bookedSlots + times,
      availableSlots: slot.availableSlots - times,
    }))
    return { ...answer, body }
  }
}

/** What servers get wrong, and the rules that say so. */
export const FAULTS: [fault: string, change: Change, broken: string[]][] = [
  [
    'a visitor is told 200 without a user',
    at(/^GET \/auth\/me$/, ({ status, body }) => (status === 401 ? { status: 200, body: {} } : { body })),
    ['session.anonymous', 'session.bad-token'],
  ],
  [
    'the sign-in is data',
    at(/^GET \/auth\/google\?/, ({ status, headers, body }) =>
      status < 400
        ? {
            status: 200,
            headers: { ...headers, 'content-type': 'application/json' },
            body: { url: '/sign-in' },
          }
        : { body },
    ),
    ['session.sign-in'],
  ],
  [
    'any address is signed in to',
    at(/^GET \/auth\/google\?.*evil/, () => ({
      status: 302,
      headers: { location: 'https://evil.example/' },
      body: '',
    })),
    ['session.open-redirect'],
  ],
  [
    'results may be cached',
    at(/^GET \/user\/results$/, ({ headers }) => ({ headers: without('cache-control')(headers) })),
    ['session.not-stored'],
  ],
  ['the list of quizzes is a page of HTML', at(/^GET \/quiz$/, ok('<html>Login</html>')), ['shape.quizzes']],
  [
    'a slot ends at a wall time',
    at(/^GET \/slots\/available/, ({ body }) => ({
      body: Array.isArray(body) ? body.map((slot: object) => ({ ...slot, endTime: '10:30' })) : body,
    })),
    ['shape.available-slots'],
  ],
  [
    'pages have no total',
    at(/^GET \/user\/admin\/results/, ({ body }) => ({
      body: body.pagination ? { ...body, pagination: { page: 1 } } : body,
    })),
    ['shape.all-results'],
  ],
  [
    'limit is ignored',
    at(/^GET \/user\/admin\/results\?page=1&limit=1$/, ({ body }) => ({
      body: { ...body, results: [...body.results, ...body.results] },
    })),
    ['results.paging'],
  ],
  [
    'results are not sorted',
    at(/sortBy=score/, ({ body }) => ({
      body: body.results ? { ...body, results: body.results.toReversed() } : body,
    })),
    ['results.sorting'],
  ],
  [
    'seats do not add up',
    at(/^GET \/slots\/available/, ({ body }) => ({
      body: Array.isArray(body) ? body.map((slot: object) => ({ ...slot, availableSlots: -1 })) : body,
    })),
    ['slots.figures'],
  ],
  [
    'the key is told before the submission',
    at(/^GET \/quiz\/[\w-]+\/access$/, ({ body }) => ({
      body: body._id ? { ...body, questions: [KEYED] } : body,
    })),
    ['keys.before-submission'],
  ],
  [
    'learners read everybody’s results',
    at(/^GET \/user\/admin\/results$/, ({ status, body }) =>
      status === 403 ? { status: 200, body: [] } : { body },
    ),
    ['rights.admin-reads'],
  ],
  [
    'learners may write quizzes',
    at(/^POST \/quiz$/, ({ status }) => (status === 403 ? { status: 400 } : {})),
    ['rights.admin-writes'],
  ],
  [
    'errors are texts',
    at(/^GET \/(user\/results|slots\/my-bookings|audit)/, ({ status, headers, body }) =>
      status > 399
        ? { headers: { ...headers, 'content-type': 'text/plain' }, body: 'Unauthorized' }
        : { body },
    ),
    ['error.object'],
  ],
  [
    'an odd id is a server error',
    at(/^GET \/quiz\/x{300}$/, () => ({ status: 500, body: { message: 'CastError' } })),
    ['error.unknown-quiz'],
  ],
  [
    'a body of another shape is a server error',
    at(/^POST \/slots\/book$/, ({ status, body }, sent) =>
      sent.includes('{}') || status !== 400 ? { status, body } : { status: 500 },
    ),
    ['error.bad-json'],
  ],
  [
    'answers have no Date',
    (_, answer) => ({ ...answer, headers: { ...without('date')(answer.headers) } }),
    ['date.header'],
  ],
  [
    'the site is not allowed',
    (_, answer) => ({ ...answer, headers: without('access-control-allow-origin')(answer.headers) }),
    ['cors.answers', 'cors.preflight'],
  ],
  [
    'Date is not exposed',
    (_, answer) => ({ ...answer, headers: without('access-control-expose-headers')(answer.headers) }),
    ['cors.exposed'],
  ],
  [
    'any site is allowed',
    (_, answer) => ({
      ...answer,
      headers: {
        ...answer.headers,
        'access-control-allow-origin': 'https://evil.example',
        'access-control-allow-credentials': 'true',
      },
    }),
    ['cors.answers', 'cors.preflight', 'cors.others'],
  ],
  [
    'formulas are escaped',
    at(/^GET \/quiz\/[\w-]+$/, ({ body }) => ({
      body: JSON.parse(JSON.stringify(body).replaceAll('&', '&amp;')),
    })),
    ['authoring.texts'],
  ],
  [
    'the client’s score is believed',
    at(/^GET \/quiz\/[\w-]+\/results$/, ({ body }) => ({
      body: body.score === 75 ? { ...body, score: 100 } : body,
    })),
    ['attempt.graded'],
  ],
  [
    'a taken quiz is not known as such',
    at(/^GET \/quiz\/[\w-]+\/taken$/, ({ body }) => ({ body: 'taken' in body ? { taken: false } : body })),
    ['attempt.repeated'],
  ],
  [
    'a reset does nothing',
    at(/^GET \/quiz\/[\w-]+\/taken$/, ({ body }) => ({ body: 'taken' in body ? { taken: true } : body })),
    ['attempt.reset'],
  ],
  [
    'the answer to a repeated submission is an error',
    failsFrom(/^POST \/quiz\/[\w-]+\/submit$/, 2),
    ['attempt.repeated'],
  ],
  ['a double click takes two seats', countsUp(/^GET \/slots\/available/), ['slots.book-again']],
  [
    'a slot that is not there can be booked',
    (call, answer, sent) =>
      call === 'POST /slots/book' && sent.includes('000000')
        ? { ...answer, status: 200, body: { message: 'Booked' } }
        : undefined,
    ['slots.unknown'],
  ],
  [
    'anybody cancels any booking',
    at(/^DELETE \/slots\/cancel\//, ok({ message: 'Cancelled' })),
    ['slots.cancel-others'],
  ],
  [
    'any answers are taken',
    (call, answer, sent) =>
      call.endsWith('/submit') && sent.includes('[99]')
        ? { ...answer, status: 200, body: { message: 'Thanks' } }
        : undefined,
    ['attempt.odd-answers'],
  ],
  [
    'the image proxy reads the server’s own network',
    at(/^GET \/quiz\/proxy-image\?url=.*169/, ok({ success: true, dataUrl: 'data:image/png;base64,AA==' })),
    ['images.private-addresses'],
  ],
  [
    'results of others can be read',
    at(/^GET \/quiz\/[\w-]+\/user\/[\w-]+\/results$/, ({ status, body }) =>
      status === 200 ? { body } : { status: 200, body: { score: 50 } },
    ),
    ['results.of-others'],
  ],
  [
    'a quiz without a title is stored',
    (call, answer, sent) =>
      call === 'POST /quiz' && sent.includes('"  "')
        ? { ...answer, status: 201, body: { _id: 'untitled' } }
        : undefined,
    ['authoring.invalid'],
  ],
  [
    'the key is told once the slot runs',
    (call, answer) =>
      call.endsWith('/access') && answer.status === 200
        ? { ...answer, body: { ...answer.body, questions: [KEYED] } }
        : undefined,
    ['keys.before-submission', 'attempt.access'],
  ],
  [
    'other answers after the submission are thanked for',
    (call, answer, sent) =>
      call.endsWith('/submit') && sent.includes('[0,1,2,1]')
        ? { ...answer, status: 200, body: { message: 'Thanks' } }
        : undefined,
    ['attempt.changed'],
  ],
]
