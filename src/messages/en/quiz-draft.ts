import type { DraftProblem, QuestionProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

const QUESTION_PROBLEMS: Wording<QuestionProblem> = {
  'no-question-text': () => 'Please enter question text',
  'blank-options': () => 'Please fill in all option texts (even if using images)',
  'no-key': () => 'Please choose the correct option',
  'no-number': () => 'Please enter the value, as in 5.55e3',
  'no-such-unit': () => 'This unit is not known here',
  'no-tolerance': () => 'Please enter how far off an answer may be',
  'unknown-kind': () => 'This kind of question needs a newer version: it cannot be saved here',
}

const PROBLEMS: Wording<DraftProblem | QuestionProblem> = {
  ...QUESTION_PROBLEMS,
  'draw-not-whole': () => 'How many questions each learner gets must be a whole number, at least 1',
  'draw-too-many': ({ questions }) =>
    plural(questions, {
      one: 'There is only 1 question: leave the number empty',
      other: 'There are only # questions: draw fewer, or leave the number empty',
    }),
  'duration-not-whole': () => 'The duration must be a whole number of minutes, at least 1',
  'ends-at-start': () => 'The quiz would end the moment it starts',
  'ends-before-start': () => 'The end time must be after the start time',
  'marks-not-positive': () => 'What a right answer brings must be more than 0, and at most 100',
  'marks-not-negative': () => 'What a wrong answer brings must be 0 or less, as in −1',
  'no-marks': () => 'Please enter what a blank answer brings, as in 0',
  'no-description': () => 'Please enter a description',
  'no-duration': () => 'Please enter the duration in minutes',
  'no-end-time': () => 'Please enter an end time',
  'no-review-time': () => 'Please enter when the answers are shown',
  'no-questions': () => 'Please add at least one question',
  'no-start-time': () => 'Please enter a start time',
  'no-title': () => 'Please enter a quiz title',
  'question-problem': ({ number, problem }) => `Question ${number}: ${word(QUESTION_PROBLEMS, problem)}`,
}

/** Apart from the form's own words, because toasts say these too. */
export const quizDraft = words('quizDraft', {
  problem: (problem: DraftProblem | QuestionProblem) => word(PROBLEMS, problem),
})
