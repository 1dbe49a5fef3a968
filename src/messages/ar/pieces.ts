import type { pieces as english } from '../en/pieces.ts'
import type { Translation } from '../lib/words.ts'

const MARKS = {
  open: 'بلا إجابة',
  answered: 'أُجيب عنه',
  right: 'صحيح',
  wrong: 'خطأ',
  missed: 'بلا إجابة',
}

export const pieces: Translation<typeof english> = {
  cancel: 'إلغاء',
  clearAnswer: 'مسح الإجابة',
  close: 'إغلاق',
  correctAnswer: 'الإجابة الصحيحة',
  failed: { title: 'حدث خطأ ما', note: 'إذا تكرّر ذلك فأعد تحميل الصفحة.' },
  goHome: 'إلى الرئيسية',
  imageFailed: 'تعذّر تحميل الصورة',
  loading: 'جارٍ التحميل…',
  mark: (number, state, letter, flagged) =>
    `السؤال ${number}، ${MARKS[state]}${letter ? ` ${letter}` : ''}${flagged ? '، للمراجعة لاحقًا' : ''}`,
  missing: {
    title: 'تعذّر تحميل هذا الجزء من الصفحة',
    note: 'تحقّق من اتصالك؛ وإن كان الموقع قد حُدّث للتو فأعد تحميل الصفحة.',
  },
  next: 'التالي',
  noOptions: 'ليس لهذا السؤال خيارات. يمكنك المتابعة.',
  option: (letter) => `الخيار ${letter}: `,
  notLoaded: 'تعذّر تحميل هذا',
  optional: ' (اختياري)',
  previous: 'السابق',
  reload: 'إعادة التحميل',
  unknownKind: {
    title: 'يحتاج هذا النوع من الأسئلة إلى إصدار أحدث',
    note: 'أعِد تحميل الصفحة. وإذا بقي الأمر كذلك فتابع الأسئلة الأخرى: لا تتأثر بذلك.',
  },
  slow: 'الاتصال بطيء. ما زلنا نحاول.',
  strike: (letter) => `شطب الخيار ${letter}`,
  struckOption: (letter) => `الخيار ${letter}، مشطوب: `,
  showAsTable: 'عرض في جدول',
  tryAgain: 'إعادة المحاولة',
  unreachable: 'لا يمكننا الاتصال بالمدرسة',
  yourAnswer: 'إجابتك',
  yourCorrectAnswer: 'إجابتك، صحيحة',
}
