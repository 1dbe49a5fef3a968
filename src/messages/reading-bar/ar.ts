import { format } from '../language.ts'
import type { Translation } from '../words.ts'
import type { readingBar as english } from './en.ts'

export const readingBar: Translation<typeof english> = {
  label: 'قراءة النتائج',
  progress: (read, total) =>
    total > 0 ? `جارٍ قراءة النتائج: ${format.count(read)} من ${format.count(total)}` : 'جارٍ قراءة النتائج…',
}
