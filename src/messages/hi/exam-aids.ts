import type { examAids as english } from '../en/exam-aids.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const COMMANDS: Record<Parameters<typeof english.command>[0], string> = {
  choose: 'उत्तर चुनें',
  strike: 'विकल्प काटें',
  next: 'अगला',
  previous: 'पिछला',
  unanswered: 'बिना उत्तर वाला अगला प्रश्न',
  'go-to': 'किसी प्रश्न पर जाएँ',
  flag: 'फिर देखने के लिए रिव्यू में रखें',
  'tell-time': 'बाकी समय सुनें',
  'toggle-clock': 'घड़ी छिपाएँ या दिखाएँ',
  enlarge: 'तस्वीर या सूत्र बड़ा करें',
  'list-keys': 'यह सूची',
}

export const examAids: Translation<typeof english> = {
  keys: 'कीबोर्ड शॉर्टकट',
  command: (name) => COMMANDS[name],
  or: 'या',
  shift: 'Shift',
  useKeys: 'इस क्विज़ में अक्षरों वाले शॉर्टकट इस्तेमाल करें',
  keysNote: 'अकेला अक्षर काफ़ी है, Ctrl या Alt नहीं चाहिए।',

  timeLeft: (minutes, seconds) => {
    const rest = plural(seconds, { one: '# सेकंड बाकी', other: '# सेकंड बाकी' })
    if (minutes === 0) return rest
    const whole = plural(minutes, { one: '# मिनट', other: '# मिनट' })
    return seconds === 0 ? `${whole} बाकी` : `${whole} ${rest}`
  },
  flagged: (question, flagged) =>
    flagged ? `प्रश्न ${question} रिव्यू में है।` : `प्रश्न ${question} अब रिव्यू में नहीं है।`,
  struck: (letter, struck) =>
    struck ? `विकल्प ${letter} काट दिया गया है।` : `विकल्प ${letter} अब कटा हुआ नहीं है।`,
  firstQuestion: 'यह पहला प्रश्न है।',
  lastQuestion: 'यह आख़िरी प्रश्न है।',
  allAnswered: 'सभी प्रश्नों के उत्तर दे दिए गए हैं।',
}
