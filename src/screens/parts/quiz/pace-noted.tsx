import { pace } from '../../../messages/en/pace.ts'
import { Icon } from '../../../ui/layout/icon.tsx'

/** Said before the start, where the API takes the pace. */
export const PaceNoted = () => (
  <p className="note pace-noted">
    <Icon name="clock" />
    <span>{pace.noted}</span>
  </p>
)
