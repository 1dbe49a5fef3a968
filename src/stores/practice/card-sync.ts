import { readCards, saveCards } from '../../api/practice.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { KeptCards } from '../../domain/results/kept-cards.ts'
import { areSameCards } from '../../domain/results/merged-cards.ts'
import { createSoon } from '../../platform/soon.ts'
import { offers } from '../session/features.ts'
import { followCookie } from '../session/follow-cookie.ts'
import { $userId, sessionKnown } from '../session/session.ts'
import { $cards, joinCards } from './practice-cards.ts'

/*
 * The cards follow their person where the API keeps them. A device saves onto the copy that it knows, one revision on; if another
 * one saved since, the API answers with that copy, and the device joins it with its own before it saves again.
 */

/** Each turn another device was quicker. */
const MOST_TURNS = 5
const SAVE_DELAY_MS = 2 * SECOND_MS

/** The API's copy as this page knows it. */
let known: (KeptCards & { userId: string }) | undefined

/** Joins both copies, and saves what the API lacks. Throws a Failure; what is not saved stays on the device. */
async function sync(userId: string): Promise<void> {
  await followCookie({ userId })
  let kept: KeptCards = known?.userId === userId ? known : await readCards(userId)
  for (let turn = 0; turn < MOST_TURNS && $userId.get() === userId; turn++) {
    const cards = joinCards(kept.cards)
    known = { ...kept, userId }
    if (areSameCards(cards, kept.cards)) return
    const revision = kept.revision + 1
    const answer = await saveCards({ revision, cards: [...cards] }, userId)
    kept = 'cards' in answer ? answer : { revision, cards: [...cards] }
    known = { ...kept, userId }
  }
}

let syncing: Promise<void> | undefined
let again = false

/** One after the other: two at once would refuse each other. */
async function syncNow(): Promise<void> {
  await sessionKnown()
  const userId = $userId.get()
  if (userId === undefined || !offers('practice')) return
  if (syncing) {
    again = true
    return syncing
  }
  // Without a network it is tried again once that is back, or when the cards are shown again.
  syncing = sync(userId)
    .catch(onFailure(() => {}))
    .finally(() => {
      syncing = undefined
    })
  await syncing
  if (!again) return
  again = false
  await syncNow()
}

const soon = createSoon(() => void syncNow(), SAVE_DELAY_MS)

/** While a page was hidden or without a network, another device may have gone on. */
function readAgain(): void {
  known = undefined
  void syncNow()
}

/** A phone may end a hidden page. */
function noteVisibility(): void {
  if (document.visibilityState === 'hidden') soon.now()
  else readAgain()
}

/** While cards are shown: reads what other devices answered, and saves what is answered here. */
export function followCards(): () => void {
  readAgain()
  const stop = $cards.listen(() => soon.later())
  window.addEventListener('online', readAgain)
  document.addEventListener('visibilitychange', noteVisibility)
  return () => {
    document.removeEventListener('visibilitychange', noteVisibility)
    window.removeEventListener('online', readAgain)
    stop()
    soon.now()
  }
}
