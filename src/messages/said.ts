import type { Said } from '../domain/lib/said.ts'

let wordOf: (said: Said) => string | undefined = () => undefined

/** The words by code come later than the first screen, which seldom needs them. */
export function wordSaidBy(word: typeof wordOf): void {
  wordOf = word
}

/** A message of the API in our own words, where its code is known, else as it is; `otherwise`, where there is none. */
export const said = (answer: Said | undefined, otherwise: string): string =>
  (answer && (wordOf(answer) ?? answer.message)) ?? otherwise
