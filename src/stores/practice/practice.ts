import { atom } from 'nanostores'
import type { Answer } from '../../domain/kinds/answer.ts'
import { isRightAnswer } from '../../domain/kinds/judging.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { daysUntil, type PracticeCard, reshuffled } from '../../domain/results/practice-cards.ts'
import { scheduleNext } from '../../platform/spaced-repetition.ts'
import { serverNow } from '../page/clock.ts'
import { nextCards, storeCard } from './practice-cards.ts'

/** A question that was answered. */
interface Verdict {
  chosen: Answer
  isRight: boolean
  /** Days until it comes back. */
  days: number
}

/** One round of practice, without clock or score; only the date when a question comes back is stored. */
export interface Practice {
  cards: readonly PracticeCard[]
  /** An index in `cards`; after the last one the round is over. */
  at: number
  /** That card's question, with its options shuffled for this round. */
  question: Question | undefined
  /** Undefined until it is answered. */
  verdict: Verdict | undefined
  /** The first answers, by index. */
  first: readonly Verdict[]
}

const show = (practice: Omit<Practice, 'question' | 'verdict'>): Practice => {
  const card = practice.cards[practice.at]
  return { ...practice, question: card && reshuffled(card.question, Math.random), verdict: undefined }
}

export const $practice = atom<Practice>({
  cards: [],
  at: 0,
  question: undefined,
  verdict: undefined,
  first: [],
})

export const beginPractice = () => $practice.set(show({ cards: nextCards(), at: 0, first: [] }))

/** Answers the question on the screen. Only the first of several answers decides when it comes back. */
export function answer(option: Answer): void {
  const practice = $practice.get()
  const { cards, at, question, verdict, first } = practice
  const card = cards[at]
  if (!question || !card || verdict) return
  const right = isRightAnswer(question, option)
  const known = first[at]
  if (known) {
    $practice.set({ ...practice, verdict: { ...known, chosen: option, isRight: right } })
    return
  }
  const now = serverNow()
  const next = scheduleNext(card.memory, right, now)
  storeCard({ ...card, ...next })
  const answered = { chosen: option, isRight: right, days: daysUntil(next.due, now) }
  $practice.set({ ...practice, verdict: answered, first: [...first, answered] })
}

/** The same question again, its options in another order. */
export const tryAgain = () => $practice.set(show($practice.get()))

export const nextCard = () => $practice.set(show({ ...$practice.get(), at: $practice.get().at + 1 }))
