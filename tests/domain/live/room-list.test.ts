import { describe, expect, test } from 'vitest'
import type { LivePerson } from '../../../src/domain/live/live.ts'
import {
  arrange,
  countByFilter,
  countMoves,
  findAbsent,
  findPeople,
  livePersonName,
  type RoomFilter,
  sortRoom,
} from '../../../src/domain/live/room-list.ts'
import { at } from '../../support/school/fixtures.ts'

const NOW = at('10:10:00')
const iso = (time: string) => new Date(at(time)).toISOString()
const person = (name: string, facts: Partial<LivePerson> = {}) =>
  ({
    user: { _id: `id-${name}`, name, email: `${name.toLowerCase()}@school.example` },
    state: 'started',
    deadline: iso('10:20:00'),
    lastSeen: iso('10:09:00'),
    ...facts,
  }) as LivePerson

const amara = person('Amara')
const ben = person('Ben', { lastSeen: iso('10:05:00') })
const chiara = person('Chiara', { lastSeen: iso('10:02:00') })
const fatima = person('Fatima', { state: 'submitted' })
const grace = person('Grace', { state: 'here' })
const hugo = person('Hugo', { state: 'booked' })
const everybody = [hugo, chiara, grace, amara, fatima, ben]
const names = (people: readonly LivePerson[]) => people.map(livePersonName).join(' ')
const namesInOrder = (keys: readonly string[]) => keys.map((key) => key.slice('id-'.length, -1)).join(' ')

describe('filtering and searching', () => {
  test.each<[RoomFilter, string]>([
    ['here', 'Chiara Grace Amara Fatima Ben'],
    ['need-you', 'Chiara Ben'],
    ['at-work', 'Chiara Amara Ben'],
    ['handed-in', 'Fatima'],
  ])('by %s shows %s', (filter, found) => {
    expect(names(findPeople(everybody, filter, '', NOW))).toBe(found)
    expect(countByFilter(everybody, NOW)[filter]).toBe(found.split(' ').length)
  })

  test.each([
    [' AMA ', 'Amara'],
    ['ben@school', 'Ben'],
    ['a', 'Chiara Grace Amara Fatima Ben'],
    ['nobody', ''],
  ])('for "%s" finds %s', (search, found) => {
    expect(names(findPeople(everybody, 'here', search, NOW))).toBe(found)
  })

  test.each(['nguyen', 'NGUYE\u0302\u0303N', 'Nguyễn'])('for "%s" finds a name with diacritics', (search) => {
    expect(names(findPeople([ben, person('Nguyễn')], 'here', search, NOW))).toBe('Nguyễn')
  })

  test('finds a person of whom only the id is known', () => {
    const unnamed = { ...amara, user: { _id: '65f0' } } as LivePerson
    expect(findPeople([unnamed], 'here', '65f', NOW)).toEqual([unnamed])
    expect(findPeople([unnamed], 'here', 'amara', NOW)).toEqual([])
  })
})

test('those who are not here are found apart, by name', () => {
  const alice = person('Alice', { state: 'booked' })
  expect(names(findAbsent([...everybody, alice], ''))).toBe('Alice Hugo')
  expect(names(findAbsent([...everybody, alice], 'hug'))).toBe('Hugo')
})

describe('the order of the room', () => {
  const order = sortRoom(everybody, NOW)

  test('begins with those who need help, the longest silence first, and ends with those who have handed in', () => {
    expect(namesInOrder(order.keys)).toBe('Chiara Ben Amara Grace Fatima Hugo')
    expect(order.urgency).toEqual([0, 0, 2, 3, 4, 5])
  })

  test('stays although people change, and newcomers are last', () => {
    const ines = person('Ines')
    const later = [ines, ...everybody.map((one) => ({ ...one, lastSeen: iso('10:09:00') }))]
    expect(names(arrange(later, order))).toBe('Chiara Ben Amara Grace Fatima Hugo Ines')
    expect(names(arrange([ben, hugo], order))).toBe('Ben Hugo')
  })

  test.each<[string, LivePerson[], number]>([
    ['nothing changed', everybody, 0],
    ['time passed for those at work', everybody.map((one) => ({ ...one, answered: 9 })), 0],
    ['one handed in', everybody.map((one) => (one === amara ? { ...amara, state: 'submitted' } : one)), 1],
    ['one came back', everybody.map((one) => (one === ben ? { ...ben, lastSeen: iso('10:09:00') } : one)), 1],
    [
      'one fell silent',
      everybody.map((one) => (one === amara ? { ...amara, lastSeen: iso('10:01:00') } : one)),
      1,
    ],
    ['somebody came', [...everybody, person('Ines')], 1],
    ['somebody left', everybody.slice(1), 0],
  ])('reports how many would move: %s', (_, people, moves) => {
    expect(countMoves(order, sortRoom(people, NOW))).toBe(moves)
  })

  test('keeps two attempts of one person apart', () => {
    const [optics, waves] = [person('Amara', { quizId: 'optics' }), person('Amara', { quizId: 'waves' })]
    expect(new Set(sortRoom([optics, waves], NOW).keys).size).toBe(2)
  })
})
