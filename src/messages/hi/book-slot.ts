import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import type { Span } from '../../domain/slots/slot.ts'
import type { DayPart } from '../../domain/slots/timetable.ts'
import type { slotBooking as english } from '../en/book-slot.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { slots } from './slots.ts'
import { waiting } from './waiting.ts'

const time = ({ from, to }: Span) => format.zonedTimeRange(from, to)

const shortDay = (instant: number, weekday?: 'short') =>
  format.wallDate(wallDate(instant), { weekday, month: 'short', day: 'numeric' })

/** '4 मार्च, 2:00–2:30 pm IST' */
const bookedTime = (span: Span) => `${shortDay(span.from)}, ${time(span)}`

const timeAndDay = (span: Span) => `${time(span)}, ${format.dayHeading(wallDate(span.from))}`

const minutesRemaining = (minutes: number) => plural(minutes, { one: '# मिनट बाकी', other: '# मिनट बाकी' })

const PARTS: Record<DayPart, string> = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' }

const quizzesOpen = (count: number) =>
  count === 0 ? 'कोई क्विज़ खुली नहीं' : plural(count, { one: '# क्विज़ खुली', other: '# क्विज़ खुली' })

export const slotBooking: Translation<typeof english> = {
  title: 'अपना क्विज़ स्लॉट बुक करें',
  lede: (minutes) => `सभी उपलब्ध क्विज़ देने के लिए ${minutes} मिनट का स्लॉट बुक करें`,
  backHome: 'होम पर वापस जाएँ',

  activeSlot: 'आपका स्लॉट चल रहा है',
  activeSlotNote: (span, minutes) => `${timeAndDay(span)}, ${minutesRemaining(minutes)}`,
  goToQuizzes: 'क्विज़ पर जाएँ',
  upcomingSlot: (span) => `आपका अगला स्लॉट: ${timeAndDay(span)}`,
  expiredSlot: (span) => `आपका स्लॉट (${bookedTime(span)}) समाप्त हो गया। क्विज़ देने के लिए नया स्लॉट बुक करें।`,
  expiredSlotNote: 'आपका समय पूरा हो गया। नया समय चुनें।',
  noSlot: 'क्विज़ देने के लिए आपको एक स्लॉट बुक करना होगा।',
  nextFree: ({ from }, shownDate) =>
    `अगला ख़ाली स्लॉट: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)}`,

  availableSlots: (date) => `${format.dayHeading(date)} के उपलब्ध स्लॉट`,
  slotsNote: (count, zone) => `${slots.count(count)}, समय आपके टाइम ज़ोन (${zone}) में हैं`,
  empty: 'कोई स्लॉट उपलब्ध नहीं',
  emptyNote: 'इस दिन के सारे स्लॉट भर चुके हैं या बीत चुके हैं।',
  part: (part) => PARTS[part],
  quizzesOpen: ([fewest, most]) =>
    fewest === most ? quizzesOpen(most) : `${format.count(fewest)} से ${quizzesOpen(most)}`,
  book: 'स्लॉट बुक करें',
  booking: 'बुक हो रहा है...',
  fullyBooked: 'सीटें भर गईं',
  minutesLeft: (minutes) => `${format.count(minutes)} मिनट बाकी`,
  yours: 'आपका स्लॉट',
  cancel: 'रद्द करें',

  longDay: ({ from }) => format.longDate(from),
  zonedTime: time,
  seatsFree: (free, all) => `${format.count(all)} में से ${format.count(free)} सीटें ख़ाली`,
  openHere: 'इस स्लॉट में खुली क्विज़',
  nothingOpen: 'इस स्लॉट में कोई क्विज़ खुली नहीं है। आप इसे बुक कर सकते हैं, पर उस समय कोई क्विज़ नहीं दे पाएँगे।',
  quizMinutes: (minutes) => `${format.count(minutes)} मिनट`,
  runsAlready: (minutes) =>
    plural(minutes, {
      one: 'यह स्लॉट शुरू हो चुका है: इसका # मिनट बचा है। शुरू हो चुका स्लॉट रद्द नहीं किया जा सकता।',
      other: 'यह स्लॉट शुरू हो चुका है: इसके # मिनट बचे हैं। शुरू हो चुका स्लॉट रद्द नहीं किया जा सकता।',
    }),
  notNow: 'अभी नहीं',
  moveHere: 'मेरा स्लॉट इस समय पर लाएँ',
  cancelsSlot: (span) => `${bookedTime(span)} वाला आपका स्लॉट रद्द हो जाएगा।`,
  cancelsSlotOrKeepsBoth: (span) =>
    `${bookedTime(span)} वाला आपका स्लॉट रद्द हो जाएगा। न चुनने पर दोनों स्लॉट आपके रहेंगे।`,
  moveSeatHere: (span) => `${bookedTime(span)} वाला मेरा स्लॉट इस समय पर लाएँ`,
  keepAll: 'मेरे सारे स्लॉट रखें',

  limit: (count) =>
    plural(count, {
      one: 'आपके पास आने वाला # स्लॉट है, इससे ज़्यादा नहीं रख सकते। दूसरा बुक करने के लिए इसे बदलें या रद्द करें।',
      other: 'आपके पास आने वाले # स्लॉट हैं, इससे ज़्यादा नहीं रख सकते। दूसरा बुक करने के लिए एक को बदलें या रद्द करें।',
    }),
  move: 'बदलें',
  moveToRow: 'यह समय लें',
  moving: 'बदला जा रहा है...',
  chooseNew: (time) => `अपने ${time} वाले स्लॉट के लिए नया समय चुनें।`,
  chooseNewNote: 'नई सीट मिलने तक आपकी सीट आपकी ही रहेगी।',

  myBookings: 'मेरी बुकिंग',
  yourSlot: 'आपका स्लॉट:',
  dayAndWait: ({ from }, wait) => {
    const left = wait.code === 'clock' ? `${Math.ceil(wait.leftMs / MINUTE_MS)} मिनट` : waiting.wait(wait)
    return `${shortDay(from, 'short')}, ${left} बाद`
  },
  pastBookings: (count) => `पुरानी और रद्द बुकिंग (${format.count(count)})`,
  bookedTime: (span) => (span ? bookedTime(span) : 'अज्ञात स्लॉट'),
  confirmCancel: (time) => `क्या आप ${time} की अपनी बुकिंग सचमुच रद्द करना चाहते हैं?`,

  adminTitle: 'एडमिन एक्सेस',
  adminLede: 'एडमिन होने के नाते आप हर क्विज़ देख और दे सकते हैं। आपको स्लॉट बुक करने की ज़रूरत नहीं है।',
  adminTools: [
    'क्विज़ बनाना, बदलना और आज़माना',
    'सारे परिणाम देखना और प्रयास रीसेट करना',
    'स्लॉट बनाना और उनकी सेटिंग करना',
    'देखना कि स्लॉट कितने भरे हैं, और बुकिंग रद्द करना',
  ],
  goToAdmin: 'एडमिन डैशबोर्ड पर जाएँ',
}
