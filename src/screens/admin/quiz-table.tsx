import { useStore } from '@nanostores/react'
import type { QuizStatus, QuizSummary } from '../../domain/quizzes/quiz.ts'
import { format } from '../../messages/english.ts'
import { $quizPage } from '../../stores/quizzes/admin-quizzes.ts'
import { FoldingTable } from '../../ui/data/folding-table.tsx'
import { QuizStatusBadge } from '../parts/quiz-status-badge.tsx'
import { RowActions } from './row-actions.tsx'

interface QuizRowProps {
  quiz: QuizSummary
  status: QuizStatus
  onDelete: () => void
}

function QuizRow({ quiz, status, onDelete }: QuizRowProps) {
  const titleId = `quiz-row-${quiz._id}`
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: folded into a card, it would lose them in some browsers
    <tr role="row">
      <th scope="row" role="rowheader" className="primary-cell">
        <div className="strong" id={titleId} title={quiz.title}>
          {quiz.title}
        </div>
        <div className="note" title={quiz.description}>
          {quiz.description}
        </div>
      </th>
      <td role="cell" data-label="Status">
        <QuizStatusBadge status={status} />
      </td>
      <td role="cell" className="of-number" data-label="Duration">
        {quiz.duration} min
      </td>
      <td role="cell" className="of-number" data-label="Questions">
        {quiz.questionCount}
      </td>
      <td role="cell" className="number" data-label="Schedule">
        {format.moment(Date.parse(quiz.startTime))}
        <br />
        <span className="note">
          <span className="visually-hidden">to </span>
          {format.moment(Date.parse(quiz.endTime))}
        </span>
      </td>
      <td role="cell" className="whole">
        <RowActions quiz={quiz} describedBy={titleId} onDelete={onDelete} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

const COLUMNS = [
  { title: 'Quiz' },
  { title: 'Status' },
  { title: 'Duration', ofNumber: true },
  { title: 'Questions', ofNumber: true },
  { title: 'Schedule' },
  { title: 'Actions', ofNumber: true },
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
    <FoldingTable columns={COLUMNS} labelledBy={labelledBy}>
      {rows.map(({ quiz, status }) => (
        <QuizRow key={quiz._id} quiz={quiz} status={status} onDelete={() => onDelete(quiz)} />
      ))}
    </FoldingTable>
  )
}
