import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type { QuestionKind } from '../../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../../domain/exchange/import-reading.ts'
import type { ReducedText } from '../../markup/question-markup.ts'
import { fileNumber, numberQuestion } from '../../questions/number-question.ts'
import { type SourceBlock, unreadable } from '../../questions/read-blocks.ts'
import { splitElements } from '../../questions/split-elements.ts'
import {
  choiceQuestion,
  pointsFrom,
  type TakePicture,
  truthOptions,
} from '../../questions/weighted-question.ts'

const MARKS = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<question(?=[\s/>])|<\/question\s*>/g

export const splitMoodle = (xml: string): SourceBlock[] => splitElements(xml, MARKS)

interface MoodleAnswer {
  text: ReducedText
  fraction: string
  feedback: ReducedText
  /** Of a number. */
  tolerance: string
}

/** A question as in the XML: `single` is the element's text, fractions are percentages. */
export interface MoodleQuestion {
  type: string
  text: ReducedText
  feedback: ReducedText
  single: string
  grade: string
  answers: readonly MoodleAnswer[]
  unit: string | undefined
}

const KINDS: ReadonlyMap<string, QuestionKind> = new Map([
  ['shortanswer', 'short-answer'],
  ['numerical', 'numerical'],
  ['calculated', 'numerical'],
  ['calculatedsimple', 'numerical'],
  ['matching', 'matching'],
  ['essay', 'essay'],
  ['description', 'description'],
  ['cloze', 'cloze'],
  ['multianswer', 'cloze'],
])

const TRUE = /^(true|1)$/i

/** Moodle writes the two answers in English, whatever the language of the course. */
function truthOf(answers: readonly MoodleAnswer[], words: TruthWords) {
  const [yes, no] = [true, false].map((truth) => answers.find(({ text }) => TRUE.test(text.text) === truth))
  const [ofYes, ofNo] = [Number(yes?.fraction ?? 0), Number(no?.fraction ?? 0)]
  const isTrue = ofYes === ofNo ? undefined : ofYes > ofNo
  return truthOptions(isTrue, words, [yes?.feedback.text ?? '', no?.feedback.text ?? ''])
}

interface Surroundings {
  line: number
  lastLine: number
  topic: string | undefined
  words: TruthWords
  take: TakePicture
}

/** '*' stands for any other answer. Undefined where several numbers are right. */
function numberOfMoodle(given: MoodleQuestion, { line, lastLine, topic, take }: Surroundings) {
  if (given.type !== 'numerical') return undefined
  const answers = given.answers
    .filter(({ text }) => text.text.trim() !== '*')
    .map(({ text, tolerance, fraction }) => ({
      value: fileNumber(text.text),
      tolerance: tolerance.trim() ? fileNumber(tolerance) : 0,
      weight: Number(fraction) || 0,
    }))
  const { text, feedback, unit, grade } = given
  return numberQuestion(
    { line, lastLine, topic, text, feedback, unit, points: pointsFrom(grade), answers },
    take,
  )
}

export function questionOfMoodle(given: MoodleQuestion, around: Surroundings): FoundQuestion {
  const { line, lastLine, topic, words, take } = around
  const isTruth = given.type === 'truefalse'
  if (given.type !== 'multichoice' && given.type !== 'multichoiceset' && !isTruth) {
    const number = numberOfMoodle(given, around)
    if (number) return number
    const kind = KINDS.get(given.type)
    const fault = kind
      ? ({ code: 'unsupported-kind', kind } as const)
      : ({ code: 'unknown-type', type: given.type } as const)
    return { ...unreadable(line, fault, given.text.text), lastLine }
  }
  const { text, feedback } = given
  const options = isTruth
    ? truthOf(given.answers, words)
    : given.answers.map((answer) => ({
        text: answer.text,
        weight: Number(answer.fraction) || 0,
        feedback: answer.feedback.text,
      }))
  const several = given.type === 'multichoiceset' || /^(false|0)$/i.test(given.single)
  return choiceQuestion(
    { line, lastLine, text, options, several, feedback, points: pointsFrom(given.grade), topic },
    take,
  )
}
