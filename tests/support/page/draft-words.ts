import type { DraftErrors, QuestionErrors } from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import { quizDraft } from '../../../src/messages/en/quiz-draft.ts'

/** What the form says at each field. */
export const draftWords = (errors: DraftErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, problem]) => [field, quizDraft.problem(problem)]))

/** What the editor says at each field; undefined if nothing is wrong. */
export const questionWords = (errors: QuestionErrors | undefined) =>
  errors && {
    ...(errors.text && { text: quizDraft.problem(errors.text) }),
    ...(errors.options && {
      options: { message: quizDraft.problem(errors.options), blank: errors.options.blank },
    }),
    ...(errors.key && { key: quizDraft.problem(errors.key) }),
  }
