// SPEC 2 Layout
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFocus } from '../../../src/ui/hooks/hold-focus.ts'

let root: ShadowRoot

const PAGE = `
  <div class="root"><div class="page">
    <section>
      <h1>Quizzes</h1>
      <ul>
        <li><button>More for Optics</button></li>
        <li><button>More for Waves</button></li>
        <li><button>More for Heat</button></li>
      </ul>
      <p><button id="undo">Undo</button></p>
      <p><button id="previous">Previous</button></p>
    </section>
    <dialog open><h2>Delete?</h2><button>Cancel</button></dialog>
  </div></div>`

beforeEach(() => {
  const host = document.createElement('div')
  document.body.append(host)
  root = host.attachShadow({ mode: 'open' })
  root.append(document.createRange().createContextualFragment(PAGE))
  holdFocus()
})
afterEach(() => document.body.replaceChildren())

const buttons = (name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const focused = () => root.activeElement?.textContent

test.each([
  ['a row', 'More for Waves', ['li:nth-child(2)'], 'More for Heat'],
  ['the last row', 'More for Heat', ['li:nth-child(3)'], 'More for Waves'],
  [
    'a row with the one after it',
    'More for Waves',
    ['li:nth-child(3)', 'li:nth-child(2)'],
    'More for Optics',
  ],
  ['the list', 'More for Waves', ['ul'], 'Quizzes'],
  ['a button', 'Undo', ['#undo'], 'Quizzes'],
])(
  'the focus moves to the nearest remaining control when %s with the focus disappears',
  async (_, at, gone, next) => {
    buttons(at).focus()
    for (const selector of gone) root.querySelector(selector)?.remove()
    await vi.waitFor(() => expect(focused()).toBe(next))
  },
)

test('a closing dialog returns the focus to where it was opened, or to what remains there', async () => {
  buttons('More for Waves').focus()
  buttons('Cancel').focus()
  root.querySelector('li:nth-child(2)')?.remove()
  root.querySelector('dialog')?.remove()
  await vi.waitFor(() => expect(focused()).toBe('More for Heat'))
})

test('the focus is left alone if it was moved, or is in use elsewhere in the page', async () => {
  const beside = document.createElement('input')
  document.body.append(beside)
  buttons('Undo').focus()
  beside.focus()
  root.querySelector('#undo')?.remove()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(beside)
})
