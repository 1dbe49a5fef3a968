import { deriveQuizStatus } from '../../../src/domain/quizzes/quiz-status.ts'
import { escaped, pagePolicy, plainPage } from '../../api/session/plain-page.ts'
import type { Mock } from '../mock.ts'
import { SAMPLE_PEOPLE } from '../school/people.ts'
import { isLive } from '../school/slots.ts'

const NOTE = '<p>A mock for development: it keeps nothing, and anybody may sign in as anybody.</p>'

const page = (title: string, content: string, origins: readonly string[] = [], status = 200) =>
  new Response(plainPage(title, content), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(new Set(origins)),
      'cache-control': 'no-store',
      // With `no-referrer` browsers would name no origin to the form's own site.
      'referrer-policy': 'same-origin',
    },
  })

export const refusalPage = (status: number, words: string) =>
  page('Not possible', `<p>${escaped(words)}</p>`, [], status)

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`

/** Lists the sample people; a press signs in and leads back. */
export const signInPage = (returnUrl: string, challenge: string | undefined) =>
  page(
    'Sign in to the mock',
    `${NOTE}<form method="post">${hidden('frontend_url', returnUrl)}${challenge ? hidden('challenge', challenge) : ''}<ul>
${SAMPLE_PEOPLE.map(
  ({ _id, name, email, isAdmin }) =>
    `<li><button name="person" value="${escaped(_id)}">${escaped(name)}<span>${escaped(email)}${isAdmin ? ', administrator' : ''}</span></button></li>`,
).join('\n')}
</ul></form>`,
    [new URL(returnUrl).origin],
  )

const list = (title: string, lines: readonly string[]) =>
  `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`

interface Facts {
  api: string
  faults: readonly string[]
  /** The latest calls, without their queries. */
  calls: readonly string[]
}

/** What the mock holds now, with a button that resets it. */
export function statePage({ school }: Mock, { api, faults, calls }: Facts): Response {
  const { quizzes, results, starts, slots, sessions, offers, now } = school
  const people = SAMPLE_PEOPLE.map(({ _id, name, isAdmin }) => {
    const isIt = ({ person }: { person: { _id: string } }) => person._id === _id
    const seats = slots.bookings.filter((booking) => isLive(booking) && isIt(booking)).length
    return `${name}${isAdmin ? ' (administrator)' : ''}: ${[...sessions.values()].filter(isIt).length} sessions, ${seats} seats, ${results.filter(isIt).length} results`
  })
  const titles = quizzes.map((quiz) => {
    const isOf = ({ quiz: id }: { quiz: string }) => id === quiz._id
    const running = starts.filter((start) => isOf(start) && !start.isClosed).length
    return `${quiz.title} (${quiz._id}): ${deriveQuizStatus(quiz, now())}, ${running} running, ${results.filter(isOf).length} results`
  })
  return page(
    'Mock API',
    `${NOTE}${list('How it is set', [`api-base="${api}"`, `features: ${[...offers].join(', ') || 'none'}`, `faults: ${faults.join(', ') || 'none'}`])}
${list('People', people)}
${list('Quizzes', titles)}
${list('Slots', [`${slots.slots.length} slots, ${slots.bookings.filter(isLive).length} seats taken`])}
${list('Latest calls', calls)}
<form method="post" action="reset"><button class="primary">Reset to the sample data</button></form>`,
  )
}

/** Stands for the sample pictures, which the package does not carry. */
export const pictureNamed = (name: string) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#dde"/><text x="160" y="95" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#334">${escaped(name)}</text></svg>`,
    { headers: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'" } },
  )
