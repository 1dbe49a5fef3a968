import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'

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

/** Describes a route for /openapi.json, with the schema of a JSON response. */
export const described = (summary: string, answer?: v.GenericSchema) =>
  describeRoute({
    summary,
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
