import { percent } from '../lib/score.ts'
import { LIVE_STATES, type LivePerson, type LiveState } from './live.ts'

/** How many people have reached a state, and their share of all in percent. */
export interface FunnelStep {
  state: LiveState
  count: number
  percent: number
}

export const funnelOf = (people: readonly LivePerson[]): FunnelStep[] =>
  LIVE_STATES.map((state, step) => {
    const count = people.filter((person) => LIVE_STATES.indexOf(person.state) >= step).length
    return { state, count, percent: percent(count, people.length) }
  })

/** Where the learners of a quiz are: how many are at each of its authored questions. */
export interface Whereabouts {
  quizId: string
  title: string | undefined
  counts: readonly number[]
}

function countByQuestion(people: readonly LivePerson[]): number[] {
  const places = people.flatMap(({ current }) => current ?? [])
  const length = Math.max(...people.map(({ total }) => total), ...places.map((place) => place + 1), 0)
  return Array.from({ length }, (_, question) => places.filter((place) => place === question).length)
}

/** By quiz, most learners first; only quizzes in progress. */
export function whereTheyAre(people: readonly LivePerson[]): Whereabouts[] {
  const atWork = people.filter(({ state, current }) => state === 'started' && current !== undefined)
  return quizzesAtWork(atWork)
    .map((quizId) => atWork.filter((person) => person.quizId === quizId))
    .sort((one, other) => other.length - one.length)
    .map((learners) => ({
      quizId: learners[0]?.quizId ?? '',
      title: learners[0]?.quizTitle,
      counts: countByQuestion(learners),
    }))
}

/** The question with the most learners, counted from one; the first of several. */
export function busiestQuestion(counts: readonly number[]): { question: number; count: number } {
  const count = Math.max(0, ...counts)
  return { question: counts.indexOf(count) + 1, count }
}

/** The quizzes in progress: announcements and extra time for all go to each of them. */
export const quizzesAtWork = (people: readonly LivePerson[]): string[] => [
  ...new Set(people.flatMap(({ state, quizId }) => (state === 'started' && quizId ? [quizId] : []))),
]
