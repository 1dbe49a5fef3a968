import type { Action, Reason, SubmitReason } from '../../domain/lib/failure.ts'
import type { failures as english } from '../en/failures.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { saidReason } from '../said.ts'

const FAILED: Record<Action, string> = {
  'analyse-questions': 'प्रश्नों का विश्लेषण नहीं हो सका',
  'book-slot': 'स्लॉट बुक नहीं हो सका',
  'cancel-booking': 'बुकिंग रद्द नहीं हो सकी',
  'change-account': 'खाता बदला नहीं जा सका',
  'check-session': 'आपके साइन इन की जाँच नहीं हो सकी',
  'create-quiz': 'क्विज़ नहीं बन सकी',
  'delete-data': 'आपका डेटा मिटाया नहीं जा सका',
  'delete-quiz': 'क्विज़ मिटाई नहीं जा सकी',
  'duplicate-quiz': 'क्विज़ की कॉपी नहीं बन सकी',
  'export-results': 'परिणाम एक्सपोर्ट नहीं हो सके',
  'fetch-available-slots': 'उपलब्ध स्लॉट लोड नहीं हो सके',
  'fetch-quizzes': 'क्विज़ लोड नहीं हो सकीं',
  'fetch-slot-bookings': 'स्लॉट की बुकिंग लोड नहीं हो सकीं',
  'fetch-slot-configuration': 'स्लॉट की सेटिंग लोड नहीं हो सकी',
  'fetch-slot-overview': 'स्लॉट की झलक लोड नहीं हो सकी',
  'fetch-slot-statistics': 'स्लॉट के आँकड़े लोड नहीं हो सके',
  'fetch-slot-summary': 'स्लॉट का सारांश लोड नहीं हो सका',
  'generate-slots': 'स्लॉट नहीं बन सके',
  'load-analytics': 'विश्लेषण लोड नहीं हो सका',
  'load-quiz': 'क्विज़ लोड नहीं हो सकी',
  'report-question': 'प्रश्न के बारे में नहीं बताया जा सका',
  'load-quiz-statistics': 'क्विज़ के आँकड़े लोड नहीं हो सके',
  'load-data': 'आपका डेटा लोड नहीं हो सका',
  'load-people': 'विद्यार्थियों की सूची लोड नहीं हो सकी',
  'load-person': 'विद्यार्थी की जानकारी लोड नहीं हो सकी',
  'load-log': 'लॉग लोड नहीं हो सका',
  'load-reports': 'रिपोर्टें लोड नहीं हो सकीं',
  'answer-report': 'रिपोर्टों का उत्तर नहीं दिया जा सका',
  'load-results': 'परिणाम लोड नहीं हो सके',
  'load-results-data': 'परिणामों का डेटा लोड नहीं हो सका',
  'load-your-results': 'आपके परिणाम लोड नहीं हो सके',
  logout: 'लॉग आउट नहीं हो सका',
  regrade: 'फिर से जाँच नहीं हो सकी',
  'extend-time': 'समय बदला नहीं जा सका',
  'load-room': 'लाइव रूम लोड नहीं हो सका',
  'save-group': 'कक्षा सेव नहीं हो सकी',
  'save-extra-time': 'अतिरिक्त समय सेव नहीं हो सका',
  'send-message': 'संदेश नहीं भेजा जा सका',
  'reset-attempt': 'प्रयास रीसेट नहीं हो सका',
  'reset-configuration': 'सेटिंग रीसेट नहीं हो सकी',
  'start-quiz': 'क्विज़ शुरू नहीं हो सकी',
  'submit-quiz': 'क्विज़ सबमिट नहीं हो सकी',
  'update-configuration': 'सेटिंग सेव नहीं हो सकी',
  'update-quiz': 'क्विज़ सेव नहीं हो सकी',
  'upload-image': 'तस्वीर अपलोड नहीं हो सकी',
}

const REASONS: Wording<Exclude<Reason, { code: 'unknown' }>> = {
  'too-many-requests': () => 'बहुत सारे अनुरोध आ गए। थोड़ा रुकें और फिर कोशिश करें।',
  'quiz-closed': () => 'यह क्विज़ अभी खुली नहीं है।',
  'quiz-not-found': () => 'क्विज़ नहीं मिली।',
  'no-permission': () => 'आपको यह करने की अनुमति नहीं है।',
  'session-expired': () => 'आपका सेशन समाप्त हो गया है। जारी रखने के लिए फिर से साइन इन करें।',
  network: () => 'इंटरनेट कनेक्शन में दिक्कत है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'results-changed': () => 'पढ़ते समय परिणाम बदल गए। फिर से कोशिश करें।',
  'slot-required': () => 'आप क्विज़ केवल अपने बुक किए हुए स्लॉट के समय में खोल सकते हैं। पहले एक स्लॉट बुक करें।',
  'unexpected-answer': () => 'सर्वर से अनपेक्षित जवाब आया। बाद में फिर कोशिश करें।',
  'request-failed': () => 'अनुरोध पूरा नहीं हुआ',
  said: saidReason,
}

const SUBMIT_REASONS: Wording<Exclude<SubmitReason, { code: 'other' }>> = {
  'other-answers-stored': () =>
    'इनसे पहले इस क्विज़ के दूसरे उत्तर सबमिट हो चुके थे, किसी और डिवाइस से या इस पेज के फिर से लोड होने से पहले। वही गिने जाएँगे।',
  'submission-closed': () =>
    'क्विज़ सबमिट करने का समय समाप्त हो गया है। अपने उत्तरों की कॉपी सेव करें और अपने शिक्षक को दिखाएँ।',
  'too-many-submissions': () => 'सबमिट करने की बहुत सारी कोशिशें हुईं। थोड़ा रुकें और फिर कोशिश करें।',
  'submission-lost': () => 'नेटवर्क में दिक्कत है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
}

export const failures: Translation<typeof english> = {
  failed: (action) => FAILED[action],
  reason: (reason, action) => (reason.code === 'unknown' ? FAILED[action] : word(REASONS, reason)),
  submitReason: (why) =>
    why.code === 'other' ? failures.reason(why.reason, 'submit-quiz') : word(SUBMIT_REASONS, why),
}
