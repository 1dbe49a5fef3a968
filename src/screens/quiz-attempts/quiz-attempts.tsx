import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { paths } from '../../domain/page/paths.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { log } from '../../messages/en/log.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { $figures } from '../../stores/analysis/quiz-figures.ts'
import { $logOffered } from '../../stores/log/log.ts'
import { $isUnknownQuiz, $quizTitle, showAttempts } from '../../stores/results/quiz-attempts.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { useQuizExport } from '../parts/admin/use-export.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Attempts } from './attempts.tsx'
import { Figures } from './figures.tsx'

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
            <LinkButton to={paths.quizItems(quizId)} icon="chart">
              {itemAnalysis.title}
            </LinkButton>
          )}
          {button}
        </div>
      </div>
      {progress}
      <Figures />
      <Attempts quizId={quizId} isEmpty={isEmpty} />
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
