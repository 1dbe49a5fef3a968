import { API, problemOf, SOURCE, type Texts } from './fields.ts'
import type { Supports } from './look/css-values.ts'

/** Whoever sends a link must not choose whose script a page runs, nor who is sent its visitors' sign-ins. */
const isShared = (name: string) => name !== SOURCE && name !== API

/** What was changed, as the hash of an address: a look can be shared and survives a reload, and no server hears of it. */
export function hashOf(texts: Texts, standard: Texts): string {
  const changed = Object.entries(texts).filter(([name, text]) => isShared(name) && text !== standard[name])
  return changed.length > 0 ? `#${new URLSearchParams(changed)}` : ''
}

/** The form that an address asks for. What it has no field for, or what is wrong, is left out. */
export function textsIn(hash: string, standard: Texts, supports?: Supports): Texts {
  const asked = [...new URLSearchParams(hash.replace(/^#/, ''))].filter(
    ([name, text]) =>
      isShared(name) && Object.hasOwn(standard, name) && problemOf(name, text, supports) === '',
  )
  return { ...standard, ...Object.fromEntries(asked) }
}
