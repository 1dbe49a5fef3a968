import type { publicPractice as english } from '../en/public-practice.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const publicPractice: Translation<typeof english> = {
  again: 'مرة أخرى',
  empty: 'لا شيء للتدرّب عليه',
  emptyNote: 'ليس في هذا الاختبار سؤال إجابته معروفة.',
  finish: 'إنهاء',
  loading: 'جارٍ تحميل الأسئلة…',
  next: 'السؤال التالي',
  note: 'تدريب: لا يُرسَل شيء، ولا حاجة إلى حساب.',
  noteSignedIn: 'تدريب: لا يُرسَل شيء.',
  place: (number, total) => `جرّب بنفسك · ${format.count(number)} من ${format.count(total)}`,
  question: (number) => `السؤال ${format.count(number)}`,
  right: 'هذا صحيح.',
  score: (right, total) => `${format.count(right)} من ${format.count(total)} صحيحة`,
  tooEarly: 'يمكنك التدرّب على هذا الاختبار بعد عرض إجاباته.',
  tryAgain: 'إعادة المحاولة',
  why: 'لماذا؟',
  wrong: 'هذه ليست الإجابة الصحيحة.',
}
