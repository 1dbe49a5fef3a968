import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { paths } from '../../domain/page/paths.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { useOpenReports } from './accept-reports.tsx'

/** Where learners report the question: what they say. */
export function Reported({ quizId, item: { question } }: { quizId: string; item: ItemFigures }) {
  const reported = useOpenReports(quizId, question)
  if (!reported) return null
  return (
    <LinkButton kind="quiet" icon="flag" to={paths.report(quizId, reported.questionId)}>
      {inbox.reports(reported.reports.length)}
    </LinkButton>
  )
}
