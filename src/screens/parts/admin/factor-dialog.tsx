import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PersonTime, TIME_FACTORS } from '../../../domain/people/extra-time.ts'
import { pieces } from '../../../messages/en/pieces.ts'
import { room } from '../../../messages/en/room.ts'
import { explain } from '../../../messages/explain.ts'
import { $personTime, $savingTime, $timeUserId, savePersonTime } from '../../../stores/live/extra-time.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'

/** The length of the example quiz, unless a real one is known. */
export const EXAMPLE_MINUTES = 30

type Factor = PersonTime['factor']

interface FactorsProps {
  factor: Factor
  minutes: number
  onFactor: (factor: Factor) => void
}

function Factors({ factor, minutes, onFactor }: FactorsProps) {
  const choices = useRef<HTMLFieldSetElement>(null)
  // A dialog focuses its first radio, whichever is chosen.
  useEffect(() => choices.current?.querySelector<HTMLInputElement>(':checked')?.focus(), [])
  return (
    <form className="stack near">
      <fieldset className="segments" ref={choices}>
        <legend className="visually-hidden">{room.extraTimeBadge}</legend>
        {TIME_FACTORS.map((option) => (
          <label className="segment" key={option}>
            <input
              className="visually-hidden"
              type="radio"
              name="time-factor"
              checked={option === factor}
              onChange={() => onFactor(option)}
            />
            <span>{room.factorOption(option)}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{room.becomes(minutes, minutes * (factor - 1))}</p>
      <p className="note">{room.extraTimeNote}</p>
    </form>
  )
}

/** Loads this person's extra time, for the dialog or elsewhere. */
export function useTimeOf(userId: string | undefined): void {
  // The store follows the page. Before paint, so that another person's factor does not flash.
  useLayoutEffect(() => {
    $timeUserId.set(userId)
    return () => $timeUserId.set(undefined)
  }, [userId])
}

interface FactorDialogProps {
  /** The page must load their time. */
  userId: string
  name: string
  /** The length of the quiz that illustrates the factor. */
  minutes?: number | undefined
  onClose: () => void
}

/** A person's extra time in every quiz. */
export function FactorDialog({ userId, name, minutes = EXAMPLE_MINUTES, onClose }: FactorDialogProps) {
  const [remote, busy] = [useStore($personTime), useStore($savingTime)]
  const [chosen, setChosen] = useState<Factor>()
  const factor = chosen ?? remote.data?.factor
  const save = async () => {
    if (factor !== undefined && (await savePersonTime(userId, name, { factor }))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.extraTime(name)}
      actions={
        <>
          <Button onClick={onClose}>{pieces.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyText={room.saving}
            disabled={factor === undefined}
            onClick={() => void save()}
          >
            {room.save}
          </Button>
        </>
      }
      toastSlot={<ToastSlot modal />}
    >
      <RemoteView
        remote={remote}
        skeleton={<LineSkeleton lines={2} />}
        explain={(error) => explain(error, 'load-room')}
        onRetry={$personTime.revalidate}
      >
        {(stored) => <Factors factor={chosen ?? stored.factor} minutes={minutes} onFactor={setChosen} />}
      </RemoteView>
    </Dialog>
  )
}
