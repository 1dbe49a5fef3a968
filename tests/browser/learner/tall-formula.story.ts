// SPEC 2 Quiz taking
import { storeQuiz } from '../../support/school/school.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { beginQuiz, option } from '../support/walking.ts'

test.use({ viewport: { width: 390, height: 800 } })

const MATRIX = String.raw`$$\begin{matrix}${String.raw`a\\`.repeat(300)}a\end{matrix}$$`

test(
  'a formula of 13,500 characters or of 300 lines leaves the options within three windows',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    const text = `Which? $${'x+'.repeat(6750)}1$ ${MATRIX} and $\\text{if $x>0$ then}$`
    const question = {
      _id: 'tall',
      text,
      options: ['1', '2', '3', '4'].map((word) => ({ text: word })),
      correctAnswer: 0,
      points: 1,
    }
    const quizId = await storeQuiz(ownSchool, { questions: [question], closes: ownSchool.now() + 3_600_000 })
    await beginQuiz(page, ownSchool, await enrolSeated(ownSchool), quizId)
    const boxes = page.locator('[data-tall]')
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) {
      const { height = Number.POSITIVE_INFINITY } = (await box.boundingBox()) ?? {}
      expect(height).toBeLessThan(800)
    }
    const { y = Number.POSITIVE_INFINITY } = (await option(page, 'A').boundingBox()) ?? {}
    expect(y).toBeLessThan(3 * 800)
  },
)
