import { storeQuiz } from '../../support/school/school.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import { beginQuiz, next, questionCount } from '../support/walking.ts'

const SIZES = new Map([
  ['small', [60, 40]],
  ['tall', [200, 900]],
  ['wide', [1400, 180]],
])
const NAMES = ['failed', ...SIZES.keys()]
const LATE_MS = 600

const draw = ([width = 0, height = 0]: number[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cde"/></svg>`

for (const width of [390, 1280])
  test(`no option moves when a picture arrives or fails, ${width} px wide`, async ({
    page,
    school,
    complaints,
  }) => {
    complaints.expect(refused(404))
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/pic/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      const size = SIZES.get(route.request().url().split('-').at(-1) ?? '')
      if (size) await route.fulfill({ contentType: 'image/svg+xml', body: draw(size) })
      else await route.fulfill({ status: 404 })
    })
    const withPicture = (text: string, place: string) => ({
      text,
      imageUrl: `${school.url}/pic/${place}-${text}`,
      imageAlt: `A ${text} drawing`,
    })
    const questions = NAMES.map((name, index) => ({
      ...withPicture(name, String(index)),
      _id: `question-${index}`,
      points: 1,
      correctAnswer: 0,
      options: NAMES.map((one) => (index === 0 ? one : withPicture(one, `option-${index}`))),
    }))
    const id = await storeQuiz(school, { questions, closes: school.now() + 3_000_000 })
    await beginQuiz(page, school, await enrolSeated(school), id)
    const tops = () =>
      page.locator('.option').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).join())
    for (const [index, name] of NAMES.entries()) {
      await expect(questionCount(page, index + 1, NAMES.length)).toBeVisible()
      const before = await tops()
      await expect(page.locator('.awaited')).toHaveCount(0)
      expect(await tops(), name).toBe(before)
      if (index < NAMES.length - 1) await next(page)
    }
  })
