import { useStore } from '@nanostores/react'
import type { User } from '../../domain/session/session.ts'
import { layout } from '../../messages/en/layout.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { answered } from '../../stores/lib/query.ts'
import { $minute } from '../../stores/page/clock.ts'
import {
  $generating,
  $overview,
  $statistics,
  $summary,
  $tab,
  $zone,
  type BoardTab,
  generate,
  refreshBoard,
} from '../../stores/slots/slot-board.ts'
import { $slotMap } from '../../stores/slots/slot-map.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { LazyAccessDenied } from '../parts/access/lazy-access-denied.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { DateAnalysis } from './date-analysis.tsx'
import { SlotBookings } from './slot-bookings.tsx'
import { SlotMap } from './slot-map.tsx'
import { TodaysSummary } from './todays-summary.tsx'
import { WeekOverview } from './week-overview.tsx'

const PANEL_ID = 'slot-board-panel'

const TABS = ['summary', 'date', 'overview'] satisfies BoardTab[]

const tabs = () => TABS.map((id) => ({ id, label: slotBoard.tabs[id] }))

const VIEWS = {
  summary: { remote: $summary, View: TodaysSummary },
  date: { remote: $statistics, View: DateAnalysis },
  overview: { remote: $overview, View: WeekOverview },
} as const

function ZoneNote() {
  const [zone, now] = [useStore($zone), useStore($minute)]
  return <p className="note">{slotBoard.zoneNote(zone, now)}</p>
}

function Head({ tab }: { tab: BoardTab }) {
  const generating = useStore($generating)
  const { days, slots } = useStore($slotMap)
  // The next step only where there is nothing yet.
  const isEmpty = slots.length === 0 && days.length > 0 && days.every(({ state }) => state === 'read')
  const { data, loading } = useStore(VIEWS[tab].remote)
  return (
    <div className="section-head">
      <div className="stack near">
        <h1 className="title">{slotBoard.title}</h1>
        <ZoneNote />
      </div>
      <div className="row">
        <Button
          icon="refresh"
          busy={loading && data !== undefined}
          busyText={slotBoard.refreshing}
          onClick={refreshBoard}
        >
          {slotBoard.refresh}
        </Button>
        <Button
          kind={isEmpty ? 'primary' : 'plain'}
          icon="plus"
          busy={generating}
          busyText={slotBoard.generating}
          onClick={() => void generate()}
        >
          {slotBoard.generate}
        </Button>
      </div>
    </div>
  )
}

/** Its read starts before rendering: one that starts during a render would update the map, which shows the same day. */
function showTab(tab: BoardTab): void {
  void answered(VIEWS[tab].remote)
  $tab.set(tab)
}

function Board() {
  const tab = useStore($tab)
  const { View } = VIEWS[tab]
  return (
    <>
      <Head tab={tab} />
      <SlotMap />
      <Tabs label={slotBoard.tabsLabel} tabs={tabs()} selected={tab} onSelect={showTab} panelId={PANEL_ID} />
      <TabPanel id={PANEL_ID} selected={tab}>
        <View />
      </TabPanel>
      <SlotBookings />
    </>
  )
}

/** For administrators; others see the access-denied text of the specification. */
export function SlotBoardScreen({ user }: { user: User }) {
  if (!user.isAdmin)
    return <LazyAccessDenied words={{ ...layout.accessDenied, dash: slotBoard.accessDeniedDash }} />
  return (
    <AdminSheet>
      <Board />
    </AdminSheet>
  )
}
