/** '1.', '12)', '(3)' or 'Q4.' before a text; '1.5 m' and '2026' are none. */
const NUMBER = /^\s*(?:Q(?:uestion)?\s*)?(?:\(\d{1,3}\)|\d{1,3}\s?[.)])\s+(?=\S)/i

/** A text that was copied with the number of its question; undefined for one without. */
export function splitNumber(text: string): { number: string; rest: string } | undefined {
  const found = NUMBER.exec(text)?.[0]
  return found === undefined ? undefined : { number: found.trim(), rest: text.slice(found.length) }
}
