import * as v from 'valibot'

/** A field that may be missing; other APIs write null for that. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
    ),
  )
