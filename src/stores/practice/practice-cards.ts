import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import type { Question } from '../../domain/quizzes/question.ts'
import { mergeCards } from '../../domain/results/merged-cards.ts'
import {
  cardId,
  isDueToday,
  isPracticable,
  newCard,
  PracticeCard,
  withCards,
} from '../../domain/results/practice-cards.ts'
import { sumTopics, topicOfCard, withDue } from '../../domain/results/practice-topics.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $minute, serverNow } from '../page/clock.ts'
import { $myResults } from '../results/my-results.ts'
import { $features, offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'

/* Practice cards on this device, by person. Like attempts, they are never shown to others. */

const Stored = v.record(v.string(), v.unknown())
const $stored = deviceAtom('quiz:practice', Stored)

/** Parsed individually: an invalid card does not affect the others. */
const cardsIn = (cards: unknown): PracticeCard[] =>
  Array.isArray(cards)
    ? cards.flatMap((card) => {
        const read = v.safeParse(PracticeCard, card)
        return read.success ? [read.output] : []
      })
    : []

/** The signed-in person's. */
export const $cards = computed([$stored, $userId], (stored, userId) => cardsIn(userId && stored?.[userId]))

/** Those of the signed-in person that are due today. */
export const $dueCards = computed([$cards, $minute], (cards, now) =>
  cards.filter((card) => isDueToday(card, now)),
)

/** Changes what is stored now: another tab may have stored something. */
function change(step: (cards: PracticeCard[]) => readonly PracticeCard[]): readonly PracticeCard[] {
  const userId = $userId.get()
  const stored = $stored.readDevice() ?? {}
  const cards = step(cardsIn(userId && stored[userId]))
  if (userId) $stored.set({ ...stored, [userId]: cards })
  return cards
}

/** Stores a card that was answered. */
export const storeCard = (card: PracticeCard) =>
  change((cards) => [...cards.filter((other) => cardId(other) !== cardId(card)), card])

/** Joins them with those of the person's other devices. */
export const joinCards = (theirs: readonly PracticeCard[]) => change((cards) => mergeCards(cards, theirs))

/** The questions chosen for practice. */
const $chosen = atom<{ userId: string | undefined; cards: readonly PracticeCard[] } | undefined>()

/** The person's choice. */
const $choice = computed([$chosen, $userId], (chosen, userId) =>
  chosen?.userId === userId ? chosen?.cards : undefined,
)

/** The next round: the person's choice, or else the cards that are due. It stays chosen, whatever is known later. */
export function nextCards(): readonly PracticeCard[] {
  const cards = $choice.get() ?? $dueCards.get()
  $chosen.set({ userId: $userId.get(), cards })
  return cards
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

/** Leaves the choice open: what is due, or a topic of it where there are some. */
export const practiseDue = () => $chosen.set(undefined)

const $figures = computed([$myResults, $features], ({ data = [] }, features) =>
  features?.includes('practice') ? sumTopics(data) : [],
)

/** What there is to choose from: the person's topics, weakest first; undefined where a round can begin. */
export const $openTopics = computed(
  [$choice, $myResults, $features, $figures, $cards, $minute],
  (choice, results, features, figures, cards, now) => {
    if (choice) return undefined
    const mayOffer = features?.includes('practice') ?? true
    if (mayOffer && !results.data && !results.error) return 'loading'
    return figures.length > 0 ? withDue(figures, cards, now) : undefined
  },
)

/** Chooses what is due of a topic; undefined for what belongs to none of them. */
export function practiseTopic(topic: string | undefined): void {
  const known = $figures.get().map((of) => of.topic)
  const isOf = (own: string | undefined) => (topic === undefined ? !known.includes(own ?? '') : own === topic)
  $chosen.set({ userId: $userId.get(), cards: $dueCards.get().filter((card) => isOf(topicOfCard(card))) })
}
