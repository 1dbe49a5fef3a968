import { grade } from '../../src/domain/kinds/kinds.ts'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { CROWD, LEARNER, type SamplePerson } from './people.ts'
import type { StoredQuiz } from './quizzes.ts'

export interface StoredResult {
  _id: string
  quiz: string
  person: SamplePerson
  answers: (number | null)[]
  score: number
  correctAnswers: number
  totalQuestions: number
  timeSpent: number
  submittedAt: string
}

interface Submission {
  answers: (number | null)[]
  timeSpent: number
  at: number
}

export const gradeFor = (
  quiz: StoredQuiz,
  person: SamplePerson,
  { answers, timeSpent, at }: Submission,
): StoredResult => ({
  _id: `${quiz._id}-${person._id}`,
  quiz: quiz._id,
  person,
  answers,
  timeSpent,
  submittedAt: new Date(at).toISOString(),
  ...grade(quiz.questions, answers),
})

/** Spreads numbers from 0 to 99 over people and questions, the same each time. */
const spread = (one: number, other: number) => (((one + 1) * 7919 + (other + 1) * 104_729) >> 3) % 100

/** The better somebody is, the more of their answers are right. */
const answersOf = (quiz: StoredQuiz, at: number) =>
  quiz.questions.map(({ correctAnswer, options }, index) =>
    spread(at + quiz.duration, index) < 10 + quiz.duration * 2 + ((at * 37) % 55)
      ? correctAnswer
      : (correctAnswer + 1) % options.length,
  )

/** How many have taken a quiz that has begun. */
const TAKERS = 24

/** What was handed in before the preview was opened: by some others, and by the learner in the quiz that is over. */
export function crowdResults(quizzes: readonly StoredQuiz[], now: number): StoredResult[] {
  return quizzes
    .filter(({ startTime, practice }) => Date.parse(startTime) < now && practice !== 'public')
    .flatMap((quiz) => {
      const isClosed = Date.parse(quiz.endTime) < now
      const people = [...(isClosed ? [LEARNER] : []), ...CROWD.slice(0, TAKERS)]
      return people.map((person, index) =>
        gradeFor(quiz, person, {
          answers: answersOf(quiz, index),
          timeSpent: 240 + ((index * 53) % 420),
          at: Math.min(now, Date.parse(quiz.endTime)) - (60 + index) * MINUTE_MS,
        }),
      )
    })
}

const named = ({ _id, name, email }: SamplePerson) => ({ _id, name, email })

/** In a list. */
export const resultRow = ({ quiz, person, ...result }: StoredResult, quizzes: readonly StoredQuiz[]) => ({
  ...result,
  quiz: { _id: quiz, title: quizzes.find(({ _id }) => _id === quiz)?.title },
  user: named(person),
})

/** With the questions and their key. */
export const wholeResult = ({ quiz: _id, person, ...result }: StoredResult, quiz: StoredQuiz) => ({
  ...result,
  quiz,
  user: named(person),
})
