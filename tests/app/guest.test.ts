import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import { settle } from '../support/page/probe.tsx'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('09:40:00'))

let eleven = ''

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  await storeSlot(school(), at('10:00:00'))
  eleven = await storeSlot(school(), at('11:00:00'))
  await storeSlot(school(), at('13:00:00'))
  await storeQuiz(school(), { closes: at('13:30:00') })
})
afterEach(() => void vi.unstubAllEnvs())

const openBooker = async () => {
  const booker = await insertWidget('slot-booker', { 'api-base': `${proxy().url}/api` })
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  return booker
}

test('the booking element offers the times of the day as one choice, with one button for the chosen one', async () => {
  keepSession(await enrol(school()))
  const { screen } = await openBooker()
  const afternoon = within(await screen.findByRole('group', { name: 'Afternoon' }))
  const first = screen.getByRole<HTMLInputElement>('radio', { name: '10:00 AM 500 Available' })
  expect(first.checked, 'the first free one').toBe(true)
  fireEvent.click(afternoon.getByRole('radio', { name: /^1:00/ }))
  expect(first.checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Book Slot' }))
  await until(() => expect(screen.getByRole('radio', { name: '1:00 PM Your slot' })).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
})

test('it begins with the slot that the learner has, and leads nowhere else', async () => {
  const learner = await enrol(school())
  await book(learner, eleven)
  keepSession(learner)
  const { screen } = await openBooker()
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: '11:00 AM Your slot' })
  expect(own.checked).toBe(true)
  expect(screen.queryByRole('link', { name: 'Back to Home' })).toBeNull()
  expect(screen.queryByRole('banner')).toBeNull()
  await settle()
})

test('in a running slot it says so, without a way to quizzes that it does not have', async () => {
  const learner = await enrol(school())
  await book(learner, await storeSlot(school(), at('09:30:00')))
  keepSession(learner)
  const { screen } = await openBooker()
  await screen.findByText('Your Active Slot')
  expect(screen.queryByRole('link', { name: 'Go to Quizzes' })).toBeNull()
  await settle()
})
