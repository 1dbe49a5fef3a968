import { useStore } from '@nanostores/react'
import { Link } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import type { AttemptPerson } from '../../../domain/results/attempt-person.ts'
import { results } from '../../../messages/en/results.ts'
import { $peopleOffered } from '../../../stores/people/people.ts'

/** A name that links to the person, if the API supports that. */
export function PersonName({ person, className }: { person: AttemptPerson; className?: string }) {
  const offered = useStore($peopleOffered)
  const name = results.userName(person)
  if (!offered || !person.userId)
    return (
      <span className={className} translate="no">
        {name}
      </span>
    )
  return (
    <Link className="plain-link" href={paths.person(person.userId)} translate="no">
      {name}
    </Link>
  )
}
