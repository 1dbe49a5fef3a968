import { isStored } from '../../stores/lib/storage.ts'

/** For every element. */
export { readingSheet } from '../../ui/lib/reading-sheet.ts'

/** Who chose how to read, or asks the device for contrast, gets it as soon as it is here; for all others nothing is loaded. */
export function loadReading(): void {
  if (isStored('quiz:reading') || matchMedia('(prefers-contrast: more)').matches)
    import('../../screens/parts/reading/apply-reading.ts').catch(() => {})
}
