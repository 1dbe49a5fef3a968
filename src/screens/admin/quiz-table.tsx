import { useStore } from '@nanostores/react'
import type { QuizStatus, QuizSummary } from '../../domain/quizzes/quiz.ts'
import { format } from '../../messages/english.ts'
import { $quizPage } from '../../stores/quizzes/admin-quizzes.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { QuizStatusBadge } from '../parts/quiz-status-badge.tsx'
import { RowActions } from './row-actions.tsx'

const titleId = ({ _id }: QuizSummary) => `quiz-row-${_id}`

interface Row {
  quiz: QuizSummary
  status: QuizStatus
}

const columns = (onDelete: (quiz: QuizSummary) => void): Column<Row>[] => [
  {
    title: 'Quiz',
    as: 'head',
    cell: ({ quiz }) => (
      <>
        <div className="strong" id={titleId(quiz)} title={quiz.title}>
          {quiz.title}
        </div>
        <div className="note" title={quiz.description}>
          {quiz.description}
        </div>
      </>
    ),
  },
  { title: 'Status', cell: ({ status }) => <QuizStatusBadge status={status} /> },
  { title: 'Duration', ofNumber: true, cell: ({ quiz }) => `${quiz.duration} min` },
  { title: 'Questions', ofNumber: true, cell: ({ quiz }) => quiz.questionCount },
  {
    title: 'Schedule',
    className: 'number',
    cell: ({ quiz }) => (
      <>
        {format.moment(Date.parse(quiz.startTime))}
        <br />
        <span className="note">
          <span className="visually-hidden">to </span>
          {format.moment(Date.parse(quiz.endTime))}
        </span>
      </>
    ),
  },
  {
    title: 'Actions',
    ofNumber: true,
    as: 'whole',
    cell: ({ quiz }) => (
      <RowActions quiz={quiz} describedBy={titleId(quiz)} onDelete={() => onDelete(quiz)} />
    ),
  },
]

interface QuizTableProps {
  /** The id of the heading over it. */
  labelledBy: string
  onDelete: (quiz: QuizSummary) => void
}

/** One page of the quizzes; on narrow boxes every row is a card. */
export function QuizTable({ labelledBy, onDelete }: QuizTableProps) {
  const { rows } = useStore($quizPage)
  return (
    <FoldingTable
      columns={columns(onDelete)}
      rows={rows}
      keyOf={({ quiz }) => quiz._id}
      labelledBy={labelledBy}
    />
  )
}
