// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { takeQuiz } from '../../../src/messages/en/take-quiz.ts'
import { unsent } from '../../../src/messages/en/unsent.ts'
import { focusedNode, listen, tellAll } from '../support/accessibility-tree.ts'
import { answer, disturb, SUBMIT } from '../support/faults.ts'
import { tabTo } from '../support/keyboard.ts'
import { enrolSeated, OFFERS_NOTHING, openQuiz, type School } from '../support/school.ts'
import { expect, needs, refused, test } from '../support/story.ts'
import {
  choose,
  dialog,
  enter,
  option,
  passTime,
  questionCount,
  secondsLeft,
  startQuiz,
  submit,
} from '../support/walking.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const HEADS = ['heading', 'group', 'radio', 'button', 'timer', 'complementary', 'spinbutton']

/** What one meets on the way through the exam, in the order of the tree; marks of the navigator and strikes are left out. */
const wayThrough = async (page: Page) =>
  (await tellAll(page))
    .filter(
      ({ role, name }) => HEADS.includes(String(role)) && !/^(Question \d+,|Strike|$)/.test(String(name)),
    )
    .map(({ role, name }) => `${role}: ${name}`)

const QUESTION_1 = 'Light enters glass ( n equals 1.5 ) at 30°. What is the angle inside?'
const REPORT = 'This question is wrong'
const WAY = [
  'heading: Question 1 of 3',
  ...(OFFERS_NOTHING ? [] : [`button: ${REPORT}`]),
  `group: ${QUESTION_1}`,
  ...['19.5°', '30°', '45°', '48.6°'].map((text, index) => `radio: Option ${'ABCD'[index]}: ${text}`),
  'button: Previous',
]

/** A quiz of fifteen minutes is open, the device's clock is the school's. */
async function openIntro(page: Page, school: School, facts: { timeFactor?: number; count?: number } = {}) {
  const { timeFactor = 1, count = 3 } = facts
  await page.clock.install({ time: school.now() })
  const learner = await enrolSeated(school)
  await school.deps.db
    .updateTable('users')
    .set({ time_factor: timeFactor })
    .where('id', '=', learner.id)
    .execute()
  const quiz = await openQuiz(school, { count })
  await enter(page, school, learner, `/#/quiz/${quiz.id}`)
  await expect(button(page, 'Start Quiz')).toBeEnabled()
  return quiz
}

test('a screen reader gets a quiz in order, and each announcement once', async ({
  page,
  context,
  ownSchool,
  complaints,
}) => {
  complaints.expect('ERR_INTERNET_DISCONNECTED')
  await openIntro(page, ownSchool)
  await startQuiz(page)
  await expect(page.getByRole('math').first()).toBeVisible()
  await expect.poll(() => focusedNode(page)).toBe(`heading, Question 1 of 3, ${QUESTION_1}`)
  // It comes once there is time for it.
  await expect(button(page, REPORT)).toHaveCount(OFFERS_NOTHING ? 0 : 1)
  const wide = await wayThrough(page)
  const from = wide.indexOf('heading: Question 1 of 3')
  expect(wide.slice(from)).toEqual([
    ...WAY,
    ...['button: Flag', 'button: Next', 'button: Go to question 1'],
    ...['complementary: Question Navigator', 'heading: Question Navigator', 'group: Questions'],
    'spinbutton: Jump to question, 1 to 3, then Enter',
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  const narrow = await wayThrough(page)
  expect(narrow.slice(from)).toEqual([
    ...WAY,
    'button: 1 of 3, Question Navigator',
    ...['button: Flag', 'button: Next', 'button: Go to question 1'],
  ])
  await page.setViewportSize({ width: 1280, height: 800 })

  const heard = await listen(page)
  await page.clock.runFor(6 * SECOND_MS)
  expect(await heard(), 'a clock that ticks is silent').toEqual([])
  await button(page, 'Next').press('Enter')
  await expect(questionCount(page, 2, 3)).toBeVisible()
  await expect(button(page, 'Next')).toBeFocused()
  expect(await heard()).toEqual(['Question 2 of 3'])

  await page.keyboard.press('Tab')
  await tabTo(page, button(page, 'Go to question 2'))
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedNode(page)).toMatch(/^heading, Question 2 of 3, Where is the image/)
  await tabTo(page, option(page, 'A'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('spinbutton'))
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  expect(await heard()).toEqual(['There are 3 questions.'])
  expect(await focusedNode(page)).toMatch(/^spinbutton, .+, There are 3 questions\.$/)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedNode(page)).toBe(`heading, Question 1 of 3, ${QUESTION_1}`)
  expect(await heard(), 'what gets the focus is said for that').toEqual([])

  await context.setOffline(true)
  await expect(page.getByText('No connection. Keep going')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await page.clock.runFor(7 * SECOND_MS)
  expect(await heard()).toEqual([expect.stringMatching(/^No connection\./), 'The connection is back.'])
})

test('the end is announced five minutes before, in the dialog that asks, and on the result', async ({
  page,
  ownSchool,
}) => {
  await openIntro(page, ownSchool)
  await startQuiz(page)
  await choose(page, 'A')
  const heard = await listen(page)
  await passTime(page, ownSchool, ((await secondsLeft(page)) - 297) / 60)
  await expect(page.getByText('5 minutes remaining')).toBeVisible()
  // Waited for: a page that runs ahead of the school's clock is put back, and says it once more.
  await expect(page.getByText('5 minutes remaining')).toBeHidden()
  // A call that was on its way ran out of time as the clock jumped, which may be said, too.
  const ofNetwork: unknown[] = [true, false].map(takeQuiz.exam.connection)
  expect((await heard()).filter((text) => !ofNetwork.includes(text))).toEqual(['5 minutes remaining'])
  await page.getByRole('button', { name: 'Question 3, Unattempted' }).press('Enter')
  await expect.poll(() => focusedNode(page)).toMatch(/^heading, Question 3 of 3/)
  await button(page, 'Submit Quiz').press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await focusedNode(page)).toBe('button, Keep Working')
  const asked = (await tellAll(page)).find(({ role }) => role === 'alertdialog')
  expect(asked?.description).toBe(
    'Press an open question to go to it. 2 unattempted questions will count as incorrect.',
  )
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedNode(page)).toBe('button, Submit Quiz')
  await page.keyboard.press('Enter')
  await heard()
  await passTime(page, ownSchool, 5)
  await expect
    .poll(() => focusedNode(page), 'the time was over while the dialog asked')
    .toMatch(/^heading, Quiz Results, Time ran out at .+ Your saved answers .+: 1 of 3 answered\.$/)
})

test('extra time is announced before the start, beside the clock, and when it is added', async ({
  page,
  ownSchool,
}) => {
  needs('time', 'otherwise nobody has more time than others')
  await openIntro(page, ownSchool, { timeFactor: 1.5 })
  const text = 'Your time: 22 min 30 s (15 + 7 min 30 s extra). It is already in the clock.'
  await expect(page.getByText(text)).toBeVisible()
  await startQuiz(page)
  const timer = (await tellAll(page)).find(({ role }) => role === 'timer')
  expect([timer?.name, timer?.description]).toEqual(['Time remaining', text])
})

interface Step {
  does: string
  act: (page: Page, school: School) => Promise<unknown>
  /** What has the focus then. */
  at: string | RegExp
}

/** One after the other, in a quiz of 64 questions. */
const STEPS: Step[] = [
  { does: 'starts', act: startQuiz, at: /^heading, Question 1 of 64/ },
  {
    does: 'takes an answer back',
    act: async (page) => {
      await choose(page, 'B')
      await button(page, 'Clear answer').press('Enter')
    },
    at: /^radio, Option B/,
  },
  { does: 'reloads', act: (page) => page.reload(), at: /^heading, Question 1 of 64/ },
  { does: 'goes on', act: (page) => button(page, 'Next').press('Enter'), at: 'button, Next' },
  {
    does: 'goes back to the first',
    act: (page) => button(page, 'Previous').press('Enter'),
    at: 'button, Previous',
  },
  { does: 'flags', act: (page) => button(page, 'Flag').press('Enter'), at: /^button, Flagged/ },
  {
    does: 'turns to the last page of the navigator',
    act: (page) => button(page, 'Next 50 questions').press('Enter'),
    at: /^button, Next 50 questions/,
  },
  {
    does: 'jumps',
    act: (page) => button(page, 'Question 64, Unattempted').press('Enter'),
    at: /^heading, Question 64 of 64/,
  },
  {
    does: 'hides the clock, until the last minute',
    act: async (page, school) => {
      await button(page, 'Hide clock').press('Enter')
      await passTime(page, school, 14.2)
      await expect(page.getByRole('timer')).toHaveText(/^00:/)
    },
    at: /^button, Hide clock/,
  },
  { does: 'hands in, and is refused', act: (page) => submit(page), at: 'heading, Not accepted' },
  {
    does: 'thinks of discarding',
    act: (page) => button(page, unsent.discard).press('Enter'),
    at: 'button, Cancel',
  },
  { does: 'keeps the answers', act: (page) => page.keyboard.press('Escape'), at: /^button, (?!Cancel)/ },
  {
    does: 'discards',
    act: async (page) => {
      await button(page, unsent.discard).press('Enter')
      await dialog(page).getByRole('button', { name: unsent.discard }).press('Enter')
    },
    // As the API remembers the start, the quiz begins anew with what is left of its time.
    at: /^heading, (Question 1 of 64|Geometric optics)/,
  },
]

test('the focus is always where the learner continues, whatever happens in an exam', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(400), refused(404))
  await disturb(page, SUBMIT, answer(400, { message: 'Quiz is not currently active' }))
  // The server never hears of the work, so nothing of it comes back.
  await page.route(/\/api\/quiz\/[^/]+\/attempt\b/, (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  )
  await openIntro(page, ownSchool, { count: 64 })
  for (const { does, act, at } of STEPS) {
    await act(page, ownSchool)
    const where = expect.poll(() => focusedNode(page), `one who ${does}`)
    await (typeof at === 'string' ? where.toBe(at) : where.toMatch(at))
  }
})

/** Pixels between the bars that stick, in a window of that height. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('quiz-app')?.shadowRoot
    const bars = [...(root?.querySelectorAll('.exam-head, .exam-foot') ?? [])]
    const sticky = bars.filter((bar) => getComputedStyle(bar).position === 'sticky')
    return innerHeight - sticky.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  })

/** What WCAG 1.4.12 lets a reader set. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.querySelector('quiz-app')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })

/** The texts that are not wholly shown; hidden ones are for screen readers. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('quiz-app')?.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter(
        (box) => getComputedStyle(box).overflow !== 'visible' && getComputedStyle(box).clipPath === 'none',
      )
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
      .map(({ className }) => className),
  )

test('a small window leaves space for the question, and cuts off no text', async ({ page, ownSchool }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openIntro(page, ownSchool)
  await startQuiz(page)
  expect(await freeHeight(page)).toBeGreaterThanOrEqual(180)
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await freeHeight(page), 'as at 400 %, nothing sticks').toBe(256)
  await page.setViewportSize({ width: 320, height: 640 })
  await spaceText(page)
  await expect.poll(() => cutTexts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await button(page, '1 of 3, Question Navigator').click()
  await page.getByRole('spinbutton').fill('9')
  await page.getByRole('spinbutton').press('Enter')
  expect(await focusedNode(page)).toMatch(/^spinbutton, .+, There are 3 questions\.$/)
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedNode(page)).toBe('button, 1 of 3, Question Navigator')
})
