import { Link } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import type { PersonRow } from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { results } from '../../messages/en/results.ts'
import { Icon } from '../../ui/layout/icon.tsx'

interface NeverTakenProps {
  rows: readonly PersonRow[]
  /** Whether they are all there are, or those of a page. */
  areAll: boolean
}

/** Those without an attempt, apart from the scores. */
export const NeverTaken = ({ rows, areAll }: NeverTakenProps) =>
  rows.length > 0 && (
    <details className="card flush fold never-taken">
      <summary>
        <Icon name="user" />
        <h2 className="subheading">{people.neverTaken(rows.length, areAll)}</h2>
        <span className="note">{people.neverTakenNote}</span>
        <Icon name="down" />
      </summary>
      <ul className="fold-body chips">
        {rows.map(({ user }) => (
          <li key={user._id}>
            <Link className="name-chip" href={paths.person(user._id)} title={user.email}>
              {results.userName(user)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
