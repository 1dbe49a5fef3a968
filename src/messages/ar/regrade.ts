import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import { countRegraded } from '../../domain/regrade/regrade.ts'
import type { regrade as english } from '../en/regrade.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { attempts, isolated, rightToLeft, signed } from './grammar.ts'

/** The letters of the options that a choice is about. */
interface ChoiceLetters {
  right: string
  other: string
}

const CHOICES: Record<RegradeChoice, (letters: ChoiceLetters) => { title: string; note: string }> = {
  move: ({ right, other }) => ({ title: `نقل المفتاح إلى ${other}`, note: `لا يعود ${right} صحيحًا` }),
  both: ({ right, other }) => ({
    title: `قبول ${other} أيضًا`,
    note: `كلا الخيارين ${right} و${other} صحيح`,
  }),
  all: () => ({ title: 'كل إجابة صحيحة', note: 'كان السؤال معيبًا؛ ومن لم يُجب لا ينال درجة' }),
  restore: ({ right }) => ({ title: 'احتساب السؤال من جديد', note: `بالمفتاح ${right}` }),
  drop: () => ({ title: 'إلغاء السؤال', note: 'لا يُحتسب لأحد' }),
}

const wouldKeep = (count: number) =>
  plural(count, {
    one: 'تبقى درجة محاولة واحدة سُلّمت سابقًا كما هي',
    two: 'تبقى درجتا محاولتين سُلّمتا سابقًا كما هما',
    few: 'تبقى درجات # محاولات سُلّمت سابقًا كما هي',
    many: 'تبقى درجات # محاولة سُلّمت سابقًا كما هي',
    other: 'تبقى درجات # محاولة سُلّمت سابقًا كما هي',
  })

export const regrade: Translation<typeof english> = {
  open: 'إعادة التصحيح…',
  title: (number) => `إعادة تصحيح السؤال ${number}`,
  nothingYet: 'لا يتغيّر شيء قبل التطبيق.',
  would: ({ gain, lose }) =>
    `ستزيد درجة ${format.count(gain)} وتنقص درجة ${format.count(lose)}. لا يتغيّر شيء بعد.`,
  steps: ['اختر', 'راجع', 'طبّق'],
  stepsLabel: 'الخطوات',
  whatIsRight: 'ما الصحيح؟',
  letters: (letters) => (letters.length > 1 ? rightToLeft(letters.join(' و')) : letters.join()),
  otherOption: 'الخيار الآخر',
  option: (letter) => `الخيار ${letter}`,
  choice: (choice, letters) => CHOICES[choice](letters),
  neverLower: 'عدم خفض أي درجة',
  neverLowerNote: 'من كانت درجته ستنخفض يحتفظ بها.',

  outcome: 'ما ينتج عن ذلك',
  trying: 'جارٍ الحساب…',
  gain: 'ترتفع درجتهم',
  lose: 'تنخفض درجتهم',
  stay: 'بلا تغيير',
  average: ({ before, after }, strong) => [
    'المتوسّط من ',
    strong(decimalPercent(before, 1)),
    ' إلى ',
    strong(decimalPercent(after, 1)),
    '.',
  ],
  learnersRead: (at) => `سيقرأ الطلاب «أُعيد التصحيح في ${format.date(at)}».`,
  unchanged: (submitted) =>
    submitted
      ? 'لا تتغيّر درجة أحد. وتُصحَّح المحاولات القادمة هكذا.'
      : 'لم تُسلَّم أي محاولة بعد. وتُصحَّح المحاولات القادمة هكذا.',
  show: 'عرض',
  side: (side) => (side === 'gain' ? 'ترتفع درجتهم' : 'تنخفض درجتهم'),
  person: 'الطالب',
  scores: 'الدرجة',
  difference: 'النقاط',
  change: (before, after) => `من ${format.percent(before)} إلى ${format.percent(after)}`,
  points: signed,
  pages: 'صفحات الطلاب',
  showing: (from, to, total) =>
    `من ${format.count(from)} إلى ${format.count(to)}، والمجموع ${format.count(total)}`,

  cancel: 'إلغاء',
  apply: (outcome) => (outcome ? `التطبيق على ${attempts.of(countRegraded(outcome))}` : 'تطبيق'),
  applying: 'جارٍ إعادة التصحيح…',

  dropped: 'مُلغى',
  droppedNote: 'حُذف هذا السؤال: لا يُحتسب لأحد.',
  history: 'إعادة التصحيح',
  past: ({ at, by, gain, lose }) =>
    `أُعيد التصحيح في ${format.date(Date.parse(at))}${by === undefined ? '' : `، أجراها ${isolated(by)}`}: ارتفعت درجة ${format.count(gain)}، وانخفضت درجة ${format.count(lose)}`,

  offerTitle: 'إعادة تصحيح المحاولات السابقة؟',
  offer: (questions, outcome) =>
    `${plural(questions, {
      one: 'غيّرت الصحيح في سؤال واحد.',
      two: 'غيّرت الصحيح في سؤالين.',
      few: 'غيّرت الصحيح في # أسئلة.',
      many: 'غيّرت الصحيح في # سؤالًا.',
      other: 'غيّرت الصحيح في # سؤال.',
    })} ${wouldKeep(countRegraded(outcome))} ما لم تُعد التصحيح: ترتفع درجة ${format.count(outcome.gain)} وتنخفض درجة ${format.count(outcome.lose)}.`,
  onlyLater: 'للمحاولات اللاحقة فقط',
}
