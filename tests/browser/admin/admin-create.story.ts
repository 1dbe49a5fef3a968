import { picture } from '../../support/server/pictures.ts'
import {
  addQuestion,
  beginNewQuiz,
  button,
  DETAILS,
  elsewhere,
  field,
  fillDetails,
  heading,
  questionsOf,
  quizRow,
  quizzesTitled,
  save,
  writeQuestion,
} from '../support/authoring.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { choose, enter, next, quizCard, startQuiz, submit, toast } from '../support/walking.ts'

const LENS = {
  text: String.raw`A lens of power $P = \frac{1}{f}$ stands in air. Which way does it bend light?`,
  options: ['Towards the axis', 'As the picture shows', 'Not at all', 'Backwards'],
  correct: 'B',
}
const MIRROR = { text: 'And a mirror?', options: ['Forwards', 'Backwards', 'Not at all', 'Upwards'] }

// SPEC 2 Quiz taking; 2 Quiz form; 4 States
test('a teacher writes a quiz with formulas and a picture, and learners take it', async ({
  page,
  browser,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  const preview = page.getByRole('region', { name: 'As the learner sees it' })

  await writeQuestion(page, LENS)
  await expect(preview.locator('math mfrac')).toBeVisible()
  await field(page, 'Points').fill('3')
  await expect(preview).toContainText('3 points')
  await field(page, 'Upload image, option B').setInputFiles({
    name: 'ray.png',
    mimeType: 'image/png',
    buffer: await picture(),
  })
  await expect(field(page, 'Image URL, option B')).toHaveValue(/\/api\/images\/[0-9a-f]+\.webp$/)
  await expect(preview.getByRole('img', { name: 'Picture of option B' })).toHaveJSProperty('naturalWidth', 60)
  await button(page, 'Add Question').click()
  await expect(toast(page, 'Question added successfully')).toBeVisible()
  await addQuestion(page, MIRROR)
  await save(page, 'Create Quiz')
  await expect(quizRow(page, DETAILS['Quiz Title'])).toContainText('Active')

  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  expect(quiz).toMatchObject({ duration: 20, start_time: new Date('2026-03-04T09:30:00Z') })
  expect(await questionsOf(ownSchool, quiz?.id ?? '')).toMatchObject([
    { text: LENS.text, correctAnswer: 1, points: 3 },
    { text: MIRROR.text, correctAnswer: 0, points: 1 },
  ])

  await elsewhere(browser, async (theirs) => {
    await enter(theirs, ownSchool, await enrolSeated(ownSchool))
    await quizCard(theirs, DETAILS['Quiz Title']).getByRole('link', { name: 'Take Quiz' }).click()
    await startQuiz(theirs)
    await expect(theirs.locator('math mfrac')).toBeVisible()
    await expect(theirs.getByRole('img', { name: /option B/i })).toHaveJSProperty('naturalWidth', 60)
    await choose(theirs, 'B')
    await next(theirs)
    await choose(theirs, 'C')
    await submit(theirs)
    await expect(theirs.getByRole('region', { name: 'Summary' })).toContainText('50%')
    await expect(heading(theirs, 'Question Review'), 'it follows the submission').toBeVisible()
  })
})

test('a problem in a formula is named with its place until it is corrected', async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await writeQuestion(page, { ...LENS, text: String.raw`First $a$, then $b + \frak{$ and $5 more` })
  const text = field(page, 'Question Text')
  const problem = page.getByRole('listitem').filter({ hasText: /Formula 2, character \d+:/ })
  await expect(problem).toBeVisible()
  await button(problem, 'Show formula 2').click()
  await expect(text).toBeFocused()
  const at = await text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)
  expect(at, 'the cursor is in the second formula').toBeGreaterThan('First $a$, then'.length)
  await text.fill('First $a$, then $b$ and $5 more')
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'As the learner sees it' }).locator('math')).toHaveCount(2)
})

// SPEC 5 Validation
test('a file that is not a picture is refused, and its option stays without one', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect('the server responded with a status of 4')
  await beginNewQuiz(page, ownSchool)
  await writeQuestion(page, LENS)
  await field(page, 'Upload image, option A').setInputFiles({
    name: 'ray.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(toast(page, 'Failed to upload image')).toBeVisible()
  await expect(page.getByText('image: must be a PNG, JPEG, WebP, GIF or AVIF picture')).toBeVisible()
  await expect(field(page, 'Image URL, option A')).toHaveValue('')
})
