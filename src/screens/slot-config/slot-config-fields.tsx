import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { SLOT_CONFIG_LIMITS, type SlotConfigNumber, TIMEZONES } from '../../domain/slots/slot-config.ts'
import type { SlotConfigField } from '../../domain/slots/slot-config-draft.ts'
import { slotConfig } from '../../messages/en/slot-config.ts'
import { slots } from '../../messages/en/slots.ts'
import { $configDraft, $configErrors, setConfigField } from '../../stores/slots/slot-config.ts'
import { Field, TextField } from '../../ui/forms/field.tsx'

const hours = () =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: slots.timeOfDay(hour) }))
const ZONES = TIMEZONES.map((zone) => ({ value: zone, label: zone }))

/** Binds a field to the draft. */
function useFieldProps(field: SlotConfigField) {
  const [draft, { [field]: problem }] = [useStore($configDraft), useStore($configErrors)]
  return {
    value: draft?.[field] ?? '',
    error: problem && slotConfig.problem(problem),
    onChange: ({ target }: { target: { value: string } }) => setConfigField(field, target.value),
  }
}

interface NumberFieldProps {
  field: SlotConfigNumber
  label: string
  hint: (limits: { from: number; to: number }) => string
}

function NumberField({ field, label, hint }: NumberFieldProps) {
  const limits = SLOT_CONFIG_LIMITS[field]
  const props = useFieldProps(field)
  return (
    <TextField
      {...props}
      label={label}
      hint={hint(limits)}
      type="number"
      inputMode="numeric"
      min={limits.from}
      max={limits.to}
      required
    />
  )
}

interface SelectFieldProps {
  field: SlotConfigField
  label: string
  hint?: string
  choices: readonly { value: string; label: string }[]
}

/** A stored value that the form does not offer stays selectable until it is changed. */
function SelectField({ field, label, hint, choices }: SelectFieldProps) {
  const { error, ...select } = useFieldProps(field)
  const unusual = !choices.some(({ value }) => value === select.value)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {unusual && <option value={select.value}>{select.value}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const HOURS_A_DAY = 24

/** The business hours on a line from midnight to midnight; for screen readers the fields say them. */
function DayLine() {
  const draft = useStore($configDraft)
  const [from, to] = [Number(draft?.businessHoursStart), Number(draft?.businessHoursEnd)]
  return (
    <div className="day-line" aria-hidden="true">
      <div className="day-line-track">
        {from < to && (
          <i
            style={{ '--from': from / HOURS_A_DAY, '--share': (to - from) / HOURS_A_DAY } as CSSProperties}
          />
        )}
      </div>
      <div className="day-line-hours note number">
        {[0, 6, 12, 18, HOURS_A_DAY].map((hour) => (
          <span key={hour}>{slots.timeOfDay(hour % HOURS_A_DAY)}</span>
        ))}
      </div>
    </div>
  )
}

export function SlotConfigFields() {
  const draft = useStore($configDraft)
  const zone = draft?.timezone ?? ''
  return (
    <div className="stack">
      <div className="fields">
        <NumberField field="slotDurationMinutes" label={slotConfig.duration} hint={slotConfig.durationHint} />
        <NumberField field="slotCapacity" label={slotConfig.capacity} hint={slotConfig.capacityHint} />
        <NumberField field="bookingWindowDays" label={slotConfig.window} hint={slotConfig.windowHint} />
        {draft?.maxFutureBookings !== undefined && (
          <NumberField field="maxFutureBookings" label={slotConfig.bookings} hint={slotConfig.bookingsHint} />
        )}
      </div>
      <div className="fields">
        <SelectField field="businessHoursStart" label={slotConfig.startHour(zone)} choices={hours()} />
        <SelectField field="businessHoursEnd" label={slotConfig.endHour(zone)} choices={hours()} />
      </div>
      <DayLine />
      <SelectField
        field="timezone"
        label={slotConfig.timezone}
        hint={slotConfig.timezoneHint}
        choices={ZONES}
      />
    </div>
  )
}
