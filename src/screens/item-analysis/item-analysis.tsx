import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { person } from '../../messages/en/person.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { explain } from '../../messages/explain.ts'
import { itemTableWords } from '../../messages/item-analysis-csv.ts'
import {
  $analysedTitle,
  $attemptCount,
  $isUnknownAnalysis,
  $itemAnalysis,
  cancelAnalysis,
  exportItemAnalysis,
  refreshItemAnalysis,
  showItemAnalysis,
  startAnalysis,
} from '../../stores/analysis/item-analysis.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { Analysis } from './analysis.tsx'

const SKELETON_LINES = 6

function Crumbs({ quizId, title }: { quizId: string; title: string }) {
  return (
    <nav className="crumbs" aria-label={person.where}>
      <Link href={paths.adminResults}>{adminResults.results}</Link>
      <Icon name="right" />
      <Link href={paths.quizAttempts(quizId)}>{title}</Link>
      <Icon name="right" />
      <span>{itemAnalysis.title}</span>
    </nav>
  )
}

interface HeadProps {
  quizId: string
  heading: RefObject<HTMLHeadingElement | null>
}

function Head({ quizId, heading }: HeadProps) {
  const { data: analysed, loading } = useStore($itemAnalysis)
  const title = useStore($analysedTitle) ?? quizAttempts.untitled
  return (
    <div className="section-head">
      <div className="stack near">
        <Crumbs quizId={quizId} title={title} />
        <h1 className="title" tabIndex={-1} ref={heading}>
          {itemAnalysis.title}
        </h1>
        <p className="lede">{title}</p>
      </div>
      <div className="row">
        <IconButton
          icon="refresh"
          label={itemAnalysis.refresh}
          busy={loading}
          onClick={refreshItemAnalysis}
        />
        {analysed && (
          <Button icon="download" onClick={() => void exportItemAnalysis(analysed, itemTableWords)}>
            {itemAnalysis.export}
          </Button>
        )}
      </div>
    </div>
  )
}

/** In narrow containers, instead of the head. */
const ToAll = ({ quizId }: { quizId: string }) => (
  <nav className="crumbs to-all" aria-label={person.where}>
    <Link href={paths.quizItems(quizId)} replace>
      <Icon name="left" />
      <span>{itemAnalysis.allQuestions}</span>
    </Link>
  </nav>
)

interface ScreenProps {
  quizId: string
  /** The question that is looked at, by its position. */
  number?: number
}

function ItemAnalysis({ quizId, number }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const count = useStore($attemptCount)
  // The pressed button disappears, so the focus moves to the heading.
  const refocusing = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  return (
    <div className={classNames('stack', 'item-analysis', number !== undefined && 'of-one')}>
      {number !== undefined && <ToAll quizId={quizId} />}
      <Head quizId={quizId} heading={heading} />
      <RemoteView
        remote={count}
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(failure) => explain(failure, 'analyse-questions')}
        onRetry={refreshItemAnalysis}
      >
        {({ attempts }) =>
          attempts > 0 ? (
            <Analysis
              number={number}
              attempts={attempts}
              onStart={refocusing(startAnalysis)}
              onCancel={refocusing(cancelAnalysis)}
            />
          ) : (
            <EmptyState icon="chart" as="h2" title={itemAnalysis.empty} note={itemAnalysis.emptyNote} />
          )
        }
      </RemoteView>
    </div>
  )
}

/** How the questions of a quiz performed, for administrators. */
export function ItemAnalysisScreen({ quizId, ...rest }: ScreenProps) {
  // Before paint, so that the figures of the previous quiz do not flash.
  useLayoutEffect(() => showItemAnalysis(quizId), [quizId])
  return (
    <AdminSheet>
      {useStore($isUnknownAnalysis) ? (
        <BackLink
          icon="chart"
          title={quizAttempts.quizNotFound}
          note={quizAttempts.quizNotFoundNote}
          to={paths.admin}
          label={quizAttempts.backToDashboard}
        />
      ) : (
        <ItemAnalysis quizId={quizId} {...rest} />
      )}
    </AdminSheet>
  )
}
