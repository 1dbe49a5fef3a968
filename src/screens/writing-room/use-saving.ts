import { type RefObject, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { storePendingDraft } from '../../stores/authoring/quiz-draft.ts'
import { isKeptOnDevice, saveAndStay, saveQuiz } from '../../stores/authoring/quiz-saving.ts'
import type { SaveKind } from '../../stores/authoring/save-status.ts'

/** Saves by button, which closes the editor, or by shortcut, which keeps it open: a new quiz then gets its address. */
export function useSaving(room: RefObject<HTMLElement | null>, onDone: () => void, onRefused: () => void) {
  const [, navigate] = useLocation()
  const [stays, setStays] = useState(false)
  const save = async (kind: SaveKind) => {
    last.current = () => save(kind)
    if (await saveQuiz(kind)) onDone()
    else onRefused()
  }
  const saveHere = async () => {
    last.current = saveHere
    // A shortcut must not publish half-written work.
    if (isKeptOnDevice()) return storePendingDraft()
    setStays(true)
    const outcome = await saveAndStay().finally(() => setStays(false))
    if (outcome.state === 'refused') onRefused()
    else if (outcome.state === 'saved') onDone()
    else if (room.current) navigate(paths.quizEdit(outcome.quizId), { replace: true })
  }
  const last = useRef<() => Promise<void>>(saveHere)
  return { stays, save, saveHere, saveAgain: () => void last.current() }
}
