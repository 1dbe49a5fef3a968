import { mostAttempted, type QuizFigures } from '../../domain/analytics.ts'
import { scoreTone } from '../../domain/score.ts'
import { Banner } from '../../ui/banner.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const SHOWN = 10

function Row({ title, totalAttempts, averageScore }: QuizFigures) {
  const name = title ?? 'Unknown Quiz'
  const score = Math.round(averageScore)
  return (
    <tr>
      <th scope="row" className="primary-cell">
        <div title={name}>{name}</div>
      </th>
      <td className="of-number">{totalAttempts.toLocaleString('en-US')}</td>
      <td>
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
      <table className="table slim averages">
        <thead>
          <tr>
            <th scope="col">Quiz</th>
            <th scope="col" className="of-number">
              Attempts
            </th>
            <th scope="col">Average score</th>
          </tr>
        </thead>
        <tbody>
          {taken.slice(0, SHOWN).map((figures) => (
            <Row key={figures.quizId} {...figures} />
          ))}
        </tbody>
      </table>
      {taken.length > SHOWN && (
        <p className="note">
          The {SHOWN} most taken of {taken.length} quizzes.
        </p>
      )}
    </>
  )
}
