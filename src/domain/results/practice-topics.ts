import { written } from '../lib/written.ts'
import { daysUntil, isDueToday, type PracticeCard } from './practice-cards.ts'
import type { Result, TopicFigures } from './results.ts'

export const topicOfCard = ({ question: { topic } }: Pick<PracticeCard, 'question'>): string | undefined =>
  written(topic) || undefined

interface AnsweredTopic extends TopicFigures {
  /** When it was answered last in a quiz; milliseconds, 0 if no result tells. */
  last: number
}

/** What a person's results say of each topic together; weakest first, then the one that more is known of. */
export function sumTopics(
  results: readonly Pick<Result, 'topics' | 'submittedAt'>[],
): readonly AnsweredTopic[] {
  const sums = new Map<string, AnsweredTopic>()
  for (const { topics = [], submittedAt } of results)
    for (const { topic, asked, right } of topics) {
      const known = sums.get(topic) ?? { topic, asked: 0, right: 0, last: 0 }
      sums.set(topic, {
        topic,
        asked: known.asked + asked,
        right: known.right + right,
        last: Math.max(known.last, Date.parse(submittedAt) || 0),
      })
    }
  return [...sums.values()]
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => one.right / one.asked - other.right / other.asked || other.asked - one.asked)
}

export interface PracticeTopic extends AnsweredTopic {
  /** How many of its cards are due today. */
  due: number
  /** When its first card is due, in milliseconds and in days from today; undefined without cards. */
  next: { at: number; days: number } | undefined
}

function nextOf(cards: readonly PracticeCard[], now: number): PracticeTopic['next'] {
  if (cards.length === 0) return undefined
  const at = Math.min(...cards.map(({ due }) => due))
  return { at, days: daysUntil(at, now) }
}

/** The topics with what is due of each, and how many cards of no such topic are due. `now` in milliseconds. */
export function withDue(figures: readonly AnsweredTopic[], cards: readonly PracticeCard[], now: number) {
  const dueOf = (some: readonly PracticeCard[]) => some.filter((card) => isDueToday(card, now)).length
  const topics: PracticeTopic[] = figures.map((of) => {
    const own = cards.filter((card) => topicOfCard(card) === of.topic)
    return { ...of, due: dueOf(own), next: nextOf(own, now) }
  })
  const [total, known] = [dueOf(cards), topics.reduce((sum, { due }) => sum + due, 0)]
  return { topics, total, others: total - known }
}

const MINUTES_EACH = 0.75

/** About how long as many questions take. */
export const minutesFor = (questions: number): number => Math.max(1, Math.round(questions * MINUTES_EACH))
