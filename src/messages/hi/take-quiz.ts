import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import type { takeQuiz as english } from '../en/take-quiz.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { failures } from './failures.ts'
import { waiting } from './waiting.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    `आपने यह क्विज़ ${format.time(startedAt)} बजे शुरू की थी, और आपका समय ${format.time(deadline)} बजे पूरा हो गया।`,
}

/** Extra time may end within a minute. */
const span = (minutes: number) =>
  minutes % 1
    ? `${format.count(Math.floor(minutes))} मिनट ${Math.round((minutes % 1) * 60)} सेकंड`
    : `${format.count(minutes)} मिनट`

export const takeQuiz: Translation<typeof english> = {
  loading: 'क्विज़ लोड हो रही है...',
  notFound: {
    title: 'क्विज़ नहीं मिली',
    note: 'शायद यह हटा दी गई है, या लिंक अधूरा है।',
    goHome: 'होम पर जाएँ',
  },

  intro: {
    wasReset: 'आपका प्रयास रीसेट कर दिया गया है। आप फिर से शुरू कर सकते हैं।',
    duration: 'अवधि',
    minutes: (minutes) => span(minutes),
    questions: () => 'प्रश्न',
    attempt: 'प्रयास',
    slot: (from, to, minutes) => `आपका स्लॉट: ${format.shortTimeRange(from, to)}, ${minutes} मिनट बाकी`,
    clockStarts: 'इसे दबाते ही घड़ी शुरू हो जाएगी।',
    timeNoted: 'हर प्रश्न में आपको कितना समय लगता है, यह दर्ज होता है। इससे अंक कभी नहीं बदलते।',
    instructions: 'निर्देश',
    instructionList: [
      'हर प्रश्न ध्यान से पढ़ें।',
      'हर प्रश्न के लिए सबसे सही उत्तर चुनें।',
      '“पिछला” और “अगला” बटन से या प्रश्न सूची से प्रश्न बदलें।',
      'समय पूरा होने पर क्विज़ अपने आप सबमिट हो जाएगी।',
      'सबमिट करने के बाद आप यह क्विज़ दोबारा नहीं दे सकते।',
    ],
    howItWorks: 'यह कैसे होता है',
    howItWorksList: [
      'आप वापस जाकर उत्तर बदल सकते हैं।',
      'सबमिट करने से पहले फिर देखने के लिए प्रश्न को रिव्यू में रखें।',
      'समय पूरा होने पर आपके दिए हुए उत्तर अपने आप सबमिट हो जाएँगे।',
      'इसे एक ही बार दिया जा सकता है।',
    ],
    extraTime: (minutes, extra) =>
      `आपका समय: ${span(minutes + extra)} (${format.count(minutes)} + ${extra % 1 ? span(extra) : format.count(extra)} अतिरिक्त)। यह घड़ी में पहले से जुड़ा है।`,
    cutShort: (minutes, endTime) =>
      `आपको ${minutes} मिनट मिलेंगे, क्योंकि क्विज़ ${format.time(endTime)} बजे समाप्त होती है`,
    slotEnds: (slotEnd, minutes) =>
      `आपका स्लॉट ${format.time(slotEnd)} बजे समाप्त होता है, इस क्विज़ के ${minutes} मिनट पूरे होने से पहले। फिर भी आप इसे पूरा करके सबमिट कर सकते हैं।`,
    bookLater: 'बाद का स्लॉट बुक करें',
    startProblem: (problem) => word(START_PROBLEMS, problem),
    start: 'क्विज़ शुरू करें',
    starting: 'शुरू हो रही है...',
  },

  device: {
    title: (ready) => (ready ? 'आपका डिवाइस तैयार है' : 'आपका डिवाइस'),
    connection: 'कनेक्शन',
    storage: 'स्टोरेज',
    clockName: 'घड़ी',
    connected: (connected) => (connected ? 'कनेक्ट है' : 'कनेक्ट नहीं है'),
    clock: (skew) => waiting.clockSkew(skew),
    keepsAnswers: (keeps) => (keeps ? 'उत्तर इस डिवाइस पर सेव रहते हैं' : 'उत्तर सेव नहीं: सिर्फ़ पेज खुला रहने तक'),
    keptInMemory:
      'यह ब्राउज़र पेज को आपके उत्तर डिवाइस पर सेव नहीं करने देता। सबमिट करने से पहले पेज को फिर से लोड या बंद न करें: उत्तर खो जाएँगे।',
  },

  exam: {
    hidden: 'दिखाएँ',
    toggleClock: (hidden) => (hidden ? 'घड़ी दिखाएँ' : 'घड़ी छिपाएँ'),
    details: 'विवरण',
    progress: 'प्रगति',
    answered: (answered, total) => `${total} में से ${answered} के उत्तर दिए`,
    answeredOf: (answered, total) => `${total} में से ${answered}`,
    answeredShare: (percent) => `, ${format.percent(percent)}`,
    kept: (onDevice, connected, copiesFail) => {
      if (connected && !onDevice) return 'सेव नहीं: सिर्फ़ पेज खुला रहने तक'
      if (connected) return copiesFail ? 'सिर्फ़ इस डिवाइस पर सेव है' : 'सेव है'
      return onDevice ? 'ऑफ़लाइन, इस डिवाइस पर सेव है' : 'ऑफ़लाइन, सेव नहीं: सिर्फ़ पेज खुला रहने तक'
    },
    ends: 'समाप्ति',
    keptBy: (api, onDevice) => (api ? 'सेव है' : onDevice ? 'यहीं सेव है' : 'सेव नहीं'),
    connection: (connected) =>
      connected ? 'कनेक्शन वापस आ गया।' : 'कनेक्शन नहीं है। आगे बढ़ते रहें: कनेक्शन आते ही आपके उत्तर भेजे जाएँगे।',
    slotOver: 'आपका स्लॉट समाप्त हो गया। फिर भी आप यह क्विज़ पूरी करके सबमिट कर सकते हैं।',
    quizChanged: 'आपके शुरू करने के बाद यह क्विज़ बदली गई है। आपके उत्तर अपने-अपने प्रश्नों के साथ हैं। उन्हें एक बार फिर देख लें।',
    submitting: 'आपके उत्तर सबमिट हो रहे हैं...',
    points: (points) => plural(points, { one: '# अंक', other: '# अंक' }),
    where: (question, total) => `${question}/${total}`,
    openNavigator: (question, total) => `${total} में से ${question}, प्रश्न सूची`,
    questionOf: (question, total) => `${total} में से प्रश्न ${question}`,
    previous: 'पिछला',
    next: 'अगला',
    flag: (flagged) => (flagged ? 'रिव्यू में है' : 'रिव्यू में रखें'),
    flagTitle: (flagged) => (flagged ? 'रिव्यू से हटाएँ' : 'फिर देखने के लिए रिव्यू में रखें'),
  },

  navigator: {
    title: 'प्रश्न सूची',
    questions: 'प्रश्न',
    answered: 'उत्तर दिया',
    unattempted: 'उत्तर नहीं दिया',
    flagged: 'रिव्यू वाले',
    attempted: (attempted, total) => `${attempted} / ${total}`,
    jump: 'प्रश्न',
    jumpRange: (count) => `1–${count}`,
    jumpLabel: (count) => `प्रश्न पर जाएँ: 1 से ${count} लिखें, फिर Enter दबाएँ`,
    jumpError: (count) => plural(count, { one: '# प्रश्न है।', other: '# प्रश्न हैं।' }),
    previousPage: 'पिछले 50 प्रश्न',
    nextPage: 'अगले 50 प्रश्न',
  },

  submit: {
    title: 'क्विज़ सबमिट करें?',
    open: (unattempted) =>
      unattempted === 0 ? 'सभी प्रश्नों के उत्तर दे दिए गए हैं।' : 'बाकी प्रश्न पर जाने के लिए उसे दबाएँ।',
    sheet: 'उत्तर पत्रक',
    cancel: 'जारी रखें',
    submit: 'क्विज़ सबमिट करें',
    submitting: 'सबमिट हो रही है...',
    total: 'कुल',
    timeRemaining: 'बाकी समय',
    attempted: 'उत्तर दिया',
    unattempted: 'उत्तर नहीं दिया',
    willCount: (unattempted) =>
      plural(unattempted, {
        one: 'जिस # प्रश्न का उत्तर नहीं दिया, वह ग़लत गिना जाएगा।',
        other: 'जिन # प्रश्नों के उत्तर नहीं दिए, वे ग़लत गिने जाएँगे।',
      }),
    flagged: (count) => `रिव्यू वाले प्रश्न (${count})`,
    goTo: (question) => `प्रश्न ${question} पर जाएँ`,
    more: (hidden) => `+${hidden} और`,
    less: 'कम दिखाएँ',
  },
}
