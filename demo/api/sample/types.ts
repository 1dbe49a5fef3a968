import type { NumberKey } from '../../../src/domain/kinds/number/shape.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'

/** A sample question. Pictures are site paths: '/pictures/name.svg'. */
export interface SampleQuestion {
  /** Stable and unique within the quiz: 'optics-07'. */
  _id: string
  text: string
  imageUrl?: string
  /** The old name of `imageUrl`, in one sample record. */
  image?: string
  /** Alternative text of the picture. */
  imageAlt?: string
  /** Text with maths: why the right answer is right. */
  explanation?: string
  topic?: string
  /** Older records have strings. */
  options: (string | { text: string; imageUrl?: string; imageAlt?: string })[]
  /** Zero-based. */
  correctAnswer: number
  points: number
}

interface SampleSeveral extends Omit<SampleQuestion, 'correctAnswer'> {
  kind: 'several'
  correctAnswers: number[]
  choose?: number
}

interface SampleNumber extends Omit<SampleQuestion, 'correctAnswer' | 'options'> {
  kind: 'number'
  number: NumberKey
}

/** A question of any kind. */
export type SampleAny = SampleQuestion | SampleSeveral | SampleNumber

/** A sample quiz. Its times are minutes from the start of the server; negative is past. */
export interface SampleQuiz<Question = SampleQuestion> {
  /** A fixed UUID v4, the same after every restart. */
  id: string
  title: string
  description: string
  durationMinutes: number
  opensInMinutes: number
  closesInMinutes: number
  marking?: Marking
  /** Who may practise it with its key. */
  practice?: 'public'
  questions: Question[]
}
