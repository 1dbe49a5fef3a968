import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import type { LogEvent, LogQuery, LogRows } from '../../domain/log/events.ts'
import { admin } from '../../messages/admin/en.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { log } from '../../messages/log/en.ts'
import { quizAttempts } from '../../messages/quiz-attempts/en.ts'
import { $log, $logOffered, $logQuery, filterLog, turnToLogPage } from '../../stores/log/log.ts'
import { $personId } from '../../stores/log/person.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AdminSheet } from '../parts/admin-sheet.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { OddRows } from '../parts/odd-rows.tsx'
import { PersonCard } from './person-card.tsx'

interface NameProps {
  name: string
  filter: Omit<LogQuery, 'page'>
}

/** A name that leads to what is about it alone. */
const Name = ({ name, filter }: NameProps) => (
  <Button kind="quiet" dense title={log.only(name)} onClick={() => filterLog(filter)}>
    {name}
  </Button>
)

const person = (user: LogEvent['user'], none: string) =>
  user ? <Name name={user.name ?? log.gone} filter={{ userId: user._id }} /> : none

const COLUMNS: Column<LogEvent>[] = [
  { title: log.when, as: 'head', cell: ({ at }) => format.moment(Date.parse(at)) },
  { title: log.who, cell: ({ who }) => person(who, log.server) },
  {
    title: log.what,
    cell: ({ what, detail }) => (
      <>
        {log.event(what)} <span className="note">{log.detail(detail)}</span>
      </>
    ),
  },
  {
    title: log.whose,
    cell: ({ who, user }) => (who?._id === user?._id ? log.nobody : person(user, log.nobody)),
  },
  {
    title: log.quiz,
    cell: ({ quiz }) =>
      quiz ? <Name name={quiz.title ?? admin.table.unknown} filter={{ quizId: quiz._id }} /> : log.nobody,
  },
]

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

/** Focuses the title when something else is shown: the name that was pressed is gone with its row. */
function useTitleFocus(title: RefObject<HTMLElement | null>) {
  const { userId, quizId } = useStore($logQuery)
  const filter = JSON.stringify([userId, quizId])
  const shown = useRef(filter)
  useEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    title.current?.focus()
  }, [filter, title])
}

function Filtered() {
  const { userId, quizId } = useStore($logQuery)
  if (userId === undefined && quizId === undefined) return null
  return (
    <Banner
      tone="blue"
      icon="search"
      action={
        <Button dense onClick={() => filterLog({})}>
          {log.showAll}
        </Button>
      }
    >
      {log.filtered}
    </Banner>
  )
}

/** The log of attempts and of administrators' acts. */
export function LogScreen() {
  const [remote, personId] = [useStore($log), useStore($personId)]
  const offered = useStore($logOffered)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useTitleFocus(heading)
  const turn = (page: number) => {
    turnToLogPage(page)
    // A page is long, and reading resumes at its top.
    heading.current?.focus()
  }
  const rows = (page: LogRows) => (
    <>
      {page.events.rows.length === 0 ? (
        <div className="card-body">
          <EmptyState icon="list" title={log.empty} note={log.emptyNote} />
        </div>
      ) : (
        <FoldingTable
          columns={COLUMNS}
          rows={page.events.rows}
          keyOf={({ _id }) => _id}
          labelledBy={headingId}
        />
      )}
      <OddRows odd={page.events.odd} />
      <Pages page={page} onTurn={turn} />
    </>
  )
  return (
    <AdminSheet>
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
      {offered && <Filtered />}
      {personId !== undefined && <PersonCard key={personId} userId={personId} />}
      <Card as="section" flush aria-labelledby={headingId}>
        {offered === false ? (
          <div className="card-body">
            <EmptyState icon="list" title={log.notOffered} note={log.notOfferedNote} />
          </div>
        ) : (
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
        )}
      </Card>
    </AdminSheet>
  )
}
