import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/page/paths.ts'
import { layout } from '../../../messages/en/layout.ts'
import { people } from '../../../messages/en/people.ts'
import { quizAttempts } from '../../../messages/en/quiz-attempts.ts'
import { $peopleOffered } from '../../../stores/people/people.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { BackLink } from '../page/back-link.tsx'
import { AdminSheet } from './admin-sheet.tsx'

/** An administrators' screen about learners, or a note if the API does not offer them. */
export function PeopleSheet({ children }: { children: ReactNode }) {
  const offered = useStore($peopleOffered)
  if (offered === undefined) return <Spinner label={layout.loading} />
  return (
    <AdminSheet>
      {offered ? (
        children
      ) : (
        <BackLink
          icon="user"
          title={people.notOffered}
          note={people.notOfferedNote}
          to={paths.admin}
          label={quizAttempts.backToDashboard}
        />
      )}
    </AdminSheet>
  )
}
