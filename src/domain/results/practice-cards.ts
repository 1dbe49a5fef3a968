import * as v from 'valibot'
import { orderedChoice } from '../kinds/choice/shape.ts'
import { isGradable, kindOf } from '../kinds/kinds.ts'
import { DAY_MS, wallDate } from '../lib/time.ts'
import { drawPaper } from '../quizzes/paper.ts'
import { Question } from '../quizzes/question.ts'

/** A practised question with its key. `quiz` is an id. */
export const PracticeCard = v.object({
  quiz: v.string(),
  question: Question,
  /** When it was added with this very question; milliseconds. Missing on cards of older releases. */
  since: v.optional(v.pipe(v.number(), v.finite())),
  /** When it comes back; milliseconds. */
  due: v.pipe(v.number(), v.finite()),
  /** The scheduler's state; absent before the first answer. */
  memory: v.optional(v.unknown()),
})
export type PracticeCard = v.InferOutput<typeof PracticeCard>

/** The device's limit per person: more would never be practised. */
export const MOST_CARDS = 300

/** Whether an answer can be marked right or wrong. */
export const isPracticable = (question: Question) =>
  (kindOf(question) === 'number' || question.options.length > 1) && isGradable(question)

export const cardId = ({ quiz, question }: Pick<PracticeCard, 'quiz' | 'question'>) =>
  `${quiz} ${question._id ?? question.text}`

/** The question with its shown order of options as the authored one. */
const inOrder = (question: Question, order: readonly number[]): Question => ({
  ...question,
  ...orderedChoice(question, order),
  ...(question.correctAnswers && {
    correctAnswers: question.correctAnswers
      .map((right) => order.indexOf(right))
      .toSorted((one, other) => one - other),
  }),
  authoredIndex: undefined,
})

/** A card that is due immediately. Parsing its question again gives the same result. */
export const newCard = (quiz: string, question: Question, now: number): PracticeCard => ({
  quiz,
  question: inOrder(
    question,
    question.options.map((_, index) => index),
  ),
  since: now,
  due: now,
})

/** Its options, shuffled except for pinned ones. */
export function reshuffled(question: Question, random: () => number): Question {
  const mixed = { shuffle: { questions: false, options: true } }
  const [{ options = [] } = {}] = drawPaper([question], mixed, () => random)
  return inOrder(question, options)
}

/** What is asked, and what is right; not how it is told. */
export const askedOf = ({ question }: PracticeCard) => {
  const { text, imageUrl, options, correctAnswer, accepted, correctAnswers, number } = question
  return JSON.stringify([text, imageUrl, options, correctAnswer, accepted, correctAnswers, number])
}

/** Updates a card: progress is kept unless the question has changed. */
const renewed = (known: PracticeCard | undefined, card: PracticeCard): PracticeCard =>
  known && askedOf(known) === askedOf(card) ? { ...known, question: card.question } : card

/** Those that are due first. Beyond the limit every device keeps the same ones. */
export function inLimit(cards: readonly PracticeCard[]): readonly PracticeCard[] {
  const byDue = (one: PracticeCard, other: PracticeCard) => one.due - other.due
  if (cards.length <= MOST_CARDS) return cards.toSorted(byDue)
  const byName = (one: PracticeCard, other: PracticeCard) => (cardId(one) < cardId(other) ? -1 : 1)
  return cards.toSorted((one, other) => byDue(one, other) || byName(one, other)).slice(0, MOST_CARDS)
}

/** Adds cards to a person's, keeping those that are due first. */
export function withCards(
  known: readonly PracticeCard[],
  added: readonly PracticeCard[],
): readonly PracticeCard[] {
  const cards = new Map(known.map((card) => [cardId(card), card]))
  for (const card of added) cards.set(cardId(card), renewed(cards.get(cardId(card)), card))
  return inLimit([...cards.values()])
}

/** Days from one local day to another; `now` and `due` in milliseconds. */
export const daysUntil = (due: number, now: number) =>
  Math.round((Date.parse(wallDate(due)) - Date.parse(wallDate(now))) / DAY_MS)

/** A card is due from the start of its day, whatever the hour of the answer. */
export const isDueToday = ({ due }: Pick<PracticeCard, 'due'>, now: number) => daysUntil(due, now) <= 0
