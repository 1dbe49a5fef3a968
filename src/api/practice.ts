import { type CardsBody, CardsSaved, KeptCards } from '../domain/results/kept-cards.ts'
import { call } from './client.ts'

/** Browsers refuse more than 64 KiB, of all calls together, for what goes on after the page is left. */
const MOST_KEPT_ALIVE_BYTES = 48 * 1024

const isSmall = (body: object) =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MOST_KEPT_ALIVE_BYTES

export const readCards = (userId: string) => call(KeptCards, '/user/practice', { userId })

/** Also sent when the page is left. Resolves to the kept cards if those are newer (409). */
export const saveCards = (body: CardsBody, userId: string) =>
  call(CardsSaved, '/user/practice', {
    method: 'PUT',
    body,
    userId,
    keepalive: isSmall(body),
    accepts: { status: 409, schema: KeptCards },
  })
