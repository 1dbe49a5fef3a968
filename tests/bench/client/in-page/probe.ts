import { findAll, findButton, findRadios, hasText, painted, rowOf, watch } from './dom.ts'
import { type Answerable, reachFirstFormula, reachFirstQuestion } from './first-question.ts'
import { lastEventAt, responses } from './responses.ts'
import { shifts, tasks } from './timeline.ts'
import { answerAll, reattach, scroll } from './work.ts'

/*
 * Runs in each page before its own scripts, bundled. It acts and measures inside the page, so that no figure holds the latency
 * of the driver.
 */

/** Scrolls it into view and answers its middle. */
function place(element: Element | undefined): { x: number; y: number } {
  if (!element) throw new Error('the bench looks for an element that is not there')
  element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function placeOfOption(index: number) {
  const radio = findRadios()[index]
  return place(radio && rowOf(radio))
}

/** What a visit waits for: the first question to answer, its first formula, a text, or an element. */
export type Wish = 'question' | 'formula' | { text: string } | { selector: string }

async function fulfil(wish: Wish): Promise<Answerable> {
  if (wish === 'question') return reachFirstQuestion()
  if (wish === 'formula') return reachFirstFormula()
  await watch(() => ('text' in wish ? hasText(wish.text) : findAll(wish.selector).length > 0))
  const at = await painted()
  return { pressedAt: at, at }
}

let expected = Promise.resolve<Answerable>({ pressedAt: 0, at: 0 })
/** Said before the page loads, so that nothing is missed; `expected` tells when it was in the page and painted. */
function expect(wish: Wish): void {
  expected = fulfil(wish)
}

const bench = {
  expect,
  expected: () => expected,
  lastEventAt: () => lastEventAt,
  responses,
  shifts,
  tasks,
  placeOfOption,
  placeOfButton: (label: string) => place(findButton(label)),
  countElements: () => findAll('*').length,
  answerAll,
  reattach,
  scroll,
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
