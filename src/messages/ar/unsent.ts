import type { unsent as english } from '../en/unsent.ts'
import type { Translation } from '../lib/words.ts'
import { questions } from './grammar.ts'

export const unsent: Translation<typeof english> = {
  title: {
    waiting: 'لم تُرسَل بعد',
    refused: 'لم تُقبل',
    over: 'تُحتسب إجابات أخرى',
  },
  waiting: 'في الانتظار',
  saved: (attempted, total, resends) =>
    resends
      ? `إجاباتك محفوظة على هذا الجهاز: ${attempted} من ${questions.of(total)}. سنرسلها حالما يمكن ذلك. يمكنك إغلاق هذه الصفحة.`
      : `إجاباتك محفوظة على هذا الجهاز: ${attempted} من ${questions.of(total)}. يمكنك المحاولة مرة أخرى أو الاحتفاظ بنسخة.`,
  notStored: (attempted, total) =>
    `الإجابات التي على هذا الجهاز (${attempted} من ${questions.of(total)}) لم تُسلَّم. وهي محفوظة على هذا الجهاز لتتمكّن من الاحتفاظ بنسخة.`,
  seeResult: 'عرض النتيجة',
  tryAgain: 'حاول مرة أخرى',
  sending: 'جارٍ الإرسال…',
  download: 'حفظ نسخة',
  copyNote: 'النسخة ملفّ لمعلّمك، تحسّبًا لفقدان هذا الجهاز.',
  discard: 'حذف إجاباتي',
  discardTitle: 'حذف إجاباتك؟',
  discardMessage: 'ليست محفوظة في مكان آخر. احفظ نسخة أولًا إن كان على معلّمك أن يراها.',

  copy: {
    noAnswer: 'بلا إجابة',
    quiz: (quizId) => `الاختبار ${quizId}`,
    started: (instant) => `بدأ في ${instant}`,
  },
}
