import type { LiveState } from '../../domain/live/live.ts'
import type { LivePresence } from '../../domain/live/presence.ts'
import type { RoomFilter } from '../../domain/live/room-list.ts'
import type { NewsCode, RoomNews } from '../../domain/live/room-news.ts'
import type { room as english } from '../en/room.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, learners as learnersCounted, ltr, minutes as minutesCounted } from './grammar.ts'

const PRESENCE: Wording<LivePresence> = {
  'not-here': () => 'لم يحضر بعد',
  'not-started': () => 'حاضر، لم يبدأ',
  'at-work': ({ question }) => (question === undefined ? 'يعمل' : `في السؤال ${question}`),
  away: () => 'لا إشارة منه الآن',
  quiet: ({ minutes }) => `بلا حركة منذ ${minutesCounted.of(minutes)}`,
  'time-over': () => 'انتهى الوقت',
  'handed-in': ({ at }) => (at === undefined ? 'سلّم' : `سلّم ${format.time(at)}`),
}

const FUNNEL: Record<LiveState, string> = {
  booked: 'حجزوا',
  here: 'حاضرون',
  started: 'بدؤوا',
  submitted: 'سلّموا',
}

const FILTERS: Record<RoomFilter, string> = {
  here: 'حاضرون',
  'need-you': 'يحتاجونك',
  'at-work': 'يعملون',
  'handed-in': 'سلّموا',
}

const moreMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'دقيقة إضافية',
    two: 'دقيقتان إضافيتان',
    few: '# دقائق إضافية',
    many: '# دقيقة إضافية',
    other: '# دقيقة إضافية',
  })

/** What stands before and after the subject: the verb comes first, and is the same for one and for many. */
const NEWS: Record<NewsCode, (news: RoomNews) => readonly [string, string]> = {
  quiet: () => ['انقطعت حركة ', ''],
  'came-in': () => ['حضر ', ''],
  started: () => ['بدأ ', ''],
  'handed-in': ({ answered, total }) => [
    'سلّم ',
    answered === undefined || total === undefined ? '' : `: أجاب عن ${answered} من ${total}`,
  ],
  'left-page': () => ['غادر ', ' الصفحة'],
  'more-time': ({ minutes = 0 }) =>
    minutes < 0
      ? ['أُلغي الوقت المضاف إلى ', `: ${minutesCounted(-minutes)}`]
      : ['أُضيف إلى وقت ', `: ${minutesCounted(minutes)}`],
}

const newsAbout = <Node>(news: RoomNews, subject: Node) => {
  const [before, after] = NEWS[news.code](news)
  return [before, subject, after]
}

const seen = (minutes: number) => (minutes === 0 ? 'الآن' : `قبل ${minutesCounted.of(minutes)}`)

const leftPage = (times: number) =>
  plural(times, {
    one: 'غادر الصفحة مرة واحدة',
    two: 'غادر الصفحة مرتين',
    few: 'غادر الصفحة # مرات',
    many: 'غادر الصفحة # مرة',
    other: 'غادر الصفحة # مرة',
  })

const factorWords = (factor: number) => ltr(`×${factor}`)

export const room: Translation<typeof english> = {
  theRoom: 'القاعة',
  where: 'أين أنت',
  slots: 'المواعيد',
  results: 'النتائج',
  slotTitle: ({ from, to }, zone) =>
    `${format.shortTimeRange(from, to, zone)}، ${format.longDate(from, zone)}`,
  leftInSlot: 'متبقّية في هذا الموعد',
  slotIsOver: 'انتهى الموعد',
  openRoom: 'فتح القاعة',
  isRunning: ({ from, to }, zone) => `الموعد ${format.shortTimeRange(from, to, zone)} جارٍ الآن`,
  runningNote: (booked, minutes) =>
    `المحجوز ${format.count(booked)} · الوقت المتبقّي ${minutesCounted(minutes)}`,

  notOffered: 'لا توجد قاعة هنا',
  notOfferedNote: 'لا تخبر واجهة API لهذا الموقع من يعمل الآن.',
  nobody: 'لا أحد هنا بعد',
  nobodyNote: 'يظهر هنا تلقائيًّا كل من يحجز أو يفتح اختبارًا.',
  notFound: 'لا توجد قاعة كهذه',
  notFoundNote: 'حُذف الاختبار أو الموعد، أو أن الرابط غير مكتمل.',
  outdated: (at) => `تعذّرت قراءة القاعة. هكذا كانت في ${format.clockTime(at)}.`,

  funnel: 'إلى أين وصلوا',
  funnelStep: (state) => FUNNEL[state],

  learners: 'الطلاب',
  find: 'ابحث عن طالب',
  show: 'عرض',
  filter: (filter) => FILTERS[filter],
  columns: { learner: 'الطالب', now: 'الآن، آخر ظهور', answered: 'أجاب', timeLeft: 'المتبقّي' },
  noMatches: 'لا أحد يطابق.',
  showing: (shown, found) =>
    shown < found
      ? `${format.count(shown)} من ${format.count(found)}، الأكثر إلحاحًا أولًا`
      : learnersCounted(found),
  showAll: 'عرض الكل',
  sortAgain: (count) => `تغيّر ${format.count(count)}، أعد الترتيب`,

  presence: (presence) => word(PRESENCE, presence),
  seen,
  leftPage,
  bookedAt: (at) => `حجز ${format.moment(at)}`,
  factor: factorWords,
  extraTimeBadge: 'وقت إضافي',
  report: 'بلاغ',
  hasReported: 'أبلغ عن سؤال.',
  answered: (answered, total) => (total === 0 ? UNKNOWN : `${format.count(answered)}/${format.count(total)}`),
  timeLeft: (leftMs) => (leftMs === undefined ? UNKNOWN : format.clock(leftMs)),
  row: ({ name, presence, seenMinutes, timesLeft, answered, total, factor, timeLeft }) =>
    `${[
      isolated(name),
      factor > 1 ? `وقت إضافي ${factorWords(factor)}` : '',
      word(PRESENCE, presence),
      seenMinutes === undefined ? '' : `آخر ظهور ${seen(seenMinutes)}`,
      timesLeft > 0 ? leftPage(timesLeft) : '',
      total > 0 ? `أجاب عن ${answered} من ${total}` : '',
      timeLeft === undefined ? '' : `الوقت المتبقّي ${format.clock(timeLeft)}`,
    ]
      .filter(Boolean)
      .join('، ')}.`,

  moreFor: (name) => `المزيد لـ${isolated(name)}`,
  extend: (minutes) => moreMinutes(minutes),
  messageTo: 'إرسال رسالة…',
  extraTimeForGood: 'وقت إضافي دائم…',
  viewResult: 'عرض التفاصيل',
  reset: 'إلغاء المحاولة…',

  extendAllTitle: moreMinutes,
  extendAll: (count) =>
    plural(count, {
      one: 'للطالب الوحيد الذي يعمل الآن؟',
      two: 'للطالبين اللذين يعملان الآن؟',
      few: 'لجميع من يعملون الآن، وعددهم #؟',
      many: 'لجميع من يعملون الآن، وعددهم #؟',
      other: 'لجميع من يعملون الآن، وعددهم #؟',
    }),
  extendAllOfQuiz: 'يسري على كل من يعمل على الاختبار نفسه، من موعد آخر أيضًا.',
  extending: 'جارٍ الإضافة…',
  extended: (minutes, name, count) =>
    `${moreMinutes(minutes)}: ${name === undefined ? learnersCounted(count) : isolated(name)}`,
  undo: 'تراجع',

  messageToAll: 'رسالة للجميع',
  messageToOne: (name) => `رسالة إلى ${isolated(name)}`,
  message: 'الرسالة',
  messageHint: 'الصيغ بين علامتي $ تُرسم.',
  charactersLeft: (left) =>
    plural(left, {
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت # أحرف',
      many: 'بقي # حرفًا',
      other: 'بقي # حرف',
    }),
  preview: 'معاينة',
  readers: (count) =>
    plural(count, {
      one: 'يقرؤها طالب واحد فوق السؤال.',
      two: 'يقرؤها طالبان فوق السؤال.',
      few: 'يقرؤها # طلاب فوق السؤال.',
      many: 'يقرؤها # طالبًا فوق السؤال.',
      other: 'يقرؤها # طالب فوق السؤال.',
    }),
  nobodyAtWork: 'لا أحد يعمل الآن.',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sentMessages: 'الرسائل المرسلة',
  sentLine: ({ at, readBy, sentTo }, name) =>
    [
      format.time(Date.parse(at)),
      name && `إلى ${isolated(name)}`,
      `قرأها ${format.count(readBy)} من ${format.count(sentTo)}`,
    ]
      .filter(Boolean)
      .join(' · '),

  absent: (count) => `${format.count(count)} غير حاضرين`,
  absentNames: (names, more) =>
    more > 0
      ? `${names.map(isolated).join('، ')} و${format.count(more)} غيرهم`
      : names.map(isolated).join('، '),

  justNow: 'للتوّ',
  news: newsAbout,
  newsOfMany: (news, mark) => newsAbout(news, mark(learnersCounted.of(news.ids.length))),

  whereTheyAre: 'أين وصلوا',
  whereNote: 'عدد الطلاب عند كل سؤال الآن',
  busiest: (question, count) => `السؤال ${question} · ${learnersCounted(count)}`,
  atQuestion: (question, count) => `السؤال ${question}: ${learnersCounted(count)}`,

  extraTime: (name) => `وقت إضافي: ${isolated(name)}`,
  extraTimeNote: 'يسري في كل اختبار من الآن. والمحاولة الجارية تطول به ولا تقصر أبدًا.',
  factorOption: (factor) => (factor === 1 ? 'بلا' : factorWords(factor)),
  becomes: (minutes, extra) =>
    extra === 0
      ? `${minutesCounted(minutes)} تبقى كما هي.`
      : `${minutesCounted(minutes)} تصبح ${minutesCounted.of(minutes + extra)} (منها ${minutesCounted(extra)} إضافية).`,
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
}
