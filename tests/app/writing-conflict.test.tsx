// SPEC 2 Writing room
import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('09:00:00'))
// Their chunks alone take a busy machine longer than a test waits for a screen.
beforeAll(async () => {
  await Promise.all([
    import('../../src/screens/admin/admin.tsx'),
    import('../../src/screens/writing-room/writing-room.tsx'),
  ])
}, 60_000)

const CHANGED = 'This quiz was changed while you were writing'

interface Served {
  title: string
  questions: { text: string }[]
}

/** Grace has renamed the quiz and reworded its first question; Tomas has saved it meanwhile. */
async function openConflict() {
  const quizId = await storeQuiz(school())
  const [grace, tomas] = [
    await enrol(school(), { isAdmin: true, name: 'Grace' }),
    await enrol(school(), { isAdmin: true, name: 'Tomas Lindgren' }),
  ]
  const read = async () => (await tomas.call('GET', `/quiz/${quizId}`)).body as Served
  const app = await appAt(proxy)(`/admin/quiz/${quizId}/edit`, grace)
  const room = within(await app.screen.findByRole('dialog', { name: 'Edit Quiz' }))
  fireEvent.input(await room.findByLabelText('Quiz Title'), { target: { value: 'Lenses' } })
  fireEvent.click(await room.findByRole('button', { name: /^1/ }))
  fireEvent.input(await room.findByLabelText('Question Text'), { target: { value: 'Mine, $x^2$?' } })
  const [first, second, third] = (await read()).questions
  const questions = [{ ...first, text: 'Theirs?' }, { ...second, text: 'The second, theirs?' }, third]
  await tomas.call('PUT', `/quiz/${quizId}`, { ...(await read()), questions })
  const press = async (name: string) => fireEvent.click(await room.findByRole('button', { name }))
  await press('Update Quiz')
  const conflict = within(await app.screen.findByRole('dialog', { name: CHANGED }))
  const pressIn = async (name: string) => fireEvent.click(await conflict.findByRole('button', { name }))
  return { ...app, room, press, conflict, pressIn, read }
}

test('a clash is shown side by side and decided by one press, and all other changes are kept', async () => {
  const { conflict, pressIn, read } = await openConflict()
  await conflict.findByText(/^Tomas Lindgren saved it on/)
  const lists = () => conflict.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'))
  expect(lists().map((items) => items.map(({ textContent }) => textContent))).toEqual([
    ['Question 1 changed', 'Question 2 changed'],
    ['Quiz Title changed', 'Question 1 changed'],
  ])
  await conflict.findByText('1 to choose')
  await pressIn('Keep both and save')
  const clash = within(conflict.getByRole('group', { name: 'Question 1' }))
  const theirs = clash.getByRole('radio', { name: /^Saved by Tomas Lindgren/ })
  expect((await read()).title, 'nothing is saved before').not.toBe('Lenses')
  fireEvent.click(theirs)
  await until(() => expect(conflict.queryByText('1 to choose')).toBeNull())
  await pressIn('Keep both and save')
  await until(async () => expect((await read()).title).toBe('Lenses'))
  expect((await read()).questions.map(({ text }) => text)).toMatchObject([
    'Theirs?',
    'The second, theirs?',
    {},
  ])
})

test('the other version is replaced only after a confirmation', async () => {
  const { screen, pressIn, read } = await openConflict()
  await pressIn('Keep mine…')
  const asks = within(await screen.findByRole('alertdialog', { name: 'Replace what was saved meanwhile?' }))
  expect(asks.getByText(/Question 1 changed, Question 2 changed\.$/)).toBeTruthy()
  fireEvent.click(asks.getByRole('button', { name: 'Replace and save' }))
  await until(async () => expect((await read()).questions[0]?.text).toBe('Mine, $x^2$?'))
  expect((await read()).questions[1]?.text).not.toBe('The second, theirs?')
  await until(() => expect(screen.queryByText(CHANGED)).toBeNull())
})

test('the other version can be taken, while mine is kept on the device until it is restored', async () => {
  const { room, pressIn, press } = await openConflict()
  await pressIn('Take theirs')
  await until(() => expect(room.getByLabelText<HTMLInputElement>('Quiz Title').value).not.toBe('Lenses'))
  await room.findByText(/^Your version of .* is kept on this device\.$/)
  await press('Restore')
  await until(() => expect(room.getByLabelText<HTMLInputElement>('Quiz Title').value).toBe('Lenses'))
})

test('an author can decide later, go on writing, and compare again', async () => {
  const { screen, room, pressIn, press } = await openConflict()
  await pressIn('Not now')
  await room.findByText(/^This quiz was saved elsewhere/)
  await press('Compare')
  await screen.findByRole('dialog', { name: CHANGED })
})
