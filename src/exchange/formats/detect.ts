import type { QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { isStrictAiken } from './aiken/detect.ts'
import { hasNamedColumns, hasRows } from './csv/detect.ts'
import { isAiken, looksLikeQuestions } from './plain/detect.ts'

/** Comments and declarations before it are not longer than this. */
const HEAD = 20_000

const MARKUP = /^\s*</

const QTI = /[<:](?:questestinterop|assessmentItem|assessmentTest|qti-assessment-(?:item|test))[\s>]/i

const MOODLE = /^\s*(?:<\?xml|<!--|<!DOCTYPE|<quiz\b|<question\b)/i

const JSON_SIGN = /^\s*(?:\[\s*[{\]]|\{\s*["}])/

/** Formulas have braces too, but no answers inside: $x_{=1}$ and $F_{T}$ do not count. */
const GIFT = /^::|(?:^|[^\\_^])\{\s*[=~#]|(?:^|[\s.?!:\])])\{\s*(?:T|F|TRUE|FALSE)\s*[}#]/m

/** Signs of each format, tried in this order: any text may have commas, and any question may be plain text. */
const SIGNS: readonly [format: QuestionFormat, isIt: (text: string) => boolean][] = [
  ['json', (text) => JSON_SIGN.test(text)],
  ['qti', (text) => MARKUP.test(text) && QTI.test(text.slice(0, HEAD))],
  ['moodle', (text) => MOODLE.test(text)],
  ['aiken', isStrictAiken],
  ['csv', hasNamedColumns],
  ['aiken', isAiken],
  ['gift', (text) => GIFT.test(text)],
  ['csv', hasRows],
  ['plain', looksLikeQuestions],
]

/** Undefined if the text looks like none of them. */
export const detectFormat = (text: string): QuestionFormat | undefined =>
  SIGNS.find(([, isIt]) => isIt(text))?.[0]
