import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import {
  clickCount,
  countOf,
  defineProbe,
  insert,
  inside,
  life,
  newTag,
  settle,
  shown,
} from '../support/page/probe.tsx'

beforeEach(() => {
  Object.assign(life, { mounted: 0, unmounted: 0 })
})

async function create(attributes: Record<string, string> = {}) {
  const element = document.createElement(await defineProbe())
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('attributes', () => {
  test('reach the application, where an empty or missing one has its default', async () => {
    const element = await create({
      'api-base': '/api',
      'brand-name': '',
      class: 'x',
      'image-proxy-hosts': 'a b',
    })
    await insert(element)
    expect(shown(element)).toEqual({ apiBase: '/api', imageProxyHosts: 'a b' })
  })

  test('without a value are on if they are flags', async () => {
    const element = await create({ debug: '' })
    await insert(element)
    expect(shown(element)).toEqual({ debug: 'true' })
    Reflect.set(element, 'debug', false)
    await until(() => expect(shown(element)).toEqual({ debug: 'false' }))
  })

  test('that change later reach it, and its state stays', async () => {
    const element = await create({ 'brand-name': 'Prism' })
    await insert(element)
    clickCount(element)
    element.setAttribute('brand-name', 'Lens')
    await until(() => expect(shown(element)).toEqual({ brandName: 'Lens' }))
    expect(countOf(element)).toBe(1)
  })

  test.each([
    ['removed', (element: Element) => element.removeAttribute('brand-name')],
    ['emptied', (element: Element) => element.setAttribute('brand-name', '')],
  ])('that are %s have their default again', async (_, change) => {
    const element = await create({ 'brand-name': 'Prism' })
    await insert(element)
    change(element)
    await until(() => expect(shown(element)).toEqual({}))
  })

  test('are properties, too, in both directions', async () => {
    const element = await create({ 'brand-name': 'Prism' })
    await insert(element)
    expect(Reflect.get(element, 'brandName')).toBe('Prism')
    expect(Reflect.get(element, 'apiBase')).toBe('')
    Reflect.set(element, 'apiBase', '/api')
    expect(element.getAttribute('api-base')).toBe('/api')
    Reflect.set(element, 'theme', 'dark')
    expect(element.getAttribute('theme')).toBe('dark')
    Reflect.set(element, 'theme', null)
    Reflect.set(element, 'brandName', null)
    expect(element.hasAttribute('brand-name')).toBe(false)
    await until(() => expect(shown(element)).toEqual({ apiBase: '/api' }))
  })

  test('set as properties before the script has loaded are not lost', async () => {
    const tag = newTag()
    const early = document.createElement(tag)
    Reflect.set(early, 'brandName', 'Prism')
    early.setAttribute('api-base', '/api')
    document.body.append(early)
    await defineProbe(tag)
    await until(() => expect(shown(early)).toEqual({ apiBase: '/api', brandName: 'Prism' }))
    Reflect.set(early, 'brandName', 'Lens')
    expect(early.getAttribute('brand-name')).toBe('Lens')
  })
})

describe('an element', () => {
  test('that is never inserted mounts nothing', async () => {
    const element = await create({ 'brand-name': 'Prism' })
    element.setAttribute('brand-name', 'Lens')
    await settle()
    expect(life.mounted).toBe(0)
  })

  test('that the page moves keeps its state', async () => {
    const element = await create()
    await insert(element)
    clickCount(element)
    const box = document.createElement('section')
    document.body.append(box)
    box.append(element)
    await settle()
    expect(countOf(element)).toBe(1)
    expect(life).toEqual({ mounted: 1, unmounted: 0 })
  })

  test('that is removed ends, and begins anew when it is inserted again, with its current attributes', async () => {
    const element = await create({ 'brand-name': 'Prism' })
    await insert(element)
    clickCount(element)
    element.remove()
    await until(() => expect(life.unmounted).toBe(1))
    expect(inside(element).querySelector('.root')).toBeNull()
    element.setAttribute('brand-name', 'Lens')
    await settle()
    expect(life.mounted, 'an attribute alone brings nothing back').toBe(1)
    await insert(element)
    expect(shown(element)).toEqual({ brandName: 'Lens' })
    expect(countOf(element)).toBe(0)
  })

  test('that is removed and inserted fifty times exists once', async () => {
    const element = await create()
    for (let cycle = 0; cycle < 50; cycle++) {
      await insert(element)
      element.remove()
      await Promise.resolve()
    }
    await insert(element)
    await settle()
    expect(life.mounted - life.unmounted).toBe(1)
    expect(inside(element).querySelectorAll('.root')).toHaveLength(1)
  })

  test('that is cloned yields a second one of its own', async () => {
    const element = await create({ 'brand-name': 'Prism' })
    await insert(element)
    clickCount(element)
    await until(() => expect(life.mounted).toBe(1))
    const clone = element.cloneNode(true) as Element
    expect(life.mounted).toBe(1)
    await insert(clone)
    expect(shown(clone)).toEqual({ brandName: 'Prism' })
    expect([countOf(element), countOf(clone)]).toEqual([1, 0])
  })

  test('tells its content whenever it is connected', async () => {
    const element = await create()
    const heard = vi.fn()
    inside(element).addEventListener('host-connected', heard)
    await insert(element)
    document.body.append(element)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

test('an element replaced by another one ends before that one begins', async () => {
  const [before, after] = [await create(), await create()]
  const other = document.createElement(before.localName)
  await insert(before)
  await until(() => expect(life.mounted).toBe(1))
  before.remove()
  document.body.append(other)
  // Of another kind: they have nothing in common.
  document.body.append(after)
  expect(inside(before).querySelector('.root')).toBeNull()
  expect(inside(other).querySelector('.root')).not.toBeNull()
  await until(() => expect(life).toEqual({ mounted: 3, unmounted: 1 }))
})

test('a script that is loaded twice defines its element once', async () => {
  const tag = await defineProbe()
  const kind = customElements.get(tag)
  await defineProbe(tag)
  expect(customElements.get(tag)).toBe(kind)
})

test('the texts are English, from left to right, whatever the page’s language', async () => {
  const page = document.documentElement
  Object.assign(page, { lang: 'ar', dir: 'rtl' })
  onTestFinished(() => {
    for (const name of ['lang', 'dir']) page.removeAttribute(name)
  })
  const element = await create()
  await insert(element)
  const root = inside(element).querySelector('.root')
  expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['en', 'ltr'])
})

test('all elements share one set of constructed sheets, and write none into the page', async () => {
  const [one, other] = [await create(), await create()]
  await insert(one)
  expect(inside(one).adoptedStyleSheets).toHaveLength(2)
  expect([...inside(one).adoptedStyleSheets]).toEqual([...inside(other).adoptedStyleSheets])
  expect(document.querySelectorAll('style, link')).toHaveLength(0)
  expect(inside(one).querySelectorAll('style, link')).toHaveLength(0)
})

test.each(['quiz-app', 'slot-booker'])('the entry of %s defines it, even when it runs twice', async (tag) => {
  const load = () =>
    tag === 'quiz-app'
      ? import('../../embed/entries/quiz-app.ts')
      : import('../../embed/entries/slot-booker.ts')
  await load()
  await customElements.whenDefined(tag)
  const kind = customElements.get(tag)
  expect(kind).toBeDefined()
  vi.resetModules()
  await load()
  expect(customElements.get(tag)).toBe(kind)
})
