import { isStored } from '../../stores/lib/storage.ts'

/** For every element. */
export { readingSheet } from '../../ui/lib/reading-sheet.ts'

/** Loads the reading settings only for those who have changed them, or whose device requests more contrast. */
export function loadReading(): void {
  if (isStored('quiz:reading') || matchMedia('(prefers-contrast: more)').matches)
    import('../../screens/parts/reading/apply-reading.ts').catch(() => {})
}
