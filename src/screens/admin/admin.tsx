import { type ReactNode, useRef } from 'react'
import { ROUTES } from '../../domain/paths.ts'
import { $mode } from '../../stores/admin-quizzes.ts'
import adminTheme from '../../ui/admin-theme.css?inline'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { AllQuizzes } from './all-quizzes.tsx'
import { Analytics } from './analytics.tsx'
import { Counters } from './counters.tsx'
import { MathHelp } from './math-help.tsx'
import { SlotPanel } from './slot-panel.tsx'
import { Workspace } from './workspace.tsx'

/** What only administrators see is styled by a sheet that comes with their chunk. */
function AdminSheet({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useSheet(ref, adminTheme)
  return (
    <div className="sheet" ref={ref}>
      {children}
    </div>
  )
}

export function AdminScreen() {
  return (
    <AdminSheet>
      <div className="section-head">
        <div className="stack near">
          <h1 className="title">Admin Dashboard</h1>
          <p className="lede">Manage quizzes and view analytics</p>
        </div>
        <Button kind="primary" icon="plus" onClick={() => $mode.set({ mode: 'create' })}>
          Create New Quiz
        </Button>
      </div>
      <Counters />
      <SlotPanel />
      <AllQuizzes />
      <Workspace />
      <MathHelp />
      <Analytics />
    </AdminSheet>
  )
}

/** The administrator's pages that come with later versions say so, and lead back. */
export const LaterAdminScreen = () => (
  <AdminSheet>
    <EmptyState
      as="h1"
      icon="info"
      title="Not in this version yet"
      note="This page comes with a later version. The dashboard has the tools that are there."
      action={<LinkButton to={ROUTES.admin}>Go to Admin Dashboard</LinkButton>}
    />
  </AdminSheet>
)
