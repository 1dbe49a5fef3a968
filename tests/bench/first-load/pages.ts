import type { Locator, Page } from '@playwright/test'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { hostPage } from '../../browser/support/host-page.ts'
import { enrolSeated, openQuiz, type School } from '../../browser/support/school.ts'
import { enrol, type Person, storeQuiz } from '../../support/school/school.ts'

/** A page of a site owner, and what somebody waits for there. */
export interface FirstLoad {
  /** As the budget in package.json calls it. */
  name: string
  html: string
  hash?: string
  person: Person
  /** Pressed as soon as it is there. */
  press?: (page: Page) => Locator
  until: (page: Page) => Locator
}

const element = (tag: string) => hostPage(`<${tag} api-base="/api"></${tag}>`, [`/embed/${tag}.js`])

const question = (text: string) => ({
  text,
  options: ['Red', 'Green', 'Blue', 'Violet'],
  correctAnswer: 2,
})

const quizWith = (school: School, text: string) =>
  storeQuiz(school, {
    questions: Array.from({ length: 20 }, () => question(text)),
    closes: school.now() + 58 * MINUTE_MS,
  })

const firstQuestion = {
  html: element('quiz-app'),
  press: (page: Page) => page.getByRole('button', { name: 'Start Quiz' }),
  until: (page: Page) => page.getByRole('radio').first(),
}

export async function firstLoads(school: School): Promise<readonly FirstLoad[]> {
  const person = await enrolSeated(school)
  const plain = await quizWith(school, 'Which colour of light bends most in a prism?')
  const maths = await quizWith(school, 'What is $\\frac{1}{2} + \\sqrt{4}$?')
  const { title } = await openQuiz(school)
  return [
    { name: 'first question', ...firstQuestion, hash: `#/quiz/${plain}`, person },
    {
      ...firstQuestion,
      name: 'first question with maths',
      hash: `#/quiz/${maths}`,
      person,
      until: (page) => page.locator('math').first(),
    },
    {
      name: 'home',
      html: element('quiz-app'),
      person,
      until: (page) => page.getByRole('listitem').filter({ hasText: title }),
    },
    {
      name: 'booking page',
      html: element('slot-booker'),
      person: await enrol(school),
      until: (page) => page.getByRole('button', { name: 'Book Slot' }).first(),
    },
    {
      name: 'dashboard',
      html: element('quiz-admin'),
      person: await enrol(school, { isAdmin: true }),
      until: (page) => page.getByText(title).first(),
    },
  ]
}
