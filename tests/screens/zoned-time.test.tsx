// SPEC 2 Book Slot
import '../ui/support.ts'
import { render } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { ZonedTime } from '../../src/screens/book-slot/zoned-time.tsx'

beforeAll(() => void vi.stubEnv('TZ', 'America/Los_Angeles'))
afterAll(() => void vi.unstubAllEnvs())

/** The clocks are put back on November 1, 2026, at nine in UTC. */
test.each([
  ['the day before the clock change', '2026-10-31T08:00:00Z', /^1:00\s–\s1:30\sAM PDT$/],
  ['before the clock change', '2026-11-01T08:00:00Z', /^1:00\s–\s1:30\sAM\sPDT $/],
  ['after the clock change', '2026-11-01T09:00:00Z', /^1:00\s–\s1:30\sAM\sPST $/],
])('a slot at one o’clock, %s, names its zone once', (_, begins, text) => {
  const from = Date.parse(begins)
  const { container } = render(<ZonedTime span={{ from, to: from + 30 * MINUTE_MS }} />)
  expect(container.textContent).toMatch(text)
})
