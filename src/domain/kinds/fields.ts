import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { written } from '../lib/written.ts'
import { isPictureAddress } from '../page/picture-address.ts'

export const OptionalUrl = v.pipe(
  v.nullish(v.string()),
  v.transform((url) => (url && isPictureAddress(url) && url.trim()) || undefined),
)

export const OptionalText = ifReadable(
  v.pipe(
    v.string(),
    v.transform((text) => written(text) || undefined),
  ),
)

export const OptionalIndex = ifReadable(v.pipe(v.number(), v.integer(), v.minValue(0)))
