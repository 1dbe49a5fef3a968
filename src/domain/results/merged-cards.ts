import * as v from 'valibot'
import { askedOf, cardId, inLimit, type PracticeCard } from './practice-cards.ts'

/* Two devices practise, in turns or apart from each other; whatever one knows the other does not, both have in the end. */

const Reviewed = v.object({ reps: v.number(), last_review: v.optional(v.number(), 0) })

/** When a card was answered last, and how often. */
function reviewOf({ memory }: PracticeCard): readonly [number, number] {
  const { success, output } = v.safeParse(Reviewed, memory)
  return success ? [output.last_review, output.reps] : [0, 0]
}

/** Where they differ, the greater counts; the order of these decides. */
const ranksOf = (card: PracticeCard, isSameQuestion: boolean) => [
  // A question that changed begins anew.
  isSameQuestion ? 0 : (card.since ?? 0),
  ...reviewOf(card),
  card.due,
]

/** The one that knows more; the same whichever device asks. */
function newerOf(one: PracticeCard, other: PracticeCard): PracticeCard {
  const isSame = askedOf(one) === askedOf(other)
  const [ranks, others] = [ranksOf(one, isSame), ranksOf(other, isSame)]
  const at = ranks.findIndex((rank, index) => rank !== others[index])
  if (at < 0) return askedOf(one) >= askedOf(other) ? one : other
  return (ranks[at] ?? 0) > (others[at] ?? 0) ? one : other
}

/** What two devices hold together. */
export function mergeCards(
  mine: readonly PracticeCard[],
  theirs: readonly PracticeCard[],
): readonly PracticeCard[] {
  const merged = new Map(mine.map((card) => [cardId(card), card]))
  for (const card of theirs) {
    const known = merged.get(cardId(card))
    merged.set(cardId(card), known ? newerOf(known, card) : card)
  }
  return inLimit([...merged.values()])
}

const signOf = (card: PracticeCard) =>
  JSON.stringify([cardId(card), askedOf(card), card.since ?? 0, card.due, reviewOf(card)])

/** Whether both have the same cards in the same state, whatever their order. */
export function areSameCards(one: readonly PracticeCard[], other: readonly PracticeCard[]): boolean {
  const signs = new Set(one.map(signOf))
  return one.length === other.length && other.every((card) => signs.has(signOf(card)))
}
