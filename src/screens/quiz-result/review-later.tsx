import { optionLetter } from '../../domain/quizzes/question.ts'
import { quizResult } from '../../messages/quiz-result/en.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

/** What was chosen, as it was shown: all that can be told of the questions before the review. */
export const AnswerSheet = ({ chosen }: { chosen: readonly (number | null)[] }) => (
  <ol className="answer-sheet number" aria-label={quizResult.sheet}>
    {chosen.map((option, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: answers are identified by their number
      <li key={index}>
        <span className="visually-hidden">{quizResult.sheetCell(index + 1, option)}</span>
        <span className="note" aria-hidden="true">
          {index + 1}
        </span>
        <span className={classNames('bubble', option !== null && 'answered')} aria-hidden="true">
          {option !== null && optionLetter(option)}
        </span>
      </li>
    ))}
  </ol>
)

/** In the place of the review; `opensAt` in milliseconds. */
export const ReviewLater = ({ opensAt }: { opensAt: number }) => (
  <EmptyState
    as="h2"
    icon="clock"
    title={quizResult.reviewOpens(opensAt)}
    note={quizResult.reviewOpensNote}
  />
)
