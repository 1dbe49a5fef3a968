import { ValidateTokenAnswer } from '../../../src/domain/session/session.ts'
import type { Reply } from '../caller.ts'
import { breach, isOk, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

const EVIL = 'https://evil.example'

const isRedirectTo = ({ status, headers }: Reply, origin: string) =>
  status >= 300 &&
  status < 400 &&
  new URL(headers.get('location') ?? '', 'http://audit.invalid').origin === origin

/** Cached copies would sign somebody in as the person before. */
const isStorable = ({ headers }: Reply) =>
  !/no-store|private|no-cache|max-age=0/.test(headers.get('cache-control') ?? '')

export const SESSION_RULES: readonly Rule[] = [
  {
    id: 'session.anonymous',
    level: 'MUST',
    says: 'GET /auth/me without a session answers 401.',
    breaks: 'the sign-in screen never appears',
    async *check(_, { callers: { visitor } }) {
      const reply = await visitor.read('/auth/me')
      if (reply.status !== 401) yield breach(reply, '401')
    },
  },
  {
    id: 'session.bad-token',
    level: 'MUST',
    says: 'A bearer token that is none of the API’s own is answered with 401.',
    breaks: 'an expired session is not noticed',
    async *check(_, { callers: { visitor } }) {
      for (const token of ['audit-not-a-token', 'a.b.c', '']) {
        const reply = await visitor.call('GET', '/auth/me', { headers: { authorization: `Bearer ${token}` } })
        if (reply.status !== 401) yield breach(reply, '401')
      }
    },
  },
  {
    id: 'session.validate-anonymous',
    level: 'MUST',
    says: 'GET /auth/validate-token without a session answers 401, or {valid: false}.',
    breaks: 'an ended session is taken for a valid one',
    async *check(_, { callers: { visitor } }) {
      const reply = await visitor.read('/auth/validate-token')
      const isDenied = isOk(reply) && readAs(ValidateTokenAnswer, reply)?.valid === false
      if (reply.status !== 401 && !isDenied) yield breach(reply, '401, or {"valid": false}')
    },
  },
  {
    id: 'session.sign-in',
    level: 'MUST',
    says: 'GET /auth/google?frontend_url=… redirects the browser to the sign-in, or is its page.',
    breaks: 'nobody can sign in',
    async *check(_, { callers: { visitor }, origin }) {
      const reply = await visitor.read('/auth/google', { frontend_url: origin })
      const isPage = isOk(reply) && /html/.test(reply.headers.get('content-type') ?? '')
      const isRedirect = reply.status >= 300 && reply.status < 400 && reply.headers.has('location')
      if (!isPage && !isRedirect)
        yield breach(reply, 'a redirect (302, 303 or 307) with a Location, or a page')
    },
  },
  {
    id: 'session.open-redirect',
    level: 'SHOULD',
    says: 'A frontend_url of another site is refused, because the session’s token would be sent there.',
    breaks: 'somebody else’s page gets the session of who follows a link',
    async *check(_, { callers: { visitor }, origin }) {
      for (const address of [
        EVIL,
        `${origin}.evil.example`,
        `${EVIL}/?${origin}`,
        'javascript:alert(1)',
        '//evil.example',
      ]) {
        const reply = await visitor.read('/auth/google', { frontend_url: address })
        if (reply.status < 400 || isRedirectTo(reply, EVIL))
          yield breach(reply, '400: the address is not one of the site’s')
      }
    },
  },
  {
    id: 'session.not-stored',
    level: 'SHOULD',
    says: 'What the API says of a person is not to be kept by caches (Cache-Control: no-store).',
    breaks: 'the next person at a shared computer may see the one before',
    as: ['learner'],
    async *check({ learner }) {
      for (const path of ['/auth/me', '/user/results', '/slots/current']) {
        const reply = await learner.read(path)
        if (isOk(reply) && isStorable(reply)) yield breach(reply, 'Cache-Control: no-store')
      }
    },
  },
]
