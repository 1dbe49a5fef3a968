import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { canRegrade } from '../../../domain/regrade/choices.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { $attemptsQuizId } from '../../../stores/results/quiz-attempts.ts'
import { $regradedQuestion, $regradeOffered, showRegrade } from '../../../stores/results/regrade.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { RegradePanel } from './regrade-panel.tsx'

/** The button that opens the regrade panel, and the open panel. Neither if the API does not support regrading. */
export function useRegrade(item: ItemFigures): { opener?: ReactNode; panel?: ReactNode } {
  const [offered, quizId, open] = [
    useStore($regradeOffered),
    useStore($attemptsQuizId),
    useStore($regradedQuestion),
  ]
  const button = useRef<HTMLButtonElement>(null)
  const focusOpener = useFocusAfter(() => button.current?.focus())
  const { question } = item
  if (!offered || quizId === undefined || !canRegrade(question)) return {}
  const isOpen = open === question._id
  const close = () => {
    showRegrade(undefined)
    focusOpener()
  }
  return {
    opener: (
      <div className="row">
        <Button dense ref={button} aria-expanded={isOpen} onClick={() => showRegrade(question._id)}>
          {regrade.open}
        </Button>
      </div>
    ),
    panel: isOpen && <RegradePanel item={item} quizId={quizId} onDone={close} onCancel={close} />,
  }
}
