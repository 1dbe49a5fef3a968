import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Attempt } from '../../../domain/attempts/attempt.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { $keysWanted, $openAid } from '../../../stores/page/exam-keys.ts'
import { EnlargeFormulas } from '../../parts/question/enlarge-formulas.tsx'
import { ReadingDialog } from '../../parts/reading/reading-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { performCommand } from './perform-command.ts'
import { useExamKeys, useIsStandalone } from './use-exam-keys.ts'

/** The footer's buttons and their keys. */
const HINTS = [
  ['.exam-foot > :first-child', 'P'],
  ['.exam-foot > .where', 'G'],
  ['.exam-foot > .flag', 'F'],
] as const

/**
 * Exposes the footer buttons' keys to assistive technology. Set here, because the footer is rendered before the keys
 * are known.
 */
function useHints(place: RefObject<HTMLElement | null>, on: boolean, isLast: boolean): void {
  useEffect(() => {
    const root = place.current?.getRootNode() as ParentNode | undefined
    if (!root || !on) return
    const next = isLast ? [] : [['.exam-foot > .primary', 'N'] as const]
    const hinted = [...HINTS, ...next].flatMap(([selector, key]) => {
      const button = root.querySelector(selector)
      button?.setAttribute('aria-keyshortcuts', key)
      return button ?? []
    })
    return () => {
      for (const button of hinted) button.removeAttribute('aria-keyshortcuts')
    }
  }, [place, on, isLast])
}

const close = () => $openAid.set(undefined)

export interface ExamAidsProps {
  quiz: Quiz
  attempt: Attempt
  /** Goes to a question and focuses it. */
  onJump: (question: number) => void
  /** Opens the question sheet. */
  onNavigate: () => void
}

/** Keys, and what they open or announce. Loaded after the first question. */
export function ExamAids({ quiz, attempt, onJump, onNavigate }: ExamAidsProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [announced, setAnnounced] = useState({ text: '', id: 0 })
  const [wanted, open] = [useStore($keysWanted), useStore($openAid)]
  const alone = useIsStandalone(place)
  const on = wanted ?? alone
  const { text = '', options = [] } = quiz.questions[attempt.current] ?? {}
  const announce = (text: string) => setAnnounced(({ id }) => ({ text, id: id + 1 }))
  useExamKeys(place, on, options.length, (command) =>
    performCommand(command, { place, onJump, onNavigate, announce }),
  )
  useHints(place, on, attempt.current === quiz.questions.length - 1)
  useEffect(() => close, [])
  return (
    <>
      <p className="visually-hidden" role="status" ref={place}>
        {/* A new node, so that repeated text is announced again. */}
        <span key={announced.id}>{announced.text}</span>
      </p>
      <EnlargeFormulas key={attempt.current} text={text} />
      {open === 'keys' && (
        <KeysDialog
          options={options.length}
          on={on}
          onSwitch={(wish) => $keysWanted.set(wish)}
          onClose={close}
        />
      )}
      {open === 'reading' && <ReadingDialog onClose={close} />}
    </>
  )
}

export { HeadDetails } from './head-details.tsx'
