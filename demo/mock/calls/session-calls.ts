import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { TokenBody } from '../../../src/domain/session/session.ts'
import type { Person } from '../school/people.ts'
import { Refusal, read, unauthorized } from '../school/refusal.ts'
import type { School } from '../school/school.ts'
import { type Ask, anyone, type Calls, of, user } from './router.ts'

const CODE_MS = MINUTE_MS

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const randomText = () => hexOf(crypto.getRandomValues(new Uint8Array(32)))

/** A session of a sample person: its token. */
export function signIn({ sessions, now }: School, person: Person): string {
  const token = randomText()
  sessions.set(token, { person, createdAt: now(), lastUsedAt: now() })
  return token
}

/** What the return of a sign-in carries. With `return` it is a code that works once, for whoever began the sign-in. */
export function ticketFor(school: School, person: Person, challenge?: string): string {
  if (!school.offers.has('return')) return signIn(school, person)
  const code = randomText()
  school.codes.set(code, { person, challenge, until: school.now() + CODE_MS })
  return code
}

async function isFor(challenge: string | undefined, verifier: string | undefined): Promise<boolean> {
  if (challenge === undefined || verifier === undefined) return challenge === verifier
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return hexOf(new Uint8Array(digest)) === challenge
}

const toUser = ({ timeFactor: _, ...person }: Person, { createdAt }: { createdAt: number }) => {
  const at = new Date(createdAt).toISOString()
  return { ...person, googleId: `sample-${person._id}`, picture: '', createdAt: at, updatedAt: at }
}

/** `features` are left out where nothing is offered, as an API that knows of none does. */
const featuresOf = ({ offers }: School) => (offers.size > 0 ? { features: [...offers] } : {})

function sessionOf(school: School, token: string) {
  const session = school.sessions.get(token)
  if (!session) throw unauthorized()
  return { user: toUser(session.person, session), ...featuresOf(school) }
}

async function exchange({ school, body }: Ask<Person | undefined>) {
  const { token, verifier } = read(TokenBody, body)
  const code = school.codes.get(token)
  school.codes.delete(token)
  if (!code) {
    if (verifier !== undefined) throw unauthorized()
    return sessionOf(school, token)
  }
  const isGood = school.now() < code.until && (await isFor(code.challenge, verifier))
  if (!isGood) throw unauthorized()
  const own = signIn(school, code.person)
  return { ...sessionOf(school, own), token: own }
}

const listSessions = ({ school, user: person, token }: Ask) =>
  [...school.sessions]
    .filter(([, session]) => session.person._id === person._id)
    .map(([own, { createdAt, lastUsedAt }]) => ({
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      isCurrent: own === token,
      device: { browser: 'Chrome', system: 'Android' },
    }))

function endSessions({ school, user: person, token, query }: Ask) {
  const kept = query.get('keep') === 'this' ? token : undefined
  for (const [own, session] of school.sessions)
    if (session.person._id === person._id && own !== kept) school.sessions.delete(own)
  return { message: 'Signed out everywhere' }
}

export const sessionCalls: Calls = {
  'GET /auth/me': anyone(({ school, token }) => {
    if (!school.sessions.has(token)) throw new Refusal(401, unauthorized().message, featuresOf(school))
    return sessionOf(school, token)
  }),
  'GET /auth/validate-token': user(({ school, token }) => ({
    valid: true,
    user: sessionOf(school, token).user,
  })),
  'POST /auth/token': anyone(exchange),
  'POST /auth/logout': user(({ school, token }) => {
    school.sessions.delete(token)
    return { message: 'Logged out successfully' }
  }),
  'GET /auth/sessions': of('sessions', user(listSessions)),
  'DELETE /auth/sessions': of('sessions', user(endSessions)),
}
