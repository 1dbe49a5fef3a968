import * as v from 'valibot'
import { Written } from '../lib/written.ts'
import { isPictureAddress } from '../page/picture-address.ts'

/** What the questions of a quiz are made of when they are saved, whatever their kind. */

export const MAX_LENGTHS = {
  questionText: 20_000,
  explanation: 20_000,
  topic: 200,
  imageUrl: 2048,
  imageAlt: 1000,
} as const

export const ImageUrl = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTHS.imageUrl),
    v.check(isPictureAddress, 'must be an address with http or https'),
  ),
)

/** A blank text removes the value, a missing one keeps it: clients that do not know the field omit it. */
export const optionalText = (longest: number) => v.optional(v.pipe(Written, v.maxLength(longest)))
export const ImageAlt = optionalText(MAX_LENGTHS.imageAlt)

/** Keeps its position when others are shuffled. */
export const Pinned = v.optional(v.boolean())
