import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import type { Question } from '../../domain/quizzes/question.ts'
import {
  cardId,
  isDueToday,
  isPracticable,
  newCard,
  PracticeCard,
  withCards,
} from '../../domain/results/practice-cards.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $minute, serverNow } from '../page/clock.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'

/* Practice cards on this device, by person. Like attempts, they are never shown to others. They are never sent. */

const Stored = v.record(v.string(), v.unknown())
const $stored = deviceAtom('quiz:practice', Stored)

/** Parsed individually: an invalid card does not affect the others. */
const readCards = (cards: unknown): PracticeCard[] =>
  Array.isArray(cards)
    ? cards.flatMap((card) => {
        const read = v.safeParse(PracticeCard, card)
        return read.success ? [read.output] : []
      })
    : []

const $cards = computed([$stored, $userId], (stored, userId) => readCards(userId && stored?.[userId]))

/** Those of the signed-in person that are due today. */
export const $dueCards = computed([$cards, $minute], (cards, now) =>
  cards.filter((card) => isDueToday(card, now)),
)

/** Changes what is stored now: another tab may have stored something. */
function change(step: (cards: PracticeCard[]) => readonly PracticeCard[]): readonly PracticeCard[] {
  const userId = $userId.get()
  const stored = $stored.readDevice() ?? {}
  const cards = step(readCards(userId && stored[userId]))
  if (userId) $stored.set({ ...stored, [userId]: cards })
  return cards
}

/** Stores a card that was answered. */
export const storeCard = (card: PracticeCard) =>
  change((cards) => [...cards.filter((other) => cardId(other) !== cardId(card)), card])

/** The questions chosen for practice. */
const $chosen = atom<{ userId: string | undefined; cards: readonly PracticeCard[] } | undefined>()

/** The next round: the person's choice, or else the cards that are due. */
export function nextCards(): readonly PracticeCard[] {
  const chosen = $chosen.get()
  return chosen && chosen.userId === $userId.get() ? chosen.cards : $dueCards.get()
}

/** Explanations from an API that does not offer them are ignored. */
const withOfferedContent = (question: Question): Question =>
  offers('content') ? question : { ...question, explanation: undefined }

/** Chooses these questions of a quiz for the practice. */
export function practise(quiz: string, questions: readonly Question[]): void {
  const fresh = questions
    .filter(isPracticable)
    .map((question) => newCard(quiz, withOfferedContent(question), serverNow()))
  const known = new Map(change((cards) => withCards(cards, fresh)).map((card) => [cardId(card), card]))
  // Cards that do not fit into the storage are practised anyway.
  const cards = fresh.map((card) => known.get(cardId(card)) ?? card)
  $chosen.set({ userId: $userId.get(), cards })
}

/** Chooses what is due. */
export const practiseDue = () => $chosen.set(undefined)
