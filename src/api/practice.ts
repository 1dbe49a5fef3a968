import { type CardsBody, CardsSaved, KeptCards } from '../domain/results/kept-cards.ts'
import { call } from './client.ts'

export const readCards = () => call(KeptCards, '/user/practice')

/** Resolves to the kept cards if those are newer (409). */
export const saveCards = (body: CardsBody, userId: string) =>
  call(CardsSaved, '/user/practice', {
    method: 'PUT',
    body,
    userId,
    accepts: { status: 409, schema: KeptCards },
  })
