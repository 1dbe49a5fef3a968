import type { examAids as english } from '../en/exam-aids.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { minutes as minutesCounted } from './grammar.ts'

const SECONDS = {
  one: 'ثانية واحدة',
  two: 'ثانيتان',
  few: '# ثوانٍ',
  many: '# ثانية',
  other: '# ثانية',
}

const COMMANDS: Record<Parameters<typeof english.command>[0], string> = {
  choose: 'اختيار إجابة',
  strike: 'شطب إجابة',
  next: 'التالي',
  previous: 'السابق',
  unanswered: 'السؤال التالي بلا إجابة',
  'go-to': 'الانتقال إلى سؤال',
  flag: 'مراجعة السؤال لاحقًا',
  'tell-time': 'سماع الوقت المتبقّي',
  'toggle-clock': 'إخفاء الساعة أو إظهارها',
  enlarge: 'تكبير الصورة أو المعادلة',
  'list-keys': 'هذه القائمة',
}

export const examAids: Translation<typeof english> = {
  keys: 'اختصارات لوحة المفاتيح',
  command: (name) => COMMANDS[name],
  or: 'أو',
  shift: 'Shift',
  useKeys: 'استخدام مفاتيح الحروف في هذا الاختبار',
  keysNote: 'يكفي الحرف وحده، دون Ctrl أو Alt.',

  timeLeft: (minutes, seconds) => {
    const rest = plural(seconds, SECONDS)
    if (minutes === 0) return `بقيت ${rest}`
    const whole = `بقيت ${minutesCounted(minutes)}`
    return seconds === 0 ? whole : `${whole} و${rest}`
  },
  flagged: (question, flagged) =>
    flagged ? `السؤال ${question} للمراجعة لاحقًا.` : `لم يعد السؤال ${question} للمراجعة لاحقًا.`,
  struck: (letter, struck) => (struck ? `الخيار ${letter} مشطوب.` : `لم يعد الخيار ${letter} مشطوبًا.`),
  firstQuestion: 'هذا هو السؤال الأول.',
  lastQuestion: 'هذا هو السؤال الأخير.',
  allAnswered: 'أُجيب عن جميع الأسئلة.',
}
