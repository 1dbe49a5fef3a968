import { paths } from '../../domain/lib/paths.ts'
import { home } from '../../messages/home/en.ts'
import { format } from '../../messages/language.ts'
import { quizStatus } from '../../messages/quiz-status/en.ts'
import type { CardOf } from '../../stores/home/quiz-cards.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/link-button.tsx'

type LockedQuizProps = CardOf & { visitor: boolean }

/** A visitor may sign in for it, a learner may look at what they have done; nothing else can be pressed. */
function Action({ quiz, status, completed, visitor }: LockedQuizProps) {
  const described = { 'aria-describedby': `title-${quiz._id}`, dense: true }
  if (completed)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} {...described}>
        {home.viewResults}
      </LinkButton>
    )
  if (!visitor) return null
  if (status !== 'active')
    return (
      <Button disabled dense>
        {quizStatus[status]}
      </Button>
    )
  return (
    <LinkButton to={paths.quiz(quiz._id)} {...described}>
      {home.signInToTakeQuiz}
    </LinkButton>
  )
}

/** A quiz by name, for whoever may not take it now. */
export function LockedQuiz(props: LockedQuizProps) {
  const { quiz, completed, inSlot, visitor } = props
  return (
    <li className="quiz-row">
      <Icon name={completed ? 'check' : 'lock'} />
      <div className="quiz-name">
        <h3 className="subheading" id={`title-${quiz._id}`}>
          {quiz.title}
        </h3>
        <p className="note">{quiz.description}</p>
      </div>
      <ul className="facts number">
        <li>{home.minutes(quiz.duration)}</li>
        <li>{home.questions(quiz.questionCount)}</li>
        <li>{format.moment(Date.parse(quiz.startTime))}</li>
      </ul>
      {(completed || inSlot || visitor) && (
        <div className="row">
          {completed && (
            <Badge tone="accent" icon="check">
              {home.completed}
            </Badge>
          )}
          {inSlot && !completed && <Badge tone="accent">{home.inYourSlot}</Badge>}
          <Action {...props} />
        </div>
      )}
    </li>
  )
}
