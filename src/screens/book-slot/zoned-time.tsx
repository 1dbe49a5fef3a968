import type { Span } from '../../domain/slots/slot.ts'
import { format } from '../../messages/lib/language.ts'

/** A slot's time with its zone, unless the time includes it already because clocks change. */
export function ZonedTime({ span: { from, to } }: { span: Span }) {
  const [time, zone] = [format.shortTimeRange(from, to), format.zone(from)]
  return (
    <>
      <span>{time}</span> {!time.includes(zone) && <small className="visually-hidden">{zone}</small>}
    </>
  )
}
