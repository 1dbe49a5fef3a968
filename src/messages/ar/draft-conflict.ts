import type { Detail, QuestionChange } from '../../domain/authoring/draft/draft-merge.ts'
import type { MeanwhileEditor as Editor } from '../../domain/quizzes/edited-meanwhile.ts'
import type { draftConflict as english } from '../en/draft-conflict.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const DETAILS: Record<Detail, string> = {
  title: 'عنوان الاختبار',
  description: 'الوصف',
  duration: 'المدة',
  startTime: 'وقت البدء',
  endTime: 'وقت الانتهاء',
  review: 'موعد إظهار الإجابات',
  practice: 'التدرّب',
  paper: 'ورقة كل طالب',
  marking: 'العلامات',
}

const DID: Record<QuestionChange['what'], string> = {
  added: 'أُضيف',
  changed: 'عُدّل',
  removed: 'حُذف',
}

const editorText = (by: Editor) => (by.who === 'other' ? by.name : 'شخص آخر')

export const draftConflict: Translation<typeof english> = {
  title: 'تغيّر هذا الاختبار وأنت تكتب',
  intro: (by, at) => {
    const when = Number.isNaN(at) ? 'في هذه الأثناء' : `في ${format.moment(at)}`
    const saved =
      by.who === 'me'
        ? `حفظتَه أنت ${when} في نافذة أخرى أو على جهاز آخر.`
        : `حُفظ ${when} بواسطة: ${editorText(by)}.`
    return `${saved} لم يُحفظ مما كتبته شيء بعد، ولم يضِع شيء.`
  },
  side: (side, by) => {
    if (side === 'mine') return 'هنا، لم يُحفظ بعد'
    return by.who === 'me' ? 'حفظتَه أنت في مكان آخر' : `المحفوظ بواسطة: ${editorText(by)}`
  },
  changes: ({ details, questions, isReordered }) => [
    ...details.map((detail) => `عُدّل: ${DETAILS[detail]}`),
    ...questions.map(({ what, number }) => `السؤال ${number}: ${DID[what]}`),
    ...(isReordered ? ['تغيّر ترتيب الأسئلة'] : []),
  ],
  noChanges: 'لا تغييرات',
  clashes: (count) =>
    plural(count, {
      one: 'عدّلتما هذا كلاكما. أيّهما يبقى؟',
      two: 'عدّلتما هذين كلاكما. أيّهما يبقى؟',
      few: 'عدّلتما هذه (#) كلاكما. أيّهما يبقى؟',
      many: 'عدّلتما هذه (#) كلاكما. أيّهما يبقى؟',
      other: 'عدّلتما هذه (#) كلاكما. أيّهما يبقى؟',
    }),
  fits: 'لا تتعارض تغييراتك مع التغييرات الأخرى: يمكن الاحتفاظ بها كلها.',
  detail: (detail) => DETAILS[detail],
  question: 'السؤال',
  removed: 'محذوف',
  blank: 'فارغ',
  minutes: (minutes) => `${minutes} د`,
  merge: 'الاحتفاظ بالاثنين والحفظ',
  undecided: (count) => `بقي ${count} للاختيار`,
  keepMine: 'الاحتفاظ بما كتبته…',
  takeTheirs: 'أخذ المحفوظ',
  takeNote: 'إن أخذت المحفوظ بقي ما كتبته على هذا الجهاز، ويمكن استعادته.',
  later: 'ليس الآن',
  replacing: {
    title: 'هل تريد استبدال ما حُفظ في هذه الأثناء؟',
    message: 'ستضيع هذه التغييرات:',
    confirm: 'الاستبدال والحفظ',
  },
  deleted: {
    title: 'حُذف هذا الاختبار وأنت تكتب',
    message: 'لم يضِع ما كتبته: يمكن حفظه اختبارًا جديدًا، من دون نتائج الاختبار المحذوف.',
    confirm: 'الحفظ اختبارًا جديدًا',
  },
  copy: {
    message: (at) => `نسختك من ${format.moment(at)} محفوظة على هذا الجهاز.`,
    restore: 'استعادة',
    discard: 'تجاهل',
  },
  compare: 'مقارنة',
}
