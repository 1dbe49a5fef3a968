import { useState } from 'react'
import { reading } from '../../messages/en/reading.ts'
import { Button } from '../../ui/forms/button.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'

/** A large and a small letter. */
const Letters = () => (
  <svg className="icon" aria-hidden="true" viewBox="0 0 20 20">
    <path d="M1.8 15.5 6.3 4.5l4.5 11M3.2 12h6.2M17.7 10.4v5.1" />
    <circle cx="15.2" cy="13" r="2.5" />
  </svg>
)

const LazyReadingDialog = lazyComponent<{ onClose: () => void }>(() =>
  import('../../screens/parts/reading/reading-dialog.tsx').then((chunk) => chunk.ReadingDialog),
)

/** Opens the reading settings, on every screen with the header. */
export function ReadingButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        className="only-icon"
        title={reading.title}
        aria-label={reading.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Letters />
        <span className="menu-word">{reading.size}</span>
      </Button>
      {open && <LazyReadingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
