import { pick } from '../server/random.ts'
import type { Operation, Parameter, Schema } from './operations.ts'
import type { Season } from './season.ts'
import { type Making, makeValue, ODD_TEXTS, oneOf, type Random, toJson } from './values.ts'

/** What goes over the line; `path` is encoded and begins below the API. */
export interface SweptRequest {
  operation: Operation
  method: string
  path: string
  headers: Readonly<Record<string, string | string[]>>
  body: Buffer | undefined
}

/** How many of the values of a request are odd: of many none, so that calls get far; of some a few; of others most. */
const ODDS = [0, 0, 0.04, 0.04, 0.15, 0.6] as const
const SELDOM = 0.08

const OTHER_METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST', 'GET'] as const

/** Bytes of an address that no value becomes. */
const ODD_ESCAPES = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%ZZ',
  '%',
  '%ed%a0%80',
  '..%2f..%2f',
  '%0d%0aa:%20b',
  '+',
  '%20',
] as const

const ODD_HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'x-forwarded-for': '::1, not an address' },
  { 'accept-encoding': 'br;q=NaN, *' },
  { accept: 'text/html' },
  { 'accept-language': 'x'.repeat(4000) },
  { range: 'bytes=-1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'never' },
  { 'content-encoding': 'gzip' },
  { cookie: 'session=%00; session; =; a=b=c' },
  { 'x-http-method-override': 'DELETE' },
]

const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
] as const

const CALLERS = ['learner', 'learner', 'other', 'admin', 'admin', 'admin', 'expired', 'nobody'] as const

/** Through bytes, because a lone surrogate has no escape. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString())

function textFor({ name, schema }: Parameter, making: Making): string {
  const { random, odd } = making
  if (random() < odd / 2) return oneOf(random, ODD_ESCAPES)
  if (random() < odd) return encoded(oneOf(random, ODD_TEXTS))
  return encoded(String(makeValue(schema, { ...making, odd: 0 }, name)))
}

/** Of an id the kind of record is what the path begins with. */
const knownNameOf = (path: string, name: string) => {
  const kind = path.replace('/admin', '').split('/')[1]
  return name === 'id' ? `${kind}.id` : name
}

const ID: Schema = { type: 'string' }

const pathFor = (path: string, making: Making) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    textFor({ in: 'path', name: knownNameOf(path, name), schema: ID }, making),
  )

/** Fields that no call describes: those of the sign-in, and of somebody who hopes. */
const EXTRA_QUERY = [
  'frontend_url=http%3A%2F%2Flocalhost',
  'state=x&code=y',
  'userId=1',
  'page[]=1',
  '&&=&',
  '__proto__=x',
]

function queryFor({ parameters }: Operation, making: Making): string {
  const { random, odd } = making
  const asked = parameters.filter(
    ({ in: place, required }) => place === 'query' && (required || random() < 0.5),
  )
  const fields = asked.map((parameter) => `${parameter.name}=${textFor(parameter, making)}`)
  if (random() < odd) fields.push(...fields)
  if (random() < SELDOM + odd) fields.push(oneOf(random, EXTRA_QUERY as [string, ...string[]]))
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

const cut = (random: Random, bytes: Buffer) => bytes.subarray(0, pick(random, 0, bytes.length + 1))

/** What can happen to bytes on their way. */
const MANGLED: readonly [...((random: Random, bytes: Buffer) => Buffer)[]] = [
  cut,
  (_, bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  (_, bytes) => Buffer.concat([bytes, Buffer.from('}')]),
  (_, bytes) => Buffer.from(bytes.toString(), 'utf16le'),
  (random, bytes) => Buffer.concat([cut(random, bytes), Buffer.from([0xff, 0xfe, 0, 0x80]), bytes]),
  () => Buffer.from('[[]]'),
  () => Buffer.alloc(0),
]

const SMALLEST_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture in its form. */
function formFor({ random, odd }: Making): Buffer {
  const picture = Buffer.from(SMALLEST_PNG, 'base64')
  const bytes = random() < odd ? cut(random, picture) : picture
  const name = random() < odd ? 'file' : 'image'
  return Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`),
    bytes,
    Buffer.from(random() < odd ? '' : '\r\n--x--\r\n'),
  ])
}

interface Content {
  body: Buffer | undefined
  type: string | undefined
}

function contentFor({ body, takesForm }: Operation, making: Making): Content {
  const { random, odd } = making
  if (takesForm) return { body: formFor(making), type: 'multipart/form-data; boundary=x' }
  // A body where none is expected, now and then.
  if (!body && random() > odd) return { body: undefined, type: undefined }
  const bytes = Buffer.from(toJson(makeValue(body ?? { type: 'object' }, making)))
  const type = random() < odd / 2 ? oneOf(random, ODD_TYPES) : 'application/json'
  const mangle = random() < odd / 2 ? MANGLED[pick(random, 0, MANGLED.length)] : undefined
  return { body: mangle ? mangle(random, bytes) : bytes, type }
}

function credentials({ tokens }: Season, { random, odd }: Making): Record<string, string> {
  const token = tokens[oneOf(random, CALLERS)]
  if (random() < odd / 4)
    return {
      authorization: oneOf(random, ['Bearer', 'Bearer  x', 'Basic eDp5', `Bearer ${'x'.repeat(5000)}`]),
    }
  if (token === '') return {}
  return random() < SELDOM ? { cookie: `session=${token}` } : { authorization: `Bearer ${token}` }
}

/** The next request of a sweep. The same numbers make the same request, but for the ids that the school was given. */
export function nextRequest(operations: readonly Operation[], season: Season, random: Random): SweptRequest {
  const operation = operations[pick(random, 0, operations.length)]
  if (!operation) throw new Error('the server describes no calls')
  const making: Making = { random, odd: oneOf(random, ODDS), known: season.known }
  const { body, type } = contentFor(operation, making)
  return {
    operation,
    method: random() < making.odd / 4 ? oneOf(random, OTHER_METHODS) : operation.method,
    path: pathFor(operation.path, making) + queryFor(operation, making),
    headers: {
      ...credentials(season, making),
      ...(type && { 'content-type': type }),
      ...(random() < making.odd / 2 && oneOf(random, ODD_HEADERS)),
    },
    body,
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The request as somebody may send it again by hand. */
export function toCurl({ method, path, headers, body }: SweptRequest, url: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const sent = body ? [`--data-binary @-`] : []
  const command = [
    'curl',
    '-i',
    '--path-as-is',
    '-X',
    method,
    ...lines,
    ...sent,
    quoted(`${url}/api${path}`),
  ].join(' ')
  return body ? `base64 -d <<< ${body.toString('base64')} | ${command}` : command
}
