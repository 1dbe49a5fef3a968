import { expect, test } from 'vitest'
import { DAY_MS } from '../../src/domain/lib/time.ts'
import { admin } from '../../src/messages/en/admin.ts'
import { format } from '../../src/messages/lib/language.ts'
import { at } from '../support/school/fixtures.ts'

test('an unsaved draft from today is offered by its time, an older one by its date, too', () => {
  const savedAt = at('12:00:00')
  expect(admin.offer.message(savedAt, savedAt)).toBe(`You have unsaved changes from ${format.time(savedAt)}`)
  expect(admin.offer.message(savedAt, savedAt + DAY_MS)).toBe(
    `You have unsaved changes from ${format.moment(savedAt)}`,
  )
})
