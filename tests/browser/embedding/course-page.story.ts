// SPEC 2 Book Slot
import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { openQuiz, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { choose, confirmBooking, enter, next, quizCard, startQuiz, submit } from '../support/walking.ts'

const NAMES = ['session-changed', 'slot-booked', 'slot-cancelled', 'quiz-started', 'quiz-submitted']

interface Heard {
  name: string
  /** As JSON. */
  detail: string
}

/** Writes down what a script of the host page hears on its document. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.addInitScript((names) => {
    const heard: object[] = []
    Object.assign(window, { heard })
    for (const name of names)
      document.addEventListener(name, (event) =>
        heard.push({ name, detail: JSON.stringify((event as CustomEvent).detail) }),
      )
  }, NAMES)
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

test('two elements on a course page work together, and tell the page what happens', async ({
  page,
  ownSchool,
}) => {
  await slotAt(ownSchool, '10:00')
  const quiz = await openQuiz(ownSchool)
  const learner = await enrol(ownSchool, { name: 'Lin Zhao' })
  const readEvents = await listen(page)
  await enter(page, ownSchool, learner, '/course-page.html')
  const slot = page.locator('quiz-app').getByRole('region', { name: 'Your slot' })
  await expect(slot.getByText('Choose your time')).toBeVisible()

  const booker = page.locator('slot-booker')
  await expect(booker.locator('.root')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const [box, column] = await Promise.all([booker.boundingBox(), page.locator('#book > h2').boundingBox()])
  expect([box?.x, box?.width], 'in the column of the page').toEqual([column?.x, column?.width])
  await expect(booker.getByRole('listitem')).toContainText('Available 500Booked 0Utilization 0%')
  await booker.getByRole('button', { name: 'Book Slot' }).click()
  await confirmBooking(page)
  await expect(slot.getByText(/minutes remaining/)).toBeVisible()
  await expect(booker.getByText('Your Active Slot')).toBeVisible()
  expect(new URL(page.url()).hash, 'the booking element leaves the address alone').toBe('')

  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await choose(page, 'A')
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()

  const heard = await readEvents()
  expect(heard.map(({ name }) => name)).toEqual([
    'session-changed',
    'slot-booked',
    'quiz-started',
    'quiz-submitted',
  ])
  expect(heard.map(({ detail }) => JSON.parse(detail))).toMatchObject([
    { user: { name: 'Lin Zhao' } },
    { booking: { status: 'booked' } },
    { quizId: quiz.id },
    { quizId: quiz.id, score: 33 },
  ])
  const told = heard.map(({ detail }) => detail).join()
  expect(told).not.toContain(learner.token)
  expect(told).not.toMatch(/token/i)
})
