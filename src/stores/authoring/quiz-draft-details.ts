import type { PracticeChoice, QuizDraft, ReviewChoice } from '../../domain/authoring/quiz-draft.ts'
import { changeDraft, clearDraftErrors } from './quiz-draft.ts'

export type DetailField =
  | 'title'
  | 'description'
  | 'duration'
  | 'startTime'
  | 'endTime'
  | 'reviewTime'
  | 'draw'

const TIMING: DetailField[] = ['duration', 'startTime', 'endTime']

export function setDetail(field: DetailField, value: string): void {
  changeDraft((draft) => ({ ...draft, [field]: value }), field)
  // Whether the duration fits depends on all three.
  clearDraftErrors(...(TIMING.includes(field) ? TIMING : [field]))
}

export function setReviewFrom(reviewFrom: ReviewChoice): void {
  changeDraft((draft) => ({ ...draft, reviewFrom }))
  clearDraftErrors('reviewTime')
}

export const setPractice = (practice: PracticeChoice) => changeDraft((draft) => ({ ...draft, practice }))

export const setShuffle = (shuffle: Partial<Pick<QuizDraft, 'shuffleQuestions' | 'shuffleOptions'>>) =>
  changeDraft((draft) => ({ ...draft, ...shuffle }))
