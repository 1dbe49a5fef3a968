import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { scoreTone } from '../../domain/lib/score.ts'
import { paths } from '../../domain/page/paths.ts'
import {
  averageOfColumns,
  type PeopleRows,
  type PersonRow,
  type QuizColumn,
  scoresAlong,
} from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { Sparkline } from '../../ui/data/score-trend.tsx'

const titleOf = ({ title }: QuizColumn) => title ?? results.unknownQuiz

const percentOf = (average: number | undefined) =>
  average === undefined ? results.unknown : format.percent(average)

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
      <td className="mean kept">
        <b>{percentOf(average)}</b>
      </td>
      <td className="mean kept trend">
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
      <td className="mean kept">
        <b>{percentOf(averageOfColumns(quizzes))}</b>
      </td>
      <td className="mean kept trend" />
      {quizzes.map(({ _id, average }) => (
        <td key={_id} className="mean">
          {percentOf(average)}
        </td>
      ))}
    </tr>
  </tfoot>
)

/** Says whether something is before and after what is in view, for the shades at its edges. */
function markEdges(box: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = box
  // Negative from right to left; a fraction of a pixel is the end.
  const at = Math.abs(scrollLeft)
  box.toggleAttribute('data-before', at > 1)
  box.toggleAttribute('data-after', at + clientWidth < scrollWidth - 1)
}

/** Whatever makes the box or the table wider or narrower. */
function useEdges() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => markEdges(box))
    for (const each of [box, ...box.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return ref
}

/** Learners by quizzes; header, name, average and trend are sticky. */
export function Matrix({ rows, quizzes }: { rows: readonly PersonRow[] } & Pick<PeopleRows, 'quizzes'>) {
  const id = useId()
  const box = useEdges()
  return (
    <section
      className="matrix-wrap"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it while it is focused
      tabIndex={0}
      aria-label={people.scores}
      ref={box}
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
    >
      <table className="matrix" aria-labelledby={id}>
        <caption className="visually-hidden" id={id}>
          {people.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{people.learner}</th>
            <th scope="col" className="kept">
              {people.average}
            </th>
            <th scope="col" className="kept trend">
              {people.trend}
            </th>
            {quizzes.map((quiz) => (
              <th scope="col" key={quiz._id}>
                <Link
                  className="plain-link"
                  href={paths.quizAttempts(quiz._id)}
                  title={titleOf(quiz)}
                  dir="auto"
                >
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
