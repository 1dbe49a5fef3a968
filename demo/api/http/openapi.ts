import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'

/** How every error is answered. */
const ProblemAnswer = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  slotRequired: v.optional(v.boolean()),
})

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  // What is sent is what a client may put in, before the client's schema makes it convenient.
  content: { 'application/json': { schema: resolver(schema, { typeMode: 'input' }) } },
})

/** Describes a route in /openapi.json: what it does, and its answer where that is JSON. */
export const described = (summary: string, answer?: v.GenericSchema) =>
  describeRoute({
    summary,
    responses: {
      200: answer ? json('The answer', answer) : { description: 'Done' },
      default: json('A problem', ProblemAnswer),
    },
  })

/** Describes a route that takes one file as a field of a form. */
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

/** Describes a route that answers a picture. */
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

/** Describes a route that sends a browser somewhere else. */
export const describedRedirect = (summary: string) =>
  describeRoute({
    summary,
    responses: { 302: { description: 'Off to the next address' }, default: json('A problem', ProblemAnswer) },
  })
