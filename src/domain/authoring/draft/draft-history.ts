/** The undo and redo states, newest last. */
export interface DraftHistory<State> {
  past: readonly State[]
  future: readonly State[]
  /** What the last change applied to, such as a field: further changes to it are the same step. */
  last?: string | undefined
}

const MAX_STEPS = 200

export const emptyHistory = <State>(): DraftHistory<State> => ({ past: [], future: [] })

/** Records the state before a change. Without `of` the change is a separate step. */
export function remember<State>(
  { past, last }: DraftHistory<State>,
  before: State,
  of?: string,
): DraftHistory<State> {
  const goesOn = of !== undefined && of === last
  return { past: goesOn ? past : [...past, before].slice(-MAX_STEPS), future: [], last: of }
}

/** Undo: the previous state and its history; undefined if there is none. */
export function stepBack<State>({ past, future }: DraftHistory<State>, now: State) {
  const [state] = past.slice(-1)
  if (state === undefined) return undefined
  return { state, history: { past: past.slice(0, -1), future: [...future, now] } }
}

/** Redo: the state undone last and its history; undefined if there is none. */
export function stepForward<State>({ past, future }: DraftHistory<State>, now: State) {
  const [state] = future.slice(-1)
  if (state === undefined) return undefined
  return { state, history: { past: [...past, now], future: future.slice(0, -1) } }
}
