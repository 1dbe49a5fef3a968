import type { User } from '../../domain/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { AdminSheet } from '../parts/admin-sheet.tsx'

/** How the slots are booked. It denies others with words of its own. */
export function SlotBoardScreen({ user }: { user: User }) {
  if (!user.isAdmin)
    return (
      <div className="sheet">
        <Banner tone="red" role="alert">
          Access Denied: You need admin privileges to access this page.
        </Banner>
      </div>
    )
  return (
    <AdminSheet>
      <h1 className="title">Slot Booking Dashboard</h1>
    </AdminSheet>
  )
}
