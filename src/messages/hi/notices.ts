import { reasonOf } from '../../domain/lib/failure.ts'
import type { notices as english } from '../en/notices.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { said } from '../said.ts'
import { failures } from './failures.ts'
import { quizDraft } from './quiz-draft.ts'

export const notices: Translation<typeof english> = {
  failed: ({ action }) => failures.failed(action),
  explained: ({ action, failure }) => failures.reason(reasonOf(failure), action),
  'account-refused': ({ account, takes }) =>
    takes.length > 0
      ? `${account} से यहाँ साइन इन नहीं हो सकता। स्कूल में ${takes.join(', ')} के पते चलते हैं। उनमें से किसी से साइन इन करें या अपने शिक्षक से पूछें।`
      : `${account} से यहाँ साइन इन नहीं हो सकता। सिर्फ़ वे खाते चलते हैं जो स्कूल की सूची में हैं। दूसरे खाते से साइन इन करें या अपने शिक्षक से पूछें।`,
  'attempt-already-reset': ({ name }) => `${name} का प्रयास पहले ही रीसेट हो चुका है`,
  'attempt-reset': ({ name }) => `${name} का प्रयास रीसेट हो गया`,
  'attempt-submitted': ({ name }) => `${name} ने इस बीच सबमिट कर दिया`,
  'attempts-regraded': ({ count }) =>
    plural(count, { one: '# प्रयास फिर से जाँचा गया', other: '# प्रयास फिर से जाँचे गए' }),
  'booking-cancelled': ({ said: it }) => said(it, 'बुकिंग रद्द हो गई'),
  'booking-moved': () => 'आपका स्लॉट बदल गया',
  'booking-not-undone': ({ failure }) =>
    `स्लॉट अब भी आपके पास है। ${failures.reason(reasonOf(failure), 'cancel-booking')}`,
  'configuration-reset': () => 'सेटिंग रीसेट हो गई',
  'configuration-updated': () => 'स्लॉट की सेटिंग सेव हो गई',
  copied: () => 'कॉपी हो गया',
  'copy-refused': () => 'ब्राउज़र यहाँ कॉपी नहीं करने देता। टेक्स्ट चुनकर ख़ुद कॉपी करें।',
  'data-deleted': () => 'आपका डेटा मिटा दिया गया',
  'details-missing': () => 'विवरण नहीं दिखाया जा सकता: क्विज़ या व्यक्ति की जानकारी नहीं है',
  'draft-saved': () => 'ड्राफ़्ट सेव हो गया',
  'draft-problem': ({ problem }) => quizDraft.problem(problem),
  'import-not-loaded': () => 'इंपोर्ट लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'not-in-aiken': ({ number }) =>
    `प्रश्न ${number} Aiken में नहीं लिखा जा सकता: उसकी एक पंक्ति कुछ और पढ़ी जाएगी। दूसरा फ़ॉर्मैट चुनें।`,
  'export-not-loaded': () => 'एक्सपोर्ट लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'export-stopped': ({ failure }) =>
    `एक्सपोर्ट रुक गया और कोई फ़ाइल सेव नहीं हुई। ${failures.reason(reasonOf(failure), 'export-results')}`,
  'export-too-long': ({ count }) => `${format.count(count)} से ज़्यादा परिणाम हैं। हर क्विज़ को अलग से एक्सपोर्ट करें।`,
  'export-too-many-people': ({ count }) =>
    `${format.count(count)} से ज़्यादा विद्यार्थी हैं। हर कक्षा को अलग से एक्सपोर्ट करें।`,
  'export-left-out': ({ count }) =>
    plural(count, {
      one: '# प्रविष्टि पढ़ी नहीं जा सकी और फ़ाइल में नहीं है।',
      other: '# प्रविष्टियाँ पढ़ी नहीं जा सकीं और फ़ाइल में नहीं हैं।',
    }),
  'extension-undone': () => 'जोड़ा गया समय वापस ले लिया गया',
  'extra-time-saved': ({ name }) => `${name} का अतिरिक्त समय सेव हो गया`,
  'group-saved': ({ group, name }) =>
    group === undefined ? `${name} अब किसी कक्षा में नहीं` : `${name} अब ${group} में`,
  'learners-grouped': ({ group, count }) =>
    plural(count, { one: `# विद्यार्थी अब ${group} में है`, other: `# विद्यार्थी अब ${group} में हैं` }),
  'language-not-loaded': () => 'भाषा लोड नहीं हो सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'learners-began': () => 'इस बीच विद्यार्थियों ने शुरू कर दिया है। अभी कुछ सेव नहीं हुआ: सेव करने के लिए फिर दबाएँ।',
  'made-admin': ({ name }) => `${name} अब एडमिन हैं`,
  'message-sent': ({ name, count }) =>
    name === undefined
      ? plural(count, { one: '# विद्यार्थी को संदेश भेजा गया', other: '# विद्यार्थियों को संदेश भेजा गया' })
      : `${name} को संदेश भेजा गया`,
  'person-signed-out': ({ name }) => `${name} को हर जगह से साइन आउट कर दिया गया`,
  'picture-on-its-way': () => 'तस्वीर अभी अपलोड हो रही है। उसके आने पर आगे बढ़ें।',
  'published-elsewhere': () =>
    'यह क्विज़ इस बीच प्रकाशित हो गई है: विद्यार्थी इसे देखते हैं। आपकी अभी सेव नहीं हुई: सेव करने के लिए फिर दबाएँ।',
  'question-added': () => 'प्रश्न जोड़ा गया',
  'questions-added': ({ count, title }) => {
    const added = plural(count, { one: '# प्रश्न जोड़ा गया', other: '# प्रश्न जोड़े गए' })
    return title === undefined ? added : `${added}। शीर्षक अब “${title}” है।`
  },
  'quiz-closed': () => 'यह क्विज़ अभी खुली नहीं है',
  'quiz-created': () => 'क्विज़ बन गई',
  'quiz-deleted': () => 'क्विज़ मिटा दी गई',
  'quiz-published': () => 'क्विज़ प्रकाशित हो गई',
  'quiz-submitted': () => 'क्विज़ सबमिट हो गई!',
  'quiz-updated': () => 'क्विज़ सेव हो गई',
  'regrade-undone': () => 'फिर से की गई जाँच वापस ले ली गई',
  'reports-answered': ({ status, count }) =>
    plural(
      count,
      status === 'open'
        ? { one: 'रिपोर्ट फिर से खुली है', other: '# रिपोर्टें फिर से खुली हैं' }
        : { one: 'रिपोर्ट का उत्तर दे दिया गया', other: '# रिपोर्टों का उत्तर दे दिया गया' },
    ),
  'results-not-found': () => 'परिणाम नहीं मिले',
  'session-expired': () => failures.reason({ code: 'session-expired' }, 'check-session'),
  'sign-in-failed': () => 'साइन इन नहीं हो सका। फिर से कोशिश करें।',
  'sign-in-first': () => 'क्विज़ देने के लिए साइन इन करें',
  'signed-out': () => 'आप लॉग आउट हो गए',
  'signed-out-elsewhere': () => 'बाकी सभी जगहों से साइन आउट हो गया',
  'slot-booked': ({ said: it }) => said(it, 'स्लॉट बुक हो गया'),
  'slot-required': () => failures.reason({ code: 'slot-required' }, 'load-quiz'),
  'slots-generated': ({ said: it }) => said(it, 'स्लॉट बन गए'),
  'start-resumed': ({ startedAt }) =>
    `आपने यह क्विज़ ${format.time(startedAt)} बजे शुरू की थी: आपका समय वहीं से चल रहा है।`,
  'submission-failed': ({ why }) => failures.submitReason(why),
  'work-continued': ({ answers }) =>
    plural(answers, {
      one: 'दूसरे डिवाइस से आगे जारी: # उत्तर',
      other: 'दूसरे डिवाइस से आगे जारी: # उत्तर',
    }),
  undo: () => 'वापस लें',
  'unmade-admin': ({ name }) => `${name} अब एडमिन नहीं हैं`,
}
