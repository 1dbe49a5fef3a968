import type { ReactNode } from 'react'
import { wallDate } from '../../domain/lib/time.ts'
import { admin } from '../../messages/en/admin.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import type { KnownQuizRow, QuizRow } from '../../stores/quizzes/admin-quizzes.ts'
import { isDraft } from '../../stores/quizzes/quizzes.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { memo } from '../../ui/lib/memo.ts'
import { QuizStatusBadge } from '../parts/quiz/quiz-status-badge.tsx'
import { RowActions } from './row-actions.tsx'

const titleId = (quizId: string) => `quiz-row-${quizId}`

interface QuizNameProps {
  quiz: QuizRow['quiz']
  note: string
}

function QuizName({ quiz: { _id, title = results.unknownQuiz }, note }: QuizNameProps) {
  return (
    <>
      <div className="strong" id={titleId(_id)} title={title}>
        {title}
      </div>
      <div className="note" title={note}>
        {note}
      </div>
    </>
  )
}

/** Where start and end are of two years, both say theirs. */
function Schedule({ quiz, status }: KnownQuizRow) {
  const [from, to] = [Date.parse(quiz.startTime), Date.parse(quiz.endTime)]
  const moment = wallDate(from).slice(0, 4) === wallDate(to).slice(0, 4) ? format.moment : format.dateAndTime
  const end = moment(to)
  return (
    <>
      <span className={status === 'active' ? 'on-desk' : undefined}>{moment(from)}</span>
      {/* On a phone only the moment that comes next. */}
      {status === 'active' && (
        <span className="on-phone" aria-hidden="true">
          {admin.table.openUntil(format.dayAndMonth(to))}
        </span>
      )}
      <br />
      <span className="note on-desk">
        {rich(admin.table.until(end, (to) => <span className="visually-hidden">{to}</span>))}
      </span>
    </>
  )
}

const Questions = ({ count }: { count: number }) => (
  <>
    {count}
    <span className="on-phone">{admin.table.questionsAfter(count)}</span>
  </>
)

/** A cell that is unknown for an unreadable quiz. */
const known = (cell: (row: KnownQuizRow) => ReactNode) => (row: QuizRow) =>
  row.status === undefined ? admin.table.unknown : cell(row)

const columns = (onDelete: (quiz: QuizRow['quiz']) => void): Column<QuizRow>[] => [
  {
    title: admin.table.quiz,
    as: 'head',
    nameId: ({ quiz }) => titleId(quiz._id),
    cell: ({ quiz, status }) => (
      <QuizName quiz={quiz} note={status === undefined ? admin.table.unreadable : quiz.description} />
    ),
  },
  {
    title: admin.table.status,
    cell: known(({ quiz, status }) => <QuizStatusBadge status={isDraft(quiz) ? 'draft' : status} />),
  },
  {
    title: admin.table.duration,
    ofNumber: true,
    cell: known(({ quiz }) => admin.table.minutes(quiz.duration)),
  },
  {
    title: admin.table.questions,
    ofNumber: true,
    cell: known(({ quiz }) => <Questions count={quiz.questionCount} />),
  },
  {
    title: admin.table.schedule,
    className: 'number',
    cell: known((row) => <Schedule {...row} />),
  },
  {
    title: admin.table.actions,
    ofNumber: true,
    as: 'whole',
    cell: (row) => (
      <RowActions row={row} describedBy={titleId(row.quiz._id)} onDelete={() => onDelete(row.quiz)} />
    ),
  },
]

interface QuizTableProps {
  rows: readonly QuizRow[]
  /** The id of the heading above. */
  labelledBy: string
  onDelete: (quiz: QuizRow['quiz']) => void
}

/** One page of the quizzes. */
export const QuizTable = memo(({ rows, labelledBy, onDelete }: QuizTableProps) => (
  <FoldingTable
    columns={columns(onDelete)}
    rows={rows}
    keyOf={({ quiz }) => quiz._id}
    labelledBy={labelledBy}
  />
))
