import { percent } from '../lib/score.ts'
import { type Answer, numberOf, optionOf, optionsOf } from './answer.ts'
import { isRight } from './choice/grade.ts'
import { BLANK, type Judged, RIGHT } from './judged.ts'
import { isGradable, type KeyedQuestion, type Kind, kindOf } from './kinds.ts'
import { judgeNumber } from './number/judge.ts'
import { judgeSeveral } from './several/judge.ts'

/* How answers are judged: by the API, in trials and in practice, from this one source. */

const WRONG: Judged = { verdict: 'wrong', why: [] }

const JUDGES: Record<Kind, (question: KeyedQuestion, answer: Answer) => Judged> = {
  choice: (question, answer) => (isRight(question, optionOf(answer)) ? RIGHT : WRONG),
  several: ({ correctAnswers = [] }, answer) => judgeSeveral(correctAnswers, optionsOf(answer)),
  number: ({ number }, answer) => {
    const typed = numberOf(answer)
    return number && typed ? judgeNumber(number, typed) : WRONG
  },
  unknown: () => WRONG,
}

/** Judges an answer; without a key it is wrong. Options are those of the question as it is given. */
export function judge(question: KeyedQuestion, answer: Answer): Judged {
  if (answer === null) return BLANK
  return isGradable(question) ? JUDGES[kindOf(question)](question, answer) : WRONG
}

/** Whether an answer is right; no answer never is. */
export const isRightAnswer = (question: KeyedQuestion, answer: Answer) =>
  judge(question, answer).verdict === 'right'

/** Counts and a rounded percentage. Unanswered counts as incorrect; points are ignored. */
export function grade(questions: readonly KeyedQuestion[], answers: readonly Answer[]) {
  const right = questions.filter((question, index) => isRightAnswer(question, answers[index] ?? null))
  const [correctAnswers, totalQuestions] = [right.length, questions.length]
  return { correctAnswers, totalQuestions, score: percent(correctAnswers, totalQuestions) }
}
