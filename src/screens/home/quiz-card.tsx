import { paths } from '../../domain/lib/paths.ts'
import type { QuizStatus, QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { User } from '../../domain/session/session.ts'
import { format } from '../../messages/english.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { QuizStatusBadge, quizStatusLabel } from '../parts/quiz-status-badge.tsx'

interface QuizCardProps {
  quiz: QuizSummary
  status: QuizStatus
  completed: boolean
  user: User | undefined
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function Facts({ quiz }: { quiz: QuizSummary }) {
  return (
    <div className="facts number">
      <span>
        <Icon name="clock" />
        {count(quiz.duration, 'minute')}
      </span>
      <span>
        <Icon name="list" />
        {count(quiz.questionCount, 'question')}
      </span>
      <span>
        <Icon name="calendar" />
        {format.moment(Date.parse(quiz.startTime))}
      </span>
    </div>
  )
}

function Action({ quiz, status, completed, user }: QuizCardProps) {
  // Several cards say the same, so each link is described by its quiz's title.
  const described = { 'aria-describedby': `title-${quiz._id}`, wide: true }
  if (completed)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} {...described}>
        View Results
      </LinkButton>
    )
  if (status === 'active')
    return (
      <LinkButton to={paths.quiz(quiz._id)} kind="primary" {...described}>
        {user ? 'Take Quiz' : 'Sign in to Take Quiz'}
      </LinkButton>
    )
  return (
    <Button disabled wide>
      {quizStatusLabel(status)}
    </Button>
  )
}

export function QuizCard(props: QuizCardProps) {
  const { quiz, status, completed, user } = props
  return (
    <Card as="li" className="quiz-card">
      <div className="badges">
        <QuizStatusBadge status={status} />
        {completed && (
          <Badge tone="accent" icon="check">
            Completed
          </Badge>
        )}
        {user?.isAdmin && <Badge tone="accent">Admin Access</Badge>}
      </div>
      <h3 className="subheading" id={`title-${quiz._id}`}>
        {quiz.title}
      </h3>
      <p className="note">{quiz.description}</p>
      <Facts quiz={quiz} />
      <Action {...props} />
    </Card>
  )
}
