import {
  type DraftMarking,
  draftMarking,
  type MarkField,
  type TypedMarking,
} from '../../domain/authoring/draft/draft-marking.ts'
import type { PracticeChoice, QuizDraft, ReviewChoice } from '../../domain/authoring/draft/quiz-draft.ts'
import { MARKING_PRESETS } from '../../domain/quizzes/marking.ts'
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

export function setMarking(marking: DraftMarking): void {
  changeDraft((draft) => ({ ...draft, marking }))
  clearDraftErrors('marksRight', 'marksWrong', 'marksBlank')
}

const MARK_ERRORS = { right: 'marksRight', wrong: 'marksWrong', blank: 'marksBlank' } as const

const typedMarking = (marking: DraftMarking = 'none'): TypedMarking =>
  marking === 'none' ? typedMarking(draftMarking(MARKING_PRESETS.plain)) : marking

/** Changes to one field are undone together. */
export function setMarks(field: MarkField, text: string): void {
  changeDraft(
    (draft) => ({ ...draft, marking: { ...typedMarking(draft.marking), [field]: text } }),
    MARK_ERRORS[field],
  )
  clearDraftErrors(MARK_ERRORS[field])
}

export const setSeveralRule = (several: TypedMarking['several']) =>
  changeDraft((draft) => ({ ...draft, marking: { ...typedMarking(draft.marking), several } }))
