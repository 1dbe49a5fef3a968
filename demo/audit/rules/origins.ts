import type { Reply } from '../caller.ts'
import { breach } from '../reply.ts'
import type { Rule } from '../rule.ts'

const EVIL = 'https://evil.example'

const listOf = (reply: Reply, name: string) => (reply.headers.get(name) ?? '').toLowerCase().split(/,\s*/)

const preflight = (origin: string, method: string) => ({
  headers: {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  },
})

/** For a site at another origin than its API. */
export const ORIGIN_RULES: readonly Rule[] = [
  {
    id: 'cors.answers',
    level: 'MUST',
    says: 'Answers, errors too, name the site in Access-Control-Allow-Origin, with Access-Control-Allow-Credentials: true.',
    breaks: 'every call fails as if the network were down',
    async *check(_, { callers: { visitor }, origin }) {
      for (const path of ['/quiz', '/auth/me', '/audit-no-such-call']) {
        const reply = await visitor.call('GET', path, { headers: { origin } })
        const allowed = reply.headers.get('access-control-allow-origin')
        if (allowed !== origin || reply.headers.get('access-control-allow-credentials') !== 'true')
          yield breach(
            reply,
            `Access-Control-Allow-Origin: ${origin}, with credentials, but it is ${allowed ?? 'missing'}`,
          )
      }
    },
  },
  {
    id: 'cors.preflight',
    level: 'MUST',
    says: 'OPTIONS allows the site GET, POST, PUT and DELETE with Authorization and Content-Type.',
    breaks: 'nothing can be sent: no booking, no submission',
    async *check(_, { callers: { visitor }, origin }) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const reply = await visitor.call('OPTIONS', '/quiz', preflight(origin, method))
        const headers = listOf(reply, 'access-control-allow-headers')
        const methods = listOf(reply, 'access-control-allow-methods')
        const isAllowed =
          reply.status < 300 &&
          reply.headers.get('access-control-allow-origin') === origin &&
          ['authorization', 'content-type'].every((name) => headers.includes(name)) &&
          (methods.includes(method.toLowerCase()) || method === 'GET' || method === 'POST')
        if (!isAllowed) yield breach(reply, `2xx that allows ${method}, Authorization and Content-Type`)
      }
    },
  },
  {
    id: 'cors.exposed',
    level: 'SHOULD',
    says: 'Date and Retry-After are exposed to the site (Access-Control-Expose-Headers).',
    breaks: 'on a device whose clock is wrong the exam’s time is wrong',
    async *check(_, { callers: { visitor }, origin }) {
      const reply = await visitor.call('GET', '/quiz', { headers: { origin } })
      const exposed = listOf(reply, 'access-control-expose-headers')
      if (!['date', 'retry-after'].every((name) => exposed.includes(name)))
        yield breach(reply, 'Access-Control-Expose-Headers: Date, Retry-After')
    },
  },
  {
    id: 'cors.others',
    level: 'MUST',
    says: 'A site that is not on the list is not allowed to call with cookies.',
    breaks: 'any page that a signed-in person opens can read their results',
    async *check(_, { callers: { visitor } }) {
      const reply = await visitor.call('GET', '/quiz', { headers: { origin: EVIL } })
      const allowed = reply.headers.get('access-control-allow-origin')
      if (allowed === EVIL && reply.headers.get('access-control-allow-credentials') === 'true')
        yield breach(reply, `no Access-Control-Allow-Origin for ${EVIL}`)
    },
  },
]
