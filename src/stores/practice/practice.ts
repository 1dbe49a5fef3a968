import { atom } from 'nanostores'
import { isRightAnswer } from '../../domain/kinds/kinds.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { daysUntil, type PracticeCard, reshuffled } from '../../domain/results/practice-cards.ts'
import { scheduleNext } from '../../platform/spaced-repetition.ts'
import { serverNow } from '../page/clock.ts'
import { nextCards, storeCard } from './practice-cards.ts'

/** A question that was answered. */
interface Told {
  chosen: number
  isRight: boolean
  /** In how many days it comes back. */
  days: number
}

/** One round of practice. Without clock and score; only when a question comes back is kept. */
export interface Practice {
  cards: readonly PracticeCard[]
  /** An index among `cards`; behind the last one the round is over. */
  at: number
  /** The question of that card, with its options in an order of this time. */
  question: Question | undefined
  /** Undefined until it is answered. */
  told: Told | undefined
  /** What the first answers were, by index. */
  first: readonly Told[]
}

const show = (practice: Omit<Practice, 'question' | 'told'>): Practice => {
  const card = practice.cards[practice.at]
  return { ...practice, question: card && reshuffled(card.question, Math.random), told: undefined }
}

export const $practice = atom<Practice>({ cards: [], at: 0, question: undefined, told: undefined, first: [] })

export const beginPractice = () => $practice.set(show({ cards: nextCards(), at: 0, first: [] }))

/** Answers the question on the screen. Only the first of several answers decides when it comes back. */
export function answer(option: number): void {
  const practice = $practice.get()
  const { cards, at, question, told, first } = practice
  const card = cards[at]
  if (!question || !card || told) return
  const right = isRightAnswer(question, option)
  const known = first[at]
  if (known) {
    $practice.set({ ...practice, told: { ...known, chosen: option, isRight: right } })
    return
  }
  const now = serverNow()
  const next = scheduleNext(card.memory, right, now)
  storeCard({ ...card, ...next })
  const answered = { chosen: option, isRight: right, days: daysUntil(next.due, now) }
  $practice.set({ ...practice, told: answered, first: [...first, answered] })
}

/** The same question again, its options in another order. */
export const tryAgain = () => $practice.set(show($practice.get()))

export const nextCard = () => $practice.set(show({ ...$practice.get(), at: $practice.get().at + 1 }))
