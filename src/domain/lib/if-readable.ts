import * as v from 'valibot'
import { maybe } from './maybe.ts'

/** A field that comes with an optional feature: what cannot be read there is as if it were missing, and never costs the rest. */
export const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(maybe(schema), undefined)
