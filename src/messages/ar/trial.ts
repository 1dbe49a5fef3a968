import type { quizTrial as english } from '../en/trial.ts'
import type { Translation } from '../lib/words.ts'
import { questions } from './grammar.ts'

export const quizTrial: Translation<typeof english> = {
  title: 'تجربة الاختبار',
  note: 'لا يُحفظ شيء ولا يراه أحد.',
  close: 'إغلاق التجربة',
  again: 'التجربة من جديد',
  width: 'عرض الشاشة',
  widths: { phone: 'هاتف', wide: 'عريض' },
  leaving: {
    title: 'إغلاق التجربة؟',
    message: 'لا يُحفظ ما أجبت عنه.',
    cancel: 'متابعة التجربة',
  },
  empty: 'لا توجد أسئلة بعد',
  emptyNote: 'أضف أسئلة إلى الاختبار لتجربته.',
  next: 'السؤال التالي',
  finish: 'إنهاء التجربة',
  retry: 'إعادة المحاولة',
  results: {
    title: 'نتائج التجربة',
    sheet: 'أسئلة التجربة',
    summary: (correct, total) => `الإجابات الصحيحة: ${correct} من ${questions.of(total)}`,
    question: (number) => `السؤال ${number}`,
    unansweredQuestion: (number) => `السؤال ${number}، بلا إجابة`,
    correct: 'صحيح',
    incorrect: 'خطأ',
    partly: 'صحيح جزئيًا',
    edit: 'تعديل هذا السؤال',
    pages: 'صفحات النتائج',
    page: (page, pages) => `الصفحة ${page} من ${pages}`,
    previous: 'السابق',
    next: 'التالي',
  },
}
