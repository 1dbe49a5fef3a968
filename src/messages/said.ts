import type { Reason } from '../domain/lib/failure.ts'
import type { ServerMessage } from '../domain/lib/server-message.ts'

let wordingOf: (message: ServerMessage) => string | undefined = () => undefined

/** The wordings are loaded after the first screen, which seldom needs them. */
export function setMessageWording(wording: typeof wordingOf): void {
  wordingOf = wording
}

/** The API's message in our own words if its code is known, else as sent; `otherwise` if there is none. */
export const said = (answer: ServerMessage | undefined, otherwise: string): string =>
  (answer && (wordingOf(answer) ?? answer.message)) ?? otherwise

/** A reason is stored with its code as `by`. */
export const saidReason = ({ message, by, parameters }: Extract<Reason, { code: 'said' }>): string =>
  said({ message, code: by, parameters }, message)
