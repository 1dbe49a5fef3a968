import { blocksOf } from './blocks.ts'
import { type Fit, fitOfLayout, type Given, type Laid } from './fit.ts'
import { assignKeys } from './key/key-places.ts'
import type { PaperLayout, PaperLayouts } from './layouts.ts'

const WEIGHTS = { covered: 0.6, alike: 0.15, runsOn: 0.15, keyed: 0.25 }
/** So much better another layout has to be than the likeliest one. */
const LEAD = 0.03
/** The share of questions from which on a number of options is usual. */
const MOST = 0.6

const scoreOf = ({ covered, alike, runsOn, keyed }: Fit) =>
  WEIGHTS.covered * covered + WEIGHTS.alike * alike.share + WEIGHTS.runsOn * runsOn + WEIGHTS.keyed * keyed

interface Rated {
  laid: Laid
  fit: Fit
  score: number
}

function rate(layout: PaperLayout, given: Given): Rated {
  const split = blocksOf(layout, given.margin)
  const laid = { ...layout, split, keys: assignKeys(split.blocks, given.lists) }
  const fit = fitOfLayout(laid, given)
  return { laid, fit, score: scoreOf(fit) }
}

/** Numbers that run on, and a text and options below each: nothing speaks against it. */
const isSound = ({ fit }: Rated) => fit.whole === 1 && fit.runsOn >= 0.9 && fit.covered >= 0.75

function bestOf([likeliest, ...others]: PaperLayouts, given: Given): Rated {
  const first = rate(likeliest, given)
  if (isSound(first)) return first
  const start = { ...first, score: first.score + LEAD }
  return others
    .map((layout) => rate(layout, given))
    .reduce((best, each) => (each.score > best.score ? each : best), start)
}

export interface BestLayout extends Laid {
  /** How many options a question has, if most have as many. */
  usual: number | undefined
}

/**
 * Of several ways to read a paper, the one that fits it as a whole best: no single rule decides what counts the questions. The
 * first one is the likeliest and wins unless another is clearly better.
 */
export function bestLayout(layouts: PaperLayouts, given: Given): BestLayout {
  const { laid, fit } = bestOf(layouts, given)
  return { ...laid, usual: fit.alike.share >= MOST ? fit.alike.count : undefined }
}
