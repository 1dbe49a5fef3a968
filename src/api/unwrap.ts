import * as v from 'valibot'

/**
 * The single object or array in an envelope such as `{"success": true, "quizzes": […]}`; an object with an id is not an
 * envelope.
 */
export function envelopeContent(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return undefined
  if ('_id' in envelope) return undefined
  const contents = Object.values(envelope).filter((value) => typeof value === 'object' && value !== null)
  return contents.length === 1 ? contents[0] : undefined
}

/** Parses a response, bare or in an envelope; undefined if neither fits the schema. */
export function unwrap<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { value: v.InferOutput<Schema> } | undefined {
  for (const candidate of [answer, envelopeContent(answer)]) {
    if (candidate === undefined && answer !== undefined) continue
    const read = v.safeParse(schema, candidate)
    if (read.success) return { value: read.output }
  }
  return undefined
}
