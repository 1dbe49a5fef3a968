import { mostAttempted, type QuizFigures } from '../../../domain/analysis/analytics.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import { format } from '../../../messages/english.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'

const SHOWN = 10

function Row({ title, totalAttempts, averageScore }: QuizFigures) {
  const name = title ?? 'Unknown Quiz'
  const score = Math.round(averageScore)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: folded into a card, it would lose them in some browsers
    <tr role="row">
      <th scope="row" role="rowheader" className="primary-cell">
        <div title={name}>{name}</div>
      </th>
      <td role="cell" className="of-number" data-label="Attempts">
        {format.count(totalAttempts)}
      </td>
      <td role="cell" data-label="Average score">
        <span className="index">
          <ProgressBar
            label={`Average score of ${name}`}
            value={averageScore}
            max={100}
            tone={scoreTone(averageScore)}
            marks="score"
            valueText={`${score}%`}
          />
          <span>{score}%</span>
        </span>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

function AverageTable({ quizzes }: { quizzes: readonly QuizFigures[] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table className="table slim folds" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Quiz
          </th>
          <th scope="col" role="columnheader" className="of-number">
            Attempts
          </th>
          <th scope="col" role="columnheader">
            Average score
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {quizzes.map((figures) => (
          <Row key={figures.quizId} {...figures} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

/** The quizzes that were taken most, with their average on the scale of scores. */
export function QuizAverages({ quizzes }: { quizzes: readonly QuizFigures[] | undefined }) {
  if (!quizzes)
    return (
      <Banner tone="gray">
        The API gives no figures per quiz: <code>statistics</code> is missing in its answer to{' '}
        <code>GET /user/admin/results</code>.
      </Banner>
    )
  const taken = mostAttempted(quizzes, quizzes.length)
  if (taken.length === 0) return <p className="note">No attempts yet.</p>
  return (
    <>
      <AverageTable quizzes={taken.slice(0, SHOWN)} />
      {taken.length > SHOWN && (
        <p className="note">
          The {SHOWN} most taken of {taken.length} quizzes.
        </p>
      )}
    </>
  )
}
