// SPEC 2 Writing room
import type { Page } from '@playwright/test'
import {
  opticsPaper,
  PAPER_PICTURES,
  PAPER_QUESTIONS,
  WITHOUT_KEY,
} from '../../support/office/optics-paper.ts'
import {
  beginNewQuiz,
  button,
  DETAILS,
  field,
  heading,
  overRoom,
  questionsOf,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { expect, test } from '../support/story.ts'

interface Kept {
  text: string
  imageUrl?: string
  options: { text: string }[]
  correctAnswer: number
}

/** What a teacher does, counted: each press, each field that is filled, each file that is chosen. */
function hands(page: Page) {
  let actions = 0
  const one = async (act: Promise<void>) => {
    actions++
    await act
  }
  return {
    press: (name: string) => one(button(page, name).click()),
    key: (key: string) => one(page.keyboard.press(key)),
    fill: (label: string, value: string) => one(field(page, label).fill(value)),
    choose: (label: string, buffer: Buffer) =>
      one(overRoom(page).getByLabel(label).setInputFiles({ name: 'optics.docx', mimeType: '', buffer })),
    count: () => actions,
  }
}

test(`a Word paper of ${PAPER_QUESTIONS} questions with formulas and ${PAPER_PICTURES} pictures becomes a saved quiz in under 40 actions`, async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  const teacher = hands(page)
  for (const [label, value] of Object.entries(DETAILS)) await teacher.fill(label, value)
  await teacher.press('Import Questions')
  await teacher.choose('Choose a file', Buffer.from(await opticsPaper()))
  await test.step('a key missing in the list at the end is asked for, and takes one tap', async () => {
    await expect(
      overRoom(page).getByRole('button', { name: 'Read as: text from Word, key list at the end' }),
    ).toBeVisible()
    for (const number of WITHOUT_KEY) {
      const asked = overRoom(page).getByRole('article', { name: `Question ${number}`, exact: true })
      await expect(button(asked, 'A is right')).toBeFocused()
      await teacher.key('a')
    }
  })
  await teacher.press(`Add ${PAPER_QUESTIONS} questions`)
  await expect(heading(page, `Questions (${PAPER_QUESTIONS})`)).toBeVisible()
  await save(page, 'Create Quiz')
  // Its last press is the save.
  expect(teacher.count() + 1).toBeLessThan(40)
  await test.step('the saved quiz matches the paper', async () => {
    const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
    const kept = (await questionsOf(ownSchool, quiz?.id ?? '')) as Kept[]
    expect(kept).toHaveLength(PAPER_QUESTIONS)
    expect(kept.map(({ correctAnswer }) => 'ABCDE'[correctAnswer]).join('')).toBe('AAAAABAAAABAAAAAAAAAAAAAA')
    expect(kept[0]?.options[0]?.text).toBe(String.raw`$\frac{1}{f}=\frac{1}{u}+\frac{1}{v}$`)
    expect(kept[8]?.options[0]?.text).toBe(String.raw`$2\pi\sqrt{\frac{h}{g}}$`)
    const pictures = kept.flatMap(({ imageUrl }) => imageUrl ?? [])
    expect(new Set(pictures).size).toBe(PAPER_PICTURES)
    const answers = await Promise.all(pictures.map((url) => page.request.get(url)))
    expect(answers.map((answer) => answer.headers()['content-type'])).toEqual(
      pictures.map(() => 'image/webp'),
    )
  })
})
