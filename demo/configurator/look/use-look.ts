import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { hashOf, textsIn } from '../address.ts'
import { problemOf, standardTexts, type Texts, wishOf } from '../fields.ts'
import type { Wish } from '../wish.ts'

interface LookState {
  /** As it stands in the fields. */
  written: Texts
  /** Without what is wrong: there the last text that was right. */
  good: Texts
  /** What was good before the last change. */
  before: Texts
  /** What "Start again" took away. */
  dropped?: Texts
}

export interface Look {
  textOf: (name: string) => string
  problemOf: (name: string) => string
  change: (name: string, text: string) => void
  good: Texts
  wish: Wish
  wishBefore: Wish
  startAgain: () => void
  /** Undefined when there is nothing to take back. */
  undo: (() => void) | undefined
}

const STANDARD = standardTexts(location.href)

const stateOf = (texts: Texts): LookState => ({ written: texts, good: texts, before: texts })

const changed = (state: LookState, name: string, text: string): LookState => {
  const { dropped: _gone, ...rest } = { ...state, written: { ...state.written, [name]: text } }
  if (problemOf(name, text)) return rest
  return { ...rest, good: { ...state.good, [name]: text.trim() }, before: state.good }
}

const startedAgain = ({ good }: LookState): LookState => ({
  ...stateOf(STANDARD),
  before: good,
  dropped: good,
})

/** The form, kept in the address of the page. */
export function useLookState(): Look {
  const [state, setState] = useState(() => stateOf(textsIn(location.hash, STANDARD)))
  const { written, good, before, dropped } = state
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + location.search + hashOf(good, STANDARD))
  }, [good])
  // Somebody pastes another look into the address.
  useEffect(() => {
    const read = () => setState(stateOf(textsIn(location.hash, STANDARD)))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const wish = useMemo(() => wishOf(good), [good])
  const wishBefore = useMemo(() => wishOf(before), [before])
  return {
    textOf: (name) => written[name] ?? '',
    problemOf: (name) => problemOf(name, written[name] ?? ''),
    change: (name, text) => setState((now) => changed(now, name, text)),
    good,
    wish,
    wishBefore,
    startAgain: () => setState(startedAgain),
    undo: dropped && (() => setState(stateOf(dropped))),
  }
}

export const LookContext = createContext<Look | undefined>(undefined)

export function useLook(): Look {
  const look = useContext(LookContext)
  if (!look) throw new Error('no look around it')
  return look
}
