import type { Pace } from '../../../src/domain/attempts/pace.ts'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import { grade, judge } from '../../../src/domain/kinds/judging.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { byMarking, type Marking, marksOf, roundMarks } from '../../../src/domain/quizzes/marking.ts'
import { rightAnswer, wrongAnswer } from '../../api/sample/answers.ts'
import { CROWD, LEARNER, type Person } from './people.ts'
import type { StoredQuestion, StoredQuiz } from './quizzes.ts'

export interface StoredResult {
  _id: string
  quiz: string
  person: Person
  /** By authored question. */
  answers: Answer[]
  /** The learner's, in their order, with the key. */
  questions: readonly StoredQuestion[]
  marking?: Marking | undefined
  marks?: number
  maxMarks?: number
  score: number
  correctAnswers: number
  totalQuestions: number
  timeSpent: number
  submittedAt: string
  ended: 'submitted' | 'time'
  /** Authored indices of the questions, where not all were asked. */
  asked?: number[]
  pace?: Pace
}

type Given = Pick<
  StoredResult,
  'quiz' | 'person' | 'answers' | 'questions' | 'marking' | 'timeSpent' | 'ended'
>

/** Where a question stands among the authored ones. */
export const placeOf = (question: object, index: number) =>
  'authoredIndex' in question ? Number(question.authoredIndex) : index

const answersInOrder = ({ questions, answers }: Pick<StoredResult, 'questions' | 'answers'>) =>
  questions.map((question, index) => answers[placeOf(question, index)] ?? null)

/** How each question was judged, in the learner's order. */
export const judgedQuestions = (result: Pick<StoredResult, 'questions' | 'answers' | 'marking'>) =>
  answersInOrder(result).map((answer, index) =>
    byMarking(judge(result.questions[index] ?? {}, answer), result.marking),
  )

function marksFor(given: Given): Pick<StoredResult, 'marks' | 'maxMarks'> {
  const { marking, questions } = given
  if (!marking) return {}
  const [answers, judged] = [answersInOrder(given), judgedQuestions(given)]
  const marks = judged.map((one, index) =>
    marksOf(marking, one, questions[index] ?? {}, answers[index] ?? null),
  )
  return {
    marks: roundMarks(marks.reduce((sum, one) => sum + one, 0)),
    maxMarks: roundMarks(questions.length * marking.right),
  }
}

export const gradeFor = (given: Given, at: number): StoredResult => ({
  ...given,
  _id: `${given.quiz}-${given.person._id}`,
  submittedAt: new Date(at).toISOString(),
  ...grade(given.questions, answersInOrder(given)),
  ...marksFor(given),
})

/** Spreads numbers from 0 to 99 over people and questions, the same each time. */
const spread = (one: number, other: number) => (((one + 1) * 7919 + (other + 1) * 104_729) >> 3) % 100

/** The better somebody is, the more of their answers are right. */
const answersOf = (quiz: StoredQuiz, at: number) =>
  quiz.questions.map((question, index) =>
    spread(at + quiz.duration, index) < 10 + quiz.duration * 2 + ((at * 37) % 55)
      ? rightAnswer(question)
      : wrongAnswer(question, question.kind ? at : 0),
  )

/** How many have taken a quiz that has begun. */
const TAKERS = 24

/** What was handed in before the school was opened: by some others, and by the learner in the quiz that is over. */
export function crowdResults(quizzes: readonly StoredQuiz[], now: number): StoredResult[] {
  return quizzes
    .filter(({ startTime, practice }) => Date.parse(startTime) < now && practice !== 'public')
    .flatMap((quiz) => {
      const isClosed = Date.parse(quiz.endTime) < now
      const people = [...(isClosed ? [LEARNER] : []), ...CROWD.slice(0, TAKERS)]
      return people.map((person, index) =>
        gradeFor(
          {
            quiz: quiz._id,
            person,
            answers: answersOf(quiz, index),
            questions: quiz.questions,
            marking: quiz.marking,
            timeSpent: 240 + ((index * 53) % 420),
            ended: 'submitted',
          },
          Math.min(now, Date.parse(quiz.endTime)) - (60 + index) * MINUTE_MS,
        ),
      )
    })
}
