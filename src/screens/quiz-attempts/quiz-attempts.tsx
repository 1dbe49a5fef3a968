import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { paths } from '../../domain/page/paths.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { log } from '../../messages/en/log.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { $figures } from '../../stores/analysis/quiz-figures.ts'
import { $logOffered } from '../../stores/log/log.ts'
import { $isUnknownQuiz, $quizTitle, showAttempts } from '../../stores/results/quiz-attempts.ts'
import { Button } from '../../ui/forms/button.tsx'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { useQuizExport } from '../parts/admin/use-export.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Attempts } from './attempts.tsx'
import { Figures } from './figures.tsx'
import { ItemAnalysis } from './item-analysis/item-analysis.tsx'

const UnknownQuiz = () => (
  <BackLink
    icon="chart"
    title={quizAttempts.quizNotFound}
    note={quizAttempts.quizNotFoundNote}
    to={paths.admin}
    label={quizAttempts.backToDashboard}
  />
)

function QuizAttempts({ quizId }: { quizId: string }) {
  const title = useStore($quizTitle) ?? quizAttempts.untitled
  const shown = useStore($figures)
  const isEmpty = shown.scene === 'known' && shown.figures.totalAttempts === 0
  const { button, progress } = useQuizExport({ quizId, title }, isEmpty)
  const analysis = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="section-head">
        <div className="stack near">
          <p className="note">{quizAttempts.quizResults}</p>
          <h1 className="title">{title}</h1>
        </div>
        <div className="row">
          <LinkButton to={paths.admin} icon="left">
            {quizAttempts.backToDashboard}
          </LinkButton>
          {useStore($logOffered) && (
            <LinkButton to={paths.quizLog(quizId)} icon="list">
              {log.open}
            </LinkButton>
          )}
          {!isEmpty && (
            <Button icon="chart" onClick={() => analysis.current?.focus()}>
              {itemAnalysis.title}
            </Button>
          )}
          {button}
        </div>
      </div>
      {progress}
      <Figures />
      <Attempts quizId={quizId} />
      <ItemAnalysis quizId={quizId} heading={analysis} />
    </>
  )
}

/** All results of one quiz, for administrators. */
export function QuizAttemptsScreen({ quizId }: { quizId: string }) {
  // The store follows the address. Before paint, so that the previous quiz's attempts do not flash.
  useLayoutEffect(() => showAttempts(quizId), [quizId])
  const isUnknown = useStore($isUnknownQuiz)
  return <AdminSheet>{isUnknown ? <UnknownQuiz /> : <QuizAttempts quizId={quizId} />}</AdminSheet>
}
