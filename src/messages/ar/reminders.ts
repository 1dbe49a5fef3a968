import type { TimeWarning } from '../../domain/attempts/attempt-time.ts'
import type { reminders as english } from '../en/reminders.ts'
import type { Translation } from '../lib/words.ts'

const TIME_WARNINGS: Record<TimeWarning, string> = {
  'five-minutes': 'بقيت 5 دقائق',
  'one-minute': 'بقيت دقيقة واحدة',
  'thirty-seconds': 'بقيت 30 ثانية',
  'last-seconds': 'الوقت على وشك الانتهاء. ستُسلَّم إجاباتك تلقائيًّا.',
}

export const reminders: Translation<typeof english> = {
  label: 'اختبارات قيد الحل',
  aQuiz: 'اختبار',
  timeLeft: (clock) => ['الوقت المتبقّي: ', clock],
  clockLabel: 'الوقت المتبقّي',
  timeWarning: (warning) => warning && TIME_WARNINGS[warning],
  state: {
    sending: 'جارٍ تسليم إجاباتك…',
    unsent: 'لم تُسلَّم إجاباتك بعد. سنرسلها حالما يمكن ذلك.',
    refused: 'لم تُقبل إجاباتك.',
    over: 'سُلّمت إجابات أخرى قبل التي على هذا الجهاز.',
  },
  goOn: 'متابعة',
  show: 'عرض',
}
