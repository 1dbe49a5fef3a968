import * as v from 'valibot'

/* Query parameters of several lists. */

/** The number of a page, or its size: 1 or more. */
export const WholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(1, 'must be 1 or more'),
)

/** PostgreSQL cannot store NUL. */
const withoutNul = v.check((text: string) => !text.includes('\0'), 'must be text')

/** A text to compare with stored ones. */
export const StorableText = v.pipe(v.string(), withoutNul)

/** Part of a name, a title or an e-mail address; '' matches everything. */
export const Search = v.pipe(
  v.string(),
  v.normalize(),
  v.trim(),
  v.maxLength(200, 'must be 200 characters or fewer'),
  withoutNul,
)
