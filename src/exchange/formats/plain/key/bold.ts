/** What a question shows of its key, without reading what its texts say. */
export interface SeenKey {
  /** Its only bold option; undefined if none is, or several are. */
  bold: number | undefined
  /** Some options are bold, but not one of them alone. */
  isManyBold: boolean
  /** The option that a mark, an answer or a list gives; -1 for one that is not clear. */
  other: number | undefined
}

const FEW = 2
/** That the right option is the first one so often is no chance: bold begins a list. */
const ALWAYS_FIRST = 5

/** Whether the other keys mostly say what bold says. */
function agrees(both: readonly SeenKey[]): boolean {
  const same = both.filter(({ bold, other }) => bold === other).length
  return both.length >= FEW && same * 5 >= both.length * 4
}

/**
 * Whether bold marks the keys of a paper: where most questions have them by other means, only if these agree; else if one option
 * is bold in most of the other questions.
 */
export function isBoldKey(seen: readonly SeenKey[]): boolean {
  const bold = seen.filter((each) => each.bold !== undefined)
  const others = seen.filter(({ other }) => other !== undefined)
  const both = bold.filter(({ other }) => other !== undefined)
  if (others.length * 2 > seen.length) return agrees(both)
  const alone = bold.length - both.length
  const isAlwaysFirst = bold.length >= ALWAYS_FIRST && bold.every((each) => each.bold === 0)
  const many = seen.filter(({ isManyBold }) => isManyBold).length
  return alone * 2 >= seen.length - others.length && many * 2 <= alone && !isAlwaysFirst
}
