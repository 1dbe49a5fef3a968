import * as v from 'valibot'

/** The one value of an envelope such as `{"success": true, "quizzes": […]}` that can be an entity or a list. */
function contentOf(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return undefined
  const contents = Object.values(envelope).filter((value) => typeof value === 'object' && value !== null)
  return contents.length === 1 ? contents[0] : undefined
}

/** Reads an answer bare, or wrapped once in a single named key; undefined where it has not the promised shape. */
export function unwrap<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { value: v.InferOutput<Schema> } | undefined {
  for (const candidate of [answer, contentOf(answer)]) {
    if (candidate === undefined && answer !== undefined) continue
    const read = v.safeParse(schema, candidate)
    if (read.success) return { value: read.output }
  }
  return undefined
}
