// SPEC 2 Slot Booking Dashboard; 8 Odd records
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureSlots } from '../../demo/api/slots/slots.ts'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at, morningSlot } from '../support/school/fixtures.ts'
import { book, enrol } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'
import { startOver } from '../support/server/slot-config.ts'

const { school, proxy } = openSchool(at('10:12:00'))
const openApp = appAt(proxy)

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  HTMLElement.prototype.showPopover ??= () => {}
  await startOver(school())
  await school().deps.db.deleteFrom('slots').execute()
})
afterEach(() => void vi.unstubAllEnvs())

async function openMap() {
  const widget = await openApp('/admin/slots', await enrol(school(), { isAdmin: true }))
  const cells = () => [...(widget.element.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>('.gauge')]
  const named = (name: RegExp) => widget.screen.findByRole('button', { name })
  return { ...widget, cells, named }
}

const asleep = instead(answers(500, { message: 'The database is asleep' }))
const STATISTICS = /GET \/api\/admin\/slots\/statistics/

test('the map shows seven days, describes each slot in words, and opens its bookings', async () => {
  await ensureSlots(school().deps)
  const { db } = school().deps
  await db
    .updateTable('slots')
    .set({ booked: 250 })
    .where('starts_at', '=', new Date(at('10:00:00')))
    .execute()
  const { screen, cells, named } = await openMap()
  await until(() => expect(cells()).toHaveLength(7 * 20))
  expect(proxy().calls(STATISTICS)).toHaveLength(7)
  const running = await named(/^Wednesday, March 4, 2026, 10:00\s–\s10:30\sAM: 50% booked, running now$/)
  await screen.findByRole('heading', { name: 'Today, slot by slot' })
  expect(running.className).toContain('running')
  expect((await named(/March 4, 2026, 9:30.*over$/)).className).toContain('past')
  const slotId = running.dataset.slotId ?? ''
  await book(await enrol(school(), { name: 'Asha Rao' }), slotId)
  fireEvent.click(running)
  expect(await screen.findByText('Asha Rao')).toBeTruthy()
  expect(
    screen.getByRole('heading', { name: /^Slot Bookings - 10:00\s–\s10:30\sAM \(Mar 4, 2026\)$/ }),
  ).toBeTruthy()
})

test('the map is a single Tab stop, and arrow keys go from slot to slot', async () => {
  await ensureSlots(school().deps)
  const { element, cells, named } = await openMap()
  await until(() => expect(cells()).toHaveLength(7 * 20))
  const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0)
  const focused = () => element.shadowRoot?.activeElement?.getAttribute('aria-label')
  expect(stops()).toEqual([await named(/running now/)])
  stops()[0]?.focus()
  const press = (key: string) => fireEvent.keyDown(stops()[0] as HTMLElement, { key })
  for (const [key, label] of [
    ['ArrowRight', /March 4, 2026, 10:30/],
    ['ArrowDown', /March 5, 2026, 10:30/],
    ['ArrowLeft', /March 5, 2026, 10:00/],
    ['ArrowUp', /March 4, 2026, 10:00/],
    ['End', /March 4, 2026, 5:30/],
    ['Home', /March 4, 2026, 8:00/],
  ] as const) {
    press(key)
    await until(() => expect(focused()).toMatch(label))
    expect(stops()).toHaveLength(1)
  }
})

test('the map keeps the days that could be read, and can read the others again', async () => {
  await ensureSlots(school().deps)
  proxy().plan(/statistics\?date=2026-03-05/, asleep)
  const { screen, cells, press } = await openMap()
  expect(await screen.findByText('These days could not be loaded: Thursday, March 5.')).toBeTruthy()
  await until(() => expect(cells()).toHaveLength(6 * 20))
  await press('button', 'Read again')
  await until(() => expect(cells()).toHaveLength(7 * 20))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the map counts the slots that could not be read, and shows the others', async () => {
  const odd = [morningSlot, { ...morningSlot, _id: 'odd', endTime: 'noon' }]
  proxy().plan(/statistics\?date=2026-03-05/, instead(answers(200, odd)))
  const { screen, cells } = await openMap()
  await screen.findByText('1 entry could not be shown.')
  expect(cells()).toHaveLength(1)
})

test('the map says how to fill it if there are no slots', async () => {
  const { screen, cells } = await openMap()
  expect(await screen.findByText('There are no slots in the coming seven days.')).toBeTruthy()
  expect(cells()).toEqual([])
})
