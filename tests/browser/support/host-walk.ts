import { expect, type Page } from '@playwright/test'
import { readOverflow } from './hosts.ts'
import { readStyles, type Styles, type Watched } from './styles.ts'
import { choose, confirmBooking, dialog, option, quizCard, startQuiz, toast } from './walking.ts'

const SCREENS = {
  home: [
    { name: 'ground', selector: '.page', sized: true },
    { name: 'header', selector: '.masthead', sized: true },
    { name: 'title', selector: '.title' },
    { name: 'text', selector: '.lede' },
    { name: 'card', selector: '.hero', sized: true },
    { name: 'primary button', selector: '.hero .button.primary' },
    { name: 'tab', selector: '.tab[aria-selected="true"]' },
    { name: 'other tab', selector: '.tab[aria-selected="false"]' },
    { name: 'footer', selector: '.colophon .note' },
  ],
  seated: [
    { name: 'ground', selector: '.page', sized: true },
    { name: 'header', selector: '.masthead', sized: true },
    { name: 'title', selector: '.title' },
    { name: 'tab', selector: '.tab[aria-selected="true"]' },
    { name: 'quiz card', selector: '.quiz-card', sized: true },
    { name: 'badge', selector: '.quiz-card .badge' },
    { name: 'quiz title', selector: '.quiz-card .subheading' },
    { name: 'link', selector: '.quiz-card .button', sized: true },
    { name: 'footer', selector: '.colophon .note' },
  ],
  booking: [
    { name: 'banner', selector: '.banner', sized: true },
    { name: 'chosen day', selector: '.day:has(:checked)', sized: true },
    { name: 'day', selector: '.day:not(:has(:checked))', sized: true },
    { name: 'slot', selector: '.slot-row', sized: true },
    { name: 'bubble', selector: '.slot-row:last-child .slot-fill', sized: true },
    { name: 'button', selector: '.slot-row .button' },
  ],
  booked: [
    // As wide as the window, less what a host leaves beside the element; the toast itself is sized.
    { name: 'toasts', selector: '[data-sonner-toaster]' },
    { name: 'toast', selector: '[data-sonner-toast]', sized: true },
    { name: 'quiz card', selector: '.quiz-card', sized: true },
    { name: 'badge', selector: '.quiz-card .badge' },
    { name: 'quiz title', selector: '.quiz-card .subheading' },
    { name: 'link', selector: '.quiz-card .button', sized: true },
  ],
  intro: [
    { name: 'card', selector: '.intro', sized: true },
    { name: 'list item', selector: '.rules > li' },
    { name: 'figure', selector: '.stat > dd' },
  ],
  exam: [
    { name: 'countdown', selector: '.countdown', sized: true },
    { name: 'question', selector: '.question', sized: true },
    { name: 'formula', selector: 'math' },
    { name: 'chosen option', selector: '.option:has(:checked)', sized: true },
    { name: 'chosen bubble', selector: '.option:has(:checked) > .bubble', sized: true },
    { name: 'option', selector: '.option:not(:has(:checked))', sized: true },
    { name: 'bubble', selector: '.option:not(:has(:checked)) > .bubble', sized: true },
    { name: 'option text', selector: '.option-text' },
    { name: 'flag', selector: '.flag' },
  ],
  dialog: [
    { name: 'dialog', selector: 'dialog', sized: true },
    { name: 'heading', selector: 'dialog .heading' },
    { name: 'figure', selector: 'dialog .stat > dd' },
    { name: 'primary button', selector: 'dialog .button.primary' },
  ],
  result: [
    { name: 'figure', selector: '.score-figure' },
    { name: 'right option', selector: '.option.told.green', sized: true },
    { name: 'verdict', selector: '.option .verdict' },
    { name: 'badge', selector: '.review .badge' },
  ],
} satisfies Record<string, readonly Watched[]>

export interface Walk {
  styles: Styles
  /** What could only be seen by scrolling sideways, in CSS pixels, by screen. */
  overflow: Record<string, { page: number; element: number }>
}

type Look = (screen: keyof typeof SCREENS) => Promise<void>

/** Notes what is seen of our element on the screens that one looks around on. */
async function look(page: Page, go: (lookAt: Look) => Promise<void>): Promise<Walk> {
  const seen = { styles: new Map<string, string>(), overflow: {} as Walk['overflow'] }
  await go(async (screen) => {
    for (const [key, value] of await readStyles(page, screen, SCREENS[screen])) seen.styles.set(key, value)
    seen.overflow[screen] = await readOverflow(page)
  })
  return seen
}

type InExam = (page: Page) => Promise<void>

async function findQuiz(page: Page, title: string) {
  const take = quizCard(page, title).getByRole('link', { name: 'Take Quiz' })
  await expect(take).toBeVisible()
  return take
}

async function answer(page: Page, lookAt: Look, inExam?: InExam) {
  await startQuiz(page)
  // Away from the toast, which in a small window lies over the first lines for a while.
  await option(page, 'A').evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
  await choose(page, 'A')
  await expect(page.locator('quiz-app').getByRole('math').first()).toBeVisible()
  await lookAt('exam')
  await inExam?.(page)
}

/** From the home screen over booking and a quiz of one question to its result; looks around on every screen. */
export const walk = (page: Page, title: string, inExam?: InExam): Promise<Walk> =>
  look(page, async (lookAt) => {
    const element = page.locator('quiz-app')
    const bookSlot = element
      .getByRole('region', { name: 'Your slot' })
      .getByRole('link', { name: 'Book Slot' })
    await expect(bookSlot).toBeVisible()
    await expect(element.getByRole('tab').first()).toBeVisible()
    await lookAt('home')
    await bookSlot.click()
    const book = element.getByRole('button', { name: 'Book Slot' }).first()
    await expect(book).toBeVisible()
    await lookAt('booking')
    await book.click()
    await confirmBooking(page)
    await expect(toast(page, 'Slot booked successfully')).toBeVisible()
    const take = await findQuiz(page, title)
    await lookAt('booked')
    await take.click()
    await expect(element.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
    await lookAt('intro')
    await answer(page, lookAt, inExam)
    await element.getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(dialog(page)).toBeVisible()
    await lookAt('dialog')
    await dialog(page).getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(element.getByRole('region', { name: 'Summary' })).toContainText('100%')
    await expect(element.getByText('Your answer, correct')).toBeVisible()
    await lookAt('result')
  })

/** From the home screen of somebody with a seat to the first question; looks around on both. */
export const glance = (page: Page, title: string, inExam?: InExam): Promise<Walk> =>
  look(page, async (lookAt) => {
    const take = await findQuiz(page, title)
    await expect(page.locator('quiz-app').getByRole('tab').first()).toBeVisible()
    await lookAt('seated')
    await take.click()
    await answer(page, lookAt, inExam)
  })
