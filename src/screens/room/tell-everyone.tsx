import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { written } from '../../domain/lib/written.ts'
import { LONGEST_ANNOUNCEMENT } from '../../domain/live/live.ts'
import { splitMath } from '../../domain/maths/math-text.ts'
import { paths } from '../../domain/page/paths.ts'
import type { RoomReported } from '../../domain/reports/room-reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { room } from '../../messages/en/room.ts'
import { $announcing } from '../../stores/live/announcing.ts'
import { $roomCounts, $tellings, tellOf } from '../../stores/live/room-reports.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { WayToRegrade } from '../parts/admin/way-to-regrade.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

interface TellProps {
  reported: RoomReported
  onSent: () => void
  onLater: () => void
}

const LONGEST_QUOTE = 120
/** In one line, without the source of formulas; undefined where that would be too much. */
function quoted(text = ''): string | undefined {
  const words = splitMath(text)
    .map((segment) => (segment.kind === 'math' ? '…' : segment.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
  return words && words.length <= LONGEST_QUOTE ? words : undefined
}

/** A sentence about the question, for all at work, and where else it leads. */
export function TellEveryone({ reported, onSent, onLater }: TellProps) {
  const { key, quizId, questionId, number, kinds, text: asked } = reported
  const busy = useStore($announcing)
  const { atWork: count, handedIn } = useStore($roomCounts)[quizId] ?? { atWork: 0, handedIn: 0 }
  const text = useStore($tellings)[key] ?? inbox.message(number, quoted(asked), kinds[0]?.kind ?? 'unclear')
  const tell = async (event: FormEvent) => {
    event.preventDefault()
    if (await tellOf(reported, text, count)) onSent()
  }
  return (
    <form className="stack near" onSubmit={(event) => void tell(event)}>
      <Field label={count === 0 ? room.nobodyAtWork : room.message}>
        {(control) => (
          <textarea
            {...control}
            className="input sentence"
            maxLength={LONGEST_ANNOUNCEMENT}
            value={text}
            onChange={({ target }) => $tellings.setKey(key, target.value)}
          />
        )}
      </Field>
      <Button
        wide
        type="submit"
        icon="send"
        busy={busy}
        busyText={room.sending}
        disabled={count === 0 || !written(text)}
      >
        {count === 0 ? inbox.tellEveryone : inbox.tellWhom(count)}
      </Button>
      <div className="reported-ways">
        <LinkButton kind="quiet" to={paths.report(quizId, questionId)}>
          {inbox.lookAtIt}
        </LinkButton>
        {/* Only where an attempt was handed in is there something to regrade, and an analysis to see. */}
        {handedIn > 0 && <WayToRegrade quizId={quizId} questionId={questionId} number={number} />}
        <Button kind="quiet" onClick={onLater}>
          {inbox.later}
        </Button>
      </div>
    </form>
  )
}
