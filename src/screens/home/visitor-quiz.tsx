import { paths } from '../../domain/page/paths.ts'
import { home } from '../../messages/en/home.ts'
import { quizStatus } from '../../messages/en/quiz-status.ts'
import { format } from '../../messages/lib/language.ts'
import type { CardOf } from '../../stores/home/quiz-cards.ts'
import { Button } from '../../ui/forms/button.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

/** One phrase. An open quiz that closes on its first day closes today. */
function sinceUntil({ startTime, endTime }: CardOf['quiz']): string {
  const [from, until] = [Date.parse(startTime), Date.parse(endTime)]
  return format.dayAndMonth(from) === format.dayAndMonth(until)
    ? home.openFrom(format.time(from), format.time(until))
    : home.sinceUntil(from, until)
}

/** A quiz for a visitor, who may read about it and sign in: the whole row is the link to one that is open. */
export const VisitorQuiz = ({ quiz, status }: Pick<CardOf, 'quiz' | 'status'>) => {
  const opening = status === 'active' ? sinceUntil(quiz) : format.moment(Date.parse(quiz.startTime))
  return (
    <li className="quiz-row visitor">
      <div className="quiz-name">
        <h3 className="subheading" id={`title-${quiz._id}`}>
          {quiz.title}
        </h3>
        <p className="note">{quiz.description}</p>
      </div>
      <ul className="facts number">
        <li>{home.minutes(quiz.duration)}</li>
        <li>{home.questions(quiz.questionCount)}</li>
        <li>{opening}</li>
      </ul>
      <div className="row">
        {status === 'active' ? (
          <LinkButton
            to={paths.quiz(quiz._id)}
            className="of-row"
            iconEnd="right"
            aria-describedby={`title-${quiz._id}`}
            dense
          >
            {home.signInToTakeQuiz}
          </LinkButton>
        ) : (
          <Button disabled dense>
            {quizStatus[status]}
          </Button>
        )}
      </div>
    </li>
  )
}
