import { paths } from '../../domain/lib/paths.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { QuizStatus } from '../../domain/quizzes/quiz-status.ts'
import type { User } from '../../domain/session/session.ts'
import { format } from '../../messages/english.ts'
import { home } from '../../messages/home/en.ts'
import { quizStatus } from '../../messages/quiz-status/en.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { QuizStatusBadge } from '../parts/quiz-status-badge.tsx'

interface QuizCardProps {
  quiz: QuizSummary
  status: QuizStatus
  completed: boolean
  user: User | undefined
}

function Facts({ quiz }: { quiz: QuizSummary }) {
  return (
    <div className="facts number">
      <span>
        <Icon name="clock" />
        {home.minutes(quiz.duration)}
      </span>
      <span>
        <Icon name="list" />
        {home.questions(quiz.questionCount)}
      </span>
      <span>
        <Icon name="calendar" />
        {format.moment(Date.parse(quiz.startTime))}
      </span>
    </div>
  )
}

function Action({ quiz, status, completed, user }: QuizCardProps) {
  // Several cards have the same link text, so the quiz's title describes each.
  const described = { 'aria-describedby': `title-${quiz._id}`, wide: true }
  if (completed)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} {...described}>
        {home.viewResults}
      </LinkButton>
    )
  if (status === 'active')
    return (
      <LinkButton to={paths.quiz(quiz._id)} kind="primary" {...described}>
        {user ? home.takeQuiz : home.signInToTakeQuiz}
      </LinkButton>
    )
  return (
    <Button disabled wide>
      {quizStatus[status]}
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
            {home.completed}
          </Badge>
        )}
        {user?.isAdmin && <Badge tone="accent">{home.adminAccess}</Badge>}
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
