import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { days as daysCounted, minutes as minutesCounted, questions } from './grammar.ts'

const answers = (count: number) => `عدد الإجابات: ${format.count(count)}`

export const practice: Translation<typeof english> = {
  title: 'التدرّب',
  lede: 'بلا ساعة وبلا درجة، ولا يُرسَل شيء.',
  ledeKept: 'بلا ساعة وبلا درجة. ما تتدرّب عليه يُحفَظ في حسابك.',
  ledeTopics: 'أخطاؤك أنت، حين توشك أن تنسى صوابها.',
  back: 'العودة إلى النتائج',
  place: (number, total) => `${format.count(number)} من ${format.count(total)}`,
  question: (number) => `السؤال ${format.count(number)}`,

  right: 'هذا صحيح.',
  wrong: 'هذه ليست الإجابة الصحيحة.',
  comesBack: (days) => (days <= 1 ? 'يعود هذا السؤال غدًا.' : `يعود هذا السؤال بعد ${daysCounted.of(days)}.`),
  tryAgain: 'إعادة المحاولة',
  next: 'التالي',
  finish: 'إنهاء',

  done: 'انتهيت الآن',
  doneNote: (count, tomorrow) =>
    `تدرّبت على ${questions.of(count)}. ${plural(tomorrow, {
      zero: 'لا يعود منها شيء غدًا.',
      one: 'يعود منها سؤال واحد غدًا.',
      two: 'يعود منها سؤالان غدًا.',
      few: 'تعود منها # أسئلة غدًا.',
      many: 'يعود منها # سؤالًا غدًا.',
      other: 'يعود منها # سؤال غدًا.',
    })}`,
  nothingDue: 'لا أسئلة لك اليوم',
  nothingDueNote: 'تعود الأسئلة التي تتدرّب عليها إلى هنا عندما يحين وقتها.',
  myResults: 'نتائجي',

  weakest: 'أضعف موضوع',
  about: (due, minutes) =>
    `${questions.of(due)} اليوم، نحو ${minutesCounted.of(minutes)}. بلا ساعة وبلا درجة.`,
  practise: (topic, due) => `التدرّب على ${topic}: ${questions.of(due)} اليوم`,
  yourTopics: 'مواضيعك',
  dueToday: (count) => `أسئلة اليوم: ${format.count(count)}`,
  answers,
  answersLast: (count, at) => `${answers(count)}، آخرها في ${format.dayAndMonth(at)}`,
  answersNext: (count, days, at) =>
    `${answers(count)}، والتالية ${days <= 1 ? 'غدًا' : `في ${format.dayAndMonth(at)}`}`,
  due: (count) => `اليوم: ${format.count(count)}`,
  share: 'الإجابات الصحيحة',
  noneDue: 'لا شيء اليوم',
  others: 'أسئلة أخرى',
  kept: 'يُحفَظ في حسابك، على كل أجهزتك. المقياس هو نسبة الإجابات الصحيحة، مع علامتين عند 60 و80.',
}
