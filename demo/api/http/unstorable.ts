/** NUL and lone surrogates are valid in JSON, but not in PostgreSQL. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)

/** The path of the first unstorable text, such as `questions.0.text`; undefined if there is none. */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}
