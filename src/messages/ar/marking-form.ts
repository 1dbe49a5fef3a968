import type { Marking } from '../../domain/quizzes/marking.ts'
import type { markingForm as english } from '../en/marking-form.ts'
import { format } from '../lib/language.ts'
import { marksText, signedMarks } from '../lib/marks-text.ts'
import type { Translation } from '../lib/words.ts'

const inShort = ({ right, wrong, blank }: Omit<Marking, 'several'>) =>
  [right, wrong, blank].map(signedMarks).join(' ')

export const markingForm: Translation<typeof english> = {
  legend: 'العلامات',
  hint: '– صحيح، خطأ، متروك',
  presets: {
    none: { name: 'بلا علامات', note: 'نسبة مئوية فقط' },
    plain: { name: 'بسيط', note: 'علامة واحدة لكل سؤال' },
    jee: { name: 'مثل JEE Main / NEET', note: 'الخطأ يُخصم' },
    own: { name: 'من عندك', note: 'أي ثلاثة أعداد' },
  },
  inShort,
  fields: { right: 'صحيح', wrong: 'خطأ', blank: 'متروك' },
  more: (field: string) => `زيادة واحدة: ${field}`,
  less: (field: string) => `إنقاص واحدة: ${field}`,
  severalLegend: 'حيث يمكن أن تصح عدة إجابات',
  several: {
    'all-or-nothing': {
      name: 'الكل أو لا شيء',
      note: (right: number, wrong: number) =>
        `الإجابات الصحيحة بالضبط تعطي ${signedMarks(right)}، وأي شيء آخر ${signedMarks(wrong)}.`,
    },
    share: {
      name: 'جزء',
      note: (right: number, wrong: number) =>
        `2 من 3 صحيحة بلا خطأ: ${signedMarks((right * 2) / 3)}. ومع خطأ ${signedMarks(wrong)}.`,
    },
  },
  example: (right: number, wrong: number, blank: number, marks: number, total: number, score: number) =>
    `${right} صحيحة، ${wrong} خاطئة، ${blank} متروكة: ${marksText(marks)} من ${marksText(total)} علامة. وتبقى النتيجة ${format.percent(score)}.`,
  told: 'يقرأ المتعلمون القاعدة قبل البدء ومرة أخرى قبل التسليم.',
  rule: {
    'all-or-nothing': (right: number, wrong: number) =>
      `${signedMarks(right)} للإجابات الصحيحة بالضبط، وإلا ${signedMarks(wrong)}.`,
    share: (right: number, wrong: number) =>
      `جزء من ${signedMarks(right)} مقابل جزء من الصحيحة؛ و${signedMarks(wrong)} مع خطأ.`,
  },
}
