import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { canRegrade, changeOf } from '../../domain/regrade/choices.ts'
import {
  $regradedQuestion,
  $regradeOffered,
  forgetTrial,
  showRegrade,
  tryRegrade,
} from '../../stores/results/regrade.ts'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'

interface Regrading {
  /** The button that opens the panel; undefined if the API does not support regrading. */
  open: { ref: RefObject<HTMLButtonElement | null>; onOpen: () => void } | undefined
  isOpen: boolean
  close: () => void
}

/** The regrade panel of a question. A doubtful key is tried before anybody asks, so that the button says what it would do. */
export function useRegrade({ question, rival }: ItemFigures, quizId: string): Regrading {
  const [offered, opened] = [useStore($regradeOffered), useStore($regradedQuestion)]
  const button = useRef<HTMLButtonElement>(null)
  const focusOpener = useFocusAfter(() => button.current?.focus())
  const isOffered = Boolean(offered) && canRegrade(question)
  const isOpen = isOffered && opened === question._id
  useEffect(() => {
    if (!isOffered || isOpen || rival === undefined) return
    void tryRegrade({ quizId, changes: [changeOf(question, 'move', rival)], neverLower: false })
  }, [isOffered, isOpen, quizId, question, rival])
  // Another question is another trial.
  useEffect(
    () => () => {
      showRegrade(undefined)
      forgetTrial()
    },
    [],
  )
  const close = () => {
    showRegrade(undefined)
    focusOpener()
  }
  const open = isOffered ? { ref: button, onOpen: () => showRegrade(question._id) } : undefined
  return { open, isOpen, close }
}
