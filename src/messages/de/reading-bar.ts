import type { readingBar as english } from '../en/reading-bar.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const readingBar: Translation<typeof english> = {
  label: 'Ergebnisse werden gelesen',
  progress: (read, total) =>
    total > 0
      ? `${format.count(read)} von ${format.count(total)} Ergebnissen gelesen`
      : 'Ergebnisse werden gelesen …',
}
