import { useStore } from '@nanostores/react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { paths } from '../../domain/page/paths.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { $inboxes } from '../../stores/reports/inbox.ts'
import { LinkButton } from '../parts/page/link-button.tsx'

/** Where learners report the question: what they say. */
export function Reported({ quizId, item: { question } }: { quizId: string; item: ItemFigures }) {
  const { data } = useStore($inboxes.open)
  const reported = data?.find((each) => each.quizId === quizId && each.questionId === question._id)
  if (!reported) return null
  return (
    <LinkButton kind="quiet" icon="flag" to={paths.report(quizId, reported.questionId)}>
      {inbox.reports(reported.reports.length)}
    </LinkButton>
  )
}
