import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { type LogRows, quizTitleIn } from '../../domain/log/events.ts'
import { paths } from '../../domain/page/paths.ts'
import { layout } from '../../messages/en/layout.ts'
import { log } from '../../messages/en/log.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { explain } from '../../messages/explain.ts'
import { $log, $logOffered, showLog, turnToLogPage } from '../../stores/log/log.ts'
import { $adminsOffered } from '../../stores/log/person.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton, Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { LogLines } from './log-lines.tsx'
import { PersonCard } from './person-card.tsx'

interface PagesProps {
  page: LogRows
  onTurn: (page: number) => void
}

const Pages = ({ page: { page, hasNext }, onTurn }: PagesProps) => (
  <nav className="card-foot row apart" aria-label={log.pages}>
    <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
      {log.newer}
    </Button>
    <p className="note number" role="status">
      {log.page(page)}
    </p>
    <Button disabled={!hasNext} onClick={() => onTurn(page + 1)}>
      {log.older}
    </Button>
  </nav>
)

const Filtered = ({ children }: { children: string }) => (
  <Banner
    tone="blue"
    icon="search"
    action={
      <LinkButton dense to={paths.log}>
        {log.showAll}
      </LinkButton>
    }
  >
    {children}
  </Banner>
)

interface LogProps {
  userId?: string
  quizId?: string
}

const NoLog = () => (
  <BackLink
    icon="list"
    title={log.notOffered}
    note={log.notOfferedNote}
    to={paths.admin}
    label={quizAttempts.backToDashboard}
  />
)

function Log({ userId, quizId }: LogProps) {
  // The store follows the address. Before paint, so that old content does not flash.
  useLayoutEffect(() => showLog({ userId, quizId }), [userId, quizId])
  const remote = useStore($log)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const turn = (page: number) => {
    turnToLogPage(page)
    // A page is long, so reading resumes at its top.
    heading.current?.focus()
  }
  const rows = (page: LogRows) => (
    <>
      {page.events.rows.length === 0 ? (
        <div className="card-body">
          <EmptyState icon="list" title={log.empty} note={log.emptyNote} />
        </div>
      ) : (
        <LogLines events={page.events.rows} />
      )}
      <UnreadableRows odd={page.events.odd} />
      {(page.page > 1 || page.hasNext) && <Pages page={page} onTurn={turn} />}
    </>
  )
  return (
    <>
      <div className="section-head">
        <div className="stack near">
          <h1 className="title" id={headingId} ref={heading} tabIndex={-1}>
            {log.title}
          </h1>
          <p className="lede">{log.lede}</p>
        </div>
        <LinkButton to={paths.admin} icon="left">
          {quizAttempts.backToDashboard}
        </LinkButton>
      </div>
      {quizId !== undefined && (
        <Filtered>{log.aboutQuiz(quizTitleIn(remote.data?.events.rows ?? [], quizId))}</Filtered>
      )}
      {userId !== undefined && (
        <>
          <Filtered>{log.aboutPerson}</Filtered>
          <PersonCard userId={userId} />
        </>
      )}
      <Card as="section" flush aria-labelledby={headingId}>
        <RemoteView
          remote={remote}
          skeleton={
            <div className="card-body">
              <LineSkeleton lines={12} />
            </div>
          }
          explain={(error) => explain(error, 'load-log')}
          onRetry={$log.revalidate}
        >
          {rows}
        </RemoteView>
      </Card>
    </>
  )
}

/** A person's account, if an API has no log but can grant administrator rights. */
function SinglePerson({ userId }: { userId: string }) {
  useLayoutEffect(() => showLog({ userId }), [userId])
  return <PersonCard userId={userId} />
}

/** The log of attempts and administrators' actions: everything, or about one person or quiz. */
export function LogScreen(about: LogProps) {
  const [offered, adminsOffered] = [useStore($logOffered), useStore($adminsOffered)]
  if (offered === undefined) return <Spinner label={layout.loading} />
  if (offered)
    return (
      <AdminSheet>
        <Log {...about} />
      </AdminSheet>
    )
  return (
    <AdminSheet>
      <NoLog />
      {about.userId !== undefined && adminsOffered && <SinglePerson userId={about.userId} />}
    </AdminSheet>
  )
}
