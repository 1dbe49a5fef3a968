import { useStore } from '@nanostores/react'
import { pieces } from '../../../messages/en/pieces.ts'
import { slots } from '../../../messages/en/slots.ts'
import { $currentSlot } from '../../../stores/slots/current-slot.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** Says that the learner's slot could not be read; it is retried automatically. */
export function SlotUnknown() {
  const { loading } = useStore($currentSlot)
  return (
    <Banner
      tone="gray"
      icon="clock"
      role="status"
      action={
        <Button dense icon="refresh" busy={loading} onClick={$currentSlot.revalidate}>
          {pieces.tryAgain}
        </Button>
      }
    >
      {slots.unknown}
    </Banner>
  )
}
