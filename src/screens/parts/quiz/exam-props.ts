import type { ComponentType } from 'react'
import type { Attempt } from '../../../domain/attempts/attempt.ts'
import type { AttemptEvent } from '../../../domain/attempts/attempt-phases.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'

/** An exam that somebody tries: nothing is stored, sent or announced. */
export interface ExamTest {
  onStep: (event: AttemptEvent) => void
  onFinish: () => void
  clock: (leftMs: number) => string
  next: () => string
  finish: () => string
}

export interface ExamProps {
  quiz: Quiz
  attempt: Attempt
  submitting: boolean
  test?: ExamTest | undefined
}

/** The learner's exam, for a screen that does not import it: with it come no chunks before it is shown. */
export type ExamView = ComponentType<ExamProps>
