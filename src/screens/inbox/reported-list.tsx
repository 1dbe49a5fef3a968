import { Link } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { format } from '../../messages/lib/language.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Tone } from '../../ui/lib/tone.ts'
import { MathText } from '../../ui/maths/math-text.tsx'

const MANY = 10
const SOME = 3

/** The more report it, the louder. */
export const toneOf = (count: number): Tone => (count >= MANY ? 'red' : count >= SOME ? 'yellow' : 'gray')

interface RowProps {
  reported: ReportedQuestion
  current: boolean
  /** Another question replaces the one in the address. */
  replace: boolean
}

const Row = ({ reported, current, replace }: RowProps) => {
  const { quizId, questionId, number, text, quizTitle, reports, lastAt, kinds } = reported
  const [first] = kinds
  const tone = toneOf(reports.length)
  return (
    <li className={current ? 'reported-row current' : 'reported-row'}>
      <span className={`report-count number ${tone}`} aria-hidden="true">
        {format.count(reports.length)}
      </span>
      <div className="reported-said">
        <Link
          className="whole-card strong one-line"
          data-excerpt=""
          href={paths.report(quizId, questionId)}
          replace={replace}
          aria-current={current || undefined}
        >
          {text ? <MathText text={text} /> : inbox.question(number)}
        </Link>
        <span className="note number">
          <bdi>{inbox.place(quizTitle ?? quizAttempts.untitled, text ? number : undefined, lastAt)}</bdi>
        </span>
        {first && (
          <span>
            <Badge tone={tone}>{inbox.say(first.kind, first.count)}</Badge>
          </span>
        )}
      </div>
    </li>
  )
}

interface ListProps {
  questions: readonly ReportedQuestion[]
  current: ReportedQuestion
  isChosen: boolean
}

export const ReportedList = ({ questions, current, isChosen }: ListProps) => (
  <Card flush as="section" aria-label={inbox.questions}>
    <ol>
      {questions.map((reported) => (
        <Row key={reported.key} reported={reported} current={reported === current} replace={isChosen} />
      ))}
    </ol>
  </Card>
)
