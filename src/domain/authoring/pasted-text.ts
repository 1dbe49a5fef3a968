/** '1.', '12)', '(3)' or 'Q4.' before a text, but not '1.5 m' or '2026'. */
const NUMBER = /^\s*(?:Q(?:uestion)?\s*)?(?:\(\d{1,3}\)|\d{1,3}\s?[.)])\s+(?=\S)/i

/** A text copied with its question number; undefined if there is none. */
export function splitNumber(text: string): { number: string; rest: string } | undefined {
  const found = NUMBER.exec(text)?.[0]
  return found === undefined ? undefined : { number: found.trim(), rest: text.slice(found.length) }
}
