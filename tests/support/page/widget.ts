import { configure, within } from '@testing-library/dom'
import type { QuizElement } from '../../../embed/meta/elements.d.ts'
import { PATIENCE_MS } from '../patience.ts'
import { quietOnceLeft, whenLeft } from './page.ts'
import { newTag } from './probe.tsx'

// Its own report of what it looked through cannot print a shadow root.
configure({
  getElementError: (message, container) =>
    new Error(`${message}\nThe screen shows: ${container.textContent}`),
  asyncUtilTimeout: PATIENCE_MS,
})

const NAMES = {
  'quiz-app': 'QuizAppElement',
  'quiz-admin': 'QuizAdminElement',
  'slot-booker': 'SlotBookerElement',
} as const

/**
 * An element of the product on the page, under a name of its own because a page's modules are fresh in each test and a
 * name cannot be given up.
 */
export async function insertWidget(
  kind: keyof typeof NAMES,
  attributes: Record<string, string> = {},
  { knowsApi = true } = {},
) {
  const { defineElement } = await import('../../../embed/elements/members.ts')
  const { noteFeatures } = await import('../../../src/stores/session/features.ts')
  // As the API tells a visitor's page; it need not ask, and is not still asking when the next test counts its calls.
  if (knowsApi) noteFeatures(['return'])
  const classes = await import('../../../embed/elements/classes.ts')
  const tag = newTag()
  defineElement(tag, classes[NAMES[kind]])
  const element = document.createElement(tag) as QuizElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  whenLeft(() => element.remove())
  await quietOnceLeft()
  document.body.append(element)
  const root = element.shadowRoot as unknown as HTMLElement
  return { element, screen: within(root), text: () => root.textContent ?? '' }
}
