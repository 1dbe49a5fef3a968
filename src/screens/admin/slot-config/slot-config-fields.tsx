import { useStore } from '@nanostores/react'
import {
  hourLabel,
  SLOT_CONFIG_LIMITS,
  type SlotConfigNumber,
  TIMEZONES,
} from '../../../domain/slots/slot-config.ts'
import type { SlotConfigField } from '../../../domain/slots/slot-config-draft.ts'
import { $configDraft, $configErrors, setConfigField } from '../../../stores/slots/slot-config.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }))
const ZONES = TIMEZONES.map((zone) => ({ value: zone, label: zone }))

/** What one field shows and changes. */
function useFieldProps(field: SlotConfigField) {
  const [draft, errors] = [useStore($configDraft), useStore($configErrors)]
  return {
    value: draft?.[field] ?? '',
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => setConfigField(field, target.value),
  }
}

interface NumberFieldProps {
  field: SlotConfigNumber
  label: string
  hint: string
}

function NumberField({ field, label, hint }: NumberFieldProps) {
  const { from, to } = SLOT_CONFIG_LIMITS[field]
  const props = useFieldProps(field)
  return (
    <TextField
      {...props}
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={from}
      max={to}
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

/** An API may hold what the form does not offer: it stands there until another choice is made. */
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

export function SlotConfigFields() {
  const zone = useStore($configDraft)?.timezone
  return (
    <div className="stack">
      <div className="fields">
        <NumberField field="slotDurationMinutes" label="Slot Duration (minutes)" hint="15 to 120 minutes" />
        <NumberField field="slotCapacity" label="Slot Capacity (users per slot)" hint="50 to 1000 users" />
        <NumberField field="bookingWindowDays" label="Booking Window (days)" hint="1 to 30 days ahead" />
      </div>
      <div className="fields">
        <SelectField field="businessHoursStart" label={`Business Hours Start (${zone})`} choices={HOURS} />
        <SelectField field="businessHoursEnd" label={`Business Hours End (${zone})`} choices={HOURS} />
        <SelectField
          field="timezone"
          label="Timezone"
          hint="Slot times are currently stored as UTC. Business hours are hours of this timezone."
          choices={ZONES}
        />
      </div>
    </div>
  )
}
