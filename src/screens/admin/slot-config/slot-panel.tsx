import { useStore } from '@nanostores/react'
import { paths } from '../../../domain/lib/paths.ts'
import { configLine } from '../../../domain/slots/slot-config.ts'
import { $mode } from '../../../stores/quizzes/admin-quizzes.ts'
import { $slotConfig } from '../../../stores/slots/slot-config.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../parts/link-button.tsx'

export function SlotPanel() {
  const { data } = useStore($slotConfig)
  return (
    <Card as="section" className="row apart">
      <div className="stack near">
        <h2 className="subheading">Slot Booking Management</h2>
        <p className="note">
          {data ? configLine(data) : 'When slots run, how many learners they take, and who has booked.'}
        </p>
      </div>
      <div className="row">
        <Button icon="sliders" onClick={() => $mode.set({ mode: 'slot-config' })}>
          Configure Slots
        </Button>
        <LinkButton icon="calendar" to={paths.slotBoard}>
          Manage Slots
        </LinkButton>
      </div>
    </Card>
  )
}
