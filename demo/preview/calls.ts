/** A call of the contract, below the address of the API. */
export interface SampleCall {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}

export interface SampleAnswer {
  status: number
  body: unknown
}

/** Thrown by a handler: its answer is a refusal. */
export class Refusal extends Error {
  readonly status: number
  readonly facts: object

  constructor(status: number, message: string, facts: object = {}) {
    super(message)
    this.status = status
    this.facts = facts
  }
}

/** `id` is the segment where the route has `:id`. */
type Handler = (call: SampleCall, id: string) => unknown

/** By method and path: 'GET /quiz/:id/access'. */
export type Calls = Readonly<Record<string, Handler>>

const NOT_HERE = 'This is a preview with sample data: here it cannot do that. Nothing was sent.'

/** The segment at `:id`, an empty text without one; undefined if the route is another one. */
function idIn(route: string, asked: string): string | undefined {
  const segments = asked.split('/')
  const pattern = route.split('/')
  const fits =
    pattern.length === segments.length &&
    pattern.every((part, at) => /^(:id)$/.test(part) || part === segments[at])
  return fits ? decodeURIComponent(segments[pattern.indexOf(':id')] ?? '') : undefined
}

export function answerWith(calls: Calls, call: SampleCall): SampleAnswer {
  const asked = `${call.method} ${call.path}`
  for (const [route, handle] of Object.entries(calls)) {
    const id = idIn(route, asked)
    if (id === undefined) continue
    try {
      return { status: 200, body: handle(call, id) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { message: error.message, ...error.facts } }
    }
  }
  return { status: 409, body: { message: NOT_HERE } }
}
