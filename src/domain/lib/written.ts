import * as v from 'valibot'

/** What is seen on its own: neither white space nor any sign that only joins, separates or directs others. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800\uFFF9-\uFFFB\u{1D159}]/u

/** Whether nothing of a text is seen, as of a zero-width space or a Hangul filler. */
export const isBlank = (text: string | undefined) => !SEEN.test(text ?? '')

/** A text without white space around it; empty where nothing of it is seen. */
export const written = (text: string | undefined) => (text === undefined || isBlank(text) ? '' : text.trim())

/** A text in a request, as it is stored. */
export const Written = v.pipe(
  v.string(),
  v.transform((text): string => written(text)),
)
