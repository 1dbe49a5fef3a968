import { useStore } from '@nanostores/react'
import { type SlotConfig, seatsPerDay, slotsPerDay } from '../../domain/slots/slot-config.ts'
import { configOfDraft } from '../../domain/slots/slot-config-draft.ts'
import { slotConfig } from '../../messages/en/slot-config.ts'
import { format } from '../../messages/lib/language.ts'
import { $configDirty, $configDraft } from '../../stores/slots/slot-config.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Card } from '../../ui/layout/card.tsx'

function noteOf(config: SlotConfig | undefined, dirty: boolean): string {
  if (!config) return slotConfig.noSummary
  return dirty ? slotConfig.unsavedSummary(config) : slotConfig.summary(config)
}

const figure = (count: number | undefined) =>
  count === undefined ? slotConfig.noFigure : format.count(count)

/** The consequences of the form's contents, saved or not. */
export function SlotConfigSummary() {
  const [draft, dirty] = [useStore($configDraft), useStore($configDirty)]
  const config = draft && configOfDraft(draft)
  return (
    <Card as="section" className="stack" aria-labelledby="slot-config-summary">
      <div className="stack near">
        <h2 className="subheading" id="slot-config-summary">
          {slotConfig.summaryTitle}
        </h2>
        <p className="note">{noteOf(config, dirty)}</p>
      </div>
      <StatGrid
        bare
        items={[
          { label: slotConfig.slotsPerDay, value: figure(config && slotsPerDay(config)) },
          { label: slotConfig.seatsPerDay, value: figure(config && seatsPerDay(config)) },
          { label: slotConfig.daysAhead, value: figure(config?.bookingWindowDays) },
        ]}
      />
    </Card>
  )
}
