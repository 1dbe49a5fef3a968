import { memo } from 'react'
import type { QuizStatus, QuizSummary } from '../../domain/quizzes/quiz.ts'
import { admin } from '../../messages/admin/en.ts'
import { format } from '../../messages/english.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { QuizStatusBadge } from '../parts/quiz-status-badge.tsx'
import { RowActions } from './row-actions.tsx'

const titleId = ({ _id }: QuizSummary) => `quiz-row-${_id}`

interface QuizRow {
  quiz: QuizSummary
  status: QuizStatus
}

function QuizName({ quiz }: { quiz: QuizSummary }) {
  return (
    <>
      <div className="strong" id={titleId(quiz)} title={quiz.title}>
        {quiz.title}
      </div>
      <div className="note" title={quiz.description}>
        {quiz.description}
      </div>
    </>
  )
}

function Schedule({ quiz }: { quiz: QuizSummary }) {
  const end = format.moment(Date.parse(quiz.endTime))
  return (
    <>
      {format.moment(Date.parse(quiz.startTime))}
      <br />
      <span className="note">
        {rich(admin.table.until(end, (to) => <span className="visually-hidden">{to}</span>))}
      </span>
    </>
  )
}

const columns = (onDelete: (quiz: QuizSummary) => void): Column<QuizRow>[] => [
  { title: admin.table.quiz, as: 'head', cell: ({ quiz }) => <QuizName quiz={quiz} /> },
  { title: admin.table.status, cell: ({ status }) => <QuizStatusBadge status={status} /> },
  { title: admin.table.duration, ofNumber: true, cell: ({ quiz }) => admin.table.minutes(quiz.duration) },
  { title: admin.table.questions, ofNumber: true, cell: ({ quiz }) => quiz.questionCount },
  { title: admin.table.schedule, className: 'number', cell: ({ quiz }) => <Schedule quiz={quiz} /> },
  {
    title: admin.table.actions,
    ofNumber: true,
    as: 'whole',
    cell: ({ quiz }) => (
      <RowActions quiz={quiz} describedBy={titleId(quiz)} onDelete={() => onDelete(quiz)} />
    ),
  },
]

interface QuizTableProps {
  rows: readonly QuizRow[]
  /** The id of the heading above. */
  labelledBy: string
  onDelete: (quiz: QuizSummary) => void
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
