import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Failure } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/page/paths.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { REPORT_STATES, type ReportState } from '../../domain/reports/reports.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { layout } from '../../messages/en/layout.ts'
import { person } from '../../messages/en/person.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $inboxes, $inboxOffered, refreshInbox } from '../../stores/reports/inbox.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton, Spinner } from '../../ui/feedback/spinner.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { ReportedDetail } from './reported-detail.tsx'
import { ReportedList } from './reported-list.tsx'

const LIST_LINES = 5
const DETAIL_LINES = 9

const Crumbs = () => (
  <nav className="crumbs" aria-label={person.where}>
    <Link href={paths.adminResults}>{adminResults.results}</Link>
    <Icon name="right" />
    <span>{inbox.title}</span>
  </nav>
)

const countAll = (questions: readonly ReportedQuestion[]) =>
  questions.reduce((sum, { reports }) => sum + reports.length, 0)

interface StatesProps {
  state: ReportState
  onState: (state: ReportState) => void
}

function States({ state, onState }: StatesProps) {
  const counts = {
    open: useStore($inboxes.open).data?.length,
    accepted: useStore($inboxes.accepted).data?.length,
    declined: useStore($inboxes.declined).data?.length,
  }
  return (
    <Segments
      label={inbox.show}
      chosen={state}
      onChoose={onState}
      options={REPORT_STATES.map((value) => ({
        value,
        text: (
          <>
            <span>{inbox.state(value)}</span>{' '}
            {counts[value] !== undefined && <span className="number">{format.count(counts[value])}</span>}
          </>
        ),
      }))}
    />
  )
}

interface HeadProps extends StatesProps {
  questions: readonly ReportedQuestion[] | undefined
  loading: boolean
  titleRef: RefObject<HTMLHeadingElement | null>
}

const Head = ({ questions, loading, titleRef, ...states }: HeadProps) => (
  <div className="section-head">
    <div className="stack near">
      <Crumbs />
      <h1 className="title" tabIndex={-1} ref={titleRef}>
        {inbox.title}
      </h1>
      {questions && questions.length > 0 && (
        <p className="lede">{inbox.lede(countAll(questions), questions.length)}</p>
      )}
    </div>
    <div className="row">
      <IconButton icon="refresh" label={inbox.refresh} busy={loading} onClick={refreshInbox} />
      <States {...states} />
    </div>
  </div>
)

/** A question chosen in the list gets the focus, because on a phone it is below the list. */
function useFocusOnChosen(key: string | undefined) {
  const detail = useRef<HTMLDivElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (key !== undefined) detail.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [key])
  return detail
}

interface PanesProps extends Chosen {
  questions: readonly ReportedQuestion[]
  onAnswered: () => void
}

/** The reported questions, and the one that is looked at: the first, if the address names none of them. */
function Panes({ questions, quizId, questionId, onAnswered }: PanesProps) {
  const at = Math.max(
    0,
    questions.findIndex((question) => question.quizId === quizId && question.questionId === questionId),
  )
  const current = questions[at]
  const detail = useFocusOnChosen(questionId === current?.questionId ? current?.key : undefined)
  if (!current) return null
  return (
    <div className="item-panes">
      <ReportedList questions={questions} current={current} isChosen={questionId !== undefined} />
      <div className="item-side" ref={detail}>
        <ReportedDetail
          key={current.key}
          reported={current}
          previous={questions[at - 1]}
          next={questions[at + 1]}
          onAnswered={onAnswered}
        />
      </div>
    </div>
  )
}

const PanesSkeleton = () => (
  <div className="item-panes">
    <Card>
      <LineSkeleton lines={LIST_LINES} />
    </Card>
    <Card>
      <LineSkeleton lines={DETAIL_LINES} />
    </Card>
  </div>
)

/** The question in the address. */
interface Chosen {
  quizId?: string | undefined
  questionId?: string | undefined
}

function Inbox(chosen: Chosen) {
  const [state, setState] = useState<ReportState>('open')
  const remote = useStore($inboxes[state])
  const title = useRef<HTMLHeadingElement>(null)
  // What was answered leaves the list with its buttons.
  const focusTitle = useFocusAfter(() => title.current?.focus())
  return (
    <div className="stack inbox">
      <Head
        questions={remote.data}
        loading={remote.loading}
        state={state}
        onState={setState}
        titleRef={title}
      />
      <RemoteView
        remote={remote}
        skeleton={<PanesSkeleton />}
        explain={(error) => explain(error as Failure, 'load-reports')}
        onRetry={$inboxes[state].retry}
      >
        {(questions) =>
          questions.length > 0 ? (
            <Panes questions={questions} {...chosen} onAnswered={focusTitle} />
          ) : (
            <EmptyState as="h2" icon="flag" title={inbox.empty(state)} note={inbox.emptyNote} />
          )
        }
      </RemoteView>
    </div>
  )
}

/** What learners report of questions, for administrators. Only calls an API that keeps reports. */
export function InboxScreen(chosen: Chosen) {
  const offered = useStore($inboxOffered)
  if (offered === undefined) return <Spinner label={layout.loading} />
  return (
    <AdminSheet>
      {offered ? (
        <Inbox {...chosen} />
      ) : (
        <BackLink
          icon="flag"
          title={inbox.notOffered}
          note={inbox.notOfferedNote}
          to={paths.admin}
          label={quizAttempts.backToDashboard}
        />
      )}
    </AdminSheet>
  )
}
