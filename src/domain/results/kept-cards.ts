import * as v from 'valibot'
import { readableRows } from '../lib/rows.ts'
import { MOST_CARDS, PracticeCard } from './practice-cards.ts'

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** A scheduler's state is a few named numbers; whatever is deeper would be something else. */
const isFlat = (memory: unknown) =>
  isPlain(memory) ||
  Object.entries(Object(memory)).every(([name, value]) => /^\w+$/.test(name) && isPlain(value))

const SentCard = v.object({
  ...PracticeCard.entries,
  memory: v.optional(v.pipe(v.unknown(), v.check(isFlat, 'must be flat'))),
})

/** PUT /user/practice: the cards onto the copy before, one revision on. */
export const CardsBody = v.object({
  revision: Revision,
  cards: v.pipe(v.array(SentCard), v.maxLength(MOST_CARDS)),
})
export type CardsBody = v.InferOutput<typeof CardsBody>

/** GET /user/practice, and the answer with status 409 to a copy that is older. `revision` 0: none was kept yet. */
export const KeptCards = v.object({
  revision: Revision,
  cards: v.fallback(readableRows(PracticeCard), () => []),
})
export type KeptCards = v.InferOutput<typeof KeptCards>

/** The answer to PUT /user/practice. */
export const CardsSaved = v.object({ revision: Revision })
