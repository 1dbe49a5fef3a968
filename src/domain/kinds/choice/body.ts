import * as v from 'valibot'
import { Written } from '../../lib/written.ts'
import { ImageAlt, ImageUrl, Pinned } from '../body-fields.ts'

export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 26

/** The options and the key of a choice as it is saved. */
export const choiceBody = {
  options: v.pipe(
    v.array(
      v.object({
        text: v.pipe(Written, v.nonEmpty('Please fill in all option texts (even if using images)')),
        imageUrl: ImageUrl,
        imageAlt: ImageAlt,
        pinned: Pinned,
      }),
    ),
    v.minLength(MIN_OPTIONS),
    v.maxLength(MAX_OPTIONS),
  ),
  correctAnswer: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
}

export const keyIsOption = ({
  options,
  correctAnswer,
}: {
  options: readonly unknown[]
  correctAnswer: number
}) => correctAnswer < options.length
