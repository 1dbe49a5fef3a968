// SPEC 8 Friendly messages
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ApiMessage } from '../../src/domain/lib/api-messages.ts'
import { Failure } from '../../src/domain/lib/failure.ts'
import { apiMessages } from '../../src/messages/en/api-messages.ts'
import { explain } from '../../src/messages/explain.ts'
import { word } from '../../src/messages/lib/wording.ts'
import { noticeWords } from '../../src/messages/notice-words.ts'

const server = readdirSync('demo/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join('demo/api', file), 'utf8'))
  .join('\n')

/** A parameter as it stands in the server's template. */
const hole = (name: string) => `$\{${name}}`

const PARAMETERS = {
  days: hole('MAX_DAYS'),
  field: hole('field'),
  problem: hole('problem'),
  count: hole('made'),
  megabytes: hole('megabytes'),
  whom: 'all',
}

describe('the English message', () => {
  test.each(Object.keys(apiMessages))('for the code %s is that of the reference API', (code) => {
    const said = word(apiMessages, { code, ...PARAMETERS } as unknown as ApiMessage)
    expect(server).toContain(said)
  })
})

const says = (code: string | undefined, message = 'Lo sentimos', parameters?: unknown) =>
  explain(new Failure({ message, status: 409, code, parameters }), 'book-slot')

describe('the message of a refusal', () => {
  test('follows its code, whatever the API says', () => {
    expect(says('slot_full')).toBe('This slot is fully booked')
  })

  test('has its figures', () => {
    expect(says('too_large', 'Too large', { field: 'image', megabytes: 5 })).toBe(
      'image: must be at most 5 MB',
    )
  })

  test.each([
    ['a code that is unknown here', 'closed_on_sundays', undefined],
    ['no code', undefined, undefined],
    ['figures that do not fit', 'too_large', { field: 'image', megabytes: 'many' }],
    ['no figures where there should be some', 'too_large', undefined],
    ['figures that are none', 'too_large', null],
    ['the name of what every object has', 'toString', undefined],
  ])('is that of the API if there is %s', (_, code, parameters) => {
    expect(says(code, 'Lo sentimos', parameters)).toBe('Lo sentimos')
  })
})

test('the message of a success follows the same rules', () => {
  const booked = { code: 'slot-booked', said: { message: 'Hecho', code: 'already_booked' } } as const
  expect(noticeWords(booked)).toBe('You have already booked this slot')
  expect(noticeWords({ code: 'slot-booked', said: { message: 'Hecho' } })).toBe('Hecho')
  expect(noticeWords({ code: 'slot-booked', said: {} })).toBe('Slot booked successfully')
})
