import type { Page } from '@playwright/test'
import { create } from '../../support/school/authoring.ts'
import { opticsJson } from '../../support/school/fixtures.ts'
import type { Person } from '../../support/school/school.ts'
import { button, enrolAdmin, quizRow } from '../support/authoring.ts'
import { answer, disturb } from '../support/faults.ts'
import { enrolSeated, type School, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import {
  choose,
  confirmBooking,
  dialog,
  enter,
  next,
  quizCard,
  startQuiz,
  submit,
  toast,
} from '../support/walking.ts'

/** A text that tells on itself when it is read as anything but text. */
const hostile = (place: string) =>
  `${place} "><script>pwned('${place}')</script><img src=x onerror="pwned('${place}')">'--`
const SCRIPT_URL = 'javascript:pwned("address")'
const BROKEN_OUT = '/x.png" onerror="pwned(\'picture\')'
const SVG = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned('svg')"><script>pwned('svg')</script></svg>`

/** Each formula alone: one that is refused stands as it was written. */
const MATHS = [
  String.raw`\href{javascript:pwned('href')}{x}`,
  String.raw`\url{javascript:pwned('url')}`,
  String.raw`\includegraphics{x'onerror='pwned(1)'}`,
  String.raw`\htmlData{onclick=pwned(1)}{x}`,
  String.raw`\style{background:url(/pwned)}{x}`,
  String.raw`\class{dialog}{x} \id{root}{y}`,
  String.raw`\text{</math><img src=x onerror=pwned('math')>}`,
  String.raw`\unicode{<script>pwned(1)</script>}`,
  String.raw`\rule{9999em}{9999em} \kern{-9999em}`,
  String.raw`\def\a{\a\a}\a`,
]

/** What would be reported if a script came from anywhere but the site's own files, or from markup. */
const POLICY =
  "script-src 'self'; object-src 'none'; base-uri 'none'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const HOST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A site</title><link rel="icon" href="data:,">
<script type="module" src="/embed/quiz-app.js"></script>
<quiz-app api-base="/api" brand-name="${escaped(hostile('brand'))}" brand-logo="${escaped(SVG)}"
  terms-url="${escaped(SCRIPT_URL)}" privacy-url="${escaped(SCRIPT_URL)}"></quiz-app></html>`

/** Everything that ran or was reported, in words; the policy reports only, so that a hole shows as what it is. */
async function openHost(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('pwned', (what: unknown) => void seen.push(String(what)))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'pwned')(`report: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  page.on('dialog', (question) => {
    seen.push(`dialog: ${question.message()}`)
    void question.dismiss()
  })
  await page.route('**/hostile.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: HOST,
      headers: { 'content-security-policy-report-only': POLICY },
    }),
  )
  return seen
}

const options = ['A', 'B', 'C', 'D'].map((letter, index) => ({
  text: hostile(`option ${letter}`),
  imageUrl: [`https://evil.example${BROKEN_OUT}`, BROKEN_OUT, SVG, BROKEN_OUT][index],
}))
const questions = [
  { text: hostile('question'), imageUrl: BROKEN_OUT, options, correctAnswer: 0, points: 1 },
  ...[MATHS.slice(0, 5), MATHS.slice(5)].map((formulas) => ({
    text: formulas.map((tex) => `$${tex}$`).join(' and '),
    options: formulas.slice(0, 4).map((tex) => ({ text: `$$${tex}$$` })),
    correctAnswer: 0,
    points: 1,
  })),
]

/** A quiz of nothing but hostile texts, open now, stored through the API as an author would. */
const storeHostileQuiz = (author: Person) =>
  create(author, {
    ...opticsJson,
    _id: undefined,
    // The result shows the hostile questions, too.
    reviewFrom: 'submitted',
    title: hostile('title'),
    description: hostile('description'),
    questions,
  })

/** As an issuer tells it that lets people call themselves anything. */
const nameHostile = (school: School, { id }: Person) =>
  school.deps.db
    .updateTable('users')
    .set({ name: hostile('name'), email: `${hostile('email')}@evil.example`, picture: SCRIPT_URL })
    .where('id', '=', id)
    .execute()

const shows = (page: Page, place: string) => expect(page.getByText(hostile(place)).first()).toBeVisible()

async function walkAsVisitor(page: Page, { url }: School): Promise<void> {
  await page.goto(`${url}/hostile.html`)
  await shows(page, 'title')
  await expect(page.getByRole('heading', { name: hostile('brand') })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Terms of Service' }),
    'an address that is a script is none',
  ).toHaveCount(0)
}

async function takeHostileQuiz(page: Page): Promise<void> {
  await quizCard(page, hostile('title')).getByRole('link', { name: 'Take Quiz' }).click()
  await shows(page, 'description')
  await startQuiz(page)
  await shows(page, 'question')
  await shows(page, 'option A')
  await expect(page.getByText('Image failed to load').first()).toBeVisible()
  await choose(page, 'B')
  await next(page)
  await expect(page.getByText(MATHS[2] ?? '').first()).toBeVisible()
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  await shows(page, 'question')
}

async function walkAsLearner(page: Page, school: School, learner: Person): Promise<void> {
  await enter(page, school, learner, '/hostile.html')
  await shows(page, 'title')
  await takeHostileQuiz(page)
  await page.goto(`${school.url}/hostile.html#/user/results`)
  await shows(page, 'title')
  await slotAt(school, '10:30')
  await page.goto(`${school.url}/hostile.html#/book-slot`)
  await disturb(page, '**/api/slots/book', answer(409, { message: hostile('message') }))
  await button(page, 'Book Slot').last().click()
  // Nothing that is open then is new to the learner.
  await confirmBooking(page)
  await expect(toast(page, hostile('message'))).toBeVisible()
}

async function walkAsAdministrator(page: Page, school: School, admin: Person, quizId: string): Promise<void> {
  const open = (route: string) => page.goto(`${school.url}/hostile.html#${route}`)
  await enter(page, school, admin, '/hostile.html#/admin')
  await button(quizRow(page, hostile('title')), 'Test Quiz').click()
  await shows(page, 'question')
  await open('/admin/results')
  await expect(page.getByText(hostile('name')).first()).toBeVisible()
  await open(`/admin/quiz/${quizId}/results`)
  await shows(page, 'name')
  await open('/admin/slots')
  await page.getByRole('tab', { name: 'Date Analysis' }).click()
  await button(page, 'View Details').first().click()
  await expect(dialog(page)).toContainText(hostile('name'))
  await expect(dialog(page)).toContainText(hostile('email'))
}

test('texts that look like scripts stay texts on every screen', async ({ page, ownSchool, complaints }) => {
  // Pictures that are none, and the booking that is refused.
  complaints.expect('Failed to load resource', 'net::ERR_', 'status of 4')
  const admin = await enrolAdmin(ownSchool)
  const learner = await enrolSeated(ownSchool)
  for (const person of [admin, learner]) await nameHostile(ownSchool, person)
  const quiz = await storeHostileQuiz(admin)
  const seen = await openHost(page)
  await walkAsVisitor(page, ownSchool)
  await walkAsLearner(page, ownSchool, learner)
  await walkAsAdministrator(page, ownSchool, admin, quiz._id)
  expect(seen, 'what ran or was reported').toEqual([])
  complaints.expect('Trusted')
  await page.evaluate((text) => {
    document.body.insertAdjacentHTML('beforeend', text)
  }, hostile('proof'))
  await expect.poll(() => seen.join(), 'what would have been seen').toMatch(/report: .*proof|proof.*report: /)
})
