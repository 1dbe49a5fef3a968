import type { ReadableAtom } from 'nanostores'
import { listSlotStatistics } from '../../api/admin/slot-admin.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import type { Slot } from '../../domain/slots/slot.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'

/** The slots of a date ('YYYY-MM-DD') as an administrator sees them. All that show the same date share one read. */
export const createDaySlots = (
  $date: ReadableAtom<string | undefined>,
  onError: (error: unknown) => void = noteFailed('fetch-slot-statistics'),
) =>
  createRemote<Rows<Slot>>(['slot-statistics', $adminId, $date], {
    fetcher: (_noun, _admin, date) => listSlotStatistics(String(date)),
    onError,
  })
