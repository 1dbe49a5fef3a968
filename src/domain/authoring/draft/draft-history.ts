/** What can be undone and done again, newest last. */
export interface DraftHistory<State> {
  past: readonly State[]
  future: readonly State[]
  /** What the last change was made to, such as one field: another one of it is the same step. */
  last?: string | undefined
}

const MAX_STEPS = 200

export const emptyHistory = <State>(): DraftHistory<State> => ({ past: [], future: [] })

/** Notes the state before a change. Without `of` the change is a step of its own. */
export function remember<State>(
  { past, last }: DraftHistory<State>,
  before: State,
  of?: string,
): DraftHistory<State> {
  const goesOn = of !== undefined && of === last
  return { past: goesOn ? past : [...past, before].slice(-MAX_STEPS), future: [], last: of }
}

/** The state of before, and the history from there; undefined if there is none. */
export function stepBack<State>({ past, future }: DraftHistory<State>, now: State) {
  const [state] = past.slice(-1)
  if (state === undefined) return undefined
  return { state, history: { past: past.slice(0, -1), future: [...future, now] } }
}

/** What was undone last, and the history from there; undefined if there is nothing. */
export function stepForward<State>({ past, future }: DraftHistory<State>, now: State) {
  const [state] = future.slice(-1)
  if (state === undefined) return undefined
  return { state, history: { past: [...past, now], future: future.slice(0, -1) } }
}
