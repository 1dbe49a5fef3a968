import type { PastRegrade } from '../../domain/results/admin-results.ts'
import { regrade } from '../../messages/en/regrade.ts'

/** When the key was changed, by whom, and the effect; latest first. */
export const PastRegrades = ({ regrades }: { regrades: readonly PastRegrade[] }) =>
  regrades.length > 0 && (
    <ul className="card-foot note number" aria-label={regrade.history}>
      {regrades.map((past) => (
        <li key={past.at}>{regrade.past(past)}</li>
      ))}
    </ul>
  )
