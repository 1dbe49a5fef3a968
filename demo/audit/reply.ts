import * as v from 'valibot'
import type { Reply } from './caller.ts'

/** Where an answer is not what it has to be. */
export interface Breach {
  sent: string
  came: string
  expected: string
}

/** Ends a rule that cannot be checked here: there is no quiz, no slot runs. */
export class Unchecked extends Error {}

const MOST_TEXT = 300

const shortened = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text)

const cameOf = ({ status, text, headers }: Reply) =>
  status === 0
    ? `no answer: ${text}`
    : `${status} ${headers.get('content-type') ?? 'without a content type'}: ${shortened(text) || 'an empty body'}`

export const breach = (reply: Reply, expected: string): Breach => ({
  sent: reply.sent,
  came: cameOf(reply),
  expected,
})

/** The caller's fault, and said so. */
export const isRefusal = ({ status }: Reply) => status >= 400 && status < 500

export const isOk = ({ status }: Reply) => status >= 200 && status < 300

/** An answer may be in an envelope of one key: {"success": true, "quizzes": […]}. */
function contentOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || '_id' in body) return undefined
  const contents = Object.values(body).filter((value) => typeof value === 'object' && value !== null)
  return contents.length === 1 ? contents[0] : undefined
}

/** What the elements read of an answer; undefined if it is not the promised shape. */
export function readAs<Schema extends v.GenericSchema>(schema: Schema, { body }: Reply) {
  for (const candidate of [body, contentOf(body)]) {
    const read = v.safeParse(schema, candidate)
    if (read.success) return read.output
  }
  return undefined
}

function problemOf(schema: v.GenericSchema, body: unknown): string {
  const { issues = [] } = v.safeParse(schema, contentOf(body) ?? body)
  const [issue] = issues
  if (!issue) return ''
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}

/** The breach of an answer that is not of the shape; undefined if it is. */
export function misshapen(reply: Reply, schema: v.GenericSchema, shape: string): Breach | undefined {
  if (!isOk(reply)) return breach(reply, `200 with ${shape}`)
  if (readAs(schema, reply) !== undefined) return undefined
  return breach(reply, `${shape} (${problemOf(schema, reply.body)})`)
}
