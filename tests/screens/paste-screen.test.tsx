// SPEC 2 Writing room
import '../ui/support.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ImportScreen } from '../../src/screens/writing-room/exchange/import-screen.tsx'
import { $adding } from '../../src/stores/exchange/import-adding.ts'
import { giveFile, giveText } from '../../src/stores/exchange/import-giving.ts'
import { forgetImport } from '../../src/stores/exchange/import-kept.ts'
import { $importProgress, $importText } from '../../src/stores/exchange/import-source.ts'

const PAPER = `1. A lens
a) bends   *b) breaks

2. A prism
a) splits   b) joins   c) hides

3. A mirror
a) glows   b) reflects

4. Only one
*a) here
`

// Nothing is returned: awaited, React would keep its queue open for a moment in which a late reading complains.
afterEach(() => {
  act(forgetImport)
})

async function openWith(text: string) {
  render(<ImportScreen onAdded={() => {}} />)
  await act(() => giveText(text))
  const found = (number: number) => within(screen.getByRole('article', { name: `Question ${number}` }))
  return { found }
}

const counts = () => document.querySelector('.panel-foot')?.textContent

test('one tap answers, the focus moves to the next question that asks, and the answer can be taken back', async () => {
  const { found } = await openWith(PAPER)
  expect(counts()).toContain('1 ready · 2 need a key · 1 has a problem')
  fireEvent.click(found(2).getByRole('button', { name: 'B is right' }))
  expect(document.activeElement).toBe(found(3).getByRole('button', { name: 'A is right' }))
  expect(screen.getByRole('status').textContent).toBe('Question 2: B. 2 still need you.')
  fireEvent.keyDown(document.activeElement as Element, { key: 'b' })
  expect(found(3).getByText('You said B.')).toBeDefined()
  expect(counts()).toContain('3 ready · 1 has a problem')
  fireEvent.click(found(2).getByRole('button', { name: 'Change' }))
  expect(counts()).toContain('2 ready · 1 needs a key')
  expect(document.activeElement).toBe(found(2).getByRole('button', { name: 'A is right' }))
})

test('questions that need the teacher can be shown alone', async () => {
  await openWith(PAPER)
  fireEvent.click(screen.getByRole('button', { name: /^Need you/ }))
  expect(screen.getAllByRole('article').map((article) => article.dataset.number)).toEqual(['2', '3', '4'])
})

test('a question with a problem names it, shows its lines, and can be left out and taken back', async () => {
  const { found } = await openWith(PAPER)
  fireEvent.click(found(4).getByRole('button', { name: 'Show the lines' }))
  const lines = [...document.querySelectorAll<HTMLElement>('.source-line.shown')].map(
    ({ dataset }) => dataset.line,
  )
  expect(lines[0]).toBe('10')
  fireEvent.click(found(4).getByRole('button', { name: 'Leave out' }))
  expect(counts()).toContain('1 left out')
  expect(document.activeElement, 'on to the next that needs the teacher').toBe(
    found(2).getByRole('button', { name: 'A is right' }),
  )
  fireEvent.click(found(4).getByRole('button', { name: 'Take it back' }))
  expect(counts()).toContain('1 has a problem')
  expect(document.activeElement).toBe(found(4).getByRole('button', { name: 'Show the lines' }))
})

test('the pencil moves the cursor to the question in the text, where its lines have the colour of its state', async () => {
  const { found } = await openWith(PAPER)
  fireEvent.click(found(3).getByRole('button', { name: 'Edit question 3' }))
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' })
  expect(document.activeElement).toBe(area)
  expect(area.value.slice(area.selectionStart)).toMatch(/^3\. A mirror/)
  const toned = (tone: string) =>
    [...document.querySelectorAll<HTMLElement>(`.source-line.${tone}`)].map(({ dataset }) => dataset.line)
  expect(toned('asks')).toEqual(['4', '5', '7', '8'])
  expect(toned('wrong')[0]).toBe('10')
})

test('pictures that were not uploaded are named, with the choices that remain', async () => {
  await openWith(PAPER)
  act(() =>
    $adding.set({
      state: 'failed',
      total: 8,
      failed: [{ index: 2, name: 'lens.png', problem: { code: 'too-large', limitMb: 5 } }],
    }),
  )
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('1 of 8 pictures could not be uploaded. Nothing is added yet.')).toBeDefined()
  expect(alert.getByText('lens.png').closest('li')?.textContent).toMatch(/^lens\.png: /)
  expect(alert.getByRole('button', { name: 'Add without this picture' })).toBeDefined()
})

test('starting again asks first if answers would be lost', async () => {
  const { found } = await openWith(PAPER)
  fireEvent.click(found(2).getByRole('button', { name: 'B is right' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  const dialog = screen.getByRole('alertdialog')
  expect($importText.get()).toBe(PAPER)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start again' }))
  expect($importText.get()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your text' }))
})

test('a text that is too long to edit says so, instead of how to edit it', async () => {
  await openWith(`${PAPER}\n${' '.repeat(500_000)}`)
  expect(screen.getByText(/^The text is too long/)).toBeDefined()
  expect(screen.queryByText(/^Change the text here/)).toBeNull()
})

test('a long reading says so even without a known length, and stopping it keeps the focus nearby', async () => {
  await openWith(PAPER)
  act(() => $importProgress.set({ done: 0, total: 0 }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  const title = screen.getByRole('heading', { name: 'Your text' })
  expect(document.activeElement).toBe(title)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read it again' })))
  expect(document.activeElement).toBe(title)
})

const THOUSANDS = Array.from({ length: 20_000 }, (_, index) => `line ${index + 1}`).join('\n')

test('a text of 20,000 lines draws only those in view', async () => {
  await openWith(THOUSANDS)
  expect(document.querySelectorAll('.source-line').length).toBeLessThan(500)
})

const LOSSES = `1. Solve [?]
*a) 1   b) 2

2. And [?]
a) 1   b) 2

3. Also [?]
a) 1   *b) 2
`

test('a question that lost something says what, and is taken as it is with one press for all of its kind', async () => {
  const { found } = await openWith(LOSSES)
  expect(counts()).toContain('0 ready · 1 needs a key · 2 lost something')
  expect(found(1).getByText(/^the text has \[\?\] where something/)).toBeDefined()
  fireEvent.click(found(1).getByRole('button', { name: 'Add it and 2 others as they are' }))
  expect(counts()).toContain('2 ready · 1 needs a key')
  expect(document.activeElement, 'on to the key that is missing').toBe(
    found(2).getByRole('button', { name: 'A is right' }),
  )
  fireEvent.click(found(3).getByRole('button', { name: 'Change' }))
  expect(document.activeElement).toBe(found(3).getByRole('button', { name: 'Add it as it is' }))
})

test('a question without a key shows its loss beside the letters, and asks about it after the key', async () => {
  const { found } = await openWith(LOSSES)
  expect(found(2).getByRole('button', { name: 'Add it as it is' })).toBeDefined()
  fireEvent.click(found(2).getByRole('button', { name: 'B is right' }))
  expect(document.activeElement).toBe(found(2).getByRole('button', { name: 'Add it as it is' }))
  expect(screen.getByRole('button', { name: 'Add 0 questions' }).hasAttribute('disabled')).toBe(true)
})

test('to edit a loss, the cursor goes to its line', async () => {
  const { found } = await openWith(LOSSES)
  fireEvent.click(found(3).getByRole('button', { name: 'Edit the text' }))
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' })
  expect(document.activeElement).toBe(area)
  expect(area.value.slice(area.selectionStart)).toMatch(/^3\. Also/)
})

const HEAD = ['Physics', 'Class 10', 'Optics', 'Second test', 'Spring term'].join('\n\n')

test('many lines without a question are said on top and shown, in the list and in the text', async () => {
  await openWith(`${HEAD}\n\n${PAPER}`)
  const banner = within(
    screen.getByText('5 of 13 lines belong to no question.').closest('.banner') as HTMLElement,
  )
  fireEvent.click(banner.getByRole('button', { name: 'Show them' }))
  expect(document.activeElement?.textContent).toBe('Line 1')
  expect(document.querySelectorAll('.source-line.dropped')).toHaveLength(5)
  expect(screen.getByText('Striped lines belong to no question.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Add to question/ }), 'the last line alone').toHaveLength(1)
})

test('an empty file says so by its name where files are dropped, and leads to another one', async () => {
  await openWith('')
  await act(() => giveFile(new File([], 'empty.txt')))
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('empty.txt')).toBeDefined()
  expect(screen.getByRole('alert').closest('.big-drop, .small-drop')).not.toBeNull()
  expect(screen.queryByLabelText('Choose a file'), 'one button').toBeNull()
  expect(alert.getByText('This file is empty.')).toBeDefined()
  expect(alert.getByLabelText('Choose another file')).toBeDefined()
})
