import type { Answer } from '../../../domain/kinds/answer.ts'
import { optionLetter, shortAnswer } from '../../../domain/kinds/choice/shape.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import type { Mark } from '../../../ui/data/answer-sheet.tsx'
import { shownKind } from './shown-kind.ts'

const SHAPES: Record<string, Mark['shape']> = { several: 'square', number: 'plate' }
const MOST_SIGNS = 4

/** A mark of an answer sheet as the kind of the question shapes it: letters in a square, a number on a plate, cut. */
export const markOf = (question: Question | undefined, answer: Answer) => ({
  letter: shortAnswer(answer),
  ...(question && { shape: SHAPES[shownKind(question)] }),
  ...(answer !== null &&
    typeof answer === 'object' && {
      face:
        'options' in answer
          ? answer.options.map(optionLetter).join('')
          : answer.number.trim().slice(0, MOST_SIGNS),
    }),
})
