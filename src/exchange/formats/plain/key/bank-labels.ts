/** What test banks write behind an answer, as in 'ANS: C PTS: 1 REF: p. 45'. */
const LABEL = '(?:PTS|DIF|REF|OBJ|NAT|LOC|STA|TOP|KEY|MSC|BLM|SKL):'
const BEHIND = new RegExp(`\\s${LABEL}`)
const ALONE = new RegExp(`^${LABEL}`)
const POINTS = /PTS:\s?(\d{1,3})/
/** No key is longer, where such labels follow it. */
const REACH = 200

/** Where they begin behind a key; -1 if there are none. */
export const bankLabelsAt = (text: string) => text.slice(0, REACH).search(BEHIND)

export function withoutBank(text: string): string {
  const at = bankLabelsAt(text)
  return at < 0 ? text : text.slice(0, at).trim()
}

/** A line of such labels. */
export const isOfBank = (text: string) => ALONE.test(text)

export const bankPoints = (text: string) => text.match(POINTS)?.[1]
