// SPEC 2 Quiz form; 2 Writing room
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
  const key = () =>
    room
      .getAllByRole<HTMLInputElement>('radio', { name: /^Correct: option/ })
      .findIndex(({ checked }) => checked)
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

const focused = () => {
  const found = document.activeElement
  return found?.shadowRoot?.activeElement ?? found
}
const focusOf = (label: string) => until(() => expect(focused()?.getAttribute('aria-label')).toBe(label))

const isFault = ({ className, textContent }: Element) => className.includes('error') && textContent !== ''

test('four pasted lines become the four options, and one undo takes them back', async () => {
  const { room, press, options, key } = await openRoom(true)
  await press('Add New Question')
  const first = await room.findByLabelText('Option B')
  expect(paste(first, 'a single line'), 'the browser pastes it').toBe(true)
  expect(paste(first, FOUR)).toBe(false)
  await until(() => expect(options()).toEqual(['Red', 'Green', 'Blue', 'Black']))
  expect(key()).toBe(2)
  await room.findByText('4 lines are options now.')
  const withControl = (name: string) =>
    fireEvent.keyDown(room.getByLabelText('Option B'), { key: name, ctrlKey: true })
  expect(withControl('z'), 'a text cannot take back what it has not typed').toBe(false)
  await until(() => expect(options()).toEqual(['', '', '', '']))
  expect(key(), 'nobody has chosen one').toBe(-1)
  expect(withControl('y')).toBe(false)
  await until(() => expect(key()).toBe(2))
  await press('Undo')
  await until(() => expect(options()).toEqual(['', '', '', '']))
  await focusOf('Option A')
  paste(room.getByLabelText('Option A'), FOUR)
  fireEvent.input(room.getByLabelText('Option A'), { target: { value: 'Pink' } })
  expect(withControl('z'), 'of what is typed, it has its own').toBe(true)
  await until(() => expect(room.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('any number of pasted lines becomes that number of options', async () => {
  const { room, press, options } = await openRoom(true)
  await press('Add New Question')
  paste(await room.findByLabelText('Option A'), 'True\nFalse')
  await until(() => expect(options()).toEqual(['True', 'False']))
  paste(room.getByLabelText('Option A'), '1\n2\n3\n4\n5')
  await until(() => expect(options()).toEqual(['1', '2', '3', '4', '5']))
  paste(room.getByLabelText('Option E'), '5\n6')
  await until(() => expect(options()).toEqual(['1', '2', '3', '4', '5', '6']))
  expect(paste(room.getByLabelText('Option A'), 'x\n'.repeat(27)), 'a text').toBe(true)
})

test('options can be added and removed by keyboard, and the focus stays with them', async () => {
  const { room, press, options, key } = await openRoom(true)
  await press('Add New Question')
  paste(await room.findByLabelText('Option A'), FOUR)
  await until(() => expect(key()).toBe(2))
  const hit = (label: string, name: string, held: object = {}) =>
    fireEvent.keyDown(room.getByLabelText(label), { key: name, ...held })
  expect(hit('Option A', 'Enter', { shiftKey: true }), 'a new line').toBe(true)
  expect(hit('Option C', 'Enter')).toBe(false)
  await focusOf('Option D')
  hit('Option D', 'Enter')
  await until(() => expect(focused()?.textContent).toBe('Add option'))
  fireEvent.click(focused() as Element)
  await focusOf('Option E')
  expect(hit('Option E', 'Backspace', { repeat: true }), 'a key that is held').toBe(true)
  expect(hit('Option E', 'Backspace')).toBe(false)
  await focusOf('Option D')
  expect(hit('Option D', 'Backspace'), 'a text').toBe(true)
  await press('Remove option A')
  await room.findByText('Option A is removed.')
  expect(options()).toEqual(['Green', 'Blue', 'Black'])
  expect(key(), 'the key follows').toBe(1)
  await focusOf('Option A')
  await press('Remove option B')
  await room.findByText('Option B is removed. It was the correct one: choose another.')
  expect(key()).toBe(-1)
  await focusOf('Option B')
  expect(room.queryByRole('button', { name: /^Remove option/ }), 'two stay').toBeNull()
  await press('Undo')
  await until(() => expect(options()).toEqual(['Green', 'Blue', 'Black']))
  expect(key()).toBe(1)
})

test('empty options can be removed by one press if the others can be saved', async () => {
  const { room, press, type, options } = await openRoom(true)
  await press('Add New Question')
  await room.findByLabelText('Question Text')
  type('Question Text', 'Is it?')
  type('Option A', 'Yes')
  await press('Add Question')
  await room.findByText('Please fill in all option texts (even if using images)')
  expect(room.queryByRole('button', { name: /^Leave out/ }), 'one is no choice').toBeNull()
  type('Option B', 'No')
  await press('Leave out the 2 empty options')
  await until(() => expect(options()).toEqual(['Yes', 'No']))
  await until(() => expect(focused()?.textContent).toBe('Add Question'))
  fireEvent.click(room.getByRole('radio', { name: 'Correct: option B' }))
  await press('Add Question')
  await until(() => expect(room.queryByRole('form', { name: 'New question' })).toBeNull())
})

test('a new question asks for its key, in words and beside its options, and is added with it', async () => {
  const { room, press, type, key } = await openRoom(true)
  await press('Add New Question')
  await room.findByLabelText('Question Text')
  type('Question Text', 'Which?')
  paste(room.getByLabelText('Option A'), 'Red\nGreen\nBlue\nBlack')
  await room.findByText('4 lines are options now.')
  expect(key()).toBe(-1)
  expect(room.getAllByText('Correct', { selector: '.opt *' }), 'the word stands at each').toHaveLength(4)
  expect(room.getByRole('button', { name: 'Add Question' })).toHaveProperty('disabled', false)
  await press('Add Question')
  const first = room.getByRole('radio', { name: 'Correct: option A' })
  await room.findByText('Please choose the correct option', { selector: '.field-error *' })
  await focusOf('Correct: option A')
  expect(first.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(room.getByRole('radio', { name: 'Correct: option C' }))
  await until(() => expect(first.hasAttribute('aria-invalid')).toBe(false))
  await press('Add Question')
  await until(() => expect(room.queryByRole('form', { name: 'New question' })).toBeNull())
  await room.findByText('C', { selector: '.q-key' })
})

test('a new question stands in the list as soon as something of it is written', async () => {
  const { room, press, type } = await openRoom(true)
  const inList = { selector: '.write-list *' }
  await room.findByText('No questions yet', inList)
  await press('Add New Question')
  await room.findByLabelText('Question Text')
  expect(room.queryByText('being written')).toBeNull()
  type('Question Text', 'What bends light?')
  const line = await room.findByRole('button', { name: /^1\s*What bends light\?\s*being written$/ })
  expect(line.getAttribute('aria-current')).toBe('true')
  expect(room.queryByText('No questions yet', inList)).toBeNull()
  const editor = within(room.getByRole('form', { name: 'New question' }))
  fireEvent.click(editor.getByRole('button', { name: 'Cancel' }))
  await room.findByText('No questions yet', inList)
})

test('a true-or-false question takes one press, and its key the next', async () => {
  const { room, press, type, options, key } = await openRoom(true)
  await press('Add New Question')
  await press('True or false')
  await until(() => expect(options()).toEqual(['True', 'False']))
  await until(() => expect(focused()?.getAttribute('aria-label')).toBe('Correct: option A'))
  expect(key(), 'that is for the author to say').toBe(-1)
  type('Option A', 'Right')
  expect(room.queryByRole('button', { name: 'True or false' })).toBeNull()
})

test('a question pasted with its number loses it, and one undo brings it back', async () => {
  const { room, press } = await openRoom(true)
  await press('Add New Question')
  const area = await room.findByLabelText<HTMLTextAreaElement>('Question Text')
  expect(paste(area, 'What is 1.5 + 1?'), 'the browser pastes it').toBe(true)
  expect(paste(area, '12. What is $m$?')).toBe(false)
  await until(() => expect(area.value).toBe('What is $m$?'))
  await room.findByText('The number “12.” is left out.')
  await press('Undo')
  await until(() => expect(area.value).toBe('12. What is $m$?'))
  expect(paste(area, '13. '), 'into a text').toBe(true)
})

test('keys lead to the next question, and from the last one to a new one', async () => {
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

test('saving by key stays in the room, says when it saved, and gives a new quiz its address', async () => {
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
  await until(() => expect(status().join()).toMatch(/Draft kept on this device \d\d:\d\d/))
  hold('s')
  await until(() => expect(status().join()).toMatch(/saved \d\d:\d\d/))
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

test('a picture can be pasted into a question or an option, and a description is suggested but not required', async () => {
  const { room, press } = await openRoom()
  await press(/^1/)
  const area = await room.findByLabelText('Question Text')
  const broken = new File(['x'], 'notes.svg', { type: 'image/svg+xml' })
  const refusal = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'
  expect(paste(area, '', [broken]), 'it is ours').toBe(false)
  await room.findByText(refusal)
  await press('Next Question')
  await until(() => expect(room.queryByText(refusal)).toBeNull())
  expect(paste(room.getByLabelText('Quiz Title'), '', [broken]), 'a field of the quiz takes none').toBe(true)
  expect(paste(document.body, '', [broken]), 'where nothing has the focus, it is ours').toBe(false)
  await room.findByText(refusal)
  await press(/^1/)
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

test('cells of a spreadsheet become lines, not a picture, and a file that is not a picture is refused', async () => {
  const { room, press, options } = await openRoom(true)
  await press('Add New Question')
  const area = await room.findByLabelText('Option A')
  paste(area, FOUR, [new File(['x'], 'image.png', { type: 'image/png' })])
  await until(() => expect(options()).toEqual(['Red', 'Green', 'Blue', 'Black']))
  expect(drop(area, new File(['x'], 'notes.pdf', { type: 'application/pdf' })), 'the page stays').toBe(false)
  await until(() => expect(room.getAllByRole('status').some(isFault)).toBe(true))
  expect(proxy().calls(/upload/)).toEqual([])
})

test('a paper dropped on an empty quiz is read before it is added', async () => {
  const { room, screen } = await openRoom(true)
  const place = (await room.findByText('Have them already?')).closest('.drop')
  drop(place as Element, new File(['What is $m$? {=Mass ~Speed ~Time ~Heat}'], 'paper.gift'))
  const paste = within(await screen.findByRole('dialog', { name: 'Paste anything' }))
  await paste.findByRole('button', { name: 'Add 1 question' })
})

test('a piece of the palette goes to the cursor in the field used last', async () => {
  const { room, press } = await openRoom()
  await press(/^1/)
  const option = await room.findByLabelText<HTMLTextAreaElement>('Option D')
  option.focus()
  fireEvent.focusIn(option)
  option.setSelectionRange(0, option.value.length)
  await press('Root')
  await until(() => expect(option.value).toBe(String.raw`$\sqrt{48.6°}$`))
})
