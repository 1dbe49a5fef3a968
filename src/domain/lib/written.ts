import * as v from 'valibot'

/** Visible characters: excludes white space and characters that only join, separate or direct others. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800\uFFF9-\uFFFB\u{1D159}]/u

/** Whether a text is invisible, such as a zero-width space or a Hangul filler. */
export const isBlank = (text: string | undefined) => !SEEN.test(text ?? '')

/** Trimmed text; empty if nothing in it is visible. */
export const written = (text: string | undefined) => (text === undefined || isBlank(text) ? '' : text.trim())

/** A text in a request, as it is stored. */
export const Written = v.pipe(
  v.string(),
  v.transform((text): string => written(text)),
)
