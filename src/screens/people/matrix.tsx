import { useId } from 'react'
import { Link } from 'wouter'
import { scoreTone } from '../../domain/lib/score.ts'
import { paths } from '../../domain/page/paths.ts'
import { type PeopleRows, type PersonRow, type QuizColumn, scoresAlong } from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { Sparkline } from '../../ui/data/score-trend.tsx'

const titleOf = ({ title }: QuizColumn) => title ?? results.unknownQuiz

function Cell({ row, quiz, name }: { row: PersonRow; quiz: QuizColumn; name: string }) {
  const taken = row.byQuiz[quiz._id]
  if (!taken)
    return (
      <td className="none" title={people.notTaken}>
        <span className="visually-hidden">{people.notTaken}</span>
        <span aria-hidden="true">{results.unknown}</span>
      </td>
    )
  const score = format.percent(taken.score)
  return (
    <td className={scoreTone(taken.score)}>
      <Link
        href={paths.userResult(quiz._id, row.user._id)}
        aria-label={people.paper(name, titleOf(quiz), score)}
      >
        {Math.round(taken.score)}
      </Link>
    </td>
  )
}

function Row({ row, quizzes }: { row: PersonRow; quizzes: readonly QuizColumn[] }) {
  const { user, average } = row
  const name = results.userName(user)
  const scores = scoresAlong(row, quizzes)
  return (
    <tr>
      <th scope="row">
        <Link
          className="plain-link"
          href={paths.person(user._id)}
          title={[name, user.email].filter(Boolean).join(', ')}
        >
          {name}
        </Link>
      </th>
      <td className="mean">
        <b>{average === undefined ? results.unknown : format.percent(average)}</b>
      </td>
      <td className="mean">
        <span className="visually-hidden">{scores.length > 0 && people.trendOf(scores)}</span>
        <Sparkline scores={scores} tone={scoreTone(scores.at(-1) ?? 0)} />
      </td>
      {quizzes.map((quiz) => (
        <Cell key={quiz._id} row={row} quiz={quiz} name={name} />
      ))}
    </tr>
  )
}

const Averages = ({ quizzes }: { quizzes: readonly QuizColumn[] }) => (
  <tfoot>
    <tr>
      <th scope="row">{people.columnAverages}</th>
      <td className="mean" colSpan={2} />
      {quizzes.map(({ _id, average }) => (
        <td key={_id} className="mean">
          {average === undefined ? results.unknown : format.percent(average)}
        </td>
      ))}
    </tr>
  </tfoot>
)

/** Learners by quizzes; the average is always in view. Header and first column are sticky. */
export function Matrix({ people: { rows }, quizzes }: Pick<PeopleRows, 'people' | 'quizzes'>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it while it is focused
    <section className="matrix-wrap" tabIndex={0} aria-label={people.scores}>
      <table className="matrix" aria-labelledby={id}>
        <caption className="visually-hidden" id={id}>
          {people.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{people.learner}</th>
            <th scope="col">{people.average}</th>
            <th scope="col">{people.trend}</th>
            {quizzes.map((quiz) => (
              <th scope="col" key={quiz._id}>
                <Link className="plain-link" href={paths.quizAttempts(quiz._id)} title={titleOf(quiz)}>
                  {titleOf(quiz)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.user._id} row={row} quizzes={quizzes} />
          ))}
        </tbody>
        <Averages quizzes={quizzes} />
      </table>
    </section>
  )
}
