import type { UnreadableRow } from '../../../domain/lib/rows.ts'
import { rows } from '../../../messages/en/rows.ts'

/** Says how many rows of a list could not be read; renders nothing if there are none. */
export const UnreadableRows = ({ odd }: { odd: readonly UnreadableRow[] }) =>
  odd.length > 0 && <p className="note">{rows.notShown(odd.length)}</p>
