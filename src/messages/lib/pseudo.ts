/*
 * The pseudo-locale, `lang="en-XA"`: English in brackets, 40 % longer. A text without brackets is one that cannot be translated; one
 * that is cut would be cut in German, too.
 */

const stretched = (text: string) => `[${text}${' ~'.repeat(Math.ceil(text.length / 5))}]`

type Make = (text: unknown) => unknown

const isMaker = (parameter: unknown): parameter is Make => typeof parameter === 'function'
const ofChanged = (make: Make) => (text: unknown) => make(changed(text))

/** Words of a room, or what one of its functions says. Nodes and figures stay. */
function changed(said: unknown): unknown {
  if (typeof said === 'string') return /\p{L}/u.test(said) ? stretched(said) : said
  // Functions among the parameters make a node of a text.
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
