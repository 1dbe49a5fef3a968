import { paths } from '../../domain/page/paths.ts'
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

export interface CardsProps {
  cards: readonly CardOf[]
}

type QuizCardProps = CardOf & {
  /** It has the view's main action. */
  first?: boolean | undefined
}

export const CompletedBadge = () => (
  <Badge tone="accent" icon="check">
    {home.completed}
  </Badge>
)

export function QuizAction({
  quiz,
  status,
  completed,
  attempt,
  first,
  dense = false,
}: QuizCardProps & { dense?: boolean }) {
  const size = { wide: !dense, dense }
  // Several cards have the same link text, so the quiz's title describes each.
  const described = { 'aria-describedby': `title-${quiz._id}`, ...size }
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
    <Button disabled {...size}>
      {quizStatus[status]}
    </Button>
  )
}

export function QuizCard(props: QuizCardProps) {
  const { quiz, status, completed, attempt } = props
  return (
    <Card as="li" className={classNames('quiz-card', attempt && 'current')}>
      <div className="badges">
        {attempt ? <Badge tone="accent">{home.inProgress}</Badge> : <QuizStatusBadge status={status} />}
        {completed && <CompletedBadge />}
      </div>
      <h3 className="subheading" id={`title-${quiz._id}`}>
        {quiz.title}
      </h3>
      <p className="note">{quiz.description}</p>
      {attempt && <AttemptProgress quizId={quiz._id} attempt={attempt} />}
      <QuizFacts {...props} />
      <QuizAction {...props} />
    </Card>
  )
}
