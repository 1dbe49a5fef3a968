import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { SentQuestion } from '../../../src/domain/quizzes/question.ts'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { Feature } from '../../../src/domain/session/features.ts'
import { User } from '../../../src/domain/session/session.ts'
import { Slot, SlotBooking } from '../../../src/domain/slots/slot.ts'

/** The shape of every error. */
const ProblemAnswer = v.object({
  message: v.string(),
  /** Identifies the message, so that a client can use words of its own, with these parameters. */
  code: v.optional(v.string()),
  parameters: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  slotRequired: v.optional(v.boolean()),
  /** Identifies the call in the log; also in the header X-Request-Id. */
  requestId: v.optional(v.string()),
  /** With the 401 of GET /auth/me. */
  features: v.optional(v.array(v.string())),
})

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  // The input side of the schema is what is sent; transforms run in the client.
  content: { 'application/json': { schema: resolver(schema, { typeMode: 'input' }) } },
})

/**
 * Describes a route for /openapi.json, with the schema of a JSON response. `feature` is the optional one that the call is part of;
 * the elements call it only where an API lists that.
 */
export const described = (summary: string, answer?: v.GenericSchema, feature?: Feature) =>
  describeRoute({
    summary,
    ...(feature && { 'x-feature': feature }),
    responses: {
      200: answer ? json('The answer', answer) : { description: 'Done' },
      default: json('A problem', ProblemAnswer),
    },
  })

/** Describes a route with a file in a multipart form. */
export const describedUpload = (summary: string, field: string, answer: v.GenericSchema) =>
  describeRoute({
    summary,
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [field],
            properties: { [field]: { type: 'string', format: 'binary' } },
          },
        },
      },
    },
    responses: { 200: json('The answer', answer), default: json('A problem', ProblemAnswer) },
  })

/** Describes a route that returns a picture. */
export const describedPicture = (summary: string, mime: string) =>
  describeRoute({
    summary,
    responses: {
      200: {
        description: 'The picture',
        content: { [mime]: { schema: { type: 'string', format: 'binary' } } },
      },
      default: json('A problem', ProblemAnswer),
    },
  })

/** Describes a route that browsers navigate to, and that redirects. */
export const describedRedirect = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      302: { description: 'Off to the next address' },
      429: {
        description: 'A page that says how long to wait, with Retry-After',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
      default: json('A problem', ProblemAnswer),
    },
  })

/** What calls have in common, under names of its own in the description. */
const ENTITIES: Record<string, v.GenericSchema> = {
  Problem: ProblemAnswer,
  User,
  Question: SentQuestion,
  Quiz,
  QuizSummary,
  Result,
  Slot,
  SlotBooking,
}

/** A question is read by its kind. The converter numbers such schemas, wherever it meets them. */
const NUMBERED = /"#\/(?:\$defs|components\/schemas)\/\d+"/g
const withQuestions = <Described extends object>(described: Described): Described =>
  JSON.parse(
    JSON.stringify({ ...described, $defs: undefined }).replaceAll(
      NUMBERED,
      '"#/components/schemas/Question"',
    ),
  )

/** The description with a reference wherever an entity occurs, which makes it a tenth as long. */
export async function withEntities(document: object): Promise<object> {
  const schemas: [name: string, schema: object][] = []
  for (const [name, entity] of Object.entries(ENTITIES))
    schemas.push([
      name,
      withQuestions((await resolver(entity, { typeMode: 'input' }).toOpenAPISchema()).schema),
    ])
  const names = new Map(schemas.map(([name, schema]) => [JSON.stringify(schema), name]))
  const inner = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, referring(part)]))
  const referring = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(referring)
    if (typeof value !== 'object' || value === null) return value
    const name = names.get(JSON.stringify(value))
    return name ? { $ref: `#/components/schemas/${name}` } : inner(value)
  }
  const components = { schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, inner(schema)])) }
  return { ...inner(withQuestions(document)), components }
}
