import type { pace as english } from '../en/pace.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const took = (seconds: number) =>
  seconds >= 60 && Math.round(seconds) % 60 === 0
    ? `${format.count(seconds / 60)} मिनट`
    : results.took(seconds)
const changed = (count: number) => plural(count, { one: '# बार बदला', other: '# बार बदला' })

const listed = (numbers: readonly string[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' और ')

export const pace: Translation<typeof english> = {
  title: 'समय कहाँ गया',
  summary: (seconds, questions) =>
    `${plural(questions, { one: '# प्रश्न', other: '# प्रश्नों' })} में ${took(seconds)}। समय से अंक कभी नहीं बदलते।`,
  evenShare: (share, of) => `${share}, ${took(of)} का बराबर हिस्सा`,
  changesKey: 'उत्तर बदला',
  minutes: (count) => `${format.count(count)} मिनट`,
  seconds: (count) => `${format.count(count)} सेकंड`,
  row: (number, verdict, seconds, changes) =>
    [`प्रश्न ${number}`, verdict, took(seconds), ...(changes ? [changed(changes)] : [])].join(', '),
  took,
  changed,

  turned: (number, seconds, times, strong) => [
    strong(`प्रश्न ${number} पर ${took(seconds)}`),
    `, ${plural(times, { one: '# बार', other: '# बार' })} सही से गलत में बदला।`,
  ],
  long: (numbers, strong) => [strong(`प्रश्न ${listed(numbers)}`), ' में बराबर हिस्से के दोगुने से ज़्यादा समय लगा।'],
  half: (numbers, right, strong) => [
    strong('आधे से ज़्यादा समय'),
    ` प्रश्न ${listed(numbers)} में लगा। सही: ${numbers.length} में से ${right}।`,
  ],
  hurried: (number, seconds, isOpen, strong) => [
    strong(`प्रश्न ${number} पर ${took(seconds)}`),
    isOpen ? ', खाली छोड़ा।' : ', गलत उत्तर।',
  ],
  left: (clock) => ` घड़ी पर अभी ${clock} बाकी थे।`,
  turns: (choices) => `एक के बाद एक चुने गए: ${choices.join(', ')}`,
  none: 'कोई नहीं',
  goTo: (number) => `प्रश्न ${number}`,
  goToThese: (count) => `इन ${format.count(count)} में से पहला`,
}
