import type { scorePlot as english } from '../en/score-plot.ts'
import type { Translation } from '../lib/words.ts'
import { attempts as attemptsCounted, ltr } from './grammar.ts'

export const scorePlot: Translation<typeof english> = {
  bin: (from, to) => ltr(`${from}–${to}`),
  score: 'الدرجة (%)',
  attempts: 'المحاولات',
  note: (attempts) => `الدرجة بالمئة، ${attemptsCounted(attempts)}؛ يبدأ كل عمود بعدده الأصغر`,
  empty: 'لا توجد محاولات بعد.',
}
