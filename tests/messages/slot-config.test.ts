import { describe, expect, test } from 'vitest'
import { DEFAULT_SLOT_CONFIG } from '../../src/domain/slots/default-slot-config.ts'
import { slotConfig } from '../../src/messages/en/slot-config.ts'

describe('a configuration', () => {
  test('is summed up in a line', () => {
    expect(slotConfig.summary(DEFAULT_SLOT_CONFIG)).toBe(
      '30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot',
    )
    expect(
      slotConfig.summary({ ...DEFAULT_SLOT_CONFIG, timezone: 'Asia/Tokyo', slotDurationMinutes: 45 }),
    ).toBe('45-minute slots, 8:00 AM to 6:00 PM (Asia/Tokyo), 500 users per slot')
  })

  test('that does not fit bookings says how many', () => {
    expect(slotConfig.confirmSave(1)).toMatch(/^1 booking is in a slot that no longer fits\. It stays valid/)
    expect(slotConfig.confirmSave(12)).toMatch(
      /^12 bookings are in slots that no longer fit\. They stay valid/,
    )
  })

  test('is confirmed in whole sentences', () => {
    expect(slotConfig.confirmSave(1)).toMatch(/ booked for\. Save this configuration\?$/)
    expect(slotConfig.confirmReset(0)).toBe('Are you sure you want to reset to default configuration?')
    expect(slotConfig.confirmReset(2)).toMatch(/^Are you sure .* configuration\? 2 bookings are in slots/)
  })
})
