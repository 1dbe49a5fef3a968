// SPEC 5 Validation
import { describe, expect, test } from 'vitest'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import {
  configDraftOf,
  configOfDraft,
  type SlotConfigDraft,
  validateConfigDraft,
} from '../../../src/domain/slots/slot-config-draft.ts'
import { slotConfig } from '../../../src/messages/en/slot-config.ts'

const DRAFT = configDraftOf(DEFAULT_SLOT_CONFIG)

test('a configuration from the API is unchanged by the form', () => {
  expect(configOfDraft(DRAFT)).toEqual(DEFAULT_SLOT_CONFIG)
  expect(validateConfigDraft(DRAFT)).toEqual({})
})

/** What is wrong with a draft, in words by field. */
const wordsFor = (draft: SlotConfigDraft) =>
  Object.fromEntries(
    Object.entries(validateConfigDraft(draft)).map(([field, problem]) => [
      field,
      slotConfig.problem(problem),
    ]),
  )

const DURATION = 'The slot duration must be a whole number of minutes from 15 to 120'
const CAPACITY = 'The slot capacity must be a whole number of users from 50 to 1000'
const DAYS = 'The booking window must be a whole number of days from 1 to 30'
const START = 'Please choose the hour at which slots start'
const END = 'Please choose the hour at which slots end'

describe('a form', () => {
  test.each([
    [{ slotDurationMinutes: '14' }, { slotDurationMinutes: DURATION }],
    [{ slotDurationMinutes: '121' }, { slotDurationMinutes: DURATION }],
    [{ slotDurationMinutes: '30.5' }, { slotDurationMinutes: DURATION }],
    [{ slotDurationMinutes: '' }, { slotDurationMinutes: DURATION }],
    [{ slotDurationMinutes: '   ' }, { slotDurationMinutes: DURATION }],
    [{ slotDurationMinutes: 'half an hour' }, { slotDurationMinutes: DURATION }],
    [{ slotCapacity: '49' }, { slotCapacity: CAPACITY }],
    [{ slotCapacity: '1001' }, { slotCapacity: CAPACITY }],
    [{ slotCapacity: '-500' }, { slotCapacity: CAPACITY }],
    [{ bookingWindowDays: '0' }, { bookingWindowDays: DAYS }],
    [{ bookingWindowDays: '31' }, { bookingWindowDays: DAYS }],
    [{ businessHoursStart: '24' }, { businessHoursStart: START }],
    [{ businessHoursEnd: '24' }, { businessHoursEnd: END }],
    [{ businessHoursEnd: '8' }, { businessHoursEnd: 'The end hour must be after the start hour' }],
    [{ businessHoursEnd: '7' }, { businessHoursEnd: 'The end hour must be after the start hour' }],
    [
      { businessHoursEnd: '9', slotDurationMinutes: '90' },
      { businessHoursEnd: 'No slot of 90 minutes fits between these hours' },
    ],
    [{ timezone: 'Asia/Kolkata' }, { timezone: 'Please choose one of the timezones' }],
    [
      { slotDurationMinutes: '5', slotCapacity: '', businessHoursEnd: '8' },
      { slotDurationMinutes: DURATION, slotCapacity: CAPACITY },
    ],
  ])('with %j is not saved, and says why', (typed, errors) => {
    const draft = { ...DRAFT, ...typed }
    expect(wordsFor(draft)).toEqual(errors)
    expect(configOfDraft(draft)).toBeUndefined()
  })

  test.each([
    { slotDurationMinutes: '15', slotCapacity: '50', bookingWindowDays: '1' },
    { slotDurationMinutes: '120', slotCapacity: '1000', bookingWindowDays: '30' },
    { businessHoursStart: '0', businessHoursEnd: '23' },
    { businessHoursEnd: '9', slotDurationMinutes: ' 60 ' },
  ])('with %j can be saved', (typed) => {
    const draft = { ...DRAFT, ...typed }
    expect(validateConfigDraft(draft)).toEqual({})
    expect(configOfDraft(draft)).toBeDefined()
  })
})
