import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { itemsOnPage, nearbyPages, pageSpan } from '../../../domain/lib/paging.ts'
import { countRegraded, type RegradeAnswer, type RegradeRow } from '../../../domain/regrade/regrade.ts'
import { personOf } from '../../../domain/results/attempt-person.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { results } from '../../../messages/en/results.ts'
import { explain } from '../../../messages/explain.ts'
import { serverNow } from '../../../stores/page/clock.ts'
import { $regradeTrial, $regrading, applyRegrade, retryRegrade } from '../../../stores/results/regrade.ts'
import { type Column, FoldingTable } from '../../../ui/data/folding-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'

const PAGE_SIZE = 10
const SKELETON_LINES = 3

const columns = (): readonly Column<RegradeRow>[] => [
  { title: regrade.person, as: 'head', cell: (row) => results.userName(personOf(row)) },
  { title: regrade.scores, ofNumber: true, cell: ({ before, after }) => regrade.change(before, after) },
  { title: regrade.difference, ofNumber: true, cell: ({ before, after }) => regrade.points(after - before) },
]

const SIDES = ['gain', 'lose'] as const
type Side = (typeof SIDES)[number]

const otherSide = (side: Side): Side => (side === 'gain' ? 'lose' : 'gain')

const isOn = (side: Side) => (row: RegradeRow) =>
  side === 'gain' ? row.after > row.before : row.after < row.before

const strong = (text: string) => <strong>{text}</strong>

function Counts({ gain, lose, same }: RegradeAnswer) {
  return (
    <dl className="regrade-counts number">
      <div className={gain > 0 ? 'green' : undefined}>
        <dt>{regrade.gain}</dt>
        <dd>{gain}</dd>
      </div>
      <div className={lose > 0 ? 'red' : undefined}>
        <dt>{regrade.lose}</dt>
        <dd>{lose}</dd>
      </div>
      <div>
        <dt>{regrade.stay}</dt>
        <dd>{same}</dd>
      </div>
    </dl>
  )
}

interface RowsProps {
  outcome: RegradeAnswer
  side: Side
}

function Rows({ outcome, side }: RowsProps) {
  const [wanted, setPage] = useState(1)
  const rows = outcome.rows.filter(isOn(side))
  const span = pageSpan(rows.length, PAGE_SIZE, wanted)
  return (
    <>
      <FoldingTable
        slim
        columns={columns()}
        rows={itemsOnPage(rows, span)}
        keyOf={(row, index) => personOf(row).userId ?? String(index)}
        label={regrade.side(side)}
      />
      {span.pageCount > 1 && (
        <Pager
          label={regrade.pages}
          page={span.page}
          pageCount={span.pageCount}
          numbered={nearbyPages(span.page, span.pageCount)}
          onPage={setPage}
        >
          {regrade.showing(span.from, span.to, outcome[side])}
        </Pager>
      )}
    </>
  )
}

/** Who gains or who loses, whichever exist. */
function People({ outcome }: { outcome: RegradeAnswer }) {
  const [wanted, setSide] = useState<Side>('lose')
  const panelId = useId()
  if (outcome.rows.length === 0)
    return <p className="note">{regrade.unchanged(countRegraded(outcome) > 0)}</p>
  const side = outcome[wanted] > 0 ? wanted : otherSide(wanted)
  return (
    <>
      <Tabs
        label={regrade.show}
        panelId={panelId}
        tabs={SIDES.map((id) => ({ id, label: regrade.side(id), count: outcome[id] }))}
        selected={side}
        onSelect={setSide}
      />
      <TabPanel id={panelId} selected={side}>
        <Rows key={side} outcome={outcome} side={side} />
      </TabPanel>
    </>
  )
}

function Outcome({ outcome, brief }: { outcome: RegradeAnswer; brief: boolean }) {
  return (
    <div className="stack">
      <Counts {...outcome} />
      <p className="number">
        {rich(regrade.average(outcome, strong))}{' '}
        <span className="note">{regrade.learnersRead(serverNow())}</span>
      </p>
      {!brief && <People outcome={outcome} />}
    </div>
  )
}

/** Who gains and who loses by the last dry run, which is not applied yet; `brief`: only how many. */
export function RegradeOutcome({ brief = false }: { brief?: boolean }) {
  const trial = useStore($regradeTrial)
  if (!trial) return null
  const { outcome, failure, trying } = trial
  return (
    <section className="regrade-outcome" aria-label={regrade.outcome}>
      <RemoteView
        remote={{ data: outcome, error: failure, loading: trying }}
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(error) => explain(error, 'regrade')}
        onRetry={retryRegrade}
      >
        {(data) => <Outcome outcome={data} brief={brief} />}
      </RemoteView>
    </section>
  )
}

interface NeverLowerProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

export const NeverLower = ({ checked, onChange }: NeverLowerProps) => (
  <label className="tick-row">
    <input
      type="checkbox"
      className="tick"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      <span>{regrade.neverLower}</span> <span className="note">{regrade.neverLowerNote}</span>
    </span>
  </label>
)

/** Applies the dry run; its label says how many attempts are affected. */
export function ApplyRegrade({ onDone }: { onDone: () => void }) {
  const [trial, applying] = [useStore($regradeTrial), useStore($regrading)]
  const apply = async () => {
    if (await applyRegrade()) onDone()
  }
  return (
    <Button
      kind="primary"
      disabled={!trial?.outcome || trial.trying}
      busy={applying}
      busyText={regrade.applying}
      onClick={() => void apply()}
    >
      {regrade.apply(trial?.outcome)}
    </Button>
  )
}
