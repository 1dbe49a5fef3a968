import { rightOptions } from '../kinds/choice/grade.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Question } from '../quizzes/question.ts'
import { type GivenNumbers, givenNumbers } from './given-values.ts'
import { isClearlyMore, restCorrelation } from './item-statistics.ts'
import type { Tally } from './item-tally.ts'

/** With fewer attempts the figures are mostly chance: shown with a warning, and no key is doubted. */
export const FEW_ATTEMPTS = 20

export interface OptionFigures {
  /** How often it was chosen. */
  count: number
  /** How often it was chosen in the best attempts. */
  best: number
  /** Of the attempts that chose it, in percent. */
  meanScore: number | undefined
  /** Between choosing it and the rest of the score; see `restCorrelation`. */
  discrimination: number | undefined
}

export interface ItemFigures {
  /** Position in the quiz, from 1. */
  number: number
  question: Question
  /** How many attempts were asked it. */
  attempts: number
  /** How many of them count as the best. */
  best: number
  /** In the order shown. */
  options: OptionFigures[]
  unanswered: number
  /** Answers whose option no longer exists. */
  gone: number
  /** Facility index, the share of right answers: 0 to 1; undefined without a key. */
  facility: number | undefined
  /** Discrimination index, -1 to 1; undefined without a key, or if nothing varies. */
  discrimination: number | undefined
  /** Index of a distractor that clearly beats the key in the best attempts. */
  rival: number | undefined
  /** What was given, where a number was asked for. */
  numbers?: GivenNumbers
  /** Where the time on the screen was noted: the mean in seconds, and how many of so many answered as good as unread. */
  time?: { mean: number; hurried: number; of: number }
}

/** The options that are right, of one or of several. */
export const keyOptions = (question: Question): readonly number[] =>
  kindOf(question) === 'several' ? (question.correctAnswers ?? []) : rightOptions(question)

/** An option that the best chose rather than the key; only where one option is right. */
function rivalOf({ all, options, correct, isKeyed }: Tally, question: Question): number | undefined {
  if (!isKeyed || all.count < FEW_ATTEMPTS || kindOf(question) !== 'choice') return undefined
  const right = rightOptions(question)
  const chosenByBest = options.map(({ best }, index) => (right.includes(index) ? 0 : best))
  const most = Math.max(...chosenByBest)
  return isClearlyMore(most, correct.best) ? chosenByBest.indexOf(most) : undefined
}

/** What was given where a number was asked for. */
function numbersOf(question: Question, { all, correct, given }: Tally): GivenNumbers | undefined {
  if (kindOf(question) !== 'number') return undefined
  const figures = [...given.values()].map(({ given: value, count, best }) => ({ ...value, count, best }))
  return givenNumbers(figures, question.number ?? {}, {
    attempts: all.count,
    isMany: all.count >= FEW_ATTEMPTS,
    beats: (count) => isClearlyMore(count, correct.count),
  })
}

/** `scale` is the highest possible total. */
export function itemFigures(question: Question, index: number, tally: Tally, scale: number) {
  const { all, isKeyed, time } = tally
  const right = isKeyed ? tally.correct : undefined
  const options = tally.options.map((option): OptionFigures => {
    const { count, best, totals } = option
    return {
      count,
      best,
      meanScore: count > 0 && scale > 0 ? (totals * 100) / (count * scale) : undefined,
      discrimination: restCorrelation(all, option, right, right ? option.right : 0),
    }
  })
  const numbers = numbersOf(question, tally)
  const item: ItemFigures = {
    number: index + 1,
    question,
    attempts: all.count,
    best: tally.best,
    options,
    unanswered: tally.unanswered,
    gone: tally.gone,
    facility: right && all.count > 0 ? right.count / all.count : undefined,
    discrimination: right && restCorrelation(all, right, right, right.count),
    rival: rivalOf(tally, question),
    ...(numbers && { numbers }),
    ...(time.count > 0 && { time: { mean: time.sum / time.count, hurried: time.hurried, of: time.count } }),
  }
  return item
}
