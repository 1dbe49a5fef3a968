import type { Page } from '@playwright/test'
import { button, enrolAdmin, heading } from '../support/authoring.ts'
import { attemptsOf, enrolSeated, openQuiz, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  clickSignIn,
  confirmBooking,
  dialog,
  enter,
  next,
  questionCount,
  quizCard,
  secondsLeft,
  signInAsNew,
  startQuiz,
  submit,
  toast,
  welcome,
} from '../support/walking.ts'

/** Which translator: some heed `translate="no"`, some put one element in place of several texts. */
interface Habits {
  heedsNo: boolean
  nests: boolean
  /** It puts neighbouring texts into the element of the first, as one. */
  merges?: boolean
}

/** Puts elements in the place of each text that appears, in shadow roots too, as the translators of browsers do. */
function translate({ heedsNo, nests, merges }: Habits): void {
  const replaced = new WeakSet<Node>()
  const wrap = (node: Text) => {
    const parent = node.parentElement
    if (!parent || replaced.has(node) || !node.data.trim()) return
    if (/^(style|script|title|option)$/i.test(parent.tagName)) return
    if (heedsNo && parent.closest('[translate=no]')) return
    const font = document.createElement('font')
    const inner = nests ? font.appendChild(document.createElement('font')) : font
    let words = node.data
    while (merges && node.nextSibling instanceof Text) {
      words += node.nextSibling.data
      node.nextSibling.remove()
    }
    const text = document.createTextNode(words)
    replaced.add(text)
    inner.append(text)
    node.replaceWith(font)
  }
  const all = (root: Node) => {
    if (root instanceof Text) return wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  const watch = (root: Node) =>
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') all(target)
        for (const node of addedNodes) all(node)
      }
    }).observe(root, { childList: true, characterData: true, subtree: true })
  watch(document)
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachWatched(init) {
    const root = attach.call(this, init)
    watch(root)
    return root
  }
}

const TRANSLATORS: [string, Habits][] = [
  ['that leaves alone what it is told to', { heedsNo: true, nests: true }],
  ['that translates everything', { heedsNo: false, nests: true }],
  ['that puts one element in place of a text', { heedsNo: false, nests: false }],
  ['that makes one of neighbouring texts', { heedsNo: false, nests: true, merges: true }],
]

const noLoading = (page: Page) => expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)

const answered = (page: Page) => page.locator('.exam-meter .note').first()

for (const [which, habits] of TRANSLATORS)
  test(`an exam works under a translator ${which}`, async ({ page, ownSchool }) => {
    await page.addInitScript(translate, habits)
    const learner = await enrolSeated(ownSchool)
    const quiz = await openQuiz(ownSchool, { count: 3 })
    await beginQuiz(page, ownSchool, learner, quiz.id)
    expect(await page.locator('quiz-app font').count(), 'something is translated').toBeGreaterThan(5)
    const before = await secondsLeft(page)
    await expect.poll(() => secondsLeft(page)).toBeLessThan(before)
    await expect(answered(page)).toHaveText('0 of 3, 0%')
    await choose(page, 'B')
    await expect(answered(page)).toHaveText('1 of 3, 33%')
    await next(page)
    await expect(questionCount(page, 2, 3)).toBeVisible()
    await expect(page.locator('.where')).toHaveText('2 of 3')
    await page.getByRole('button', { name: 'Flag', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible()
    await choose(page, 'C')
    await next(page)
    await expect(questionCount(page, 3, 3)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0)
    await submit(page)
    await expect(toast(page, 'Quiz submitted')).toBeVisible()
    await noLoading(page)
    const [stored] = await attemptsOf(ownSchool, learner, quiz.id)
    expect(JSON.parse(JSON.stringify(stored?.answers))).toEqual([1, 2, null])
  })

for (const [which, habits] of TRANSLATORS) {
  test(`a learner can go from the sign-in to My Results under a translator ${which}`, async ({
    page,
    ownSchool,
  }) => {
    await page.addInitScript(translate, habits)
    await slotAt(ownSchool, '10:00')
    const quiz = await openQuiz(ownSchool, { count: 2 })
    await page.goto(ownSchool.url)
    await clickSignIn(page)
    await signInAsNew(page, 'Noor Haddad', 'noor@learners.example')
    await expect(welcome(page, 'Noor Haddad')).toBeVisible()
    await page.getByRole('link', { name: 'Book Slot' }).first().click()
    await button(page, 'Book Slot').first().click()
    await confirmBooking(page)
    await expect(toast(page, 'Slot booked successfully')).toBeVisible()
    await expect(welcome(page, 'Noor Haddad')).toBeVisible()
    await quizCard(page, quiz.title).getByRole('link').first().click()
    await startQuiz(page)
    await choose(page, 'B')
    await next(page)
    await submit(page)
    await expect(toast(page, 'Quiz submitted')).toBeVisible()
    await noLoading(page)
    await page.goto(`${ownSchool.url}/#/user/results`)
    await expect(heading(page, 'My Results')).toBeVisible()
    await expect(page.getByText(quiz.title).filter({ visible: true }).first()).toBeVisible()
    await noLoading(page)
  })

  test(`an administrator sees quizzes and slots change under a translator ${which}`, async ({
    page,
    ownSchool,
  }) => {
    await page.addInitScript(translate, habits)
    const quiz = await openQuiz(ownSchool)
    await openQuiz(ownSchool)
    await slotAt(ownSchool, '11:00')
    await enter(page, ownSchool, await enrolAdmin(ownSchool), '/#/admin')
    const rows = page.getByRole('table', { name: 'All Quizzes' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await button(rows.filter({ hasText: quiz.title }), 'Delete Quiz').click()
    await dialog(page).getByRole('button', { name: 'Delete Quiz' }).click()
    await expect(toast(page, 'Quiz deleted successfully')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.goto(`${ownSchool.url}/#/admin/slots`)
    await expect(heading(page, 'Slot Booking Dashboard')).toBeVisible()
    await page.getByRole('tab', { name: 'Date Analysis' }).click()
    await expect(heading(page, '11:00 – 11:30 AM')).toBeVisible()
    await page.getByRole('tab', { name: '7-Day Overview' }).click()
    await page.getByRole('tab', { name: 'Date Analysis' }).click()
    await button(page, 'View Details').first().click()
    await expect(dialog(page)).toBeVisible()
    await noLoading(page)
  })
}
