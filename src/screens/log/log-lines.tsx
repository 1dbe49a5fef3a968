import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { DAY_MS, wallDate } from '../../domain/lib/time.ts'
import type { EventName, LogEvent } from '../../domain/log/events.ts'
import { type LogDay, type LogLine, logDays } from '../../domain/log/log-days.ts'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { log } from '../../messages/en/log.ts'
import { format } from '../../messages/lib/language.ts'
import { $minute } from '../../stores/page/clock.ts'
import { Icon, type IconName } from '../../ui/layout/icon.tsx'
import { rich } from '../../ui/layout/rich.ts'

const ICONS: Record<EventName, IconName> = {
  started: 'play',
  saved: 'download',
  left: 'move',
  submitted: 'check',
  'handed-in': 'hourglass',
  reported: 'flag',
  reset: 'refresh',
  extended: 'clock',
  announced: 'send',
  regraded: 'mark',
  'report-answered': 'send',
  created: 'plus',
  edited: 'pencil',
  published: 'upload',
  unpublished: 'undo',
  deleted: 'trash',
  configured: 'sliders',
  'factor-set': 'clock',
  'made-admin': 'user',
  'unmade-admin': 'user',
  'sessions-ended': 'lock',
  'group-set': 'list',
  'data-deleted': 'trash',
}

const iconOf = (what: string): IconName => ICONS[what as EventName] ?? 'info'

/** A name that links to its own entries. */
const Name = ({ name, to, strong }: { name: string; to: string; strong?: boolean }) => (
  <Link
    className={strong ? 'plain-link strong' : 'plain-link'}
    title={log.only(name)}
    href={to}
    translate="no"
  >
    <bdi>{name}</bdi>
  </Link>
)

const quizOf = ({ quiz }: LogEvent) =>
  quiz ? (
    <Name key="quiz" name={quiz.title ?? admin.table.unknown} to={paths.quizLog(quiz._id)} />
  ) : (
    <bdi key="quiz">{admin.table.unknown}</bdi>
  )

const personOf = (key: string, user: LogEvent['user']) =>
  user && (
    <Name key={key} strong={key === 'who'} name={user.name ?? log.gone} to={paths.personLog(user._id)} />
  )

const sentenceOf = (event: LogEvent) =>
  rich(
    log.sentence<ReactNode>(event.what, {
      who: personOf('who', event.who) ?? <b key="who">{log.server}</b>,
      user: personOf('user', event.user),
      quiz: quizOf(event),
      detail: event.detail ?? {},
    }),
  )

interface RowProps {
  event: LogEvent
  children: ReactNode
}

const Row = ({ event, children }: RowProps) => (
  <li className="log-row">
    <time className="note number" dateTime={event.at}>
      {format.time(Date.parse(event.at))}
    </time>
    <Icon name={iconOf(event.what)} />
    <div className="log-said">{children}</div>
  </li>
)

/** Many of a kind, which can be shown one by one. */
function Folded({ line, children }: { line: Extract<LogLine, { events: unknown }>; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <Row event={line.event}>
      {children}{' '}
      <button
        type="button"
        className="log-more"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? log.hideThem : log.showThem}
      </button>
      <ul className="log-inner" id={listId} hidden={!isOpen}>
        {isOpen &&
          line.events.map((event) => (
            <Row key={event._id} event={event}>
              {sentenceOf(event)}
            </Row>
          ))}
      </ul>
    </Row>
  )
}

function Line({ line }: { line: LogLine }) {
  const { event } = line
  if (line.kind === 'one') return <Row event={event}>{sentenceOf(event)}</Row>
  if (line.kind === 'times')
    return (
      <Folded line={line}>
        {sentenceOf(event)} <span className="note number">{log.times(line.events.length)}</span>
      </Folded>
    )
  const mark = (learners: string) => <b key="learners">{learners}</b>
  return (
    <Folded line={line}>
      {rich(log.sentenceOfMany<ReactNode>(line.what, mark, line.count, quizOf(event)))}
    </Folded>
  )
}

function Day({ day: { date, lines }, today }: { day: LogDay; today: string }) {
  const headingId = useId()
  const ago = (Date.parse(today) - Date.parse(date)) / DAY_MS
  return (
    <section aria-labelledby={headingId}>
      <h2 className="log-day" id={headingId}>
        {log.day(date, ago)}
      </h2>
      <ol className="log-lines">
        {lines.map((line) => (
          <Line key={line.event._id} line={line} />
        ))}
      </ol>
    </section>
  )
}

/** The events of a page, newest first: a sentence a line, under a heading for each day. */
export function LogLines({ events }: { events: readonly LogEvent[] }) {
  const today = wallDate(useStore($minute))
  return logDays(events).map((day) => <Day key={day.date} day={day} today={today} />)
}
