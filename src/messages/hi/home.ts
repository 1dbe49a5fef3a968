import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import type { home as english } from '../en/home.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const FILTERS: Record<QuizFilter, string> = {
  all: 'सभी',
  active: 'चालू',
  upcoming: 'आने वाली',
  ended: 'समाप्त',
  completed: 'सबमिट की हुई',
}

const NONE_FOUND: Record<QuizFilter, string> = {
  all: 'कोई क्विज़ नहीं मिली',
  active: 'कोई चालू क्विज़ नहीं मिली',
  upcoming: 'कोई आने वाली क्विज़ नहीं मिली',
  ended: 'कोई समाप्त क्विज़ नहीं मिली',
  completed: 'सबमिट की हुई कोई क्विज़ नहीं मिली',
}

const INTROS: Record<SlotStatus['state'], string> = {
  active: 'आपका स्लॉट चल रहा है। उसके समाप्त होने तक नीचे की हर चालू क्विज़ खुली है।',
  upcoming: 'आपका स्लॉट बुक है। स्लॉट शुरू होते ही क्विज़ खुलेंगी।',
  inactive: 'आपका स्लॉट समाप्त हो गया। क्विज़ देने के लिए दूसरा स्लॉट बुक करें।',
  none: 'क्विज़ एक स्लॉट में दी जाती है: यानी उस समय में जो आप बुक करते हैं।',
}

export const home: Translation<typeof english> = {
  attemptProgress: (answered, questions) => `${questions} में से ${answered}`,
  bookAnotherSlot: 'दूसरा स्लॉट बुक करें',
  bookSlot: 'स्लॉट बुक करें',
  bookSlotFirst: 'क्विज़ देने के लिए स्लॉट बुक करें',
  bookSlotFirstNote: 'आपका स्लॉट शुरू होते ही क्विज़ खुल जाएँगी।',
  bookSlotLater: 'क्विज़ आते ही उन्हें देने के लिए स्लॉट बुक करें।',
  cancel: 'रद्द करें',
  chooseTime: 'अपना समय चुनें',
  comeBack: (at, isToday) =>
    `${isToday ? format.time(at) : format.moment(at)} बजे वापस आएँ। आपकी क्विज़ यहीं खुलेंगी।`,
  completed: 'सबमिट की हुई',
  dayAndZone: (at) => `${format.longDate(at)} (${format.zone(at)})`,
  filter: 'फ़िल्टर',
  filters: FILTERS,
  freeInMinutes: (minutes) => `${minutes} मिनट में`,
  freeNow: 'अभी',
  freeSeats: (count) => `${format.count(count)} ख़ाली`,
  getReady: 'तैयार हो जाएँ',
  handedIn: (count, { from, to }) =>
    plural(count, {
      one: `आपने अपने स्लॉट (${format.timeRange(from, to)}) में # क्विज़ सबमिट की।`,
      other: `आपने अपने स्लॉट (${format.timeRange(from, to)}) में # क्विज़ सबमिट कीं।`,
    }),
  inProgress: 'आपने शुरू की है',
  intros: INTROS,
  lastSlot: (span) =>
    `स्लॉट का समय था: ${format.longDate(span.from)}, ${format.timeRange(span.from, span.to)}।`,
  listAwaited: 'सर्वर के लौटते ही सूची फिर दिखेगी।',
  minutes: (count) => plural(count, { one: '# मिनट', other: '# मिनट' }),
  minutesLeft: (minutes) => `${minutes} मिनट बाकी`,
  minutesRemaining: (count) => plural(count, { one: '# मिनट बाकी', other: '# मिनट बाकी' }),
  nextFree: (date) =>
    date
      ? `अगले ख़ाली स्लॉट: ${format.dayHeading(date)}, बुक करने के लिए चुनें`
      : 'आज के अगले ख़ाली स्लॉट, बुक करने के लिए चुनें',
  noQuizzes: 'कोई क्विज़ उपलब्ध नहीं',
  noneFound: NONE_FOUND,
  openInSlot: (count) =>
    count === 0
      ? 'आपके स्लॉट में अभी कोई क्विज़ खुली नहीं है।'
      : plural(count, { one: 'तब # क्विज़ खुली होगी।', other: 'तब # क्विज़ खुली होंगी।' }),
  openFrom: (from, until) => `${from} से ${until} तक खुली`,
  opening: 'आपकी क्विज़ खुल रही हैं...',
  opensAt: (at) => `ये ${format.time(at)} बजे खुलेंगी।`,
  opensIn: 'खुलने में बाकी',
  outOf: (correct, questions) => `${questions} में से ${correct} सही`,
  questions: (count) => plural(count, { one: '# प्रश्न', other: '# प्रश्न' }),
  quizzes: 'क्विज़',
  quizzesInSlot: 'आपके स्लॉट के समय उपलब्ध क्विज़',
  sinceUntil: (from, until) => `${format.dayAndMonth(from)} से, ${format.dayAndMonth(until)} तक खुली`,
  signInToTakeQuiz: 'क्विज़ देने के लिए साइन इन करें',
  scaleMark: (minutes, isLast) => (isLast ? `${minutes} मिनट` : String(minutes)),
  settingUp: 'आपका स्कूल अभी तैयारी कर रहा है',
  settingUpNote: 'अभी कोई क्विज़ नहीं है। कल फिर आएँ, या अपने शिक्षक से पूछें।',
  score: (score) => format.percent(score),
  showAll: (count) => `सभी ${format.count(count)} दिखाएँ`,
  slotActive: 'चालू',
  slotOver: 'आपका स्लॉट समाप्त हो गया',
  slotOverWellDone: 'शाबाश, आपका स्लॉट पूरा हुआ',
  slotProgress: (left, minutes) => `${minutes} में से ${left} मिनट`,
  slotTime: 'स्लॉट का समय',
  slotUnknown: 'आपके स्लॉट का पता चलते ही आपकी क्विज़ यहाँ दिखेंगी।',
  span: (from, to) => `${format.longDate(from)}\u00a0· ${format.timeRange(from, to)}`,
  stayHere: 'इसी पेज पर रहें। आपकी क्विज़ यहीं खुलेंगी।',
  takeQuiz: 'क्विज़ दें',
  timeLeft: (clock) => [clock, ' बाकी'],
  viewResults: 'परिणाम देखें',
  visitorNote: 'देख तो कोई भी सकता है। क्विज़ देने के लिए साइन इन करें।',
  welcome: (name) => (name ? `नमस्ते, ${name}` : 'नमस्ते'),
  yourSlot: 'आपका स्लॉट',
}
