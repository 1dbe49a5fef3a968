import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { regrade } from '../../messages/en/regrade.ts'
import { $regradeTrial, $regrading, type RegradeRequest, tryRegrade } from '../../stores/results/regrade.ts'
import { $regradeOffer, closeRegradeOffer } from '../../stores/results/regrade-offer.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ApplyRegrade, NeverLower, RegradeOutcome } from '../parts/admin/regrade-outcome.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

interface OfferProps {
  request: RegradeRequest
}

/** First the question, then who would gain and lose. */
function Offer({ request }: OfferProps) {
  const [looking, setLooking] = useState(false)
  const [messageId, safe] = [useId(), useRef<HTMLButtonElement>(null)]
  const [neverLower, setNeverLower] = useState(false)
  const [trial, applying] = [useStore($regradeTrial), useStore($regrading)]
  const close = () => applying || closeRegradeOffer()
  const protect = (checked: boolean) => {
    setNeverLower(checked)
    void tryRegrade({ ...request, neverLower: checked })
  }
  return (
    <Dialog
      open
      large={looking}
      onClose={close}
      title={regrade.offerTitle}
      alert={{ describedBy: messageId, safe }}
      toastSlot={<ToastSlot modal />}
      actions={
        <>
          <Button ref={safe} disabled={applying} onClick={close}>
            {regrade.onlyLater}
          </Button>
          {looking ? (
            <ApplyRegrade onDone={closeRegradeOffer} />
          ) : (
            <Button kind="primary" onClick={() => setLooking(true)}>
              {regrade.open}
            </Button>
          )}
        </>
      }
    >
      {looking ? (
        <div className="stack" inert={applying}>
          <p className="note" id={messageId}>
            {regrade.nothingYet}
          </p>
          <NeverLower checked={neverLower} onChange={protect} />
          <RegradeOutcome />
        </div>
      ) : (
        trial?.outcome && <p id={messageId}>{regrade.offer(request.changes.length, trial.outcome)}</p>
      )}
    </Dialog>
  )
}

/** After a save that changed a key, asks whether earlier attempts should be regraded. */
export function RegradeOffer() {
  const request = useStore($regradeOffer)
  return request ? <Offer request={request} /> : null
}
