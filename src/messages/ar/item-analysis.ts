import type { AnalysisNote } from '../../domain/analysis/analysis-notes.ts'
import type { DiscriminationBand, FacilityBand } from '../../domain/analysis/item-bands.ts'
import type { ItemOrder } from '../../domain/analysis/item-order.ts'
import type { TimeRelation } from '../../domain/analysis/score-times.ts'
import { percent } from '../../domain/lib/score.ts'
import type { itemAnalysis as english } from '../en/item-analysis.ts'
import { decimal, decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { attempts as attemptsCounted, ltr } from './grammar.ts'

const FACILITY: Record<FacilityBand, string> = {
  'very-easy': 'سهل جدًّا',
  easy: 'سهل',
  medium: 'متوسّط',
  hard: 'صعب',
  'very-hard': 'صعب جدًّا',
}

const DISCRIMINATION: Record<DiscriminationBand, string> = {
  'very-good': 'جيّد جدًّا',
  good: 'جيّد',
  fair: 'مقبول',
  poor: 'ضعيف',
  negative: 'سالب',
}

const ORDERS: Record<ItemOrder, string> = {
  quiz: 'بترتيب الاختبار',
  discrimination: 'الأسوأ أولًا',
  hardest: 'الأصعب أولًا',
}

const TIME_RELATIONS: Record<TimeRelation, string> = {
  none: 'لا علاقة بين الوقت والدرجة',
  'somewhat-higher': 'من استغرق وقتًا أطول كانت درجته أعلى قليلًا',
  'somewhat-lower': 'من استغرق وقتًا أطول كانت درجته أدنى قليلًا',
  'clearly-higher': 'من استغرق وقتًا أطول كانت درجته أعلى بوضوح',
  'clearly-lower': 'من استغرق وقتًا أطول كانت درجته أدنى بوضوح',
}

type FewAttempts = Extract<AnalysisNote, { code: 'few-attempts' }>

const NOTES: Wording<Exclude<AnalysisNote, FewAttempts>> = {
  'no-key': () => 'لا تخبر واجهة API بالإجابات الصحيحة لهذا الاختبار، فلا يمكن عرض غير الاختيارات.',
  'oldest-only': ({ attempts }) => `لم يُقرأ إلا الأقدم: ${attemptsCounted(attempts)}.`,
  changed: ({ attempts }) =>
    `تغيّر الاختبار بعد ${attemptsCounted.of(attempts)}: كان عدد الأسئلة حينها مختلفًا، ولذلك لم تُحتسب.`,
  unread: ({ attempts }) => `وردت من واجهة API بلا إجابات ولم تُحتسب: ${attemptsCounted(attempts)}.`,
  regraded: ({ attempts }) =>
    `كانت نتيجتها عند التسليم مختلفة: ${attemptsCounted(attempts)}. تغيّر الاختبار أو مفتاحه منذ ذلك الحين. هنا صُحّحت كلها بالمفتاح الحالي.`,
}

const NO_VALUE = '–'

const index = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 2))

const points = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 1))

const score = (value: number | undefined) => (value === undefined ? NO_VALUE : decimalPercent(value, 1))

const share = (count: number, whole: number) =>
  `${format.count(count)} (${format.percent(percent(count, whole))})`

const timeRelation = (relation: TimeRelation, correlation: number | undefined) =>
  `${TIME_RELATIONS[relation]} (الارتباط ${index(correlation)})`

const timesNote = (relation: TimeRelation, correlation: number | undefined) =>
  `الدرجة بالمئة مقابل الوقت المستغرق. ${timeRelation(relation, correlation)}`

export const itemAnalysis: Translation<typeof english> = {
  title: 'تحليل الأسئلة',
  export: 'تصدير تحليل الأسئلة',
  refresh: 'تحديث تحليل الأسئلة',
  cancel: 'إلغاء',
  startNote: 'تُقرأ لأجله جميع المحاولات، وقد يستغرق ذلك وقتًا. يمكنك متابعة العمل في هذه الأثناء.',
  start: (attempts) => `تحليل ${attemptsCounted.of(attempts)}`,
  readingAttempts: 'جارٍ قراءة المحاولات…',
  reading: (read, attempts) => `جارٍ القراءة: ${format.count(read)} من ${attemptsCounted.of(attempts)}`,
  computing: 'جارٍ حساب الأرقام…',
  empty: 'لا شيء للتحليل بعد',
  emptyNote: 'يظهر هنا أداء كل سؤال حالما يسلّم أحد هذا الاختبار.',
  noneLeft: 'لا توجد محاولة يمكن تحليلها',
  noneLeftNote: 'عندما يسلّم أحد الاختبار كما هو الآن، تُحلَّل أسئلته هنا.',
  note: (note, strong) =>
    note.code === 'few-attempts'
      ? [
          strong('المحاولات قليلة.'),
          ` مع أقل من ${note.fewerThan} تكون الأرقام في معظمها صدفة: خذها انطباعًا أوليًّا.`,
        ]
      : [word(NOTES, note)],

  attempts: 'المحاولات المحلَّلة',
  questions: 'الأسئلة',
  mean: 'متوسّط الدرجات',
  meanMarks: (most: number) => `متوسط العلامات من ${format.count(most)}`,
  deviation: 'الانحراف المعياري (نقاط)',
  reliability: `الثبات (${ltr('KR-20')})`,
  error: 'الخطأ المعياري (نقاط)',
  index,
  points,
  score,

  scores: 'الدرجات',
  scoresSummary: (attempts, { from, to, attempts: most }) =>
    `درجات ${attemptsCounted.of(attempts)}: يقع معظمها بين ${from} و${to} بالمئة (${most})`,
  times: 'الوقت مقابل الدرجة',
  timesSummary: (attempts, relation, correlation) =>
    `الوقت المستغرق مقابل الدرجة في ${attemptsCounted.of(attempts)}. ${timeRelation(relation, correlation)}`,
  timesNote,
  timesNoteOfDots: (relation, correlation) =>
    `${timesNote(relation, correlation)}. النقاط الأكبر تمثّل محاولات أكثر`,
  timeColumns: { time: 'الوقت المستغرق', attempts: 'المحاولات', meanScore: 'متوسّط الدرجات (%)' },
  timeSpan: (from, to) => `من ${format.timeSpent(from)} إلى ${format.timeSpent(to)}`,

  questionCount: (count) => `الأسئلة (${count})`,
  order: 'ترتيب الأسئلة',
  orders: ORDERS,
  pages: 'صفحات الأسئلة',
  showing: (from, to, total) => `الأسئلة من ${from} إلى ${to}، والمجموع ${total}`,
  allQuestions: 'كل الأسئلة',
  previous: 'السؤال السابق',
  next: 'السؤال التالي',
  right: 'صحيح',
  tellsApart: 'يميّز',
  ofBest: (best) => `من أفضل ${format.count(best)}`,
  ofAll: (attempts) => `من كل ${format.count(attempts)}`,
  question: 'السؤال',
  questionNumber: (number) => `السؤال ${number}`,
  facilityIndex: 'معامل السهولة',
  facility: 'السهولة',
  facilityOf: (number) => `سهولة السؤال ${number}`,
  facilityBands: FACILITY,
  facilityValue: (facility, band) => `${index(facility)}، ${FACILITY[band]}`,
  discriminationIndex: 'معامل التمييز',
  discrimination: 'التمييز',
  discriminationBands: DISCRIMINATION,
  noKey: '– بلا مفتاح',
  dropped: '– مُلغى',
  constant: '– لا يتغيّر',
  checkKey: 'تحقّق من المفتاح',

  finding: (numbers, strong) => [
    strong(
      plural(numbers.length, {
        one: 'يبدو أن في سؤال واحد خطأ.',
        two: 'سؤالان يبدو فيهما خطأ.',
        few: '# أسئلة يبدو فيها خطأ.',
        many: '# سؤالًا يبدو فيها خطأ.',
        other: '# سؤال يبدو فيها خطأ.',
      }),
    ),
    ` ${numbers.length === 1 ? 'السؤال' : 'الأسئلة'} ${numbers.join('، ')}: اختار أفضل الطلاب خيارًا غير المفتاح.`,
  ],
  lookAt: (number) => `انظر إلى السؤال ${number}`,

  keyInDoubt: (best, rival, key, strong) => [
    strong(`اختار أفضل الطلاب ${rival.letter}، والمفتاح يقول ${key.letter}.`),
    ` من أفضل ${attemptsCounted.of(best)} اختار ${rival.count} الخيار ${rival.letter}، واختار ${key.count} فقط المفتاح ${key.letter}. إما أن الخيار الخاطئ محدّد صحيحًا، أو أن ${rival.letter} يمكن الدفاع عنه أيضًا.`,
  ],
  key: 'المفتاح',
  beatsKey: 'يغلب المفتاح',
  option: (letter) => `الخيار ${letter}: `,
  choosersOf: (letter) => `من اختار الخيار ${letter}`,
  share,
  amongBest: (count, best) => `بين الأفضل: ${count} من ${best}`,
  meanScore: (value) => `متوسّط الدرجات: ${score(value)}`,
  discriminationOf: (value) => `التمييز: ${index(value)}`,
  unanswered: (count, attempts) => `بلا إجابة: ${share(count, attempts)}`,
  unansweredAndGone: (count, gone, attempts) =>
    `بلا إجابة: ${share(count, attempts)} · اختاروا خيارًا لم يعد موجودًا: ${share(gone, attempts)}`,

  pace: {
    title: 'الوقت والإجابات الصحيحة',
    note: 'كم بقي كل سؤال على الشاشة، الأطول أولًا. من يجيب في أقل من خمس ثوانٍ لم يكد يقرؤه.',
    question: 'السؤال',
    mean: 'متوسط الوقت',
    share: 'من الوقت',
    right: 'الصحيح',
    hurried: 'أقل من 5\u00a0ثوانٍ',
  },
}
