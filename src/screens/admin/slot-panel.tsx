import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { slotConfig } from '../../messages/en/slot-config.ts'
import { $slotConfig } from '../../stores/slots/slot-config.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

export function SlotPanel() {
  const { data } = useStore($slotConfig)
  const [, navigate] = useLocation()
  return (
    <Card as="section" className="row apart">
      <div className="stack near">
        <h2 className="subheading">{slotConfig.panelTitle}</h2>
        <p className="note">{data ? slotConfig.summary(data) : slotConfig.panelNote}</p>
      </div>
      <div className="row">
        <Button icon="sliders" onClick={() => navigate(paths.slotConfig)}>
          {slotConfig.configure}
        </Button>
        <LinkButton icon="calendar" to={paths.slotBoard}>
          {slotConfig.manage}
        </LinkButton>
      </div>
    </Card>
  )
}
