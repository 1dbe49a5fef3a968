import { format } from '../language.ts'
import type { Translation } from '../words.ts'
import type { readingBar as english } from './en.ts'

export const readingBar: Translation<typeof english> = {
  label: 'Ergebnisse werden gelesen',
  progress: (read, total) =>
    total > 0
      ? `${format.count(read)} von ${format.count(total)} Ergebnissen gelesen`
      : 'Ergebnisse werden gelesen …',
}
