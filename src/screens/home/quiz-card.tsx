import { paths } from '../../domain/page/paths.ts'
import type { User } from '../../domain/session/session.ts'
import { home } from '../../messages/en/home.ts'
import { quizStatus } from '../../messages/en/quiz-status.ts'
import type { CardOf } from '../../stores/home/quiz-cards.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { AttemptProgress, QuizFacts } from '../parts/quiz/quiz-facts.tsx'
import { QuizStatusBadge } from '../parts/quiz/quiz-status-badge.tsx'

type QuizCardProps = CardOf & {
  user: User
  /** It has the view's main action. */
  first?: boolean | undefined
}

function Action({ quiz, status, completed, attempt, first }: QuizCardProps) {
  // Several cards have the same link text, so the quiz's title describes each.
  const described = { 'aria-describedby': `title-${quiz._id}`, wide: true }
  if (completed && !attempt)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} {...described}>
        {home.viewResults}
      </LinkButton>
    )
  if (status === 'active' || attempt)
    return (
      <LinkButton to={paths.quiz(quiz._id)} kind={first ? 'primary' : 'plain'} {...described}>
        {home.takeQuiz}
      </LinkButton>
    )
  return (
    <Button disabled wide>
      {quizStatus[status]}
    </Button>
  )
}

export function QuizCard(props: QuizCardProps) {
  const { quiz, status, completed, attempt, user } = props
  return (
    <Card as="li" className={classNames('quiz-card', attempt && 'current')}>
      <div className="badges">
        {attempt ? <Badge tone="accent">{home.inProgress}</Badge> : <QuizStatusBadge status={status} />}
        {completed && (
          <Badge tone="accent" icon="check">
            {home.completed}
          </Badge>
        )}
        {user.isAdmin && <Badge tone="accent">{home.adminAccess}</Badge>}
      </div>
      <h3 className="subheading" id={`title-${quiz._id}`}>
        {quiz.title}
      </h3>
      <p className="note">{quiz.description}</p>
      {attempt && <AttemptProgress quizId={quiz._id} attempt={attempt} />}
      <QuizFacts {...props} />
      <Action {...props} />
    </Card>
  )
}
