import { useStore } from '@nanostores/react'
import type { LiveState } from '../../domain/live/live.ts'
import { room } from '../../messages/en/room.ts'
import { format } from '../../messages/lib/language.ts'
import { $funnel } from '../../stores/live/room.ts'

const TONES: Record<LiveState, string> = {
  booked: 'gray',
  here: 'blue',
  started: 'accent',
  submitted: 'green',
}

/** How many have reached each step; the bars show their share of all. */
export const Funnel = () => (
  <dl className="stats funnel number" aria-label={room.funnel}>
    {useStore($funnel).map(({ state, count, percent }) => (
      <div className={`funnel-step ${TONES[state]}`} style={{ '--share': percent }} key={state}>
        <dt>{room.funnelStep(state)}</dt>
        <dd>{format.count(count)}</dd>
      </div>
    ))}
  </dl>
)
