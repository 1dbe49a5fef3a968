import { useStore } from '@nanostores/react'
import { admin } from '../../messages/en/admin.ts'
import { discardOffer, restoreOffer } from '../../stores/authoring/quiz-draft-form.ts'
import { $minute } from '../../stores/page/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ savedAt }: { savedAt: number }) {
  const now = useStore($minute)
  return (
    <Banner
      tone="yellow"
      role="status"
      action={
        <div className="row">
          <Button dense kind="primary" onClick={restoreOffer}>
            {admin.offer.restore}
          </Button>
          <Button dense onClick={discardOffer}>
            {admin.offer.discard}
          </Button>
        </div>
      }
    >
      {admin.offer.message(savedAt, now)}
    </Banner>
  )
}
