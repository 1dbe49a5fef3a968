// SPEC 2 Writing room
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expectedOf } from '../../support/papers-score/expected.ts'
import {
  beginNewQuiz,
  button,
  DETAILS,
  fillDetails,
  heading,
  overRoom,
  questionsOf,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { expect, test } from '../support/story.ts'

const PAPERS = new URL('../../support/papers/', import.meta.url)

/** As their programs wrote them. */
const FILES = [
  ['A PDF', '155-printed', 'pdf', 'Read as: text'],
  ['An Excel workbook', '151-workbook', 'xlsx', 'Read as: CSV'],
  ['An OpenDocument text', '153-open-document', 'odt', 'Read as: text'],
] as const

for (const [kind, name, ending, readAs] of FILES)
  test(`${kind} goes from the file chooser to a saved quiz, with its questions, options and keys`, async ({
    page,
    ownSchool,
  }) => {
    const { questions } = expectedOf(await readFile(new URL(`${name}.expected`, PAPERS), 'utf8'))
    await beginNewQuiz(page, ownSchool)
    await fillDetails(page, DETAILS)
    await button(page, 'Import Questions').click()
    await overRoom(page)
      .getByLabel('Choose a file')
      .setInputFiles(fileURLToPath(new URL(`${name}.${ending}`, PAPERS)))
    await expect(heading(page, `${questions.length} questions found`)).toBeVisible()
    await expect(overRoom(page).getByRole('button', { name: readAs })).toBeVisible()
    await button(overRoom(page), `Add ${questions.length} questions`).click()
    await expect(heading(page, `Questions (${questions.length})`)).toBeVisible()
    await save(page, 'Create Quiz')
    const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
    const kept = await questionsOf(ownSchool, quiz?.id ?? '')
    const keysAndOptions = kept.map((question) => [
      'correctAnswer' in question && question.correctAnswer,
      'options' in question && Array.isArray(question.options) && question.options.length,
    ])
    expect(keysAndOptions).toEqual(questions.map(({ key, options }) => [key, options.length]))
    expect(kept[0]?.text).toBe(questions[0]?.text)
  })
