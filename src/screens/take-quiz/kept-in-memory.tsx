import { useStore } from '@nanostores/react'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { $storage } from '../../stores/lib/storage.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Shown while storage is blocked or full. */
export function KeptInMemory() {
  if (useStore($storage) === 'device') return null
  return <Banner tone="yellow">{takeQuiz.device.keptInMemory}</Banner>
}
