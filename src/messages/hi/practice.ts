import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const practised = (count: number) =>
  plural(count, { one: 'आपने # प्रश्न का अभ्यास किया।', other: 'आपने # प्रश्नों का अभ्यास किया।' })

const back = (tomorrow: number) =>
  tomorrow === 0
    ? 'कल कोई प्रश्न वापस नहीं आएगा।'
    : plural(tomorrow, { one: 'कल # प्रश्न वापस आएगा।', other: 'कल # प्रश्न वापस आएँगे।' })

const answers = (count: number) => plural(count, { one: '# उत्तर', other: '# उत्तर' })

const minutesText = (minutes: number) => plural(minutes, { one: '# मिनट', other: '# मिनट' })

export const practice: Translation<typeof english> = {
  title: 'अभ्यास',
  lede: 'न घड़ी, न स्कोर, कुछ भी भेजा नहीं जाता।',
  ledeKept: 'न घड़ी, न स्कोर। आप जो अभ्यास करते हैं, वह आपके खाते में रहता है।',
  ledeTopics: 'आपकी अपनी गलतियाँ, भूलने से ठीक पहले।',
  back: 'परिणामों पर वापस जाएँ',
  place: (number, total) => `${format.count(total)} में से ${format.count(number)}`,
  question: (number) => `प्रश्न ${format.count(number)}`,

  right: 'सही उत्तर।',
  wrong: 'यह सही नहीं है।',
  comesBack: (days) =>
    days <= 1 ? 'यह प्रश्न कल फिर आएगा।' : `यह प्रश्न ${format.count(days)} दिन बाद फिर आएगा।`,
  tryAgain: 'फिर कोशिश करें',
  next: 'अगला',
  finish: 'पूरा करें',

  done: 'अभी के लिए हो गया',
  doneNote: (count, tomorrow) => `${practised(count)} ${back(tomorrow)}`,
  nothingDue: 'आज के लिए कुछ नहीं है',
  nothingDueNote: 'जिन प्रश्नों का आप अभ्यास करते हैं, वे समय आने पर यहाँ फिर आते हैं।',
  myResults: 'मेरे परिणाम',

  weakest: 'सबसे कमज़ोर विषय',
  about: (due, minutes) => `आज ${format.count(due)}, लगभग ${minutesText(minutes)}। न घड़ी, न स्कोर।`,
  practise: (topic, due) => `${topic} का अभ्यास करें: आज ${format.count(due)}`,
  yourTopics: 'आपके विषय',
  dueToday: (count) => `आज ${format.count(count)}`,
  answers,
  answersLast: (count, at) => `${answers(count)}, पिछला ${format.dayAndMonth(at)} को`,
  answersNext: (count, days, at) =>
    `${answers(count)}, अगले ${days <= 1 ? 'कल' : `${format.dayAndMonth(at)} को`}`,
  due: (count) => `आज ${format.count(count)}`,
  share: 'सही उत्तर',
  noneDue: 'आज कोई नहीं',
  others: 'अन्य प्रश्न',
  kept: 'आपके खाते में, आपके सभी उपकरणों पर रहता है। पैमाना सही उत्तरों का हिस्सा है, 60 और 80 पर निशान के साथ।',
}
