import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { $regradeOffered, showRegrade } from '../../../stores/results/regrade.ts'
import { Button } from '../../../ui/forms/button.tsx'

interface WayProps {
  quizId: string
  questionId: string
  /** Its authored place, from 1. */
  number: number
  label?: string
}

/** Leads to the question with its panel open, where what is reported is filled in. */
export function WayToRegrade({ quizId, questionId, number, label = regrade.open }: WayProps) {
  const [, go] = useLocation()
  if (!useStore($regradeOffered)) return null
  const open = () => {
    showRegrade(questionId)
    go(paths.quizItem(quizId, String(number)))
  }
  return (
    <Button kind="quiet" onClick={open}>
      {label}
    </Button>
  )
}
