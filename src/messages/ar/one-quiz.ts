import type { oneQuiz as english } from '../en/one-quiz.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const oneQuiz: Translation<typeof english> = {
  draftNote: 'لا يرى الطلاب هذا الاختبار حتى يُنشر.',
  endedNote: (end) => `انتهى في ${format.moment(end)} (${format.zone(end)}).`,
  goOn: 'متابعة',
  loading: 'جارٍ تحميل الاختبار…',
  missing: 'لم يُعثر على الاختبار',
  missingNote: 'ربما حُذف، أو لم يُنشر بعد.',
  missingVisitorNote: 'ربما حُذف، أو أنه متاح لمن سجّلوا الدخول فقط.',
  needsSlot: 'لدخول هذا الاختبار تحجز موعدًا أولًا.',
  opensAt: (start) => `يُفتح في ${format.moment(start)} (${format.zone(start)}).`,
  practise: 'التدرّب',
  practiseFrom: (from) => `يمكنك التدرّب عليه ابتداءً من ${format.moment(from)} (${format.zone(from)}).`,
  slotAt: ({ from, to }) =>
    `موعدك: ${format.longDate(from)}، ${format.timeRange(from, to)} (${format.zone(from)}). يُفتح الاختبار تلقائيًّا.`,
  tryAgain: 'إعادة المحاولة',
}
