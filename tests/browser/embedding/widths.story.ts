import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import { openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'

/** An element's parents, outermost first: the style of each, or its tag and style. */
type Parents = readonly (string | readonly [tag: string, style: string])[]

/** What a parent takes its width from is the element in it. */
const SHRINKING: Record<string, Parents> = {
  'the middle of a row': ['display: flex; justify-content: center', ''],
  'the middle of a column': ['display: flex; flex-direction: column; align-items: center', ''],
  'the middle of a grid': ['display: grid; place-items: center', ''],
  'a grid of one item in the middle': ['display: grid; place-content: center'],
  'a float on the left': ['float: left'],
  'a float on the right': ['float: right'],
  'an inline block': ['display: inline-block'],
  'an inline row': ['display: inline-flex', ''],
  'an inline grid': ['display: inline-grid', ''],
  'an absolute box': ['position: absolute'],
  'a fixed box': ['position: fixed; inset-block-start: 0'],
  'a box of fit-content': ['width: fit-content'],
  'a box of max-content': ['width: max-content'],
  'a table': ['display: table'],
  'a cell': [
    ['table', ''],
    ['tr', ''],
    ['td', ''],
  ],
  'a figure in a row': ['display: flex', ['figure', 'margin: 0']],
  'a dialog': [['dialog open', 'padding: 0; border: 0; max-width: 100%']],
  'shrinking boxes in each other': [
    'float: left',
    'display: inline-block',
    'display: flex; justify-content: center',
    'width: fit-content',
  ],
}

const open = (parent: Parents[number]) =>
  typeof parent === 'string' ? `<div style="${parent}">` : `<${parent[0]} style="${parent[1]}">`
const close = (parent: Parents[number]) =>
  typeof parent === 'string' ? '</div>' : `</${parent[0].split(' ')[0]}>`

const within = (parents: Parents, element: string) =>
  parents.map(open).join('') + element + parents.toReversed().map(close).join('')

const SCRIPTS = ['/embed/quiz-app.js', '/embed/quiz-admin.js', '/embed/slot-booker.js']

/** A page that has the elements' scripts and none of them. */
async function openPage(page: Page, url: string, dir = 'ltr') {
  await serveHost(page, { url }, '/narrow', hostPage(`<body dir="${dir}"></body>`, SCRIPTS))
  await page.goto(`${url}/narrow`)
}

/** Puts it into the page; returns its width, once it has drawn something, and how far the page can be scrolled sideways. */
async function widthOf(page: Page, html: string, body = ''): Promise<{ width: number; beyond: number }> {
  await page.evaluate(
    ([text, style]) => {
      document.body.style.cssText = style
      document.body.innerHTML = text
    },
    [html, body] as const,
  )
  const element = page.locator('quiz-app, quiz-admin, slot-booker')
  await expect(element.getByRole('heading').first()).toBeAttached()
  return element.evaluate((drawn) => ({
    width: Math.round(drawn.getBoundingClientRect().width),
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
}

const elementsOf = (quizId: string) => ({
  'quiz-app': '<quiz-app api-base="/api"></quiz-app>',
  'quiz-admin': '<quiz-admin api-base="/api"></quiz-admin>',
  'slot-booker': '<slot-booker api-base="/api"></slot-booker>',
  'one quiz': `<quiz-app api-base="/api" quiz="${quizId}"></quiz-app>`,
})

for (const [window, least] of [
  [390, 340],
  [1280, 1100],
] as const)
  for (const dir of ['ltr', 'rtl'])
    test(`an element has its full width in a parent that shrinks to its content: ${window} px, ${dir}`, async ({
      page,
      school,
    }) => {
      await page.setViewportSize({ width: window, height: 800 })
      const quiz = await openQuiz(school)
      await openPage(page, school.url, dir)
      for (const [name, element] of Object.entries(elementsOf(quiz.id))) {
        for (const [where, parents] of Object.entries(SHRINKING)) {
          const { width, beyond } = await widthOf(page, within(parents, element))
          expect.soft(width, `${name} in ${where}`).toBeGreaterThan(least)
          expect.soft(beyond, `beyond the page: ${name} in ${where}`).toBe(0)
        }
        for (const body of ['display: flex; justify-content: center', 'display: grid; place-items: center']) {
          const { width } = await widthOf(page, `<div>${element}</div>`, body)
          expect.soft(width, `${name} in a body with ${body}`).toBeGreaterThan(least)
        }
        const { width } = await widthOf(page, within(['width: min-content'], element))
        expect.soft(width, `${name} in a box of min-content`).toBeGreaterThan(50)
      }
    })

test('an element beside a sidebar in a row has the remaining space', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, school.url)
  const sidebar = '<aside style="width: 240px">Lenses</aside>'
  for (const element of Object.values(elementsOf('none'))) {
    const row = `<div style="display: flex">${sidebar}<div>${element}</div></div>`
    expect((await widthOf(page, row)).width).toBeGreaterThan(1000)
    const direct = `<div style="display: flex">${sidebar}${element}</div>`
    expect((await widthOf(page, direct)).width).toBe(1264 - 240)
  }
})

const COLUMNS = [130, 200, 320].flatMap((wide) =>
  [
    [`width: ${wide}px`],
    ['display: flex', `flex: 0 0 ${wide}px`],
    ['display: flex', `width: ${wide}px; min-width: 0`],
    [`display: grid; width: ${wide}px; grid-template-columns: minmax(0, 1fr)`, ''],
    [`display: grid; grid-template-columns: ${wide}px 1fr`, ''],
    [`float: left; width: ${wide}px`],
    [`position: absolute; max-width: ${wide}px`],
  ].map((parents) => ({ wide, parents })),
)

/** Of itself an element leaves room for the margins that pages have without a style. */
const widthIn = ([first = '']: readonly string[], wide: number, window: number) =>
  first.includes('max-width') ? Math.min(wide, window - 16) : wide

for (const window of [320, 390])
  test(`no element is wider than a narrow column: window of ${window} px`, async ({ page, school }) => {
    await page.setViewportSize({ width: window, height: 800 })
    await openPage(page, school.url)
    for (const [name, element] of Object.entries(elementsOf('none')))
      for (const { wide, parents } of COLUMNS) {
        const { width, beyond } = await widthOf(page, within(parents, element), 'margin: 0')
        expect.soft(width, `${name} in ${parents.join(' > ')}`).toBe(widthIn(parents, wide, window))
        expect.soft(beyond, `beyond the page: ${name} in ${parents.join(' > ')}`).toBe(0)
      }
  })

test('a column for the rest beside a sidebar stays in the window', async ({ page, school }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, school.url)
  for (const columns of ['200px 1fr', 'minmax(0, 1fr) 130px', 'auto 1fr'])
    for (const [name, element] of Object.entries(elementsOf('none'))) {
      const grid = `<div style="display: grid; grid-template-columns: ${columns}"><p>Lenses</p><div>${element}</div></div>`
      const { beyond } = await widthOf(page, grid)
      expect.soft(beyond, `${name}: ${columns}`).toBe(0)
    }
})

test('an element in a shrinking parent has its width before its code is loaded', async ({ page, school }) => {
  const element = '<quiz-app api-base="/api"><p>Loading…</p></quiz-app>'
  const learner = await enrol(school, { name: 'Noor Haddad' })
  await page.addInitScript((text) => localStorage.setItem('quiz:token', text), JSON.stringify(learner.token))
  for (const [where, parents] of Object.entries({
    ...SHRINKING,
    'a column, by itself': ['display: flex; flex-direction: column; align-items: center'],
    'a grid, by itself': ['display: grid; place-items: center'],
    'a row, by itself': ['display: flex; justify-content: center'],
  })) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/chunks\//, async (route) => {
      await held
      await route.continue()
    })
    await serveHost(page, school, '/held', hostPage(within(parents, element)))
    await page.goto(`${school.url}/held`, { waitUntil: 'commit' })
    const app = page.locator('quiz-app')
    const width = () => app.evaluate((shown) => Math.round(shown.getBoundingClientRect().width))
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
    const before = await width()
    release()
    await expect(app.getByRole('heading').first()).toBeVisible()
    expect.soft(await width(), where).toBe(before)
    await page.unroute(/\/chunks\//)
  }
})
