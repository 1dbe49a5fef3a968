import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import type { Span } from '../../domain/slots/slot.ts'
import type { DayPart } from '../../domain/slots/timetable.ts'
import type { slotBooking as english } from '../en/book-slot.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { minutes } from './grammar.ts'
import { slots } from './slots.ts'
import { waiting } from './waiting.ts'

const time = ({ from, to }: Span) => format.zonedTimeRange(from, to)

const shortDay = (instant: number, weekday?: 'short') =>
  format.wallDate(wallDate(instant), { weekday, month: 'short', day: 'numeric' })

/** '4 مارس، من 2:00 إلى 2:30 م غرينتش' */
const bookedTime = (span: Span) => `${shortDay(span.from)}، ${time(span)}`

/** 'الأربعاء، 4 مارس، من 2:00 إلى 2:30 م غرينتش' */
const dayAndTime = (span: Span) => `${format.dayHeading(wallDate(span.from))}، ${time(span)}`

const PARTS: Record<DayPart, string> = { morning: 'الصباح', afternoon: 'بعد الظهر', evening: 'المساء' }

const quizzesOpen = (count: number) =>
  plural(count, {
    zero: 'لا اختبار مفتوح',
    one: 'اختبار واحد مفتوح',
    two: 'اختباران مفتوحان',
    few: '# اختبارات مفتوحة',
    many: '# اختبارًا مفتوحًا',
    other: '# اختبار مفتوح',
  })

export const slotBooking: Translation<typeof english> = {
  title: 'حجز موعد للاختبار',
  lede: (count) => `احجز موعدًا مدته ${minutes(count)} لتُفتح لك جميع الاختبارات المتاحة`,
  backHome: 'العودة إلى الرئيسية',

  activeSlot: 'موعدك جارٍ الآن',
  activeSlotNote: (span, count) => `${dayAndTime(span)}، الوقت المتبقّي ${minutes(count)}`,
  goToQuizzes: 'إلى الاختبارات',
  upcomingSlot: (span) => `موعدك القادم: ${dayAndTime(span)}`,
  expiredSlot: (span) => `انتهى موعدك (${bookedTime(span)}). احجز موعدًا جديدًا لتُفتح لك الاختبارات.`,
  expiredSlotNote: 'انتهى وقتك. اختر وقتًا جديدًا.',
  noSlot: 'يجب أن تحجز موعدًا لتُفتح لك الاختبارات.',
  nextFree: ({ from }, shownDate) =>
    `أقرب موعد متاح: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)}`,

  availableSlots: (date) => `المواعيد المتاحة: ${format.dayHeading(date)}`,
  slotsNote: (count, zone) => `${slots.count(count)}، والأوقات بتوقيتك المحلي (${zone})`,
  empty: 'لا توجد مواعيد متاحة',
  emptyNote: 'جميع مواعيد هذا اليوم محجوزة بالكامل أو انتهت.',
  part: (part) => PARTS[part],
  quizzesOpen: ([fewest, most]) =>
    fewest === most ? quizzesOpen(most) : `من ${format.count(fewest)} إلى ${quizzesOpen(most)}`,
  book: 'حجز موعد',
  booking: 'جارٍ الحجز…',
  fullyBooked: 'محجوزة بالكامل',
  minutesLeft: (count) =>
    plural(count, {
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'بقيت # دقائق',
      many: 'بقيت # دقيقة',
      other: 'بقيت # دقيقة',
    }),
  yours: 'موعدك',
  cancel: 'إلغاء',

  longDay: ({ from }) => format.longDate(from),
  zonedTime: time,
  seatsFree: (free, all) => `${format.count(free)} من ${format.count(all)} مقاعد متاحة`,
  openHere: 'المفتوح في هذا الموعد',
  nothingOpen: 'لا اختبار مفتوح في هذا الموعد. يمكنك حجزه، لكن لن تجد فيه اختبارًا تؤدّيه.',
  quizMinutes: (count) => minutes(count),
  runsAlready: (count) =>
    `بدأ هذا الموعد، والوقت المتبقّي منه ${minutes(count)}. الموعد الذي بدأ لا يمكن إلغاؤه.`,
  notNow: 'ليس الآن',
  moveHere: 'تغيير موعدي إلى هذا الوقت',
  cancelsSlot: (span) => `يُلغى بذلك موعد ${bookedTime(span)}.`,
  cancelsSlotOrKeepsBoth: (span) => `يُلغى بذلك موعد ${bookedTime(span)}. وإن لم تختر ذلك بقي لك الموعدان.`,
  moveSeatHere: (span) => `تغيير موعد ${bookedTime(span)} إلى هذا الوقت`,
  keepAll: 'الإبقاء على جميع مواعيدي',

  limit: (count) =>
    plural(count, {
      one: 'لديك موعد قادم واحد، وهذا هو الحد الأقصى. غيّره أو ألغه لتحجز غيره.',
      two: 'لديك موعدان قادمان، وهذا هو الحد الأقصى. غيّر أحدهما أو ألغه لتحجز غيره.',
      few: 'لديك # مواعيد قادمة، وهذا هو الحد الأقصى. غيّر أحدها أو ألغه لتحجز غيره.',
      many: 'لديك # موعدًا قادمًا، وهذا هو الحد الأقصى. غيّر أحدها أو ألغه لتحجز غيره.',
      other: 'لديك # موعد قادم، وهذا هو الحد الأقصى. غيّر أحدها أو ألغه لتحجز غيره.',
    }),
  move: 'تغيير الموعد',
  moveToRow: 'اختيار هذا الوقت',
  moving: 'جارٍ التغيير…',
  chooseNew: (at) => `اختر وقتًا جديدًا لموعدك: ${at}.`,
  chooseNewNote: 'يبقى مقعدك لك حتى يصبح المقعد الجديد لك.',

  myBookings: 'حجوزاتي',
  yourSlot: 'موعدك:',
  dayAndWait: ({ from }, wait) => {
    const left = wait.code === 'clock' ? minutes.of(Math.ceil(wait.leftMs / MINUTE_MS)) : waiting.wait(wait)
    return `${shortDay(from, 'short')}، بعد ${left}`
  },
  pastBookings: (count) => `الحجوزات السابقة والملغاة (${format.count(count)})`,
  bookedTime: (span) => (span ? bookedTime(span) : 'موعد غير معروف'),
  confirmCancel: (at) => `هل تريد حقًّا إلغاء حجزك؟ ${at}`,

  adminTitle: 'دخول الإدارة',
  adminLede: 'بصفتك مسؤولًا يمكنك رؤية كل اختبار ودخوله. لا تحتاج إلى حجز موعد.',
  adminTools: [
    'إنشاء الاختبارات وتعديلها وتجربتها',
    'رؤية جميع النتائج وإلغاء المحاولات',
    'إنشاء المواعيد وإعدادها',
    'رؤية نسبة إشغال المواعيد وإلغاء الحجوزات',
  ],
  goToAdmin: 'إلى لوحة الإدارة',
}
