import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { kindOf } from '../../domain/kinds/kinds.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/page/paths.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { explain } from '../../messages/explain.ts'
import { refreshItemAnalysis } from '../../stores/analysis/item-analysis.ts'
import { retryReportedQuiz } from '../../stores/reports/inbox.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChosenOptions } from '../parts/admin/chosen-options.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'
import { LearnersSay } from './learners-say.tsx'
import { Reply } from './reply.tsx'
import { toneOf } from './reported-list.tsx'
import { useReported } from './use-reported.ts'

const TEXT_LINES = 2
const ANSWER_LINES = 5

interface DetailProps {
  reported: ReportedQuestion
  /** The neighbours in the list. */
  previous: ReportedQuestion | undefined
  next: ReportedQuestion | undefined
  onAnswered: () => void
}

interface HeadProps extends Omit<DetailProps, 'onAnswered'> {
  number: number | undefined
}

function Head({ reported: { reports, quizTitle }, number, previous, next }: HeadProps) {
  const [, go] = useLocation()
  const turning = [
    { to: previous, icon: 'left', label: itemAnalysis.previous },
    { to: next, icon: 'right', label: itemAnalysis.next },
  ] as const
  return (
    <div className="card-head steady">
      <div className="row">
        <h2 className="subheading" tabIndex={-1}>
          {inbox.question(number)}
        </h2>
        <Badge tone={toneOf(reports.length)}>{inbox.reports(reports.length)}</Badge>
        <span className="note">
          <bdi>{quizTitle ?? quizAttempts.untitled}</bdi>
        </span>
      </div>
      <div className="row tight">
        {turning.map(({ to, icon, label }) => (
          <IconButton
            key={icon}
            dense
            icon={icon}
            label={label}
            aria-disabled={!to}
            onClick={() => to && go(paths.report(to.quizId, to.questionId), { replace: true })}
          />
        ))}
      </div>
    </div>
  )
}

interface AnswersProps {
  reported: ReportedQuestion
  item: ItemFigures | undefined
  number: number | undefined
  analysis: ReturnType<typeof useReported>['analysis']
}

function Answers({ item, analysis }: Pick<AnswersProps, 'item' | 'analysis'>) {
  if (analysis.isEmpty) return <p className="note">{inbox.noAnswers}</p>
  if (analysis.awaitsStart) return <p className="note">{inbox.notRead}</p>
  return (
    <RemoteView
      remote={analysis}
      skeleton={<LineSkeleton lines={ANSWER_LINES} />}
      explain={(error) => explain(error as Failure, 'analyse-questions')}
      onRetry={refreshItemAnalysis}
    >
      {() => item && kindOf(item.question) !== 'number' && <ChosenOptions item={item} />}
    </RemoteView>
  )
}

/** What was chosen, and whether the best agree with the reports. */
function AnswersSay({ reported: { reports, quizId }, item, number, analysis }: AnswersProps) {
  const id = useId()
  const rival = item?.rival
  return (
    <section className="stack near" aria-labelledby={id}>
      <h3 className="label" id={id}>
        {inbox.answersSay}
      </h3>
      <Answers item={item} analysis={analysis} />
      {rival !== undefined && <p className="note">{inbox.bothSay(reports.length, optionLetter(rival))}</p>}
      {number !== undefined && (
        <Link className="to-analysis" href={paths.quizItem(quizId, String(number))}>
          {itemAnalysis.title}
        </Link>
      )}
    </section>
  )
}

/** A reported question: what learners say of it, what their answers say, and what they will read. */
export function ReportedDetail({ reported, onAnswered, ...turning }: DetailProps) {
  const { quiz, question, number, item, analysis } = useReported(reported)
  return (
    <Card flush as="section" aria-label={inbox.question(number)}>
      <Head reported={reported} number={number} {...turning} />
      <div className="card-body stack">
        <RemoteView
          remote={quiz}
          skeleton={<LineSkeleton lines={TEXT_LINES} />}
          explain={(error) => explain(error as Failure, 'load-quiz')}
          onRetry={retryReportedQuiz}
        >
          {() =>
            question ? (
              <QuestionText question={question} number={number ?? 1} />
            ) : (
              <p className="note">{inbox.gone}</p>
            )
          }
        </RemoteView>
        <div className="says">
          <LearnersSay reported={reported} />
          <AnswersSay reported={reported} item={item} number={question && number} analysis={analysis} />
        </div>
      </div>
      <Reply reported={reported} item={item} number={question && number} onAnswered={onAnswered} />
    </Card>
  )
}
