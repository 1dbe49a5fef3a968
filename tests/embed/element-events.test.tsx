import { beforeEach, describe, expect, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import { defineProbe, insert, inside, life, shown } from '../support/page/probe.tsx'

beforeEach(() => {
  Object.assign(life, { mounted: 0, unmounted: 0 })
})

async function createIn(attributes: Record<string, string> = {}) {
  const element = document.createElement(await defineProbe())
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('an event inside', () => {
  test('is an event of the element that a listener on the document receives', async () => {
    const element = await createIn()
    await insert(element)
    const heard: Event[] = []
    document.addEventListener('slot-cancelled', (event) => heard.push(event))
    inside(element).querySelector<HTMLElement>('#book')?.click()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({
      bubbles: true,
      composed: true,
      cancelable: false,
      detail: { bookingId: 'b' },
    })
    expect(heard[0]?.target).toBe(element)
  })
})

/** React reports a caught error once to the console, for developers. */
function expectReport(): void {
  const reports = vi.mocked(console.error).mock.calls
  expect(JSON.stringify(reports.map(String))).toContain('the brand is broken')
  vi.mocked(console.error).mockClear()
}

describe('an error while rendering', () => {
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => {})
  })

  test('leaves a message and a retry in the element, and tells the page', async () => {
    const element = await createIn({ 'brand-name': 'broken' })
    const heard = vi.fn()
    document.addEventListener('quiz-error', (event) => heard((event as CustomEvent).detail))
    await insert(element)
    const alert = await vi.waitUntil(() => inside(element).querySelector('[role="alert"]'))
    expect(alert.textContent).toContain('Something went wrong')
    expect(heard).toHaveBeenCalledWith({ message: 'Error: the brand is broken' })
    expectReport()

    element.setAttribute('brand-name', 'Prism')
    alert.querySelector('button')?.click()
    await until(() => expect(shown(element)).toEqual({ brandName: 'Prism' }))
    expect(inside(element).querySelector('[role="alert"]')).toBeNull()
  })

  test('is reported in the language of the element', async () => {
    const element = await createIn({ 'brand-name': 'broken', lang: 'de' })
    await insert(element)
    await until(() => expect(inside(element).textContent).toContain('Da ist etwas schiefgegangen'))
    expectReport()
    element.setAttribute('lang', 'en')
    await until(() => expect(inside(element).textContent).toContain('Something went wrong'))
  })

  test('leaves the other elements of the page alone', async () => {
    const [sound, broken] = [await createIn(), await createIn({ 'brand-name': 'broken' })]
    await insert(sound)
    await insert(broken)
    await vi.waitUntil(() => inside(broken).querySelector('[role="alert"]'))
    expectReport()
    expect(shown(sound)).toEqual({})
  })
})

describe('keys', () => {
  async function pressIn(selector: string, key: KeyboardEventInit) {
    const element = await createIn()
    await insert(element)
    const heard: string[] = []
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, () => heard.push(type))
    for (const type of ['keydown', 'keypress', 'keyup'])
      inside(element)
        .querySelector(selector)
        ?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...key }))
    return heard
  }

  test.each(['input', 'textarea', 'select'])(
    'typed into our %s are not shortcuts of the host page',
    async (field) => {
      expect(await pressIn(field, { key: 's' })).toEqual([])
    },
  )

  test.each([
    ['with Ctrl', 'input', { key: 's', ctrlKey: true }],
    ['with Meta', 'input', { key: 's', metaKey: true }],
    ['with Alt', 'input', { key: 's', altKey: true }],
    ['on a button', 'button', { key: 's' }],
  ])('%s reach the page', async (_, selector, key) => {
    expect(await pressIn(selector, key)).toEqual(['keydown', 'keypress', 'keyup'])
  })
})
