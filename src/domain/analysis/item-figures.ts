import type { Question } from '../quizzes/question.ts'
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
}

/** The choosers of a right option; undefined without a key. */
function rightChoosers({ options, right }: Tally) {
  if (right.length === 0) return undefined
  const choosers = { count: 0, totals: 0, best: 0 }
  for (const index of right) {
    const { count = 0, totals = 0, best = 0 } = options[index] ?? {}
    choosers.count += count
    choosers.totals += totals
    choosers.best += best
  }
  return choosers
}

function rivalOf(tally: Tally): number | undefined {
  const right = rightChoosers(tally)
  if (!right || tally.all.count < FEW_ATTEMPTS) return undefined
  const chosenByBest = tally.options.map(({ best }, index) => (tally.right.includes(index) ? 0 : best))
  const most = Math.max(...chosenByBest)
  return isClearlyMore(most, right.best) ? chosenByBest.indexOf(most) : undefined
}

/** `scale` is the highest possible total. */
export function itemFigures(question: Question, index: number, tally: Tally, scale: number) {
  const { all } = tally
  const right = rightChoosers(tally)
  const options = tally.options.map((option, place): OptionFigures => {
    const { count, best, totals } = option
    return {
      count,
      best,
      meanScore: count > 0 && scale > 0 ? (totals * 100) / (count * scale) : undefined,
      discrimination: restCorrelation(all, option, right, tally.right.includes(place)),
    }
  })
  const item: ItemFigures = {
    number: index + 1,
    question,
    attempts: all.count,
    best: tally.best,
    options,
    unanswered: tally.unanswered,
    gone: tally.gone,
    facility: right && all.count > 0 ? right.count / all.count : undefined,
    discrimination: right && restCorrelation(all, right, right, true),
    rival: rivalOf(tally),
  }
  return item
}
