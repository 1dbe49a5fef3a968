import { atom } from 'nanostores'
import { getPractice } from '../../api/quizzes.ts'
import type { Answer } from '../../domain/kinds/answer.ts'
import { isRightAnswer } from '../../domain/kinds/judging.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { percent } from '../../domain/lib/score.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { isPracticable } from '../../domain/results/practice-cards.ts'
import { emit } from '../page/events.ts'

/** A round of practice open to anyone: nothing is stored or sent. */
export type PracticeRound =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'empty' }
  | {
      state: 'asking'
      title: string
      questions: readonly [Question, ...Question[]]
      at: number
      /** The option chosen for each question so far. */
      chosen: readonly Answer[]
      /** Set once somebody has interacted: only then may it take the focus. */
      isWanted: boolean
    }

/** How many of the answers are right. */
export const countRightIn = ({ questions, chosen }: PracticeRound & { state: 'asking' }): number =>
  questions.filter((question, index) => isRightAnswer(question, chosen[index] ?? null)).length

/** A round of one element. */
export function createPublicPractice(quizId: string) {
  const $practice = atom<PracticeRound>({ state: 'loading' })

  async function load({ isWanted }: { isWanted: boolean }): Promise<void> {
    $practice.set({ state: 'loading' })
    const next = await getPractice(quizId).then(
      ({ title, questions }): PracticeRound => {
        const [first, ...others] = questions.filter(isPracticable)
        return first
          ? { state: 'asking', title, questions: [first, ...others], at: 0, chosen: [], isWanted }
          : { state: 'empty' }
      },
      onFailure((failure): PracticeRound => ({ state: 'failed', failure })),
    )
    $practice.set(next)
  }

  const step = (change: (round: PracticeRound & { state: 'asking' }) => PracticeRound) => {
    const round = $practice.get()
    if (round.state === 'asking') $practice.set(change(round))
  }

  /** Answers the question on the screen, once. */
  const answer = (option: Answer) =>
    step((round) => {
      if (round.chosen.length > round.at) return round
      if (round.at === 0) emit('quiz-started', { quizId })
      return { ...round, chosen: [...round.chosen, option], isWanted: true }
    })

  const next = () =>
    step((round) => {
      const at = round.at + 1
      const total = round.questions.length
      if (at === total) emit('quiz-submitted', { quizId, score: percent(countRightIn(round), total) })
      return { ...round, at }
    })

  const again = () => step((round) => ({ ...round, at: 0, chosen: [], isWanted: true }))

  return { $practice, load, answer, next, again }
}
