import { useStore } from '@nanostores/react'
import { type FormEvent, useId } from 'react'
import { written } from '../../domain/lib/written.ts'
import { LONGEST_ANNOUNCEMENT } from '../../domain/live/live.ts'
import { hasMath } from '../../domain/maths/math-text.ts'
import { room } from '../../messages/en/room.ts'
import { $announcing, type Recipients, sendAnnouncement } from '../../stores/live/announcing.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'

export interface ComposerProps {
  recipients: Recipients
  /** The number of recipients. */
  count: number
  text: string
  onText: (text: string) => void
  onSent: () => void
}

/** Composes a message to working learners. */
export function Composer({ recipients, count, text, onText, onSent }: ComposerProps) {
  const busy = useStore($announcing)
  const previewId = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await sendAnnouncement(recipients, text, count)) onSent()
  }
  return (
    <form className="stack near" onSubmit={(event) => void send(event)}>
      <Field
        label={room.message}
        hint={`${room.charactersLeft(LONGEST_ANNOUNCEMENT - text.length)}. ${room.messageHint}`}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={LONGEST_ANNOUNCEMENT}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {hasMath(text) && (
        <section className="said" aria-labelledby={previewId}>
          <span className="note" id={previewId}>
            {room.preview}
          </span>
          <MathText text={text} block />
        </section>
      )}
      <div className="row apart">
        <p className="note">{count === 0 ? room.nobodyAtWork : room.readers(count)}</p>
        <Button
          type="submit"
          icon="send"
          busy={busy}
          busyText={room.sending}
          disabled={count === 0 || !written(text)}
        >
          {room.send}
        </Button>
      </div>
    </form>
  )
}
