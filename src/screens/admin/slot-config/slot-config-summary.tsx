import { useStore } from '@nanostores/react'
import { configLine, seatsPerDay, slotsPerDay } from '../../../domain/slots/slot-config.ts'
import { configOfDraft } from '../../../domain/slots/slot-config-draft.ts'
import { format } from '../../../messages/english.ts'
import { $configDirty, $configDraft } from '../../../stores/slots/slot-config.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'

/** What the form comes to as it stands. */
export function SlotConfigSummary() {
  const [draft, dirty] = [useStore($configDraft), useStore($configDirty)]
  const config = draft && configOfDraft(draft)
  const figure = (count: number | undefined) => (count === undefined ? '–' : format.count(count))
  return (
    <section className="stack config-summary" aria-labelledby="slot-config-summary">
      <div className="stack near">
        <h3 className="subheading" id="slot-config-summary">
          Current Configuration Summary
        </h3>
        <p className="note">
          {config ? configLine(config) : 'The fields above do not make a configuration yet'}
          {dirty && config && ' · not saved yet'}
        </p>
      </div>
      <StatGrid
        items={[
          { label: 'Slots per day', value: figure(config && slotsPerDay(config)) },
          { label: 'Seats per day', value: figure(config && seatsPerDay(config)) },
          { label: 'Days ahead', value: figure(config?.bookingWindowDays) },
        ]}
      />
    </section>
  )
}
