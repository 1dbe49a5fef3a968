import { useStore } from '@nanostores/react'
import { room } from '../../../messages/en/room.ts'
import {
  $extended,
  $extending,
  forgetExtendedSoon,
  keepExtended,
  undoExtension,
} from '../../../stores/live/extra-time.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** The time just granted, with Undo. `onUndone` moves the focus on. */
export function Extended({ onUndone }: { onUndone: () => void }) {
  const [extended, busy] = [useStore($extended), useStore($extending)]
  const undo = () => void undoExtension().then(onUndone)
  return (
    <div className="extended" role="status">
      {extended && (
        <Banner
          tone="green"
          action={
            <Button
              dense
              busy={busy}
              onClick={undo}
              onFocus={keepExtended}
              onPointerEnter={keepExtended}
              onBlur={forgetExtendedSoon}
              onPointerLeave={forgetExtendedSoon}
            >
              {room.undo}
            </Button>
          }
        >
          {room.extended(extended.minutes, extended.person?.name, extended.count)}
        </Banner>
      )}
    </div>
  )
}
