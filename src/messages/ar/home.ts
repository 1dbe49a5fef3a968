import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import type { home as english } from '../en/home.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, minutes, questions } from './grammar.ts'

const FILTERS: Record<QuizFilter, string> = {
  all: 'الكل',
  active: 'مفتوحة',
  upcoming: 'قادمة',
  ended: 'منتهية',
  completed: 'مكتملة',
}

const NONE_FOUND: Record<QuizFilter, string> = {
  all: 'لا توجد اختبارات',
  active: 'لا توجد اختبارات مفتوحة',
  upcoming: 'لا توجد اختبارات قادمة',
  ended: 'لا توجد اختبارات منتهية',
  completed: 'لا توجد اختبارات مكتملة',
}

const INTROS: Record<SlotStatus['state'], string> = {
  active: 'موعدك جارٍ الآن. كل اختبار مفتوح أدناه متاح لك حتى نهايته.',
  upcoming: 'موعدك محجوز. تُفتح الاختبارات عند بدايته.',
  inactive: 'انتهى موعدك. احجز موعدًا آخر لدخول اختبار.',
  none: 'لدخول الاختبارات تحجز موعدًا أولًا.',
}

export const home: Translation<typeof english> = {
  attemptProgress: (answered, count) => `${answered} من ${count}`,
  bookAnotherSlot: 'حجز موعد آخر',
  bookSlot: 'حجز موعد',
  bookSlotFirst: 'احجز موعدًا لتُفتح لك الاختبارات',
  bookSlotFirstNote: 'تُفتح عند بداية موعدك.',
  bookSlotLater: 'احجز موعدًا لتُفتح لك الاختبارات حالما تتوفّر.',
  cancel: 'إلغاء',
  chooseTime: 'اختر وقتك',
  comeBack: (at, isToday) =>
    `عُد ${isToday ? `الساعة ${format.time(at)}` : `يوم ${format.moment(at)}`}. تُفتح اختباراتك هنا.`,
  completed: 'مكتمل',
  dayAndZone: (at) => `${format.longDate(at)} (${format.zone(at)})`,
  filter: 'تصفية',
  filters: FILTERS,
  freeInMinutes: (count) => `بعد ${minutes.of(count)}`,
  freeNow: 'الآن',
  freeSeats: (count) =>
    plural(count, {
      zero: 'لا مقاعد',
      one: 'مقعد واحد',
      two: 'مقعدان',
      few: '# مقاعد',
      many: '# مقعدًا',
      other: '# مقعد',
    }),
  getReady: 'استعدّ',
  handedIn: (count, { from, to }) => {
    const slot = format.timeRange(from, to)
    return plural(count, {
      one: `سلّمت اختبارًا واحدًا في موعدك، ${slot}.`,
      two: `سلّمت اختبارين في موعدك، ${slot}.`,
      few: `سلّمت # اختبارات في موعدك، ${slot}.`,
      many: `سلّمت # اختبارًا في موعدك، ${slot}.`,
      other: `سلّمت # اختبار في موعدك، ${slot}.`,
    })
  },
  inProgress: 'قيد الحل',
  intros: INTROS,
  lastSlot: (span) => `كانت يوم ${format.longDate(span.from)}، ${format.timeRange(span.from, span.to)}.`,
  listAwaited: 'تعود القائمة عندما يستجيب الخادم.',
  minutes: (count) => minutes(count),
  minutesLeft: (count) => `بقي ${minutes.of(count)}`,
  minutesRemaining: (count) =>
    plural(count, {
      one: 'دقيقة واحدة متبقّية',
      two: 'دقيقتان متبقّيتان',
      few: '# دقائق متبقّية',
      many: '# دقيقة متبقّية',
      other: '# دقيقة متبقّية',
    }),
  nextFree: (date) =>
    date
      ? `أقرب المواعيد المتاحة: ${format.dayHeading(date)}، اضغط موعدًا لحجزه`
      : 'أقرب المواعيد المتاحة اليوم، اضغط موعدًا لحجزه',
  noQuizzes: 'لا توجد اختبارات متاحة',
  noneFound: NONE_FOUND,
  openInSlot: (count) =>
    plural(count, {
      zero: 'لا اختبار مفتوح في موعدك حتى الآن.',
      one: 'يُفتح فيها اختبار واحد.',
      two: 'يُفتح فيها اختباران.',
      few: 'تُفتح فيها # اختبارات.',
      many: 'يُفتح فيها # اختبارًا.',
      other: 'يُفتح فيها # اختبار.',
    }),
  openFrom: (from, until) => `مفتوح من ${from} حتى ${until}`,
  opening: 'جارٍ فتح اختباراتك…',
  opensAt: (at) => `تُفتح الساعة ${format.time(at)}.`,
  opensIn: 'تُفتح بعد',
  outOf: (correct, count) => `${correct} من ${count} صحيحة`,
  questions: (count) => questions(count),
  quizzes: 'الاختبارات',
  quizzesInSlot: 'الاختبارات المتاحة خلال موعدك',
  sinceUntil: (from, until) => `منذ ${format.dayAndMonth(from)}، مفتوح حتى ${format.dayAndMonth(until)}`,
  signInToTakeQuiz: 'سجّل الدخول لدخول الاختبار',
  scaleMark: (count, isLast) => (isLast ? `${count} د` : String(count)),
  settingUp: 'مدرستك ما زالت تستعد',
  settingUpNote: 'لا توجد اختبارات بعد. عُد غدًا أو اسأل معلّمك.',
  score: (score) => format.percent(score),
  showAll: (count) => `عرض الكل (${format.count(count)})`,
  slotActive: 'جارية',
  slotOver: 'انتهى موعدك',
  slotOverWellDone: 'أحسنت، انتهى موعدك',
  slotProgress: (left, count) => `${left} من ${minutes.of(count)}`,
  slotTime: 'وقت الموعد',
  slotUnknown: 'تظهر اختباراتك هنا حالما يُعرف موعدك.',
  span: (from, to) => `${format.longDate(from)}\u00a0· ${format.timeRange(from, to)}`,
  stayHere: 'ابقَ في هذه الصفحة. تُفتح اختباراتك هنا.',
  takeQuiz: 'دخول الاختبار',
  timeLeft: (clock) => ['بقي ', clock],
  viewResults: 'عرض النتائج',
  visitorNote: 'الاطّلاع متاح للجميع. لدخول اختبار سجّل الدخول.',
  welcome: (name) => (name ? `مرحبًا، ${isolated(name)}` : 'مرحبًا'),
  yourSlot: 'موعدك',
}
