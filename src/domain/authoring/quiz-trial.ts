import { grade, percent } from '../lib/score.ts'
import { MINUTE_MS } from '../lib/time.ts'
import type { Question } from '../quizzes/quiz.ts'
import type { ReviewedQuestion } from '../results/results.ts'

/**
 * An administrator's trial run of a quiz: kept in memory, never sent. Answers go by question index and are indices among
 * the shown options, null where nothing was chosen. `deadline` is an instant in milliseconds.
 */
export interface Trial {
  answers: readonly (number | null)[]
  current: number
  deadline: number
}

interface Trialled {
  /** Minutes. */
  duration: number
  questions: readonly Question[]
}

/** A trial has the full duration whenever it is run: before the quiz opens, and long after it closed. */
export const beginTrial = (quiz: Trialled, now: number): Trial => ({
  answers: quiz.questions.map(() => null),
  current: 0,
  deadline: now + quiz.duration * MINUTE_MS,
})

/** Answers the question that is shown. */
export const chooseInTrial = (trial: Trial, option: number): Trial => ({
  ...trial,
  answers: trial.answers.map((answer, index) => (index === trial.current ? option : answer)),
})

/** Moves forwards or backwards, never beyond the ends. */
export const stepInTrial = (trial: Trial, by: 1 | -1): Trial => ({
  ...trial,
  current: Math.max(0, Math.min(trial.current + by, trial.answers.length - 1)),
})

/** Unlike a learner's attempt, which is sent a second earlier, a trial ends at zero. */
export const isTrialOver = (trial: Trial, now: number) => trial.deadline <= now

/** How far through the questions a trial is, as a rounded percentage: 100 on the last one. */
export const trialProgress = ({ current, answers }: Trial) => percent(current + 1, answers.length)

/** Counts and rounded percentage; unanswered counts as wrong. */
export const gradeTrial = (questions: readonly Question[], trial: Trial) =>
  grade(
    questions.map((question) => question.correctAnswer),
    trial.answers,
  )

/** A question of the results; a trial knows no third verdict. */
export type TriedQuestion = Omit<ReviewedQuestion, 'verdict'> & { number: number; correct: boolean }

const RESULTS_PAGE_SIZE = 5

export const trialPages = (questions: readonly Question[]) =>
  Math.max(1, Math.ceil(questions.length / RESULTS_PAGE_SIZE))

/** The questions of one page of the results, page 0 first. */
export function reviewTrial(questions: readonly Question[], trial: Trial, page: number): TriedQuestion[] {
  const from = page * RESULTS_PAGE_SIZE
  return questions.slice(from, from + RESULTS_PAGE_SIZE).map((question, index) => {
    const chosen = trial.answers[from + index] ?? null
    const correct = chosen !== null && chosen === question.correctAnswer
    return { question, chosen, number: from + index + 1, correct }
  })
}
