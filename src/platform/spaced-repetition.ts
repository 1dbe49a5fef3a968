import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import * as v from 'valibot'

/** Deterministic, in whole days: a missed card comes back tomorrow. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

const Figure = v.pipe(v.number(), v.finite())
const Instant = v.pipe(
  Figure,
  v.transform((at) => new Date(at)),
)

/** A card of the library, as JSON. */
const Memory = v.object({
  due: Instant,
  stability: Figure,
  difficulty: Figure,
  elapsed_days: Figure,
  scheduled_days: Figure,
  learning_steps: Figure,
  reps: Figure,
  lapses: Figure,
  state: v.picklist([0, 1, 2, 3]),
  last_review: v.optional(Instant),
})

const toMemory = ({ due, last_review, ...card }: Card): v.InferInput<typeof Memory> => ({
  ...card,
  due: due.getTime(),
  ...(last_review && { last_review: last_review.getTime() }),
})

/** Invalid data, or data of another release, starts a new card. */
function toCard(memory: unknown, now: number): Card {
  const read = v.safeParse(Memory, memory)
  if (!read.success) return createEmptyCard(now)
  const { last_review, ...card } = read.output
  return { ...card, ...(last_review && { last_review }) }
}

/** When the question comes back after an answer now, and the card's new state as JSON. Times are in milliseconds. */
export function scheduleNext(memory: unknown, isRight: boolean, now: number) {
  const { card } = scheduler.next(toCard(memory, now), now, isRight ? Rating.Good : Rating.Again)
  return { due: card.due.getTime(), memory: toMemory(card) }
}
