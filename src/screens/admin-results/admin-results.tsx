import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { paths } from '../../domain/page/paths.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { $peopleOffered } from '../../stores/people/people.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { useAllExport } from '../parts/admin/use-export.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { AllResults } from './all-results.tsx'
import { QuizStatisticsGrid } from './quiz-statistics.tsx'

/** The results of all quizzes. */
export function AdminResultsScreen() {
  const search = useRef<HTMLInputElement>(null)
  const { button, progress } = useAllExport()
  const peopleOffered = useStore($peopleOffered)
  return (
    <AdminSheet>
      <div className="section-head">
        <h1 className="title">{adminResults.title}</h1>
        <div className="row">
          {peopleOffered && (
            <LinkButton to={paths.people} icon="list">
              {adminResults.learnersAndQuizzes}
            </LinkButton>
          )}
          {button}
        </div>
      </div>
      {progress}
      <QuizStatisticsGrid />
      <AllResults searchRef={search} />
    </AdminSheet>
  )
}
