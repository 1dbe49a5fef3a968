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
  title: 'حجز حصة للاختبار',
  lede: (count) => `احجز حصة مدتها ${minutes(count)} لتُفتح لك جميع الاختبارات المتاحة`,
  backHome: 'العودة إلى الرئيسية',

  activeSlot: 'حصتك جارية الآن',
  activeSlotNote: (span, count) => `${dayAndTime(span)}، الوقت المتبقّي ${minutes(count)}`,
  goToQuizzes: 'إلى الاختبارات',
  upcomingSlot: (span) => `حصتك القادمة: ${dayAndTime(span)}`,
  expiredSlot: (span) => `انتهت حصتك (${bookedTime(span)}). احجز حصة جديدة لتُفتح لك الاختبارات.`,
  expiredSlotNote: 'انتهى وقتك. اختر وقتًا جديدًا.',
  noSlot: 'يجب أن تحجز حصة لتُفتح لك الاختبارات.',
  nextFree: ({ from }, shownDate) =>
    `أقرب موعد متاح: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)}`,

  availableSlots: (date) => `الحصص المتاحة: ${format.dayHeading(date)}`,
  slotsNote: (count, zone) => `${slots.count(count)}، والأوقات بتوقيتك المحلي (${zone})`,
  slotsNotePlain: 'هذا هو الوقت على ساعتك.',
  empty: 'لا توجد حصص متاحة',
  emptyNote: 'جميع حصص هذا اليوم محجوزة بالكامل أو انتهت.',
  part: (part) => PARTS[part],
  quizzesOpen: ([fewest, most]) =>
    fewest === most ? quizzesOpen(most) : `من ${format.count(fewest)} إلى ${quizzesOpen(most)}`,
  book: 'حجز حصة',
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
  yours: 'حصتك',
  cancel: 'إلغاء',

  dayAndZone: ({ from }) => `${format.dayHeading(wallDate(from))}، بتوقيتك المحلي (${format.zone(from)})`,
  shortTime: ({ from, to }) => format.shortTimeRange(from, to),
  seatsOf: (free, all) => `${format.count(free)} من ${format.count(all)}`,
  seatsLeft: (free) =>
    plural(free, {
      zero: 'لم يبق أي مقعد',
      one: 'بقي مقعد واحد',
      two: 'بقي مقعدان',
      few: 'بقيت # مقاعد',
      many: 'بقي # مقعدًا',
      other: 'بقي # مقعد',
    }),
  openHere: 'المفتوح في هذه الحصة',
  nothingOpen: 'لا اختبار مفتوح في هذه الحصة. يمكنك حجزها، لكن لن تجد فيها ما تقدّمه.',
  quizMinutes: (count) => minutes(count),
  runsAlready: (count) =>
    `بدأت هذه الحصة، والوقت المتبقّي منها ${minutes(count)}. الحصة التي بدأت لا يمكن إلغاؤها.`,
  notNow: 'ليس الآن',
  moveHere: 'نقل حصتي إلى هنا',
  cancelsSlot: (span) => `تُلغى بذلك حصة ${bookedTime(span)}.`,
  cancelsSlotOrKeepsBoth: (span) => `تُلغى بذلك حصة ${bookedTime(span)}. وإن لم تختر ذلك بقيت لك الحصتان.`,
  moveSeatHere: (span) => `نقل حصة ${bookedTime(span)} إلى هنا`,
  keepAll: 'الإبقاء على جميع حصصي',

  limit: (count) =>
    plural(count, {
      one: 'لديك حصة قادمة واحدة، وهذا هو الحد الأقصى. انقلها أو ألغها لتحجز غيرها.',
      two: 'لديك حصتان قادمتان، وهذا هو الحد الأقصى. انقل إحداهما أو ألغها لتحجز غيرها.',
      few: 'لديك # حصص قادمة، وهذا هو الحد الأقصى. انقل إحداها أو ألغها لتحجز غيرها.',
      many: 'لديك # حصة قادمة، وهذا هو الحد الأقصى. انقل إحداها أو ألغها لتحجز غيرها.',
      other: 'لديك # حصة قادمة، وهذا هو الحد الأقصى. انقل إحداها أو ألغها لتحجز غيرها.',
    }),
  move: 'نقل',
  moveToRow: 'نقل إلى هنا',
  moving: 'جارٍ النقل…',
  chooseNew: (at) => `اختر وقتًا جديدًا لحصتك: ${at}.`,
  chooseNewNote: 'يبقى مقعدك لك حتى يصبح المقعد الجديد لك.',

  myBookings: 'حجوزاتي',
  yourSlot: 'حصتك:',
  dayAndWait: ({ from }, wait) => {
    const left = wait.code === 'clock' ? minutes.of(Math.ceil(wait.leftMs / MINUTE_MS)) : waiting.wait(wait)
    return `${shortDay(from, 'short')}، بعد ${left}`
  },
  pastBookings: (count) => `الحجوزات السابقة والملغاة (${format.count(count)})`,
  bookedTime: (span) => (span ? bookedTime(span) : 'حصة غير معروفة'),
  confirmCancel: (at) => `هل تريد حقًّا إلغاء حجزك؟ ${at}`,

  adminTitle: 'دخول الإدارة',
  adminLede: 'بصفتك مسؤولًا يمكنك رؤية كل اختبار ودخوله. لا تحتاج إلى حجز حصة.',
  adminTools: [
    'إنشاء الاختبارات وتعديلها وتجربتها',
    'رؤية جميع النتائج وإلغاء المحاولات',
    'إنشاء الحصص وإعدادها',
    'رؤية نسبة إشغال الحصص وإلغاء الحجوزات',
  ],
  goToAdmin: 'إلى لوحة الإدارة',
}
