import type { UnreadableRow } from '../../../domain/lib/rows.ts'
import { rows } from '../../../messages/en/rows.ts'

/** Says of a list how many of its rows could not be read; nothing where there are none. */
export const UnreadableRows = ({ odd }: { odd: readonly UnreadableRow[] }) =>
  odd.length > 0 && <p className="note">{rows.notShown(odd.length)}</p>
