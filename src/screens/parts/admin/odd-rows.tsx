import type { OddRow } from '../../../domain/lib/rows.ts'
import { rows } from '../../../messages/en/rows.ts'

/** Says of a list how many of its rows could not be read; nothing where there are none. */
export const OddRows = ({ odd }: { odd: readonly OddRow[] }) =>
  odd.length > 0 && <p className="note">{rows.notShown(odd.length)}</p>
