import type { Attempt } from '../../../../domain/attempts/attempt.ts'
import { numberOf } from '../../../../domain/kinds/answer.ts'
import { shortAnswer } from '../../../../domain/kinds/choice/shape.ts'
import { readTyped } from '../../../../domain/kinds/number/read.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { takeQuiz } from '../../../../messages/en/take-quiz.ts'
import kindsSheet from '../../../../ui/styles/kinds.css?inline'
import { Styled } from '../../page/styled.tsx'

export interface UnreadNumbersProps {
  attempt: Attempt
  onJump: (question: number) => void
}

/** Answers that were typed and cannot be read as numbers: they are handed in as they are. */
export function UnreadNumbers({ attempt, onJump }: UnreadNumbersProps) {
  const unread = attempt.answers.flatMap((answer, question) => {
    const typed = numberOf(answer)
    return typed && 'problem' in readTyped(typed) ? { question, typed: shortAnswer(typed) ?? '' } : []
  })
  return (
    <Styled sheet={kindsSheet} className={unread.length > 0 ? 'stack near' : ''}>
      {unread.length > 0 && <h3 className="label">{marks.submit.unread}</h3>}
      {unread.map(({ question, typed }) => (
        <div className="unread" key={question}>
          <button
            type="button"
            className="chip"
            aria-label={takeQuiz.submit.goTo(question + 1)}
            onClick={() => onJump(question)}
          >
            <span translate="no">{question + 1}</span>
          </button>
          <span>{marks.submit.unreadNote(typed)}</span>
        </div>
      ))}
    </Styled>
  )
}
