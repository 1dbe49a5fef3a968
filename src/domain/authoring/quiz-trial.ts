import { type Attempt, beginAttempt } from '../attempts/attempt.ts'
import type { Answer } from '../kinds/answer.ts'
import { shownAnswer } from '../kinds/choice/shape.ts'
import { grade, isRightAnswer, judge } from '../kinds/judging.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { byMarking, type Marking, marksOf, roundMarks } from '../quizzes/marking.ts'
import type { Question } from '../quizzes/question.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { incorrectAmong } from '../results/incorrect.ts'
import type { ReviewedQuestion } from '../results/review.ts'

/** What an administrator answered in a trial run of a quiz: by question, with options as shown. */
export interface Trial {
  answers: readonly Answer[]
}

/**
 * A trial is an attempt that is neither stored nor sent. It always has the full duration, even before the quiz opens and after it
 * has closed.
 */
export const beginTrial = (quiz: Quiz, now: number): Attempt =>
  beginAttempt(quiz, '', now, { startedAt: now, deadline: now + quiz.duration * MINUTE_MS })

export const endTrial = (
  { questions }: Pick<Quiz, 'questions'>,
  { answers }: Pick<Attempt, 'answers'>,
): Trial => ({
  answers: questions.map((question, index) => shownAnswer(question, answers[index])),
})

/** A trial ends at zero; a learner's attempt is submitted a second earlier. */
export const isTrialOver = ({ deadline }: Pick<Attempt, 'deadline'>, now: number) => deadline <= now

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
