import * as v from 'valibot'
import { envelopeContent, unwrap } from '../../src/api/unwrap.ts'
import { Session } from '../../src/domain/session/session.ts'
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

/** What the elements read of an answer; undefined if it is not the promised shape. */
export const readAs = <Schema extends v.GenericSchema>(schema: Schema, { body }: Reply) =>
  unwrap(schema, body)?.value

/** Whose answer to GET /auth/me it is, with what the API offers; undefined if nobody is signed in. */
export const sessionOf = (reply: Reply) => readAs(Session, reply)

function problemOf(schema: v.GenericSchema, body: unknown): string {
  const { issues = [] } = v.safeParse(schema, envelopeContent(body) ?? body)
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
