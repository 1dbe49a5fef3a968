import { type Marker, markedNumber } from '../signs/markers.ts'
import type { LeadLine } from '../signs/numbered.ts'

/** How options begin, unless with bullets. */
type Kind = 'letters' | 'numbers'

const INLINE =
  /(?:^|[\s(*])(?:a\)|\(?A\)|\[A\]).{1,120}[\s*](?:\(?b\)|\(?B\)|\[B\])|\s{2,}A\. .{1,120}\s{2,}B\. /

const placeOf = (marker: Marker | undefined, kind: Kind) => {
  if (!marker || marker.shape === 'word') return undefined
  const isNumber = markedNumber(marker) !== undefined
  return isNumber === (kind === 'numbers') ? marker.signs.map(({ value }) => value) : undefined
}

export const markerPlaces = ({ lead }: LeadLine, kind: Kind) => placeOf(lead.marker, kind)

const hasPlace = (values: readonly number[] | undefined, ...places: number[]) =>
  places.some((place) => values?.includes(place))

/** The first option of a question, followed by a second one. */
export function runStarts(
  lines: readonly LeadLine[],
  kind: Kind,
  from: number,
  to: number,
  own: boolean,
): number[] {
  const starts: number[] = []
  let open: number | undefined
  for (let at = from; at < to; at++) {
    const here = lines[at]
    if (!here?.line.text) continue
    const values = placeOf(here.lead.marker, kind)
    const holdsAll = INLINE.test(here.line.text.slice(0, 400))
    if (hasPlace(values, 0) && !(own && at === from)) {
      if (holdsAll) starts.push(at)
      open = holdsAll ? undefined : at
    } else if (open !== undefined && hasPlace(values, 1, 2)) {
      starts.push(open)
      open = undefined
    } else if (kind === 'letters' && !values && holdsAll) starts.push(at)
  }
  return starts
}

const isBullet = ({ lead }: LeadLine) => lead.bullet !== undefined && lead.marker === undefined

/** The first bullet of each list of them. */
export function bulletStarts(lines: readonly LeadLine[], from: number, to: number): number[] {
  const starts: number[] = []
  let [before, count] = [false, 0]
  for (let at = from; at < to; at++) {
    const here = lines[at]
    if (!here?.line.text) continue
    const is = isBullet(here)
    if (is && !before) count = at
    if (is && before && starts.at(-1) !== count) starts.push(count)
    before = is
  }
  return starts
}
