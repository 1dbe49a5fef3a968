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

/*
 * What people practise on this device, by person. Like their attempts, those of others are never shown. Nothing of it is sent.
 */

const Stored = v.record(v.string(), v.unknown())
const $stored = deviceAtom('quiz:practice', Stored)

/** One by one: a card that cannot be read costs no other. */
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

/** What somebody has chosen to practise. */
const $chosen = atom<{ userId: string | undefined; cards: readonly PracticeCard[] } | undefined>()

/** What is practised next: what the person has chosen, or else what is due. */
export function nextCards(): readonly PracticeCard[] {
  const chosen = $chosen.get()
  return chosen && chosen.userId === $userId.get() ? chosen.cards : $dueCards.get()
}

/** An API that offers no explanations is not taken at its word where it sends some. */
const told = (question: Question): Question =>
  offers('content') ? question : { ...question, explanation: undefined }

/** Chooses these questions of a quiz for the practice. */
export function practise(quiz: string, questions: readonly Question[]): void {
  const fresh = questions.filter(isPracticable).map((question) => newCard(quiz, told(question), serverNow()))
  const known = new Map(change((cards) => withCards(cards, fresh)).map((card) => [cardId(card), card]))
  // What does not fit beside what is due is practised all the same.
  const cards = fresh.map((card) => known.get(cardId(card)) ?? card)
  $chosen.set({ userId: $userId.get(), cards })
}

/** Chooses what is due. */
export const practiseDue = () => $chosen.set(undefined)
