import type { pace as english } from '../en/pace.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { ltr, minutes, questions } from './grammar.ts'
import { results } from './results.ts'

const took = (seconds: number) =>
  seconds >= 60 && Math.round(seconds) % 60 === 0 ? minutes(seconds / 60) : results.took(seconds)
const times = (count: number) =>
  plural(count, {
    zero: '# مرة',
    one: 'مرة واحدة',
    two: 'مرتين',
    few: '# مرات',
    many: '# مرة',
    other: '# مرة',
  })
const changed = (count: number) => `تغيّرت ${times(count)}`

const listed = (numbers: readonly string[]) =>
  [numbers.slice(0, -1).join('، '), numbers.at(-1)].filter(Boolean).join(' و')

export const pace: Translation<typeof english> = {
  title: 'أين ذهبت الدقائق',
  summary: (seconds, count) => `${took(seconds)} في ${questions.of(count)}. الوقت لا يغيّر أي درجة أبدًا.`,
  evenShare: (share, of) => `${ltr(share)}، حصة متساوية من ${took(of)}`,
  changesKey: 'غُيّرت الإجابة',
  minutes: (count) => `${format.count(count)} د`,
  seconds: (count) => `${format.count(count)} ث`,
  row: (number, verdict, seconds, changes) =>
    [`السؤال ${number}`, verdict, took(seconds), ...(changes ? [changed(changes)] : [])].join('، '),
  took,
  changed,

  turned: (number, seconds, count, strong) => [
    strong(`السؤال ${number}: ${took(seconds)}`),
    `، وتغيّرت إجابته من الصواب إلى الخطأ ${times(count)}.`,
  ],
  long: (numbers, strong) => [
    strong(`${numbers.length === 1 ? 'السؤال' : 'الأسئلة'} ${listed(numbers)}:`),
    ' أكثر من ضعف الحصة المتساوية.',
  ],
  half: (numbers, right, strong) => [
    strong('أكثر من نصف الوقت'),
    ` ذهب إلى ${numbers.length === 1 ? 'السؤال' : 'الأسئلة'} ${listed(numbers)}. الصحيح: ${right} من ${numbers.length}.`,
  ],
  hurried: (number, seconds, isOpen, strong) => [
    strong(`السؤال ${number}: ${took(seconds)}`),
    isOpen ? '، وتُرك بلا إجابة.' : '، وإجابته خاطئة.',
  ],
  left: (clock) => ` وكان قد بقي على الساعة ${ltr(clock)}.`,
  turns: (choices) => `المختار تباعًا: ${choices.join('، ')}`,
  none: 'لا شيء',
  goTo: (number) => `السؤال ${number}`,
  goToThese: (count) => `أول هذه ${questions.of(count)}`,
}
