import { adminHome } from '../../messages/en/admin-home.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { QuizFacts } from '../parts/quiz/quiz-facts.tsx'
import { QuizStatusBadge } from '../parts/quiz/quiz-status-badge.tsx'
import { type CardsProps, CompletedBadge, QuizAction } from './quiz-card.tsx'

/** An administrator's quizzes as rows: they are looked through, not begun. */
export const AdminRows = ({ cards }: CardsProps) => (
  <ul className="quiz-lines">
    {cards.map((card) => (
      <RowBoundary key={card.quiz._id}>
        <li className="quiz-line">
          <div className="row grow">
            <h3 className="subheading" id={`title-${card.quiz._id}`}>
              {card.quiz.title}
            </h3>
            <QuizStatusBadge status={card.status} />
            {card.completed && <CompletedBadge />}
            <Badge tone="accent">{adminHome.adminAccess}</Badge>
          </div>
          <div className="quiz-line-facts">
            <QuizFacts {...card} />
            <p className="note">{card.quiz.description}</p>
          </div>
          <QuizAction {...card} dense />
        </li>
      </RowBoundary>
    ))}
  </ul>
)
