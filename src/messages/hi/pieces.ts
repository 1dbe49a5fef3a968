import type { pieces as english } from '../en/pieces.ts'
import type { Translation } from '../lib/words.ts'

const MARKS: Record<Parameters<typeof english.mark>[1], string> = {
  open: 'उत्तर नहीं दिया',
  answered: 'उत्तर दिया',
  right: 'सही',
  wrong: 'ग़लत',
  missed: 'उत्तर नहीं दिया',
}

export const pieces: Translation<typeof english> = {
  cancel: 'रद्द करें',
  clearAnswer: 'उत्तर हटाएँ',
  close: 'बंद करें',
  correctAnswer: 'सही उत्तर',
  failed: { title: 'कुछ गड़बड़ हो गई', note: 'अगर यह फिर हो, तो पेज को फिर से लोड करें।' },
  goHome: 'होम पर जाएँ',
  imageFailed: 'तस्वीर लोड नहीं हो सकी',
  loading: 'लोड हो रहा है…',
  mark: (number, state, letter, flagged) =>
    `प्रश्न ${number}, ${MARKS[state]}${letter ? ` ${letter}` : ''}${flagged ? ', रिव्यू में है' : ''}`,
  missing: {
    title: 'पेज का यह हिस्सा लोड नहीं हो सका',
    note: 'अपना कनेक्शन जाँचें; अगर साइट अभी-अभी अपडेट हुई है, तो पेज को फिर से लोड करें।',
  },
  next: 'अगला',
  noOptions: 'इस प्रश्न के विकल्प नहीं हैं। आप आगे बढ़ सकते हैं।',
  option: (letter) => `विकल्प ${letter}: `,
  notLoaded: 'यह लोड नहीं हो सका',
  optional: ' (वैकल्पिक)',
  previous: 'पिछला',
  reload: 'फिर से लोड करें',
  unknownKind: {
    title: 'इस तरह के प्रश्न के लिए नया संस्करण चाहिए',
    note: 'पेज फिर से लोड करें। फिर भी ऐसा ही रहे तो बाकी प्रश्न करते रहें: उन पर असर नहीं है।',
  },
  slow: 'कनेक्शन धीमा है। कोशिश जारी है।',
  strike: (letter) => `विकल्प ${letter} काटें`,
  struckOption: (letter) => `विकल्प ${letter}, काटा हुआ: `,
  showAsTable: 'टेबल के रूप में दिखाएँ',
  tryAgain: 'फिर कोशिश करें',
  unreachable: 'सर्वर से कनेक्शन नहीं हो पा रहा है',
  yourAnswer: 'आपका उत्तर',
  yourCorrectAnswer: 'आपका उत्तर, सही',
}
