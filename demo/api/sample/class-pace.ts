import type { Pace } from '../../../src/domain/attempts/pace.ts'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import { chance } from './chance.ts'

const GUESS_SECONDS = 3
const GUESS_SHARE = 0.04
const CHANGED_SHARE = 0.08
/** The rest goes by between questions: the sum is never more than the time. */
const SHOWN_SHARE = 0.95

const nameOf = ({ _id, text }: StoredQuestion) => _id ?? text

const isGuess = (question: StoredQuestion, who: string) =>
  chance(who, nameOf(question), 'guess') < GUESS_SHARE

/** Some questions take everybody long, and everybody is slow at some. */
const weightOf = (question: StoredQuestion, who: string) =>
  0.2 + chance(nameOf(question), 'slow') ** 3 * 2 + chance(who, nameOf(question), 'slow')

/** An option that was chosen first, now and then; of other kinds no device tells what it was. */
const changesOf = (question: StoredQuestion, answer: Answer, who: string) =>
  typeof answer === 'number' && chance(who, nameOf(question), 'changed') < CHANGED_SHARE
    ? [(answer + 1) % question.options.length]
    : []

/** How long somebody of the sample classes looked at each question, of so many seconds, and what they had chosen before. */
export function classPace(
  questions: readonly StoredQuestion[],
  answers: readonly Answer[],
  who: string,
  seconds: number,
): Pace {
  const guesses = questions.filter((question) => isGuess(question, who)).length
  const thought = questions.reduce(
    (sum, question) => sum + (isGuess(question, who) ? 0 : weightOf(question, who)),
    0,
  )
  const left = Math.max(0, seconds * SHOWN_SHARE - guesses * GUESS_SECONDS)
  return {
    seconds: questions.map((question) =>
      isGuess(question, who) ? GUESS_SECONDS : Math.floor((left * weightOf(question, who)) / thought),
    ),
    changes: questions.map((question, index) => changesOf(question, answers[index] ?? null, who)),
  }
}
