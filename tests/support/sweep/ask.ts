import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { SweptRequest } from './requests.ts'

export interface SweptAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends what fetch would refuse to: bodies of a GET, odd methods. Rejects if there is no answer in time. */
export const ask = (
  url: string,
  agent: Agent,
  { method, path, headers, body }: SweptRequest,
  withinMs: number,
) =>
  new Promise<SweptAnswer>((resolve, reject) => {
    const length = body ? { 'content-length': body.length } : {}
    const outgoing = request(
      `${url}/api`,
      {
        agent,
        method,
        path: `/api${path}`,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(withinMs),
      },
      (incoming) =>
        buffer(incoming).then(
          (bytes) =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: bytes.toString() }),
          reject,
        ),
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const isJson = ({ headers }: SweptAnswer) => headers['content-type']?.startsWith('application/json') ?? false

/** Of a picture's host, which is not ours to mend. */
const mayFail = ({ operation }: SweptRequest, status: number) =>
  operation.path === '/quiz/proxy-image' && (status === 502 || status === 504)

/** Words of the inside of a server. */
const INSIDE = /node_modules|\.ts:\d|at \w+ \(|select |insert into|violates|syntax error|invalid input/i

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The method that the server sees as the described one. */
const isDescribed = ({ operation, method }: SweptRequest) => method === operation.method

/** Of a request whose line and headers are longer than Node reads, so that nobody else sees it. */
const isTooLong = ({ status, text }: SweptAnswer) => status === 431 && text === ''

function faultOfProblem(swept: SweptRequest, answer: SweptAnswer): string | undefined {
  if (INSIDE.test(answer.text)) return 'tells of its inside'
  if (isTooLong(answer)) return undefined
  if (!isJson(answer))
    return swept.operation.path.startsWith('/auth/google') ? undefined : 'is a problem, but not as JSON'
  const { problem } = swept.operation
  return problem && !problem(read(answer.text))
    ? `is no problem as described: ${JSON.stringify(problem.errors)}`
    : undefined
}

/** What is wrong with an answer, in words; undefined where nothing is. */
export function faultOf(swept: SweptRequest, answer: SweptAnswer): string | undefined {
  const { status, text } = answer
  if (status >= 500) return mayFail(swept, status) ? undefined : 'is a fault of the server'
  if (swept.method === 'HEAD' || swept.method === 'OPTIONS') return undefined
  if (status >= 400) return faultOfProblem(swept, answer)
  const { answer: check } = swept.operation
  if (!(isDescribed(swept) && status === 200 && check) || check(read(text))) return undefined
  return `is not as described: ${JSON.stringify(check.errors)}`
}
