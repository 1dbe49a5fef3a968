import { createEvent, fireEvent, within } from '@testing-library/dom'
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

const FOUR = 'a) Red\nb) Green\n*c) Blue\nd) Black'

/** An administrator in the room of the optics quiz, or of a new one. */
async function openRoom(isNew = false) {
  await school().deps.db.deleteFrom('quizzes').execute()
  const quizId = await storeQuiz(school())
  const route = isNew ? '/admin/quiz/new' : `/admin/quiz/${quizId}/edit`
  const app = await appAt(proxy)(route, await enrol(school(), { isAdmin: true }))
  const room = within(
    await app.screen.findByRole('dialog', { name: isNew ? 'Create New Quiz' : 'Edit Quiz' }),
  )
  await room.findByLabelText('Quiz Title')
  const options = () =>
    room.getAllByLabelText<HTMLTextAreaElement>(/^Option [A-Z]$/).map(({ value }) => value)
  const key = () => room.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)
  const press = async (name: string | RegExp) => fireEvent.click(await room.findByRole('button', { name }))
  const type = (label: string, value: string) =>
    fireEvent.input(room.getByLabelText(label), { target: { value } })
  const hold = (name: string, held: object = { ctrlKey: true }) =>
    fireEvent.keyDown(document.body, { key: name, ...held })
  return { ...app, quizId, room, options, key, press, type, hold }
}

/** What a paste brings along; the answer is whether the browser may paste it itself. */
function paste(area: Element, text: string, files: File[] = []): boolean {
  const event = createEvent.paste(area)
  Object.defineProperty(event, 'clipboardData', { value: { files, getData: () => text } })
  return fireEvent(area, event)
}

/** What is dropped; the answer is whether the browser may open it. */
function drop(place: Element, file: File): boolean {
  const event = createEvent.drop(place)
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } })
  return fireEvent(place, event)
}

const isFault = ({ className, textContent }: Element) => className.includes('error') && textContent !== ''

test('four pasted lines are the four options, and one undo takes them back', async () => {
  const { room, press, options, key } = await openRoom(true)
  await press('Add New Question')
  const first = await room.findByLabelText('Option B')
  expect(paste(first, 'a single line'), 'the browser pastes it').toBe(true)
  expect(paste(first, FOUR)).toBe(false)
  await until(() => expect(options()).toEqual(['Red', 'Green', 'Blue', 'Black']))
  expect(key()).toBe(2)
  const undo = { key: 'z', ctrlKey: true }
  expect(fireEvent.keyDown(room.getByLabelText('Option B'), undo), 'a text has its own').toBe(true)
  await press('Undo last change')
  await until(() => expect(options()).toEqual(['', '', '', '']))
  expect(key()).toBe(0)
  await press('Redo last change')
  await until(() => expect(key()).toBe(2))
})

test('of more lines the first four are offered, or all', async () => {
  const { room, press, options } = await openRoom(true)
  await press('Add New Question')
  paste(await room.findByLabelText('Option A'), '1\n2\n3\n4\n5')
  await room.findByText('5 lines, take the first four?')
  expect(options(), 'nothing is taken unasked').toEqual(['', '', '', ''])
  await press('Take all 5')
  await until(() => expect(options()).toEqual(['1', '2', '3', '4', '5']))
  paste(room.getByLabelText('Option A'), '1\n2\n3\n4\n5\n6')
  await press('Take the first four')
  await until(() => expect(options()).toEqual(['1', '2', '3', '4']))
})

test('keys lead to the next question, and after the last to a new one', async () => {
  const { room, hold, press } = await openRoom()
  await press(/^1/)
  const text = () => room.getByLabelText<HTMLTextAreaElement>('Question Text').value
  await until(() => expect(text()).toMatch(/^Light enters glass/))
  hold('Enter')
  await until(() => expect(text()).toMatch(/^Where is the image/))
  hold('Enter')
  await until(() => expect(text()).toMatch(/^What does a thin lens/))
  hold('Enter')
  await room.findByRole('form', { name: 'New question' })
  hold('Enter')
  await room.findByText('Please enter question text')
  hold('Escape', {})
  await until(() => expect(room.queryByText('Page 3 of 3')).toBeNull())
})

test('saving by key stays in the room, says when, and gives a new quiz its address', async () => {
  const { room, type, hold, press } = await openRoom(true)
  for (const [label, value] of [
    ['Quiz Title', 'Lenses'],
    ['Description', 'Thin and thick'],
    ['Start Time', '2026-12-04T10:00'],
    ['End Time', '2026-12-04T11:00'],
  ] as const)
    type(label, value)
  await press('Add New Question')
  fireEvent.input(await room.findByLabelText('Question Text'), { target: { value: 'Which?' } })
  paste(room.getByLabelText('Option A'), FOUR)
  const status = () => room.getAllByRole('status').map(({ textContent }) => textContent)
  await until(() => expect(status().join()).toMatch(/saved \d\d:\d\d on this device/))
  hold('s')
  await until(() => expect(status().join()).toMatch(/saved \d\d:\d\d(?! on this device)/))
  expect(location.hash).toMatch(/^#\/admin\/quiz\/[^/]+\/edit$/)
  const [body] = proxy().bodies(/POST \/api\/quiz$/)
  expect(body).toMatchObject({ isActive: false, questions: [{ text: 'Which?', correctAnswer: 2 }] })

  // The question is still in the editor.
  fireEvent.input(await room.findByLabelText('Question Text'), { target: { value: 'Which one?' } })
  hold('s')
  await until(() => expect(proxy().calls(/PUT \/api\/quiz\//)).toHaveLength(1))
  const [again] = proxy().bodies(/PUT \/api\/quiz\//)
  expect(again, 'the question is the one that was saved').toMatchObject({
    questions: [{ _id: expect.any(String), text: 'Which one?' }],
  })
})

test('a picture is pasted into the question or an option, and a text for it is asked for, never demanded', async () => {
  const { room, press } = await openRoom()
  await press(/^1/)
  const area = await room.findByLabelText('Question Text')
  const broken = new File(['x'], 'notes.svg', { type: 'image/svg+xml' })
  expect(paste(area, '', [broken]), 'it is ours').toBe(false)
  await room.findByText('Please choose a PNG, JPEG, WebP, GIF or AVIF picture')
  fireEvent.input(room.getByLabelText('Question Image URL (optional)'), { target: { value: '/lens.png' } })
  const alt = await room.findByLabelText('What the picture shows')
  const hint = 'This picture has no description'
  expect(room.getByText(hint).id, 'the field is described by it').toBe(alt.getAttribute('aria-describedby'))
  await press('Update Question')
  await room.findByText('Its picture has no description')
  await press(/^1/)
  fireEvent.input(await room.findByLabelText('What the picture shows'), { target: { value: 'A lens' } })
  await until(() => expect(room.queryByText(hint)).toBeNull())
  expect(alt.isConnected).toBe(false)
  await press('Update Question')
  await until(() => expect(room.queryByText('Its picture has no description')).toBeNull())
})

test('cells of a spreadsheet are lines, not the picture that comes with them, and a file that is no picture is refused', async () => {
  const { room, press, options } = await openRoom(true)
  await press('Add New Question')
  const area = await room.findByLabelText('Option A')
  paste(area, FOUR, [new File(['x'], 'image.png', { type: 'image/png' })])
  await until(() => expect(options()).toEqual(['Red', 'Green', 'Blue', 'Black']))
  expect(drop(area, new File(['x'], 'notes.pdf', { type: 'application/pdf' })), 'the page stays').toBe(false)
  await until(() => expect(room.getAllByRole('status').some(isFault)).toBe(true))
  expect(proxy().calls(/upload/)).toEqual([])
})

test('a paper that is dropped on an empty quiz is read for its preview', async () => {
  const { room, screen } = await openRoom(true)
  const place = (await room.findByText('Have them already?')).closest('.drop')
  drop(place as Element, new File(['What is $m$? {=Mass ~Speed ~Time ~Heat}'], 'paper.gift'))
  const preview = within(await screen.findByRole('dialog', { name: 'Import Questions' }))
  await preview.findByRole('button', { name: 'Add 1 question' })
})

test('a piece of the palette goes to the cursor of the field that was used last', async () => {
  const { room, press } = await openRoom()
  await press(/^1/)
  const option = await room.findByLabelText<HTMLTextAreaElement>('Option D')
  option.focus()
  fireEvent.focusIn(option)
  option.setSelectionRange(0, option.value.length)
  await press('Root')
  await until(() => expect(option.value).toBe(String.raw`$\sqrt{48.6°}$`))
})
