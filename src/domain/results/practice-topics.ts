import { written } from '../lib/written.ts'
import { isDueToday, type PracticeCard } from './practice-cards.ts'
import type { Result, TopicFigures } from './results.ts'

export const topicOfCard = ({ question: { topic } }: Pick<PracticeCard, 'question'>): string | undefined =>
  written(topic) || undefined

/** What a person's results say of each topic together; weakest first, then the one that more is known of. */
export function sumTopics(results: readonly Pick<Result, 'topics'>[]): readonly TopicFigures[] {
  const sums = new Map<string, TopicFigures>()
  for (const { topic, asked, right } of results.flatMap(({ topics = [] }) => topics)) {
    const known = sums.get(topic) ?? { topic, asked: 0, right: 0 }
    sums.set(topic, { topic, asked: known.asked + asked, right: known.right + right })
  }
  return [...sums.values()]
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => one.right / one.asked - other.right / other.asked || other.asked - one.asked)
}

export interface PracticeTopic extends TopicFigures {
  /** How many of its cards are due today. */
  due: number
}

/** The topics with what is due of each, and how many cards of no such topic are due. `now` in milliseconds. */
export function withDue(figures: readonly TopicFigures[], cards: readonly PracticeCard[], now: number) {
  const due = cards.filter((card) => isDueToday(card, now)).map(topicOfCard)
  const topics: PracticeTopic[] = figures.map((of) => ({
    ...of,
    due: due.filter((topic) => topic === of.topic).length,
  }))
  const known = topics.reduce((sum, each) => sum + each.due, 0)
  return { topics, total: due.length, others: due.length - known }
}

const MINUTES_EACH = 0.75

/** About how long as many questions take. */
export const minutesFor = (questions: number): number => Math.max(1, Math.round(questions * MINUTES_EACH))
