import type { Page } from '@playwright/test'
import { CUSTOM_PROPERTIES, PARTS } from '../../../embed/meta/theming.meta.ts'
import { expect, test } from '../support/story.ts'

/** What a page may set, what it is set to here, and where that shows. */
const SHOWN: Readonly<Record<string, readonly [value: string, selector: string, property: string]>> = {
  '--quiz-accent': ['#0a5', '.button.primary', 'background-color'],
  '--quiz-primary-color': ['#fc0', '.button.primary', 'background-color'],
  '--quiz-primary-text-color': ['#123', '.button.primary', 'color'],
  '--quiz-link-color': ['#a0522d', '.badge.accent', 'color'],
  '--quiz-background-color': ['#fbf3e4', '[part=root]', 'background-color'],
  '--quiz-card-color': ['light-dark(#fff8ee, #2a1d10)', '.card', 'background-color'],
  '--quiz-popup-color': ['#ffeedd', '.dialog', 'background-color'],
  '--quiz-sunken-color': ['#eee6d8', '.button:disabled', 'background-color'],
  '--quiz-text-color': ['#402a10', '[part=root]', 'color'],
  '--quiz-muted-text-color': ['#6a5030', '.note', 'color'],
  '--quiz-border-color': ['#d8c8a8', '.card', 'border-top-color'],
  '--quiz-control-border-color': ['#8a6a3a', '.button:not(.primary, :disabled)', 'border-top-color'],
  '--quiz-focus-color': ['#c06', '[data-focused]', 'outline-color'],
  '--quiz-focus-thickness': ['5px', '[data-focused]', 'outline-width'],
  '--quiz-backdrop-color': ['#04080f80', '.dialog', 'background-color of ::backdrop'],
  '--quiz-green': ['#0b7', '.badge.green', 'color'],
  '--quiz-yellow': ['#f70', '.badge.yellow', 'background-color'],
  '--quiz-red': ['#c0c', '.button.danger', 'background-color'],
  '--quiz-blue': ['#0cc', '.banner.blue', 'background-color'],
  '--quiz-font': ['Courier', '.note', 'font-family'],
  '--quiz-heading-font': ['Courier', '.heading', 'font-family'],
  '--quiz-heading-weight': ['300', '.heading', 'font-weight'],
  '--quiz-font-size': ['20px', '.note', 'font-size'],
  '--quiz-line-height': ['2', '[part=root]', 'line-height'],
  '--quiz-text-width': ['20em', '.options', 'max-width'],
  '--quiz-content-width': ['700px', '.sheet', 'max-width'],
  '--quiz-density': ['0.75', '.card', 'padding-top'],
  '--quiz-radius': ['0px', '.card', 'border-top-left-radius'],
  '--quiz-shadow': ['0', '.card', 'box-shadow'],
  '--quiz-motion': ['0', '.button', 'transition-duration'],
}

/** Sets each property alone, and answers what does not change where it should, by theme. */
const unseen = (page: Page) =>
  page.evaluate(
    (shown) =>
      [...document.querySelectorAll<HTMLElement>('[theme]')].flatMap((host) => {
        const read = (selector: string, told: string) => {
          const [property = '', pseudo] = told.split(' of ')
          const element = host.shadowRoot?.querySelector(selector)
          return element && getComputedStyle(element, pseudo).getPropertyValue(property)
        }
        const probed = shown.map(([, [, selector]]) => host.shadowRoot?.querySelector(selector))
        // All others would be drawn anew sixty times.
        for (const sample of host.shadowRoot?.querySelectorAll('.sample') ?? [])
          if (!probed.some((element) => element && sample.contains(element))) sample.remove()
        const isSeen = ([name, [value, selector, property]]: (typeof shown)[number]) => {
          const before = read(selector, property)
          host.style.setProperty(name, value)
          const after = read(selector, property)
          host.style.removeProperty(name)
          return before && before !== after
        }
        return shown.filter((row) => !isSeen(row)).map(([name]) => `${name}, ${host.getAttribute('theme')}`)
      }),
    Object.entries(SHOWN),
  )

/** What a brand may write that has thought of light alone. */
const LIGHT_BRAND = Object.entries(SHOWN).filter(([, [value]]) => value.startsWith('#'))

/** Text, and the ground that it lies on. */
const TEXTS = [
  ['[part=root]', '[part=root]'],
  ['.note', '[part=root]'],
  ['.note', '.card'],
  ['.note', '.dialog'],
  ['.note', '.button:disabled'],
  ['.heading', '.dialog'],
  ['.button:disabled', '.button:disabled'],
  ['.button.danger', '.button.danger'],
  ['.badge.accent', '.card'],
  ['.badge.accent', '.badge.accent'],
  ['.badge.green', '.badge.green'],
  ['.badge.yellow', '.badge.yellow'],
  ['.badge.red', '.badge.red'],
  ['.badge.blue', '.badge.blue'],
] as const

/** The contrast of each of these by theme, as WCAG has it. */
const contrasts = (page: Page) =>
  page.evaluate((texts) => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    const luminance = (color: string) => {
      if (!context) return 0
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) =>
        channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('[theme]')].flatMap((host) => {
      const styleOf = (selector: string) => {
        const element = host.shadowRoot?.querySelector(selector)
        return element && getComputedStyle(element)
      }
      return texts.map(([text, ground]) => {
        const pair = [styleOf(text)?.color ?? '', styleOf(ground)?.backgroundColor ?? ''].map(luminance)
        const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
        return { what: `${text} on ${ground}, ${host.getAttribute('theme')}`, contrast }
      })
    })
  }, TEXTS)

const set = (page: Page, properties: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(name, value)
  }, properties)

test('each property that a page may set has its effect, light and dark, and leaves text readable', async ({
  page,
}) => {
  expect(Object.keys(SHOWN).toSorted()).toEqual(CUSTOM_PROPERTIES.map(({ name }) => name).toSorted())
  await page.goto('/pieces.html')
  await expect(page.locator('[data-focused]').first()).toBeAttached()
  expect(await unseen(page)).toEqual([])

  const still = { '--quiz-motion': '0' }
  await set(page, { ...still, ...Object.fromEntries(LIGHT_BRAND.map(([name, [value]]) => [name, value])) })
  const poor = (await contrasts(page)).filter(({ contrast }) => contrast < 4.5)
  expect(poor, 'a brand that has thought of light alone').toEqual([])
})

/** Of the element itself; the pieces are not in one. */
const ELEMENTS_OWN = ['header', 'main', 'footer']

test('buttons, cards, options and dialogs are parts, and so are the primary and the chosen one', async ({
  page,
}) => {
  await page.goto('/pieces.html?theme=light')
  const parts = await page
    .locator('[part]')
    .evaluateAll((elements) => [...new Set(elements.flatMap(({ part }) => [...part]))])
  expect(parts.concat(ELEMENTS_OWN).toSorted()).toEqual(PARTS.map(({ name }) => name).toSorted())

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '::part(button primary), ::part(option chosen), ::part(dialog) { outline: 3px solid red }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  const outlined = (locator: string) =>
    page
      .locator(locator)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineColor === 'rgb(255, 0, 0)')
  expect(await outlined('.button.primary')).toBe(true)
  expect(await outlined('.button:not(.primary)')).toBe(false)
  expect(await outlined('.option.chosen')).toBe(true)
  expect(await outlined('.option:not(.chosen)')).toBe(false)
  expect(await outlined('.dialog')).toBe(true)
})
