import { configure, within } from '@testing-library/dom'
import { PATIENCE_MS, quietOnceLeft, whenLeft } from './page.ts'
import { newTag } from './probe.tsx'

// Its own report of what it looked through cannot print a shadow root.
configure({
  getElementError: (message, container) =>
    new Error(`${message}\nThe screen shows: ${container.textContent}`),
  asyncUtilTimeout: PATIENCE_MS,
})

const APPS = {
  'quiz-app': async () => (await import('../../../src/app/quiz-app.tsx')).QuizApp,
  'slot-booker': async () => (await import('../../../src/app/slot-booker.tsx')).SlotBooker,
}

/**
 * An element of the product on the page, under a name of its own because a page's modules are fresh in each test and a
 * name cannot be given up.
 */
export async function insertWidget(
  kind: keyof typeof APPS,
  attributes: Record<string, string> = {},
  { knowsApi = true } = {},
) {
  const { defineElement } = await import('../../../embed/element.tsx')
  const { noteFeatures } = await import('../../../src/stores/session/features.ts')
  // As the API tells a visitor's page; it need not ask, and is not still asking when the next test counts its calls.
  if (knowsApi) noteFeatures(['return'])
  const tag = newTag()
  defineElement(tag, await APPS[kind]())
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  whenLeft(() => element.remove())
  await quietOnceLeft()
  document.body.append(element)
  const root = element.shadowRoot as unknown as HTMLElement
  return { element, screen: within(root), text: () => root.textContent ?? '' }
}
