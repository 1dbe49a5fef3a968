/*
 * The pseudo-locale, `lang="en-XA"`: English in brackets, 40 % longer. Text without brackets is untranslatable; text
 * that is cut off would be cut off in German too.
 */

const stretched = (text: string) => `[${text}${' ~'.repeat(Math.ceil(text.length / 5))}]`

type Make = (text: unknown) => unknown

const isMaker = (parameter: unknown): parameter is Make => typeof parameter === 'function'
const ofChanged = (make: Make) => (text: unknown) => make(changed(text))

/** A room's texts, or a function's result. Nodes and figures are unchanged. */
function changed(said: unknown): unknown {
  if (typeof said === 'string') return /\p{L}/u.test(said) ? stretched(said) : said
  // Function parameters turn text into a node.
  if (typeof said === 'function')
    return (...parameters: unknown[]) =>
      changed(said(...parameters.map((each) => (isMaker(each) ? ofChanged(each) : each))))
  if (Array.isArray(said)) return said.map(changed)
  const isPlain =
    said !== null && typeof said === 'object' && Object.getPrototypeOf(said) === Object.prototype
  return isPlain && !('type' in said) ? pseudo('', said) : said
}

export const pseudo = (_room: string, english: object): object =>
  Object.fromEntries(Object.entries(english).map(([name, said]) => [name, changed(said)]))
