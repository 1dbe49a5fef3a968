import { useStore } from '@nanostores/react'
import { $storage } from '../../stores/lib/storage.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Said where the device keeps nothing: its storage is blocked or full. */
export function KeptInMemory() {
  if (useStore($storage) === 'device') return null
  return (
    <Banner tone="yellow">
      This browser does not let the page keep your answers on the device. Do not reload or close it before you
      submit: they would be lost.
    </Banner>
  )
}
