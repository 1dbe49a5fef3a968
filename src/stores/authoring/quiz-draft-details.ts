import type { PracticeChoice, QuizDraft, ReviewChoice } from '../../domain/authoring/draft/quiz-draft.ts'
import { changeDraft, clearDraftErrors } from './quiz-draft.ts'

export type DetailField =
  | 'title'
  | 'description'
  | 'duration'
  | 'startTime'
  | 'endTime'
  | 'reviewTime'
  | 'draw'

const WINDOW: DetailField[] = ['startTime', 'endTime']

export function setDetail(field: DetailField, value: string): void {
  changeDraft((draft) => ({ ...draft, [field]: value }), field)
  // Whether the end comes after the start depends on both.
  clearDraftErrors(...(WINDOW.includes(field) ? WINDOW : [field]))
}

export function setReviewFrom(reviewFrom: ReviewChoice): void {
  changeDraft((draft) => ({ ...draft, reviewFrom }))
  clearDraftErrors('reviewTime')
}

export const setPractice = (practice: PracticeChoice) => changeDraft((draft) => ({ ...draft, practice }))

export const setShuffle = (shuffle: Partial<Pick<QuizDraft, 'shuffleQuestions' | 'shuffleOptions'>>) =>
  changeDraft((draft) => ({ ...draft, ...shuffle }))
