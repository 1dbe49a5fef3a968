import type { Span } from '../../domain/slots/slot.ts'
import { format } from '../../messages/lib/language.ts'

/** The time of a slot with its zone, which the two times that the clocks show twice name anyway. */
export function ZonedTime({ span: { from, to } }: { span: Span }) {
  const [time, zone] = [format.shortTimeRange(from, to), format.zone(from)]
  return (
    <>
      <span>{time}</span> {!time.includes(zone) && <small className="zone">{zone}</small>}
    </>
  )
}
