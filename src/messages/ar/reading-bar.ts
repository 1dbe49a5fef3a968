import type { readingBar as english } from '../en/reading-bar.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const readingBar: Translation<typeof english> = {
  label: 'قراءة النتائج',
  progress: (read, total) =>
    total > 0 ? `جارٍ قراءة النتائج: ${format.count(read)} من ${format.count(total)}` : 'جارٍ قراءة النتائج…',
}
