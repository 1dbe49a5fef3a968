import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'

const { proxy } = openSchool(at('10:02:00'))
const SIGN_IN = 'Sign in with Google'

const insert = (kind: 'quiz-app' | 'slot-booker') => insertWidget(kind, { 'api-base': `${proxy().url}/api` })

test('a visitor reads one line below the booking element, until that element is gone', async () => {
  const booker = await insert('slot-booker')
  const app = await insert('quiz-app')
  expect(await booker.screen.findByRole('button', { name: SIGN_IN })).toBeTruthy()
  fireEvent.click(await app.screen.findByRole('button', { name: 'Sign in above' }))
  expect(booker.element.shadowRoot?.activeElement?.textContent).toBe(SIGN_IN)
  expect(app.screen.queryByRole('button', { name: SIGN_IN })).toBeNull()
  expect(app.screen.queryByText('Please sign in below'), 'nor is it sent below').toBeNull()
  await app.screen.findByRole('tab', { name: /^All/ })
  booker.element.remove()
  expect(await app.screen.findByRole('button', { name: SIGN_IN })).toBeTruthy()
  expect(app.screen.getByText('Please sign in below')).toBeTruthy()
})

test('a visitor signs in where they are if the booking element is below, or missing', async () => {
  const app = await insert('quiz-app')
  const booker = await insert('slot-booker')
  expect(await booker.screen.findByRole('button', { name: SIGN_IN })).toBeTruthy()
  await until(() => expect(app.text()).toContain(SIGN_IN))
  expect(app.text()).not.toContain('Sign in above')
  await app.screen.findByRole('tab', { name: /^All/ })
})
