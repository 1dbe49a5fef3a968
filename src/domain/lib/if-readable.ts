import * as v from 'valibot'
import { maybe } from './maybe.ts'

/** A field of an optional feature: an invalid value counts as missing and does not invalidate the rest. */
export const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(maybe(schema), undefined)
