import type { Answer } from '../kinds/answer.ts'
import { grade, isRightAnswer, judge } from '../kinds/judging.ts'
import { percent } from '../lib/score.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { byMarking, type Marking, marksOf, roundMarks } from '../quizzes/marking.ts'
import type { Question } from '../quizzes/question.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { incorrectAmong } from '../results/incorrect.ts'
import type { ReviewedQuestion } from '../results/review.ts'

/**
 * An administrator's trial run of a quiz. `answers` go by question, with options as shown.
 * `current` is a question index, `deadline` an instant in milliseconds.
 */
export interface Trial {
  answers: readonly Answer[]
  current: number
  deadline: number
}

interface TrialQuiz {
  /** Minutes. */
  duration: number
  questions: readonly Question[]
}

/** A trial always has the full duration, even before the quiz opens and after it has closed. */
export const beginTrial = (quiz: TrialQuiz, now: number): Trial => ({
  answers: quiz.questions.map(() => null),
  current: 0,
  deadline: now + quiz.duration * MINUTE_MS,
})

/** Answers the current question. */
export const answerInTrial = (trial: Trial, answer: Answer): Trial => ({
  ...trial,
  answers: trial.answers.with(trial.current, answer),
})

/** Steps to the next or previous question, stopping at the ends. */
export const stepInTrial = (trial: Trial, by: 1 | -1): Trial => ({
  ...trial,
  current: Math.max(0, Math.min(trial.current + by, trial.answers.length - 1)),
})

/** A trial ends at zero; a learner's attempt is submitted a second earlier. */
export const isTrialOver = (trial: Trial, now: number) => trial.deadline <= now

/** Progress through the questions as a rounded percentage: 100 on the last one. */
export const trialProgress = ({ current, answers }: Trial) => percent(current + 1, answers.length)

/** Counts and a rounded percentage; unanswered counts as incorrect, a dropped question not at all. */
export function gradeTrial(questions: readonly Question[], { answers: given }: Trial) {
  const isCounted = (_: unknown, index: number) => !questions[index]?.dropped
  const answers = given.filter(isCounted)
  const graded = grade(questions.filter(isCounted), answers)
  return { ...graded, incorrect: incorrectAmong(graded, answers.filter((answer) => answer === null).length) }
}

/** A question of the results: `number` counts from 1, unanswered is incorrect; `marks` where the quiz has them. */
export type TriedQuestion = Omit<ReviewedQuestion, 'verdict'> & {
  number: number
  correct: boolean
  partly: boolean
  marks?: number
}

/** The marks of an answer; none of a dropped question, which counts for nobody. */
function answerMarks(question: Question, answer: Answer, marking: Marking | undefined): number | undefined {
  if (!marking || question.dropped) return undefined
  return roundMarks(marksOf(marking, byMarking(judge(question, answer), marking), question, answer))
}

/** What a trial brought, and what it could have brought; undefined for a quiz without marks. */
export function trialMarksOf(
  { questions, marking }: Pick<Quiz, 'questions' | 'marking'>,
  { answers }: Trial,
) {
  if (!marking) return undefined
  const got = questions.map((question, index) => answerMarks(question, answers[index] ?? null, marking))
  const counted = got.filter((marks) => marks !== undefined)
  return {
    marks: roundMarks(counted.reduce((sum, marks) => sum + marks, 0)),
    total: roundMarks(counted.length * marking.right),
  }
}

const RESULTS_PAGE_SIZE = 5

export const trialPages = (questions: readonly Question[]) =>
  Math.max(1, Math.ceil(questions.length / RESULTS_PAGE_SIZE))

/** One page of the results; `page` counts from 0. */
export function reviewTrial(
  questions: readonly Question[],
  trial: Trial,
  page: number,
  marking?: Marking,
): TriedQuestion[] {
  const from = page * RESULTS_PAGE_SIZE
  return questions.slice(from, from + RESULTS_PAGE_SIZE).map((question, index) => {
    const chosen = trial.answers[from + index] ?? null
    const { verdict, why } = byMarking(judge(question, chosen), marking)
    const marks = answerMarks(question, chosen, marking)
    return {
      question,
      chosen,
      number: from + index + 1,
      correct: verdict === 'right',
      partly: verdict === 'partly',
      why,
      ...(marks !== undefined && { marks }),
    }
  })
}

/** The page of the results that has a question; both count from 0. */
export const trialPageOf = (question: number) => Math.floor(question / RESULTS_PAGE_SIZE)

/** How each question went, for an answer sheet; a dropped one counts as neither right nor wrong. */
export const trialMarks = (questions: readonly Question[], { answers }: Trial) =>
  questions.map((question, index) => {
    const chosen = answers[index] ?? null
    const answered = isRightAnswer(question, chosen) ? ('right' as const) : ('wrong' as const)
    return { question: index, state: chosen === null || question.dropped ? ('missed' as const) : answered }
  })
